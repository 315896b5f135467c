// Where claims are refuted, where a turn takes everything and where readings come out differently: each with play from
// the set-up where any is known, and what is played then.
#include "model/nymbat/exhibits.hpp"

#include "model/nymbat/offered_lines.hpp"

namespace nomos::nymbat {
namespace {

using Moves = std::vector<std::string>;

Moves joined(std::initializer_list<Moves> parts) {
    Moves all;
    for (const Moves& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

// Red fills its set-up area with 1s and passes; two blue 2s come down to it.
const Moves kToALineOfOnes = [] {
    Moves moves;
    for (const auto& [columns, row] : {std::pair("abcdefgh", "1"), {"abcdefghi", "2"}, {"abcdefghij", "3"}})
        for (const char column : std::string_view(columns)) moves.push_back(column + std::string(row) + "=1");
    return joined(
        {moves,
         {"end",           "h13=2",  "i13=2",  "end", "pass", "group h13+i13", "h13-f11", "i13-g11", "end", "pass",
          "group f11+g11", "f11-d9", "g11-e9", "end", "pass", "group d9+e9",   "d9-b7",   "e9-c7",   "end", "pass",
          "group b7+c7",   "b7-b5",  "c7-c5",  "end", "pass", "group b5+c5",   "b5-b4",   "c5-c4",   "end", "pass"}});
}();
const Moves kCutsOffACorner{"group b4+c4",
                            "b4-b3",
                            "rest a1+b1+c1+d1+e1+f1+g1+h1+a2+b2+c2+d2+e2+f2+g2+h2+i2+a3+c3+d3+e3+f3+g3+h3+i3+j3",
                            "c4-a2",
                            "rest a1+b1+c1+d1+e1+f1+g1+h1+b2+c2+d2+e2+f2+g2+h2+i2+c3+d3+e3+f3+g3+h3+i3+j3",
                            "x a3",
                            "x a1",
                            "done",
                            "end"};

// Red brings in 58 points and marches off; two blue 3s go past, to a home row that nobody guards.
const Moves kToTheHomeRow{"a3=6",        "b3=6",
                          "c3=6",        "d3=6",
                          "e3=6",        "end",
                          "l13=3",       "m13=3",
                          "end",         "a2=4",
                          "b2=4",        "c2=4",
                          "d2=4",        "e2=4",
                          "f2=4",        "g2=4",
                          "end",         "group l13+m13",
                          "l13-j10",     "m13-k10",
                          "end",         "group a2+b2+c2+d2+e2+f2+g2+a3+b3+c3+d3+e3",
                          "a3-a7",       "b3-b7",
                          "c3-c7",       "d3-d7",
                          "e3-e7",       "a2-a6",
                          "b2-b6",       "c2-c6",
                          "d2-d6",       "e2-e6",
                          "f2-f6",       "g2-g6",
                          "end",         "group j10+k10",
                          "j10-h7",      "k10-i7",
                          "end",         "group a6+b6+c6+d6+e6+f6+g6+a7+b7+c7+d7+e7",
                          "a7-d11",      "b7-e11",
                          "c7-f11",      "d7-g11",
                          "e7-h11",      "a6-d10",
                          "b6-e10",      "c6-f10",
                          "d6-g10",      "e6-h10",
                          "f6-i10",      "g6-j10",
                          "end",         "group h7+i7",
                          "h7-f4",       "i7-g4",
                          "end",         "pass",
                          "group f4+g4", "f4-d1",
                          "g4-e1",       "end"};
const Moves kBothOnesFall{"a1=1", "h1=1", "end", "group d1+e1", "d1-a1", "e1-h1", "end", "pass"};

// A red 6 comes up to what Blue has brought in.
Moves to_a_six_before(const Moves& brought) {
    return joined({{"e3=6", "end"}, brought, {"end", "group e3", "e3-k9", "end", "pass"}});
}
const Moves kTwinsReply{"group k9", "k9-j13", "end", "group i13", "i13-j13", "end"};
const Moves kTakesARow{"group k9", "k9-j13", "rest i13", "x i13", "x k13", "done", "end"};
const Moves kTakesOneOfARow{"group k9", "k9-j13", "rest i13", "x i13", "done", "end"};

// Ten 3s in two rows.
const Moves kToALargeGroup{"a2=3", "b2=3", "c2=3", "d2=3", "e2=3",  "a3=3", "b3=3",
                           "c3=3", "d3=3", "e3=3", "end",  "o15=1", "end"};
const Moves kOneStepAhead{"group a2+b2+c2+d2+e2+a3+b3+c3+d3+e3", "c3-c4", "end"};

}  // namespace

std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        takes_all(),
        {"nymbat.missing.two-ones",
         "8/9/10/11/r6r6r6r6r67/1r4r4r4r4r4r4r45/14/15/14/13/12/11/10/9/3b3b33 r 2,54 1,0 last:b", kToTheHomeRow,
         kBothOnesFall},
        {"nymbat.missing.horde-depth",
         "8/9/10/11/12/13/14/15/14/13/12/1b2b28/r1r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1 b 33,56 6,0 "
         "last:b",

         kToALineOfOnes, kCutsOffACorner},
        {"nymbat.missing.large-groups-delay",
         "7b1/9/10/11/12/13/14/15/14/13/12/11/r3r3r3r3r35/r3r3r3r3r34/8 r 30,59 0,0 last:b", kToALargeGroup,
         kOneStepAhead},
        {"nymbat.missing.twins-beat", "8/9/3b1b15/11/12/13/9r64/15/14/13/12/11/10/9/8 r 54,58 0,1",
         to_a_six_before({"i13=1", "j13=1"}), kTwinsReply},
        {"nymbat.missing.back-to-reserve",
         "8/9/3b1b15/11/12/13/9r64/15/14/13/12/11/10/9/8 r 54,58 0,1",
         to_a_six_before({"i13=1", "j13=1"}),
         {"group k9", "k9-j13", "end"}},
        {"nymbat.missing.changing-places",
         "7b1/9/10/11/12/13/14/15/14/13/12/11/3r1r65/9/8 r 53,59 0,0 last:b",
         {"d3=1", "e3=6", "end", "o15=1", "end"},
         {"group d3+e3"}},
        {"nymbat.missing.counted-hexes",
         "8/9/2b1b16/3r67/12/13/14/15/14/13/12/11/10/9/8 r 54,58 0,2",
         joined({{"e3=6", "end", "h13=1", "i13=1", "end", "group e3", "e3-h9", "end", "pass"},
                 {"group h9", "h9-h12", "end", "pass"}}),
         {"group h12", "h12-g12", "end"}},
        {"nymbat.missing.judged-first", "8/9/3b2b2b24/11/12/13/9r64/15/14/13/12/11/10/9/8 r 54,54 0,1",
         to_a_six_before({"i13=2", "j13=2", "k13=2"}), kTakesARow},
        {"nymbat.missing.split-when",
         "8/3b1b14/3b1b15/11/12/13/8r6r64/15/14/13/12/11/10/9/8 r 48,56 0,1",
         {"d3=6", "e3=6", "end", "i13=1", "j13=1", "j14=1", "k14=1", "end", "group d3+e3", "d3-j9", "e3-k9", "end",
          "pass"},
         {"group j9+k9", "k9-j13", "rest i13+j14+k14", "j9-j14", "rest i13", "x i13", "x k14", "done", "end"}},
        {"nymbat.missing.nothing-left", "8/9/10/11/12/13/14/7b57/14/13/12/11/10/9/8 r 0,10 0,0 last:b", {}, {"pass"}},
        {"nymbat.missing.shield-of-hexes", "8/9/3b3b3b34/11/12/13/9r64/15/14/13/12/11/10/9/8 r 54,51 0,1",
         to_a_six_before({"i13=3", "j13=3", "k13=3"}), kTakesARow},
        {"nymbat.missing.sixes-against-fives", "8/9/3b5b5b54/11/12/13/9r64/15/14/13/12/11/10/9/8 r 54,45 0,1",
         to_a_six_before({"i13=5", "j13=5", "k13=5"}), kTakesOneOfARow},
        // readings
        {"nymbat.group.part",
         "8/9/10/11/12/13/14/15/14/13/12/3r1r66/10/9/8 r 20,20 0,0",
         {},
         {"group e4", "e4-e10", "end"},
         {"nymbat.group.part=part"}},
        {"nymbat.breakthrough.lost-mover",
         "8/9/10/11/1b1b1b18/3r29/14/15/14/13/12/11/10/9/8 r 20,20 0,0",
         {},
         {"group f10", "f10-f11", "rest e11", "x e11", "x g11", "done", "end"}},
        {"nymbat.delay.turns",
         "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 2,0",
         {},
         {"group e5", "e5-e6", "end", "pass", "pass"}},
        {"nymbat.group.stand-still",
         "8/9/10/11/12/13/14/15/14/13/4r17/3r67/10/9/8 r 20,20 0,0",
         {},
         {"group d4+e5", "end"},
         {"nymbat.group.stand-still=allowed"}},
        {"nymbat.penalty.when", "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r16b1 r 0,0 6,6", {}, {"pass", "lose a1"}},
        {"nymbat.win.last-mover",
         "8/9/10/11/12/13/14/15/14/13/4r17/11/10/9/8 r 0,0 6,0 last:b",
         {},
         {"pass", "lose e5"}},
        {"nymbat.win.last-mover",
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 1,0 6,0 last:b",
         {},
         {"e1=1", "end", "pass", "pass", "lose e1"}},
    };
    return table;
}

}  // namespace nomos::nymbat
