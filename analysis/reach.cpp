#include "analysis/reach.hpp"

#include "analysis/games/games.hpp"

namespace nomos {

ComingUp reach(std::string_view ruleset, const TableChoice& choice, const std::string& position,
               const ReachEffort& effort) {
    return games::of(ruleset).reach(choice, position, effort);
}

}  // namespace nomos
