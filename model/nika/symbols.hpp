// The characters that stand for cities, facings and provenances in Nika's texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/nika/position.hpp"

namespace nomos::nika {

inline constexpr std::string_view kCityLetters = "asmt";    // by City
inline constexpr std::string_view kFacingSymbols = "^>v<";  // by Direction
inline constexpr std::array<std::string_view, kCities> kCityTitles{"Athens", "Sparta", "Messene", "Thebes"};
inline constexpr std::string_view kFrameColumns = "abcdefghijk";

// Where `symbol` stands in `table`.
inline std::optional<std::size_t> index_in(std::string_view table, char symbol) {
    const std::size_t i = table.find(symbol);
    return i == std::string_view::npos || symbol == '\0' ? std::nullopt : std::optional(i);
}

inline std::string title(std::size_t city) { return std::string(kCityTitles[city]); }

}  // namespace nomos::nika
