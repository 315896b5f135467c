// Reachable sets and sides, told in two ways; and what proofs know of them without looking into one.
#include <gtest/gtest.h>

#include <deque>

#include "model/core/dice.hpp"
#include "model/core/floods.hpp"
#include "model/core/points.hpp"
#include "model/smt/session.hpp"
#include "model/smt/shared_terms.hpp"

namespace nomos {
namespace {

template <class Board>
typename Board::Cells thrown(Dice& dice, int holes) {
    typename Board::Cells cells;
    for (int c = 0; c < Board::kCells; ++c) cells.assign(c, !dice.one_in(holes));
    return cells;
}
template <class Board>
typename Board::Cells by_cells(const typename Board::Cells& own, const typename Board::Cells& from, bool corners) {
    typename Board::Cells cells;
    const auto in =
        reached_cells<Board>([&](int c) { return own.test(c); }, [&](int c) { return from.test(c); }, corners);
    for (int c = 0; c < Board::kCells; ++c) cells.assign(c, in[static_cast<std::size_t>(c)]);
    return cells;
}
// A third way, as a textbook has it: a queue of cells. Also says how many steps the farthest cell is away.
template <class Board>
std::pair<typename Board::Cells, int> by_queue(const typename Board::Cells& own, const typename Board::Cells& from,
                                               bool corners) {
    typename Board::Cells in = own & from;
    std::deque<std::pair<int, int>> open;
    in.for_each([&](int c) { open.emplace_back(c, 0); });
    int farthest = 0;
    while (!open.empty()) {
        const auto [cell, steps] = open.front();
        open.pop_front(), farthest = steps;
        for (int other = 0; other < Board::kCells; ++other)
            if (own.test(other) && !in.test(other) && touch<Board>(cell, other, corners))
                in.set(other), open.emplace_back(other, steps + 1);
    }
    return {in, farthest};
}
template <class Board>
void expect_alike(const typename Board::Cells& own, const typename Board::Cells& from, bool corners) {
    ASSERT_TRUE(OneStep<Board>::is_reached(own, from, by_queue<Board>(own, from, corners).first, corners));
    const auto [in, steps] = by_queue<Board>(own, from, corners);
    ASSERT_EQ(reached<Board>(own, from, corners), in);
    ASSERT_EQ(by_cells<Board>(own, from, corners), in);
    ASSERT_LT(steps, kLongestWay<Board>) << "a formula takes fewer steps";
}

TEST(Floods, AreTheSameInEachWayOnEverySmallBoard) {
    using Board = Grid<4, 3>;
    for (unsigned bits = 0; bits < 1U << Board::kCells; ++bits) {
        Board::Cells own;
        for (int c = 0; c < Board::kCells; ++c) own.assign(c, (bits >> c & 1U) != 0);
        for (const bool corners : {false, true}) {
            expect_alike<Board>(own, Board::Cells::single(static_cast<int>(bits % Board::kCells)), corners);
            expect_alike<Board>(own, side<Board>(Direction::west), corners);
            const auto has = [&](int c) { return own.test(c); };
            const auto west = [](int c) { return is_on_side<Board>(c, Direction::west); };
            const auto east = [](int c) { return is_on_side<Board>(c, Direction::east); };
            const bool across = joins<Board>(own, side<Board>(Direction::west), side<Board>(Direction::east), corners);
            ASSERT_EQ(across, are_joined<Board>(has, west, east, corners));
            const auto whole = by_queue<Board>(own, lowest_of(own), corners).first;
            ASSERT_EQ(is_one_group<Board>(own, corners), whole == own);
            ASSERT_EQ(are_one_group<Board>(has, corners), whole == own);
        }
    }
}
template <class Board>
void try_many(int count) {
    Dice dice(1);
    for (int i = 0; i < count; ++i) {
        const auto own = thrown<Board>(dice, 2 + dice.below(3));
        const auto from = thrown<Board>(dice, 1 + dice.below(2));
        expect_alike<Board>(own, dice.one_in(2) ? from : Board::Cells::single(dice.below(Board::kCells)),
                            dice.one_in(2));
    }
}
TEST(Floods, AreTheSameInEachWayOnLargeBoards) {
    try_many<Grid<8, 8>>(400);
    try_many<Grid<12, 12>>(100);
    try_many<Grid<5, 11>>(200);
}
// The longest ways that there are room for: rows joined at alternate ends, and a spiral's like.
TEST(Floods, ComeToTheEndOfALongWay) {
    using Board = Grid<9, 9>;
    Board::Cells own;
    for (int row = 0; row < 9; row += 2) own |= Board::row_cells(row);
    for (int row = 1; row < 9; row += 2) own.set(Board::cell(row % 4 == 1 ? 8 : 0, row));
    const auto from = Board::Cells::single(0);
    EXPECT_EQ(by_queue<Board>(own, from, false).second, 48);
    expect_alike<Board>(own, from, false);
    EXPECT_TRUE(joins<Board>(own, from, Board::Cells::single(Board::cell(8, 8)), false));
    own.reset(Board::cell(0, 7));
    EXPECT_FALSE(joins<Board>(own, from, Board::Cells::single(Board::cell(8, 8)), false));
}
TEST(Floods, DoNotGoRoundTheEdgeOrAcrossCorners) {
    using Board = Grid<3, 3>;
    const auto a2_c1 = Board::Cells::single(2) | Board::Cells::single(3);
    EXPECT_FALSE(is_one_group<Board>(a2_c1, true));
    const auto a1_b2 = Board::Cells::single(0) | Board::Cells::single(4);
    EXPECT_FALSE(is_one_group<Board>(a1_b2, false));
    EXPECT_TRUE(is_one_group<Board>(a1_b2, true));
}
TEST(Sides, AreTheSameByWordsAndByCells) {
    using Board = Grid<7, 5>;
    for (const Direction d : kDirections)
        for (int c = 0; c < Board::kCells; ++c) EXPECT_EQ(side<Board>(d).test(c), is_on_side<Board>(c, d));
    using Square = Grid<6, 6>;
    for (int c = 0; c < Square::kCells; ++c)
        EXPECT_EQ(mirrored<Square>(Square::Cells::single(c)), Square::Cells::single(mirrored_cell<Square>(c)));
}

// --- in formulas -------------------------------------------------------------------------------------
using Wide = Grid<8, 8>;
using Set = smt::Word<Wide::kCells>;
using Links = std::array<smt::Bit, std::size_t{Wide::kCells}>;

struct Asked {
    smt::Session session;
    Set own = session.fresh_word<Wide::kCells>("own"), other = session.fresh_word<Wide::kCells>("other");
    smt::Bit corners = session.fresh_bit("corners");

