// Words that a careful reader trips over.
#include "model/neva/missing.hpp"

namespace nomos::neva {
namespace {

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";

// Of the rules.
std::vector<MissingInfo> of_the_rules() {
    return {
        {"neva.missing.captured-by-himself",
         "loose notation",
         "By the letter a winner must take everything himself",
         "A player wins who \"has captured all\" pieces of the others. In the recorded game the winner took four of "
         "Red's six and three of Green's; White had taken the rest. If each must do it alone, nobody can win once "
         "another has captured anything.",
         {"neva.win.last"},
         "the recorded game, by replay; all readings count whoever is left",
         "Write: the last player with pieces on the board wins."},
        {"neva.missing.pieces-or-men",
         "loose notation",
         "The game is won over pieces here and over men there",
         "The aim is to capture the opponents' pieces; the advertisement further on says men. Elsewhere a man is what "
         "is no king yet. Taken so, a player with a king and no man would have lost.",
         {"neva.win.last", "neva.crown.corner"},
         "the last sentence on winning is a summary; played with pieces",
         "Use \"piece\" for both kinds and \"man\" for what is no king, and keep to it."},
        {"neva.missing.kings-go-back",
         "loose notation",
         "\"Pieces\" may not go back, but kings do",
         "The rule against going backwards is laid on pieces, so on kings too. In round thirteen of the recorded game "
         "the black king goes from 61 to 21, away from its goal.",
         {"neva.man.quiet", "neva.king.quiet"},
         "K61-21, by replay",
         "Write: men do not step backwards."},
        {"neva.missing.have-to-or-if-needed",
         "loose notation",
         "Allies must capture each other, and may if needed",
         "One sentence obliges allies to capture each other's pieces, the next lets them do it when there is need. "
         "As capturing is compulsory anyway, the second decides nothing; read alone it makes capture among allies a "
         "choice. That play would otherwise be primitive is a reason, not a rule.",
         {"neva.capture.allies", "neva.capture.compulsory"},
         "played as an obligation",
         "Write: an ally's pieces are captured like any others, and must be."},
        {"neva.missing.recommended",
         "loose notation",
         "Half of the Turkish strike is a recommendation",
         "That no piece is jumped twice is a rule. That captured pieces stay until the end and so stand in the way, "
         "which is the other half of what the name means, is advice for the case that several are captured.",
         {"neva.capture.leave", "neva.capture.not-twice"},
         "the name is used elsewhere for both halves",
         "Write: captured pieces stay where they are until the move is finished, and bar the way."},
        {"neva.missing.words-for-capture",
         "loose notation",
         "Capturing has many names",
         "Pieces are captured, jumped over, attacked and killed, somebody takes in passing, and somebody gives out a "
         "man. \"In passing\" is a rule of chess. Nothing seems to hang on the choice.",
         {"neva.capture.others", "neva.capture.man"},
         kNothingKnown,
         "Choose \"capture\" and use it throughout."},
        {"neva.missing.day-and-afternoon",
         "loose notation",
         "One corner is the day, and then the afternoon",
         "The four corners stand for night, morning, afternoon and evening; red sits in the day. The names are there "
         "to prevent confusion about the order, and the order they give is right.",
         {"neva.turn.clockwise"},
         "White, Red, Green, Black (certain)",
         "Use the same four words in both places."},
        {"neva.missing.who-begins",
         "loose notation",
         "A lot decides who begins, and the table begins with White",
         "The columns of the recorded game run White, Red, Green, Black, and White moves first. Whether the lot had "
         "chosen White, or records always begin with him, is not said.",
         {"neva.setup.lot"},
         "the recorded game",
         "Say so above the table."},
    };
}

// Of the recorded game and of the history.
std::vector<MissingInfo> of_the_record() {
    return {
        {"neva.missing.signs-of-the-table",
         "loose notation",
         "The signs in the table are not explained",
         "A code of two digits is all that is said. That a colon is a capture, a K before a move a king's, one or two "
         "exclamation marks praise, and a dash a player who is out, a reader must find out. In the table a dash never "
         "stands for a player who is only blocked, so how to write that is open.",
         {"neva.notation.marks", "neva.turn.living"},
         "colon, dash and K (certain)",
         "Put the four signs under the table."},
        {"neva.missing.word-move",
         "loose notation",
         "A move is a turn, a round, and a jump",
         "The lot decides the first move, one move may take several pieces, three intermediate moves are forced, and "
         "the comments number moves that are rounds of four turns.",
         {"neva.turn.clockwise"},
         kNothingKnown,
         "Say turn for what one player does and round for all four."},
        {"neva.missing.weakest",
         "loose notation",
         "Three players are called the weakest",
         "Green is the one with the fewest men and upset the game; the noble gesture helps \"the weakest\", by which "
         "White must be meant; and at the end the weakest is Red. After White's combination Green had two men, Red "
         "and Black four each, White five.",
         {},
         "counted by replay",
         "Use the colours."},
        {"neva.missing.leaves-the-game",
         "loose notation",
         "Green does not leave the game, he gives his men away",
         "The comment on round six has Green decide to leave after a while. It is the very next turn, and he makes a "
         "move: one that lets Black capture both of his men, two of Red's and become a king. Neither of his other "
         "two moves would have given Black a king at once.",
         {"neva.capture.compulsory", "neva.win.last"},
         "his three moves and Black's answers, by replay",
         "Write: Green gives away his last two men."},
        {"neva.missing.side-of-the-board",
         "loose notation",
         "Square 61 is a corner, not a side",
         "White hopes for a king on 61, which is said to lie on the side. It is the corner opposite to his own, and "
         "the only cell on which he can get one.",
         {"neva.crown.corner"},
         "61 is White's goal corner (certain)",
         "Write: in the corner 61."},
        {"neva.missing.squares-of-other-boards",
         "loose notation",
         "Squares are counted in two ways",
         "A board of 13 by 13 has 169 squares. The 85 given to it are those of one colour, if the corners have it, as "
         "the 36 of this game are. For the board with 69 three-cornered squares of two colours it is not said which "
         "are meant, so that its share of filled squares cannot be compared.",
         {"neva.setup.men"},
         "(13 x 13 + 1) / 2 = 85",
         "Say \"dark squares\" wherever they are counted."},
    };
}

}  // namespace

std::vector<MissingInfo> missing_words() {
    auto all = of_the_rules();
    for (const MissingInfo& m : of_the_record()) all.push_back(m);
    return all;
}

}  // namespace nomos::neva
