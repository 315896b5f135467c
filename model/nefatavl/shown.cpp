#include "model/nefatavl/shown.hpp"

#include <vector>

namespace nomos::nefatavl {

// Small positions built for the question, of a reading those that decide a game; only the endless game starts from the
// set-up. Of nefatavl.missing.whose-stone there is no move to play: the one that the letter allows, d4-d5, is refused.
std::span<const ShownInfo> shown() {
    static const std::vector<ShownInfo> table{
        {"nefatavl.missing.endless-game",
         "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w",
         {},
         {"d1-b1", "f4-f3", "b1-d1", "f3-f4"}},
        {"nefatavl.missing.fate-of-the-hit", "11/11/11/4t6/11/5K5/11/2tT7/11/11/11 w", {}, {"e8-e4"}},
        {"nefatavl.missing.several-at-once", "11/11/3t7/11/11/5K5/11/1tT1Tt5/11/11/11 w", {}, {"d9-d4"}},
        {"nefatavl.missing.optional-capture", "11/11/11/4t6/11/5K5/11/2tT7/11/11/11 w", {}, {"e8-e4"}},
        {"nefatavl.missing.whose-stone", "11/11/11/11/11/5K5/11/3T7/11/11/1t9 w", {}},
        // a king who has moved in among three attackers, and then a stone that moves elsewhere
        {"nefatavl.capture.standing", "11/11/11/5t5/4t1t4/5K5/11/11/11/11/1t9 b", {}, {"f6-f7", "b1-b2"}},
        {"nefatavl.capture.entry",
         "11/11/11/5t5/4t1t4/5K5/11/11/11/11/1t9 b",
         {},
         {"f6-f7"},
         {"nefatavl.capture.standing=any-flanked"}},
    };
    return table;
}

}  // namespace nomos::nefatavl
