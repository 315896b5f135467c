// The shapes of boards: what touches is told in two ways, lines and floods know of it, and so do drawings and images.
#include <gtest/gtest.h>

#include <set>

#include "model/core/board_images.hpp"
#include "model/core/dice.hpp"
#include "model/core/floods.hpp"
#include "model/core/lines.hpp"
#include "model/core/square_notation.hpp"
#include "model/smt/session.hpp"

namespace nomos {
namespace {

// The board of nine men's morris and that of alquerque.
struct Nine {
    static constexpr std::string_view kDrawing = R"(
o-----o-----o
|     |     |
| o---o---o |
| |   |   | |
| | o-o-o | |
| | |   | | |
o-o-o   o-o-o
| | |   | | |
| | o-o-o | |
| |   |   | |
| o---o---o |
|     |     |
o-----o-----o
)";
};
struct Alquerque {
    static constexpr std::string_view kDrawing = R"(
o-o-o-o
|\|/|\|
o-o-o-o
|/|\|/|
o-o-o-o
)";
};
template <class Board>
typename Board::Cells around(int cell) {
    return touched<Board>(Board::Cells::single(cell));
}
template <class Board>
std::string names_around(const std::string& cell) {
    std::string names;
    for (int c = 0; c < Board::kCells; ++c)
        if (around<Board>(parse_square<Board>(std::string_view(cell)).lowest()).test(c)) names += Board::name(c) + " ";
    return names;
}
TEST(Boards, HaveTheNeighboursOfTheirDirections) {
    EXPECT_EQ((names_around<Squares<4, 4, 4>>("b2")), "b1 a2 c2 b3 ");
    EXPECT_EQ((names_around<Squares<4, 4, 8>>("b2")), "a1 b1 c1 a2 c2 a3 b3 c3 ");
    EXPECT_EQ((names_around<Hexes<4, 4>>("b2")), "a1 b1 a2 c2 b3 c3 ");
    EXPECT_EQ((names_around<Hexes<4, 4>>("a1")), "b1 a2 b2 ") << "the corner with three";
    EXPECT_EQ((names_around<Hexes<4, 4>>("d1")), "c1 d2 ") << "the corner with two";
    EXPECT_EQ((names_around<Points<Nine>>("a1")), "d1 a4 ") << "over as many letters as it takes";
    EXPECT_EQ((names_around<Points<Nine>>("d2")), "d1 b2 f2 d3 ");
    EXPECT_EQ((names_around<Points<Alquerque>>("b2")), "a1 b1 c1 a2 c2 a3 b3 c3 ");
    EXPECT_EQ((names_around<Points<Alquerque>>("b1")), "a1 c1 b2 ") << "without diagonals";
}

template <class Board>
void touches_alike() {
    for (int one = 0; one < Board::kCells; ++one)
        for (int other = 0; other < Board::kCells; ++other)
            ASSERT_EQ(around<Board>(one).test(other), touch<Board>(one, other))
                << Board::name(one) << " " << Board::name(other);
    // As formulas, of every set of cells at once.
    smt::Session session;
    const auto cells = session.fresh_word<Board::kCells>("cells");
    const auto by_words = touched<Board>(cells);
    session.require(!for_all(0, Board::kCells, [&](int c) {
        return iff(test(by_words, c), exists_touching<Board>(c, [&](int d) { return test(cells, d); }));
    }));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}
TEST(Boards, TouchAlikeInBothWays) {
    touches_alike<Squares<5, 4, 4>>();
    touches_alike<Squares<5, 4, 8>>();
    touches_alike<Hexes<5, 4>>();
    touches_alike<Hexes<8, 8>>();
    touches_alike<Points<Nine>>();
    touches_alike<Points<Alquerque>>();
}

