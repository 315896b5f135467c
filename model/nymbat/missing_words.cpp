// Words that a careful reader trips over.
#include "model/nymbat/missing.hpp"

namespace nomos::nymbat {

std::vector<MissingInfo> missing_words() {
    constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";
    return {
        {"nymbat.missing.word-move",
         "loose notation",
         "A move is a turn, an option of a turn and a step of a piece",
         "Pieces move, groups are moved, the first turn is a set-up move, a player moves first and another moved "
         "last. Where the win on a bare board hangs on who moved last, it matters which is meant.",
         {"nymbat.win.empty-board", "nymbat.moved.last"},
         "settled as the reading nymbat.win.last-mover",
         "Say turn for what a player does, and move for what a piece does."},
        {"nymbat.missing.whose-pieces",
         "loose notation",
         "One \"his\" is the opponent's, the next the player's",
         "In the rule on breakthroughs a group of his pieces is split, and he means the opponent; the number that "
         "limits what goes is that of the player's own piece. And \"that piece\", to which more pieces are adjacent, "
         "may be the removed one or the one that moved. As both are on one hex, nothing hangs on it.",
         {"nymbat.breakthrough.split", "nymbat.breakthrough.take", "nymbat.breakthrough.limit"},
         kNothingKnown,
         "Say attacker and defender in the rules on removal."},
        {"nymbat.missing.shield-of-hexes",
         "loose notation",
         "A shield is three hexes, and a row fits the words",
         "First it is a group of hexes adjacent to each other, later of pieces. In a row of three each "
         "is adjacent to a next one; only a triangle has each beside both others, and only the triangle is safe.",
         {"nymbat.breakthrough.split"},
         "a row of three is split by one removal, a triangle by none",
         "Write: three pieces, each adjacent to both others."},
        {"nymbat.missing.counted-hexes",
         "loose notation",
         "Hexes to the home row: along which way?",
         "How far a group is from its goal is counted in hexes. Around pieces that stand in the way, or through them? "
         "To the nearest hex of that row, or to one where it could win? As built in, rows are counted, whatever "
         "stands on them.",
         {"nymbat.retreat.turn", "nymbat.delay.turn"},
         kNothingKnown,
         "Write: count rows."},
        {"nymbat.missing.his-groups",
         "loose notation",
         "A turn moves one group, and no delay asks for all of them",
         "A retreat is made by a group that moves; it is a delay if none among the player's groups came closer. "
         "Only one can have moved. The words sound as if a group that stays could count.",
         {"nymbat.retreat.turn", "nymbat.delay.turn", "nymbat.turn.one-option"},
         kNothingKnown,
         "Write: if the group that moved did not come closer."},
        {"nymbat.missing.line-and-depth",
         "loose notation",
         "Line, horde and depth are never explained",
         "A horde is a line with depth. Whether a line reaches from edge to edge, whether its ends must be covered, "
         "and how depth is counted where rows shift by half a hex, is open. The depth is to follow from the highest "
         "numbered group of the opponent, and a group has no number.",
         {"nymbat.breakthrough.split"},
         "tried as full rows of the board",
         "Show a horde in a picture, and count its depth in rows."},
        {"nymbat.missing.points",
         "loose notation",
         "Points are three different things",
         "Reserve points are spent, movement points are wasted, and points are removed, lost or destroyed in a fight. "
         "The rules know none of these words: they have a reserve number and numbers of pieces.",
         {"nymbat.setup.reserve", "nymbat.bring.subtract"},
         kNothingKnown,
         "Introduce points once: the number of a piece is what it costs."},
        {"nymbat.missing.slips",
         "loose notation",
         "A word stands twice in the rule on ending a movement",
         "A verb is doubled where a piece meets an enemy, and a word in the caption of a delay has an ending too "
         "many. Nothing hangs on them.",
         {"nymbat.move.end", "nymbat.move.path"},
         kNothingKnown,
         "Strike the doubled word."},
    };
}

}  // namespace nomos::nymbat
