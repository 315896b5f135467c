#include "model/nerva/exhibits.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace nomos::nerva {
namespace {

// White fills the left half of each board and Black the right, each but for its king's place. White takes a pawn on
// d1_1 and one on e8_2, and Black attacks once in vain: White has one pawn left, and Black has two.
constexpr std::string_view kHalves =
    "c1_1 d1_1 c2_1 d1_1->c1_1 c2_1->d1_1 e8_2 d8_2 e1_1 d7_2 f1_1 d8_2->e8_2 g1_1 a1_1 h1_1 b1_1 e2_1 a2_1 f2_1 "
    "b2_1 g2_1 d2_1 h2_1 a3_1 e3_1 b3_1 f3_1 c3_1 g3_1 d3_1 h3_1 a4_1 e4_1 b4_1 f4_1 c4_1 g4_1 d4_1 h4_1 a5_1 "
    "e5_1 b5_1 f5_1 c5_1 g5_1 d5_1 h5_1 a6_1 e6_1 b6_1 g6_1 c6_1 h6_1 d6_1 e7_1 a7_1 f7_1 b7_1 g7_1 c7_1 e8_1 "
    "d7_1 f8_1 a8_1 g8_1 b8_1 e1_2 c8_1 f1_2 d8_1 g1_2 a1_2 h1_2 b1_2 e2_2 c1_2 f2_2 d1_2 g2_2 a2_2 h2_2 b2_2 "
    "e3_2 c2_2 f3_2 d2_2 g3_2 a3_2 h3_2 b3_2 e4_2 c3_2 f4_2 d3_2 g4_2 a4_2 h4_2 b4_2 e5_2 d4_2 f5_2 a5_2 g5_2 "
    "b5_2 h5_2 c5_2 e6_2 d5_2 f6_2 a6_2 g6_2 b6_2 h6_2 c6_2 e7_2 d6_2 f7_2 a7_2 g7_2 b7_2 h7_2 c7_2 f8_2 a8_2 "
    "g8_2 b8_2 h8_2 c8_2 e1_3 a1_3 f1_3 b1_3 g1_3 c1_3 h1_3 d1_3 e2_3 a2_3 f2_3 b2_3 g2_3 c2_3 h2_3 d2_3 e3_3 "
    "a3_3 f3_3 b3_3 g3_3 c3_3 h3_3 d3_3 e4_3 a4_3 f4_3 b4_3 g4_3 c4_3 h4_3 d4_3 e5_3 a5_3 f5_3 b5_3 g5_3 c5_3 "
    "h5_3 d5_3 e6_3 a6_3 f6_3 b6_3 g6_3 c6_3 h6_3 d6_3 e7_3 a7_3 f7_3 b7_3 g7_3 c7_3 h7_3 d7_3 e8_3 a8_3 f8_3 "
    "b8_3 g8_3 c8_3 h8_3";

// The same without attacks: each finds the other's king first, and in the end both have a pawn and no place for it.
constexpr std::string_view kFull =
    "f6_1 c4_2 a1_1 e1_1 b1_1 f1_1 c1_1 g1_1 d1_1 h1_1 a2_1 e2_1 b2_1 f2_1 c2_1 g2_1 d2_1 h2_1 a3_1 e3_1 b3_1 "
    "f3_1 c3_1 g3_1 d3_1 h3_1 a4_1 e4_1 b4_1 f4_1 c4_1 g4_1 d4_1 h4_1 a5_1 e5_1 b5_1 f5_1 c5_1 g5_1 d5_1 h5_1 "
    "a6_1 e6_1 b6_1 g6_1 c6_1 h6_1 d6_1 e7_1 a7_1 f7_1 b7_1 g7_1 c7_1 h7_1 d7_1 e8_1 a8_1 f8_1 b8_1 g8_1 c8_1 "
    "h8_1 d8_1 e1_2 a1_2 f1_2 b1_2 g1_2 c1_2 h1_2 d1_2 e2_2 a2_2 f2_2 b2_2 g2_2 c2_2 h2_2 d2_2 e3_2 a3_2 f3_2 "
    "b3_2 g3_2 c3_2 h3_2 d3_2 e4_2 a4_2 f4_2 b4_2 g4_2 d4_2 h4_2 a5_2 e5_2 b5_2 f5_2 c5_2 g5_2 d5_2 h5_2 a6_2 "
    "e6_2 b6_2 f6_2 c6_2 g6_2 d6_2 h6_2 a7_2 e7_2 b7_2 f7_2 c7_2 g7_2 d7_2 h7_2 a8_2 e8_2 b8_2 f8_2 c8_2 g8_2 "
    "d8_2 h8_2 a1_3 e1_3 b1_3 f1_3 c1_3 g1_3 d1_3 h1_3 a2_3 e2_3 b2_3 f2_3 c2_3 g2_3 d2_3 h2_3 a3_3 e3_3 b3_3 "
    "f3_3 c3_3 g3_3 d3_3 h3_3 a4_3 e4_3 b4_3 f4_3 c4_3 g4_3 d4_3 h4_3 a5_3 e5_3 b5_3 f5_3 c5_3 g5_3 d5_3 h5_3 "
    "a6_3 e6_3 b6_3 f6_3 c6_3 g6_3 d6_3 h6_3 a7_3 e7_3 b7_3 f7_3 c7_3 g7_3 d7_3 h7_3 a8_3 e8_3 b8_3 f8_3 c8_3 "
    "g8_3 d8_3 h8_3";

// All White's pawns stand on the left of each board, but one that took a black pawn on e1_2; none is beside a black
// one, and Black, who attacked in vain till then, is on the right.
constexpr std::string_view kApart =
    "d1_2 e1_2 a1_1 e1_2->d1_2 b1_1 e1_2->d1_2 c1_1 e1_2->d1_2 d1_1 e1_2->d1_2 a2_1 e1_2->d1_2 b2_1 "
    "e1_2->d1_2 c2_1 e1_2->d1_2 d2_1 e1_2->d1_2 a3_1 e1_2->d1_2 b3_1 e1_2->d1_2 c3_1 e1_2->d1_2 d3_1 "
    "e1_2->d1_2 a4_1 e1_2->d1_2 b4_1 e1_2->d1_2 c4_1 e1_2->d1_2 d4_1 e1_2->d1_2 a5_1 e1_2->d1_2 b5_1 "
    "e1_2->d1_2 c5_1 e1_2->d1_2 d5_1 e1_2->d1_2 a6_1 e1_2->d1_2 b6_1 e1_2->d1_2 c6_1 e1_2->d1_2 d6_1 "
    "e1_2->d1_2 a7_1 e1_2->d1_2 d2_2 e1_2->d1_2 d1_2->e1_2 f1_1 b7_1 g1_1 c7_1 h1_1 d7_1 f2_1 a8_1 g2_1 b8_1 "
    "h2_1 c8_1 f3_1 d8_1 g3_1 a1_2 h3_1 b1_2 f4_1 c1_2 g4_1 a2_2 h4_1 b2_2 f5_1 c2_2 g5_1 a3_2 h5_1 b3_2 g6_1 "
    "c3_2 h6_1 d3_2 f7_1 a4_2 g7_1 b4_2 h7_1 d4_2 f8_1 a5_2 g8_1 b5_2 h8_1 c5_2 g1_2 d5_2 h1_2 a6_2 g2_2 b6_2 "
    "h2_2 c6_2 f3_2 d6_2 g3_2 a7_2 h3_2 b7_2 f4_2 c7_2 g4_2 d7_2 h4_2 a8_2 f5_2 b8_2 g5_2 c8_2 h5_2 d8_2 f6_2 "
    "a1_3 g6_2 b1_3 h6_2 c1_3 f7_2 d1_3 g7_2 a2_3 h7_2 b2_3 f8_2 c2_3 g8_2 d2_3 h8_2 a3_3 f1_3 b3_3 g1_3 c3_3 "
    "h1_3 d3_3 f2_3 a4_3 g2_3 b4_3 h2_3 c4_3 f3_3 d4_3 g3_3 a5_3 h3_3 b5_3 f4_3 c5_3 g4_3 d5_3 h4_3 a6_3 f5_3 "
    "b6_3 g5_3 c6_3 h5_3 d6_3 f6_3 a7_3 g6_3 b7_3 h6_3 c7_3 f7_3 d7_3 g7_3 a8_3 h7_3 b8_3 f8_3 c8_3 g8_3 d8_3";

// The moves of a line written without blanks around an arrow, and more.
std::vector<std::string> after(std::string_view line, const std::vector<std::string>& more = {}) {
    std::vector<std::string> moves = moves_in(line);
    for (std::string& move : moves)
        if (const auto arrow = move.find("->"); arrow != std::string::npos) move.replace(arrow, 2, " -> ");
    moves.insert(moves.end(), more.begin(), more.end());
    return moves;
}

}  // namespace

