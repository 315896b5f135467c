#include "model/nika/words.hpp"

#include <fmt/format.h>

#include "model/core/words.hpp"
#include "model/nika/board_file.hpp"
#include "model/nika/notation.hpp"
#include "model/nika/symbols.hpp"

namespace nomos::nika {
namespace {

// "into the rally area of Athens": of a lone piece, on the board that every picture has.
std::string into_area(const Action<Native>& a) {
    if (a.pieces.count() != 1) return "";
    const int to = Frame::neighbour(a.pieces.lowest(), kDirections[static_cast<std::size_t>(a.direction.lowest())]);
    const BoardOf<Native>& board = assumed_board();
    for (std::size_t c = 0; c < kCities && to >= 0; ++c) {
        if (board.rally[c].test(to)) return fmt::format(", into the rally area of {}", title(c));
        if (board.victory[c].test(to)) return fmt::format(", into the victory area of {}", title(c));
    }
    return "";
}

}  // namespace

std::string in_words(std::string_view position, std::string_view move) {
    const Position<Native> p = parse_position(position);
    const Action<Native> a = parse_action(move);
    const std::string who = title(static_cast<std::size_t>(p.turn.lowest()) % kCities);
    if (a.is(Kind::pass)) return who + " does nothing with an action.";
    std::vector<std::string> spaces;
    a.pieces.for_each([&](int cell) { spaces.push_back(Frame::name(cell)); });
    const std::string_view towards = name_of(kDirections[static_cast<std::size_t>(a.direction.lowest())]);
    const std::string pieces =
        spaces.size() == 1 ? "the piece on " + spaces.front() : "the pieces on " + listed_places(spaces) + " together";
    if (a.is(Kind::rally))
        return fmt::format("{} brings a routed piece back on {}, facing {}.", who, spaces.front(), towards);
    if (a.is(Kind::rotate)) return fmt::format("{} turns {} to face {}.", who, pieces, towards);
    return fmt::format("{} moves {} one space {}{}.", who, pieces, towards, into_area(a));
}

}  // namespace nomos::nika
