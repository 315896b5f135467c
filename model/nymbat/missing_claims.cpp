// What the text says of the game as a whole - figures, penalties, the home row, balance - and that is not
// so, not wholly so, or that nobody can test. Of attacks and groups: missing_claims_of_play.cpp.
#include "model/nymbat/missing.hpp"

namespace nomos::nymbat {
namespace {

using Table = std::vector<MissingInfo>;

constexpr std::string_view kNoFigures = "no figures are given";

// Contradictions with the rules, and what counting refutes.
Table not_so() {
    return {
        {"nymbat.missing.seven-or-three",
         "contradiction",
         "Seven turns of delay in the rules, three in the analysis",
         "By the rules every seventh delay costs something; by the analysis a step forward is due once in three "
         "turns. Both cannot hold. The second may also mean three in a row. Counted so, a player could shuffle for "
         "ever and pay nothing: back with one piece while another stays in front, forward again with it alone.",
         {"nymbat.delay.count", "nymbat.penalty.due"},
         "settled as the reading nymbat.delay.turns; proved (nymbat.law.every-step-goes-on): if delays add up, to "
         "seven or "
         "to three, every game ends, "
         "whatever the other readings; if only three in a row count, two players with two 2s each can go on for ever",
         "Correct the figure in the analysis."},
        {"nymbat.missing.large-groups-delay",
         "false claim",
         "A large group need not move more pieces to avoid a delay",
         "The need to move many pieces ahead is called a disadvantage of large groups. By the footnote to the rule a "
         "group is as near as its closest piece. So one step of one foremost piece is enough, whether the group has "
         "two pieces or sixty; and a move with any other group, a piece brought in, a removal do as well.",
         {"nymbat.delay.turn", "nymbat.retreat.turn"},
         "tried with every foremost piece of all shapes of up to six hexes",
         "Strike the argument, or count the piece that is farthest back."},
        {"nymbat.missing.billion",
         "false claim",
         "The set-ups of 1s alone are 134,217,727, no billion",
         "The set-up area has 27 hexes by the rules; a first turn may put 1s on any of them, on one at least. All 27 "
         "cost less than 30, so that no limit "
         "interferes: 2^27 - 1. If mirror images are one, 67,117,055. A billion would take 30 hexes. It is passed "
         "when both players' set-ups are multiplied, or when other numbers may stand beside a 1 - neither of which "
         "the sentence says. With all numbers there are 11,207,026,764,654,769.",
         {"nymbat.bring.hex", "nymbat.bring.first-limit"},
         "counted hex by hex and in closed form",
         "Write: more than a hundred million with 1s alone, and eleven million billion in all."},
        {"nymbat.missing.two-ones",
         "false claim",
         "Two 1s on the home row do not always save the game",
         "An enemy has come to an empty home row; with two points of reserve one cannot lose, it is said, since two "
         "1s there cannot both be removed. If the enemy came with a group, they can. With blue 3s on d1 and e1, Red "
         "has no pair of hexes on that row where both 1s live, and Blue has won a turn later; against two 6s nothing "
         "else in the set-up area helps either. What is true: a single enemy piece cannot remove both, if they stand "
         "apart.",
         {"nymbat.win.home-row", "nymbat.bring.hex", "nymbat.move.of-group"},
         "8/9/10/11/12/13/14/15/14/13/12/11/10/9/3b3b33 r 2,10 0,0 last:b; all 15 pairs tried against two 3s, all 350 "
         "ways to spend two points against two 6s",
         "Write: if a single piece has come to your empty home row."},
    };
}

// What cannot be tested as it stands.
Table not_testable() {
    return {
        {"nymbat.missing.reasonable-million",
         "vague claim",
         "What a reasonable set-up is, is not said",
         "A million of them with higher numbers is claimed. Without 1s there are 3,878,718,567,360 in all; with 4s "
         "alone 1,285,623, and with 5s and 6s 3,185,028. So the figure is right for nearly every sense of the word, "
         "and far too low for most.",
         {"nymbat.bring.number", "nymbat.bring.first-limit"},
         "counted hex by hex and in closed form; 5s alone give 397,593 and 6s 101,583",
         "Say what is counted, or give the whole number."},
        {"nymbat.missing.nontransitive",
         "vague claim",
         "What the nontransitivity is one of, is not said",
         "Among numbers the text's own list goes round: 1s before 2s, 2s before 3s, 3s before 6s, 6s before 1s. In "
         "attacks on a shield it does so as well, by 1, 2, 4, 3, 6. Whether set-ups, the things players choose, go "
         "round is a question about perfect play, which nobody can answer for this board. That it makes a game "
         "interesting is the author's opinion.",
         {"nymbat.removal.mover", "nymbat.bring.number"},
         "all pairs of numbers tried, three attackers against a shield",
         "Write: among numbers, good against is not transitive; and give the circle."},
        {"nymbat.missing.balanced",
         "vague claim",
         "Balanced, and yet the high numbers are the more powerful ones",
         "All numbers are to have a use; a few lines on, the high ones are obviously stronger, since they go farther "
         "and are lost less often. Both facts are so. But a 6 costs six 1s, and three 1s that attack a shield of 6s "
         "take 18 points for 3. Stronger piece by piece, or point by point? Only the second bears on balance.",
         {"nymbat.removal.mover", "nymbat.move.distance", "nymbat.bring.reserve-limit"},
         "of 186 pairs of a target and its support a 1 is lost in 15 more than a 6; in attacks on a shield each "
         "number is better than some other and worse than some other",
         "Say: stronger singly; for their price none is."},
        {"nymbat.missing.just-as-well",
         "vague claim",
         "A low number wins as well as a high one, but not as soon",
         "Any piece on the enemy's home row wins, that much is so. From the front of the set-up area it is twelve "
         "rows: twelve turns for a 1, two for a 6. Three sentences before, just this makes high numbers the strong "
         "ones.",
         {"nymbat.win.home-row", "nymbat.move.distance"},
         "12, 6, 4, 3, 3 and 2 turns for the numbers from 1 to 6, if nobody is in the way",
         "Write: any number wins on the home row."},
        {"nymbat.missing.one-number-one-group",
         "vague claim",
         "One number to a group, or all in one group?",
         "Groups should mostly be of one number, says the first tip; put everything in one big group at the start, "
         "says a later one, and move it all. Both together mean to buy one number only. A mixed group moves at the "
         "pace of its lowest. That nobody can be attacked so early is right: set-up areas are ten rows apart, and no "
         "piece goes more than six.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.bring.number"},
         "the least distance between two set-up areas is 10",
         "Say which tip gives way."},
        {"nymbat.missing.tested",
         "vague claim",
         "Strategies were tested, and nothing is said of how",
         "All 6s and all 5s have been tried, and triangles of 3s are the answer. How many games, who played, who won, "
         "with which set-ups, is not said.",
         {},
         kNoFigures,
         "Give the games, or say that it is a feeling."},
        {"nymbat.missing.first-move",
         "vague claim",
         "Whether it is good to begin is left open",
         "The author is not sure, and has an argument for either. It is honest; but the one remedy that the rules "
         "offer is that players agree who begins.",
         {"nymbat.setup.reserve"},
         kNoFigures,
         "Say how many recorded games each side has won."},
    };
}

}  // namespace

std::vector<MissingInfo> missing_claims() {
    Table all = not_so();
    for (const MissingInfo& m : not_testable()) all.push_back(m);
    return all;
}

}  // namespace nomos::nymbat
