#include "analysis/games/games.hpp"

#include "model/core/registry.hpp"

namespace nomos::games {

Roll<OfRuleset>& roll() {
    static Roll<OfRuleset> roll(games_built_here());
    return roll;
}

const OfRuleset* known(std::string_view ruleset) { return roll().find(ruleset); }
const OfRuleset& of(std::string_view ruleset) { return *known(find_ruleset(ruleset).info().id); }

}  // namespace nomos::games
