#include "model/nika/examples.hpp"

namespace nomos::nika {

// The boards are assumed: small positions, on the assumed board, that show what each caption or
// sentence says. Pieces that are not needed are among the routed ones. Where the words tell what a
// move does, `after` says it, and what they leave unmentioned is as before.
std::span<const ExampleInfo> examples() {
    constexpr auto assumed = Provenance::assumed;
    static const std::vector<ExampleInfo> table{
        {"nika.example.phalanx-pair", "Two pieces side by side with one facing are a phalanx: they rotate as a unit.",
         assumed, "11/11/11/11/11/11/11/11/11/3a<7/3a<7 a2 r4666 i0", "rotate d1+d2 north", true, "", ""},
        {"nika.example.phalanx-bent", "Three pieces round a corner with one facing are a phalanx: any shape will do.",
         assumed, "11/11/11/11/11/11/11/11/11/3a<7/3a<a<6 a2 r3666 i0", "rotate d1+e1+d2 north", true, "", ""},
        {"nika.example.phalanx-six", "All six pieces of a city can be one phalanx.", assumed,
         "11/11/11/11/11/11/11/11/3a<a<6/3a<a<6/3a<a<6 a2 r0666 i0", "rotate d1+e1+d2+e2+d3+e3 north", true, "", ""},
        {"nika.example.not-diagonal", "Two pieces that touch at a corner only are no phalanx.", assumed,
         "11/11/11/11/11/11/11/11/11/4a<6/3a<7 a2 r4666 i0", "rotate d1+e2 north", false, "", ""},
        {"nika.example.not-one-facing", "Two neighbours that face different ways are no phalanx.", assumed,
         "11/11/11/11/11/11/11/11/11/3a>7/3a<7 a2 r4666 i0", "rotate d1+d2 north", false, "", ""},
        {"nika.example.not-one-city", "Two neighbours of allied cities are no phalanx, though they face one way.",
         assumed, "11/11/11/11/11/11/11/11/11/3m<7/3a<7 a2 r5656 i0", "rotate d1+d2 north", false, "", ""},
        {"nika.example.part-of-a-phalanx", "Two of the three pieces of a phalanx rotate, and leave the third as it is.",
         assumed, "11/11/11/11/11/11/11/11/11/11/3a<a<a<5 a2 r3666 i0", "rotate d1+e1 north", true,
         "11/11/11/11/11/11/11/11/11/11/3a^a^a<5 a1 r3666 i0", ""},
        {"nika.example.tied-line-bottom",
         "Three against two, the bottom line of the Athenian phalanx pushes its enemies back.", assumed,
         "11/11/11/11/11/11/11/11/11/1t^s>a<a<6/1s^s>a<a<a<5 a2 r1365 i0", "move d1+e1+f1 west", true,
         "11/11/11/11/11/11/11/11/11/1t^s>a<a<6/s^s>a<a<a<6 a1 r1365 i0", ""},
        {"nika.example.tied-line-top", "Two against two, the top line of the Athenian phalanx cannot push.", assumed,
         "11/11/11/11/11/11/11/11/11/1t^s>a<a<6/1s^s>a<a<a<5 a2 r1365 i0", "move d2+e2 west", false, "", ""},
        {"nika.example.push-and-rout",
         "One move of a phalanx pushes the enemy that faces it and routs the one that does not.", assumed,
         "11/11/11/11/11/11/11/11/11/2s^a<a<6/2s>a<a<6 a2 r2466 i0", "move d1+e1+d2+e2 west", true,
         "11/11/11/11/11/11/11/11/11/2a<a<7/1s>a<a<7 a1 r2566 i0", ""},
        {"nika.example.nika",
         "Athens routs the Theban in its way; an ally still stands before it, and its victory, though not yet "
         "won, can be called.",
         assumed, "11/5mvt^a<3/11/11/11/11/11/11/11/11/4s<6 a1 r5555 i0", "move h10 west", true,
         "11/5mva<4/11/11/11/11/11/11/11/11/4s<6 s2 r5556 i0", "in play"},
    };
    return table;
}

}  // namespace nomos::nika
