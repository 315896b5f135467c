// Boards of three shapes for the tests of drawings and reports.
#pragma once

#include <algorithm>
#include <string>

#include "model/core/picture.hpp"

namespace nomos::fixture {

inline PicturePiece piece(int column, int row, Colour colour, std::string glyph, Mark mark = Mark::none) {
    return {column, row, colour, std::move(glyph), "", "", "", false, std::nullopt, mark};
}

// 11x11, the corners and the centre brown: a king at a corner between an attacker and the edge.
inline Picture square_board() {
    Picture picture;
    picture.columns = picture.rows = 11;
    for (int row = 0; row < 11; ++row)
        for (int column = 0; column < 11; ++column) {
            const bool corner = column % 10 == 0 && row % 10 == 0;
            const bool brown = corner || (column == 5 && row == 5);
            picture.cells.push_back({column, row, brown ? Tint::brown : Tint::plain, brown ? "#" : "."});
        }
    picture.pieces = {piece(2, 0, Colour::white, "t"), piece(1, 0, Colour::black, "K", Mark::crossed_out),
                      piece(7, 3, Colour::black, "T")};
    picture.pieces[1].crowned = true;
    picture.pieces[1].kind = "the king", picture.pieces[1].label = "the king on b1";
    picture.arrows = {{2, 3, 2, 0}};
    picture.notes = {"attackers to move"};
    return picture;
}

inline Picture set_up() {
    Picture picture = square_board();
    picture.arrows.clear();
    picture.pieces.clear();
    const char* rows[] = {"...ttttt...", ".....t.....", "...........", "t....T....t", "t...TTT...t", "tt.TTKTT.tt",
                          "t...TTT...t", "t....T....t", "...........", ".....t.....", "...ttttt..."};
    for (int row = 0; row < 11; ++row)
        for (int column = 0; column < 11; ++column) {
            const char c = rows[10 - row][column];
            if (c == '.') continue;
            picture.pieces.push_back(piece(column, row, c == 't' ? Colour::white : Colour::black, std::string(1, c)));
            picture.pieces.back().crowned = c == 'K';
        }
    return picture;
}

// A ring of cells with an area in each corner; four cities whose pieces face all ways.
inline Picture facing_board() {
    Picture picture;
    picture.columns = picture.rows = 9;
    const Tint areas[] = {Tint::area_white, Tint::area_red, Tint::area_blue, Tint::area_black};
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            if (column > 2 && column < 6 && row > 2 && row < 6) continue;
            const bool corner = (column < 2 || column > 6) && (row < 2 || row > 6);
            const int which = (column > 4 ? 1 : 0) + (row > 4 ? 2 : 0);
            picture.cells.push_back(
                {column, row, corner ? areas[which] : Tint::plain, corner ? std::string(1, "wrbk"[which]) : "."});
        }
    const Colour colours[] = {Colour::white, Colour::red, Colour::blue, Colour::black};
    const Mark marks[] = {Mark::none, Mark::crossed_out, Mark::ringed, Mark::ghost};
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            picture.pieces.push_back(piece(i * 2, j == 3 ? 7 : j, colours[i], std::string(1, "ASMT"[i]), marks[j]));
            picture.pieces.back().facing = kDirections[static_cast<std::size_t>(i + j) % 4];
        }
    picture.pieces.push_back(piece(6, 0, Colour::blue, "M", Mark::crossed_out));  // fell where T stands now
    picture.pieces.back().facing = Direction::north;
    picture.arrows = {{0, 0, 1, 0}, {2, 7, 3, 7}};
    return picture;
}

// Squares on their corners, 6x6, the corners of the board brown; two men and a king that goes along a column.
inline Picture diamond_board() {
    Picture picture;
    picture.lattice = Lattice::diamond, picture.letters_for_columns = false;
    picture.columns = picture.rows = 6;
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 6; ++column) {
            const bool corner = column % 5 == 0 && row % 5 == 0;
            picture.cells.push_back({column, row, corner ? Tint::brown : Tint::plain, corner ? "*" : "."});
        }
    picture.signs = {{Tint::brown, "*", "corner of the board"}};
    picture.pieces = {piece(0, 0, Colour::black, "b"), piece(2, 3, Colour::green, "g", Mark::crossed_out),
                      piece(2, 5, Colour::red, "R", Mark::ringed)};
    picture.pieces[2].crowned = true;
    picture.arrows = {{2, 1, 2, 5}};
    return picture;
}

// Hexagon of side 8 with stones of three colours, one of them crowned.
inline Picture hexagon_board() {
    Picture picture;
    picture.lattice = Lattice::hexagon;
    picture.columns = picture.rows = 15;
    for (int row = 0; row < 15; ++row)
        for (int column = std::max(0, row - 7); column <= std::min(14, row + 7); ++column)
            picture.cells.push_back({column, row, row == 0 || row == 14 ? Tint::area_red : Tint::plain, "."});
    picture.pieces = {piece(0, 0, Colour::red, "2"),   piece(7, 0, Colour::blue, "3"),
                      piece(7, 7, Colour::green, "1"), piece(14, 14, Colour::red, "4", Mark::ringed),
                      piece(8, 7, Colour::white, "5"), piece(8, 8, Colour::black, "6")};
    picture.pieces[2].crowned = true;
    picture.arrows = {{7, 7, 7, 11}};
    return picture;
}

}  // namespace nomos::fixture
