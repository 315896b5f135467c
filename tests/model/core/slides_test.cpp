// Straight ways are told in two ways, and both are the same on every shape of board.
#include <gtest/gtest.h>

#include "model/core/dice.hpp"
#include "model/core/slides.hpp"
#include "model/smt/session.hpp"

namespace nomos {
namespace {

struct Drawn {
    static constexpr std::string_view kDrawing = R"(
o-o-o-o-o
|\|/|\|/|
o-o-o-o-o
|/|\|/|\|
o-o   o-o
|\|   |/|
o-o-o-o-o
)";
};

// By both ways of telling: where a piece on each cell slides to, and what stops it.
template <class Board>
void expect_the_same_in_both_ways() {
    Dice dice(1);
    int clear = 0, stopped = 0;
    for (int i = 0; i < 200; ++i) {
        typename Board::Cells free;
        for (int c = 0; c < Board::kCells; ++c) free.assign(c, !dice.one_in(3));
        for (int from = 0; from < Board::kCells; ++from) {
            const auto piece = Board::Cells::single(from);
            const auto goals = slides<Board>(piece, free), blocks = met<Board>(piece, free);
            for (int to = 0; to < Board::kCells; ++to) {
                const bool way = is_straight_way<Board>(from, to, [&](int c) { return free.test(c); });
                ASSERT_EQ(goals.test(to), way && free.test(to)) << Board::name(from) << Board::name(to);
                ASSERT_EQ(blocks.test(to), way && !free.test(to)) << Board::name(from) << Board::name(to);
                clear += goals.test(to) ? 1 : 0, stopped += blocks.test(to) ? 1 : 0;
            }
        }
    }
    EXPECT_GT(clear, 1000);
    EXPECT_GT(stopped, 1000);
}
TEST(Slides, AreTheSameInBothWaysOnEveryShapeOfBoard) {
    expect_the_same_in_both_ways<Squares<5, 4, 4>>();
    expect_the_same_in_both_ways<Squares<5, 4, 8>>();
    expect_the_same_in_both_ways<Hexes<4, 5>>();
    expect_the_same_in_both_ways<Points<Drawn>>();
}
template <class Board>
int goals_from(int cell) {
    return slides<Board>(Board::Cells::single(cell), ~typename Board::Cells{}).count();
}
TEST(Slides, GoByTheWaysOfTheBoardAndNoOther) {
    EXPECT_EQ((goals_from<Squares<8, 8, 4>>(0)), 14) << "as a rook";
    EXPECT_EQ((goals_from<Squares<8, 8, 8>>(0)), 21) << "as a queen";
    EXPECT_EQ((goals_from<Hexes<8, 8>>(0)), 21) << "by one diagonal";
    EXPECT_EQ((goals_from<Hexes<8, 8>>(7)), 14) << "the corner with two neighbours";
}
TEST(Slides, StopBeforeTheFirstThatIsNotFree) {
    using Board = Squares<5, 1, 4>;
    const auto a1 = Board::Cells::single(0), d1 = Board::Cells::single(3);
    EXPECT_EQ(slides<Board>(a1, ~d1), Board::Cells::of(std::array{1, 2}));
    EXPECT_EQ(met<Board>(a1, ~d1), d1) << "and nothing behind it";
}
// A proof for every set of free cells, not only for those that were tried.
TEST(Slides, AreTheSameInBothWaysAsFormulas) {
    using Board = Squares<6, 6, 8>;
    smt::Session session;
    const auto free = session.fresh_word<Board::kCells>("free");
    const auto goals = slides<Board>(Word<Symbolic, Board::kCells>(Board::Cells::single(8)), free);
    Bit<Symbolic> differs = false;
    for (int to = 0; to < Board::kCells; ++to)
        differs = differs || !iff(test(goals, to), test(free, to) && is_straight_way<Board>(
                                                                         8, to, [&](int c) { return test(free, c); }));
    session.require(differs);
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos
