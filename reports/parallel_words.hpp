// Play under two readings at once, in words: what a move does under A and under B, and where they part.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "reports/parallel_play.hpp"

namespace nomos {

// "3. b1-i1   A: attackers win   B: black (defenders) to move   - here A and B part"; one line.
std::string ply_line(const ParallelPlay& play, const RulesetInfo& info);
// Why no side made a move, and what to do instead; one line.
std::string refusal_line(const TriedMove& tried, const ParallelPlay& play, const RulesetInfo& info);
// The board, one below or beside the other where the sides have come apart.
std::string boards_text(const ParallelPlay& play, int columns);
// The moves that begin with `prefix`, those told apart on which the sides part; in columns of a screen so wide, or,
// where `columns` is 0, in one line.
std::string moves_text(const ParallelPlay& play, const std::string& prefix, int columns);
// On how many moves the sides part here, and the first few; "" where they do not, or are apart already.
std::string parting_line(const ParallelPlay& play);
// Where the sides are: one line, or one a side.
std::string positions_text(const ParallelPlay& play);

nlohmann::ordered_json parallel_json(const ParallelPlay& play);

}  // namespace nomos
