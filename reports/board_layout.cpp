#include "reports/board_layout.hpp"

#include <algorithm>
#include <map>

namespace nomos {

int half_steps(Lattice lattice, int column, int row) {
    return lattice == Lattice::hexagon ? 2 * column - row : 2 * column;
}

std::string column_name(const Picture& picture, int column) {
    if (picture.columns_a_board > 0) column %= picture.columns_a_board + 1;
    if (picture.columns_a_board > 0 && column == picture.columns_a_board) return "";
    if (!picture.letters_for_columns || column > 25) return std::to_string(column + 1);
    return std::string(1, static_cast<char>('a' + column));
}

std::string row_name(int row) { return std::to_string(row + 1); }

std::string cell_name(const Picture& picture, int column, int row) {
    return column_name(picture, column) + row_name(row);
}

std::vector<EdgeLabel> edge_labels(const Picture& picture) {
    std::map<int, int> lowest, first;  // of each column, of each row
    for (const PictureCell& cell : picture.cells) {
        auto& low = lowest.try_emplace(cell.column, cell.row).first->second;
        auto& left = first.try_emplace(cell.row, cell.column).first->second;
        low = std::min(low, cell.row);
        left = std::min(left, cell.column);
    }
    // A square board may have holes or dents; its coordinates still stand in one line.
    const bool straight = picture.lattice != Lattice::hexagon;
    const int left = lowest.empty() ? 0 : lowest.begin()->first;
    const int bottom = first.empty() ? 0 : first.begin()->first;
    std::vector<EdgeLabel> labels;
    for (const auto& [column, row] : lowest)
        labels.push_back({column_name(picture, column), column, (straight ? bottom : row) - 1, false});
    for (const auto& [row, column] : first)
        labels.push_back({row_name(row), (straight ? left : column) - 1, row, true});
    return labels;
}

bool occupied(const Picture& picture, int column, int row) {
    return std::any_of(picture.pieces.begin(), picture.pieces.end(), [&](const PicturePiece& piece) {
        const bool stays = piece.mark == Mark::none || piece.mark == Mark::ringed;
        return piece.column == column && piece.row == row && stays;
    });
}

bool fell_under_another(const Picture& picture, const PicturePiece& piece) {
    return piece.mark == Mark::crossed_out && occupied(picture, piece.column, piece.row);
}

HalfSpan half_span(const Picture& picture) {
    HalfSpan span;
    for (const PictureCell& cell : picture.cells) {
        const int at = half_steps(picture.lattice, cell.column, cell.row);
        const bool none = span.last < span.first;
        span = {none ? at : std::min(span.first, at), none ? at : std::max(span.last, at)};
    }
    return span;
}

}  // namespace nomos
