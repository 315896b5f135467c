// Grid: whole-word steps agree with walking cell by cell, on square and oblong boards.
#include "model/core/grid.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>

namespace nomos {
namespace {

template <class G>
class Grids : public testing::Test {};
using Boards = testing::Types<Grid<1, 1>, Grid<6, 6>, Grid<8, 8>, Grid<11, 11>, Grid<3, 7>, Grid<13, 2>, Grid<19, 19>>;
TYPED_TEST_SUITE(Grids, Boards);

template <class G>
typename G::Cells drawn() {
    return G::Cells::of(*rc::gen::container<std::vector<int>>(rc::gen::inRange(0, G::kCells)));
}
// Where the pieces of w land, one at a time.
template <class G>
typename G::Cells walked(const typename G::Cells& w, Direction d) {
    typename G::Cells reached;
    w.for_each([&](int cell) {
        if (const int n = G::neighbour(cell, d); n >= 0) reached.set(n);
    });
    return reached;
}

TYPED_TEST(Grids, StepsAgreeWithNeighbours) {
    using G = TypeParam;
    EXPECT_TRUE(rc::check([] {
        const auto w = drawn<G>();
        RC_ASSERT(G::template step<Direction::north>(w) == walked<G>(w, Direction::north));
        RC_ASSERT(G::template step<Direction::east>(w) == walked<G>(w, Direction::east));
        RC_ASSERT(G::template step<Direction::south>(w) == walked<G>(w, Direction::south));
        RC_ASSERT(G::template step<Direction::west>(w) == walked<G>(w, Direction::west));
    }));
}
TYPED_TEST(Grids, BesideIsOneStepInAnyDirection) {
    using G = TypeParam;
    EXPECT_TRUE(rc::check([] {
        const auto w = drawn<G>();
        typename G::Cells expected;
        for (Direction d : kDirections) expected |= walked<G>(w, d);
        RC_ASSERT(G::beside(w) == expected);
    }));
}
TYPED_TEST(Grids, ManyStepsAreOneStepManyTimes) {
    using G = TypeParam;
    for (int cell = 0; cell < G::kCells; ++cell)
        for (Direction d : kDirections)
            for (int steps = 1, at = cell; at >= 0; ++steps) {
                at = G::neighbour(at, d);
                ASSERT_EQ(G::neighbour(cell, d, steps), at) << G::name(cell) << ' ' << name_of(d) << ' ' << steps;
            }
}
TYPED_TEST(Grids, GoingBackReturns) {
    using G = TypeParam;
    for (int cell = 0; cell < G::kCells; ++cell) {
        EXPECT_EQ(G::cell(G::column(cell), G::row(cell)), cell);
        for (Direction d : kDirections) {
            const int n = G::neighbour(cell, d);
            EXPECT_TRUE(n < 0 || G::neighbour(n, opposite(d)) == cell) << G::name(cell);
        }
    }
}
TYPED_TEST(Grids, TheEdgeIsWhereANeighbourIsWanting) {
    using G = TypeParam;
    for (int cell = 0; cell < G::kCells; ++cell) {
        bool wanting = false;
        for (Direction d : kDirections) wanting = wanting || G::neighbour(cell, d) < 0;
        EXPECT_EQ(G::edge().test(cell), wanting) << G::name(cell);
    }
}
TYPED_TEST(Grids, RowsAndColumnsCrossInOneCell) {
    using G = TypeParam;
    for (int c = 0; c < G::kWidth; ++c)
        for (int r = 0; r < G::kHeight; ++r)
            EXPECT_EQ(G::column_cells(c) & G::row_cells(r), G::Cells::single(G::cell(c, r)));
}

TEST(GridNames, CountFromTheLowerLeftCorner) {
    using G = Grid<11, 11>;
    EXPECT_EQ(G::name(0), "a1");
    EXPECT_EQ(G::name(60), "f6");
    EXPECT_EQ(G::name(120), "k11");
    EXPECT_EQ(G::name(G::neighbour(0, Direction::north)), "a2");
    EXPECT_EQ(G::name(G::neighbour(0, Direction::east)), "b1");
    EXPECT_EQ(G::neighbour(0, Direction::south), -1);
    EXPECT_EQ(name_of(opposite(Direction::east)), "west");
}
TEST(GridNames, AreAllDifferent) {
    using G = Grid<19, 19>;
    std::set<std::string> names;
    for (int cell = 0; cell < G::kCells; ++cell) names.insert(G::name(cell));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(G::kCells));
}

}  // namespace
}  // namespace nomos
