#include "reports/player/squares.hpp"

#include <algorithm>
#include <cctype>

#include "reports/board_layout.hpp"

namespace nomos::player {
namespace {

bool of_a_name(char c) {
    return std::islower(static_cast<unsigned char>(c)) || std::isdigit(static_cast<unsigned char>(c)) || c == '_';
}

void add(std::vector<std::string>& squares, const std::string& name) {
    if (std::find(squares.begin(), squares.end(), name) == squares.end()) squares.push_back(name);
}

}  // namespace

std::string square_name(const Picture& picture, int column, int row) {
    std::string name = cell_name(picture, column, row);
    if (picture.columns_a_board > 0) name += "_" + std::to_string(column / (picture.columns_a_board + 1) + 1);
    return name;
}

std::vector<std::string> squares_touched(const Picture& after, std::string_view move) {
    std::vector<std::string> names, squares;
    for (const PictureCell& cell : after.cells) names.push_back(square_name(after, cell.column, cell.row));
    const auto known = [&](const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (std::size_t at = 0; at < move.size();) {
        std::size_t end = at;
        while (end < move.size() && of_a_name(move[end])) ++end;
        if (const std::string word(move.substr(at, end - at)); known(word)) add(squares, word);
        at = std::max(end, at + 1);
    }
    for (const PictureArrow& arrow : after.arrows)
        if (const auto to = square_name(after, arrow.to_column, arrow.to_row); known(to)) add(squares, to);
    return squares;
}

}  // namespace nomos::player
