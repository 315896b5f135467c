#include "model/neva/words.hpp"

#include <fmt/format.h>

#include "model/core/words.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/symbols.hpp"

namespace nomos::neva {

std::string in_words(std::string_view position, std::string_view move) {
    const Position<Native> p = parse_position(position);
    const Turn t = parse_turn(move);
    const std::string_view who = kPlayerTitles[static_cast<std::size_t>(p.turn.lowest()) % kPlayers];
    if (t.pass) return fmt::format("It is {}'s turn, and none of {}'s pieces can move.", who, who);
    std::vector<std::string> cells;
    for (int i = 1; i <= t.steps; ++i) cells.push_back(cell_name(t.path[static_cast<std::size_t>(i)]));
    const std::string from = cell_name(t.path[0]), piece = t.king ? "king" : "man";
    if (!t.jump) return fmt::format("{} moves the {} on {} to {}.", who, piece, from, cells.front());
    if (t.steps == 1) return fmt::format("{} captures: the {} on {} jumps to {}.", who, piece, from, cells.front());
    return fmt::format("{} captures: the {} on {} jumps to {}, one after the other.", who, piece, from,
                       listed_places(cells));
}

}  // namespace nomos::neva
