#include "model/nerva/readings.hpp"

namespace nomos::nerva {
namespace {

// Placing pawns, and the kings they reveal.
std::vector<ReadingInfo> of_placing() {
    return {
        {"nerva.place.rests-on",
         "Must a stack be built from the bottom up?",
         "The pieces are to be stacked large, medium, small, and each size belongs to one board. But any empty place "
         "may be taken, and the listed moves put small pawns on bare squares and later a large one beneath.",
         {{"any", "Any empty place of the three boards may be taken at any time.",
           "the placing sentence asks only for an empty place, and the listed games do just that"},
          {"on-top", "A pawn above the first board needs a piece directly under it.",
           "an order of stacking is given, and pieces cannot hang in the air"},
          {"not-under", "A pawn may hang free, but none may be slipped in under another piece.",
           "larger pawns come before smaller ones, and nobody lifts pieces to put one beneath"}},
         0,
         "the listed moves are playable in no other way",
         "Say whether a pawn on board 2 or 3 needs one under it, and whether one may be put in below.",
         {"nerva.place.support"}},
        {"nerva.king.revealed-by",
         "Whose pawn reveals a hidden king?",
         "A king is revealed when one player puts a pawn where it hides, and \"the player\" then puts his king there. "
         "The first player may be either; the second must be the king's owner, who is the only one to know. In the "
         "ending that the text lists, the black king is revealed one move before White captures it: Black did it.",
         {{"either", "A pawn of either side reveals the king that hides there.",
           "a pawn placed by a player, whoever he is"},
          {"enemy", "Only an enemy pawn does; the owner may build on the place and keep his secret.",
           "the goal is to find the enemy's king, and guarding a hidden one is encouraged"},
          {"owner", "Only the owner's own pawn does.",
           "the player who places is, in the next sentence, the one who knows the place and puts the king there"}},
         0,
         "closest to the words, nothing says whose pawn; the listed ending rules out the enemy alone",
         "Write \"when the enemy (or: either player) places a pawn on a king's place\".",
         {"nerva.king.reveal", "nerva.king.same-place"}},
        {"nerva.king.pawn-on-him",
         "What becomes of the pawn that reveals a king?",
         "The pawn is placed on the king's place and the king is then put there too. One place, two pieces: the text "
         "says neither that they share it nor where the pawn goes. The 192 pawns alone fill the 192 places.",
         {{"kept", "The pawn goes back to its owner's hand and the king stands there alone; no pawn may join it.",
           "pawns go to empty places only, and the king's place turns out not to be empty"},
          {"lost", "The pawn is out of the game and the king stands there alone; no pawn may join it.",
           "the pawn was played, and its place is taken"},
          {"shares", "The pawn stays, the king stands with it, and a king never keeps a pawn away.",
           "the pawn is placed first, and only so can all 192 pawns be on the board"}},
         0,
         "one piece a place everywhere else in the text, and a guess should not cost a pawn unless that is said",
         "Say where the revealing pawn goes.",
         {"nerva.king.reveal-pawn", "nerva.place.king-in-the-way", "nerva.place.puts-pawn"}},
        {"nerva.king.on-one-place",
         "Both kings hide on one place and one is revealed: what about the other?",
         "The text raises the case and calls it unlikely; what it then lists is lost. From elsewhere it is known that "
         "the white king is put there and play goes on as if both stood there.",
         {{"both", "Both kings are revealed and count as standing there.",
           "the lost list, as known from outside the text"},
          {"by-itself", "Each king is revealed only by a pawn that would reveal it anyway; the other stays hidden.",
           "the list is lost, and the general sentence speaks of one king at a time"}},
         0,
         "what is known of the lost list",
         "Put the list back.",
         {"nerva.king.same-place"}},
        {"nerva.king.lends-when",
         "Does a king lend a point to the friends beside it?",
         "Linking applies to the king in the same way although it has no points. That it receives is plain. Whether it "
         "also gives, having nothing, is not; nor whether a king that nobody sees yet already counts.",
         {{"nothing", "A king receives but never gives.",
           "only pawns are said to add points, and a king has none to share"},
          {"standing", "A king on the board lends a point like a pawn.", "linking is said to apply in the same way"},
          {"also-hidden", "Even a hidden king lends its point.",
           "the king is where it was written down from the start, and linking does not ask that it be seen"}},
         0,
         "sharing nought is nought; and the last option would tell the enemy where the king is",
         "Say that a king receives link points and gives none.",
         {"nerva.king.lends", "nerva.link.attack", "nerva.link.defence"}},
    };
}

// Points: attack, ambush and stack.
std::vector<ReadingInfo> of_points() {
    return {
        {"nerva.attack.sum",
         "How does the attack of several neighbours add up?",
         "Each neighbour adds a point to the attack on a pawn, and friends linked along a diagonal share attack. The "
         "notation names a single attacker. Nowhere is it said what is added to what.",
         {{"each-linked", "Every neighbour of the target adds its own points and one for each friend diagonal to it.",
           "pawns around add up, and the linking rules are said to apply to all of them"},
          {"each-one", "Every neighbour adds its own points; links play no part in attack.",
           "the sentence on attack gives each neighbour one point, and the list of link types is lost"},
          {"named-only", "Only the pawn named in the attack counts, with one point for each friend diagonal to it.",
           "an attack is written from one place to another"}},
         0,
         "the only one under which both the sum over neighbours and the sharing of attack mean something",
         "Give one worked sum with three attackers, two of them linked.",
         {"nerva.attack.total", "nerva.link.attack"}},
        {"nerva.ambush.needs",
         "Which diagonals must be held for an ambush?",
         "A piece is in ambush when attacked on both diagonals. The picture is lost; from elsewhere it is known to "
         "show "
         "two attackers at opposite ends of one diagonal.",
         {{"opposite-ends", "Both ends of one diagonal through the target.", "the lost picture, and the sum of 3"},
          {"each-diagonal", "At least one end of each of the two diagonals.", "both diagonals, taken by the word"},
          {"all-four", "Both ends of both diagonals.",
           "to be attacked on a diagonal is to be attacked from both its ends"}},
         0,
         "the picture as known from outside; and 3 points are two attackers and the bonus",
         "Write \"at both ends of a diagonal\".",
         {"nerva.ambush.bonus"}},
        {"nerva.ambush.points",
         "Does an ambush add one point or make three?",
         "The attacker gets one point more, and a successful ambush is said to apply 3 points. With two plain pawns "
         "the "
         "two agree; with more neighbours, links or stacks they do not.",
         {{"plus-one", "One point is added to whatever the attack amounts to.", "the bonus sentence"},
          {"three", "An ambush attacks with exactly 3 points, whatever else there is.",
           "the sentence that puts the attack at 3, as full stacks are put at 3"}},
         0,
         "the bonus is called a bonus twice; 3 is what it comes to in the example",
         "Drop the sentence with the 3, or say \"so two pawns in ambush attack with 3 points\".",
         {"nerva.ambush.bonus"}},
        {"nerva.ambush.spoiled-by",
         "Which piece on which upper level undoes an ambush?",
         "What counters it is a piece of the upper level. Whose piece, and whether only the next level or any above, "
         "is left to the lost picture; a target on the third board has no upper level at all.",
         {{"own-next", "A piece of the target's side directly on top of the target.",
           "it is the defender who counters"},
          {"any-next", "A piece of either side directly on top of the target.", "any piece will do, by the word"},
          {"own-higher", "A piece of the target's side on any higher board over the target.",
           "both boards over a large pawn are upper ones"},
          {"any-higher", "A piece of either side on any higher board over the target.", "neither is limited"}},
         0,
         "a counter is an answer of the one attacked, and \"the\" upper level is one",
         "Write \"a pawn of the same side directly on top of the target\".",
         {"nerva.ambush.counter"}},
        {"nerva.stack.links-too",
         "Do links still add to a pawn of a full stack?",
         "In a stack of three, points are replaced by 3, even if they were higher. What a friend beside it adds "
         "from then on is not said.",
         {{"fixed", "It has exactly 3 and 3, whatever is linked to it.",
           "points are reset even where links made them higher"},
          {"base", "Its own points are 3 instead of 1, and links add to them.",
           "what is replaced is the pawn's own points, and linking applies to all pawns"}},
         0,
         "the warning that points may fall only makes sense if links do not count",
         "Say whether friends linked to a full stack add to the 3.",
         {"nerva.stack.points"}},
    };
}

// After a capture, and the end.
std::vector<ReadingInfo> of_ends() {
    return {
        {"nerva.capture.replacement",
         "Where does the pawn that replaces a captured one come from?",
         "The captured pawn is replaced by another pawn of the attacker. Whether one comes from his hand or the "
         "attacking pawn moves in is not said.",
         {{"supply", "A new pawn comes from the attacker's hand.", "another pawn is not the one that attacked"},
          {"attacker-moves", "The named pawn moves in and leaves its own place empty.",
           "the notation has an arrow from the attacker to the target, as for a move"}},
         0,
         "pawns are placed in this game and never move",
         "Say \"by a pawn from the attacker's supply\".",
         {"nerva.capture.replaced", "nerva.capture.needs-pawn"}},
        {"nerva.capture.no-pawn-left",
         "May one capture with no pawn of that size left?",
         "The replacing pawn must be of the size of its board. With none in hand the capture cannot be carried out as "
         "told.",
         {{"barred", "Such an attack may not be declared.", "a capture is told as removal and replacement together"},
          {"left-empty", "The pawn is removed and its place stays empty.", "do as much as can be done"}},
         0,
         "a move that cannot be carried out is not a move",
         "Say what happens when the supply of a size has run out.",
         {"nerva.capture.needs-pawn", "nerva.capture.replaced"}},
        {"nerva.capture.captured-pawn",
         "What becomes of a captured pawn?",
         "It leaves the board. Whether its owner gets it back to place again is not said, and with it whether the "
         "pawns "
         "ever run out.",
         {{"out", "It is out of the game.", "captured means gone in the games it names as its kin"},
          {"returns", "It goes back to its owner's hand.", "it is removed from the board, not from the game"}},
         0,
         "as in chess, which the text compares itself to",
         "Say \"and is out of the game\".",
         {"nerva.capture.pawn"}},
        {"nerva.turn.may-pass",
         "May a player pass?",
         "Players take turns placing or attacking. What a player does who can do neither is not said, nor that he may "
         "decline; but an attack bound to fail is allowed and passes the turn all the same.",
         {{"when-stuck", "A player passes only when he can neither place nor attack.",
           "the game has to go on until it is over"},
          {"never", "There is no passing; a player who can do nothing leaves the game without an end.",
           "no sentence allows it"},
          {"free", "A player may pass whenever he likes.",
           "no sentence forbids it, and a failing attack does the same"}},
         0,
         "the least that keeps the game going",
         "Say what a player does who can neither place nor attack.",
         {"nerva.turn.pass"}},
        {"nerva.end.placed-when",
         "When are all pawns placed?",
         "The game is over once all pawns are placed. That may be when hands are empty or when the boards are full, "
         "and "
         "captures and kings make these differ.",
         {{"both-supplies", "When both players' hands are empty.", "all pawns, of both players"},
          {"one-supply", "When one player's hand is empty.",
           "from then on the players can no longer take turns placing"},
          {"board-full", "When no place is empty.",
           "as many pawns as places: to place them all is to fill the boards"}},
         0,
         "closest to the words",
         "Write \"when neither player has a pawn left to place\".",
         {"nerva.end.all-placed"}},
        {"nerva.end.goes-to",
         "Who wins when all pawns are placed?",
         "The game is then over, but the only way to win that is told is to capture the king.",
         {{"draw", "Nobody: the game is drawn.", "victory is for capturing the king"},
          {"more-pawns", "The side with more pawns on the board; with as many, nobody.",
           "an ending worth naming should be worth something, and captures change the count"}},
         0,
         "no other way to win is told",
         "Say who wins, or that the game is drawn.",
         {"nerva.end.winner"}},
    };
}

}  // namespace

std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table = [] {
        std::vector<ReadingInfo> all = of_placing();
        for (const auto& part : {of_points(), of_ends()}) all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nerva
