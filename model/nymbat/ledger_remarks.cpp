// The ledger after the rules: what the text says about the game, in tips and in an analysis.
#include "model/nymbat/ledger.hpp"

namespace nomos::nymbat {
namespace {

using enum SentenceKind;
using enum SentenceForm;
using Table = std::vector<LedgerEntry>;

Table of_downloads() {
    return {
        {77, commentary, heading, {"downloads", 66, 39, 1}, 0x6e08181f623d83de, "Heading: what can be downloaded.", {}},
        {78, commentary, sentence, {"downloads", 68, 40, 1}, 0x14c7eed0797d0537,
         "The rules with pictures, as a file; the link is lost.", {"nymbat.missing.pdf-and-module"}},
        {79, commentary, sentence, {"downloads", 70, 41, 1}, 0x4d3066cf2f48ec26,
         "A module for playing on computers; the link is lost.", {"nymbat.missing.pdf-and-module"}},
    };
}

Table of_tips() {
    return {
        {80, commentary, heading, {"tips", 73, 42, 1}, 0x6447a11e9abcdf5e, "Heading: advice.", {}},
        {81, commentary, sentence, {"tips", 75, 43, 1}, 0x03bc541b60724a28, "A few simple tips.", {}},
        {82, claim, sentence, {"tips", 77, 44, 1}, 0x035d0bb075b144ec,
         "Mostly keep to one number in a group.",
         {"nymbat.missing.one-number-one-group", "nymbat.claim.mixed-groups-waste-distance"}},
        {83, claim, sentence, {"tips", 77, 44, 2}, 0x68e30863de4fb010,
         "So no distance goes unused.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.missing.points",
          "nymbat.missing.one-number-one-group", "nymbat.claim.mixed-groups-waste-distance"}},
        {84, claim, sentence, {"tips", 79, 45, 1}, 0x2800281759999d2d,
         "Groups are better at defence.",
         {"nymbat.removal.mover", "nymbat.missing.friends-force", "nymbat.claim.friends-deter-and-save-nobody"}},
        {85, claim, sentence, {"tips", 79, 45, 2}, 0x717c9b4c7b553663,
         "Neighbours are added up, and that deters.",
         {"nymbat.removal.mover", "nymbat.missing.friends-force", "nymbat.claim.friends-deter-and-save-nobody"}},
        {86, claim, sentence, {"tips", 81, 46, 1}, 0x7c53a5189d4a3a9c,
         "A breakthrough threatens large groups and a few small ones.",
         {"nymbat.breakthrough.split", "nymbat.missing.two-types", "nymbat.claim.never-split"}},
        {87, claim, sentence, {"tips", 81, 46, 2}, 0x466f4e19ae6ef10f,
         "One should hardly ever let it happen.",
         {"nymbat.missing.lose-a-lot", "nymbat.bound.most-points-of-one-piece"}},
        {88, claim, sentence, {"tips", 83, 47, 1}, 0x8be38c3c0fdd2209,
         "Three hexes that touch one another make a group that a breakthrough cannot hurt.",
         {"nymbat.breakthrough.split", "nymbat.missing.shield-of-hexes", "nymbat.missing.two-types",
          "nymbat.example.shield-is-not-split", "nymbat.example.line-is-split", "nymbat.claim.never-split"}},
        {89, claim, sentence, {"tips", 83, 47, 2}, 0x4da5f49ff05f6090,
         "It is called a shield, for when high numbers are near.",
         {"nymbat.missing.shield-of-hexes", "nymbat.missing.good-against"}},
        {90, claim, sentence, {"tips", 85, 48, 1}, 0x404241df32a835fe,
         "One large group will do at the start.", {"nymbat.missing.one-number-one-group"}},
        {91, claim, sentence, {"tips", 85, 48, 2}, 0x4445f761f44f9913,
         "The enemy is too far off to attack yet.",
         {"nymbat.move.distance", "nymbat.missing.one-number-one-group", "nymbat.claim.set-up-areas-are-far-apart"}},
        {92, claim, sentence, {"tips", 85, 48, 3}, 0x7a2220df624a7455,
         "And all of it can be moved next.",
         {"nymbat.move.of-group", "nymbat.missing.one-number-one-group", "nymbat.invariant.chosen-group-is-whole"}},
        {93, claim, sentence, {"tips", 87, 49, 1}, 0x3b2c28c5d6fc54b2,
         "With 2 or more in reserve an enemy on one's bare home row has not won.",
         {"nymbat.win.home-row", "nymbat.win.there", "nymbat.missing.two-ones", "nymbat.example.two-1s",
          "nymbat.claim.two-ones-can-fall", "nymbat.claim.two-ones-withstand-one"}},
        {94, claim, sentence, {"tips", 87, 49, 2}, 0x149e0cdee3d253f3,
         "For then two 1s come in there.",
         {"nymbat.win.home-row", "nymbat.win.there", "nymbat.bring.hex", "nymbat.missing.two-ones",
          "nymbat.example.two-1s", "nymbat.example.two-1s-both", "nymbat.example.two-1s-save-the-game",
          "nymbat.claim.two-ones-can-fall"}},
        {95, claim, sentence, {"tips", 87, 49, 3}, 0x5abc72339bf95ee8,
         "They cannot both be taken off.",
         {"nymbat.win.home-row", "nymbat.win.there", "nymbat.move.of-group", "nymbat.missing.two-ones",
          "nymbat.example.two-1s-save-the-game", "nymbat.example.two-1s-against-one", "nymbat.claim.two-ones-can-fall",
          "nymbat.claim.two-ones-withstand-one"}},
        {96, claim, sentence, {"tips", 89, 50, 1}, 0x53eb770ea5fdd54b,
         "Some numbers suit others as opponents.",
         {"nymbat.missing.good-against", "nymbat.claim.who-is-good-against-whom"}},
        {97, claim, sentence, {"tips", 89, 50, 2}, 0x86e94c00308d2d8a,
         "That is, in a straight fight they mostly take more points, or lose fewer.",
         {"nymbat.missing.good-against", "nymbat.missing.points", "nymbat.missing.twins-beat",
          "nymbat.claim.who-is-good-against-whom", "nymbat.claim.the-lower-gains-when-it-attacks"}},
        {98, commentary, sentence, {"tips", 89, 50, 3}, 0xf343213255ecaf0b, "Learn which.", {}},
        {99, claim, sentence, {"tips", 89, 50, 4}, 0xdb297b2eb8d79538,
         "A list: 3 before 6 and 5, 6 before 1, 1 before 2, 2 and 4 before 3, 2 before 4, 5 before 2, and more.",
         {"nymbat.missing.good-against", "nymbat.missing.nontransitive", "nymbat.claim.who-is-good-against-whom",
          "nymbat.claim.better-goes-round", "nymbat.missing.twins-beat"}},
        {100, commentary, heading, {"tips", 91, 51, 1}, 0xffbcbfb4f9c26cbc,
         "Heading: a set-up for those new to it.", {"nymbat.missing.beginners-set-up"}},
        {101, claim, stub, {"tips", 92, 52, 1}, 0xecfd29c849ef1f56,
         "A fairly good one, for exactly 30; it was a picture, and is lost.",
         {"nymbat.bring.first-limit", "nymbat.missing.beginners-set-up", "nymbat.claim.set-ups-in-all"}},
    };
}

Table of_analysis() {
    return {
        {102, commentary, heading, {"analysis", 97, 53, 1}, 0x4b7785c29fc3ab83, "Heading: a study of the game.", {}},
        {103, commentary, sentence, {"analysis", 99, 54, 1}, 0xaa54f66d35bbb1d3,
         "Looking closer at first turns.", {"nymbat.missing.word-move"}},
        {104, claim, sentence, {"analysis", 99, 54, 2}, 0xe5387b5825ac40b0,
         "With nothing but 1s they number a thousand million or more.",
         {"nymbat.bring.hex", "nymbat.bring.first-limit", "nymbat.missing.billion", "nymbat.claim.set-ups-of-ones"}},
        {105, claim, sentence, {"analysis", 99, 54, 3}, 0xd8b8843c7f17d3ab,
         "Sensible ones with higher numbers: a million or more.",
         {"nymbat.bring.number", "nymbat.missing.reasonable-million", "nymbat.claim.set-ups-of-higher-numbers"}},
        {106, claim, sentence, {"analysis", 101, 55, 1}, 0x406576433c97cc0f,
         "Who beats whom seems not to be transitive.",
         {"nymbat.missing.nontransitive", "nymbat.claim.better-goes-round"}},
        {107, claim, sentence, {"analysis", 101, 55, 2}, 0x25acc462f161c6a3,
         "Which is what makes a game worth playing, in the author's view.", {"nymbat.missing.nontransitive"}},
    };
}

Table of_the_dilemma() {
    return {
        {108, commentary, heading, {"dilemma", 103, 56, 1}, 0x3845f9c3c8eb0e46, "Heading: the dilemma.", {}},
        {109, commentary, sentence, {"dilemma", 105, 57, 1}, 0x8e656a019e472a53,
         "To group or not to group is the question of the game.", {}},
        {110, claim, sentence, {"dilemma", 107, 58, 1}, 0xfd476033ed069fd0,
         "For: the larger a group, the more moves in one turn.",
         {"nymbat.move.of-group", "nymbat.invariant.group-is-the-movers", "nymbat.invariant.chosen-group-is-whole"}},
        {111, claim, sentence, {"dilemma", 107, 58, 2}, 0x217f2eebf9f8e7dd,
         "For: neighbours help in defence, so that who attacks is lost as well.",
         {"nymbat.removal.mover", "nymbat.missing.friends-force", "nymbat.example.twins-of-3s",
          "nymbat.example.twins-of-1s", "nymbat.claim.friends-deter-and-save-nobody"}},
        {112, claim, sentence, {"dilemma", 109, 59, 1}, 0xf9c4afd6128830ed,
         "Against: a group can be broken through.",
         {"nymbat.breakthrough.split", "nymbat.missing.two-types", "nymbat.claim.never-split"}},
        {113, claim, sentence, {"dilemma", 109, 59, 2}, 0x68736ef4ad41ff0e,
         "Whose group is split loses much.",
         {"nymbat.breakthrough.take", "nymbat.breakthrough.limit", "nymbat.missing.lose-a-lot",
          "nymbat.bound.most-points-of-one-piece", "nymbat.bound.most-points-of-a-turn",
          "nymbat.bound.most-to-choose-from", "nymbat.bound.most-pieces-of-a-turn"}},
        {114, claim, sentence, {"dilemma", 109, 59, 3}, 0xc74b735794c09187,
         "Against: a mixed group wastes what its higher numbers could go.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.claim.mixed-groups-waste-distance"}},
        {115, claim, sentence, {"dilemma", 109, 59, 4}, 0x61504f24a21db43d,
         "The lowest number holds the others up.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.claim.mixed-groups-waste-distance"}},
        {116, claim, sentence, {"dilemma", 109, 59, 5}, 0x5d47e7c1073b5aa0,
         "Groups of a single number go farthest.",
         {"nymbat.group.as-chosen", "nymbat.move.distance", "nymbat.missing.one-number-one-group",
          "nymbat.claim.mixed-groups-waste-distance"}},
        {117, claim, sentence, {"dilemma", 109, 59, 6}, 0x41dfad316b9065f8,
         "Against, and easily overlooked: a large group has more pieces to bring forward.",
         {"nymbat.delay.turn", "nymbat.missing.large-groups-delay", "nymbat.claim.one-piece-brings-closer"}},
        {118, claim, sentence, {"dilemma", 109, 59, 7}, 0x6227ce6ef4779ef3,
         "For who has not gone ahead within three turns pays a penalty.",
         {"nymbat.delay.count", "nymbat.delay.turns", "nymbat.missing.seven-or-three", "nymbat.law.delays-are-counted",
          "nymbat.termination.shufflers-go-on"}},
        {119, claim, sentence, {"dilemma", 109, 59, 8}, 0x401cb94a1ae3829c,
         "Who wants to wait is worse off with large groups.",
         {"nymbat.missing.large-groups-delay", "nymbat.claim.one-piece-brings-closer"}},
    };
}

