// What the text of tic-tac-toe leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::tictactoe {

enum class Reading { full_board, count_ };

enum class FullBoard { drawn, last_mover };

constexpr Reading reading_of(FullBoard) { return Reading::full_board; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::tictactoe
