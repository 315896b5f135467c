// Ten defects planted in Nymbat.
#include "model/nymbat/ruleset.hpp"
#include "tests/fuzz/defects.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace nymbat;
using Kit = Planted<nymbat::RulesetType>;
using At = Case<Kit::Sound>;

std::vector<Kit::One> in_rules() {
    std::vector<Kit::One> all(5);
    all[0].name = "rules: three turns of delay are enough under every reading";
    all[0].misreads = [](auto& s) { read_as(s, DelayTurns::three); };
    all[1].name = "rules: a group may stand still under every reading";
    all[1].misreads = [](auto& s) { read_as(s, GroupStandStill::allowed); };
    all[2].name = "rules: no piece moves to the end of its row";
    all[2].legal = [](const At& c, bool sound) {
        if (!sound || !c.move.is(Kind::go)) return sound;
        const int to = c.move.to.lowest(), row = Hexagon::row(to);
        return Hexagon::column(to) != Hexagon::first_column(row) + Hexagon::hexes_in(row) - 1;
    };
    all[3].name = "rules: Blue pays no reserve for six points";
    all[3].apply = [](const At& c, auto& after) {
        if (c.before.blue_to_move && c.before.brought == 6) after.reserve[1] = c.before.reserve[1];
    };
    all[4].name = "rules: Red on the end of Blue's home row has not won";
    all[4].outcome = [](const auto&, const auto& p, auto& judged) {
        const int corner = Hexagon::hex(Hexagon::first_column(Hexagon::kRows - 1), Hexagon::kRows - 1);
        if (p.pieces_of(Side::red).test(corner)) judged = Bits<3>::single(0);
    };
    return all;
}
std::vector<Kit::One> in_constraints() {
    std::vector<Kit::One> all(5);
    all[0].name = "constraints: forgets that the way must be free";
    all[0].forgets = Clause::move_path;
    all[1].name = "constraints: forgets the limit of a breakthrough";
    all[1].forgets = Clause::breakthrough_limit;
    all[2].name = "constraints: forgets that a retreat delays";
    all[2].forgets = Clause::retreat_turn;
    all[3].name = "constraints: a group of seven or more cannot be chosen";
    all[3].legal = [](const At& c, bool sound) {
        return sound && !(c.move.is(Kind::group) && c.move.area.hexes.count() > 6);
    };
    all[4].name = "constraints: a turn of delay may go uncounted";
    all[4].effect = [](const At& c, const auto& after, bool sound) {
        auto counted = after;
        ++counted.delays[0];
        return sound || (counted.delays[0] == c.before.delays[0] + 1 &&
                         Kit::Sound::Constraints::effect<Native>(c.setting, c.before, c.move, counted, {}));
    };
    return all;
}

TEST(PlantedInNymbat, EachIsFoundInFourMillionPositions) { Kit::expect_found(in_rules(), in_constraints()); }
TEST(PlantedInNymbat, WithoutOneNothingIsFound) { Kit::expect_sound(); }

}  // namespace
}  // namespace nomos::fuzz_test