Table of_balance() {
    return {
        {120, commentary, heading, {"balance", 111, 60, 1}, 0x6a88eaa409d46d17,
         "Heading: whether the pieces are balanced.", {}},
        {121, claim, sentence, {"balance", 113, 61, 1}, 0x92fbf1f38768a0c7,
         "Every number has a use, or is meant to.", {"nymbat.missing.balanced", "nymbat.claim.better-goes-round"}},
        {122, claim, sentence, {"balance", 115, 62, 1}, 0x74af1e9e0110240c,
         "High numbers are the strong ones: they go farther, and attacks cost them less often.",
         {"nymbat.move.distance", "nymbat.removal.mover", "nymbat.missing.balanced",
          "nymbat.claim.high-numbers-are-lost-less", "nymbat.missing.just-as-well"}},
        {123, claim, sentence, {"balance", 115, 62, 2}, 0x61bb80399beafad6,
         "Their drawback is that one can afford fewer of them.",
         {"nymbat.bring.reserve-limit", "nymbat.missing.balanced", "nymbat.claim.high-numbers-are-fewer"}},
        {124, claim, sentence, {"balance", 115, 62, 3}, 0x19ee6f63b0fdbfb9,
         "Of low ones there can be more.",
         {"nymbat.bring.reserve-limit", "nymbat.missing.balanced", "nymbat.claim.high-numbers-are-fewer"}},
        {125, claim, sentence, {"balance", 115, 62, 4}, 0xb53900bf5d94d543,
         "And a low number wins the game no worse than a high one.",
         {"nymbat.win.home-row", "nymbat.missing.just-as-well", "nymbat.claim.any-number-wins"}},
    };
}