// --- floods and lines ------------------------------------------------------------------------------
template <class Board>
void floods_alike(int count) {
    Dice dice(1);
    int joined = 0;
    for (int i = 0; i < count; ++i) {
        typename Board::Cells own;
        for (int c = 0; c < Board::kCells; ++c) own.assign(c, dice.one_in(2));
        const auto has = [&](int c) { return own.test(c); };
        const auto on = [](Direction d) { return [d](int c) { return is_on_side<Board>(c, d); }; };
        const bool across = joins<Board>(own, side<Board>(Direction::west), side<Board>(Direction::east));
        ASSERT_EQ(across, are_joined<Board>(has, on(Direction::west), on(Direction::east)));
        ASSERT_EQ(is_one_group<Board>(own), are_one_group<Board>(has));
        const auto in = reached<Board>(own, side<Board>(Direction::west));
        ASSERT_TRUE(OneStep<Board>::is_reached(own, side<Board>(Direction::west), in, corners_of<Board, bool>()));
        joined += across ? 1 : 0;
    }
    EXPECT_GT(joined, 0);
    EXPECT_LT(joined, count);
}
TEST(Boards, FloodAlikeInBothWays) {
    floods_alike<Squares<6, 5, 4>>(2000);
    floods_alike<Squares<6, 5, 8>>(2000);
    floods_alike<Hexes<6, 5>>(2000);
}
TEST(Boards, OfPointsFloodAlongTheirLines) {
    using Board = Points<Nine>;
    Dice dice(1);
    for (int i = 0; i < 2000; ++i) {
        Board::Cells own;
        for (int c = 0; c < Board::kCells; ++c) own.assign(c, !dice.one_in(3));
        const auto from = Board::Cells::single(dice.below(Board::kCells));
        const auto in = reached<Board>(own, from);
        ASSERT_TRUE(OneStep<Board>::is_reached(own, from, in, false));
        const auto by_cells =
            reached_cells<Board>([&](int c) { return own.test(c); }, [&](int c) { return from.test(c); }, false);
        for (int c = 0; c < Board::kCells; ++c) ASSERT_EQ(in.test(c), by_cells[static_cast<std::size_t>(c)]);
    }
}
// On hexes, and on no squares, one player's sides are joined whenever the other's are not, once all is filled.
TEST(Boards, OfHexesAreJoinedByOnePlayerWhenFull) {
    using Board = Hexes<7, 7>;
    Dice dice(1);
    for (int i = 0; i < 2000; ++i) {
        Board::Cells own;
        for (int c = 0; c < Board::kCells; ++c) own.assign(c, dice.one_in(2));
        ASSERT_NE(joins<Board>(own, side<Board>(Direction::west), side<Board>(Direction::east)),
                  joins<Board>(~own, side<Board>(Direction::south), side<Board>(Direction::north)));
    }
}
template <class Board>
void lines_alike(int length = 4) {
    smt::Session session;
    const auto cells = session.fresh_word<Board::kCells>("cells");
    const auto has = [&](int c) { return test(cells, c); };
    session.require(any_line<Board>(cells, kDiagonals<Board>, length) !=
                    has_line<Board>(kDiagonals<Board>, length, has));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}
TEST(Boards, HaveTheirLinesInBothWays) {
    lines_alike<Squares<6, 5, 8>>();
    lines_alike<Hexes<6, 5>>();
    lines_alike<Points<Alquerque>>(3);
    const auto falling = Hexes<4, 4>::Cells::of(std::array{3, 6, 9, 12});
    EXPECT_FALSE((any_line<Hexes<4, 4>>(falling, kDiagonals<Hexes<4, 4>>, 4))) << "d1 c2 b3 a4 do not touch";
    using Morris = Points<Nine>;
    const auto of = [](std::initializer_list<std::string_view> names) {
        Morris::Cells cells;
        for (const auto name : names) cells = cells | parse_square<Morris>(name);
        return cells;
    };
    EXPECT_TRUE((any_line<Morris>(of({"a1", "d1", "g1"}), kStraightWays, 3)));
    EXPECT_TRUE((any_line<Morris>(of({"d5", "d6", "d7"}), kStraightWays, 3)));
    EXPECT_FALSE((any_line<Morris>(of({"b4", "c4", "e4"}), kStraightWays, 3))) << "there is no line in the middle";
    EXPECT_FALSE((any_line<Morris>(of({"a1", "b2", "c3"}), kDiagonals<Morris>, 3)));
    EXPECT_TRUE((any_line<Squares<4, 4, 8>>(falling, kDiagonals<Squares<4, 4, 8>>, 4)));
}

