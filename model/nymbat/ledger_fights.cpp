// The ledger of the other rules: removal, breakthrough, penalties, the end.
#include "model/nymbat/ledger.hpp"

namespace nomos::nymbat {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

Table of_removal() {
    return {
        {46, commentary, heading, {"removal", 42, 26, 1}, 0xefe03dae6b276427, "Heading: removal.", {}},
        {47, rule, sentence, {"removal", 43, 27, 1}, 0x9f988d15547dbcae,
         "An enemy piece where a piece ends its move comes off the board.",
         {"nymbat.removal.enemy", "nymbat.move.goes", "nymbat.missing.back-to-reserve",
          "nymbat.missing.friends-force", "nymbat.example.low-removes-high"}},
        {48, rule, sentence, {"removal", 43, 27, 2}, 0xde7eef43f19fc702,
         "So does the piece that moved, unless its number is above that of the enemy piece and of all enemy pieces "
         "beside it together.",
         {"nymbat.removal.mover", "nymbat.missing.back-to-reserve", "nymbat.missing.friends-force",
          "nymbat.example.equal-is-lost", "nymbat.example.friends-farther-off", "nymbat.missing.twins-beat"}},
        {49, rule, sentence, {"removal", 43, 27, 3}, 0xc8acd5aa68d3a17a,
         "Above means that it stays.", {"nymbat.removal.mover", "nymbat.example.higher-stays"}},
        {50, example, stub, {"removal", 43, 27, 4}, 0xcbe370bb999f5024,
         "A picture is pointed at; it is lost.", {"nymbat.missing.removal-picture"}},
        {51, example, caption, {"removal", 45, 28, 1}, 0xff7589d251778dfb,
         "Its caption: Blue can take a red 1 and stay, or a red 2 and be lost.",
         {"nymbat.removal.mover", "nymbat.removal.enemy", "nymbat.missing.removal-picture",
          "nymbat.example.takes-the-1", "nymbat.example.takes-the-2", "nymbat.claim.support-is-added-up"}},
        {52, example, caption, {"removal", 45, 28, 2}, 0xe8a4ffc0368cb92d,
         "For the 2 has two 3s at its side: 8.",
         {"nymbat.removal.mover", "nymbat.missing.removal-picture", "nymbat.example.takes-the-2",
          "nymbat.claim.support-is-added-up"}},
    };
}

Table of_breakthrough() {
    return {
        {53, commentary, heading, {"breakthrough", 47, 29, 1}, 0x0fc5b23f7884ea41, "Heading: breakthrough.", {}},
        {54, rule, sentence, {"breakthrough", 48, 30, 1}, 0x109e7b3409ab3a2d,
         "Where a removal splits a group of the enemy's, the mover may remove more: any pieces next to that piece, "
         "within a limit.",
         {"nymbat.breakthrough.asked", "nymbat.breakthrough.rest", "nymbat.breakthrough.split",
          "nymbat.breakthrough.take", "nymbat.breakthrough.takes", "nymbat.breakthrough.lost-mover",
          "nymbat.missing.whose-pieces", "nymbat.missing.lose-a-lot", "nymbat.example.breakthrough-none",
          "nymbat.missing.horde-depth"}},
        {55, rule, sentence, {"breakthrough", 48, 30, 2}, 0xc78d6a63438693c5,
         "Together they may have the number of the piece moved last, and no more.",
         {"nymbat.breakthrough.limit", "nymbat.breakthrough.takes", "nymbat.breakthrough.lost-mover",
          "nymbat.missing.whose-pieces", "nymbat.missing.lose-a-lot", "nymbat.missing.counter-breakthrough"}},
        {56, rule, sentence, {"breakthrough", 48, 30, 3}, 0x629f2ca2646aef60,
         "What is removed so brings no second breakthrough.",
         {"nymbat.breakthrough.no-chain", "nymbat.example.no-chain", "nymbat.claim.no-chain-reaction"}},
        {57, example, stub, {"breakthrough", 48, 30, 4}, 0xcbe370bb999f5024,
         "Another picture, lost.", {"nymbat.missing.breakthrough-picture"}},
        {58, example, caption, {"breakthrough", 50, 31, 1}, 0xde7270ecfd32af22,
         "Its caption: Blue takes a red 2, then the red 5 and so breaks through, and may take one 2 of the others.",
         {"nymbat.breakthrough.asked", "nymbat.breakthrough.take", "nymbat.breakthrough.takes",
          "nymbat.breakthrough.lost-mover", "nymbat.missing.breakthrough-picture", "nymbat.example.breakthrough-1",
          "nymbat.example.breakthrough-2", "nymbat.example.breakthrough-3", "nymbat.example.breakthrough-4",
          "nymbat.example.breakthrough-5", "nymbat.example.breakthrough-7"}},
        {59, example, caption, {"breakthrough", 50, 31, 2}, 0x97b8335d1e2c4e7f,
         "Two are too many: 4, where 3 is the limit.",
         {"nymbat.breakthrough.limit", "nymbat.missing.breakthrough-picture", "nymbat.example.breakthrough-6"}},
        {60, example, caption, {"breakthrough", 50, 31, 3}, 0x045ced71aaef69d5,
         "And both blue pieces are gone.",
         {"nymbat.removal.mover", "nymbat.breakthrough.asked", "nymbat.breakthrough.lost-mover",
          "nymbat.missing.breakthrough-picture", "nymbat.example.breakthrough-1", "nymbat.example.breakthrough-2",
          "nymbat.example.breakthrough-8"}},
    };
}

Table of_penalties() {
    return {
        {61, commentary, heading, {"penalty", 52, 32, 1}, 0xdc53a693d57d772d,
         "Heading: the penalty for going back and for dallying.", {}},
        {62, rule, sentence, {"penalty", 53, 33, 1}, 0x58e3b86afd011c06,
         "A retreat costs 1 of the reserve, and so do seven delays, be they in a row or not.",
         {"nymbat.delay.count", "nymbat.penalty.due", "nymbat.penalty.reserve", "nymbat.delay.turns",
          "nymbat.missing.seven-or-three", "nymbat.missing.when-penalty", "nymbat.missing.counting-delays",
          "nymbat.example.retreat-costs", "nymbat.example.seventh-delay", "nymbat.law.delays-are-counted",
          "nymbat.termination.shufflers-go-on"}},
        {63, rule, sentence, {"penalty", 53, 33, 2}, 0x6647e1ca68d1fdc1,
         "With nothing in reserve it costs a piece of one's own on the board, if there is any.",
         {"nymbat.penalty.piece", "nymbat.missing.when-penalty", "nymbat.missing.back-to-reserve",
          "nymbat.example.no-reserve", "nymbat.example.piece-lost"}},
        {64, definition, sentence, {"penalty", 53, 33, 3}, 0x34f744f81e52f1e9,
         "A retreat: a group is farther from the enemy's home row than it was; a footnote says how that is measured.",
         {"nymbat.retreat.turn", "nymbat.penalty.due", "nymbat.group.ends", "nymbat.missing.his-groups",
          "nymbat.missing.when-penalty", "nymbat.example.retreat"}},
        {65, definition, sentence, {"penalty", 53, 33, 4}, 0x862b25097e13d9e8,
         "A delay: no group is nearer than it was, and nothing was brought in.",
         {"nymbat.delay.turn", "nymbat.missing.his-groups", "nymbat.missing.large-groups-delay",
          "nymbat.example.sideways", "nymbat.example.bringing-is-no-delay"}},
        {66, definition, sentence, {"penalty", 53, 33, 5}, 0xc47cfa9e3a529054,
         "Passing is one.", {"nymbat.delay.turn", "nymbat.delay.forced-pass", "nymbat.example.pass-is-a-delay"}},
        {67, definition, sentence, {"penalty", 53, 33, 6}, 0x070e78479d0b0a88,
         "A turn that removes an enemy piece is neither.",
         {"nymbat.retreat.turn", "nymbat.delay.turn", "nymbat.example.back-to-remove"}},
        {68, definition, sentence, {"penalty", 53, 33, 7}, 0x0307f85703b3902d,
         "A retreat is no delay besides.", {"nymbat.delay.turn", "nymbat.example.retreat-costs"}},
        {69, definition, sentence, {"penalty", 55, 34, 1}, 0xbc5bcb3eb231808c,
         "Footnote: only the beginning and the end of the turn are compared, and a group is where its closest piece "
         "is.",
         {"nymbat.group.as-chosen", "nymbat.group.ends", "nymbat.retreat.turn", "nymbat.delay.turn",
          "nymbat.missing.counted-hexes", "nymbat.missing.large-groups-delay", "nymbat.example.split-forward"}},
        {70, definition, sentence, {"penalty", 55, 34, 2}, 0x3614572b3ae48e1b,
         "Footnote: who belongs to a group is settled at the beginning of the turn, whatever parts or joins in it.",
         {"nymbat.group.as-chosen", "nymbat.group.ends", "nymbat.retreat.turn", "nymbat.delay.turn",
          "nymbat.example.split-forward"}},
        {71, example, caption, {"penalty", 57, 35, 1}, 0x36577f10eb04ad5a,
         "Caption of a lost picture: Red goes back a row, a retreat.",
         {"nymbat.retreat.turn", "nymbat.missing.penalty-pictures", "nymbat.example.retreat",
          "nymbat.example.retreat-costs"}},
        {72, example, caption, {"penalty", 59, 36, 1}, 0xd48af79d204c3141,
         "Caption of another: Red delays.",
         {"nymbat.delay.turn", "nymbat.missing.penalty-pictures", "nymbat.example.delay",
          "nymbat.example.delay-counts"}},
        {73, example, caption, {"penalty", 59, 36, 2}, 0xd1e4863f7a1a91d0,
         "A piece of his has gone back, but the foremost is where it was: a delay.",
         {"nymbat.delay.turn", "nymbat.retreat.turn", "nymbat.missing.penalty-pictures", "nymbat.missing.slips",
          "nymbat.example.delay", "nymbat.example.delay-counts"}},
    };
}

Table of_winning() {
    return {
        {74, commentary, heading, {"win", 61, 37, 1}, 0x5ec9dd1948951d39, "Heading: winning.", {}},
        {75, rule, sentence, {"win", 63, 38, 1}, 0x9c8d51ab1ea72df8,
         "Who begins his turn with a piece on the enemy's home row, and no enemy there, has won.",
         {"nymbat.win.home-row", "nymbat.win.between-turns", "nymbat.win.ends-play", "nymbat.win.there",
          "nymbat.missing.nothing-left", "nymbat.missing.just-as-well", "nymbat.example.home-row",
          "nymbat.example.row-before", "nymbat.example.not-at-once"}},
        {76, rule, sentence, {"win", 63, 38, 2}, 0x5f55cefe1c487e02,
         "On a bare board with both reserves used up the last who moved has won.",
         {"nymbat.win.empty-board", "nymbat.win.ends-play", "nymbat.win.last-mover", "nymbat.moved.last",
          "nymbat.missing.word-move", "nymbat.missing.nothing-left", "nymbat.example.bare-board",
          "nymbat.example.bare-board-with-reserve", "nymbat.example.both-fall"}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_fights() {
    Table all;
    for (const Table& part :
         {of_removal(), of_breakthrough(), of_penalties(), of_winning()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::nymbat
