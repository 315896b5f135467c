// Who can force what on a board, in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "analysis/findings/measured.hpp"

namespace nomos {

// "attackers can force a win within 7 plies"
std::string start_in_words(const BoardValue& value);
// "Red and Green can force a victory within 9 plies"
std::string coalition_in_words(const CoalitionValue& coalition, bool is_whole);
std::string plies_in_words(int n);
// ... beside another value: of coalitions who they are, where as many can; "" where nothing was solved.
std::string value_in_words(const std::optional<BoardValue>& value, const std::optional<BoardValue>& against);

}  // namespace nomos
