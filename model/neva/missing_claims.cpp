// Claims that are not so, not wholly so, or that nobody can test. Those that were found true stand in
// the ledger only, each with the check that decides it.
#include "model/neva/missing.hpp"

namespace nomos::neva {
namespace {

// Of the game itself.
std::vector<MissingInfo> of_the_game() {
    return {
        {"neva.missing.only-difference",
         "false claim",
         "\"The only difference\" is not the only one",
         "Capturing several players' pieces is said to be all that sets these captures apart from the traditional "
         "ones. By its own next sentences that is false: the rule of the greatest number binds kings and not men, "
         "which neither Russian nor international checkers has, and a jump to the goal crowns nobody.",
         {"neva.capture.others", "neva.capture.majority", "neva.crown.not-by-jump"},
         "the paragraph itself, and the one before it",
         "List the differences and drop the word."},
        {"neva.missing.equal-chances",
         "vague claim",
         "Chances are equal before the lot only",
         "By the rules everybody is said to have had the same chances at the beginning. A quarter turn of the board "
         "makes each player the next one and leaves everything else as it is, so before the lot it is true. Once the "
         "lot has fallen they differ: one moves first, one second, one last.",
         {"neva.setup.lot", "neva.turn.clockwise"},
         "turning random positions by a quarter changed neither what is legal nor what it does",
         "Write: the lot makes the chances equal."},
        {"neva.missing.skill-and-luck",
         "vague claim",
         "How much skill counts is asserted, not shown",
         "Chances of strong and weak players are almost equal; the game was won by fate; that could never happen "
         "between two. No count of games is given, and no measure of skill. The winner could choose "
         "in seven of his nine turns from round six on, and in round six chose the one capture of three that made a "
         "king.",
         {},
         "his choices are counted by replay",
         "Say how often the stronger player won, in how many games."},
        {"neva.missing.alternately",
         "vague claim",
         "Players do not go to and fro between four, three and two",
         "One game is said to change by turns between play for four, for three and for two. The number of players "
         "only ever falls. It need not come to three or to two: one capture can put out three players together.",
         {"neva.capture.others", "neva.win.last"},
         "proved: neva.law.who-is-out-stays-out; in wwwr2/4r1/6/b3g1/1b1g2/5W w the turn 36:56:54:52:32:12:14 leaves "
         "White alone, twenty turns after the set-up",
         "Write: as players drop out, the game may turn into one for three and one for two."},
        {"neva.missing.other-parameters",
         "vague claim",
         "Better in which parameters is not said",
         "The game is definitely better than the others named before, in its other parameters. None is named. The one "
         "number that the text compares games by is the share of the squares that is filled, and there this game is "
         "not at the author's optimum either.",
         {"neva.setup.men"},
         "24 pieces on 36 squares are 2:3",
         "Name the parameters, with a figure for each game."},
        {"neva.missing.ratio",
         "vague claim",
         "The best ratio is 3:4, and this game has 2:3",
         "Pieces to squares as three to four is called the optimum, and older games are blamed for breaking it. The "
         "ratio is right for eight rows of eight: 24 pieces on 32 dark squares. It is missed by the game for four with "
         "48 on 85, by the one for three with 36 on 69 - and by this one, with 24 on 36; 27 would be needed. Why it "
         "should be the best is not said; the international board has four to five.",
         {"neva.setup.men"},
         "24:32 = 0.75, 48:85 = 0.56, 36:69 = 0.52, 24:36 = 0.67, 40:50 = 0.80",
         "Give the ratio of this game as well, or leave the argument out."},
        {"neva.missing.opinions",
         "vague claim",
         "Praise and blame stand without a measure",
         "The game is simple and rich and a good lesson, a set of it quickly made; play between two leaves less room, "
         "play "
         "for many was for card-sharpers; other games were slow, had a hole to be filled, came from squares of which "
         "nothing good comes, and solved nothing. None of it comes with anything that could be counted.",
         {},
         "nothing to test",
         "Leave it to the players, or say by what it is measured."},
        {"neva.missing.new",
         "vague claim",
         "Whether the game is new is asked and not answered",
         "A variation is called new, the word is then doubted, and four older games follow. The history is said to "
         "go back centuries; its first date is 1884. In what this game is new - four corners, everybody for himself, a "
         "strict order of answers - has to be found out by comparing.",
         {"neva.turn.clockwise"},
         "the other games' rules are not at hand",
         "Say in one sentence what no earlier game had."},
        {"neva.missing.dates",
         "vague claim",
         "One of two dates of the older game cannot be right",
         "The second game for four came a year after 1884, so in 1885; the article of the same title that describes "
         "it is dated 1895. Either the year of the game or that of the print is ten years off, or the article came "
         "long after the game. Page and printer stand run together with the year.",
         {},
         "not looked up",
         "Check the year on the title page."},
    };
}

// Of the recorded game.
std::vector<MissingInfo> of_the_record() {
    return {
        {"neva.missing.any-move-fails",
         "vague claim",
         "What counts as failure in round four is not said",
         "Every move of Black is said to fail, and his is called the lesser of two evils. He has five moves. After "
         "22-32, 12-13 and 33-34 White captures at once and Black loses one, three and two men whatever happens; "
         "after 33-43 he can lose two, and after the move he chose, 21-31, one. So each can cost a man before his "
         "next turn. But two cost one at most, and the man put on 31 is what White's combination rested on.",
         {"neva.capture.compulsory"},
         "counted over all replies of the three others up to Black's next turn",
         "Say what would have been lost, and which two moves are compared."},
    };
}

}  // namespace

std::vector<MissingInfo> missing_claims() {
    auto all = of_the_game();
    for (const MissingInfo& m : of_the_record()) all.push_back(m);
    return all;
}

}  // namespace nomos::neva
