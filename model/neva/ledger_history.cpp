// The ledger after the recorded game: comments, summary, history, and what strayed into the text.
#include "model/neva/ledger.hpp"

namespace nomos::neva {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

Table comments() {
    return {
        {125, commentary, heading, {"comments", 208, 92, 1}, 0x343f88cafee5fee7, "Heading: remarks on the game.", {}},
        {126, commentary, heading, {"comments", 210, 93, 1}, 0x249e77ba26277682,
         "On round four.", {"neva.missing.word-move"}},
        {127, claim, sentence, {"comments", 210, 93, 2}, 0xbbc8517d219cb291,
         "Black is lost whatever he plays.",
         {"neva.missing.any-move-fails", "neva.claim.every-move-can-cost-black-a-man"}},
        {128, claim, sentence, {"comments", 210, 93, 3}, 0x033f2a243d6fb275,
         "Of two bad moves Black takes the one that costs a single man, at the edge.",
         {"neva.missing.any-move-fails", "neva.missing.words-for-capture", "neva.example.round-4-black",
          "neva.claim.every-move-can-cost-black-a-man"}},
        {129, commentary, heading, {"comments", 212, 94, 1}, 0x24a1d9ba262a52df,
         "On round five.", {"neva.missing.word-move"}},
        {130, commentary, sentence, {"comments", 212, 94, 2}, 0xe45403bb4c542cb2,
         "White sees a rare chance and combines.", {"neva.example.round-5-white"}},
        {131, claim, sentence, {"comments", 212, 94, 3}, 0xbd906a17149672f0,
         "It worked because the next three turns were forced captures, so that White could plan for a strike at "
         "all three opponents together.",
         {"neva.capture.compulsory", "neva.capture.others", "neva.example.must-capture-red",
          "neva.example.must-capture-green", "neva.example.must-capture-black", "neva.missing.words-for-capture",
          "neva.missing.word-move", "neva.claim.three-answers-are-forced", "neva.claim.white-strikes-all-three"}},
        {132, commentary, heading, {"comments", 214, 95, 1}, 0x24a4f7ba262cbbb0,
         "On round six.", {"neva.missing.word-move"}},
        {133, claim, sentence, {"comments", 214, 95, 2}, 0xa404e3ef4d3c9ed7,
         "White's strike has left Green two of his six, fewer than anybody else.",
         {"neva.missing.weakest", "neva.example.round-6-white-6", "neva.claim.white-strikes-all-three"}},
        {134, claim, sentence, {"comments", 214, 95, 3}, 0xf426acbdde041d72,
         "Later Green chooses to quit, and to harm White, who has done it to him.",
         {"neva.missing.leaves-the-game", "neva.missing.giving-up", "neva.example.round-6-green",
          "neva.claim.greens-move-makes-a-king"}},
        {135, claim, sentence, {"comments", 214, 95, 4}, 0xe093f64f19241926,
         "By Green's trick Black has a king now, and White must fight Black against the odds.",
         {"neva.crown.jump", "neva.crown.not-by-jump", "neva.missing.leaves-the-game", "neva.example.round-6-black-4",
          "neva.claim.greens-move-makes-a-king"}},
        {136, commentary, heading, {"comments", 216, 96, 1}, 0x2490d7ba261bdc46, "On round eight.", {}},
        {137, claim, sentence, {"comments", 216, 96, 2}, 0xb5bc3a649de288aa,
         "White has little hope of a king: on 61.",
         {"neva.crown.corner", "neva.missing.side-of-the-board", "neva.example.round-8-white",
          "neva.law.kings-arise-on-the-goal-only"}},
        {138, commentary, heading, {"comments", 218, 97, 1}, 0x8bdbec4eed6e2c91, "On round ten.", {}},
        {139, commentary, sentence, {"comments", 218, 97, 2}, 0x29570b7733e12d25,
         "Red, dying, is noble and supports the weaker side.", {"neva.missing.weakest", "neva.example.round-10-red"}},
        {140, claim, sentence, {"comments", 218, 97, 3}, 0x896fa7fb8d76f671,
         "Red, who was lost anyhow, could have let a white man take him, but made trouble for Black with the one "
         "move he had left.",
         {"neva.example.red-other-step", "neva.example.white-would-take", "neva.claim.red-is-lost-anyhow"}},
        {141, commentary, heading, {"comments", 220, 98, 1}, 0x8bd88a4eed6b5034, "On round eleven.", {}},
        {142, claim, sentence, {"comments", 220, 98, 2}, 0x80b430026b00157e,
         "White has his king, but Red's help was no help: it brought a black piece near, which sets the king a "
         "trap.",
         {"neva.example.round-11-black", "neva.example.no-way-round-the-trap", "neva.example.round-12-black",
          "neva.capture.compulsory", "neva.claim.the-trap-shuts"}},
        {143, commentary, heading, {"comments", 222, 99, 1}, 0xe2ab43bb5293786b, "On the last two rounds.", {}},
        {144, claim, sentence, {"comments", 222, 99, 2}, 0xdb01224bee482b1e,
         "White is dying, and soon dead.",
         {"neva.missing.giving-up", "neva.example.round-14-black", "neva.claim.white-is-dying"}},
    };
}

Table summary() {
    return {
        {145, commentary, heading, {"summary", 226, 100, 1}, 0xbb86d59e22f0e6a7, "Heading: what follows from it.", {}},
        {146, commentary, sentence, {"summary", 228, 101, 1}, 0xca614d2ecfa78d57,
         "Checkers for many is more than a pastime: characters clash.", {}},
        {147, claim, sentence, {"summary", 228, 101, 2}, 0xeba01659479e9d92,
         "Nobody had better chances than another at the start.",
         {"neva.setup.lot", "neva.turn.clockwise", "neva.missing.equal-chances"}},
        {148, commentary, sentence, {"summary", 228, 101, 3}, 0xcca61defec10e8a2,
         "White, about to win, was struck by the weakest, who had been hit by the way in two fights of others.",
         {"neva.missing.weakest"}},
        {149, commentary, sentence, {"summary", 228, 101, 4}, 0xa2e86336a80d1a0c,
         "Red, weak, meddled late, unmindful of what White had done to him early on.", {"neva.missing.weakest"}},
        {150, commentary, sentence, {"summary", 228, 101, 5}, 0xd460974145db89a9, "Why did he?", {}},
        {151, commentary, sentence, {"summary", 228, 101, 6}, 0x55da922667e8da36,
         "How alliances come about would be worth a study.", {}},
        {152, commentary, sentence, {"summary", 228, 101, 7}, 0x2182066687347da7, "But not here.", {}},
        {153, claim, sentence, {"summary", 230, 102, 1}, 0x92a47813db15c526,
         "Black owed his victory to luck, as nobody could in a game of two.", {"neva.missing.skill-and-luck"}},
        {154, claim, sentence, {"summary", 232, 103, 1}, 0x4cd4a4af4da426b9,
         "Somebody without hope decided, on an impulse, who was to win.",
         {"neva.missing.weakest", "neva.missing.leaves-the-game", "neva.claim.greens-move-makes-a-king"}},
        {155, claim, sentence, {"summary", 232, 103, 2}, 0xb3d237c730b6d254,
         "It is something new in checkers.", {"neva.missing.new"}},
    };
}

Table history() {
    return {
        {156, commentary, sentence, {"history", 234, 104, 1}, 0xe88447525d0879c6,
         "Is it really new?", {"neva.missing.new"}},
        {157, claim, sentence, {"history", 234, 104, 2}, 0x2b1a71a464aa5562,
         "Checkers for more than two is centuries old.", {"neva.missing.new"}},
        {158, claim, sentence, {"history", 234, 104, 3}, 0x1f692cb4e0a5887b,
         "One attempt was made in Russia in 1884.", {"neva.missing.dates"}},
        {159, claim, sentence, {"history", 234, 104, 4}, 0x1d0bdef1636c293b,
         "Another, by Lebedev, came the year after.", {"neva.missing.dates"}},
        {160, commentary, sentence, {"history", 234, 104, 5}, 0x65b1d527cc5138b6,
         "Where its rules were printed, and in which year.", {"neva.missing.dates"}},
        {161, claim, sentence, {"history", 234, 104, 6}, 0xb408259f8c36576b,
         "Its board was chequered as usual but larger, 13 by 13, with 85 squares.",
         {"neva.missing.squares-of-other-boards", "neva.claim.thirteen-by-thirteen"}},
        {162, commentary, sentence, {"history", 236, 105, 1}, 0x884453ca01666294,
         "It had twelve pieces a player, away from the corners.", {"neva.missing.ratio"}},
        {163, commentary, sentence, {"history", 236, 105, 2}, 0xd2660371153fcd24,
         "Two played against two, and partners' pieces need not be taken.", {"neva.capture.allies"}},
        {164, claim, sentence, {"history", 236, 105, 3}, 0x1b9a46ca03ebdb7f,
         "It was slow on so large a board, and really a game between two sides.", {"neva.missing.opinions"}},
        {165, claim, sentence, {"history", 238, 106, 1}, 0xff972b62f75987fa,
         "Games for three have not caught on either.", {"neva.missing.other-numbers"}},
        {166, claim, sentence, {"history", 238, 106, 2}, 0xb121767634586747,
         "Markovich and Bazhenova made one in 1938, on 69 three-cornered squares of two colours.",
         {"neva.missing.squares-of-other-boards"}},
        {167, commentary, sentence, {"history", 238, 106, 3}, 0xa616f22896d7416c,
         "It, too, had twelve pieces a player.", {"neva.missing.ratio"}},
        {168, claim, sentence, {"history", 240, 107, 1}, 0x67d99d18624ca58a,
         "So it went wrong again: three pieces to four squares, as on the usual board, is best.",
         {"neva.missing.ratio", "neva.claim.best-ratio-is-missed"}},
        {169, commentary, sentence, {"history", 242, 108, 1}, 0x60aa412e0281dc66,
         "A factory in Orel made another one for three from 1984 on, its inventor unnamed.", {}},
        {170, claim, sentence, {"history", 242, 108, 2}, 0xc83ec6c43fd0fd00,
         "The inventor kept to four-cornered squares, as no good game comes from three-cornered ones.",
         {"neva.missing.opinions"}},
        {171, commentary, sentence, {"history", 242, 108, 3}, 0x4566131304337767,
         "Its board was a hexagon of such squares with a triangle cut out in the middle.", {}},
        {172, commentary, sentence, {"history", 242, 108, 4}, 0x9c7a70e4c6ebb203,
         "Such boards are known from patents for chess of 1972, 1976 and 1979.", {}},
        {173, commentary, sentence, {"history", 242, 108, 5}, 0xa8eed93cde72bf3f,
         "The last of them was the model; three players had twelve pieces each.", {"neva.missing.ratio"}},
        {174, claim, sentence, {"history", 242, 108, 6}, 0xfdee98fe21196cea,
         "The hole in its middle is a flaw, and a hexagon would fit in.", {"neva.missing.opinions"}},
        {175, claim, sentence, {"history", 244, 109, 1}, 0x01c02ff582d2758e, "The problem was not solved by it.",
         {"neva.missing.opinions"}},
        {176, claim, sentence, {"history", 244, 109, 2}, 0xe104726f95136ea5,
         "No good game for three was found, by others or by the author.", {"neva.missing.other-numbers"}},
        {177, claim, sentence, {"history", 244, 109, 3}, 0xa3c5492b3779f96d,
         "This game solves it by the way: within one game, play for four and three changes with play for two.",
         {"neva.turn.living", "neva.missing.alternately", "neva.missing.other-numbers",
          "neva.law.who-is-out-stays-out"}},
        {178, claim, sentence, {"history", 244, 109, 4}, 0x4e7558bb1808d506,
         "It beats all the games named before in other respects, too.", {"neva.missing.other-parameters"}},

        {179, claim, sentence, {"making a set", 246, 110, 1}, 0x276ba441b913a579, "A set is quickly made.",
         {"neva.missing.opinions"}},
        {180, setup, sentence, {"making a set", 246, 110, 2}, 0xa062fe5972b2ba40,
         "Of a usual set, half of the white pieces become red and half of the black ones green.",
         {"neva.setup.men", "neva.missing.sign-of-a-king"}},
        {181, setup, sentence, {"making a set", 246, 110, 3}, 0xa62416932d2368ac,
         "Then draw the board on cardboard.", {"neva.missing.board-and-code"}},

        {182, stray, sentence, {"complaint", 252, 111, 1}, 0x7a725de99c1af6e4,
         "The author's games have travelled far, and he has a sad tale to tell of it.", {}},
        {183, stray, sentence, {"complaint", 252, 111, 2}, 0xee03214b82886e99, "Two publishers left his name out.", {}},
        {184, stray, sentence, {"complaint", 252, 111, 3}, 0x0066d7393e9dae39,
         "So did a third and larger one, to his surprise.", {}},
        {185, stray, sentence, {"complaint", 252, 111, 4}, 0x1cb387743a0a1a20,
         "The truth comes out quickly these days, he warns them.", {}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_history() {
    Table all;
    for (const Table& part : {comments(), summary(), history()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::neva
