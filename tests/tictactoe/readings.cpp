#include "tests/tictactoe/readings.hpp"

namespace nomos::tictactoe {

std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"tictactoe.end.full-board-result",
         "Is a full board without a line a draw, or does the player who moved last win?",
         "The text says that a full board ends the game. It names a winner for three marks in line only, and never "
         "speaks of a draw.",
         {{"drawn", "Nobody has three in line, so nobody wins.", "a win is named for lines and for nothing else"},
          {"last-mover", "The player who fills the board wins.", "no sentence allows a game without a winner"}},
         0,
         "a winner is never made up from silence",
         "Add \"and is drawn if nobody has won\".",
         {"tictactoe.end.full-board"}},
    };
    return table;
}

}  // namespace nomos::tictactoe
