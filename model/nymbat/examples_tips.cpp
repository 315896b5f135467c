// What the tips and the analysis show. Positions are rebuilt from the words.
#include "model/nymbat/examples.hpp"

namespace nomos::nymbat {
namespace {

constexpr auto assumed = Provenance::assumed;

}  // namespace

std::vector<ExampleInfo> examples_of_the_tips() {
    return {
        {"nymbat.example.line-is-split", "A 6 has removed the middle of a line of three 3s: that is a breakthrough.",
         assumed, "8/9/10/11/12/13/14/15/6r31r35/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f6,b6 rest:h7", "rest g7",
         true, "8/9/10/11/12/13/14/15/6r31r35/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f6,b6 break:h7", ""},
        {"nymbat.example.shield-is-not-split", "A 6 has removed a piece of a shield: that is none.", assumed,
         "8/9/10/11/12/13/14/15/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f7,b6 rest:h8", "rest g7+h7", true,
         "8/9/10/11/12/13/14/15/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f7,b0", ""},
        {"nymbat.example.shield-of-3s", "A second 5 removes a second 3 of a shield, and is lost like the first.",
         assumed, "8/9/10/11/12/13/5b5b57/15/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s5,f8,b0 w:g9+h9 m:g9+h9",
         "h9-h7", true, "8/9/10/11/12/13/5b58/15/6r37/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s5,f8,b0 w:g9 m:g9", ""},
        {"nymbat.example.shield-of-3s-ends", "A third 5 removes the last 3 and stays.", assumed,
         "8/9/10/11/12/13/5b58/15/6r37/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s5,f8,b0 w:g9 m:g9", "g9-g7", true,
         "8/9/10/11/12/13/14/15/6b57/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s5,f8,b0 m:g7", ""},
        {"nymbat.example.twins-of-3s", "A 6 that removes one of two 3s side by side is lost.", assumed,
         "8/9/10/11/12/13/6b67/15/6r3r36/13/12/11/10/9/8 b 20,20 0,0 last:b go:s6,f8,b0 w:h9 m:h9 chosen", "h9-h7",
         true, "8/9/10/11/12/13/14/15/6r37/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f8,b0", ""},
        {"nymbat.example.twins-of-1s", "A 6 that removes one of two 1s stays, ...", assumed,
         "8/9/10/11/12/13/6b67/15/6r1r16/13/12/11/10/9/8 b 20,20 0,0 last:b go:s6,f8,b0 w:h9 m:h9 chosen", "h9-h7",
         true, "8/9/10/11/12/13/14/15/6r1b66/13/12/11/10/9/8 b 20,20 0,0 last:b go!:s6,f8,b0 m:h7", ""},
        {"nymbat.example.twins-reply", "... and the other 1 removes it in reply.", assumed,
         "8/9/10/11/12/13/14/15/6r1b66/13/12/11/10/9/8 r 20,20 0,0 last:b go:s1,f8,b0 w:g7 m:g7 chosen", "g7-h7", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 20,20 0,0 go!:s1,f8,b0", ""},
        {"nymbat.example.two-1s",
         "An enemy stands on the empty home row; with a reserve of 2 a player brings in a 1 there, ...", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/3b44 r 2,20 0,0 last:b", "a1=1", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r12b44 r 2,20 0,0 in:1", ""},
        {"nymbat.example.two-1s-both", "... and another, ...", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r12b44 r 2,20 0,0 in:1", "h1=1", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r12b43r1 r 2,20 0,0 in:2", ""},
        {"nymbat.example.two-1s-save-the-game", "... and has not lost when the turn goes over.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r12b43r1 r 2,20 0,0 in:2", "end", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r12b43r1 b 0,20 0,0", "in play"},
        {"nymbat.example.two-1s-against-one", "A single enemy piece does not remove both.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/b46r1 b 0,20 0,0 last:b go!:s4,f0,b0 m:a1", "a1-h1", false, "", ""},
    };
}

}  // namespace nomos::nymbat