    static smt::Bit across(const Set& set, const smt::Bit& corners) {
        return joins<Wide>(set, side<Wide>(Direction::west), side<Wide>(Direction::east), corners);
    }
    static smt::Bit across_by_cells(const Set& set, Direction begin, Direction end, const smt::Bit& corners) {
        return are_joined<Wide>([&](int c) { return test(set, c); }, [&](int c) { return is_on_side<Wide>(c, begin); },
                                [&](int c) { return is_on_side<Wide>(c, end); }, corners);
    }
    smt::Answer can_be(const smt::Bit& b) { return session.check_alone({b}, 30'000'000); }
};
TEST(FloodsInFormulas, AreTheSameInBothWays) {
    Asked a;
    EXPECT_EQ(a.can_be(Asked::across(a.own, a.corners) !=
                       Asked::across_by_cells(a.own, Direction::west, Direction::east, a.corners)),
              smt::Answer::unsatisfiable);
    EXPECT_EQ(a.can_be(is_one_group<Wide>(a.own, a.corners) !=
                       are_one_group<Wide>([&](int c) { return test(a.own, c); }, a.corners)),
              smt::Answer::unsatisfiable);
}
// Written down for another solver as it was refuted, which is small.
TEST(FloodsInFormulas, AreWrittenDownAsTheyWereRefuted) {
    Asked a;
    const smt::Bit differ =
        Asked::across(a.own, a.corners) != Asked::across_by_cells(a.own, Direction::west, Direction::east, a.corners);
    const std::string text = a.session.smtlib_of_refuted({differ});
    EXPECT_NE(text.find("reachable 1"), std::string::npos);
    EXPECT_LT(text.size(), 200'000U);
    const std::string possible = a.session.smtlib(Asked::across(a.own, a.corners));
    EXPECT_EQ(possible.find("reachable 1"), std::string::npos);
}
// One encoding may begin on one side and the other on the other.
TEST(FloodsInFormulas, GoBothWays) {
    Asked a;
    EXPECT_EQ(a.can_be(Asked::across(a.own, a.corners) !=
                       Asked::across_by_cells(a.own, Direction::east, Direction::west, a.corners)),
              smt::Answer::unsatisfiable);
}
TEST(FloodsInFormulas, ReachMoreInMore) {
    Asked a;
    const smt::Bit less = none(a.own & ~a.other);
    EXPECT_EQ(a.can_be(less && Asked::across(a.own, a.corners) && !Asked::across(a.other, a.corners)),
              smt::Answer::unsatisfiable);
    EXPECT_EQ(a.can_be(less && Asked::across(a.own, false) && !Asked::across(a.other, a.corners)),
              smt::Answer::unsatisfiable);
    EXPECT_EQ(a.can_be(less && !Asked::across(a.own, a.corners) && Asked::across(a.other, a.corners)),
              smt::Answer::satisfiable);
}
// One stone alone joins nothing, and what begins nowhere goes nowhere.
TEST(FloodsInFormulas, ReachNothingFromNothing) {
    Asked a;
    EXPECT_EQ(a.can_be(one_hot(a.own) && Asked::across(a.own, a.corners)), smt::Answer::unsatisfiable);
    EXPECT_EQ(a.can_be(none(a.own & side<Wide>(Direction::west)) && Asked::across(a.own, a.corners)),
              smt::Answer::unsatisfiable);
}
// On so small a board a flood is over before it would have crossed any other.
struct ThreeInARow {
    static constexpr std::string_view kDrawing = "o-o-o";
};
TEST(FloodsInFormulas, AreRightWhereTheLongestWayIsShort) {
    using Three = Points<ThreeInARow>;
    smt::Session session;
    const smt::Word<3> own = session.fresh_word<3>("own"), first(Bits<3>::single(0));
    const smt::Bit all = none(~own), comes_across = test(reached<Three>(own, first), 2);
    const auto can_be = [&](const smt::Bit& b) { return session.check_alone({b}, 30'000'000); };
    EXPECT_EQ(can_be(all && !comes_across), smt::Answer::unsatisfiable);
    EXPECT_EQ(can_be(all && comes_across), smt::Answer::satisfiable);
    EXPECT_EQ(can_be(!test(own, 1) && comes_across), smt::Answer::unsatisfiable);
}
// Planted defects: another neighbourhood, another side, another set. Each comes back as a case that replays.
TEST(FloodsInFormulas, ShowWhereTheyDiffer) {
    const auto replays = [](auto&& question, auto&& natively) {
        Asked a;
        a.session.require(question(a));
        ASSERT_EQ(a.session.check(), smt::Answer::satisfiable);
        EXPECT_TRUE(natively(a.session.value(a.own), a.session.value(a.corners)));
    };
    const auto across = [](const Wide::Cells& own, bool corners) {
        return joins<Wide>(own, side<Wide>(Direction::west), side<Wide>(Direction::east), corners);
    };
    replays(
        [](Asked& a) {
            return Asked::across(a.own, true) != Asked::across_by_cells(a.own, Direction::west, Direction::east, false);
        },
        [&](const auto& own, bool) { return across(own, true) != across(own, false); });
    replays(
        [](Asked& a) {
            return Asked::across(a.own, a.corners) !=
                   Asked::across_by_cells(a.own, Direction::west, Direction::north, a.corners);
        },
        [&](const auto& own, bool corners) {
            return across(own, corners) !=
                   joins<Wide>(own, side<Wide>(Direction::west), side<Wide>(Direction::north), corners);
        });
}
// What options have in common is not forgotten where more is known of it.
TEST(FloodsInFormulas, StayInAQuestionAboutForm) {
    Asked a;
    const smt::Bit one = Asked::across(a.own, true), other = Asked::across(a.own, false), asked = one != other;
    smt::TermList terms;
    terms.add(one), terms.add(other);
    const smt::Bit kept = smt::forget_shared(a.session, asked, terms, terms);
    EXPECT_TRUE(z3::eq(kept.expr(), asked.expr()));
}
// A lemma that is false is not believed: this step forgets the corner squares' sides.
struct WrongStep : OneStep<Grid<3, 3>> {
    template <class W>
    static auto lemma(const W& own, const W& in, const BitOfWord<W>&, const W&, const W&, const BitOfWord<W>&) {
        return none(own & touched<Grid<3, 3>>(in, true) & ~touched<Grid<3, 3>>(in, false));
    }
};
TEST(FloodsInFormulas, RestOnALemmaThatIsProved) {
    EXPECT_TRUE(smt::notions::lemma_holds<OneStep<Wide>>());
    EXPECT_TRUE((smt::notions::lemma_holds<OneStep<Grid<3, 7>>>()));
    EXPECT_FALSE(smt::notions::lemma_holds<WrongStep>());
}

}  // namespace
}  // namespace nomos
