// What analysis compiles once a ruleset (compiled.hpp and of_ruleset.hpp of its rooms), by the ruleset's name.
#pragma once

#include "analysis/author/questions.hpp"
#include "analysis/games/analysis.hpp"
#include "analysis/graph/exploration.hpp"
#include "analysis/lines/reach.hpp"
#include "analysis/readings/same_game.hpp"
#include "checkers/evidence.hpp"
#include "checkers/tried.hpp"
#include "model/core/roll.hpp"

namespace nomos::graph {
class Held;
}

namespace nomos::games {

struct OfRuleset {
    const Analysis& (*analysis)();
    SameGameFacts (*same_games)(const Options&);
    std::vector<examples::Evidence> (*evidence_on_readings)();
    std::vector<std::string> (*usually_settled)();
    ComingUp (*reach)(const TableChoice&, const std::string& position, const ReachEffort&);
    Questionnaire (*questions)(const Options&);
    std::string (*words_of_move)(std::string_view position, std::string_view move);
    graph::Exploration (*explore)(const graph::ExploreChoice&);
    std::unique_ptr<graph::Held> (*held)(const graph::ExploreChoice&, graph::Exploration&);
    graph::StudyOffer (*study)();
    std::unique_ptr<Table> (*table_on_board)(const graph::ExploreChoice&);
    graph::Unrolling (*unroll)(const graph::ExploreChoice&, int, unsigned);
    RoundsOfPlay (*rounds_of_play)(int, int);
    std::vector<TriedChange> (*tried)(const Options&, const std::vector<TextChange>&);
};
// Throws UnknownName. `known` is nullptr of what is not in the registry.
const OfRuleset& of(std::string_view ruleset);
const OfRuleset* known(std::string_view ruleset);

Roll<OfRuleset>& roll();
RollLines<OfRuleset> games_built_here();

}  // namespace nomos::games
