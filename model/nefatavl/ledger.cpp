#include "model/nefatavl/ledger.hpp"

namespace nomos::nefatavl {

std::span<const LedgerEntry> ledger() {
    using enum SentenceKind;
    using enum SentenceForm;
    static const std::vector<LedgerEntry> table{
        {1, commentary, heading, {"title", 1, 1, 1}, 0xefed5b54af7f519b,
         "The page is headed with the name of the game.", {}},

        {2, setup, stub, {"start", 4, 2, 1}, 0xa05c09e66a9857be,
         "A picture on the cover, now lost, gives the starting position.",
         {"nefatavl.missing.set-up-picture"}},
        {3, rule, sentence, {"start", 4, 2, 2}, 0xe52e788324a49c32,
         "White is the attacking side and has the first turn.",
         {"nefatavl.turn.alternate", "nefatavl.missing.sides-and-colours"}},
        {4, rule, sentence, {"start", 4, 2, 3}, 0x846ba5ee6eb8c496,
         "From then on the sides alternate, one stone moved a turn.",
         {"nefatavl.turn.alternate", "nefatavl.move.own-stone", "nefatavl.missing.whose-stone",
          "nefatavl.missing.endless-game"}},

        {5, rule, sentence, {"movement", 6, 3, 1}, 0x8afd7982367db689,
         "Every stone goes any distance along a row or column, like a chess rook, to an empty square; whatever stands "
         "in between stops it.",
         {"nefatavl.move.rook", "nefatavl.move.no-jump", "nefatavl.missing.board-size",
          "nefatavl.missing.king-as-stone"}},
        {6, rule, sentence, {"movement", 6, 3, 2}, 0xd5d05ab87e9b048b,
         "No ordinary stone may end its move on any of five brown squares, though it may go across the centre.",
         {"nefatavl.brown.barred", "nefatavl.brown.pass-centre", "nefatavl.missing.brown-squares",
          "nefatavl.missing.board-size", "nefatavl.claim.five-brown-squares"}},
        {7, rule, sentence, {"movement", 6, 3, 3}, 0xd097c7999829ac64,
         "Brown squares are open to the king only, a black stone told by its ornament; he begins in the middle.",
         {"nefatavl.brown.king-allowed", "nefatavl.brown.barred", "nefatavl.move.own-stone",
          "nefatavl.missing.set-up-picture", "nefatavl.missing.sides-and-colours"}},

        {8, rule, sentence, {"capture", 8, 4, 1}, 0x731077de4b42c06a,
         "Either side hits a stone of the other by holding the squares to both sides of it, in its row or its column.",
         {"nefatavl.capture.custodial", "nefatavl.king.hits", "nefatavl.capture.standing",
          "nefatavl.missing.two-squares", "nefatavl.missing.words-for-capture", "nefatavl.missing.fate-of-the-hit",
          "nefatavl.missing.several-at-once", "nefatavl.missing.optional-capture", "nefatavl.missing.king-as-stone"}},
        {9, example, stub, {"capture", 8, 4, 2}, 0x43e877de020576a4,
         "Pictures of captures followed here and are lost.",
         {"nefatavl.capture.custodial", "nefatavl.missing.capture-pictures", "nefatavl.example.custodial",
          "nefatavl.example.custodial-column"}},
        {10, rule, sentence, {"capture against brown", 11, 5, 1}, 0x6f6c1ef887f15a81,
         "One of the two hitting stones may be replaced by a brown square.",
         {"nefatavl.capture.brown-hitter", "nefatavl.king.brown-square", "nefatavl.missing.words-for-capture",
          "nefatavl.missing.brown-squares", "nefatavl.missing.extent-of-entry", "nefatavl.missing.two-squares"}},
        {11, example, stub, {"capture against brown", 11, 5, 2}, 0x43e877de020576a4,
         "Pictures of captures against brown squares followed here and are lost.",
         {"nefatavl.capture.brown-hitter", "nefatavl.missing.capture-pictures", "nefatavl.example.brown-corner",
          "nefatavl.example.brown-corner-black", "nefatavl.example.brown-centre"}},
        {12, rule, sentence, {"capture against brown", 14, 6, 1}, 0xe5e3dc0f235ffd4d,
         "As long as the king has not left the centre, that square gives attackers no help against a defender.",
         {"nefatavl.capture.centre-with-king", "nefatavl.capture.brown-hitter", "nefatavl.missing.brown-squares",
          "nefatavl.missing.words-for-capture", "nefatavl.example.centre-with-king", "nefatavl.example.brown-centre"}},

        {13, rule, sentence, {"safe entry and edge", 16, 7, 1}, 0x1a3b72b34fb3028e,
         "Going of its own will between two hostile stones costs a stone nothing, and the border of the board does "
         "not count as a hitter.",
         {"nefatavl.capture.not-moving-in", "nefatavl.capture.not-edge", "nefatavl.capture.standing",
          "nefatavl.missing.extent-of-entry", "nefatavl.missing.voluntarily", "nefatavl.missing.king-as-stone"}},
        {14, example, stub, {"safe entry and edge", 16, 7, 2}, 0x4bd2fd347e73d5e5,
         "Pictures in which nothing falls, by either rule, followed here and are lost.",
         {"nefatavl.capture.not-moving-in", "nefatavl.capture.not-edge", "nefatavl.missing.entry-pictures",
          "nefatavl.example.entry", "nefatavl.example.edge-squeeze"}},

        {15, rule, sentence, {"the king", 19, 8, 1}, 0x871868648921b407,
         "The king falls like the others; but on the centre only with all four squares around him held, and next to "
         "the centre only with the other three held. Pictures of it are lost.",
         {"nefatavl.king.custodial", "nefatavl.king.centre-four", "nefatavl.king.beside-centre-three",
          "nefatavl.king.brown-square", "nefatavl.missing.king-pictures", "nefatavl.missing.who-surrounds",
          "nefatavl.missing.extent-of-entry", "nefatavl.example.king-in-the-open",
          "nefatavl.example.king-centre-four", "nefatavl.example.king-centre-three",
          "nefatavl.example.king-beside-centre-three", "nefatavl.example.king-beside-centre-two"}},

        {16, rule, sentence, {"winning", 22, 9, 1}, 0x821e53873b5b1890,
         "White, attacking, wins with the death of the king; black, defending, wins when he gets away to a corner, of "
         "which there are four.",
         {"nefatavl.win.king-captured", "nefatavl.win.corner", "nefatavl.missing.sides-and-colours",
          "nefatavl.missing.brown-squares", "nefatavl.missing.board-size"}},
        {17, rule, sentence, {"winning", 22, 9, 2}, 0x6e09a966941367dc,
         "A side that at some point cannot move any stone is beaten: chess calls it stalemate and makes it a draw, "
         "this game does not.",
         {"nefatavl.win.no-moves", "nefatavl.end.no-moves-when", "nefatavl.missing.whose-stone"}},

        {18, commentary, sentence, {"stalling", 24, 10, 1}, 0x79357d2e06345595,
         "Games might never end, so something must stop those that get nowhere.",
         {"nefatavl.missing.endless-game"}},
        {19, commentary, sentence, {"stalling", 24, 10, 2}, 0x5585190919e3abbf,
         "The author wants no chess-like draw; he would rather compel headway, or make the staller pay.",
         {"nefatavl.missing.endless-game"}},
        {20, commentary, stub, {"stalling", 24, 10, 3}, 0xf990472a4201115f,
         "A list of the author's proposals followed here and is lost.",
         {"nefatavl.missing.stalling-list"}},
        {21, commentary, sentence, {"stalling", 26, 11, 1}, 0x4a1e06203b007bce,
         "A number lower than fifty moves would do as well - of a proposal that is lost.",
         {"nefatavl.missing.stalling-list"}},
        {22, claim, sentence, {"stalling", 26, 11, 2}, 0x94bde3473c6d2ada,
         "In ordinary games the additional rules never come up, for there is mostly headway enough.",
         {"nefatavl.missing.claim-irrelevant"}},
        {23, commentary, sentence, {"stalling", 26, 11, 3}, 0x9403b22a757f2f3b,
         "More could be added: an obligation to capture, further ways to capture against passive defence, or anything "
         "that livens up a stalled game.",
         {"nefatavl.missing.optional-capture", "nefatavl.missing.stalling-list"}},
        {24, stray, sentence, {"stalling", 26, 11, 4}, 0xd73005267493ca5e,
         "Readers are asked to mail the author their suggestions.", {}},
        {25, claim, sentence, {"stalling", 26, 11, 5}, 0x4c685aa10436e7fc,
         "The author has weighed and dropped many such rules; somebody may yet find the one that makes the game even.",
         {"nefatavl.missing.claim-balance"}},

        {26, stray, sentence, {"thanks", 28, 12, 1}, 0xcfb1ecc06b697f1a,
         "Thanks go to a Danish magazine that printed rules in several languages; where to buy them and the game.", {}},
        {27, stray, sentence, {"revision", 30, 13, 1}, 0x696ec34f1795ee80,
         "The day of the last change to the page.", {}},
    };
    return table;
}

}  // namespace nomos::nefatavl
