// What other rooms ask of a ruleset by its name, answered from the table of games.hpp; nothing else is done here.
#include "analysis/games/games.hpp"
#include "analysis/graph/held.hpp"

namespace nomos {

const Analysis& analysis_of(std::string_view ruleset) { return games::of(ruleset).analysis(); }

ComingUp reach(std::string_view ruleset, const TableChoice& choice, const std::string& position,
               const ReachEffort& effort) {
    return games::of(ruleset).reach(choice, position, effort);
}

Questionnaire questions_about(std::string_view ruleset, const Options& options) {
    return games::of(ruleset).questions(options);
}

std::string move_in_words(std::string_view ruleset, std::string_view position, std::string_view move) {
    const games::OfRuleset* known = games::known(ruleset);
    return known ? known->words_of_move(position, move) : "";
}

}  // namespace nomos

namespace nomos::graph {

Exploration explore(std::string_view ruleset, const ExploreChoice& choice) {
    return games::of(ruleset).explore(choice);
}
StudyOffer study_of(std::string_view ruleset) { return games::of(ruleset).study(); }
std::unique_ptr<Table> table_of(std::string_view ruleset, const ExploreChoice& choice) {
    return games::of(ruleset).table_on_board(choice);
}
Unrolling unroll(std::string_view ruleset, const ExploreChoice& choice, int plies, unsigned resources) {
    return games::of(ruleset).unroll(choice, plies, resources);
}
RoundsOfPlay rounds_of_play(std::string_view ruleset, int games, int plies) {
    return games::of(ruleset).rounds_of_play(games, plies);
}
std::unique_ptr<Held> held_of(std::string_view ruleset, const ExploreChoice& choice, Exploration& told) {
    return games::of(ruleset).held(choice, told);
}

}  // namespace nomos::graph
