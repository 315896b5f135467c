// The characters that stand for players and pieces in Neva's texts.
#pragma once

#include <optional>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/neva/position.hpp"

namespace nomos::neva {

inline constexpr std::string_view kManLetters = "wrgb";   // by Player; also the player to move
inline constexpr std::string_view kKingLetters = "WRGB";  // by Player
inline constexpr std::array<std::string_view, kPlayers> kPlayerTitles{"White", "Red", "Green", "Black"};
inline constexpr std::array kColours{Colour::white, Colour::red, Colour::green, Colour::black};

// Where `symbol` stands in `table`.
inline std::optional<std::size_t> index_in(std::string_view table, char symbol) {
    const std::size_t i = table.find(symbol);
    return i == std::string_view::npos || symbol == '\0' ? std::nullopt : std::optional(i);
}

}  // namespace nomos::neva
