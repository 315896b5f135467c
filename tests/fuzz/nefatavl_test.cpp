// Ten defects planted in Nefatavl.
#include "model/nefatavl/ruleset.hpp"
#include "tests/fuzz/defects.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace nefatavl;
using Kit = Planted<nefatavl::RulesetType>;
using At = Case<Kit::Sound>;
using Place = nefatavl::Board<11>;

int distance(const At& c) {
    const int from = c.move.from.lowest(), to = c.move.to.lowest();
    return std::max(std::abs(Place::column(from) - Place::column(to)), std::abs(Place::row(from) - Place::row(to)));
}
bool ends_beside_corner(const At& c) { return (Place::beside(Place::corners()) & c.move.to).any(); }

std::vector<Kit::One> in_rules() {
    std::vector<Kit::One> all(5);
    all[0].name = "rules: the king hits under every reading";
    all[0].misreads = [](auto& s) { read_as(s, KingHits::hits); };
    all[1].name = "rules: a corner helps against the king under every reading";
    all[1].misreads = [](auto& s) { read_as(s, KingBrownSquare::helps); };
    all[2].name = "rules: an attacker may stop on the free centre next to it";
    all[2].legal = [](const At& c, bool sound) {
        const bool steps_in =
            c.move.to == Place::centre() && (Place::beside(Place::centre()) & c.move.from & c.before.attackers).any();
        return sound || (steps_in && !c.before.defenders_to_move && (c.before.stones() & c.move.to).none() &&
                         c.before.king.any() && (c.before.king & Place::corners()).none());
    };
    all[3].name = "rules: a defender in the top row is never taken";
    all[3].apply = [](const At& c, auto& after) {
        if (!c.before.defenders_to_move) after.defenders |= c.before.defenders & Place::row_cells(10);
    };
    all[4].name = "rules: the last corner does not win";
    all[4].outcome = [](const auto&, const auto& p, auto& judged) {
        if (p.king.test(120)) judged = Bits<3>::single(0);
    };
    return all;
}
std::vector<Kit::One> in_constraints() {
    std::vector<Kit::One> all(5);
    all[0].name = "constraints: forgets that nothing is jumped";
    all[0].forgets = Clause::move_no_jump;
    all[1].name = "constraints: forgets that a brown square hits";
    all[1].forgets = Clause::capture_brown_hitter;
    all[2].name = "constraints: forgets the king beside the centre";
    all[2].forgets = Clause::king_beside_centre_three;
    all[3].name = "constraints: no slide across the whole board";
    all[3].legal = [](const At& c, bool sound) { return sound && distance(c) < 10; };
    all[4].name = "constraints: beside a corner the turn may stay";
    all[4].effect = [](const At& c, const auto& after, bool sound) {
        auto stays = after;
        stays.defenders_to_move = !after.defenders_to_move;
        return sound || (ends_beside_corner(c) &&
                         Kit::Sound::Constraints::effect<Native>(c.setting, c.before, c.move, stays, {}));
    };
    return all;
}

TEST(PlantedInNefatavl, EachIsFoundInFourMillionPositions) { Kit::expect_found(in_rules(), in_constraints()); }
TEST(PlantedInNefatavl, WithoutOneNothingIsFound) { Kit::expect_sound(); }

}  // namespace
}  // namespace nomos::fuzz_test
