// Nika's one-line texts and drawings; the text forms are documented in docs/notation.md.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/nika/position.hpp"

namespace nomos::nika {

// For well-formed positions and actions parse(print(x)) == x. Parsing throws ParseError with
// place and hint; it knows the frame but no board, so a piece may stand off some board.
std::string print(const Position<Native>& position);
Position<Native> parse_position(std::string_view text);
// On a small board, where a city has not six pieces but so many.
Position<Native> parse_position_with(const std::array<int, kCities>& pieces, std::string_view text);
std::string print(const Action<Native>& action);
Action<Native> parse_action(std::string_view text);

// The board's spaces, the areas tinted in their city's colour, the pieces with their facings.
Picture picture(const Setting<Native>& setting, const Position<Native>& position);
// The position after an action, with arrows for what moved; routed pieces stay crossed out.
Picture picture_of_move(const Setting<Native>& setting, const Position<Native>& before, const Action<Native>& action,
                        const Position<Native>& after);
// What decides the move, added up by the rules under the setting; nothing where no sum does.
std::vector<PictureSum> sums(const Setting<Native>&, const Position<Native>& before, const Action<Native>&);

}  // namespace nomos::nika
