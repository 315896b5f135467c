#include "model/neva/examples.hpp"

namespace nomos::neva {
namespace {

// What the rules and the comments say of positions of the recorded game.
std::vector<ExampleInfo> beside_the_game() {
    constexpr auto text = Provenance::text;
    return {
        {"neva.example.no-answer",
         "Red has just taken a white man in round 5: White may not answer at once, for Green is next.", text,
         "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/b1bgg1 g", "25:45", false, "", ""},
        {"neva.example.must-capture-red", "In round 5 Red has to capture: no quiet step is allowed instead.", text,
         "1w1rr1/ww1wrr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 r", "46-36", false, "", ""},
        {"neva.example.must-capture-green", "Neither is Green, ...", text, "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/b1bgg1 g",
         "42-32", false, "", ""},
        {"neva.example.must-capture-black", "... nor Black.", text, "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/bg2g1 b",
         "12-13", false, "", ""},
        {"neva.example.not-halfway",
         "White's man has taken one piece in round 6 and could take more: White cannot leave off.", text,
         "1w1rr1/w1rw1r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w j45 x35", "-", false, "", ""},
        {"neva.example.one-man-only", "Nor can another of his men go on in its place.", text,
         "1w1rr1/w1rw1r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w j45 x35", "26-36", false, "", ""},
        {"neva.example.no-king-underway",
         "The man that comes to its goal corner in the middle of a capture goes on as a man.", text,
         "1w1rr1/w1r2r/ww1r1r/1bb1g1/bb1ggg/2b1gw w j61 x62+53+44+35", "K61:41", false, "", ""},
        {"neva.example.red-other-step", "In round 10 Red could have stepped under White's man instead.", text,
         "5B/w5/w5/2b1r1/2b3/4w1 r", "53-52", true, "5B/w5/w5/2b3/2b1r1/4w1 b", "in play"},
        {"neva.example.no-way-round-the-trap",
         "In round 12 the white king cannot stay out of the trap: White has to capture.", text, "5B/w5/w5/5b/2b3/5W w",
         "14-24", false, "", ""},
    };
}

// What the rules say and the game does not show. Small positions, assumed; none decides a reading.
std::vector<ExampleInfo> of_the_rules() {
    constexpr auto assumed = Provenance::assumed;
    return {
        {"neva.example.white-would-take",
         "Had Red stepped under White's man in round 10, White would have had to take it and to leave the edge.",
         assumed, "B5/w5/w5/2b3/2b1r1/4w1 w", "51:53", true, "B5/w5/w5/2b1w1/2b3/6 b", "in play"},
        {"neva.example.capture-backwards", "A man captures in every direction, also away from its goal.", assumed,
         "6/6/2r3/2w3/6/5B w", "33:35", true, "6/2w3/6/6/6/5B b", "in play"},
        {"neva.example.side-is-no-goal",
         "On the far edge of the board a man is no king: its corner alone makes it one.", assumed, "6/6/6/6/4w1/B5 w",
         "52-51", true, "6/6/6/6/6/B3w1 b", "in play"},
        {"neva.example.turkish-strike", "A king that has captured may not jump over the same piece again, ...", assumed,
         "6/6/3r2/2rW2/6/6 w j43 x33", "K43:23", false, "", ""},
        {"neva.example.turkish-strike-goes-on", "... but over another one.", assumed, "6/6/3r2/2rW2/6/6 w j43 x33",
         "K43:45", true, "6/3W2/6/6/6/6 w", "White wins"},
        {"neva.example.last-of-three",
         "The last jump of a man that takes the last piece of each of the three others: he has won.", assumed,
         "6/1r4/2gw2/3b2/6/6 w j44 x34+25", "44:42", true, "6/6/6/6/3w2/6 w", "White wins"},
    };
}

}  // namespace

std::span<const ExampleInfo> examples() {
    static const auto table = [] {
        auto all = recorded_steps();
        for (const auto& part : {beside_the_game(), of_the_rules()}) all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::neva
