// How far pieces have to walk, and how many states a rule about repetition compares.
#include "model/nika/aids/distance.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "model/nika/ruleset.hpp"

namespace nomos::nika {
namespace {

Position<Native> with_piece(int column, int row, Direction facing) {
    Position<Native> p{};
    const int cell = Frame::cell(column, row);
    p.city[0].set(cell), p.facing[static_cast<std::size_t>(facing)].set(cell), p.turn.set(0);
    return p;
}

int walk(const Position<Native>& from, const Position<Native>& to, const Position<Native>& needed) {
    return Distance(RulesetType::default_setting(), to, needed).from(from);
}
int walk(const Position<Native>& from, const Position<Native>& to) { return walk(from, to, to); }

TEST(NikaWalk, CountsStepsTurnsAndWhoseTurnItIs) {
    const auto here = with_piece(1, 1, Direction::north);
    EXPECT_EQ(walk(here, here), 0);
    EXPECT_EQ(walk(here, with_piece(1, 1, Direction::east)), 1);
    EXPECT_EQ(walk(here, with_piece(3, 1, Direction::north)), 2 + 1) << "and turns in the end";
    auto later = here;
    later.turn = Bits<4>::single(2);
    EXPECT_EQ(walk(here, later), 1);
}
TEST(NikaWalk, GoesAroundWhatIsBarredAndRatherAroundPieces) {
    // From c6 to c4, the Theban area b6, c6 being barred to Athens: by the border.
    EXPECT_EQ(walk(with_piece(2, 4, Direction::north), with_piece(2, 6, Direction::north)), 2 + 2 + 2 + 1);
    auto blocked = with_piece(0, 0, Direction::east);
    const int free = walk(blocked, with_piece(0, 2, Direction::east));
    blocked.city[2].set(Frame::cell(0, 1)), blocked.facing[0].set(Frame::cell(0, 1));
    const auto to = with_piece(0, 2, Direction::east);
    EXPECT_EQ(walk(blocked, to), free + 1) << "past one who may be anywhere, as soon as he steps aside";
    auto needed = to;
    needed.city[2] = blocked.city[2], needed.facing[0] |= blocked.facing[0];
    EXPECT_EQ(walk(blocked, needed), free + 2) << "around one who is where it should be";
}
TEST(NikaWalk, WhoGoesTheSameWayIsNotInTheWay) {
    auto two = with_piece(0, 0, Direction::north), there = with_piece(0, 4, Direction::north);
    two.city[0].set(Frame::cell(0, 1)), two.facing[0].set(Frame::cell(0, 1));
    there.city[0].set(Frame::cell(0, 5)), there.facing[0].set(Frame::cell(0, 5));
    EXPECT_EQ(walk(two, there), 2 * (4 + 1));
}
TEST(NikaWalk, DoesNotPassWhereTheGameWouldBeWon) {
    // From e10 to g10 the Athenian area f9, f10 lies between: by the border.
    EXPECT_EQ(walk(with_piece(4, 9, Direction::east), with_piece(6, 9, Direction::east)), 4 + 1);
}
TEST(NikaWalk, SomebodyInThePlaceHasToGoFirst) {
    auto taken = with_piece(0, 0, Direction::north);
    const auto to = with_piece(0, 2, Direction::north);
    const int free = walk(taken, to);
    taken.city[2].set(Frame::cell(0, 2)), taken.facing[0].set(Frame::cell(0, 2));
    EXPECT_EQ(walk(taken, to), free + 1);
}
TEST(NikaWalk, WhoStandsWhereItShouldStays) {
    auto two = with_piece(3, 2, Direction::north), moved = with_piece(3, 2, Direction::north);
    two.city[0].set(Frame::cell(4, 2)), two.facing[0].set(Frame::cell(4, 2));
    moved.city[0].set(Frame::cell(2, 2)), moved.facing[0].set(Frame::cell(2, 2));
    EXPECT_GT(walk(two, moved), 2);
    EXPECT_EQ(walk(two, moved, with_piece(3, 2, Direction::north)), 0) << "whoever is not needed may be anywhere";
}
TEST(NikaWalk, ARoutIsALongWay) {
    const auto setting = RulesetType::default_setting();
    const auto begin = RulesetType::start<Native>(setting);
    auto fewer = begin;
    fewer.city[1].reset(fewer.city[1].lowest());
    fewer = RulesetType::consistent(setting, fewer);
    EXPECT_GT(walk(begin, fewer), 10);
    EXPECT_GT(walk(fewer, begin), 10);
}

TEST(NikaStates, AreCountedOnBoardsWhereThatIsEasy) {
    auto setting = RulesetType::default_setting();
    for (const int cells : {0, 1, 2, 5}) {
        setting.board.cells = {};
        for (int c = 0; c < cells; ++c) setting.board.cells.set(c);
        // Each space is empty or holds one of four cities' pieces, facing one of four ways; eight turns; each state
        // twice.
        double states = 8 * 2;
        for (int c = 0; c < cells; ++c) states *= 17;
        const int exponent = RulesetType::plies_below(setting);
        EXPECT_LT(states, std::pow(10.0, exponent)) << cells;
        EXPECT_GE(states, std::pow(10.0, exponent - 1)) << cells;
    }
}

}  // namespace
}  // namespace nomos::nika
