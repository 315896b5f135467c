#include "model/nefatavl/exhibits.hpp"

#include <vector>

namespace nomos::nefatavl {

// What is not said, a few moves from the set-up; of a reading small positions built for it, which decide a game. Of
// nefatavl.missing.whose-stone there is no move to play: the one that the letter allows, f4-f3, is refused.
std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        {"nefatavl.missing.endless-game",
         "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w",
         {},
         {"d1-b1", "f4-f3", "b1-d1", "f3-f4"}},
        {"nefatavl.missing.several-at-once",
         "3ttttt3/5t5/11/t4T1T2t/t3TTT3t/tt2TKT2tt/t3TTT3t/2tT1Tt4/11/5t5/3ttttt3 w",
         {"a4-c4", "d6-d4", "k4-g4", "h6-h8"},
         {"e1-e4"}},
        {"nefatavl.missing.whose-stone", "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w", {}},
        // attackers stand on both sides of the king, who came between them
        {"nefatavl.missing.who-surrounds", "11/11/5t5/11/11/4tKt4/5T5/11/11/11/11 w", {}, {"f9-f7"}},
        {"nefatavl.missing.king-returned", "11/11/11/8T2/5t5/5K5/11/11/11/11/t10 b", {}, {"i8-f8"}},
        // the king comes to the other side of an attacker beside a defender
        {"nefatavl.king.hits", "11/11/11/3K7/11/11/t3tT4t/11/11/11/11 b", {}, {"d8-d5"}},
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
