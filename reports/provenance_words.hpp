// What stands on the text, on something outside of it, or on us, said where it is shown.
#pragma once

#include <array>
#include <string>

#include "analysis/findings/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// "by the text", "from outside the text: the README ...", "by a position that we set up".
std::string source_words(SourceKind from, std::string_view source);

// How many ways to play are left after the evidence of each kind and of those before it, by SourceKind.
std::array<std::uint64_t, kSourceKinds> left_by_source(const RulesetReport& report);
// "; its own examples leave 12, with what documents outside the text say 6, with positions that we set up 3".
std::string left_in_words(const RulesetReport& report);

// "board: our assumption"; "" where nothing on the board is uncertain.
std::string board_mark(const Resting& resting);
// The same of what begins with the set-up: a line of play, and whatever is counted in random games.
std::string play_mark(const Resting& resting);
// A picture with its board's mark behind the caption.
Picture marked(Picture picture, const Resting& resting);

// What the boards take otherwise than it is played, in the words of the options; nothing usually.
std::string supposed_in_words(const Finding& finding, const RulesetInfo& info);

}  // namespace nomos