// --- images and drawings ---------------------------------------------------------------------------
// Each image is another, and what touches still does.
template <class Board>
void images_keep_what_touches(int count) {
    EXPECT_EQ(BoardImages<Board>::kCount, count);
    std::set<std::vector<int>> images;
    for (int k = 0; k < BoardImages<Board>::kCount; ++k) {
        typename Board::Cells met;
        for (int one = 0; one < Board::kCells; ++one) {
            const int image = BoardImages<Board>::of_cell(k, one);
            met.set(image);
            for (int other = 0; other < Board::kCells; ++other)
                ASSERT_EQ(touch<Board>(one, other), touch<Board>(image, BoardImages<Board>::of_cell(k, other)));
        }
        EXPECT_EQ(met.count(), int{Board::kCells});
        std::vector<int> image;
        for (int c = 0; c < Board::kCells; ++c) image.push_back(BoardImages<Board>::of_cell(k, c));
        EXPECT_TRUE(images.insert(image).second) << k;
    }
}
TEST(Boards, HaveImagesThatKeepWhatTouches) {
    images_keep_what_touches<Squares<5, 5, 8>>(7);
    images_keep_what_touches<Squares<5, 4, 4>>(3);
    images_keep_what_touches<Hexes<5, 5>>(3);
    images_keep_what_touches<Hexes<5, 4>>(1);
    images_keep_what_touches<Points<Nine>>(7);
    images_keep_what_touches<Points<Alquerque>>(1);
}

struct Men {
    Points<Nine>::Cells white, black;
    bool black_moves = false;
};
constexpr SquareNotation<Points<Nine>, Men, 2> kNine{
    {{{&Men::white, 'w', "white man", Colour::white}, {&Men::black, 'b', "black man", Colour::black}}},
    &Men::black_moves,
    {{{'w', "White"}, {'b', "Black"}}}};
TEST(Boards, OfPointsAreWrittenPointByPoint) {
    const std::string text = "w../.b./.../w....b/.../.../..w b";
    EXPECT_EQ(kNine.print(kNine.parse(text)), text);
    EXPECT_EQ(kNine.print(kNine.parse("w2/1b1/3/w4b/3/3/2w b")), text);
    const Picture picture = kNine.picture(kNine.parse(text));
    EXPECT_EQ(picture.cells.size(), 24U);
    ASSERT_EQ(picture.pieces.size(), 5U);
    EXPECT_EQ(picture.pieces.front().label, "white man on g1");
    EXPECT_THROW(parse_square<Points<Nine>>(std::string_view("b1")), ParseError) << "no point is there";
}

struct Colours {
    Hexes<5, 4>::Cells red, blue;
    bool blue_moves = false;
};
constexpr SquareNotation<Hexes<5, 4>, Colours, 2> kHexes{
    {{{&Colours::red, 'r', "red man", Colour::red}, {&Colours::blue, 'b', "blue man", Colour::blue}}},
    &Colours::blue_moves,
    {{{'r', "Red"}, {'b', "Blue"}}}};
TEST(Boards, OfHexesAreDrawnAndNamedSo) {
    EXPECT_EQ(kHexes.picture(kHexes.parse("5/5/r4/5 b")).lattice, Lattice::hexagon);
    EXPECT_EQ(kHexes.print(kHexes.parse("5/5/r4/5 b")), "...../...../r..../..... b");
    try {
        kHexes.parse("6");
        FAIL();
    } catch (const ParseError& e) {
        EXPECT_EQ(e.hint(), "4 rows of 5 hexes, from the top");
    }
    try {
        parse_square<Hexes<5, 4>>(std::string_view("f1"));
        FAIL();
    } catch (const ParseError& e) {
        EXPECT_EQ(e.hint(), "hexes are a1 to e4");
    }
}

}  // namespace
}  // namespace nomos
