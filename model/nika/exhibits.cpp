// The board is our guess, so none of them is said to come up in play: there is no line from the set-up, but for what
// only a whole game shows.
#include "model/nika/exhibits.hpp"

#include <vector>

namespace nomos::nika {

std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        // Gaps: what is then played is one of the two answers, the one that is built in.
        {"nika.missing.rotate-together", "11/11/11/11/11/11/11/11/11/11/3a^a^6 a2 r4666 i0", {}, {"rotate d1+e1 west"}},
        // What is worded loosely.
        {"nika.missing.lone-push", "11/11/11/11/11/11/11/11/11/11/3a>s<6 a2 r5566 i0", {}},
        // Readings: three lines of one, the middle one tied, so that no other move leaves the same board;
        // a flank that faces another piece of the phalanx; a step into an enemy's rally area.
        {"nika.phalanx.blocked-line",
         "11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a2 r3566 i0",
         {},
         {"move c1+c2+c3 east"}},
        {"nika.push.faces-whom",
         "11/11/11/11/11/11/11/11/2sva<a<6/2a<a<7/11 a2 r2566 i0",
         {},
         {"move c2+d2+d3+e3 west"}},
        {"nika.area.enemy-rally", "11/11/11/11/11/11/11/11/11/11/4s^6 s2 r6566 i0", {}, {"move e1 north"}},
        // ... and into an ally's; a turn to where the piece looks already, far from every area.
        {"nika.area.enemy-rally", "11/11/11/1tv9/11/11/11/11/11/11/11 t2 r6665 i0", {}, {"move b8 south"}},
        {"nika.rotate.null", "11/11/11/11/11/11/11/11/11/11/1a<9 a2 r5666 i0", {}, {"rotate b1 west"}},
        // One piece turns north three times, from three sides and then to three sides: north comes for the third time.
        {"nika.draw.compared",
         "3m<3m>3/3m<3m>3/3m<3m>3/s^s^s^5t^t^t^/11/11/11/svsvsv5tvtvtv/3a<3a>3/3a<3a>3/3a<3a^3 a1 r0000 i0",
         {"rotate h1 north", "rotate h1 west", "pass", "pass", "pass", "pass", "pass", "pass", "rotate h1 north",
          "rotate h1 south", "pass", "pass", "pass", "pass", "pass", "pass", "rotate h1 north"}},
        // Nobody but one piece does anything: it turns away and back.
        {"nika.draw.repeated",
         "3m<3m>3/3m<3m>3/3m<3m>3/s^s^s^5t^t^t^/11/11/11/svsvsv5tvtvtv/3a<3a>3/3a<3a>3/3a<3a>3 a2 r0000 i3",
         {"rotate h1 north", "rotate h1 east", "pass", "pass", "pass", "pass", "pass", "pass", "rotate h1 north",
          "rotate h1 east", "pass", "pass", "pass", "pass", "pass", "pass"}},
        // Three cities pass, and the fourth turns a piece away and back: Athens is to move as at the start and after
        // its first pass. By the board alone the game is over after two passes.
        {"nika.draw.same-state",
         "3m<3m>3/3m<3m>3/3m<3m>3/s^s^s^5t^t^t^/11/11/11/svsvsv5tvtvtv/3a<3a>3/3a<3a>3/3a<3a>3 a2 r0000 i0",
         {"pass", "pass", "pass", "pass", "pass", "pass", "rotate i8 east", "rotate i8 north"}},
        // Two against two below, the second of whom stands beside the upper row and looks away.
        {"nika.weight.beside",
         "11/11/11/11/11/11/11/11/11/1a<a<a<a<6/1tvs>a<a<6 a2 r0565 i0",
         {},
         {"move d1+e1+b2+c2+d2+e2 west"}},
        // A row beside that looks away, and a push that brings an enemy home.
        {"nika.weight.beside",
         "2s>s>s>6/1s>s>m<av6/11/11/11/11/11/11/11/11/11 s2 r5156 i0",
         {},
         {"move b10+c10+c11+d11+e11 east"},
         {"nika.victory.pushed-home=wins"}},
        // One piece, a gap, and one that faces an enemy; an enemy in such a gap, who faces the piece that comes; a
        // push straight home. All with the other readings as played.
        {"nika.phalanx.line-with-gap",
         "11/11/11/11/11/11/11/11/11/a>1a>s<7/a>a>a>8 a2 r1566 i0",
         {},
         {"move a1+b1+c1+a2+c2 east"}},
        {"nika.push.enemy-in-gap",
         "11/11/11/11/11/11/11/11/11/1s<s<s<7/1s<a>s<s<6 s2 r5066 i0",
         {},
         {"move b1+d1+e1+b2+c2+d2 west"}},
        {"nika.victory.pushed-home",
         "11/s>s>s>a<a<6/11/11/11/11/11/11/11/11/11 s2 r4366 i0",
         {},
         {"move a10+b10+c10 east"}},
    };
    return table;
}

}  // namespace nomos::nika
