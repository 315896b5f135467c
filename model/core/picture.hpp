// What a board drawing shows, free of any drawing format; `reports` turns it into SVG and text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/grid.hpp"

namespace nomos {

// `diamond`: squares that stand on their corners, the dark ones of a chequered board: steps that are diagonal there
// run along rows and columns.
enum class Lattice { square, hexagon, diamond };
// Cell shadings and piece colours; reports own the actual colours, light and dark.
enum class Tint { plain, brown, area_white, area_red, area_blue, area_black };
enum class Colour { white, black, red, blue, green };

struct PictureCell {
    int column = 0, row = 0;  // row 0 at the bottom
    Tint tint = Tint::plain;
    std::string text_mark;  // one character for text drawings of an empty cell, "." if empty
};
// What a shading or a mark on cells stands for; legends tell it.
struct PictureSign {
    Tint tint = Tint::plain;
    std::string text_mark;
    std::string says;  // "rally area of Athens"
};
enum class Mark { none, crossed_out, ringed, ghost };
struct PicturePiece {
    int column = 0, row = 0;
    Colour colour = Colour::white;
    std::string glyph;  // one character: the piece's letter in the game's notation
    std::string kind;   // "white stone"; a legend has each once, "" goes by its letter
    std::string label;  // for screen readers: "white stone on c4"
    std::string fate;   // of one that is gone, or hidden under others: "taken"
    bool crowned = false;
    std::optional<Direction> facing;
    Mark mark = Mark::none;
    bool by_colour = false;  // pieces of other colours have its glyph: in letters its colour's stands before it, "r2"

    // "white stone on c4, taken"
    std::string in_words() const { return fate.empty() ? label : label + ", " + fate; }
    // What stands for it where there are no colours.
    std::string letters() const {
        constexpr std::string_view kFirst = "wbrbg";  // of white, black, red, blue, green
        return by_colour ? std::string(1, kFirst[static_cast<std::size_t>(colour)]) + glyph : glyph;
    }
};
struct PictureArrow {
    int from_column = 0, from_row = 0, to_column = 0, to_row = 0;
};
// Numbers that decide a move, as the rules add them up under the options of the picture.
struct PictureSum {
    int column = 0, row = 0;  // the cell that they are about
    std::string numbers;      // "4 : 3", drawn there
    std::string says;         // "attack 4 against defence 3", said below
};

struct Picture {
    Lattice lattice = Lattice::square;
    int columns = 0, rows = 0;
    std::vector<PictureCell> cells;  // only cells that are on the board
    std::vector<PicturePiece> pieces;
    std::vector<PictureArrow> arrows;
    bool letters_for_columns = true;  // a, b, c ... below, 1, 2, 3 ... beside
    int columns_a_board = 0;          // several boards side by side, a column free between; 0: one board
    std::string made;                 // the move or turn that led here, as it is written; "" where none is shown
    std::vector<std::string> notes;   // what the board does not show: "attackers to move"
    std::vector<PictureSum> sums{};
    std::vector<PictureSign> signs{};  // of every cell that is tinted or marked

    // What stands below: "after e2-e4: white to move; 3 left".
    std::string caption() const {
        std::string text;
        for (const std::string& note : notes) text += (text.empty() ? "" : "; ") + note;
        return made.empty() ? text : "after " + made + ": " + text;
    }
};

}  // namespace nomos
