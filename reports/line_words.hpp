// Lines of play in words: how one was found, and what is known of shorter ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/findings/line_of_play.hpp"
#include "analysis/lines/reach.hpp"
#include "reports/option_letters.hpp"

namespace nomos {

// "no shorter line of play exists" and its kin; of a line that was found, or of none.
std::string searched_in_words(const Searched&, std::string_view ruleset);
// "" where nothing was looked for.
std::string line_in_words(const LineOfPlay&, const AnswerNames& named = {}, std::string_view ruleset = {});
// Why a position cannot come up, or how its line was found.
std::string reach_in_words(const ComingUp&, std::string_view ruleset);

// "whether the game is played in pairs (yes)" for "pairs=yes". UserError if the ruleset has no such option.
std::vector<std::string> settings_in_words(const std::vector<std::string>& settled, std::string_view ruleset);
// " Settled before the game: whether the game is played in pairs (yes)." or nothing. By their keys, as a command takes
// them, for no ruleset and for one of another program.
std::string settled_in_words(const std::vector<std::string>& settled, std::string_view ruleset = {});

}  // namespace nomos
