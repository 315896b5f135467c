// What rulesets on squares share: lines told in two ways, notation, images.
#include <gtest/gtest.h>

#include <set>

#include "model/core/board_images.hpp"
#include "model/core/dice.hpp"
#include "model/core/lines.hpp"
#include "model/core/square_notation.hpp"
#include "model/smt/session.hpp"

namespace nomos {
namespace {

// --- lines ---------------------------------------------------------------------------------------
template <class Board>
bool by_words(const typename Board::Cells& cells, Way way, int length) {
    return any(lines_along<Board>(cells, way, length));
}
template <class Board>
bool by_cells(const typename Board::Cells& cells, Way way, int length) {
    return has_line<Board>(way, length, [&](int c) { return test(cells, c); });
}
TEST(Lines, AreTheSameInBothWaysOnEverySmallBoard) {
    using Board = Grid<4, 3>;
    int lines = 0;
    for (unsigned bits = 0; bits < 1U << Board::kCells; ++bits) {
        Board::Cells cells;
        for (int c = 0; c < Board::kCells; ++c) cells.assign(c, (bits >> c & 1U) != 0);
        for (const Way way : kWays)
            for (const int length : {1, 2, 3, 4}) {
                const bool found = by_words<Board>(cells, way, length);
                ASSERT_EQ(found, by_cells<Board>(cells, way, length)) << bits << " " << length;
                lines += found ? 1 : 0;
            }
    }
    EXPECT_GT(lines, 1000);
}
TEST(Lines, AreTheSameInBothWaysOnALargeBoard) {
    using Board = Grid<12, 12>;
    Dice dice(1);
    int lines = 0;
    for (int i = 0; i < 3000; ++i) {
        Board::Cells cells;
        for (int c = 0; c < Board::kCells; ++c) cells.assign(c, !dice.one_in(3));
        for (const Way way : kWays) {
            const bool found = by_words<Board>(cells, way, 6);
            ASSERT_EQ(found, by_cells<Board>(cells, way, 6));
            lines += found ? 1 : 0;
        }
    }
    EXPECT_GT(lines, 100);
}
// A proof for every set of cells, not only for those that were tried.
TEST(Lines, AreTheSameInBothWaysAsFormulas) {
    using Board = Grid<8, 8>;
    for (const Way way : kWays) {
        smt::Session session;
        const auto cells = session.fresh_word<Board::kCells>("cells");
        const auto other = has_line<Board>(way, 4, [&](int c) { return test(cells, c); });
        session.require(any(lines_along<Board>(cells, way, 4)) != other);
        EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
    }
}
TEST(Lines, DoNotGoRoundTheEdge) {
    using Board = Grid<3, 3>;
    EXPECT_FALSE(by_words<Board>(Board::Cells::of(std::array{2, 3, 4}), Way::row, 3)) << "c1 a2 b2";
    EXPECT_TRUE(by_words<Board>(Board::Cells::of(std::array{3, 4, 5}), Way::row, 3));
    EXPECT_TRUE(by_words<Board>(Board::Cells::of(std::array{2, 4, 6}), Way::falling, 3));
    EXPECT_FALSE(by_words<Board>(Board::Cells::of(std::array{2, 4, 6}), Way::rising, 3));
}

// --- notation ------------------------------------------------------------------------------------
using Oblong = Grid<12, 10>;
struct TwoColours {
    Oblong::Cells red, blue;
    bool blue_moves = false;
};
constexpr SquareNotation<Oblong, TwoColours, 2> kOblong{
    {{{&TwoColours::red, 'r', "red man", Colour::red}, {&TwoColours::blue, 'B', "blue king", Colour::blue}}},
    &TwoColours::blue_moves,
    {{{'r', "Red"}, {'B', "Blue"}}}};

TEST(SquareNotation, ReadsWhatItWrites) {
    Dice dice(3);
    for (int i = 0; i < 500; ++i) {
        TwoColours p;
        for (int c = 0; c < Oblong::kCells; ++c)
            if (dice.one_in(3)) (dice.one_in(2) ? p.red : p.blue).set(c);
        p.blue_moves = dice.one_in(2);
        const TwoColours read = kOblong.parse(kOblong.print(p));
        ASSERT_EQ(kOblong.print(read), kOblong.print(p));
        ASSERT_TRUE(read.red == p.red && read.blue == p.blue && read.blue_moves == p.blue_moves);
    }
    for (int c = 0; c < Oblong::kCells; ++c) ASSERT_EQ(parse_square<Oblong>(Oblong::name(c)), Oblong::Cells::single(c));
}
TEST(SquareNotation, TakesDigitsForEmptySquares) {
    const auto p = kOblong.parse("12/12/12/12/12/12/12/12/10.B/2rr8 B");
    std::string rows;
    for (int i = 0; i < 8; ++i) rows += std::string(12, '.') + "/";
    EXPECT_EQ(kOblong.print(p), rows + "...........B/..rr........ B");
}
std::string problem_of(std::string_view text) {
    try {
        kOblong.parse(text);
    } catch (const ParseError& e) {
        return std::to_string(e.place().column) + " " + e.problem() + "; " + e.hint();
    }
    return "";
}
TEST(SquareNotation, SaysWhereAndWhatIsWrong) {
    EXPECT_EQ(problem_of("12/12/12/12/12/12/12/12/12/13 r"), "29 number above 12; 10 rows of 12 squares, from the top");
    EXPECT_EQ(problem_of("11x"), "3 expected '.', found 'x'; r red man, B blue king, . empty square");
    EXPECT_EQ(problem_of("12 12"), "3 expected '/', found ' '; 10 rows of 12 squares, from the top");
    EXPECT_EQ(problem_of("12/12/12/12/12/12/12/12/12/12 w"),
              "31 expected 'r', found 'w'; r or B says who has the move");
    EXPECT_EQ(problem_of("12/12/12/12/12/12/12/12/12/12 r r"),
              "33 unexpected text, found 'r'; nothing follows who has the move");
}
TEST(SquareNotation, RefusesSquaresBeyondTheBoard) {
    for (const char* text : {"m1", "a0", "a11", "A1", "1a", "", "a", "a1 b1"})
        EXPECT_THROW(parse_square<Oblong>(std::string_view(text)), ParseError) << text;
    const auto move = parse_square_move<Oblong>("b2-l10");
    EXPECT_EQ(print_square_move(move), "b2-l10");
    EXPECT_EQ(arrows_of(move).size(), 1U);
    EXPECT_EQ(print_square_move(parse_square_move<Oblong>("c3")), "c3");
    EXPECT_TRUE(arrows_of(parse_square_move<Oblong>("c3")).empty());
}
TEST(SquareNotation, DrawsEachPieceOnce) {
    const Picture drawing = kOblong.picture(kOblong.parse("B11/12/12/12/12/12/12/12/12/2r9 B"));
    EXPECT_EQ(drawing.cells.size(), 120U);
    ASSERT_EQ(drawing.pieces.size(), 2U);
    EXPECT_EQ(drawing.pieces[0].label, "red man on c1");
    EXPECT_EQ(drawing.pieces[1].label, "blue king on a10");
    EXPECT_EQ(drawing.caption(), "Blue to move");
}

// --- images --------------------------------------------------------------------------------------
template <class Board>
void each_image_is_another() {
    std::set<std::vector<int>> images;
    for (int k = 0; k < BoardImages<Board>::kCount; ++k) {
        std::vector<int> image;
        std::set<int> met;
        for (int c = 0; c < Board::kCells; ++c) {
            image.push_back(BoardImages<Board>::of_cell(k, c));
            met.insert(image.back());
        }
        EXPECT_EQ(met.size(), std::size_t{Board::kCells}) << "image " << k << " names a cell twice";
        images.insert(image);
    }
    EXPECT_EQ(images.size(), std::size_t{BoardImages<Board>::kCount});
}
TEST(BoardImages, AreAllThereAre) {
    EXPECT_EQ((BoardImages<Grid<5, 5>>::kCount), 7);
    EXPECT_EQ((BoardImages<Grid<7, 6>>::kCount), 3);
    each_image_is_another<Grid<5, 5>>();
    each_image_is_another<Grid<7, 6>>();
}

}  // namespace
}  // namespace nomos
