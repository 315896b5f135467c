#include "model/nika/aids/study.hpp"

#include <array>

namespace nomos::nika {
namespace {

// A row from the top each: a small letter a space to rally, a capital one to win, '-' any other,
// '.' is off the board. The set-up fills the spaces to rally; pieces face along their edge, as on the shipped board.
struct Drawn {
    int size;
    std::array<std::string_view, 5> rows;
};
constexpr std::array<Drawn, 2> kDrawn{{
    {4, {".mA.", "T--t", "s--S", ".Ma."}},
    {5, {".mAm.", "s---t", "T---S", "s---t", ".aMa."}},
}};
constexpr std::string_view kRally = "asmt", kVictory = "ASMT";

// Athens and Messene face west and east in turn, Sparta and Thebes north and south.
Direction first_facing(std::size_t city, bool second) {
    if (city % 2 == 0) return second ? Direction::east : Direction::west;
    return second ? Direction::north : Direction::south;
}

BoardOf<Native> board_of(const Drawn& drawn) {
    BoardOf<Native> b;
    std::array<bool, kCities> seen{};
    for (int row = 0; row < drawn.size; ++row)
        for (int column = 0; column < drawn.size; ++column) {
            const char mark =
                drawn.rows[static_cast<std::size_t>(drawn.size - 1 - row)][static_cast<std::size_t>(column)];
            const int cell = Frame::cell(column, row);
            if (mark == '.') continue;
            b.cells.set(cell);
            if (const auto city = kVictory.find(mark); city != std::string_view::npos) b.victory[city].set(cell);
            if (const auto city = kRally.find(mark); city != std::string_view::npos) {
                b.rally[city].set(cell), b.first_pieces[city].set(cell);
                b.first_facing[static_cast<std::size_t>(first_facing(city, seen[city]))].set(cell);
                seen[city] = true;
            }
        }
    return b;
}

}  // namespace

const BoardOf<Native>& study_board(int index) {
    static const std::array boards{board_of(kDrawn[0]), board_of(kDrawn[1])};
    return boards[static_cast<std::size_t>(index)];
}

}  // namespace nomos::nika
