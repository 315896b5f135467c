// The captions, step by step. Their pictures are lost: the positions are rebuilt from the words.
#include "model/nymbat/examples.hpp"

namespace nomos::nymbat {
namespace {

using Table = std::vector<ExampleInfo>;
constexpr auto assumed = Provenance::assumed;

// The caption of the lost picture with two groups, A and B: the lowest number of A is 1, of B 2.
Table of_groups() {
    return {
        {"nymbat.example.choose-a", "Red chooses group A.", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0", "group d4+e4", true,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:d4+e4 m:d4+e4 chosen", ""},
        {"nymbat.example.a-goes-one", "Its pieces go one hex, ...", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:d4+e4 m:d4+e4 chosen", "e4-e5",
         true, "8/9/10/11/12/13/14/9r2r44/14/13/4r37/3r17/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:d4 m:d4+e5", ""},
        {"nymbat.example.a-goes-no-farther", "... also the one with a 3.", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:d4+e4 m:d4+e4 chosen", "e4-e6",
         false, "", ""},
        {"nymbat.example.choose-b", "Red chooses group B.", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0", "group j8+k8", true,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:j8+k8 m:j8+k8 chosen", ""},
        {"nymbat.example.b-goes-two", "Its pieces go two hexes, ...", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:j8+k8 m:j8+k8 chosen", "k8-k10",
         true, "8/9/10/11/12/8r44/14/9r25/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:j8 m:j8+k10", ""},
        {"nymbat.example.b-goes-no-farther", "... and not three.", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:j8+k8 m:j8+k8 chosen", "k8-k11",
         false, "", ""},
        {"nymbat.example.either-or", "Who has chosen A does not move a piece of B.", assumed,
         "8/9/10/11/12/13/14/9r2r44/14/13/12/3r1r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:d4+e4 m:d4+e4 chosen", "j8-j9",
         false, "", ""},
    };
}

// The caption of the lost picture of a removal, and what the rule says besides.
Table of_removal() {
    return {
        {"nymbat.example.takes-the-1", "Blue removes the red 1 and keeps the piece.", assumed,
         "8/9/10/11/12/4b48/3r110/7r27/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go:s4,f9,b0 w:g10 m:g10 chosen",
         "g10-e9", true, "8/9/10/11/12/13/3b410/7r27/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s4,f9,b0 m:e9", ""},
        {"nymbat.example.takes-the-2", "Or Blue removes the red 2, which two 3s support.", assumed,
         "8/9/10/11/12/4b48/3r110/7r27/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go:s4,f9,b0 w:g10 m:g10 chosen",
         "g10-h8", true, "", ""},
        {"nymbat.example.stops-there", "A piece that has removed another goes no farther.", assumed,
         "8/9/10/11/12/13/3b410/7r27/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s4,f9,b0 m:e9", "e9-e8", false, "",
         ""},
        {"nymbat.example.equal-is-lost",
         "A 3 removes a 2 with a 1 beside it, and is removed as well: equal is not enough.", assumed,
         "8/9/10/11/12/13/6b37/7r27/7r16/13/12/11/10/9/8 b 20,20 0,0 last:b go:s3,f8,b0 w:h9 m:h9 chosen", "h9-h8",
         true, "8/9/10/11/12/13/14/15/7r16/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f8,b0", ""},
        {"nymbat.example.higher-stays", "A 4 stays.", assumed,
         "8/9/10/11/12/13/6b47/7r27/7r16/13/12/11/10/9/8 b 20,20 0,0 last:b go:s4,f8,b0 w:h9 m:h9 chosen", "h9-h8",
         true, "8/9/10/11/12/13/14/7b47/7r16/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s4,f8,b0 m:h8", ""},
        {"nymbat.example.low-removes-high", "A 1 removes a 6; both go.", assumed,
         "8/9/10/11/12/13/6b17/7r67/14/13/12/11/10/9/8 b 20,20 0,0 last:b go:s1,f8,b0 w:h9 m:h9 chosen", "h9-h8", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s1,f8,b0", ""},
        {"nymbat.example.friends-farther-off", "A friend that does not touch is no support.", assumed,
         "8/9/10/11/12/13/6b37/7r27/14/7r65/12/11/10/9/8 b 20,20 0,0 last:b go:s3,f8,b0 w:h9 m:h9 chosen", "h9-h8",
         true, "8/9/10/11/12/13/14/7b37/14/7r65/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f8,b0 m:h8", ""},
    };
}

// The caption of the lost picture of a breakthrough, step by step. Blue's other piece is taken to be a 3, too.
Table of_breakthrough() {
    return {
        {"nymbat.example.breakthrough-1", "Blue removes a red 2 and loses a piece.", assumed,
         "8/9/10/11/12/4b3b37/6r27/7r5r26/6r27/13/12/11/10/9/8 "
         "b 20,20 0,0 last:b go:s3,f9,b0 w:g10+h10 m:g10+h10 chosen",
         "h10-h9", true, "8/9/10/11/12/4b38/14/7r5r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b0 w:g10 m:g10",
         ""},
        {"nymbat.example.breakthrough-2",
         "Then a 3 removes the red 5 and is lost, and there is a breakthrough all the same.", assumed,
         "8/9/10/11/12/4b38/14/7r5r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b0 w:g10 m:g10", "g10-h8", true,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 rest:h8", ""},
        {"nymbat.example.breakthrough-3", "For the two red 2s that touch it hang together no more.", assumed,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 rest:h8", "rest g7", true,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 break:h8", ""},
        {"nymbat.example.breakthrough-4", "Blue may remove the one 2, ...", assumed,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 break:h8", "x g7", true,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b1 break:h8", ""},
        {"nymbat.example.breakthrough-5", "... or the other, ...", assumed,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 break:h8", "x i8", true,
         "8/9/10/11/12/13/14/15/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b1 break:h8", ""},
        {"nymbat.example.breakthrough-6", "... but not both, for 4 is more than 3.", assumed,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b1 break:h8", "x i8", false, "", ""},
        {"nymbat.example.breakthrough-7", "Blue leaves off, ...", assumed,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b1 break:h8", "done", true,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b0", ""},
        {"nymbat.example.breakthrough-8", "... and has lost both pieces when the turn ends.", assumed,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b0", "end", true,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 r 20,20 0,0 last:b", ""},
        {"nymbat.example.breakthrough-none", "Blue may also remove nothing.", assumed,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 break:h8", "done", true,
         "8/9/10/11/12/13/14/8r26/6r27/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b0", ""},
        {"nymbat.example.no-chain", "What a breakthrough splits further brings no other one.", assumed,
         "8/9/10/11/12/13/b313/8r26/6r27/4r1r1r16/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b3 break:h8", "x g7", true,
         "8/9/10/11/12/13/b313/8r26/14/4r1r1r16/12/11/10/9/8 b 20,20 0,0 last:b go!:s3,f9,b1 break:h8", ""},
    };
}

// The captions of the lost pictures of retreat and delay, and what the rule says besides.
Table of_penalties() {
    return {
        {"nymbat.example.retreat", "Red goes back one row, ...", assumed,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:h8 m:h8 chosen", "h8-h7", true,
         "8/9/10/11/12/13/14/15/7r26/13/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 m:h7", ""},
        {"nymbat.example.retreat-costs", "... and pays for it.", assumed,
         "8/9/10/11/12/13/14/15/7r26/13/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 m:h7", "end", true,
         "8/9/10/11/12/13/14/15/7r26/13/12/11/10/9/8 b 19,20 0,0", ""},
        {"nymbat.example.delay", "One red piece goes back, the foremost stays, ...", assumed,
         "8/9/10/11/12/13/14/7r27/6r27/13/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:g7+h8 m:g7+h8 chosen", "g7-f6", true,
         "8/9/10/11/12/13/14/7r27/14/5r27/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:h8 m:f6+h8", ""},
        {"nymbat.example.delay-counts", "... and the turn is a delay.", assumed,
         "8/9/10/11/12/13/14/7r27/14/5r27/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 w:h8 m:f6+h8", "end", true,
         "8/9/10/11/12/13/14/7r27/14/5r27/12/11/10/9/8 b 20,20 1,0", ""},
        {"nymbat.example.sideways", "A step sideways is a delay.", assumed,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 m:i8", "end", true,
         "8/9/10/11/12/13/14/8r26/14/13/12/11/10/9/8 b 20,20 1,0", ""},
        {"nymbat.example.split-forward", "Where one piece goes ahead and another back the group has come closer.",
         assumed, "8/9/10/11/12/13/6r27/15/14/6r26/12/11/10/9/8 r 20,20 0,0 go:s2,f7,b0 m:g6+h9", "end", true,
         "8/9/10/11/12/13/6r27/15/14/6r26/12/11/10/9/8 b 20,20 0,0", ""},
        {"nymbat.example.back-to-remove", "Who goes back to remove an enemy piece pays nothing.", assumed,
         "8/9/10/11/12/13/14/15/7r26/13/12/11/10/9/8 r 20,20 0,0 go!:s2,f7,b0 m:h7", "end", true,
         "8/9/10/11/12/13/14/15/7r26/13/12/11/10/9/8 b 20,20 0,0", ""},
        {"nymbat.example.pass-is-a-delay", "To pass is a delay.", assumed,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 r 20,20 0,0", "pass", true,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 b 20,20 1,0", ""},
        {"nymbat.example.seventh-delay", "The seventh delay costs a point of the reserve.", assumed,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 r 20,20 6,0", "pass", true,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 b 19,20 0,0", ""},
        {"nymbat.example.no-reserve", "Without a reserve a piece is owed, ...", assumed,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/1r18/9/8 r 0,20 6,0", "pass", true,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/1r18/9/8 r 0,20 0,0 owe", ""},
        {"nymbat.example.piece-lost", "... one of the player's own, as he likes.", assumed,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/1r18/9/8 r 0,20 0,0 owe", "lose b3", true,
         "8/9/10/11/12/13/14/7r27/14/13/12/11/10/9/8 b 0,20 0,0", ""},
    };
}

}  // namespace

std::span<const ExampleInfo> examples() {
    static const Table table = [] {
        Table all = of_groups();
        for (const Table& part :
             {of_removal(), of_breakthrough(), of_penalties(), examples_of_the_rules(), examples_of_the_tips()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nymbat
