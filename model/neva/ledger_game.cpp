// The ledger of the recorded game: its table, cell by cell, round by round.
#include "model/neva/ledger.hpp"

namespace nomos::neva {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

// The head of the table, and up to the sacrifice.
Table rounds_to_5() {
    return {
        {48, example, heading, {"recorded game", 38, 15, 1}, 0xf051db0cfde3fc9b,
         "Heading: a game for practice, in a table.", {"neva.missing.signs-of-the-table"}},
        {49, definition, cell, {"recorded game", 40, 16, 1}, 0xaf63e34c8601f871,
         "Head of the column that counts the rounds.", {"neva.missing.word-move"}},
        {50, definition, cell, {"recorded game", 42, 17, 1}, 0xced973885856e206,
         "Head of the column of White.", {"neva.turn.clockwise", "neva.missing.who-begins"}},
        {51, definition, cell, {"recorded game", 44, 18, 1}, 0x89e9be1960f4c21c,
         "Head of the column of Red.", {"neva.turn.clockwise"}},
        {52, definition, cell, {"recorded game", 46, 19, 1}, 0x0f40f029637fecbc,
         "Head of the column of Green.", {"neva.turn.clockwise"}},
        {53, definition, cell, {"recorded game", 48, 20, 1}, 0x4b5dd0abbc6fc1e4,
         "Head of the column of Black.", {"neva.turn.clockwise"}},

        {54, commentary, cell, {"recorded game", 50, 21, 1}, 0xaf63ac4c86019afc, "Number of round 1.", {}},
        {55, example, cell, {"recorded game", 52, 22, 1}, 0x6e8cc6e1a213cc11,
         "Round 1, White: from 25 to 24.", {"neva.example.round-1-white", "neva.setup.lot"}},
        {56, example, cell, {"recorded game", 54, 23, 1}, 0x75aa2af585fefd17,
         "Round 1, Red: from 55 to 54.", {"neva.example.round-1-red", "neva.turn.clockwise"}},
        {57, example, cell, {"recorded game", 56, 24, 1}, 0x30e310dcdb091117,
         "Round 1, Green: from 52 to 42.", {"neva.example.round-1-green", "neva.turn.clockwise"}},
        {58, example, cell, {"recorded game", 58, 25, 1}, 0xb080a8df44b0dc2d,
         "Round 1, Black: from 31 to 32.", {"neva.example.round-1-black", "neva.turn.clockwise"}},

        {59, commentary, cell, {"recorded game", 60, 26, 1}, 0xaf63af4c8601a015, "Number of round 2.", {}},
        {60, example, cell, {"recorded game", 62, 27, 1}, 0xf20f31e6436571bf,
         "Round 2, White: from 36 to 35.", {"neva.example.round-2-white"}},
        {61, example, cell, {"recorded game", 64, 28, 1}, 0xf66829fe5b631067,
         "Round 2, Red: from 56 to 55.", {"neva.example.round-2-red"}},
        {62, example, cell, {"recorded game", 66, 29, 1}, 0xc4e4b0d4a246367d,
         "Round 2, Green: from 51 to 52.", {"neva.example.round-2-green"}},
        {63, example, cell, {"recorded game", 68, 30, 1}, 0x67a7f88ece2700ef,
         "Round 2, Black: from 13 to 23.", {"neva.example.round-2-black"}},

        {64, commentary, cell, {"recorded game", 70, 31, 1}, 0xaf63ae4c86019e62, "Number of round 3.", {}},
        {65, example, cell, {"recorded game", 72, 32, 1}, 0x183e765e2ad17d6f,
         "Round 3, White: from 15 to 25.", {"neva.example.round-3-white"}},
        {66, example, cell, {"recorded game", 74, 33, 1}, 0x117956ee73adb443,
         "Round 3, Red: from 54 to 44.", {"neva.example.round-3-red"}},
        {67, example, cell, {"recorded game", 76, 34, 1}, 0x54b960753c6565d5,
         "Round 3, Green: from 63 to 53.", {"neva.example.round-3-green"}},
        {68, example, cell, {"recorded game", 78, 35, 1}, 0x42e1c7c56107931d,
         "Round 3, Black: from 32 to 33.", {"neva.example.round-3-black"}},

        {69, commentary, cell, {"recorded game", 80, 36, 1}, 0xaf63a94c860195e3, "Number of round 4.", {}},
        {70, example, cell, {"recorded game", 82, 37, 1}, 0x5a51a66529f6df87,
         "Round 4, White: from 16 to 15.", {"neva.example.round-4-white"}},
        {71, example, cell, {"recorded game", 84, 38, 1}, 0x63bf499ee204337b,
         "Round 4, Red: from 66 to 56.", {"neva.example.round-4-red"}},
        {72, example, cell, {"recorded game", 86, 39, 1}, 0x2f95ce637d22e43d,
         "Round 4, Green: from 61 to 51.", {"neva.example.round-4-green"}},
        {73, example, cell, {"recorded game", 88, 40, 1}, 0x1db72e02846f6fc3,
         "Round 4, Black: from 21 to 31.", {"neva.example.round-4-black"}},

        {74, commentary, cell, {"recorded game", 90, 41, 1}, 0xaf63a84c86019430, "Number of round 5.", {}},
        {75, example, cell, {"recorded game", 92, 42, 1}, 0x1a6d073509327c15,
         "Round 5, White: from 35 to 45, with great praise.",
         {"neva.example.round-5-white", "neva.missing.signs-of-the-table"}},
        {76, example, cell, {"recorded game", 94, 43, 1}, 0x043584f5457e6ea3,
         "Round 5, Red: from 55 to 35, a capture.",
         {"neva.example.round-5-red", "neva.capture.compulsory", "neva.notation.marks",
          "neva.example.must-capture-red"}},
        {77, example, cell, {"recorded game", 96, 44, 1}, 0x06a7d2fa0de6a7e9,
         "Round 5, Green: from 41 to 21, a capture.",
         {"neva.example.round-5-green", "neva.capture.compulsory", "neva.example.must-capture-green"}},
        {78, example, cell, {"recorded game", 98, 45, 1}, 0x6bfd157f6a652ee7,
         "Round 5, Black: from 11 to 31, a capture.",
         {"neva.example.round-5-black", "neva.capture.compulsory", "neva.example.must-capture-black"}},
    };
}

// The combinations.
Table rounds_to_9() {
    return {
        {79, commentary, cell, {"recorded game", 100, 46, 1}, 0xaf63ab4c86019949, "Number of round 6.", {}},
        {80, example, cell, {"recorded game", 102, 47, 1}, 0x678541868f0c6dcc,
         "Round 6, White: from 25 by 61, his goal corner, to 21, a capture of six pieces of three players.",
         {"neva.example.round-6-white-1", "neva.example.round-6-white-2", "neva.example.round-6-white-3",
          "neva.example.round-6-white-4", "neva.example.round-6-white-5", "neva.example.round-6-white-6",
          "neva.capture.others", "neva.capture.complete", "neva.capture.leave", "neva.crown.not-by-jump",
          "neva.crown.jump"}},
        {81, example, cell, {"recorded game", 104, 48, 1}, 0x8370e88d499d1811,
         "Round 6, Red: from 64 to 63.", {"neva.example.round-6-red"}},
        {82, example, cell, {"recorded game", 106, 49, 1}, 0x2f961b54977bf77e,
         "Round 6, Green: from 42 to 32, with praise.",
         {"neva.example.round-6-green", "neva.missing.signs-of-the-table"}},
        {83, example, cell, {"recorded game", 108, 50, 1}, 0xcee97e0f59e1d86d,
         "Round 6, Black: from 22 to his goal corner 66, a capture of four pieces; the man is called a king.",
         {"neva.example.round-6-black-1", "neva.example.round-6-black-2", "neva.example.round-6-black-3",
          "neva.example.round-6-black-4", "neva.crown.not-by-jump", "neva.crown.jump", "neva.capture.others"}},

        {84, commentary, cell, {"recorded game", 110, 51, 1}, 0xaf63aa4c86019796, "Number of round 7.", {}},
        {85, example, cell, {"recorded game", 112, 52, 1}, 0x713f27eac114838b,
         "Round 7, White: from 24 to 22, a capture.", {"neva.example.round-7-white"}},
        {86, example, cell, {"recorded game", 114, 53, 1}, 0xf66829fe5b631067,
         "Round 7, Red: from 56 to 55.", {"neva.example.round-7-red"}},
        {87, example, cell, {"recorded game", 116, 54, 1}, 0xaf63a04c86018698,
         "Round 7, Green: a dash, for he is out.",
         {"neva.turn.living", "neva.turn.clockwise", "neva.missing.signs-of-the-table"}},
        {88, example, cell, {"recorded game", 118, 55, 1}, 0x591fe6a02c71a87a,
         "Round 7, Black: the king from 66 by 36 to 16, a capture of two pieces.",
         {"neva.example.round-7-black-1", "neva.example.round-7-black-2", "neva.capture.king", "neva.king.reach",
          "neva.crown.jump", "neva.notation.marks", "neva.missing.signs-of-the-table"}},

        {89, commentary, cell, {"recorded game", 120, 56, 1}, 0xaf63b54c8601aa47, "Number of round 8.", {}},
        {90, example, cell, {"recorded game", 122, 57, 1}, 0x1db72e02846f6fc3,
         "Round 8, White: from 21 to 31.", {"neva.example.round-8-white"}},
        {91, example, cell, {"recorded game", 124, 58, 1}, 0x75aa2af585fefd17,
         "Round 8, Red: from 55 to 54.", {"neva.example.round-8-red"}},
        {92, example, cell, {"recorded game", 126, 59, 1}, 0xaf63a04c86018698,
         "Round 8, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {93, example, cell, {"recorded game", 128, 60, 1}, 0x977cf6880fe451f1,
         "Round 8, Black: from 12 to 32, a capture.", {"neva.example.round-8-black"}},

        {94, commentary, cell, {"recorded game", 130, 61, 1}, 0xaf63b44c8601a894, "Number of round 9.", {}},
        {95, example, cell, {"recorded game", 132, 62, 1}, 0xb0691ddf449d111b,
         "Round 9, White: from 31 to 41.", {"neva.example.round-9-white"}},
        {96, example, cell, {"recorded game", 134, 63, 1}, 0x1175d3ee73aa9fd3,
         "Round 9, Red: from 54 to 53.", {"neva.example.round-9-red"}},
        {97, example, cell, {"recorded game", 136, 64, 1}, 0xaf63a04c86018698,
         "Round 9, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {98, example, cell, {"recorded game", 138, 65, 1}, 0x5dd97505e33383c4,
         "Round 9, Black: the king from 16 to 66.",
         {"neva.example.round-9-black", "neva.king.quiet", "neva.king.reach"}},
    };
}

// The end.
Table rounds_to_the_end() {
    return {
        {99, commentary, cell, {"recorded game", 140, 66, 1}, 0x07f89207b4ba08a4, "Number of round 10.", {}},
        {100, example, cell, {"recorded game", 142, 67, 1}, 0x88994dfa578140b7,
         "Round 10, White: from 41 to 51.", {"neva.example.round-10-white"}},
        {101, example, cell, {"recorded game", 144, 68, 1}, 0xa55c03e63ad03f31,
         "Round 10, Red: from 53 to 43.", {"neva.example.round-10-red"}},
        {102, example, cell, {"recorded game", 146, 69, 1}, 0xaf63a04c86018698,
         "Round 10, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {103, example, cell, {"recorded game", 148, 70, 1}, 0x2fa006cde26196db,
         "Round 10, Black: from 33 to 53, a capture.", {"neva.example.round-10-black"}},

        {104, commentary, cell, {"recorded game", 150, 71, 1}, 0x07f89307b4ba0a57, "Number of round 11.", {}},
        {105, example, cell, {"recorded game", 152, 72, 1}, 0x82d8c8138435cefe,
         "Round 11, White: from 51 to his goal corner 61, and the man is called a king.",
         {"neva.example.round-11-white", "neva.crown.corner"}},
        {106, example, cell, {"recorded game", 154, 73, 1}, 0xaf63a04c86018698,
         "Round 11, Red: a dash, for he is out.",
         {"neva.turn.living", "neva.turn.clockwise", "neva.missing.signs-of-the-table"}},
        {107, example, cell, {"recorded game", 156, 74, 1}, 0xaf63a04c86018698,
         "Round 11, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {108, example, cell, {"recorded game", 158, 75, 1}, 0xa5630be63ad66b77,
         "Round 11, Black: from 53 to 63.", {"neva.example.round-11-black"}},

        {109, commentary, cell, {"recorded game", 160, 76, 1}, 0x07f89407b4ba0c0a, "Number of round 12.", {}},
        {110, example, cell, {"recorded game", 162, 77, 1}, 0x5000a3e5cdd0140d,
         "Round 12, White: the king from 61 to 64, a capture.",
         {"neva.example.round-12-white", "neva.capture.king", "neva.king.reach"}},
        {111, example, cell, {"recorded game", 164, 78, 1}, 0xaf63a04c86018698,
         "Round 12, Red: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {112, example, cell, {"recorded game", 166, 79, 1}, 0xaf63a04c86018698,
         "Round 12, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {113, example, cell, {"recorded game", 168, 80, 1}, 0x10bec4cdb772f035,
         "Round 12, Black: the king from 66 to 61, over 64, a capture.",
         {"neva.example.round-12-black", "neva.capture.king", "neva.king.landing", "neva.king.reach"}},

        {114, commentary, cell, {"recorded game", 170, 81, 1}, 0x07f89507b4ba0dbd, "Number of round 13.", {}},
        {115, example, cell, {"recorded game", 172, 82, 1}, 0x8a037755dec81409,
         "Round 13, White: from 14 to 24.", {"neva.example.round-13-white"}},
        {116, example, cell, {"recorded game", 174, 83, 1}, 0xaf63a04c86018698,
         "Round 13, Red: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {117, example, cell, {"recorded game", 176, 84, 1}, 0xaf63a04c86018698,
         "Round 13, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {118, example, cell, {"recorded game", 178, 85, 1}, 0xc182b7e60e5be7c7,
         "Round 13, Black: the king from 61 to 21.",
         {"neva.example.round-13-black", "neva.king.quiet", "neva.king.reach", "neva.missing.kings-go-back"}},

        {119, commentary, cell, {"recorded game", 180, 86, 1}, 0x07f88e07b4ba01d8, "Number of round 14.", {}},
        {120, example, cell, {"recorded game", 182, 87, 1}, 0x183e765e2ad17d6f,
         "Round 14, White: from 15 to 25.", {"neva.example.round-14-white"}},
        {121, example, cell, {"recorded game", 184, 88, 1}, 0xaf63a04c86018698,
         "Round 14, Red: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {122, example, cell, {"recorded game", 186, 89, 1}, 0xaf63a04c86018698,
         "Round 14, Green: a dash, for he is out.", {"neva.turn.living", "neva.turn.clockwise"}},
        {123, example, cell, {"recorded game", 188, 90, 1}, 0x42e1c7c56107931d,
         "Round 14, Black: from 32 to 33.", {"neva.example.round-14-black"}},
        {124, example, sentence, {"recorded game", 192, 91, 1}, 0x08568c6af070eee6,
         "White gave up.", {"neva.missing.giving-up", "neva.missing.captured-by-himself"}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_game() {
    Table all;
    for (const Table& part : {rounds_to_5(), rounds_to_9(), rounds_to_the_end()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::neva
