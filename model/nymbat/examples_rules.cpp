// What the rules say that no caption shows.
#include "model/nymbat/examples.hpp"

namespace nomos::nymbat {
namespace {

using Table = std::vector<ExampleInfo>;
constexpr auto text = Provenance::text, assumed = Provenance::assumed;

// Bringing in. At the start the board is bare, as the text has it; the other positions are assumed.
Table of_bringing() {
    return {
        {"nymbat.example.first-piece", "On the first turn a piece is brought in.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "a1=6", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r67 r 60,60 0,0 new:rb in:6", ""},
        {"nymbat.example.first-pass", "A first turn is no pass.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "pass", false, "", ""},
        {"nymbat.example.no-seven", "There are no 7s.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "a1=7", false, "", ""},
        {"nymbat.example.third-row", "The third row is part of the set-up area, ...", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "a3=1", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/r19/9/8 r 60,60 0,0 new:rb in:1", ""},
        {"nymbat.example.fourth-row", "... the fourth is not.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "a4=1", false, "", ""},
        {"nymbat.example.other-home-row", "Nor is the home row of the other.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "h15=1", false, "", ""},
        {"nymbat.example.one-at-least", "Bringing in nothing is no turn.", text,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb", "end", false, "", ""},
        {"nymbat.example.thirty", "A first turn may bring in 30, ...", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r64 r 60,60 0,0 new:rb in:24", "e1=6", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 60,60 0,0 new:rb in:30", ""},
        {"nymbat.example.thirty-one", "... and no more, though 30 are left in reserve.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 60,60 0,0 new:rb in:30", "f1=1", false, "", ""},
        {"nymbat.example.subtracted", "When the turn ends, the reserve falls by what was brought in.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 60,60 0,0 new:rb in:30", "end", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 b 30,60 0,0 new:b", ""},
        {"nymbat.example.more-than-thirty", "On a later turn more than 30 may be brought in, ...", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 40,30 0,0 in:30", "f1=6", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r6r62 r 40,30 0,0 in:36", ""},
        {"nymbat.example.more-than-the-reserve", "... but no more than the reserve.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 33,30 0,0 in:30", "f1=6", false, "", ""},
        {"nymbat.example.on-own-piece", "A piece is not brought in on another of one's own, ...", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r6r6r6r63 r 40,30 0,0 in:30", "e1=1", false, "", ""},
        {"nymbat.example.on-enemy-piece", "... nor on one of the enemy's.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6b26 r 40,30 0,0", "b1=1", false, "", ""},
        {"nymbat.example.bringing-is-no-delay", "A turn that brings in is no delay.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r16 r 30,30 0,0 in:1", "end", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r6r16 b 29,30 0,0", ""},
    };
}

// Moving. Small positions, assumed.
Table of_moving() {
    return {
        {"nymbat.example.bent-way", "A piece need not go straight.", assumed,
         "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 0,0 go:s2,f10,b0 w:e5 m:e5 chosen", "e5-f7", true,
         "8/9/10/11/12/13/14/15/5r28/13/12/11/10/9/8 r 20,20 0,0 go:s2,f10,b0 m:f7", ""},
        {"nymbat.example.enemy-in-the-way", "An enemy piece is not passed.", assumed,
         "8/9/10/11/12/13/14/15/14/4b18/4r27/11/10/9/8 r 20,20 0,0 go:s2,f10,b0 w:e5 m:e5 chosen", "e5-e7", false, "",
         ""},
        {"nymbat.example.friend-in-the-way", "A piece of one's own is no obstacle, ...", assumed,
         "8/9/10/11/12/13/14/15/14/4r28/4r27/11/10/9/8 r 20,20 0,0 go:s2,f9,b0 w:e5+e6 m:e5+e6 chosen", "e5-e7", true,
         "8/9/10/11/12/13/14/15/4r29/4r28/12/11/10/9/8 r 20,20 0,0 go:s2,f9,b0 w:e6 m:e6+e7", ""},
        {"nymbat.example.on-a-friend", "... but a piece does not end on it.", assumed,
         "8/9/10/11/12/13/14/15/14/4r28/4r27/11/10/9/8 r 20,20 0,0 go:s2,f9,b0 w:e5+e6 m:e5+e6 chosen", "e5-e6", false,
         "", ""},
        {"nymbat.example.left-behind", "The piece that set the pace has left, and the other still goes one hex, ...",
         assumed, "8/9/10/11/12/13/14/15/14/13/12/2r11r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:e4 m:c4+e4", "e4-f5", true,
         "8/9/10/11/12/13/14/15/14/13/5r36/2r18/10/9/8 r 20,20 0,0 go:s1,f11,b0 m:c4+f5", ""},
        {"nymbat.example.left-behind-slow", "... not three.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/2r11r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:e4 m:c4+e4", "e4-e7", false, "", ""},
        {"nymbat.example.not-twice", "A piece that has moved does not move again.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/2r11r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:e4 m:c4+e4", "c4-c5", false, "", ""},
        {"nymbat.example.not-all-move", "A player may move one piece of a group and leave the other.", assumed,
         "8/9/10/11/12/13/14/15/14/13/3r18/4r36/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:e4 m:e4+d5", "end", true,
         "8/9/10/11/12/13/14/15/14/13/3r18/4r36/10/9/8 b 20,20 0,0", ""},
        {"nymbat.example.joined-on-the-way", "A piece that the group has come to does not belong to it.", assumed,
         "8/9/10/11/12/13/14/15/14/3r29/3r18/4r16/10/9/8 r 20,20 0,0 go:s1,f11,b0 w:e4 m:e4+d5", "d6-d7", false, "",
         ""},
    };
}

// Ends. Small positions, assumed.
Table of_ends() {
    return {
        {"nymbat.example.home-row", "A turn begins with a piece on the enemy's home row, and no enemy there: won.",
         assumed, "3r14/9/10/11/12/13/14/15/14/13/12/11/2b67/9/8 r 10,10 0,0 last:b", "", true, "", "Red wins"},
        {"nymbat.example.row-before", "One row before it nothing is won.", assumed,
         "8/4r14/10/11/12/13/14/15/14/13/12/11/2b67/9/8 r 10,10 0,0 last:b", "", true, "", "in play"},
        {"nymbat.example.not-at-once", "Who gets there has not won before the next turn.", assumed,
         "3r14/9/10/11/12/13/14/15/14/13/12/11/2b67/9/8 b 10,10 0,0", "", true, "", "in play"},
        {"nymbat.example.bare-board", "The board is bare and both reserves are gone: who moved last has won.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,0 0,0 last:b", "", true, "", "Blue wins"},
        {"nymbat.example.bare-board-with-reserve", "With a reserve left the game goes on.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,1 0,0 last:b", "", true, "", "in play"},
        {"nymbat.example.both-fall", "The last two pieces fall to each other: the side that moved has won.", assumed,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 b 0,0 0,0 last:b go!:s1,f8,b0", "end", true,
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,0 0,0 last:b", "Blue wins"},
        {"nymbat.example.must-pass", "A player without pieces and reserve passes.", assumed,
         "8/9/10/11/12/13/14/7b27/14/13/12/11/10/9/8 r 0,20 0,0 last:b", "pass", true, "", ""},
    };
}

}  // namespace

std::vector<ExampleInfo> examples_of_the_rules() {
    Table all = of_bringing();
    for (const Table& part : {of_moving(), of_ends()}) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::nymbat
