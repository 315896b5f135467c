// Ten defects planted in Nerva.
#include "model/nerva/ruleset.hpp"
#include "tests/fuzz/defects.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace nerva;
using Kit = Planted<nerva::RulesetType>;
using At = Case<Kit::Sound>;

std::vector<Kit::One> in_rules() {
    std::vector<Kit::One> all(5);
    all[0].name = "rules: an ambush always makes three points";
    all[0].misreads = [](auto& s) { read_as(s, AmbushPoints::three); };
    all[1].name = "rules: passing is always free";
    all[1].misreads = [](auto& s) { read_as(s, TurnMayPass::free); };
    all[2].name = "rules: the last place of the third level takes no pawn";
    all[2].legal = [](const At& c, bool sound) {
        return sound && !(c.move.is(Kind::place) && c.move.to.test(kPlaces - 1));
    };
    all[3].name = "rules: a small pawn that is taken is not booked as lost";
    all[3].apply = [](const At& c, auto& after) {
        if (c.move.is(Kind::attack) && Boards::level(c.move.to.lowest()) == 2)
            for (std::size_t s = 0; s < kSides; ++s) after.lost[s][2] = c.before.lost[s][2];
    };
    all[4].name = "rules: a king that falls to Black does not end the game";
    all[4].outcome = [](const auto&, const auto& p, auto& judged) {
        if (p.captured[0] && !p.captured[1]) judged = Bits<4>::single(0);
    };
    return all;
}
std::vector<Kit::One> in_constraints() {
    std::vector<Kit::One> all(5);
    all[0].name = "constraints: forgets what undoes an ambush";
    all[0].forgets = Clause::ambush_counter;
    all[1].name = "constraints: forgets that a place can be barred by a king";
    all[1].forgets = Clause::place_king_in_the_way;
    all[2].name = "constraints: forgets that equal places reveal both kings";
    all[2].forgets = Clause::king_same_place;
    all[3].name = "constraints: no attack along a diagonal of the third level";
    all[3].legal = [](const At& c, bool sound) {
        if (!sound || !c.move.is(Kind::attack)) return sound;
        const int from = c.move.from.lowest(), to = c.move.to.lowest();
        const bool diagonal = Boards::column(from) != Boards::column(to) && Boards::row(from) != Boards::row(to);
        return !(diagonal && Boards::level(from) == 2);
    };
    all[4].name = "constraints: a pass may leave the turn where it is";
    all[4].effect = [](const At& c, const auto& after, bool sound) {
        return sound || (c.move.is(Kind::pass) && same(c.before, after));
    };
    return all;
}

TEST(PlantedInNerva, EachIsFoundInFourMillionPositions) { Kit::expect_found(in_rules(), in_constraints()); }
TEST(PlantedInNerva, WithoutOneNothingIsFound) { Kit::expect_sound(); }

}  // namespace
}  // namespace nomos::fuzz_test
