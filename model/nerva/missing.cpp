#include "model/nerva/missing.hpp"

namespace nomos::nerva {
namespace {

using Table = std::vector<MissingInfo>;

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";
constexpr std::string_view kRebuilt =
    "the pictures are lost; the examples rebuilt from the words around them are assumed";

// Pictures and lists that the text points at and does not have.
Table lost() {
    return {
        {"nerva.missing.link-types",
         "missing content",
         "The two ways of linking are announced and not given",
         "The section on linking names its number of types, two, and ends with a colon. What follows is the next "
         "heading. The one type can be put together from the section on defending; the other, by which pawns share "
         "attack, is nowhere else in the text.",
         {"nerva.link.attack", "nerva.link.defence"},
         "one attack point is shared with each friend on a diagonal, one defence point with each friend in the row or "
         "column, all on one level (certain)",
         "Put the list back: diagonal friends share attack, friends side by side share defence."},
        {"nerva.missing.same-place-list",
         "missing content",
         "What happens when both kings hide on one place is lost",
         "The case is raised and followed by a colon and the label of an example. Without the list nobody can tell "
         "which king is put on the board, whether the other is revealed with it, and who may attack whom.",
         {"nerva.king.same-place", "nerva.attack.target"},
         "the white king is put there when revealed, and play goes on as if both stood there (certain)",
         "Say: both kings are revealed and count as standing there; an attack on the place is on the enemy king."},
        {"nerva.missing.ambush-picture",
         "missing content",
         "The picture of the ambush is lost",
         "Only its caption is left. It would show which diagonals the attackers hold, on which level they stand, and "
         "where the piece goes that counters them - three questions on which the words are silent or doubtful.",
         {"nerva.ambush.bonus", "nerva.ambush.counter"},
         "two attackers at opposite ends of one diagonal through the target, all on one level, against one point of "
         "defence (certain)",
         "Describe it in words: who stands where, and the sum of points with and without the bonus."},
        {"nerva.missing.attack-pictures",
         "missing content",
         "The pictures of attacks are lost",
         "Three captions on attacking stand without pictures. They may have shown how several attackers, linked or "
         "not, are added up; the words never give a sum.",
         {"nerva.attack.total", "nerva.link.attack", "nerva.attack.adjacent"},
         kRebuilt,
         "Give each picture its sum in words, as the section on defending does for the pair on c3 and d3."},
        {"nerva.missing.defence-pictures",
         "missing content",
         "The pictures of defence are lost",
         "Two captions stand without pictures. The one sum that survives, two pawns side by side with two points "
         "each, is in the words.",
         {"nerva.link.defence", "nerva.defence.total"},
         kRebuilt,
         "Add a sum with three or four friends beside a pawn, and one with a friend diagonal to it."},
        {"nerva.missing.stack-picture",
         "missing content",
         "The picture of stacks is lost",
         "It may have shown whether friends next to a stack of three add to its three points.",
         {"nerva.stack.points"},
         kRebuilt,
         "Show a full stack with a friend beside it, and write its points next to it."},
        {"nerva.missing.board-pictures",
         "missing content",
         "The pictures beside the lists of moves are lost",
         "The empty board, an opening, pawns in stacks and apart, two revealed kings: captions are left, and lists of "
         "moves that tell what was to be seen - but not which pawns were White's. That the sides take turns has to be "
         "assumed.",
         {"nerva.turn.alternate", "nerva.place.puts-pawn"},
         "the lists are played as turns of White and Black",
         "Write each list in two columns, one for White and one for Black."},
        {"nerva.missing.pawns-of-each-size",
         "missing content",
         "How many pawns of each size there are is not said",
         "There are 96 pawns a side in three sizes, and a place on board 1, 2 or 3 takes only the large, medium or "
         "small ones. How the 96 divide decides when each kind runs out, and so which captures are possible late in "
         "the game.",
         {"nerva.place.supply", "nerva.capture.needs-pawn"},
         "32 large, 32 medium and 32 small pawns a side (certain)",
         "Write: each player has 32 large, 32 medium and 32 small pawns."},
    };
}

// Questions about turns and placing that no sentence answers, besides the readings.
Table gaps_of_play() {
    return {
        {"nerva.missing.one-thing-a-turn",
         "gap",
         "That a turn is one placing or one attack is not said",
         "The players are first told to place pawns by turns, and no more than that; later an attack is said to take "
         "a turn. Whether one may attack from the start, and whether a turn can hold both a placing and an attack, has "
         "to be guessed. As built in, a turn is the one or the other, from the first turn on.",
         {"nerva.turn.alternate"},
         kNothingKnown,
         "Write: in your turn place one pawn or declare one attack."},
        {"nerva.missing.deliberate-failure",
         "gap",
         "Whether one may attack in order to fail is not said",
         "An unsuccessful attack is told as a mistake that costs the turn and nothing else. Nothing forbids to make it "
         "on purpose, and so anybody next to an enemy pawn can pass as often as he likes. As built in, such attacks "
         "are legal.",
         {"nerva.attack.failure", "nerva.turn.pass"},
         kNothingKnown,
         "Either allow passing, or say that an attack may be declared only when it succeeds."},
        {"nerva.missing.endless-game",
         "gap",
         "Nothing ends a game in which both sides stall",
         "The ending relies on pawns being used up. Two players who answer one failing attack with another use up "
         "nothing, and the same position comes back for ever. There is no rule on repetition and no limit on moves.",
         {"nerva.attack.failure", "nerva.end.all-placed", "nerva.turn.alternate"},
         "no answer to the other questions settles it: two pawns side by side attack each other in vain under every "
         "reading set (nerva.termination.vain-attacks-go-on)",
         "Forbid attacks that fail, or end the game when neither player has placed or captured for so many turns."},
        {"nerva.missing.full-board",
         "gap",
         "With the kings on it the board does not hold all pawns",
         "Three boards of 64 places are 192, and there are 192 pawns - and two kings. If a king has a place of its "
         "own, 190 places are left for pawns. Then, unless pawns were lost on the way, two stay in hand, the boards "
         "are full, and the game is not over although nobody can place any more.",
         {"nerva.end.all-placed", "nerva.king.reveal-pawn", "nerva.place.supply"},
         "64 places and 64 pawns of each size, from the numbers in the text and 32 pawns of each size (certain)",
         "Say that the game is over when neither player can place a pawn, or let the king share its place."},
        {"nerva.missing.nobody-wins",
         "gap",
         "A game can be over without a result",
         "The game ends in two ways, and only one of them, the capture of a king, is said to be a victory. What a full "
         "board means for the two players, the text does not say.",
         {"nerva.end.winner"},
         kNothingKnown,
         "Add who wins then: nobody, or the player with more pawns on the board."},
        {"nerva.missing.owner-must-tell",
         "gap",
         "Nobody but the owner can tell that a king was found",
         "The places are on two slips of paper. When an enemy pawn comes to a king's place, only the king's owner "
         "knows. That he must say so at once, and that the slips are compared at the end, is left to good manners.",
         {"nerva.king.reveal", "nerva.king.chosen-place"},
         kNothingKnown,
         "Add: he must say so at once; after the game both slips are shown."},
        {"nerva.missing.sealed-king",
         "gap",
         "A pawn may seal a hidden king in",
         "If only the enemy's pawn reveals a king, its owner can put a pawn of his own on the place, and the enemy "
         "can never place one there; if only the owner's does, an enemy pawn that happens to stand there shuts the "
         "king up. While that pawn stands it can be neither revealed nor captured. As built in, either side's pawn "
         "reveals, and it cannot happen.",
         {"nerva.king.reveal", "nerva.stack.limit", "nerva.attack.target"},
         kNothingKnown,
         "Say that the first pawn on the place reveals the king, whoever puts it there."},
        {"nerva.missing.replacing-pawn-reveals",
         "gap",
         "Whether a replacing pawn reveals a king is not said",
         "A captured pawn is replaced by one of the attacker's. If a king hides on that place, a pawn has been put "
         "there; the sentence on revealing speaks of placing. As built in, it does not reveal - which can only matter "
         "where a pawn may stand over a hidden king.",
         {"nerva.king.reveal", "nerva.capture.replaced"},
         kNothingKnown,
         "Say whether putting in a replacing pawn counts as placing it."},
    };
}

// ... and about points.
Table gaps_of_points() {
    return {
        {"nerva.missing.ambush-for-nothing",
         "gap",
         "In its own example the ambush bonus decides nothing",
         "Two pawns around a pawn with one point of defence have two points between them, which is more: it falls "
         "without any ambush. So the bonus changes nothing there, and the counter that takes the bonus away does not "
         "save the pawn. Only a target with two points or more ever notices - unless the points of several attackers "
         "are not meant to be added.",
         {"nerva.ambush.bonus", "nerva.ambush.counter", "nerva.attack.total", "nerva.attack.success"},
         "the lost picture has two attackers against one point of defence (certain)",
         "Choose an example in which the bonus decides, with a target of two points of defence."},
        {"nerva.missing.counter-on-top",
         "gap",
         "On the third board an ambush cannot be countered",
         "The counter is a piece one level up. Over the third board there is none, so a small pawn lacks a "
         "defence that a large one has. Whether that is meant is not said.",
         {"nerva.ambush.counter"},
         kNothingKnown,
         "Say what counters an ambush on board 3, or that nothing does."},
        {"nerva.missing.how-long-a-stack",
         "gap",
         "When a stack loses its three points is not said",
         "Points become three when a stack is formed. What happens when one of its pawns is captured - back to one "
         "point and links, or three for ever - is left open. As built in, the three points last as long as the stack.",
         {"nerva.stack.points"},
         kNothingKnown,
         "Write: as long as all three pawns stand."},
        {"nerva.missing.what-a-stack-lends",
         "gap",
         "What a full stack lends to its neighbours is not said",
         "Linked pawns share a point, and a pawn of a full stack has three. Whether its neighbour gets one of them or "
         "all three is open. As built in, it lends one, like any pawn.",
         {"nerva.stack.points", "nerva.link.attack", "nerva.link.defence"},
         kNothingKnown,
         "Say that a link is worth one point, whoever lends it."},
        {"nerva.missing.king-attacks",
         "gap",
         "Whether a king that is lent a point can attack is not said",
         "The king has no attack of its own, but links are said to apply to it. A friend on its diagonal would lend it "
         "an attack point, and one is more than nothing. As built in, a king never attacks and never counts in an "
         "attack.",
         {"nerva.king.no-points", "nerva.king.lends", "nerva.attack.own-pawn"},
         kNothingKnown,
         "Write: the king never attacks."},
    };
}

// Words and signs that a careful reader trips over.
Table of_notation() {
    return {
        {"nerva.missing.row-and-column",
         "contradiction",
         "The notation is defined row first and used column first",
         "The patterns put the row before the column; every move in the text, and chess, has the column first. By the "
         "definition the square h7 would be 7h.",
         {},
         "letters are columns, as in chess (certain)",
         "Write column before row in the patterns."},
        {"nerva.missing.underscore",
         "loose notation",
         "The line before the board number comes and goes",
         "Only the pattern for a placing has it. Attacks and kings are defined without, and written with it in every "
         "list; kings even have a second one after the letter. One list also forgets the blank after a number.",
         {},
         "read with the line; missing blanks do not matter",
         "Give all patterns the form that the lists use."},
        {"nerva.missing.capture-as-a-move",
         "loose notation",
         "The capture of a king is numbered like a move",
         "In the last list the attack is number 2 and the capture that it brings is number 3. Counted as turns, the "
         "third would be the loser's. The capture is a result, not a turn.",
         {"nerva.capture.king", "nerva.turn.alternate"},
         "read as part of the attack before it",
         "Write it behind the attack, as chess does with the sign for mate."},
        {"nerva.missing.numbers-and-turns",
         "loose notation",
         "The numbers do not tell whose move it is",
         "Elsewhere odd numbers fit White, who begins. In the last list number 1 must be Black's, since number 2 is "
         "White's capture of the black king. So a list may begin anywhere, and nobody can tell from a number who "
         "moved - nor whose king was revealed, as both are written alike.",
         {"nerva.turn.alternate", "nerva.king.reveal"},
         kNothingKnown,
         "Number turns of both players, White's move first, and mark the colour of a king."},
        {"nerva.missing.reveal-and-placing",
         "loose notation",
         "How a placing that reveals is written is unclear",
         "There is a sign for a king that is revealed. Whether it stands in place of the placing that revealed it, or "
         "after it, or on a line of its own like the capture, is not said. The lists have it alone.",
         {"nerva.king.reveal"},
         "read as the placing itself",
         "Say: it replaces the note of the placing."},
        {"nerva.missing.no-word-for-pass",
         "loose notation",
         "There is no sign for a turn without a move",
         "A player may find nothing to place and nothing to attack. The notation has no pass, and none for the end of "
         "a game on a full board either.",
         {"nerva.turn.pass"},
         "the word pass is built in",
         "Add a sign for a pass, or a rule that makes it needless."},
        {"nerva.missing.named-attacker",
         "loose notation",
         "An attack names one pawn although many take part",
         "The note of an attack has one attacker and an arrow. Points are said to come from all pawns around, so the "
         "one that is named makes no difference, and one attack can be written in up to eight ways. Or only the named "
         "pawn attacks; the arrow could even mean that it moves.",
         {"nerva.attack.own-pawn", "nerva.attack.total", "nerva.capture.replaced"},
         kNothingKnown,
         "Write the target alone, or say that any one of the attackers may be named."},
        {"nerva.missing.word-board",
         "loose notation",
         "\"Board\" is the square board, one level of it, and all three",
         "The game is on a board, to be thought of as three boards. A limit that holds on the board, a pawn that is on "
         "the board, the same board: each time the reader has to choose.",
         {"nerva.attack.adjacent", "nerva.stack.limit"},
         kNothingKnown,
         "Call the three of them levels."},
        {"nerva.missing.word-tile",
         "loose notation",
         "An empty tile cannot be stacked on",
         "Pawns go to an empty tile. Elsewhere a tile is a square with room for three, and one with a pawn on it is "
         "not empty: by the letter nobody could ever stack. An empty place of one of the three boards is meant, as "
         "the lists show. They also show that a stack may have pawns of both sides, which no sentence says.",
         {"nerva.stack.limit", "nerva.place.support"},
         "the listed stacks",
         "Use one word for the square and another for a place on one of its levels."},
        {"nerva.missing.word-adjacent",
         "loose notation",
         "\"Adjacent\" and \"vertical\" mean different things in turn",
         "For pawns in general a tile has eight adjacent ones; in the section on defence the same words introduce "
         "four. Any two adjacent friends are linked, yet only those side by side defend each other. And in a game of "
         "three levels a vertical neighbour could be the one on top.",
         {"nerva.link.defence", "nerva.link.attack", "nerva.attack.adjacent"},
         kNothingKnown,
         "Say around for the eight, beside for the four, diagonal for the other four, and above for levels."},
        {"nerva.missing.share-or",
         "loose notation",
         "Linked pieces share \"attack or defense\" points",
         "Which of the two, when, and whether the lender keeps its own, the sentence leaves to a list that is lost. "
         "That sharing costs the lender nothing shows only in the example of two pawns with two points each.",
         {"nerva.link.attack", "nerva.link.defence"},
         "a link adds a point to each of the two (certain)",
         "Write: each adds one point to the other and keeps its own."},
        {"nerva.missing.king-as-target",
         "contradiction",
         "May a king be attacked? Three sentences, two answers",
         "Attack points work against pawns and, in brackets, the king; then pawns alone can be attacked; success is "
         "told of pawns, and only the section on the end of the game speaks of success against a king.",
         {"nerva.attack.target", "nerva.attack.success"},
         kNothingKnown,
         "Say piece, and that a king on the board can be attacked like a pawn."},
        {"nerva.missing.failing-ambush",
         "loose notation",
         "Does a countered ambush fail, or the attack?",
         "Against the counter \"the ambush will fail\". The words that follow take away the bonus alone, so the attack "
         "may well succeed; and a successful ambush, a line before, sounds like a successful attack.",
         {"nerva.ambush.counter", "nerva.attack.success"},
         "read as the loss of the bonus",
         "Write: then the bonus is not counted."},
        {"nerva.missing.defences-to-a-place",
         "loose notation",
         "Can defences be added on the king's place?",
         "Before it is revealed a player may add defences to his king's location. On the place itself a pawn would "
         "reveal the king, by the closest reading; next to it, every pawn tells the enemy something. The word leaves "
         "both open.",
         {"nerva.king.reveal", "nerva.link.defence"},
         kNothingKnown,
         "Write: around the place."},
        {"nerva.missing.caption-twice",
         "loose notation",
         "The last example has the caption of another",
         "The list that reveals and captures a king is headed with the word for stacks, which fits the section before. "
         "Either the heading or the picture strayed.",
         {},
         kNothingKnown,
         "Name it after what it shows."},
        {"nerva.missing.chance-of-same-place",
         "vague claim",
         "\"Unlikely\" is once in 192 games",
         "That both players choose one place is called unlikely. If both choose blindly it is one game in 192; if both "
         "have a favourite place, more. Who plays often meets it, and then needs the rule that is lost.",
         {"nerva.king.same-place"},
         "192 places, from the text",
         "Strike the word and keep the rule."},
    };
}

}  // namespace

std::span<const MissingInfo> missing() {
    static const Table table = [] {
        Table all = lost();
        for (const Table& part : {gaps_of_play(), gaps_of_points(), of_notation()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nerva
