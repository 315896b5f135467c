// What the boards of a page or a letter show, each thing once, so that a legend can tell all of it.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/core/picture.hpp"

namespace nomos {

struct Questionnaire;

struct Legend {
    struct Place {
        Lattice lattice;
        PictureSign sign;
        std::vector<std::string> cells;  // where every board has it; none if boards differ
    };
    std::vector<PicturePiece> pieces;  // unmarked, in the order in which they are first drawn
    std::vector<Place> places;         // shadings and marks of cells
    std::set<Mark> marks;              // of pieces
    bool arrows = false, sums = false, facings = false;
    bool parting = false;  // of answers on a cell

    bool empty() const { return pieces.empty() && places.empty(); }
};
Legend legend_of(const std::vector<const Picture*>& pictures);
Legend legend_of(const Questionnaire& questions);

// "white stone" of the one on c4. Pieces that differ by their number alone are one kind: "red piece, with its number".
std::string kind_of_piece(const PicturePiece& piece);

// Of kinds that have one sign: "white large, medium or small pawn".
std::string kinds_in_words(const std::vector<std::string>& kinds);

// A sign and what it says: "arrow", "the move that is made". Those of a drawing, and those of letters in lines.
struct LegendEntry {
    std::string sign, says;
};
std::vector<LegendEntry> drawn_signs(const Legend& legend);
std::vector<LegendEntry> written_signs(const Legend& legend);
// All that stands on one board of letters (reports/text_board.hpp): "t: white stone; T: black stone; x by itself: brown
// square". "" where nothing does.
std::string letters_in_words(const Picture& picture);

}  // namespace nomos
