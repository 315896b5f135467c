#include "model/neva/missing.hpp"

namespace nomos::neva {
namespace {

using Table = std::vector<MissingInfo>;

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";

// What was in the pictures.
Table lost() {
    return {
        {"neva.missing.set-up-picture",
         "missing content",
         "Where the pieces start is only in a picture",
         "The first picture, now lost, shows the start. Left in the words are six pieces a player and a corner for "
         "each colour; which six cells they fill, and which corner lies next to which, is not said.",
         {"neva.setup.men", "neva.turn.clockwise"},
         "the six cells within two steps of the corner; Black 11, White 16, Red 66, Green 61 (certain)",
         "Name the corners by their codes, and say: each player's men fill his corner cell, the two cells next to it "
         "and the three next to those."},
        {"neva.missing.arrows-picture",
         "missing content",
         "Which ways a man may step is only in a picture",
         "Four coloured arrows on the board stand for the rule, and the second picture that had them is lost. A single "
         "arrow a colour would even suggest one direction, where a man has two.",
         {"neva.man.quiet", "neva.crown.corner"},
         "one cell in either of the two directions that lead to the goal corner (certain)",
         "Write: a man steps to a neighbouring dark square, along either of the two lines that lead to the opposite "
         "corner."},
        {"neva.missing.board-and-code",
         "missing content",
         "The board and the numbers of its cells are not described",
         "A reader is told to draw the board on cardboard and never how it looks. There are 36 squares with codes of "
         "two digits; that they are the dark squares of a board standing on its corner, six along each side, with 25 "
         "light ones between them, can only be guessed - and so can which digit is which, and where 11 is.",
         {"neva.move.line", "neva.notation.marks"},
         "6 columns by 6 rows of dark squares, column digit first, 11 at Black's corner (certain)",
         "Draw the board once more with the codes on it, and say: column first, then row, both from Black's corner."},
    };
}

// Questions that no sentence answers, besides the readings.
Table gaps() {
    return {
        {"neva.missing.traditional-rules",
         "gap",
         "Half of the rules are left to tradition, and traditions differ",
         "Moving and capturing are \"traditional\". Russian checkers has flying kings and lets anybody capture what he "
         "likes; elsewhere kings go one cell, or the largest capture is compulsory for all. A reader from another "
         "country plays another game. That a piece steps to a free square only, and along diagonals, is left to "
         "tradition as well.",
         {"neva.move.line", "neva.move.to-free", "neva.king.quiet", "neva.capture.man", "neva.capture.king"},
         "kings fly (certain); the recorded game cannot be played otherwise",
         "Say: all rules of Russian checkers hold but the following - or state the few rules in full."},
        {"neva.missing.giving-up",
         "gap",
         "What a player who gives up leaves behind is not said",
         "White surrenders in the recorded game with two men left. There it ended a duel. Among three or four, the "
         "pieces of one who gives up may stay as obstacles, be captured, leave the board or go to somebody; and the "
         "winner has not captured all, as the rules demand.",
         {"neva.win.last", "neva.blocked.fate"},
         kNothingKnown,
         "Say whether a player may give up, and that his pieces then leave the board, or stay and can be captured."},
        {"neva.missing.endless-play",
         "gap",
         "Nothing ends a game that nobody can win",
         "There is no draw. One king against one king goes on for ever: each flies from corner to corner, where "
         "nothing can be taken, and no move forces the other out.",
         {"neva.win.last", "neva.king.quiet"},
         "searched through all 2592 positions of a white and a black king: most often neither can be made to lose",
         "State a draw: for example, fifteen rounds in which only kings move and nothing is captured."},
        {"neva.missing.all-shut-in",
         "gap",
         "All players can be shut in at once, and pass for ever",
         "Men do not go back, so columns of men that meet can block each other for good. Six men are enough to shut in "
         "four players: 6/6/6/r4w/r4w/g4b. Nobody has a move, nobody is captured, nobody has won.",
         {"neva.blocked.pass", "neva.blocked.fate"},
         "by replay, if a blocked player is skipped; three men are enough to shut in the last two players",
         "Say what ends a game in which nobody can move: a draw, or most pieces win."},
        {"neva.missing.safe-corners",
         "gap",
         "What stands in a corner can never be captured",
         "A capture needs a free cell behind its victim, and behind a corner there is none. A man left on his home "
         "corner keeps its player in the game for as long as he has something else to move, or is shut in and skipped; "
         "and it keeps the player across the board from crowning, for that corner is his goal. Whether that is meant "
         "is not said, and capturing everything may be impossible.",
         {"neva.capture.man", "neva.capture.king", "neva.crown.corner", "neva.win.last"},
         "proved: neva.law.corners-are-safe",
         "Say that it is meant, or make a man leave his corner before a certain round, or count points at the end."},
        {"neva.missing.other-numbers",
         "gap",
         "How two or three people play is not said",
         "Four players are assumed throughout, though a game for three is named as what the author was after. Three "
         "could leave one corner empty, or one of them could lead two colours; two could take two colours each.",
         {"neva.setup.men", "neva.win.pairs"},
         kNothingKnown,
         "Add a line for each number of players: who has which colours, and who wins with whom."},
        {"neva.missing.sign-of-a-king",
         "gap",
         "How a king is told from a man is not said",
         "With a set of checkers a king is usually a piece turned over, or two on top of each other. Here turning over "
         "is the sign of a captured piece, and all 24 pieces of the set are on the board, so that there is none to "
         "put on top before one has been captured.",
         {"neva.crown.corner", "neva.capture.leave"},
         kNothingKnown,
         "Choose another sign for one of the two, for example a captured piece as the second storey of a king."},
        {"neva.missing.overlooked-capture",
         "gap",
         "What happens when somebody overlooks a capture is not said",
         "Capturing may never be avoided. In a quick game for four it will be overlooked, and it may be the next "
         "player but one who notices. Nothing says whether the move is taken back, stands, or costs the piece.",
         {"neva.capture.compulsory", "neva.capture.majority"},
         kNothingKnown,
         "Say: the move is taken back if it is noticed before the next player has moved, and stands otherwise."},
    };
}

}  // namespace

std::span<const MissingInfo> missing() {
    static const Table table = [] {
        Table all = lost();
        for (const Table& part : {gaps(), missing_claims(), missing_words()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::neva
