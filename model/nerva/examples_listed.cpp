#include "model/nerva/examples.hpp"

namespace nomos::nerva {

// The three lists of placings, move by move, played in the order given from the set-up by turns. The
// kings hide where the text's example of revealed kings has them, which no listed placing touches.
std::vector<ExampleInfo> listed_placings() {
    constexpr auto text = Provenance::text;
    return {
        {"nerva.example.opening-1", "The first listed opening move, White's: a large pawn on h7.", text,
         "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "h7_1", true,
         "8/7w/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.opening-2", "Black puts a large pawn on g2.", text,
         "8/7w/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "g2_1", true,
         "8/7w/8/8/8/8/6b1/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.opening-3", "White puts a medium pawn on e4, on nothing.", text,
         "8/7w/8/8/8/8/6b1/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "e4_2", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/4w3/8/8/8 - b s31,31,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.opening-4", "Black puts a medium pawn on e5.", text,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/4w3/8/8/8 - b s31,31,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "e5_2", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/4b3/4w3/8/8/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.opening-5", "White puts a small pawn on a7, on nothing.", text,
         "8/7w/8/8/8/8/6b1/8 8/8/8/4b3/4w3/8/8/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "a7_3", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/4b3/4w3/8/8/8 8/w7/8/8/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.opening-6", "Black puts a small pawn on b6.", text,
         "8/7w/8/8/8/8/6b1/8 8/8/8/4b3/4w3/8/8/8 8/w7/8/8/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "b6_3", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/4b3/4w3/8/8/8 8/w7/1b6/8/8/8/8/8 "
         "w s31,31,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.apart-1", "The first pawn of the second list, White's: a medium one on d2, on nothing.", text,
         "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "d2_2", true,
         "- 8/8/8/8/8/8/3w4/8 - b s32,31,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.apart-2", "Black puts a medium pawn on c3.", text,
         "- 8/8/8/8/8/8/3w4/8 - b s32,31,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "c3_2", true,
         "- 8/8/8/8/8/2b5/3w4/8 - w s32,31,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.apart-3", "White puts a large pawn on h7.", text,
         "- 8/8/8/8/8/2b5/3w4/8 - w s32,31,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "h7_1", true,
         "8/7w/8/8/8/8/8/8 8/8/8/8/8/2b5/3w4/8 - b s31,31,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.apart-4", "Black puts a large pawn on g2.", text,
         "8/7w/8/8/8/8/8/8 8/8/8/8/8/2b5/3w4/8 - b s31,31,32/32,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "g2_1", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/8/2b5/3w4/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.apart-5", "White puts a small pawn on b5, on nothing.", text,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/8/2b5/3w4/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b5_3", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/8/2b5/3w4/8 8/8/8/1w6/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.apart-6", "Black puts a small pawn on c6.", text,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/8/2b5/3w4/8 8/8/8/1w6/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "c6_3", true,
         "8/7w/8/8/8/8/6b1/8 8/8/8/8/8/2b5/3w4/8 8/8/2b5/1w6/8/8/8/8 "
         "w s31,31,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-1", "White puts a large pawn on b8.", text,
         "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b8_1", true,
         "1w6/8/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.stacks-2", "Black puts a large pawn on f4.", text,
         "1w6/8/8/8/8/8/8/8 - - b s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "f4_1", true,
         "1w6/8/8/8/5b2/8/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.stacks-3", "White stacks a medium pawn on his large one.", text,
         "1w6/8/8/8/5b2/8/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b8_2", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/8/8/8/8 - b s31,31,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.stacks-4", "Black does the same on f4.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/8/8/8/8 - b s31,31,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "f4_2", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", ""},
        {"nerva.example.stacks-5", "White's stack of three on b8 is complete.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 - w s31,31,32/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "b8_3", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-6", "Black's stack of three on f4 is complete.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/8/8/8/8 "
         "b s31,31,31/31,31,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "f4_3", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 "
         "w s31,31,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-7", "White puts a medium pawn on f6.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 "
         "w s31,31,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "f6_2", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 "
         "b s31,30,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-8", "Black puts a small pawn on White's medium one: a stack may be mixed.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/8/8/8/5b2/8/8/8 "
         "b s31,30,31/31,31,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "f6_3", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/8/5b2/8/5b2/8/8/8 "
         "w s31,30,31/31,31,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-9", "White puts a small pawn on e7, on nothing.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/8/5b2/8/5b2/8/8/8 "
         "w s31,30,31/31,31,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "e7_3", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s31,30,30/31,31,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-10", "Black slips a medium pawn in under White's small one.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/8/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s31,30,30/31,31,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "e7_2", true,
         "1w6/8/8/8/5b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "w s31,30,30/31,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-11", "White slips a large pawn in under both.", text,
         "1w6/8/8/8/5b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "w s31,30,30/31,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "e7_1", true,
         "1w6/4w3/8/8/5b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s30,30,30/31,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-12", "Black puts a large pawn on d4.", text,
         "1w6/4w3/8/8/5b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s30,30,30/31,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "d4_1", true,
         "1w6/4w3/8/8/3b1b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "w s30,30,30/30,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-13", "White stacks a medium pawn on Black's large one.", text,
         "1w6/4w3/8/8/3b1b2/8/8/8 1w6/4b3/5w2/8/5b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "w s30,30,30/30,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "d4_2", true,
         "1w6/4w3/8/8/3b1b2/8/8/8 1w6/4b3/5w2/8/3w1b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s30,29,30/30,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
        {"nerva.example.stacks-14", "Black puts a small one on top.", text,
         "1w6/4w3/8/8/3b1b2/8/8/8 1w6/4b3/5w2/8/3w1b2/8/8/8 1w6/4w3/5b2/8/5b2/8/8/8 "
         "b s30,29,30/30,30,30 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         "d4_3", true,
         "1w6/4w3/8/8/3b1b2/8/8/8 1w6/4b3/5w2/8/3w1b2/8/8/8 1w6/4w3/5b2/8/3b1b2/8/8/8 "
         "w s30,29,30/30,30,29 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
         ""},
    };
}

}  // namespace nomos::nerva
