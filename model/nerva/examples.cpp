#include "model/nerva/examples.hpp"

namespace nomos::nerva {
namespace {

// The two lists about kings. What becomes of the pawn that reveals one is open, so the position after
// it is not given; the next move's position has the king alone on its place.
std::vector<ExampleInfo> listed_kings() {
    constexpr auto text = Provenance::text;
    return {
        {"nerva.example.reveal-1", "The first listed move reveals the king on c4_2.", text,
         "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c4_2", true, "", ""},
        {"nerva.example.reveal-2", "The next reveals the king on f6_1; both stand now.", text,
         "- - - b s32,32,32/32,32,32 x0,0,0/0,0,0 K_c4_2 ?K_f6_1", "f6_1", true, "", ""},
        {"nerva.example.ending-1", "The black king is revealed: it must be Black's move, for White attacks next.", text,
         "8/8/6w1/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "f6_1", true, "", ""},
        {"nerva.example.ending-2", "White's pawn on g6 captures the revealed king and wins.", text,
         "8/8/6w1/8/8/8/8/8 - - w s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 K_f6_1", "g6_1 -> f6_1", true, "",
         "White wins"},
        {"nerva.example.after-the-end", "The king is captured and the game over: nothing more may be placed.", text,
         "8/8/6w1/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 -K_f6_1", "a1_1", false, "", ""},
    };
}

// What the words, or lost pictures, say of placing and of reach. Small positions, assumed.
std::vector<ExampleInfo> of_places() {
    constexpr auto assumed = Provenance::assumed;
    return {
        {"nerva.example.taken-place", "A pawn may go to an empty place only: not where an enemy pawn is.", assumed,
         "8/7w/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "h7_1", false, "", ""},
        {"nerva.example.own-place", "Nor where a pawn of one's own is.", assumed,
         "8/7w/8/8/8/8/6b1/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "h7_1", false, "", ""},
        {"nerva.example.fourth-pawn", "A stack of three takes no fourth pawn.", assumed,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "b8_3", false, "", ""},
        {"nerva.example.guard", "A player may build up a defence next to his hidden king.", assumed,
         "8/7w/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "f5_1", true,
         "8/7w/8/5b2/8/8/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-b2", "From c3 a pawn can attack b2; one point against one is not enough.", assumed,
         "8/8/8/8/8/2w5/1b6/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> b2_1", true,
         "8/8/8/8/8/2w5/1b6/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-c2", "From c3 a pawn can attack c2; one point against one is not enough.", assumed,
         "8/8/8/8/8/2w5/2b5/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> c2_1", true,
         "8/8/8/8/8/2w5/2b5/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-d2", "From c3 a pawn can attack d2; one point against one is not enough.", assumed,
         "8/8/8/8/8/2w5/3b4/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> d2_1", true,
         "8/8/8/8/8/2w5/3b4/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-d3", "From c3 a pawn can attack d3; one point against one is not enough.", assumed,
         "8/8/8/8/8/2wb4/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> d3_1", true,
         "8/8/8/8/8/2wb4/8/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-d4", "From c3 a pawn can attack d4; one point against one is not enough.", assumed,
         "8/8/8/8/3b4/2w5/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> d4_1", true,
         "8/8/8/8/3b4/2w5/8/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-b4", "From c3 a pawn can attack b4; one point against one is not enough.", assumed,
         "8/8/8/8/1b6/2w5/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> b4_1", true,
         "8/8/8/8/1b6/2w5/8/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-c4", "From c3 a pawn can attack c4; one point against one is not enough.", assumed,
         "8/8/8/8/2b5/2w5/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> c4_1", true,
         "8/8/8/8/2b5/2w5/8/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.reach-b3", "From c3 a pawn can attack b3; one point against one is not enough.", assumed,
         "8/8/8/8/8/1bw5/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> b3_1", true,
         "8/8/8/8/8/1bw5/8/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.out-of-reach", "From c3 a pawn cannot attack c5, two rows away.", assumed,
         "8/8/8/2b5/8/2w5/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> c5_1", false, "", ""},
        {"nerva.example.other-board", "A pawn on board 1 cannot attack one on board 2.", assumed,
         "8/8/8/8/8/2w5/8/8 8/8/8/8/3b4/8/8/8 - w s31,32,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> d4_2",
         false, "", ""},
        {"nerva.example.pawn-on-top", "Nor the one that stands on it.", assumed,
         "8/8/8/8/8/2w5/8/8 8/8/8/8/8/2b5/8/8 - w s31,32,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> c3_2",
         false, "", ""},
        {"nerva.example.own-pawn", "A pawn of one's own cannot be attacked.", assumed,
         "7b/8/8/5b2/8/2ww4/8/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_1 -> d3_1", false, "", ""},
    };
}

// What they say of points. That a target falls shows in a king: where the pawn that replaces a pawn
// comes from is open. A target that holds shows in any piece.
std::vector<ExampleInfo> of_points() {
    constexpr auto assumed = Provenance::assumed;
    return {
        {"nerva.example.defended-c4", "The pawn on c3 lends c4 a point: two pawns cannot take it.", assumed,
         "8/8/8/8/1wbw4/2b5/8/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b4_1 -> c4_1", true,
         "8/8/8/8/1wbw4/2b5/8/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.defended-d3", "The pawn on c3 lends d3 a point: two pawns cannot take it.", assumed,
         "8/8/8/8/3w4/2bb4/3w4/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "d2_1 -> d3_1", true,
         "8/8/8/8/3w4/2bb4/3w4/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.defended-c2", "The pawn on c3 lends c2 a point: two pawns cannot take it.", assumed,
         "8/8/8/8/8/2b5/1wbw4/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b2_1 -> c2_1", true,
         "8/8/8/8/8/2b5/1wbw4/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.defended-b3", "The pawn on c3 lends b3 a point: two pawns cannot take it.", assumed,
         "8/8/8/8/1w6/1bb5/1w6/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b2_1 -> b3_1", true,
         "8/8/8/8/1w6/1bb5/1w6/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.pair-c3", "Of the pair on c3 and d3, c3 has two points of defence: two pawns cannot take it.",
         assumed, "8/8/8/8/2w5/2bb4/2w5/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c2_1 -> c3_1", true,
         "8/8/8/8/2w5/2bb4/2w5/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.pair-d3", "And d3 has two as well.", assumed,
         "8/8/8/8/3w4/2bb4/3w4/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "d2_1 -> d3_1", true,
         "8/8/8/8/3w4/2bb4/3w4/8 - - b s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.king-defended",
         "A king has nothing of its own, but a friend beside it lends it a point: one pawn cannot take it.", assumed,
         "8/8/8/8/8/3b4/2w5/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "c2_1 -> c3_1", true,
         "8/8/8/8/8/3b4/2w5/8 - - b s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", ""},
        {"nerva.example.friend-diagonal", "A friend diagonal to the king lends no defence: it falls.", assumed,
         "8/8/8/8/3b4/8/2w5/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "c2_1 -> c3_1", true, "",
         "White wins"},
        {"nerva.example.friend-on-other-board", "Nor does a friend on another board.", assumed,
         "8/8/8/8/8/8/2w5/8 8/8/8/8/8/3b4/8/8 - w s31,32,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "c2_1 -> c3_1", true,
         "", "White wins"},
        {"nerva.example.linked-attack",
         "A friend diagonal to the attacker shares its point: two against one, the king falls.", assumed,
         "8/8/8/8/8/3b4/2w5/1w6 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "c2_1 -> c3_1", true, "",
         "White wins"},
        {"nerva.example.ambush", "Two pawns at the ends of a diagonal attack a pawn with one point of defence.",
         assumed, "8/8/8/8/3w4/2b5/1w6/8 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b2_1 -> c3_1", true,
         "", ""},
        {"nerva.example.ambush-of-three",
         "An ambush by two pawns attacks with three points, more than the two of this king: it falls.", assumed,
         "8/8/8/8/3w4/1b1b4/1w6/8 - - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "b2_1 -> c3_1", true, "",
         "White wins"},
        {"nerva.example.ambush-countered",
         "With a black pawn over the king the bonus is gone, and two points do not beat two.", assumed,
         "8/8/8/8/3w4/1b1b4/1w6/8 8/8/8/8/8/2b5/8/8 - w s30,32,32/30,31,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", "b2_1 -> c3_1",
         true, "8/8/8/8/3w4/1b1b4/1w6/8 8/8/8/8/8/2b5/8/8 - b s30,32,32/30,31,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1", ""},
        {"nerva.example.stack-attacks",
         "A pawn of a stack of three attacks with three points, more than this king's two: it falls.", assumed,
         "8/8/8/8/8/1b1b4/2w5/8 8/8/8/8/8/8/2w5/8 8/8/8/8/8/8/2w5/8 "
         "w s31,31,31/30,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         "c2_1 -> c3_1", true, "", "White wins"},
        {"nerva.example.stack-attacks-three", "Three points are not more than three.", assumed,
         "8/8/8/8/2b5/1b1b4/2w5/8 8/8/8/8/8/8/2w5/8 8/8/8/8/8/8/2w5/8 "
         "w s31,31,31/29,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         "c2_1 -> c3_1", true,
         "8/8/8/8/2b5/1b1b4/2w5/8 8/8/8/8/8/8/2w5/8 8/8/8/8/8/8/2w5/8 "
         "b s31,31,31/29,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         ""},
        {"nerva.example.mixed-stack", "A stack that both sides share is worth nothing: one point does not beat two.",
         assumed,
         "8/8/8/8/8/1b1b4/2w5/8 8/8/8/8/8/8/2w5/8 8/8/8/8/8/8/2b5/8 "
         "w s31,31,32/30,32,31 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         "c2_1 -> c3_1", true,
         "8/8/8/8/8/1b1b4/2w5/8 8/8/8/8/8/8/2w5/8 8/8/8/8/8/8/2b5/8 "
         "b s31,31,32/30,32,31 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         ""},
        {"nerva.example.stack-defends",
         "A pawn of a stack of three defends with three points: three plain pawns cannot take it.", assumed,
         "8/8/8/8/1ww5/2b5/2w5/8 8/8/8/8/8/2b5/8/8 8/8/8/8/8/2b5/8/8 "
         "w s29,32,32/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "c2_1 -> c3_1", true,
         "8/8/8/8/1ww5/2b5/2w5/8 8/8/8/8/8/2b5/8/8 8/8/8/8/8/2b5/8/8 "
         "b s29,32,32/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.same-place", "Both kings hide on c4_2, and White's pawn finds them.", assumed,
         "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_c4_2", "c4_2", true, "", ""},
        {"nerva.example.same-place-attack",
         "Both kings stand on c4_2; White attacks the place, and it is Black's king that falls.", assumed,
         "7b/8/8/8/8/8/8/8 8/8/8/8/8/2w5/8/8 - w s32,31,32/31,32,32 x0,0,0/0,0,0 K_c4_2 K_c4_2", "c3_2 -> c4_2", true,
         "", "White wins"},
    };
}

}  // namespace

std::span<const ExampleInfo> examples() {
    static const std::vector<ExampleInfo> table = [] {
        std::vector<ExampleInfo> all = listed_placings();
        for (const auto& part : {listed_kings(), of_places(), of_points()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nerva
