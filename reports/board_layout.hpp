// Where the cells and the coordinates of a drawn board stand, shared by SVG and text drawings.
#pragma once

#include <string>
#include <vector>

#include "model/core/picture.hpp"

namespace nomos {

// On a hexagon lattice the rows lie level, and each row stands half a cell to the left of the row
// below it: a column leans to the upper left, so both numbers of a cell follow straight lines.
// In half cells, so that it is a whole number on both lattices.
int half_steps(Lattice lattice, int column, int row);

// A coordinate stands one cell outside the board: below the lowest cell of its column, left of the
// first cell of its row.
struct EdgeLabel {
    std::string text;
    int column = 0, row = 0;
    bool of_row = false;
};
std::vector<EdgeLabel> edge_labels(const Picture& picture);
std::string column_name(const Picture& picture, int column);
std::string row_name(int row);
std::string cell_name(const Picture& picture, int column, int row);

// Does a piece that is there to stay stand on this cell? A piece that was taken or moved on does not.
bool occupied(const Picture& picture, int column, int row);
// A piece that fell where another stands now; a drawing shows both.
bool fell_under_another(const Picture& picture, const PicturePiece& piece);

// The board's outermost half steps, coordinates not counted. {0, -1} for a board without cells.
struct HalfSpan {
    int first = 0, last = -1;
};
HalfSpan half_span(const Picture& picture);

}  // namespace nomos
