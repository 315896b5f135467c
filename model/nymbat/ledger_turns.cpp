// The ledger up to the option to pass: board, pieces, turns, bringing in, moving.
#include "model/nymbat/ledger.hpp"

namespace nomos::nymbat {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

Table of_the_board() {
    return {
        {1, definition, sentence, {"title", 1, 1, 1}, 0x980624a4dc4315cb,
         "For two, without a theme; four can play a variant.", {"nymbat.missing.four-players"}},
        {2, commentary, sentence, {"title", 1, 1, 2}, 0x79dffdc3d1de7c5b,
         "Where the name comes from: number, and combat.", {}},
        {3, commentary, heading, {"board", 3, 2, 1}, 0x67124f6a285153c0, "Heading: the rules.", {}},
        {4, commentary, heading, {"board", 5, 3, 1}, 0xd0013bb2e083188b, "Heading: the board.", {}},
        {5, setup, sentence, {"board", 7, 4, 1}, 0xf300525f0eb46834,
         "The map is a hexagon of hexes, eight along each edge and fifteen across; an image is pointed at.",
         {"nymbat.board.home-rows", "nymbat.missing.board-picture", "nymbat.claim.the-board"}},
        {6, commentary, heading, {"board", 9, 5, 1}, 0xab003e0eeb9e27c4, "Heading: the home row.", {}},
        {7, setup, sentence, {"board", 10, 6, 1}, 0x31560a884b8642ed,
         "Each home row is the eight hexes of an edge, and the other player's is the opposite edge.",
         {"nymbat.board.home-rows", "nymbat.missing.four-players", "nymbat.missing.board-picture",
          "nymbat.claim.the-board"}},
        {8, commentary, heading, {"board", 12, 7, 1}, 0xa76f2eb9e7082267, "Heading: the set-up area.", {}},
        {9, setup, sentence, {"board", 13, 8, 1}, 0x3dcc13241a9be556,
         "The set-up area of a player is his home row with two more rows, 27 hexes in all.",
         {"nymbat.board.home-rows", "nymbat.bring.hex", "nymbat.claim.the-board", "nymbat.missing.billion"}},
    };
}

Table of_pieces() {
    return {
        {10, commentary, heading, {"pieces", 15, 9, 1}, 0x892c6e419d6a6168, "Heading: the pieces.", {}},
        {11, setup, sentence, {"pieces", 16, 10, 1}, 0x8c73869e7bc24556,
         "Nobody is given a certain set of them.", {"nymbat.missing.material"}},
        {12, rule, sentence, {"pieces", 16, 10, 2}, 0x2e534616fd6303b6,
         "Everybody makes his own out of what is possible.", {"nymbat.bring.number", "nymbat.missing.material"}},
        {13, definition, sentence, {"pieces", 16, 10, 3}, 0xc5e1e3ef3ffdf8d9,
         "The colour of a piece says whose it is; its number is a whole one, 1 to 6.",
         {"nymbat.bring.number", "nymbat.example.no-seven"}},
        {14, rule, sentence, {"pieces", 16, 10, 4}, 0x3b6f159223f33462,
         "There are no others.", {"nymbat.bring.number", "nymbat.example.no-seven"}},
        {15, commentary, sentence, {"pieces", 16, 10, 5}, 0xa4c7e52ef3e90c65,
         "Dice will do.", {"nymbat.missing.material"}},
        {16, rule, sentence, {"pieces", 16, 10, 6}, 0xdc1cda2e73eaab09,
         "A piece stands in a hex and no other with it, but while one of them is moving.",
         {"nymbat.bring.hex", "nymbat.bring.places", "nymbat.move.end", "nymbat.example.on-own-piece",
          "nymbat.example.on-a-friend"}},
        {17, commentary, heading, {"reserve", 18, 11, 1}, 0xb9141aab7c8ea8d2, "Heading: the reserve.", {}},
        {18, setup, sentence, {"reserve", 19, 12, 1}, 0x03c669dd9f37e4e3,
         "Both begin with 60 in reserve, on paper or laid out in pieces.",
         {"nymbat.setup.reserve", "nymbat.missing.points", "nymbat.missing.counting-delays",
          "nymbat.example.first-piece"}},
    };
}

Table of_turns() {
    return {
        {19, commentary, heading, {"turns", 21, 13, 1}, 0xa5e8570db713b763, "Heading: how it is played.", {}},
        {20, setup, sentence, {"turns", 23, 14, 1}, 0x1573cd3baf963de0,
         "The two agree who begins.", {"nymbat.setup.reserve", "nymbat.missing.who-begins"}},
        {21, rule, sentence, {"turns", 23, 14, 2}, 0x9949d53e7a08c5e5,
         "They take turns.", {"nymbat.turn.alternate", "nymbat.example.subtracted", "nymbat.example.delay-counts"}},
        {22, rule, sentence, {"turns", 23, 14, 3}, 0xb0a14ce20fdf0af4,
         "Everybody's first turn has to bring pieces in, for 30 at most.",
         {"nymbat.turn.first-brings", "nymbat.bring.first-limit", "nymbat.example.first-pass",
          "nymbat.example.first-piece", "nymbat.missing.word-move"}},
        {23, rule, sentence, {"turns", 25, 15, 1}, 0x51e920b756d03246,
         "A later turn is one of three things, as the player likes.", {"nymbat.turn.one-option", "nymbat.pass.chosen"}},
        {24, rule, item, {"turns", 27, 16, 1}, 0x7f60481e2a145461,
         "The first: to bring in reserves.", {"nymbat.turn.one-option"}},
        {25, rule, item, {"turns", 28, 17, 1}, 0x96f1c8d9f050a74a,
         "The second: to move a group.", {"nymbat.turn.one-option"}},
        {26, rule, item, {"turns", 29, 18, 1}, 0x578dc6f05cba6b0a,
         "The third: to pass.", {"nymbat.turn.one-option", "nymbat.pass.chosen", "nymbat.group.stand-still"}},
    };
}

Table of_bringing() {
    return {
        {27, commentary, heading, {"bringing in", 31, 19, 1}, 0x17c04c85f086aa93,
         "Heading: how reserves are brought in.", {}},
        {28, rule, sentence, {"bringing in", 32, 20, 1}, 0x402b3bcb0ef417d5,
         "As many pieces as one likes, one or more, are put on vacant hexes of one's set-up area.",
         {"nymbat.bring.hex", "nymbat.bring.places", "nymbat.turn.one-option", "nymbat.example.third-row",
          "nymbat.example.fourth-row", "nymbat.example.other-home-row", "nymbat.example.one-at-least",
          "nymbat.example.on-own-piece", "nymbat.example.on-enemy-piece", "nymbat.missing.billion"}},
        {29, rule, sentence, {"bringing in", 32, 20, 2}, 0x6c69e84b2fe3504d,
         "The player chooses the numbers.", {"nymbat.bring.number", "nymbat.example.no-seven"}},
        {30, rule, sentence, {"bringing in", 32, 20, 3}, 0x5cec2b3d1e571df7,
         "On the first turn they add up to 30 or less.",
         {"nymbat.bring.first-limit", "nymbat.example.thirty", "nymbat.example.thirty-one"}},
        {31, rule, sentence, {"bringing in", 32, 20, 4}, 0x834cc5eae5f809db,
         "Later they may add up to whatever is still in reserve.",
         {"nymbat.bring.reserve-limit", "nymbat.example.more-than-thirty", "nymbat.example.more-than-the-reserve"}},
        {32, rule, sentence, {"bringing in", 32, 20, 5}, 0x48acd4fbb5cc61c9,
         "When the turn ends, what was put down is taken from the reserve.",
         {"nymbat.bring.subtract", "nymbat.bring.places", "nymbat.example.subtracted", "nymbat.missing.points"}},
    };
}

Table of_moving() {
    return {
        {33, commentary, heading, {"moving", 34, 21, 1}, 0x7a32d05bd8a12da2, "Heading: how a group is moved.", {}},
        {34, rule, sentence, {"moving", 35, 22, 1}, 0x8681a86ab3ecb367,
         "Of a group that hangs together, be it a single piece, some or all may be moved.",
         {"nymbat.group.own", "nymbat.group.whole", "nymbat.move.of-group", "nymbat.group.stand-still",
          "nymbat.example.not-all-move", "nymbat.missing.word-move", "nymbat.missing.round-trip", "nymbat.missing.two-ones"}},
        {35, rule, sentence, {"moving", 35, 22, 2}, 0xda08a564f1f276a0,
         "None of them goes more hexes than the lowest number among them.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.move.goes", "nymbat.example.a-goes-one",
          "nymbat.example.a-goes-no-farther", "nymbat.example.b-goes-two", "nymbat.example.b-goes-no-farther",
          "nymbat.missing.round-trip"}},
        {36, rule, sentence, {"moving", 35, 22, 3}, 0xceca8b5d7582e5e0,
         "The way may be bent.", {"nymbat.move.distance", "nymbat.example.bent-way", "nymbat.missing.round-trip"}},
        {37, rule, sentence, {"moving", 35, 22, 4}, 0x547e954ed0ff804e,
         "One piece is moved to its end, then the next.",
         {"nymbat.move.of-group", "nymbat.turn.one-option", "nymbat.example.not-twice"}},
        {38, rule, sentence, {"moving", 35, 22, 5}, 0xb991514293ce5f6c,
         "Who may move, and how far, follows from the group as the turn found it.",
         {"nymbat.group.as-chosen", "nymbat.move.of-group", "nymbat.example.left-behind",
          "nymbat.example.left-behind-slow", "nymbat.example.joined-on-the-way"}},
        {39, rule, sentence, {"moving", 35, 22, 6}, 0xdd5ed7f5e34226d5,
         "What has moved in between makes no difference.",
         {"nymbat.group.as-chosen", "nymbat.move.of-group", "nymbat.example.left-behind",
          "nymbat.example.left-behind-slow", "nymbat.example.joined-on-the-way"}},
        {40, rule, sentence, {"moving", 35, 22, 7}, 0x4e97056e42046212,
         "Own pieces are passed, but never two end in one hex.",
         {"nymbat.move.path", "nymbat.move.end", "nymbat.move.goes", "nymbat.example.friend-in-the-way",
          "nymbat.example.on-a-friend"}},
        {41, rule, sentence, {"moving", 35, 22, 8}, 0xc1759d2caf83baba,
         "Into an enemy piece means to stop there, and to remove and break through before anything else is moved.",
         {"nymbat.move.path", "nymbat.removal.enemy", "nymbat.turn.one-option", "nymbat.example.enemy-in-the-way",
          "nymbat.example.stops-there", "nymbat.missing.slips"}},
        {42, example, caption, {"moving", 37, 23, 1}, 0x877e66cd2833de03,
         "Caption of a lost picture: Red has group A, which goes one hex, and group B, which goes two; only one of "
         "them moves.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.turn.one-option",
          "nymbat.missing.groups-picture", "nymbat.example.choose-a", "nymbat.example.a-goes-one",
          "nymbat.example.a-goes-no-farther", "nymbat.example.choose-b", "nymbat.example.b-goes-two",
          "nymbat.example.b-goes-no-farther", "nymbat.example.either-or"}},
    };
}

Table of_passing() {
    return {
        {43, commentary, heading, {"pass", 39, 24, 1}, 0x139d05a7a5b7e2a6, "Heading: passing.", {}},
        {44, rule, sentence, {"pass", 40, 25, 1}, 0x7ff22e962cc0a369,
         "Without pieces, and unable to bring any in, one has to pass.",
         {"nymbat.pass.forced", "nymbat.delay.forced-pass", "nymbat.missing.nothing-left", "nymbat.example.must-pass"}},
        {45, rule, sentence, {"pass", 40, 25, 2}, 0x713d024618e7f919,
         "Otherwise one may.", {"nymbat.pass.chosen", "nymbat.group.stand-still"}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_turns() {
    Table all;
    for (const Table& part :
         {of_the_board(), of_pieces(), of_turns(), of_bringing(), of_moving(), of_passing()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::nymbat
