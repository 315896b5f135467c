// A small drawing of a large board shows where something happens, and nothing of it is lost.
#include "reports/close_up.hpp"

#include <gmock/gmock.h>

#include "reports/board_layout.hpp"

namespace nomos {
namespace {

Picture board(int size, int boards = 1) {
    Picture picture;
    picture.columns = boards * (size + 1) - 1, picture.rows = size, picture.columns_a_board = boards > 1 ? size : 0;
    for (int b = 0; b < boards; ++b)
        for (int i = 0; i < size * size; ++i)
            picture.cells.push_back({b * (size + 1) + i % size, i / size, Tint::plain, "."});
    return picture;
}
PicturePiece piece_at(int column, int row, Mark mark = Mark::none) {
    PicturePiece piece;
    piece.column = column, piece.row = row, piece.mark = mark;
    return piece;
}
std::pair<std::string, std::string> ends(const Picture& picture) {
    const auto by_place = [](const auto& a, const auto& b) {
        return std::pair(a.row, a.column) < std::pair(b.row, b.column);
    };
    const auto [low, high] = std::ranges::minmax_element(picture.cells, by_place);
    return {cell_name(picture, low->column, low->row), cell_name(picture, high->column, high->row)};
}

TEST(CloseUp, ShowsFiveByFiveAroundOnePiece) {
    Picture picture = board(11);
    picture.pieces = {piece_at(5, 5)};
    EXPECT_EQ(ends(close_up(picture)), std::pair(std::string("d4"), std::string("h8")));
    EXPECT_EQ(close_up(picture).cells.size(), 25u);
}
TEST(CloseUp, ShowsFiveByFiveAroundTwoPieces) {
    Picture picture = board(11);
    picture.pieces = {piece_at(4, 5), piece_at(5, 5)};
    EXPECT_EQ(close_up(picture).cells.size(), 25u);
}
TEST(CloseUp, StaysOnTheBoard) {
    Picture picture = board(11);
    picture.pieces = {piece_at(0, 0)};
    EXPECT_EQ(ends(close_up(picture)), std::pair(std::string("a1"), std::string("e5")));
    picture.pieces = {piece_at(10, 10)};
    EXPECT_EQ(ends(close_up(picture)), std::pair(std::string("g7"), std::string("k11")));
}
TEST(CloseUp, LeavesRoomAroundAnArrow) {
    Picture picture = board(11);
    picture.pieces = {piece_at(2, 1)};
    picture.arrows = {{2, 1, 7, 1}};
    EXPECT_EQ(ends(close_up(picture)), std::pair(std::string("b1"), std::string("i8")));
}
TEST(CloseUp, ShowsAllWhereItWouldShowMostOfIt) {
    Picture picture = board(6);
    picture.pieces = {piece_at(2, 2)};
    EXPECT_EQ(close_up(picture).cells.size(), 36u);
    picture = board(11);
    picture.pieces = {piece_at(0, 0), piece_at(10, 10)};
    EXPECT_EQ(close_up(picture).cells.size(), 121u);
    picture.pieces.clear();
    EXPECT_EQ(close_up(picture).cells.size(), 121u);
}
TEST(CloseUp, ShowsTheBoardOnWhichSomethingHappensAndNoGhostOnAnother) {
    Picture picture = board(8, 3);
    picture.pieces = {piece_at(2, 2, Mark::ghost), piece_at(18 + 1, 1)};
    const Picture shown = close_up(picture);
    EXPECT_EQ(shown.cells.size(), 25u);
    EXPECT_EQ(ends(shown), std::pair(std::string("a1"), std::string("e5")));
    ASSERT_EQ(shown.pieces.size(), 1u);
    EXPECT_EQ(shown.pieces[0].column, 19);
    picture.pieces.push_back(piece_at(4, 4));
    EXPECT_EQ(close_up(picture).cells.size(), 192u) << "something stands on two boards";
}
TEST(CloseUp, OfAHexagonIsAsWideAsItIsHigh) {
    Picture picture = board(15);
    picture.lattice = Lattice::hexagon;
    picture.pieces = {piece_at(7, 7)};
    for (const PictureCell& cell : close_up(picture).cells) {
        EXPECT_LE(std::abs(half_steps(Lattice::hexagon, cell.column, cell.row) - 7), 4);
        EXPECT_LE(std::abs(cell.row - 7), 2);
    }
    EXPECT_EQ(close_up(picture).cells.size(), 23u);
}

}  // namespace
}  // namespace nomos
