#include "model/nefatavl/exhibits.hpp"

#include <vector>

namespace nomos::nefatavl {

// What is not said, a few moves from the set-up where that can be; of a reading small positions built for it, which
// decide a game.
std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        // the king behind four of his stones, where nobody comes
        {"nefatavl.missing.endless-game",
         "3ttttt3/5t5/11/t4T4t/t3T1T3t/tt1TT1TT1tt/t3T5t/t9t/11/4TT1ttt1/1ttT1KTt3 w",
         {"f2-j2", "e5-e2", "d1-b1", "f4-d4", "e1-c1", "f5-e5", "f1-f2", "d4-d1", "f2-i2", "f6-f1", "g1-g2", "f7-f2",
          "g2-h2", "g5-g1"},
         {"h2-g2", "f1-e1", "g2-h2", "e1-f1"}},
        {"nefatavl.missing.brown-squares",
         "1T1ttttt3/5t5/10t/t4T5/t4TT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w",
         {"k8-k9", "e7-e10", "k9-k8", "e10-b10", "k8-k9", "b10-b11"},
         {"d11-c11"}},
        {"nefatavl.missing.several-at-once",
         "3ttttt3/5t5/11/t4T1T2t/t3TTT3t/tt2TKT2tt/t3TTT3t/2tT1Tt4/11/5t5/3ttttt3 w",
         {"a4-c4", "d6-d4", "k4-g4", "h6-h8"},
         {"e1-e4"}},
        // who could pass would not have to let the king out at once
        {"nefatavl.missing.whose-stone", "11/t10/K10/T10/11/11/11/11/11/11/11 w", {}, {"a10-b10", "a9-a11"}},
        // attackers stand on both sides of the king, who came between them
        {"nefatavl.missing.two-squares", "11/11/5t5/11/11/4tKt4/5T5/11/11/11/11 w", {}, {"f9-f7"}},
        {"nefatavl.missing.king-returned",
         "11/11/11/8T2/5t5/5K5/11/11/11/11/2t8 b",
         {},
         {"i8-f8"},
         {"nefatavl.king.hits=unarmed"}},
        // the king comes to the other side of an attacker beside a defender; then he waits, a defender comes
        {"nefatavl.king.hits", "11/11/11/3K7/11/11/t3tT4t/3t7/1T9/11/11 b", {}, {"d8-d5", "k5-k6", "b3-d3"}},
        // an attacker comes between two defenders, and then the king leaves a defender between an attacker and the
        // centre
        {"nefatavl.capture.standing",
         "3ttttt3/11/11/t2TTt4t/2t1TTT3t/tt1T1KTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w",
         {"a7-b7", "f8-d8", "f10-f8", "e7-e8", "b7-c7", "e6-e7"},
         {"c7-d7", "f6-e6"}},
        // a defender moves in between an attacker and the corner
        {"nefatavl.capture.entry",
         "3ttttt3/4Tt5/t9t/5T5/t4TT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 b",
         {"k8-k9", "e7-e10", "a8-a9"},
         {"e10-a10"},
         {"nefatavl.capture.standing=any-flanked"}},
        // the king comes in among three attackers and takes one of them
        {"nefatavl.king.entry",
         "11/11/11/5t5/3Tt1t4/5K5/11/11/11/11/1t9 b",
         {},
         {"f6-f7"},
         {"nefatavl.capture.standing=any-flanked"}},
        // the last attacker moves in beside the corner
        {"nefatavl.end.no-moves-when",
         "11/11/11/9t1/11/5K5/11/11/11/11/8T2 w",
         {},
         {"j8-j1"},
         {"nefatavl.capture.standing=any-flanked", "nefatavl.capture.entry=captured"}},
    };
    return table;
}

}  // namespace nomos::nefatavl
