// A board as a self-contained SVG element that stands inside an HTML page or a file of its own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"
#include "reports/parting_cells.hpp"

namespace nomos {

// `title` names the drawing for screen readers; the description lists the pieces. Colours are CSS
// custom properties (--board-*) with fallbacks, so that a page can offer a dark set. No ids are used:
// any number of drawings may stand in one page. The size is left to the page; the viewBox is exact.
std::string svg(const Picture& picture, std::string_view title);
// With a dashed ring around the cells on which answers part.
std::string parted_svg(const Picture& picture, std::string_view title, const std::vector<BoardCell>& parting);

// A piece by itself, for a legend; what it is stands beside it in words.
std::string svg_of_piece(const PicturePiece& piece);

// A cell with its shading and sign by itself, for a legend.
std::string svg_of_place(Lattice lattice, const PictureSign& sign);

// Where the middle of each of picture.cells stands in that drawing, in the units of its viewBox.
struct DrawnCell {
    int x = 0, y = 0;
};
std::vector<DrawnCell> drawn_cells(const Picture& picture);

}  // namespace nomos
