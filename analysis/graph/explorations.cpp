#include <map>

#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"

#define X(game)                                              \
    namespace nomos::game {                                  \
    graph::Exploration explore(const graph::ExploreChoice&); \
    graph::StudyOffer study();                               \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::graph {
namespace {

struct Entry {
    Exploration (*explore)(const ExploreChoice&);
    StudyOffer (*study)();
};
const Entry& entry(std::string_view ruleset) {
    static const std::map<std::string_view, Entry> table{
#define X(game) {#game, {game::explore, game::study}},
#include "nomos/rulesets.def"
#undef X
    };
    return table.at(find_ruleset(ruleset).info().id);
}

}  // namespace

Exploration explore(std::string_view ruleset, const ExploreChoice& choice) { return entry(ruleset).explore(choice); }
StudyOffer study_of(std::string_view ruleset) { return entry(ruleset).study(); }

}  // namespace nomos::graph
