#include "model/nefatavl/readings.hpp"

namespace nomos::nefatavl {

std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"nefatavl.king.brown-square",
         "May the king be hit against a corner?",
         "The rules say that the king is hit in the same manner as other stones, and that a brown square can stand "
         "in for one of two hitting stones. They do not say whether the two combine - and the corner is also the "
         "square the king runs to.",
         {{"helps", "A corner counts as one of the two hitting stones against the king.",
           "\"in the same manner\" taken to include the help of brown squares"},
          {"no", "Only two stones hit a king; brown squares do not help.",
           "the brown-square sentence speaks of hitting a stone before the king's own paragraph begins"}},
         0,
         "closest to the wording: nothing exempts the king",
         "Say whether a corner square counts as a hitting stone when the stone between is the king.",
         {"nefatavl.king.custodial", "nefatavl.capture.brown-hitter"}},
        {"nefatavl.king.hits",
         "Can the king himself hit attackers?",
         "Attackers and defenders both hit. The king is black's piece, but the text calls the others \"ordinary "
         "stones\" and never says whether the king counts as one of the two hitting stones.",
         {{"hits", "The king hits like any defender.", "the king is a black stone and no sentence disarms him"},
          {"unarmed", "Only ordinary defenders hit; the king takes no part.",
           "\"attackers and defenders\" read as the ordinary stones, the king being set apart everywhere else"}},
         0,
         "no sentence disarms him, and most tafl players would assume it",
         "Say whether the king counts as a hitting stone, both as the stone that moves and as the one that waits.",
         {"nefatavl.capture.custodial"}},
        {"nefatavl.capture.standing",
         "Is a stone that entered safely between two enemies safe for good?",
         "A stone that moves in between two enemies is not taken. The text does not say how long that lasts: "
         "the enemies still occupy the squares on each side when they move next, with some other stone.",
         {{"by-moved-stone", "A move takes only stones that the moved stone itself now flanks.",
           "to hit is something a move does; moving in is declared safe without an end"},
          {"any-flanked", "After a move every enemy stone then flanked is taken, whichever stone moved.",
           "the capture sentence asks only that the two squares be occupied"}},
         0,
         "the usual tafl rule, and the one under which the safe entry means something",
         "Say that only the stone just moved can complete a capture - or that any flanked stone falls at the enemy's "
         "next move.",
         {"nefatavl.capture.custodial", "nefatavl.capture.not-moving-in"}},
        {"nefatavl.end.no-moves-when",
         "Does a side lose the moment it is shut in, or only when it is its turn?",
         "A side that has no legal moves \"along the way\" loses, as in chess stalemate. In chess it must be that "
         "side's turn; here the sentence does not say so. Yet the stone that has just moved could always go back, so "
         "that the side whose turn it is not is never shut in (nefatavl.invariant.last-mover-can-go-back).",
         {{"on-turn", "Only the side to move can lose for want of a move.", "the comparison with stalemate in chess"},
          {"at-once", "Whichever side has no move loses at once, even when the other side is to move.",
           "the words ask only that a side has no legal moves"}},
         0,
         "the text itself compares it with stalemate",
         "Add \"when it is his turn\".",
         {"nefatavl.win.no-moves"}},
    };
    return table;
}

}  // namespace nomos::nefatavl
