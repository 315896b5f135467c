#include "model/nymbat/offered_lines.hpp"

namespace nomos::nymbat {
namespace {

using Moves = std::vector<std::string>;

// Red brings in five 6s, Blue ten pieces for 60 in two turns; the 6s come up to them in between.
const Moves kToTenSixes{"e3=6",
                        "f3=6",
                        "g3=6",
                        "h3=6",
                        "i3=6",
                        "end",
                        "o15=6",
                        "o14=6",
                        "n13=6",
                        "m13=6",
                        "l13=6",
                        "end",
                        "group e3+f3+g3+h3+i3",
                        "e3-i9",
                        "f3-j9",
                        "g3-k9",
                        "h3-l9",
                        "i3-m9",
                        "end",
                        "k13=6",
                        "j13=6",
                        "i13=6",
                        "g13=6",
                        "h13=3",
                        "f13=3",
                        "end"};
const Moves kTakesAll{"group i9+j9+k9+l9+m9",
                      "m9-o14",
                      "rest f13+g13+h13+i13+j13+k13+l13+m13+n13",
                      "x o15",
                      "done",
                      "l9-m13",
                      "rest f13+g13+h13+i13+j13+k13+l13",
                      "x n13",
                      "done",
                      "k9-k13",
                      "rest f13+g13+h13+i13+j13",
                      "x l13",
                      "done",
                      "j9-i13",
                      "rest f13+g13+h13",
                      "x j13",
                      "done",
                      "i9-g13",
                      "rest f13",
                      "x f13",
                      "x h13",
                      "done",
                      "end"};

// Two 2s each.
const Moves kToTwoPairs{"d2=2", "d3=2", "end", "l13=2", "l14=2", "end"};
const Moves kShuffle{"group d2+d3", "d2-b1", "end", "group l13+l14", "l14-n15", "end",
                     "group b1",    "b1-d2", "end", "group n15",     "n15-l14", "end"};

}  // namespace

const ExhibitInfo& takes_all() {
    static const ExhibitInfo s{
        "nymbat.missing.lose-a-lot",
        "7b6/8b6/b3b6b3b6b6b6b6b6b61/11/12/13/7r6r6r6r6r62/15/14/13/12/11/10/9/8 r 30,0 0,0 last:b step:r", kToTenSixes,
        kTakesAll};
    return s;
}
const ExhibitInfo& shuffle() {
    static const ExhibitInfo s{"",
                               "8/5b23/6b23/11/12/13/14/15/14/13/12/11/3r26/3r25/8 r 56,56 0,0 last:b",
                               kToTwoPairs,
                               kShuffle,
                               {"nymbat.delay.turns=three-running"}};
    return s;
}

}  // namespace nomos::nymbat
