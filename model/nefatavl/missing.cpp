#include "model/nefatavl/missing.hpp"

namespace nomos::nefatavl {
namespace {

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";
constexpr std::string_view kPicturesLost =
    "the pictures are lost; the rebuilt examples are assumed from the words around them";

}  // namespace

std::span<const MissingInfo> missing() {
    static const std::vector<MissingInfo> table{
        // Pictures and lists that the text points at and does not have.
        {"nefatavl.missing.set-up-picture",
         "missing content",
         "The set-up is only in a picture that is lost",
         "The starting position is said to be on the front page. The words give the king's square and nothing else: "
         "not how many stones a side has, nor where they stand.",
         {"nefatavl.brown.king-allowed"},
         "24 attackers, 12 defenders and the king in the usual diamond (likely); no source at hand confirms it",
         "Print the set-up beside the rules, and give it once in words or as a list of squares."},
        {"nefatavl.missing.board-size",
         "missing content",
         "The size of the board is not stated",
         "Nowhere do the words say how many squares the board has. A reader without the picture cannot draw it.",
         {"nefatavl.move.rook", "nefatavl.brown.barred"},
         "11x11 squares (certain)",
         "Begin with one sentence: the game is played on a board of 11 by 11 squares."},
        {"nefatavl.missing.capture-pictures",
         "missing content",
         "The two groups of capture examples are lost",
         "Both capture rules end by announcing examples, and none follow. They may have shown the king as a hitter, or "
         "several stones falling to one move, which the words do not settle.",
         {"nefatavl.capture.custodial", "nefatavl.capture.brown-hitter"},
         kPicturesLost,
         "Give each example a caption that says in words what it shows."},
        {"nefatavl.missing.entry-pictures",
         "missing content",
         "The examples in which nothing is captured are lost",
         "Positions are announced in which no stone falls, some for entering between enemies and some for the edge. "
         "Without them it cannot be seen whether an entered stone stays safe at the enemy's next move.",
         {"nefatavl.capture.not-moving-in", "nefatavl.capture.not-edge"},
         kPicturesLost,
         "Show the position before the move, the move, and the position after the enemy's reply."},
        {"nefatavl.missing.king-pictures",
         "missing content",
         "The examples of capturing the king are lost",
         "The paragraph on the king ends with a colon. What followed may have shown him beside a corner, at the edge, "
         "or beside a defender - the cases on which the words are silent.",
         {"nefatavl.king.custodial", "nefatavl.king.centre-four", "nefatavl.king.beside-centre-three"},
         kPicturesLost,
         "Show one capture in the open, one on the centre, one beside it, and one near-miss of each."},
        {"nefatavl.missing.stalling-list",
         "missing content",
         "The author's rules against stalling are lost",
         "Suggestions of his own are announced; the list is gone. The next paragraph still speaks of 50 moves, a "
         "number from that list whose meaning is lost with it: fifty of whose moves, without what happening, and with "
         "what result?",
         {},
         "missing everywhere; known is only that the author wants no draws",
         "Restore the list, and mark one of its rules as the one that holds unless players agree otherwise."},

        // Questions that no sentence answers, besides the readings.
        {"nefatavl.missing.endless-game",
         "gap",
         "Nothing ends a game in which both sides stall",
         "The text says that rules are needed against endless play and that a draw is not wanted, but states no such "
         "rule. As the text stands two players who shuffle stones to and fro play for ever, without winner and without "
         "draw.",
         {"nefatavl.turn.alternate", "nefatavl.win.no-moves"},
         "the author wants no draws; his list is missing everywhere",
         "State one rule: for example, the side that brings about a position for the third time loses."},
        {"nefatavl.missing.fate-of-the-hit",
         "gap",
         "What becomes of a captured stone is not said",
         "A stone is hit or killed, and that is all. That it leaves the board, at once and for good, is left to habit; "
         "so is the order: first the moved stone arrives, then the captured ones go.",
         {"nefatavl.capture.custodial", "nefatavl.frame.rest-stays"},
         "removal, as is the custom in games of this family (assumed)",
         "Add: a captured stone is taken off the board at once and does not return."},
        {"nefatavl.missing.several-at-once",
         "gap",
         "Whether one move can capture several stones is not said",
         "A moved stone can close on enemies in up to three directions. The capture rule speaks of one enemy stone; it "
         "neither allows nor forbids the others to fall with it. The rules as built in take them all.",
         {"nefatavl.capture.custodial"},
         "all of them fall, as is the custom in games of this family (assumed)",
         "Say that a move captures every stone that it flanks."},
        {"nefatavl.missing.optional-capture",
         "gap",
         "Whether a flanked stone must be taken is not said",
         "Both sides \"can hit\", which may mean a choice. Later the author proposes to force killing as an extra "
         "rule, so no player need seek a capture; whether one who has made the move may spare the stone stays open. "
         "The rules as built in always take it.",
         {"nefatavl.capture.custodial"},
         kNothingKnown,
         "Say that a capture takes effect by itself whenever a move completes it."},
        {"nefatavl.missing.whose-stone",
         "gap",
         "That a player moves his own stones, and must move, is not said",
         "The players move \"a stone\" by turns. That it is one of his own, and that nobody may pass, follows only "
         "from habit and from the rule that a side without a move loses.",
         {"nefatavl.move.own-stone", "nefatavl.turn.alternate"},
         kNothingKnown,
         "Write: in his turn a player must move one of his own stones."},
        {"nefatavl.missing.extent-of-entry",
         "gap",
         "Safe entry is stated for two enemy stones only",
         "A stone may go between two enemies unharmed. Nothing is said of entering between an enemy and a brown "
         "square, or of the king entering the last open square among three attackers. As built in, all entry is safe.",
         {"nefatavl.capture.not-moving-in", "nefatavl.capture.brown-hitter", "nefatavl.king.beside-centre-three"},
         kNothingKnown,
         "Say: a move never captures a stone of the side that makes it, king and brown squares included."},

        // Claims that cannot be tested, and words that a careful reader trips over.
        {"nefatavl.missing.claim-irrelevant",
         "vague claim",
         "\"Irrelevant\" in normal play cannot be tested",
         "The extra rules are said not to matter in normal play because a game \"usually progresses reasonably\". "
         "Neither normal, usually nor progress is defined, and the rules in question are lost. That a game can go on "
         "for ever can be shown; how often it does depends on who plays.",
         {},
         kNothingKnown,
         "Say what progress is - a capture, say - and how many moves without it are too many."},
        {"nefatavl.missing.claim-balance",
         "vague claim",
         "The game is said to need balancing, not which way",
         "The author hopes for one rule to set the balance right. He does not say whether attackers or "
         "defenders have the better of it, or by how much.",
         {},
         kNothingKnown,
         "Say which side wins more often, and over how many games that was seen."},
        {"nefatavl.missing.two-squares",
         "loose notation",
         "\"Two squares on each side\" says four",
         "A capture is described as holding \"two squares on each side\". By the letter that is two on the one "
         "side and two on the other; one on each side is meant, as the brown-square rule and its \"two killing "
         "stones\" confirm. That the two must be opposite is also left to \"horizontally or vertically\".",
         {"nefatavl.capture.custodial"},
         kNothingKnown,
         "Write: when it stands between two enemy stones in a straight line, along a row or a column."},
        {"nefatavl.missing.brown-squares",
         "loose notation",
         "Which squares are brown is never said",
         "There are five of them, the king starts on one, and colours are only in the picture. That they are the "
         "centre and the corners must be guessed from the number and from rules further on that name a centre and four "
         "corners. The corners are nowhere called brown.",
         {"nefatavl.brown.barred", "nefatavl.capture.brown-hitter"},
         "the centre and the four corners, as is the custom in games of this family (assumed)",
         "Write: the five brown squares are the centre and the four corners."},
        {"nefatavl.missing.words-for-capture",
         "loose notation",
         "One thing has two names: to hit and to kill",
         "Stones are hit in one sentence, killed in the next, and the hitting stones are killing ones. A reader may "
         "look for a difference, as in games where a piece is hit twice before it falls. None seems meant.",
         {"nefatavl.capture.custodial", "nefatavl.capture.brown-hitter", "nefatavl.capture.centre-with-king"},
         kNothingKnown,
         "Choose one word, to capture, and use it throughout."},
        {"nefatavl.missing.king-as-stone",
         "loose notation",
         "\"Stone\" sometimes includes the king and sometimes not",
         "All stones move as a rook, and there the king is meant too. Ordinary stones are the others. Whether the "
         "plain word covers him where stones hit, are hit against brown squares, or enter between enemies decides "
         "three questions.",
         {"nefatavl.move.rook", "nefatavl.capture.custodial", "nefatavl.capture.not-moving-in"},
         kNothingKnown,
         "Use \"stone\" for all pieces and \"man\" for all but the king, and keep to it."},
        {"nefatavl.missing.who-surrounds",
         "loose notation",
         "Who must hold the squares around the king is not said",
         "It is \"required to occupy\" four or three squares. Attackers are meant; a defender on one of them would "
         "fill it as well. And what is required need not be enough: that the king then falls is left to the reader.",
         {"nefatavl.king.centre-four", "nefatavl.king.beside-centre-three"},
         kNothingKnown,
         "Write: he is captured when attackers stand on all four (or all three) squares."},
        {"nefatavl.missing.voluntarily",
         "loose notation",
         "\"Voluntarily\" has no opposite",
         "A stone that voluntarily moves between enemies is safe. No rule ever moves a stone against its owner's will, "
         "so the word excludes nothing - unless it hints that a stone whose owner had no other move is not safe.",
         {"nefatavl.capture.not-moving-in"},
         kNothingKnown,
         "Strike the word."},
        {"nefatavl.missing.sides-and-colours",
         "loose notation",
         "Which side is black is said only in passing",
         "The opening names white as the attackers. That the king is black comes in the next paragraph, and that black "
         "defends only in the one on winning; how to tell the king is left to \"the ornament\".",
         {"nefatavl.turn.alternate", "nefatavl.move.own-stone"},
         kNothingKnown,
         "Open with the two sides: white attacks, black defends and has the king."},
    };
    return table;
}

}  // namespace nomos::nefatavl
