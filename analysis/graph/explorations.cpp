#include <map>

#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"

#define X(game)                                              \
    namespace nomos::game {                                  \
    graph::Exploration explore(const graph::ExploreChoice&); \
    graph::StudyOffer study();                               \
    graph::RoundsOfPlay rounds_of_play(int, int);            \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::graph {
namespace {

struct Entry {
    Exploration (*explore)(const ExploreChoice&);
    StudyOffer (*study)();
    RoundsOfPlay (*rounds)(int, int);
};
const Entry& entry(std::string_view ruleset) {
    static const std::map<std::string_view, Entry> table{
#define X(game) {#game, {game::explore, game::study, game::rounds_of_play}},
#include "nomos/rulesets.def"
#undef X
    };
    return table.at(find_ruleset(ruleset).info().id);
}

}  // namespace

Exploration explore(std::string_view ruleset, const ExploreChoice& choice) { return entry(ruleset).explore(choice); }
StudyOffer study_of(std::string_view ruleset) { return entry(ruleset).study(); }
RoundsOfPlay rounds_of_play(std::string_view ruleset, int games, int plies) {
    return entry(ruleset).rounds(games, plies);
}

}  // namespace nomos::graph
