// Lines of play in words: how one was found, and what is known of shorter ones.
#pragma once

#include <string>

#include "analysis/findings/line_of_play.hpp"
#include "analysis/lines/reach.hpp"
#include "reports/option_letters.hpp"

namespace nomos {

// "no shorter line of play exists" and its kin; of a line that was found, or of none.
std::string searched_in_words(const Searched&);
// "" where nothing was looked for.
std::string line_in_words(const LineOfPlay&, const AnswerNames& named = {});
// Why a position cannot come up, or how its line was found.
std::string reach_in_words(const ComingUp&);

// " Settled before the game: pairs=yes." or nothing.
std::string settled_in_words(const std::vector<std::string>& settled);

}  // namespace nomos
