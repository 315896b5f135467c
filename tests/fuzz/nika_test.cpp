// Ten defects planted in Nika.
#include "model/nika/ruleset.hpp"
#include "tests/fuzz/defects.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace nika;
using Kit = Planted<nika::RulesetType>;
using At = Case<Kit::Sound>;

std::vector<Kit::One> in_rules() {
    std::vector<Kit::One> all(5);
    all[0].name = "rules: a gap always splits a line";
    all[0].misreads = [](auto& s) { read_as(s, PhalanxLineWithGap::each_run); };
    all[1].name = "rules: whoever is pushed home wins under every reading";
    all[1].misreads = [](auto& s) { read_as(s, VictoryPushedHome::wins); };
    all[2].name = "rules: six pieces are never a phalanx";
    all[2].legal = [](const At& c, bool sound) { return sound && c.move.pieces.count() < 6; };
    all[3].name = "rules: Thebes forgets that a pass was its first action";
    all[3].apply = [](const At& c, auto& after) {
        if (c.before.turn.test(3) && c.move.is(Kind::pass)) after.passed_first = false;
    };
    all[4].name = "rules: the list lacks marches of a whole phalanx to the west";
    all[4].unlisted = [](const At& c) {
        return c.move.is(Kind::move) && c.move.pieces.count() > 2 && c.move.towards(Direction::west);
    };
    return all;
}
std::vector<Kit::One> in_constraints() {
    std::vector<Kit::One> all(5);
    all[0].name = "constraints: forgets that a push must outweigh";
    all[0].forgets = Clause::push_outweighs;
    all[1].name = "constraints: forgets that a push goes one space";
    all[1].forgets = Clause::push_one_space;
    all[2].name = "constraints: forgets that enemies' victory areas are barred";
    all[2].forgets = Clause::area_enemy_victory_barred;
    all[3].name = "constraints: no rally onto a corner of the frame";
    all[3].legal = [](const At& c, bool sound) {
        const bool corner = c.move.pieces.test(0) || c.move.pieces.test(kFrame - 1);
        return sound && !(c.move.is(Kind::rally) && corner);
    };
    all[4].name = "constraints: after four idle turns the count may stay";
    all[4].effect = [](const At& c, const auto& after, bool sound) {
        auto next = after;
        ++next.idle_turns;
        return sound || (c.before.idle_turns == 3 && after.idle_turns == 3 &&
                         Kit::Sound::Constraints::effect<Native>(c.setting, c.before, c.move, next, {}));
    };
    return all;
}

TEST(PlantedInNika, EachIsFoundInFourMillionPositions) { Kit::expect_found(in_rules(), in_constraints()); }
// A piece of Nika is a bit of two words: nothing beside the right position is one that differs in a single field.
TEST(PlantedInNika, APieceThatTurnsByItselfIsASecondResult) {
    Kit::One defect;
    defect.effect = [](const At& c, const auto& after, bool sound) {
        auto unturned = after;
        unturned.facing = c.before.facing;
        return sound || (c.move.is(Kind::pass) &&
                         Kit::Sound::Constraints::effect<Native>(c.setting, c.before, c.move, unturned, {}));
    };
    Kit::Bad::in_constraints = &defect;
    EXPECT_TRUE(positions_to_find<Kit::Bad>("second-result"));
    Kit::Bad::in_constraints = nullptr;
}
TEST(PlantedInNika, WithoutOneNothingIsFound) { Kit::expect_sound(); }

}  // namespace
}  // namespace nomos::fuzz_test
