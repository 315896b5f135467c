#include "model/nymbat/readings.hpp"

namespace nomos::nymbat {

std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"nymbat.group.stand-still",
         "May a player choose a group and then move none of its pieces?",
         "Some pieces of a group may go, or every one. Whether any may be none is not said, and the third option, "
         "to pass, already does nothing.",
         {{"barred", "At least one piece of the chosen group moves.",
           "moving a group is one option and passing another"},
          {"allowed", "The turn may end without a move; it is a delay.", "any, taken to include none"}},
         0,
         "doing nothing is what the option to pass is for",
         "Say that at least one piece must be moved.",
         {"nymbat.turn.one-option"}},
        {"nymbat.breakthrough.lost-mover",
         "Does a piece that is removed itself still break through?",
         "A breakthrough follows when a removal splits a group; the rule does not say that the moving piece must be "
         "left for it. Its limit is the number of the piece moved last, which may be off the board by then.",
         {{"also", "Yes: what breaks through is the removal, with or without the piece that made it.",
           "the caption about a 3 that takes a 5: both blue pieces are lost, and one more red piece goes all the same"},
          {"survivors", "No: only a piece that stays on the board breaks through.",
           "the name of the rule, and that the pieces to be taken are adjacent to a piece that moved there"}},
         0,
         "the caption of the breakthrough picture refutes survivors, though its picture is lost",
         "Add to the rule what the caption shows: that the moving piece may be lost.",
         {"nymbat.breakthrough.asked"}},
        {"nymbat.delay.turns",
         "How many turns of delay cost a penalty?",
         "The rules name seven turns, which need not follow each other. The analysis at the end has a penalty for "
         "three turns without a step forward. Both cannot be right; the second may be left over from an older rule.",
         {{"seven", "The seventh delay, the fourteenth, and so on.", "the rules themselves"},
          {"three", "The third, the sixth, and so on; other turns in between do not matter.",
           "the figure of the analysis, counted as the rules count"},
          {"three-running", "The third in a row; a turn that is no delay starts the count again.",
           "the figure of the analysis, and its wording, which asks for a step forward once in so many turns"}},
         0,
         "the rules come before remarks on them, and say expressly how turns are counted; of three in a row, a player "
         "who shuffles to and fro would never pay",
         "Correct the figure in the analysis.",
         {"nymbat.delay.count"}},
        {"nymbat.delay.forced-pass",
         "Is a pass a delay when nothing else is possible?",
         "Every pass is said to be a delay, without an exception; but a player who has nothing to move and nothing to "
         "bring in delays nothing. He has no piece to lose, so it costs him something only while he has a reserve, "
         "which means that enemies fill his set-up area.",
         {{"counts", "Every pass is a delay.", "the rule makes no exception"},
          {"free", "A pass that is forced is none.", "a penalty makes sense only for what was chosen"}},
         0,
         "closest to the words",
         "Say whether a forced pass counts.",
         {"nymbat.delay.turn", "nymbat.pass.forced"}},
        {"nymbat.win.there",
         "Where must no enemy piece be for a win on the home row?",
         "A player wins when his turn begins with a piece on the enemy's home row if no enemy piece is there. The "
         "last word may mean the row or the hex; on the hex no enemy piece can stand anyway, and the condition would "
         "be empty.",
         {{"row", "Nowhere on that home row.",
           "the condition says something only so; and the tip that two pieces of 1 brought in on the home row save "
           "the game can be true only so"},
          {"hex", "On the hex of the piece.", "a word that may point at the place of the piece"}},
         0,
         "under hex the condition never matters, and the tip about the two 1s would never be right",
         "Say: and no enemy piece is on that row.",
         {"nymbat.win.home-row"}},
        {"nymbat.win.last-mover",
         "Who moved last when the board is empty and both reserves are gone?",
         "Whoever had the last move wins. The last piece may go in a penalty, at the end of a turn in which its owner "
         "passed. Then he had the last turn, but the last to move a piece may be the other.",
         {{"turn", "Whoever had the turn that has just ended, passing included.", "in games to move is to have a turn"},
          {"piece", "Whoever last brought in or moved a piece.", "a pass moves nothing"}},
         0,
         "the customary sense of the word; it lets a player win by passing his own last piece away",
         "Say who wins when the last piece is lost to a penalty.",
         {"nymbat.win.empty-board", "nymbat.moved.last"}},
    };
    return table;
}

}  // namespace nomos::nymbat