Table of_strategy() {
    return {
        {126, commentary, heading, {"strategy", 117, 63, 1}, 0x2f2724f046220c64, "Heading: plans of play.", {}},
        {127, claim, sentence, {"strategy", 119, 64, 1}, 0xa5a049320454d000,
         "To buy only 6s, or only 5s, and to charge has been tried out.", {"nymbat.missing.tested"}},
        {128, claim, sentence, {"strategy", 119, 64, 2}, 0x149c5791612a52cc,
         "The answer is many 3s, in shields of three.", {"nymbat.missing.tested", "nymbat.missing.good-against"}},
        {129, claim, sentence, {"strategy", 119, 64, 3}, 0xf473b46230685ece,
         "6s or 5s can take such a shield apart, and always lose more points than it has.",
         {"nymbat.removal.mover", "nymbat.missing.points", "nymbat.missing.good-against",
          "nymbat.example.shield-of-3s", "nymbat.example.shield-of-3s-ends",
          "nymbat.claim.shields-of-3s-cost-5s-and-6s-more"}},
        {130, claim, sentence, {"strategy", 119, 64, 4}, 0xc51fb0b6e3a1e3bb,
         "6s suffer more by it than 5s.",
         {"nymbat.removal.mover", "nymbat.missing.good-against", "nymbat.claim.shields-of-3s-cost-5s-and-6s-more"}},
        {131, claim, sentence, {"strategy", 119, 64, 5}, 0x1133e965b4714106,
         "A few 6s help in defence when the enemy has many 5s, for what they could break through in reply.",
         {"nymbat.breakthrough.limit", "nymbat.missing.counter-breakthrough",
          "nymbat.claim.a-5-breaks-through-5s-as-well"}},
        {132, claim, sentence, {"strategy", 121, 65, 1}, 0x5a7dbcd614451500,
         "Two sorts of group, lone pieces aside, can by their nature not be broken through.",
         {"nymbat.breakthrough.split", "nymbat.missing.two-types", "nymbat.claim.never-split"}},
        {133, claim, sentence, {"strategy", 121, 65, 2}, 0x9f123ace183e3c86,
         "Shields, that is three pieces which touch one another, and twins, two side by side.",
         {"nymbat.breakthrough.split", "nymbat.missing.two-types", "nymbat.missing.shield-of-hexes",
          "nymbat.example.shield-is-not-split", "nymbat.claim.never-split"}},
        {134, claim, sentence, {"strategy", 121, 65, 3}, 0x328f7b60ad871a46,
         "So may be a line that is deep enough, called a horde.",
         {"nymbat.breakthrough.split", "nymbat.missing.horde-depth", "nymbat.missing.line-and-depth",
          "nymbat.claim.no-depth-is-safe", "nymbat.claim.lines-withstand-one", "nymbat.claim.four-split-a-front",
          "nymbat.missing.two-types"}},
        {135, claim, sentence, {"strategy", 121, 65, 4}, 0xbc7db198196ec9ee,
         "How deep depends on what the other has at most.",
         {"nymbat.missing.horde-depth", "nymbat.missing.line-and-depth"}},
        {136, claim, sentence, {"strategy", 121, 65, 5}, 0x99f55dfcb2133940,
         "Three rows against 2s, four against 3s, and on like that.",
         {"nymbat.breakthrough.split", "nymbat.missing.horde-depth", "nymbat.missing.line-and-depth",
          "nymbat.claim.no-depth-is-safe", "nymbat.claim.lines-withstand-one"}},
        {137, claim, sentence, {"strategy", 121, 65, 6}, 0xfa64b14eabc1d512,
         "Who keeps away needs fewer.", {"nymbat.missing.horde-depth", "nymbat.missing.line-and-depth"}},
        {138, claim, sentence, {"strategy", 123, 66, 1}, 0xc8dfc3bf032ab36a,
         "1s together with 4s can beat groups of 3s.",
         {"nymbat.removal.mover", "nymbat.missing.good-against", "nymbat.claim.ones-and-fours-beat-threes"}},
        {139, claim, sentence, {"strategy", 125, 67, 1}, 0xfd1424dd30cf52db,
         "Twins that are attacked get the better of every lone piece, of a 6 too.",
         {"nymbat.removal.mover", "nymbat.missing.twins-beat", "nymbat.example.twins-of-3s",
          "nymbat.example.twins-of-1s", "nymbat.example.twins-reply",
          "nymbat.claim.twins-beat-any-piece-by-their-reply", "nymbat.claim.six-never-gains-from-twins"}},
        {140, claim, sentence, {"strategy", 127, 68, 1}, 0xb644de7ff42375c7,
         "Many 1s slowly drive 2s back and are no match for a good many 5s or 6s.",
         {"nymbat.removal.mover", "nymbat.missing.horde-of-ones", "nymbat.claim.horde-of-ones"}},
    };
}

Table of_the_first_move() {
    return {
        {141, commentary, heading, {"first move", 129, 69, 1}, 0x6167d1cfb5d773ab, "Heading: is it good to begin?", {}},
        {142, commentary, sentence, {"first move", 131, 70, 1}, 0x0f2ad0770e475f72,
         "The author does not know.", {"nymbat.missing.first-move"}},
        {143, claim, sentence, {"first move", 131, 70, 2}, 0x5ebd74c9757160eb,
         "Perhaps it is bad, since the second can answer the first one's choice of pieces.",
         {"nymbat.missing.first-move", "nymbat.missing.who-begins"}},
    };
}

}  // namespace

std::vector<LedgerEntry> ledger_of_remarks() {
    Table all;
    for (const Table& part :
         {of_downloads(), of_tips(), of_analysis(), of_the_dilemma(), of_balance(), of_strategy(),
          of_the_first_move()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace nomos::nymbat
