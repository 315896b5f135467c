// The board, and areas with their certificates.
#include "model/nymbat/hexagon.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/nymbat/position.hpp"
#include "model/smt/session.hpp"

namespace nomos::nymbat {
namespace {

using Set = Hexagon::Hexes;

template <Way... ways>
void expect_steps_are_neighbours(int hex) {
    const auto one = Set::single(hex);
    const auto check = [&](const Set& moved, Way w) {
        const int to = Hexagon::neighbour(hex, w);
        EXPECT_EQ(moved, to < 0 ? Set() : Set::single(to)) << Hexagon::name(hex);
        EXPECT_TRUE(to < 0 || Hexagon::neighbour(to, opposite(w)) == hex);
        EXPECT_EQ(to >= 0, to >= 0 && Hexagon::around(one).test(to));
    };
    (check(Hexagon::step<ways>(one), ways), ...);
}
TEST(NymbatHexagon, EveryShiftIsAStepAndNoneRunsRoundTheEdge) {
    Hexagon::kBoard.for_each([](int hex) {
        expect_steps_are_neighbours<Way::east, Way::north_east, Way::north_west, Way::west, Way::south_west,
                                    Way::south_east>(hex);
    });
}
TEST(NymbatHexagon, Has169HexesInFifteenRows) {
    EXPECT_EQ(Hexagon::kBoard.count(), 169);
    std::vector<int> sizes;
    for (int row = 0; row < Hexagon::kRows; ++row) {
        sizes.push_back(Hexagon::row_hexes(row).count());
        EXPECT_EQ(sizes.back(), Hexagon::hexes_in(row));
        EXPECT_EQ(Hexagon::row_hexes(row) & ~Hexagon::kBoard, Set());
    }
    EXPECT_EQ(sizes, (std::vector<int>{8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8}));
    EXPECT_EQ(set_up_area(Side::red).count(), 27);
    EXPECT_EQ(set_up_area(Side::blue).count(), 27);
    EXPECT_EQ(Hexagon::name(0), "a1");
    EXPECT_EQ(Hexagon::name(Hexagon::hex(14, 14)), "o15");
}
// What the text counts as the distance to a home row is the number of rows, also at the slanting edges.
TEST(NymbatHexagon, RowsAreTheFewestHexesToTheEnemysHomeRow) {
    for (Side side : {Side::red, Side::blue}) {
        Set reached = home_row(enemy_of(side));
        for (int distance = 0; distance < Hexagon::kRows; ++distance) {
            Hexagon::kBoard.for_each([&](int hex) {
                EXPECT_EQ(reached.test(hex), distance_to_goal(side, hex) <= distance) << Hexagon::name(hex);
            });
            reached |= Hexagon::around(reached);
        }
    }
}
RC_GTEST_PROP(NymbatHexagon, FirstOfIsTheLowestHex, ()) {
    Set set;
    for (int hex : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, Hexagon::kFrame))) set.set(hex);
    set &= Hexagon::kBoard;
    RC_ASSERT(Hexagon::first_of(set) == (set.any() ? Set::single(set.lowest()) : Set()));
}

// --- areas ---------------------------------------------------------------------------------------
bool hangs_together(const Set& set) {
    Set reached = set.any() ? Set::single(set.lowest()) : Set();
    for (int i = 0; i < Hexagon::kHexes; ++i) reached |= Hexagon::around(reached) & set;
    return reached == set;
}
Set random_set() {
    const int share = *rc::gen::inRange(1, 11);
    Set set;
    Hexagon::kBoard.for_each([&](int hex) { set.assign(hex, *rc::gen::inRange(0, 10) < share); });
    // Often one part of it only.
    if (*rc::gen::inRange(0, 3) == 0 || set.none()) return set;
    Set part = Set::single(set.lowest());
    for (int i = *rc::gen::inRange(0, 40); i >= 0; --i) part |= Hexagon::around(part) & set;
    return part;
}
RC_GTEST_PROP(NymbatArea, IsWellFormedExactlyWhenItsHexesHangTogether, ()) {
    const Set set = random_set();
    RC_CLASSIFY(hangs_together(set));
    RC_ASSERT(well_formed(area_of(set)) == hangs_together(set));
}
RC_GTEST_PROP(NymbatArea, RefusesACertificateWithOneWrongDigit, ()) {
    Area<Native> area = area_of(random_set());
    const std::size_t digit = *rc::gen::inRange<std::size_t>(0, kDepthDigits);
    const int hex = *rc::gen::inRange(0, Hexagon::kFrame);
    const bool was = well_formed(area);
    area.depth[digit].assign(hex, !area.depth[digit].test(hex));
    RC_ASSERT(!was || !well_formed(area));
}
// Every second row, joined at alternate ends, and so many hexes of it from its start.
Set snake(int length) {
    Set all;
    for (int row = 0; row < Hexagon::kRows; ++row) {
        const int first = Hexagon::first_column(row), last = first + Hexagon::hexes_in(row) - 1;
        if (row % 2 == 0)
            all |= Hexagon::row_hexes(row);
        else
            all.set(Hexagon::hex(row % 4 == 1 ? last : first, row));
    }
    Set part = Set::single(0);
    while (part.count() < length) part |= Hexagon::around(part) & all;
    return part;
}
TEST(NymbatArea, IsAtMost63HexesDeep) {
    EXPECT_TRUE(well_formed(area_of(snake(60)))) << "sixty pieces are all that a side can have";
    EXPECT_FALSE(well_formed(area_of(snake(88))));
    Set cut = snake(60);
    cut.reset(Hexagon::hex(7, 4));
    EXPECT_FALSE(well_formed(area_of(cut)));
}

