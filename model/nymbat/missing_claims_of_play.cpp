// What the text says of attacks and groups - what is safe, who beats whom - and that is not so, not wholly
// so, or hangs on the sense of a word.
#include "model/nymbat/missing.hpp"

namespace nomos::nymbat {
namespace {

using Table = std::vector<MissingInfo>;

// Which groups are safe.
Table of_groups() {
    return {
        {"nymbat.missing.horde-depth",
         "false claim",
         "No depth makes a line safe from a breakthrough",
         "A line one row deeper than the enemy's highest number is said to be safe: nobody gets through it in one "
         "turn. But a piece in its front can be cut off from the others, and that splits the group as well. Let Red "
         "fill the set-up area with 1s, three deep, and two blue 2s stand before it: one removes b3, the other a2, "
         "and a3 is alone. In the same way two 3s break into four rows and two 4s into five; away from the edge it "
         "takes four. From edge to edge six rows would need 63 pieces, more than a player has. Right for 1s, and "
         "against one attacker.",
         {"nymbat.breakthrough.split", "nymbat.breakthrough.asked"},
         "8/9/10/11/12/13/14/15/14/13/12/1b2b28/r1r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1r1/r1r1r1r1r1r1r1r1 b 33,10 0,0: "
         "b4-b3, then c4-a2",
         "Write: such a line cannot be cut through, but pieces of its front can still be cut off."},
        {"nymbat.missing.two-types",
         "vague claim",
         "Safe from how many attackers, the two safe types do not say",
         "Twins and shields are named as the two kinds of group that cannot be split; the next sentence has a third, a "
         "deep line, which can be. If any number of enemies may attack in one turn the two are it, and the lone piece "
         "is the only other. If one attacks, many more are safe: of "
         "groups of four 3 shapes beside 41 that are not, of six 15, among them the ring and the large triangle. Two "
         "removals split these; no group of five or more withstands three. Elsewhere groups are called vulnerable "
         "without exception, or only large ones and some small.",
         {"nymbat.breakthrough.split", "nymbat.breakthrough.no-chain"},
         "all 4711 shapes of up to seven hexes, every order of removals that an attacker can come to",
         "Write: only these two cannot be split however many pieces attack."},
        {"nymbat.missing.lose-a-lot",
         "vague claim",
         "A split costs at most four more pieces, and six points",
         "If a group is split, a lot will be lost. What is taken must touch the piece removed first, and must add up "
         "to no more than the attacker's number. Pieces that touch it and fall apart are four at most. So an attack "
         "with a breakthrough removes five pieces at the very most, and 12 points if two 6s go. A piece with a higher "
         "number than the attacker is in no danger from it. But every piece of a group may attack: five 6s, which a "
         "first turn can buy, take all 60 points of the enemy in one turn.",
         {"nymbat.breakthrough.take", "nymbat.breakthrough.limit", "nymbat.move.of-group"},
         "proved: 12 points a piece at most, four pieces to choose from, and a turn takes no more than its pieces can; "
         "the "
         "record is played from the set-up",
         "Give the bound: pieces of no more than the attacker's number in all."},
        {"nymbat.missing.friends-force",
         "vague claim",
         "Adjacent friends do not always force the attacker off",
         "Groups defend better because friends add their value, so that the attacker is lost too. They add it, and "
         "never do harm in an attack; but a 6 that removes one of two 1s stays. And no friend saves the piece "
         "attacked: what is ended on is removed. Only friends that touch it count, not all of the group.",
         {"nymbat.removal.mover", "nymbat.removal.enemy"},
         "two 1s against a 6",
         "Write: and so raise the number that an attacker needs to survive."},
        {"nymbat.missing.counter-breakthrough",
         "vague claim",
         "Why 6s help against 5s is not the reason given",
         "A few 6s are to threaten breakthroughs against many 5s. A 5 can take another 5 in a breakthrough just as "
         "well. What a 6 has before a 5 is that it survives attacking a 5 without friends, and reaches one hex "
         "farther.",
         {"nymbat.breakthrough.limit", "nymbat.removal.mover"},
         "a budget of 5 and one of 6 both take one 5",
         "Name the advantage that 5s do not have themselves."},
    };
}

// Who beats whom.
Table of_numbers() {
    return {
        {"nymbat.missing.twins-beat",
         "vague claim",
         "Whether twins beat any piece hangs on what it is to beat",
         "Two pieces side by side are to beat every single one, even a 6. If the attacker must be lost in its attack, "
         "it is false: a 6 that removes one of two 1s stays. If the reply counts it is true: what stays stands beside "
         "the other twin, which removes it. By points, the measure that the text uses elsewhere, it is true of a 6, "
         "which never gains, and false of low numbers: a 1 that takes one of two 6s loses 1 for 6. The list of tips "
         "has "
         "6s before 1s, and makes no exception for twins of 1s.",
         {"nymbat.removal.mover", "nymbat.removal.enemy"},
         "of 126 cases the attacker stays in 13, is gone after the reply in all, and gains points in 70",
         "Write: after your reply the attacker is gone, and a 6 has never gained by it."},
        {"nymbat.missing.good-against",
         "vague claim",
         "Good against whom, when, and by how much",
         "Numbers are good against others if they usually remove more or lose less in a direct fight. Usually is not "
         "defined, nor is the fight. Whenever the lower number attacks it gains, whatever the two are. If three of "
         "the higher one, which reach farther, attack a shield of the lower, seven of the eight listed pairs come out "
         "as listed; 2s and 3s are even. Not listed, perhaps meant by the last word: 4s and 5s before 1s, 5s before "
         "4s, 6s before 5s.",
         {"nymbat.removal.mover", "nymbat.bring.number"},
         "all pairs tried; even are also 1 and 3, 2 and 6, 4 and 6",
         "Give the list as a table, with the fight that it is about."},
        {"nymbat.missing.horde-of-ones",
         "vague claim",
         "Gradually, easily and large enough are no numbers",
         "Many 1s are to push back 2s gradually and to fall easily to enough 5s or 6s. In the arithmetic of a "
         "straight front a 2 that attacks is lost for a 1, and a 1 that attacks takes a 2 for itself; a first 5 is "
         "lost and a second, beside it, stays; 6s stay at once. So it is plausible. How many 5s are enough, and "
         "whether the 1s get to strike back, is not said.",
         {"nymbat.removal.mover"},
         "a 1 inside a straight front has a strength of 5",
         "Say: 6s, and 5s after the first, are not lost to a front of 1s."},
    };
}

}  // namespace

std::vector<MissingInfo> missing_claims_of_play() {
    Table all = of_groups();
    for (const MissingInfo& m : of_numbers()) all.push_back(m);
    return all;
}

}  // namespace nomos::nymbat
