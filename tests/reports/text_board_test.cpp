#include "reports/text_board.hpp"

#include <gtest/gtest.h>

#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using namespace fixture;
using Lines = std::vector<std::string>;

Picture small(Lattice lattice) {
    Picture picture;
    picture.lattice = lattice;
    picture.columns = picture.rows = 3;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (lattice != Lattice::hexagon || std::abs(column - row) < 2)
                picture.cells.push_back({column, row, {}, "."});
    picture.pieces = {piece(0, 0, Colour::white, "t"), piece(1, 1, Colour::black, "K", Mark::crossed_out)};
    return picture;
}

TEST(TextBoard, DrawsASquareBoard) {
    EXPECT_EQ(text_board(small(Lattice::square)),
              (Lines{" 3 . . .", " 2 .xK .", " 1 t . .", "   a b c", "x crossed out: K on b2"}));
}

TEST(TextBoard, KeepsAMarkApartFromTheLetterBefore) {
    Picture picture = small(Lattice::square);
    picture.pieces.push_back(piece(2, 1, Colour::black, "m", Mark::crossed_out));
    EXPECT_EQ(text_board(picture)[1], " 2 . xK xm");
    picture.pieces.back().mark = Mark::none;
    EXPECT_EQ(text_board(picture)[1], " 2 .xK m") << "a letter is none";
}

TEST(TextBoard, ShiftsTheRowsOfAHexagonBoard) {
    EXPECT_EQ(text_board(small(Lattice::diamond)), text_board(small(Lattice::square))) << "letters stand in a grid";
    EXPECT_EQ(text_board(small(Lattice::hexagon)),
              (Lines{"   3 .   .", " 2 .  xK   .", "   1 t   .   c", "       a   b", "x crossed out: K on b2"}));
}

TEST(TextBoard, ShowsWhereAPieceFaces) {
    Picture picture = small(Lattice::square);
    picture.pieces[0].facing = Direction::west;
    picture.pieces[1].facing = Direction::south;
    EXPECT_EQ(text_board(picture)[1], " 2 . xKv .");
    EXPECT_EQ(text_board(picture)[2], " 1 t< .  .");
}

// A number is nobody's by itself: its colour stands before it.
TEST(TextBoard, TellsColoursWhereGlyphsDoNot) {
    Picture picture = small(Lattice::hexagon);
    picture.pieces = {piece(0, 0, Colour::red, "2"), piece(1, 1, Colour::blue, "2", Mark::crossed_out)};
    for (PicturePiece& p : picture.pieces) p.by_colour = true;
    EXPECT_EQ(text_board(picture)[1], " 2 .  xb2  .");
    EXPECT_EQ(text_board(picture)[2], "   1 r2  .   c");
    EXPECT_EQ(text_board(picture).back(), "x crossed out: b2 on b2");
}

TEST(TextBoard, NamesArrowsMarksAndTheCaption) {
    EXPECT_EQ(legend(square_board()), (Lines{"arrow: c4 to c1", "x crossed out: K on b1", "attackers to move"}));
    EXPECT_TRUE(legend(small(Lattice::square)).size() == 1);
}
TEST(TextBoard, SaysWhatIsHidden) {
    Picture picture = small(Lattice::square);
    picture.pieces.insert(picture.pieces.begin(), piece(2, 0, Colour::black, "K", Mark::ghost));
    EXPECT_EQ(legend(picture).front(), "x crossed out: K on b2");
    EXPECT_EQ(legend(picture)[1], "? hidden: K on c1");
}
TEST(TextBoard, NamesTheSumsThatDecide) {
    Picture picture = square_board();
    picture.sums = {{1, 0, "4 : 3", "attack 4 against defence 3"}};
    const Lines said = legend(picture);
    ASSERT_EQ(said.size(), 4u);
    EXPECT_EQ(said[2], "attack 4 against defence 3 (b1)") << "before the caption";
}

TEST(TextBoard, LeavesOutRowsAndSaysSo) {
    EXPECT_EQ(text_board(square_board(), {3, 0}), (Lines{"  ...", " 4 . . . . . . . T . . .", "  ...",
                                                         " 1 #xK t . . . . . . . #", "   a b c d e f g h i j k"}));
}

TEST(TextBoard, ShowsTheLivingWhereAnotherFell) {
    Picture picture = small(Lattice::square);
    picture.pieces.insert(picture.pieces.begin(), piece(0, 0, Colour::black, "m", Mark::crossed_out));
    EXPECT_EQ(text_board(picture)[2], " 1 t . .");
    EXPECT_EQ(legend(picture), (Lines{"x crossed out: m on a1, K on b2"}));
    std::swap(picture.pieces[0], picture.pieces[1]);
    EXPECT_EQ(text_board(picture)[2], " 1 t . .") << "whichever is listed first";
}

TEST(TextBoard, AnEmptyPictureIsNoLines) { EXPECT_TRUE(text_board(Picture{}).empty()); }

TEST(TextBoard, KeepsTheRowsThatMatter) {
    EXPECT_EQ(rows_that_matter({square_board()}, 11).size(), 11u);
    EXPECT_EQ(rows_that_matter({square_board()}, 6), (std::vector<int>{3, 0}));
    // Where the room is too small for all that stands about, what happens comes before what only hides.
    Picture hiding = square_board();
    for (int row = 1; row < 11; row += 2) hiding.pieces.push_back(piece(9, row, Colour::black, "K", Mark::ghost));
    hiding.arrows = {{2, 9, 3, 9}}, hiding.pieces[1].row = 9;
    EXPECT_EQ(rows_that_matter({hiding}, 4), (std::vector<int>{9}));
    EXPECT_EQ(rows_that_matter({hiding}, 5), (std::vector<int>{9, 7}));
    for (const Picture& picture : {square_board(), set_up(), facing_board(), hexagon_board()})
        for (int most = 5; most < 16; ++most)
            EXPECT_LE(text_board(picture, rows_that_matter({picture, picture}, most)).size(),
                      static_cast<std::size_t>(most) + 1)
                << most;
}

TEST(TextBoard, PutsBlocksNextToEachOther) {
    EXPECT_EQ(side_by_side({{"ab", "c"}, {"d", "e", "f"}}, 2), (Lines{"ab  d", "c   e", "    f"}));
    EXPECT_EQ(side_by_side({{"\u2713", ""}, {"d", "e"}}, 1), (Lines{"\u2713 d", "  e"}));
}

}  // namespace
}  // namespace nomos
