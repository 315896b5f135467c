#include "analysis/reach.hpp"

#include <map>

#include "model/core/error.hpp"

#define X(game)                                                                          \
    namespace nomos::game {                                                              \
    ComingUp reach(const TableChoice&, const std::string& position, const ReachEffort&); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

ComingUp reach(std::string_view ruleset, const TableChoice& choice, const std::string& position,
               const ReachEffort& effort) {
    static const std::map<std::string_view, ComingUp (*)(const TableChoice&, const std::string&, const ReachEffort&)>
        all{
#define X(game) {#game, game::reach},
#include "nomos/rulesets.def"
#undef X
        };
    return all.at(find_ruleset(ruleset).info().id)(choice, position, effort);
}

}  // namespace nomos
