// The recorded game as single steps. The table gives the moves; the positions are what the rules make
// of them, from the usual set-up and under the usual readings. Where a capture goes on, no position
// after the step is given: whether what it took still stands is a reading.
#include "model/neva/examples.hpp"

namespace nomos::neva {
namespace {

std::vector<ExampleInfo> rounds_to_5() {
    constexpr auto text = Provenance::text;
    return {
        {"neva.example.round-1-white", "White begins: a man steps forward.", text,
         "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg w", "25-24", true, "wwwrrr/w3rr/ww3r/b4g/bb2gg/bbbggg r", "in play"},
        {"neva.example.round-1-red", "Red is next, clockwise.", text, "wwwrrr/w3rr/ww3r/b4g/bb2gg/bbbggg r", "55-54",
         true, "wwwrrr/w4r/ww2rr/b4g/bb2gg/bbbggg g", "in play"},
        {"neva.example.round-1-green", "Green comes after Red.", text, "wwwrrr/w4r/ww2rr/b4g/bb2gg/bbbggg g", "52-42",
         true, "wwwrrr/w4r/ww2rr/b4g/bb1g1g/bbbggg b", "in play"},
        {"neva.example.round-1-black", "Black comes after Green, and ends the round.", text,
         "wwwrrr/w4r/ww2rr/b4g/bb1g1g/bbbggg b", "31-32", true, "wwwrrr/w4r/ww2rr/b4g/bbbg1g/bb1ggg w", "in play"},
        {"neva.example.round-2-white", "The turn is White's again.", text, "wwwrrr/w4r/ww2rr/b4g/bbbg1g/bb1ggg w",
         "36-35", true, "ww1rrr/w1w2r/ww2rr/b4g/bbbg1g/bb1ggg r", "in play"},
        {"neva.example.round-2-red", "A red man fills the cell that another has left.", text,
         "ww1rrr/w1w2r/ww2rr/b4g/bbbg1g/bb1ggg r", "56-55", true, "ww1r1r/w1w1rr/ww2rr/b4g/bbbg1g/bb1ggg g", "in play"},
        {"neva.example.round-2-green", "A green man steps in the other of its two directions.", text,
         "ww1r1r/w1w1rr/ww2rr/b4g/bbbg1g/bb1ggg g", "51-52", true, "ww1r1r/w1w1rr/ww2rr/b4g/bbbggg/bb1g1g b",
         "in play"},
        {"neva.example.round-2-black", "Black steps forward.", text, "ww1r1r/w1w1rr/ww2rr/b4g/bbbggg/bb1g1g b", "13-23",
         true, "ww1r1r/w1w1rr/ww2rr/1b3g/bbbggg/bb1g1g w", "in play"},
        {"neva.example.round-3-white", "White steps forward.", text, "ww1r1r/w1w1rr/ww2rr/1b3g/bbbggg/bb1g1g w",
         "15-25", true, "ww1r1r/1ww1rr/ww2rr/1b3g/bbbggg/bb1g1g r", "in play"},
        {"neva.example.round-3-red", "Red steps towards the middle.", text, "ww1r1r/1ww1rr/ww2rr/1b3g/bbbggg/bb1g1g r",
         "54-44", true, "ww1r1r/1ww1rr/ww1r1r/1b3g/bbbggg/bb1g1g g", "in play"},
        {"neva.example.round-3-green", "Green steps forward.", text, "ww1r1r/1ww1rr/ww1r1r/1b3g/bbbggg/bb1g1g g",
         "63-53", true, "ww1r1r/1ww1rr/ww1r1r/1b2g1/bbbggg/bb1g1g b", "in play"},
        {"neva.example.round-3-black", "Black steps forward.", text, "ww1r1r/1ww1rr/ww1r1r/1b2g1/bbbggg/bb1g1g b",
         "32-33", true, "ww1r1r/1ww1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g w", "in play"},
        {"neva.example.round-4-white", "The man on White's home corner leaves it.", text,
         "ww1r1r/1ww1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g w", "16-15", true, "1w1r1r/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g r",
         "in play"},
        {"neva.example.round-4-red", "The man on Red's home corner leaves it.", text,
         "1w1r1r/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g r", "66-56", true, "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g g",
         "in play"},
        {"neva.example.round-4-green", "The man on Green's home corner leaves it.", text,
         "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1g1g g", "61-51", true, "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1gg1 b",
         "in play"},
        {"neva.example.round-4-black", "Black puts a man on the edge, next to one of Green's.", text,
         "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1gg1 b", "21-31", true, "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 w",
         "in play"},
        {"neva.example.round-5-white", "White gives up a man; it is praised.", text,
         "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 w", "35-45", true, "1w1rr1/ww1wrr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 r",
         "in play"},
        {"neva.example.round-5-red", "Red has to take the man.", text, "1w1rr1/ww1wrr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 r",
         "55:35", true, "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/b1bgg1 g", "in play"},
        {"neva.example.round-5-green", "Green has to take Black's man on the edge.", text,
         "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/b1bgg1 g", "41:21", true, "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/bg2g1 b",
         "in play"},
        {"neva.example.round-5-black", "Black has to take the man that took.", text,
         "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/bg2g1 b", "11:31", true, "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w",
         "in play"},
    };
}

std::vector<ExampleInfo> rounds_to_8() {
    constexpr auto text = Provenance::text;
    return {
        {"neva.example.round-6-white-1", "White takes one of Red's men, the first of six pieces in this turn.", text,
         "1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w", "25:45", true, "", "in play"},
        {"neva.example.round-6-white-2", "The same man goes on and takes another of Red's.", text,
         "1w1rr1/w1rw1r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w j45 x35", "45:43", true, "", "in play"},
        {"neva.example.round-6-white-3", "It goes on and takes one of Green's.", text,
         "1w1rr1/w1r2r/ww1r1r/1bbwg1/bb1ggg/2b1g1 w j43 x44+35", "43:63", true, "", "in play"},
        {"neva.example.round-6-white-4",
         "It takes another of Green's and lands on its goal corner, where it has to go on.", text,
         "1w1rr1/w1r2r/ww1r1r/1bb1gw/bb1ggg/2b1g1 w j63 x53+44+35", "63:61", true, "", "in play"},
        {"neva.example.round-6-white-5", "It goes on as a man, and takes Green's third.", text,
         "1w1rr1/w1r2r/ww1r1r/1bb1g1/bb1ggg/2b1gw w j61 x62+53+44+35", "61:41", true, "", "in play"},
        {"neva.example.round-6-white-6", "It takes one of Black's and has no further capture: all six leave the board.",
         text, "1w1rr1/w1r2r/ww1r1r/1bb1g1/bb1ggg/2bwg1 w j41 x51+62+53+44+35", "41:21", true,
         "1w1rr1/w4r/ww3r/1bb3/bb1gg1/1w4 r", "in play"},
        {"neva.example.round-6-red", "Red steps forward.", text, "1w1rr1/w4r/ww3r/1bb3/bb1gg1/1w4 r", "64-63", true,
         "1w1rr1/w4r/ww4/1bb2r/bb1gg1/1w4 g", "in play"},
        {"neva.example.round-6-green", "Green gives his men away.", text, "1w1rr1/w4r/ww4/1bb2r/bb1gg1/1w4 g", "42-32",
         true, "1w1rr1/w4r/ww4/1bb2r/bbg1g1/1w4 b", "in play"},
        {"neva.example.round-6-black-1", "A black man takes one of Green's two men.", text,
         "1w1rr1/w4r/ww4/1bb2r/bbg1g1/1w4 b", "22:42", true, "", "in play"},
        {"neva.example.round-6-black-2", "It goes on and takes the other.", text,
         "1w1rr1/w4r/ww4/1bb2r/b1gbg1/1w4 b j42 x32", "42:62", true, "", "in play"},
        {"neva.example.round-6-black-3", "It takes one of Red's men.", text,
         "1w1rr1/w4r/ww4/1bb2r/b1g1gb/1w4 b j62 x32+52", "62:64", true, "", "in play"},
        {"neva.example.round-6-black-4",
         "It takes another of Red's, ends on its goal corner, and is called a king. Green is out.", text,
         "1w1rr1/w4r/ww3b/1bb2r/b1g1g1/1w4 b j64 x32+52+63", "64:66", true, "1w1rrB/w5/ww4/1bb3/b5/1w4 w", "in play"},
        {"neva.example.round-7-white", "White takes a black man; it is his only turn.", text,
         "1w1rrB/w5/ww4/1bb3/b5/1w4 w", "24:22", true, "1w1rrB/w5/w5/2b3/bw4/1w4 r", "in play"},
        {"neva.example.round-7-red", "Red steps forward; next is Black, for Green is out.", text,
         "1w1rrB/w5/w5/2b3/bw4/1w4 r", "56-55", true, "1w1r1B/w3r1/w5/2b3/bw4/1w4 b", "in play"},
        {"neva.example.round-7-black-1",
         "The piece that came to its corner by a jump takes a red man from afar, as a king.", text,
         "1w1r1B/w3r1/w5/2b3/bw4/1w4 b", "K66:36", true, "", "in play"},
        {"neva.example.round-7-black-2", "It goes on and takes a white man.", text,
         "1wBr2/w3r1/w5/2b3/bw4/1w4 b j36 x46", "K36:16", true, "B5/w3r1/w5/2b3/bw4/1w4 w", "in play"},
        {"neva.example.round-8-white", "White steps along the edge.", text, "B5/w3r1/w5/2b3/bw4/1w4 w", "21-31", true,
         "B5/w3r1/w5/2b3/bw4/2w3 r", "in play"},
        {"neva.example.round-8-red", "Red steps forward.", text, "B5/w3r1/w5/2b3/bw4/2w3 r", "55-54", true,
         "B5/w5/w3r1/2b3/bw4/2w3 b", "in play"},
        {"neva.example.round-8-black", "A black man takes a white one.", text, "B5/w5/w3r1/2b3/bw4/2w3 b", "12:32",
         true, "B5/w5/w3r1/2b3/2b3/2w3 w", "in play"},
    };
}

std::vector<ExampleInfo> rounds_to_the_end() {
    constexpr auto text = Provenance::text;
    return {
        {"neva.example.round-9-white", "White steps along the edge.", text, "B5/w5/w3r1/2b3/2b3/2w3 w", "31-41", true,
         "B5/w5/w3r1/2b3/2b3/3w2 r", "in play"},
        {"neva.example.round-9-red", "Red steps forward with his last man.", text, "B5/w5/w3r1/2b3/2b3/3w2 r", "54-53",
         true, "B5/w5/w5/2b1r1/2b3/3w2 b", "in play"},
        {"neva.example.round-9-black", "The black king flies along the edge from corner to corner.", text,
         "B5/w5/w5/2b1r1/2b3/3w2 b", "K16-66", true, "5B/w5/w5/2b1r1/2b3/3w2 w", "in play"},
        {"neva.example.round-10-white", "White stands next to his goal corner.", text, "5B/w5/w5/2b1r1/2b3/3w2 w",
         "41-51", true, "5B/w5/w5/2b1r1/2b3/4w1 r", "in play"},
        {"neva.example.round-10-red", "Red gives away his last man.", text, "5B/w5/w5/2b1r1/2b3/4w1 r", "53-43", true,
         "5B/w5/w5/2br2/2b3/4w1 b", "in play"},
        {"neva.example.round-10-black", "Black takes it: Red is out.", text, "5B/w5/w5/2br2/2b3/4w1 b", "33:53", true,
         "5B/w5/w5/4b1/2b3/4w1 w", "in play"},
        {"neva.example.round-11-white", "White steps onto his goal corner and is a king.", text,
         "5B/w5/w5/4b1/2b3/4w1 w", "51-61", true, "5B/w5/w5/4b1/2b3/5W b", "in play"},
        {"neva.example.round-11-black", "Black puts a man before the white king.", text, "5B/w5/w5/4b1/2b3/5W b",
         "53-63", true, "5B/w5/w5/5b/2b3/5W w", "in play"},
        {"neva.example.round-12-white", "The white king has to take it.", text, "5B/w5/w5/5b/2b3/5W w", "K61:64", true,
         "5B/w5/w4W/6/2b3/6 b", "in play"},
        {"neva.example.round-12-black", "The black king takes the white one, and lands three cells behind.", text,
         "5B/w5/w4W/6/2b3/6 b", "K66:61", true, "6/w5/w5/6/2b3/5B w", "in play"},
        {"neva.example.round-13-white", "White steps forward with one of two men.", text, "6/w5/w5/6/2b3/5B w", "14-24",
         true, "6/w5/1w4/6/2b3/5B b", "in play"},
        {"neva.example.round-13-black", "The black king flies back.", text, "6/w5/1w4/6/2b3/5B b", "K61-21", true,
         "6/w5/1w4/6/2b3/1B4 w", "in play"},
        {"neva.example.round-14-white", "White steps forward.", text, "6/w5/1w4/6/2b3/1B4 w", "15-25", true,
         "6/1w4/1w4/6/2b3/1B4 b", "in play"},
        {"neva.example.round-14-black", "Black steps forward, and White gives up.", text, "6/1w4/1w4/6/2b3/1B4 b",
         "32-33", true, "6/1w4/1w4/2b3/6/1B4 w", "in play"},
    };
}

}  // namespace

std::vector<ExampleInfo> recorded_steps() {
    std::vector<ExampleInfo> all = rounds_to_5();
    for (const auto& part : {rounds_to_8(), rounds_to_the_end()}) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::neva
