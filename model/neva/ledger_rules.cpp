// The ledger up to the recorded game: the set-up and the rules.
#include "model/neva/ledger.hpp"

namespace nomos::neva {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

// The title, the set-up, the order of turns, the aim.
Table of_the_start() {
    return {
        {1, commentary, heading, {"title", 1, 1, 1}, 0x8b4447839df06333, "The name of the game.", {}},
        {2, commentary, heading, {"title", 3, 2, 1}, 0x43fa4401891eb570,
         "It is a game of checkers, and four play it.", {"neva.missing.other-numbers"}},
        {3, stray, heading, {"title", 4, 3, 1}, 0xd689f0716637f9c8, "The author's name.", {}},

        {4, setup, caption, {"set-up", 13, 4, 1}, 0x6f4977ba239d95ef,
         "Caption of a lost picture of the start.", {"neva.setup.men", "neva.missing.set-up-picture"}},
        {5, rule, sentence, {"set-up", 13, 4, 2}, 0x1f66dd61f839d361,
         "Play is on the dark squares; a picture, now lost, showed the start on them.",
         {"neva.move.line", "neva.setup.men", "neva.missing.set-up-picture", "neva.missing.board-and-code"}},
        {6, setup, sentence, {"set-up", 13, 4, 3}, 0xe1de22b37e4914f0,
         "Black, White, Red and Green have six pieces each.", {"neva.setup.men", "neva.missing.set-up-picture"}},
        {7, rule, sentence, {"set-up", 13, 4, 4}, 0x70931f776d415579,
         "The turn goes round clockwise, and each moves his own.",
         {"neva.turn.clockwise", "neva.turn.own-piece", "neva.blocked.pass", "neva.turn.living"}},
        {8, rule, sentence, {"set-up", 13, 4, 5}, 0xb5ff4d25f6fa9d9b,
         "Who begins is drawn by lot.",
         {"neva.setup.lot", "neva.missing.who-begins", "neva.missing.word-move", "neva.missing.equal-chances"}},
        {9, definition, sentence, {"set-up", 13, 4, 6}, 0xb58d6039fa07f23c,
         "So that nobody mistakes the order, the corners are named after the parts of a day, from night to "
         "evening.",
         {"neva.turn.clockwise", "neva.missing.day-and-afternoon"}},
        {10, setup, sentence, {"set-up", 13, 4, 7}, 0x8bdc0abd67df8ba9,
         "Black begins at night, White in the morning, Red by day and Green in the evening.",
         {"neva.setup.men", "neva.turn.clockwise", "neva.missing.set-up-picture", "neva.missing.day-and-afternoon"}},
        {11, example, sentence, {"set-up", 13, 4, 8}, 0x0c3f3c66482d6366,
         "When Red has taken a piece of White's, White may not take revenge at once: Green, the evening, is next.",
         {"neva.turn.clockwise", "neva.turn.own-piece", "neva.example.no-answer", "neva.missing.day-and-afternoon"}},
        {12, rule, sentence, {"set-up", 13, 4, 9}, 0x0db09957ad45ce83,
         "There is no limit to the directions of a move, and the turn goes round clockwise.",
         {"neva.man.backward", "neva.man.quiet", "neva.turn.clockwise"}},

        {13, definition, sentence, {"notation", 15, 5, 1}, 0x02acb867740440fa,
         "Each of the 36 squares has a code of two digits, in which moves are written down.",
         {"neva.notation.marks", "neva.missing.board-and-code", "neva.missing.signs-of-the-table",
          "neva.missing.squares-of-other-boards"}},

        {14, rule, sentence, {"object", 17, 6, 1}, 0xc87f8add54cd8e21,
         "Whoever has captured everything that belongs to his opponents has won.",
         {"neva.win.last", "neva.win.ends-play", "neva.win.between-turns", "neva.blocked.fate", "neva.pairs.victory",
          "neva.missing.captured-by-himself", "neva.missing.pieces-or-men", "neva.missing.endless-play",
          "neva.missing.safe-corners", "neva.missing.giving-up", "neva.missing.all-shut-in"}},
        {15, rule, sentence, {"object", 17, 6, 2}, 0xbc781d6235a1cae1,
         "Everybody is on his own, but two can also play against two.",
         {"neva.win.last", "neva.win.pairs", "neva.pairs.allies", "neva.pairs.victory", "neva.missing.other-numbers"}},
    };
}

// Moving, kings, capturing, partners.
Table of_play() {
    return {
        {16, commentary, heading, {"moves", 19, 7, 1}, 0xb4dc0860026319d2,
         "Question and heading: how pieces move.", {}},
        {17, rule, sentence, {"moves", 19, 7, 2}, 0xd6f3b4757a2f5e23,
         "Pieces head for the corner across the board and move as tradition has it; a lost picture showed it.",
         {"neva.man.quiet", "neva.king.quiet", "neva.move.line", "neva.move.to-free", "neva.king.reach",
          "neva.missing.traditional-rules", "neva.missing.arrows-picture"}},
        {18, rule, sentence, {"moves", 19, 7, 3}, 0x906d0b7c2cb58c9c,
         "No piece goes back.",
         {"neva.man.quiet", "neva.man.backward", "neva.blocked.pass", "neva.blocked.fate", "neva.missing.kings-go-back",
          "neva.missing.all-shut-in"}},
        {19, definition, sentence, {"moves", 19, 7, 4}, 0x7148e8d83785abb8,
         "Arrows in four colours, drawn on the board, tell which way that is.",
         {"neva.man.quiet", "neva.missing.arrows-picture"}},
        {20, setup, caption, {"moves", 24, 8, 1}, 0xe85cfecd023972cf,
         "Caption of the second picture, which is lost.", {"neva.man.quiet", "neva.missing.arrows-picture"}},

        {21, rule, sentence, {"kings", 26, 9, 1}, 0x2e752c21074f3e18,
         "The corner square across the board, one for each colour, is where a man becomes a king.",
         {"neva.crown.corner", "neva.king.quiet", "neva.example.side-is-no-goal", "neva.example.round-11-white",
          "neva.missing.sign-of-a-king", "neva.missing.safe-corners"}},
        {22, rule, sentence, {"kings", 26, 9, 2}, 0xa465c4df2035d1f8,
         "A man that jumps onto it is not crowned.",
         {"neva.crown.not-by-jump", "neva.crown.jump", "neva.example.no-king-underway",
          "neva.missing.only-difference"}},
        {23, rule, sentence, {"kings", 26, 9, 3}, 0x9f3d6419f9e4753e,
         "Crowning ends the player's turn.", {"neva.crown.ends-turn"}},

        {24, rule, sentence, {"capture", 28, 10, 1}, 0x60c51ad1f8263bee,
         "Pieces are taken as in traditional checkers, with no other change than that pieces of several opponents "
         "may fall in a single turn.",
         {"neva.capture.others", "neva.capture.man", "neva.capture.king", "neva.king.reach", "neva.win.between-turns",
          "neva.example.last-of-three", "neva.missing.traditional-rules", "neva.missing.only-difference",
          "neva.missing.word-move"}},
        {25, rule, sentence, {"capture", 28, 10, 2}, 0x56e6e5b76dab1207,
         "To capture is an obligation; but to take as many as one can, a rule known from elsewhere, is one for "
         "kings alone.",
         {"neva.capture.compulsory", "neva.capture.majority", "neva.majority.whom", "neva.blocked.pass",
          "neva.missing.overlooked-capture", "neva.missing.only-difference"}},
        {26, rule, sentence, {"capture", 28, 10, 3}, 0x2501a20c985d76be,
         "A capture that has been begun goes on to its end.",
         {"neva.capture.complete", "neva.capture.jumper-goes-on", "neva.capture.landing", "neva.king.landing",
          "neva.win.between-turns", "neva.example.not-halfway", "neva.example.one-man-only"}},
        {27, rule, sentence, {"capture", 28, 10, 4}, 0xbdf4b156666f877d,
         "What is captured is jumped over, whichever way.",
         {"neva.capture.man", "neva.capture.king", "neva.capture.others", "neva.move.line", "neva.king.landing",
          "neva.example.capture-backwards", "neva.missing.words-for-capture", "neva.missing.safe-corners"}},
        {28, rule, sentence, {"capture", 28, 10, 5}, 0xdbb8b51392e88295,
         "To prevent confusion there is the Turkish strike: nothing is jumped over a second time in one capture.",
         {"neva.capture.not-twice", "neva.captured.leave", "neva.example.turkish-strike",
          "neva.example.turkish-strike-goes-on", "neva.missing.recommended", "neva.missing.words-for-capture"}},
        {29, rule, sentence, {"capture", 28, 10, 6}, 0x20948aadf87251fd,
         "The advice for it: turn over what has been taken, and clear it away when all is done.",
         {"neva.capture.leave", "neva.captured.leave", "neva.missing.recommended", "neva.missing.sign-of-a-king",
          "neva.missing.words-for-capture"}},

        {30, rule, sentence, {"pairs", 30, 11, 1}, 0x0be1209e75019cc9,
         "Partners must take each other's pieces as well, or play would become too simple.",
         {"neva.capture.allies", "neva.pairs.allies", "neva.pairs.victory", "neva.win.pairs",
          "neva.missing.have-to-or-if-needed"}},
        {31, rule, sentence, {"pairs", 30, 11, 2}, 0xa6b094023d1ec4cb,
         "Partners are to support each other by skill, and to take from each other where need be.",
         {"neva.capture.allies", "neva.missing.have-to-or-if-needed"}},
    };
}

// What the author says for his game.
Table of_the_idea() {
    return {
        {32, commentary, sentence, {"publication", 32, 12, 1}, 0x4097eb5767d1702a,
         "The rules came out first in a book of games of 1987.", {}},
        {33, claim, sentence, {"publication", 32, 12, 2}, 0x9c018788453167a9,
         "What speaks for the game: it is simple, and many strategies meet in it.", {}},

        {34, claim, sentence, {"many players", 34, 13, 1}, 0xb68f0543d1f0a7cf,
         "With many players the strong and the weak have nearly the same chances: for one move of one's own "
         "several answers come, and they compete.",
         {"neva.turn.clockwise", "neva.missing.skill-and-luck"}},
        {35, claim, sentence, {"many players", 34, 13, 2}, 0x724b62ff09089c56,
         "Play between two is varied as well, but leaves strategy less room.", {}},
        {36, claim, sentence, {"many players", 34, 13, 3}, 0xf51c5c69945f0dda,
         "Strategies for many seem at home with card-sharpers only.", {}},
        {37, commentary, sentence, {"many players", 34, 13, 4}, 0x02e77fda04899526,
         "Films make fights between many into a row of duels, with the others looking on.", {}},
        {38, commentary, sentence, {"many players", 34, 13, 5}, 0xdc295fb617f93a15,
         "Fights in earnest are not so plain.", {}},
        {39, commentary, sentence, {"many players", 34, 13, 6}, 0x32a1d4d6ccb88e32,
         "There, several enemies strike before one can answer.", {"neva.turn.clockwise"}},
        {40, commentary, sentence, {"many players", 34, 13, 7}, 0x1da44a04bf34d498,
         "The game is meant to fill a gap among checkers for many.", {"neva.missing.new"}},
        {41, claim, sentence, {"many players", 34, 13, 8}, 0xe4583431813e54cf,
         "Who is strong between two soon finds that his strength has limits here.", {"neva.missing.skill-and-luck"}},
        {42, claim, sentence, {"many players", 34, 13, 9}, 0xb8480f6101aa4adc,
         "A good combination alone does not decide the game, as it does not in life.", {"neva.missing.skill-and-luck"}},
        {43, commentary, sentence, {"many players", 34, 13, 10}, 0x4e449cdcb2197f43,
         "Plans fall down when they meet the real world.", {}},
        {44, commentary, sentence, {"many players", 34, 13, 11}, 0x9a703016325c15b0,
         "A higher kind of strategy, with fewer commonplaces, is called for.", {}},

        {45, claim, sentence, {"rules in short", 36, 14, 1}, 0xae9deb31bbc4d082,
         "It is easier than it looks, since tradition supplies most of its rules.", {"neva.missing.traditional-rules"}},
        {46, rule, sentence, {"rules in short", 36, 14, 2}, 0x2d39133cf4fdb809,
         "Once more: capture the men of all others, and win.",
         {"neva.win.last", "neva.win.ends-play", "neva.missing.pieces-or-men", "neva.missing.captured-by-himself"}},
        {47, claim, sentence, {"rules in short", 36, 14, 3}, 0x8ac566977e5519be,
         "Teachers can use it as a model of a conflict with many sides.", {}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_rules() {
    Table all;
    for (const Table& part : {of_the_start(), of_play(), of_the_idea()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::neva