// Where no line is given, one is easily found by hand: pawns were lost or kings found in any of many ways.
std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        // all medium pawns of White's are on the board
        {"nerva.capture.no-pawn-left",
         "- 8/8/8/ww6/ww1wwwww/wwwwwwww/wwwwwwww/wwwwwwwb - w s32,0,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {},
         {"g1_2 -> h1_2"},
         {"nerva.capture.no-pawn-left=left-empty"}},
        // the king stands behind the attacker, on its diagonal
        {"nerva.king.lends-when",
         "8/8/8/8/8/2b5/2w5/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 K_b1_1 ?K_f6_1",
         {},
         {"c2_1 -> c3_1"}},
        // ... and the same of a king who hides
        {"nerva.king.lends-when",
         "8/8/8/8/8/2wb4/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_b2_1 ?K_f6_1",
         {},
         {"c3_1 -> d3_1"}},
        {"nerva.ambush.points",
         "8/8/8/8/3w4/1bbb4/1ww5/8 - - w s29,32,32/29,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"b2_1", "c3_1", "d4_1", "b3_1", "c2_1", "d3_1"},
         {"b2_1 -> c3_1"}},
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
        {"nerva.missing.ambush-for-nothing",
         "8/8/8/8/3w4/2b5/1w6/8 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {},
         {"b2_1 -> c3_1"}},
        {"nerva.missing.failing-ambush",
         "8/8/8/8/3w4/2b5/1w6/8 8/8/8/8/8/2b5/8/8 - w s30,32,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"d4_1", "c3_1", "b2_1", "c3_2"},
         {"b2_1 -> c3_1"}},
        {"nerva.missing.how-long-a-stack",
         "5www/8/8/8/8/1bw5/1b6/8 8/8/8/8/8/2w5/8/8 8/8/8/8/8/1bb5/2b5/8 b s28,31,31/30,32,29 x0,0,1/0,0,0 "
         "?K_c4_2 ?K_f6_1",
         {"c3_1", "b3_3", "c3_2", "c2_3", "c3_3", "b3_3 -> c3_3", "h8_1", "b3_1", "g8_1", "b2_1", "f8_1"},
         {"b3_1 -> c3_1"}},
        {"nerva.missing.friends-who-come-later",
         "2wwb3/3b4/8/8/8/8/8/7b 3w4/8/8/8/8/8/8/8 3w4/8/8/8/8/8/8/8 b s30,31,31/29,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         {"d8_1", "d7_1", "d8_2", "e8_1", "d8_3", "h1_1", "c8_1"},
         {"d7_1 -> d8_1"}},
        {"nerva.missing.what-a-stack-lends",
         "8/8/8/8/8/3b4/1ww5/8 8/8/8/8/8/3b4/8/8 8/8/8/8/8/3b4/8/8 w s30,32,32/31,31,31 x0,0,0/0,0,0 ?K_c4_2 K_c3_1",
         {},
         {"c2_1 -> c3_1"}},
        {"nerva.missing.full-board",
         "wwwwbbbb/wwwwbbbb/wwwwb1bb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/ww1wbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb w s0,1,0/1,0,0 x0,0,0/0,0,0 "
         "K_c4_2 K_f6_1",
         after(kFull)},
        {"nerva.end.placed-when",
         "wwwwbbb1/wwwwbbb1/wwwwb1bb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "wwwwwbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/ww1wbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "www1bbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb w s0,0,1/2,0,0 x0,0,0/1,1,0 "
         "?K_c4_2 ?K_f6_1",
         after(kHalves),
         {"d8_3"}},
        {"nerva.end.goes-to",
         "wwwwbbb1/wwwwbbbb/wwwwb1bb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "wwwwwbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/ww1wbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
         "wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb b s0,0,0/1,0,0 x0,0,0/1,1,0 "
         "?K_c4_2 ?K_f6_1",
         after(kHalves, {"d8_3", "h7_1", "pass"}),
         {"h8_1"}},
        {"nerva.turn.may-pass",
         "wwww1bbb/wwww1bbb/wwww2bb/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb "
         "wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb/ww1w1bbb/wwww1bbb/wwww2bb/wwwww1bb "
         "wwww1bb1/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb/wwww1bbb b s0,0,0/9,9,9 x0,0,0/0,1,0 "
         "?K_c4_2 ?K_f6_1",
         after(kApart),
         {"h8_3"}},
        {"nerva.missing.king-attacks", "8/8/8/8/8/8/1w6/7b - - w s31,32,32/31,32,32 x0,0,0/0,0,0 K_c3_1 K_d3_1", {}},
        // The place of the king that hides there: the pawn that reveals him.
        {"nerva.king.pawn-on-him", "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", {}, {"f6_1"}},
    };
    return table;
}

}  // namespace nomos::nerva
