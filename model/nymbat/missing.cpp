#include "model/nymbat/missing.hpp"

namespace nomos::nymbat {
namespace {

using Table = std::vector<MissingInfo>;

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";
constexpr std::string_view kRebuilt = "the picture is lost; the example is rebuilt from the caption (assumed)";

// Pictures, a variant and links that the text points at and does not have.
Table lost() {
    return {
        {"nymbat.missing.board-picture",
         "missing content",
         "The picture of the board is lost, and hexes have no names",
         "Eight hexes along an edge and fifteen across make one board only, of 169 hexes, so that nobody needs the "
         "picture to draw it. But no hex has a name, and a game cannot be written down.",
         {"nymbat.board.home-rows"},
         "169 hexes in rows of 8, 9 .. 15 .. 9, 8, the home rows 14 apart (certain)",
         "Print the board with a letter and a number for each hex."},
        {"nymbat.missing.groups-picture",
         "missing content",
         "The picture of two groups is lost",
         "The caption has one group that goes one hex and another that goes two. Which numbers they hold, and that a "
         "single 1 slows down a whole group, can no longer be seen.",
         {"nymbat.group.as-chosen", "nymbat.move.distance"},
         kRebuilt,
         "Write the numbers into the caption, with a mixed group among them."},
        {"nymbat.missing.removal-picture",
         "missing content",
         "The picture of a removal is lost, and with it a number",
         "The number of the blue piece was in the picture. Against 8 every number is lost, and against a 1 without "
         "friends all but a 1 are kept, so that the caption fits any of five. The case that needs a picture, two "
         "equal sums, is not among its two.",
         {"nymbat.removal.mover"},
         kRebuilt,
         "Name the blue number, and add a third move in which it meets its equal."},
        {"nymbat.missing.breakthrough-picture",
         "missing content",
         "The picture of a breakthrough is lost",
         "From the words the last blue piece is a 3 and the red group a 5 with three 2s around it. Where they stood, "
         "and the number of the other blue piece, is gone. A question hangs on this caption alone: that a piece which "
         "is lost itself still breaks through.",
         {"nymbat.breakthrough.asked", "nymbat.breakthrough.limit"},
         kRebuilt,
         "Say in the rule what the caption shows, and give both blue numbers."},
        {"nymbat.missing.penalty-pictures",
         "missing content",
         "The pictures of a retreat and of a delay are lost",
         "Two captions are left. They agree with the rule: what counts is the foremost piece of a group. A picture of "
         "one piece going ahead while another goes back, which is neither, would be missed more, and there was none.",
         {"nymbat.retreat.turn", "nymbat.delay.turn"},
         kRebuilt,
         "Add such a picture, and one in which a group is split."},
        {"nymbat.missing.beginners-set-up",
         "missing content",
         "The set-up for beginners is only in a lost picture",
         "Left of it is the price, all of the 30 that a first turn may cost, and a judgement: fairly good, compared "
         "with what is not said. That does not find it again: 5,129,416,142,134,326 set-ups cost just as much.",
         {"nymbat.bring.first-limit"},
         "it costs exactly 30 (certain); the picture is missing everywhere",
         "List its pieces, a number and a hex each."},
        {"nymbat.missing.four-players",
         "missing content",
         "A variant for four players is mentioned and not described",
         "A hexagon has six edges in three pairs; which of them four players take, whether all are enemies, and whose "
         "home row is whose goal, cannot be guessed from rules for two.",
         {"nymbat.board.home-rows", "nymbat.turn.alternate"},
         "missing everywhere",
         "Describe the variant in a paragraph, or strike the mention."},
        {"nymbat.missing.pdf-and-module",
         "missing content",
         "The links to a printed version and a module are lost",
         "The version with the pictures and the module for playing by computer are named, and the addresses are gone. "
         "The module would even settle some questions, as it must know what a legal move is - or that it knows no "
         "rules at all.",
         {},
         kNothingKnown,
         "Print the addresses."},
    };
}

// Questions that no sentence answers, besides the readings.
Table gaps() {
    return {
        {"nymbat.missing.material",
         "gap",
         "How many pieces must be at hand is not said",
         "Pieces are made as they are wanted, and 60 points buy sixty 1s. Dice are proposed, which show any number; "
         "then sixty of a colour are needed to be safe, and no rule says what happens when they run out.",
         {"nymbat.bring.number", "nymbat.bring.reserve-limit"},
         "a reserve of 60 buys 60, 30, 20, 15, 12 or 10 pieces of one number",
         "Say how many dice of each colour to have ready, and that their number limits nobody - or does."},
        {"nymbat.missing.who-begins",
         "gap",
         "Who begins is left to an agreement",
         "The two must agree, and the text itself suspects that the second is better off, since he sees the other's "
         "pieces before he chooses his own. If both think so, there is no game.",
         {"nymbat.setup.reserve"},
         kNothingKnown,
         "Let a lot decide, or let both write down their first pieces before either puts them on the board."},
        {"nymbat.missing.when-penalty",
         "gap",
         "When a penalty is paid is not said",
         "The reserve has to go down, or a piece to come off: at once, at the end of that turn, or before the next? "
         "It makes a difference when the piece is the last one on a home row. As built in, at the end of the same "
         "turn, when it is known what the turn was.",
         {"nymbat.penalty.due", "nymbat.penalty.reserve", "nymbat.penalty.piece"},
         kNothingKnown,
         "Write: at the end of that turn he loses one point of his reserve, or else one piece of his choice."},
        {"nymbat.missing.counting-delays",
         "gap",
         "Nothing keeps the count of delays",
         "There is a note for the reserve, and none for delays, though they add up over a whole game. Two players who "
         "remember different counts have nothing to settle it with.",
         {"nymbat.delay.count"},
         kNothingKnown,
         "Have each player note his delays beside his reserve."},
        {"nymbat.missing.round-trip",
         "gap",
         "Whether a piece may come back to where it started is not said",
         "Movement goes in any directions, so a 2 could step out and back: it has moved, and all is as before. That "
         "would be a way around a rule that something must move, and a way to be the last who moved. As built in, a "
         "piece ends on another hex.",
         {"nymbat.move.distance", "nymbat.moved.last"},
         kNothingKnown,
         "Say that a piece which moves ends on a different hex."},
        {"nymbat.missing.nothing-left",
         "gap",
         "A player who has lost everything must sit it out",
         "With no piece and no reserve he passes until an enemy stands on his home row, which can take a dozen turns. "
         "All he can hope for is that the other pays away his pieces too, one in seven passes.",
         {"nymbat.pass.forced", "nymbat.win.home-row", "nymbat.win.empty-board"},
         kNothingKnown,
         "Add: a player with neither pieces nor reserve has lost."},
        {"nymbat.missing.back-to-reserve",
         "gap",
         "What becomes of removed pieces is not said",
         "They leave the board. That their numbers do not go back to the reserve they were paid from is taken for "
         "granted; the game would hardly end otherwise. As built in, they are gone.",
         {"nymbat.removal.enemy", "nymbat.removal.mover", "nymbat.breakthrough.takes", "nymbat.penalty.piece"},
         kNothingKnown,
         "Add: removed pieces are out of the game, and the reserve stays as it is."},
    };
}

}  // namespace

std::span<const MissingInfo> missing() {
    static const Table table = [] {
        Table all = lost();
        for (const Table& part : {gaps(), missing_claims(), missing_claims_of_play(), missing_words()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nymbat