// --- proved ----------------------------------------------------------------------------------------
// The step of the proof that area.hpp tells, hex by hex: where no flaw shows, a hex of the area is the
// first or next to a nearer one. The formula is the same at every hex with the same neighbours, so one
// of each kind is asked: inside, at each corner, on each edge.
struct AroundHex {
    smt::Session session;
    Area<Symbolic> area = session.fresh<Area<Symbolic>>("area");

    AroundHex() {
        area.hexes = area.hexes & Hexagon::kBoard;
        for (auto& digit : area.depth) digit = digit & Hexagon::kBoard;
    }
    smt::Number depth_of(int hex) {
        smt::Number depth = 0;
        for (std::size_t k = 0; k < kDepthDigits; ++k)
            depth += select(test(area.depth[k], hex), smt::Number(1 << k), smt::Number(0));
        return depth;
    }
    smt::Bit has_nearer(int hex) {
        smt::Bit some = false;
        for (Way w : kWays)
            if (const int next = Hexagon::neighbour(hex, w); next >= 0)
                some = some || (test(area.hexes, next) && depth_of(next) < depth_of(hex));
        return some;
    }
    smt::Bit is_other_without_flaw(int hex) {
        smt::Bit ok = test(area.hexes, hex) && !test(Hexagon::first_of(area.hexes), hex);
        for (const auto& flaw : flaws_of(area)) ok = ok && !test(flaw, hex);
        return ok;
    }
};
TEST(NymbatArea, EveryHexButTheFirstIsNextToANearerOne) {
    std::vector<int> kinds;
    std::vector<std::vector<Way>> seen;
    Hexagon::kBoard.for_each([&](int hex) {
        std::vector<Way> ways;
        for (Way w : kWays)
            if (Hexagon::neighbour(hex, w) >= 0) ways.push_back(w);
        if (std::find(seen.begin(), seen.end(), ways) == seen.end()) seen.push_back(ways), kinds.push_back(hex);
    });
    ASSERT_EQ(kinds.size(), 13U);
    AroundHex a;
    for (int hex : kinds) {
        const smt::Bit other = a.is_other_without_flaw(hex);
        // a1 is the first of whatever set it is in.
        EXPECT_EQ(a.session.check_alone({other}), hex == 0 ? smt::Answer::unsatisfiable : smt::Answer::satisfiable);
        EXPECT_EQ(a.session.check_alone({other, !a.has_nearer(hex)}), smt::Answer::unsatisfiable) << Hexagon::name(hex);
    }
}
// Without it sets fall apart.
TEST(NymbatArea, DepthsThatAnyoneLikesWouldProveNothing) {
    smt::Session session;
    const auto area = session.fresh<Area<Symbolic>>("area");
    const auto x = session.fresh_word<Hexagon::kFrame>("x");
    session.require(none(area.hexes & ~Hexagon::kBoard) && none(x & ~area.hexes) && any(x));
    session.require(none(Hexagon::around(x) & area.hexes & ~x) && any(area.hexes & ~x));
    EXPECT_EQ(session.check(), smt::Answer::satisfiable);
}

}  // namespace
}  // namespace nomos::nymbat
