// How far pieces have to walk, and how many states a rule about repetition compares.
#include "model/nika/walk.hpp"

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

TEST(NikaWalk, CountsStepsTurnsAndWhoseTurnItIs) {
    const auto here = with_piece(3, 4, Direction::north);
    EXPECT_EQ(walk(here, here), 0);
    EXPECT_EQ(walk(here, with_piece(3, 4, Direction::east)), 1);
    EXPECT_EQ(walk(here, with_piece(5, 4, Direction::north)), 2);
    EXPECT_EQ(walk(here, with_piece(5, 1, Direction::west)), 6);
    auto later = here;
    later.turn = Bits<4>::single(2);
    EXPECT_EQ(walk(here, later), 1);
}
TEST(NikaWalk, WhoStandsWhereItShouldStays) {
    auto two = with_piece(3, 4, Direction::north), moved = with_piece(3, 4, Direction::north);
    two.city[0].set(Frame::cell(4, 4)), two.facing[0].set(Frame::cell(4, 4));
    moved.city[0].set(Frame::cell(2, 4)), moved.facing[0].set(Frame::cell(2, 4));
    EXPECT_EQ(walk(two, moved), 2);
}
TEST(NikaWalk, ARoutIsALongWay) {
    const auto begin = RulesetType::start<Native>(RulesetType::default_setting());
    auto fewer = begin;
    fewer.city[1].reset(fewer.city[1].lowest());
    EXPECT_GT(walk(begin, fewer), 10);
    EXPECT_GT(walk(fewer, begin), 10);
}

TEST(NikaStates, AreCountedOnBoardsWhereThatIsEasy) {
    auto setting = RulesetType::default_setting();
    for (const int cells : {0, 1, 2, 5}) {
        setting.board.cells = {};
        for (int c = 0; c < cells; ++c) setting.board.cells.set(c);
        // Each space is empty or holds one of four cities' pieces, facing one of four ways; eight turns; each state twice.
        double states = 8 * 2;
        for (int c = 0; c < cells; ++c) states *= 17;
        const int exponent = RulesetType::plies_below(setting);
        EXPECT_LT(states, std::pow(10.0, exponent)) << cells;
        EXPECT_GE(states, std::pow(10.0, exponent - 1)) << cells;
    }
}

}  // namespace
}  // namespace nomos::nika
