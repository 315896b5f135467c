// Where claims are refuted, and where a turn takes everything.
#include "model/nymbat/shown.hpp"

#include <vector>

namespace nomos::nymbat {

std::span<const ShownInfo> shown() {
    static const std::vector<ShownInfo> table{
        // Five red 6s take all 60 points: m9-o14 and o15, l9-m13 and n13, k9-k13 and l13, j9-i13 and j13, i9-g13, f13
        // and h13 (tests/properties/nymbat_turns_test.cpp).
        {"nymbat.missing.lose-a-lot",
         "7b6/8b6/b3b6b3b6b6b6b6b6b61/11/12/13/7r6r6r6r6r62/15/14/13/12/11/10/9/8 r 30,0 0,0 last:b", ""},
        {"nymbat.missing.two-ones", "8/9/10/11/12/13/14/15/14/13/12/11/10/9/3b3b33 r 2,10 0,0 last:b", ""},
        {"nymbat.missing.horde-depth",
         "8/9/10/11/12/13/14/15/14/13/12/1b2b28/r1r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1 b 33,10 0,0",
         ""},
    };
    return table;
}

}  // namespace nomos::nymbat
