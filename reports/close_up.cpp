#include "reports/close_up.hpp"

#include <algorithm>
#include <optional>

#include "reports/board_layout.hpp"

namespace nomos {
namespace {

constexpr int kLeast = 5;  // cells each way

// Both ends are inside.
struct Range {
    int first, last;

    int length() const { return last - first + 1; }
    bool holds(int at) const { return first <= at && at <= last; }
    void add(int at) { first = std::min(first, at), last = std::max(last, at); }
};
// In half cells and rows, as the board is drawn.
struct Region {
    Range across, up;

    bool holds(Lattice lattice, int column, int row) const {
        return across.holds(half_steps(lattice, column, row)) && up.holds(row);
    }
};

void widen(std::optional<Region>& region, Lattice lattice, int column, int row) {
    const int half = half_steps(lattice, column, row);
    if (!region) region = Region{{half, half}, {row, row}};
    region->across.add(half), region->up.add(row);
}
std::optional<Region> around_what_happens(const Picture& picture) {
    std::optional<Region> region;
    for (const PicturePiece& piece : picture.pieces)
        if (piece.mark != Mark::ghost) widen(region, picture.lattice, piece.column, piece.row);
    for (const PictureArrow& arrow : picture.arrows) {
        widen(region, picture.lattice, arrow.from_column, arrow.from_row);
        widen(region, picture.lattice, arrow.to_column, arrow.to_row);
    }
    return region;
}
// As long as that, about its middle, and inside of the board; it begins a whole number of steps before the part.
Range stretched(Range part, int length, int step, const Range& board) {
    const int missing = std::max(0, length - part.length()), before = missing / 2 / step * step;
    part.first -= before, part.last += missing - before;
    const int shift = std::max(0, board.first - part.first) - std::max(0, part.last - board.last);
    return {std::max(part.first + shift, board.first), std::min(part.last + shift, board.last)};
}
bool on_one_board(const Picture& picture, const Region& region) {
    const int pitch = picture.columns_a_board + 1;
    return picture.columns_a_board == 0 || region.across.first / 2 / pitch == region.across.last / 2 / pitch;
}
// The cells of the board on which the region lies.
std::optional<Region> board_around(const Picture& picture, const Region& region) {
    const int pitch = 2 * (picture.columns_a_board + 1);
    std::optional<Region> board;
    for (const PictureCell& cell : picture.cells) {
        const int half = half_steps(picture.lattice, cell.column, cell.row);
        if (picture.columns_a_board == 0 || half / pitch == region.across.first / pitch)
            widen(board, picture.lattice, cell.column, cell.row);
    }
    return board;
}

}  // namespace

Picture close_up(Picture picture) {
    const auto happens = around_what_happens(picture);
    if (!happens || !on_one_board(picture, *happens)) return picture;
    const auto board = board_around(picture, *happens);
    if (!board) return picture;
    // As many cells across as up, one more on each side than what happens.
    const int side = std::max({kLeast, happens->across.length() / 2 + 3, happens->up.length() + 2});
    const int step = picture.lattice == Lattice::hexagon ? 1 : 2;
    const Region shown{stretched(happens->across, 2 * side - 1, step, board->across),
                       stretched(happens->up, side, 1, board->up)};
    const auto is_shown = [&](int column, int row) { return shown.holds(picture.lattice, column, row); };
    const auto cells = std::ranges::count_if(picture.cells, [&](const auto& c) { return is_shown(c.column, c.row); });
    if (3 * static_cast<std::size_t>(cells) > 2 * picture.cells.size()) return picture;
    std::erase_if(picture.cells, [&](const auto& c) { return !is_shown(c.column, c.row); });
    std::erase_if(picture.pieces, [&](const auto& p) { return !is_shown(p.column, p.row); });
    std::erase_if(picture.sums, [&](const auto& s) { return !is_shown(s.column, s.row); });
    return picture;
}

}  // namespace nomos
