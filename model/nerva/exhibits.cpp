#include "model/nerva/exhibits.hpp"

#include <vector>

namespace nomos::nerva {

// Where no line is given, none is needed: pawns were lost or kings found in any of many ways.
std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        {"nerva.missing.link-types",
         "8/8/8/8/8/3b4/2w5/2w5 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         {},
         {"c2_1 -> c3_1"}},
        {"nerva.missing.word-tile",
         "8/8/8/8/8/8/8/1w6 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"b1_1"},
         {"b1_2"}},
        {"nerva.missing.one-thing-a-turn",
         "8/8/8/8/8/2wb4/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"c3_1", "d3_1"}},
        {"nerva.missing.deliberate-failure",
         "8/8/8/8/8/2wb4/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"c3_1", "d3_1"},
         {"c3_1 -> d3_1"}},
        {"nerva.missing.endless-game",
         "8/8/8/8/8/8/8/wb6 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"a1_1", "b1_1"},
         {"a1_1 -> b1_1", "b1_1 -> a1_1"}},
        {"nerva.missing.sealed-king",
         "8/8/5b2/8/8/8/8/w7 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"a1_1", "f6_1"},
         {},
         {"nerva.king.revealed-by=enemy"}},
        {"nerva.missing.king-and-pawn-on-one-place",
         "8/8/5bw1/8/8/8/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_f6_1",
         {"g6_1", "f6_1"},
         {"g6_1 -> f6_1"},
         {"nerva.king.pawn-on-him=shares"}},
        {"nerva.missing.ambush-for-nothing",
         "8/8/8/8/3w4/2b5/1w6/8 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {},
         {"b2_1 -> c3_1"}},
        {"nerva.missing.how-long-a-stack",
         "5www/8/8/8/8/1bw5/1b6/8 8/8/8/8/8/2w5/8/8 8/8/8/8/8/1bb5/2b5/8 b s28,31,31/30,32,29 x0,0,1/0,0,0 "
         "?K_c4_2 ?K_f6_1",
         {"c3_1", "b3_3", "c3_2", "c2_3", "c3_3", "b3_3 -> c3_3", "h8_1", "b3_1", "g8_1", "b2_1", "f8_1"},
         {"b3_1 -> c3_1"}},
        {"nerva.missing.what-a-stack-lends",
         "8/8/8/8/8/3b4/1ww5/8 8/8/8/8/8/3b4/8/8 8/8/8/8/8/3b4/8/8 w s30,32,32/31,31,31 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         {},
         {"c2_1 -> c3_1"}},
        // A game of random play: of 96 pawns White has 69 on the boards and Black, who puts down his last, 81.
        {"nerva.end.goes-to",
         "bbwbbbbb/bb2bbb1/1wbbb1bb/w1w1wbwb/wwwww2b/wwwbwbwb/1w1bwwww/w1b2www "
         "b1wbbbbw/wbbbw1bb/bwb2bbb/wwww1bbb/bw2bb1b/w1w1wbbw/w1wwbbwb/wwwb1bww "
         "1wbbbbb1/b1bbb3/wbbwww1b/bbb1wwbb/wbbbw2b/1w1ww1ww/wwwbbww1/b1b2wbw b s0,0,0/1,0,0 x7,9,11/6,3,6 ?K_c4_2 "
         "K_f6_1",
         {},
         {"d1_1"}},
        {"nerva.missing.king-attacks", "8/8/8/8/8/8/1w6/7b - - w s31,32,32/31,32,32 x0,0,0/0,0,0 K_c3_1 K_d3_1", {}},
    };
    return table;
}

}  // namespace nomos::nerva
