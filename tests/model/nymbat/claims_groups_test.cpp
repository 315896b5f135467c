// What the source says of groups - which are safe from a breakthrough, how deep a line must be, what two
// 1s on the home row are worth - decided once more, hex by hex and without the rules that decide it as checks
// (properties/nymbat/claims_of_groups.hpp, claims_of_home_row.hpp).
#include <gtest/gtest.h>

#include "tests/model/nymbat/skirmish.hpp"

namespace nomos::nymbat {
namespace {

using namespace skirmish;

// --- which groups cannot be split ------------------------------------------------------------------
// Hexes of a group that an attacker comes to from outside: they touch a vacant hex that is not walled in.
Hexes open_to_attack(const Hexes& group) {
    Hexes outside{{-2, -2}}, edge = outside, open;
    while (!edge.empty()) {
        Hexes next;
        for (const Hex h : edge)
            for (const Hex n : around(h)) {
                if (group.contains(n))
                    open.insert(n);
                else if (std::min(n.column, n.row) > -3 && std::max(n.column, n.row) < 9 && outside.insert(n).second)
                    next.insert(n);
            }
        edge = next;
    }
    return open;
}
// How many pieces of a group must be removed, one after the other in one turn, for a breakthrough. 0:
// whatever is removed, in whatever order, never splits it.
int removals_until_split(const Hexes& group) {
    std::set<Hexes> left{group};  // what can be left after so many
    for (int removed = 1; !left.empty(); ++removed) {
        std::set<Hexes> next;
        for (const Hexes& now : left)
            for (const Hex h : open_to_attack(now)) {
                if (splits(now, h)) return removed;
                next.insert(without(now, h));
            }
        left = next;
    }
    return 0;
}
bool all_touch(const Hexes& group) {
    for (const Hex a : group)
        for (const Hex b : group)
            if (distance(a, b) > 1) return false;
    return true;
}
// The claim: twins and shields are the two types that cannot be split. Against any number of attackers it
// is so. Why for larger groups too: the left end of the lowest row has at most three friends beside it, and each
// of these can be come at from outside, or is when another is gone. When all are gone, it is cut off.
TEST(NymbatClaims, OnlySinglesTwinsAndShieldsAreNeverSplit) {
    std::map<int, std::map<int, int>> found;  // by size: how many need so many removals
    for (int size = 1; size <= 7; ++size)
        for (const Hexes& group : shapes(size)) {
            const int removals = removals_until_split(group);
            EXPECT_EQ(removals == 0, all_touch(group));
            ++found[size][removals];
        }
    const std::map<int, std::map<int, int>> expected{{1, {{0, 1}}},
                                                     {2, {{0, 3}}},
                                                     {3, {{0, 2}, {1, 9}}},
                                                     {4, {{1, 41}, {2, 3}}},
                                                     {5, {{1, 180}, {2, 6}}},
                                                     {6, {{1, 799}, {2, 15}}},
                                                     {7, {{1, 3615}, {2, 36}, {3, 1}}}};
    EXPECT_EQ(found, expected) << "against one attacker many more are safe: rings, diamonds, large triangles";
}
TEST(NymbatClaims, RingsAndLargeTrianglesWithstandOneAttackerOnly) {
    Hexes ring, triangle{{0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}, {2, 2}}, diamond{{0, 0}, {1, 0}, {1, 1}, {2, 1}};
    for (const Hex h : around({1, 1})) ring.insert(h);
    for (const Hexes& group : {ring, triangle, diamond}) EXPECT_EQ(removals_until_split(group), 2);
    ring.insert({1, 1});
    EXPECT_EQ(removals_until_split(ring), 3) << "the most that any group of seven or fewer takes";
}
TEST(NymbatClaims, ALineOfThreeIsNoShield) {
    const Hexes straight{{0, 0}, {1, 0}, {2, 0}}, bent{{0, 0}, {1, 0}, {2, 1}}, shield{{0, 0}, {1, 0}, {1, 1}};
    EXPECT_EQ(removals_until_split(straight), 1);
    EXPECT_EQ(removals_until_split(bent), 1);
    EXPECT_EQ(removals_until_split(shield), 0);
}

// --- how deep a line must be -----------------------------------------------------------------------
// 1s from edge to edge, so that there is no way round, and as deep as the claim asks for: one row more
// than the number of the enemies. Two of these stand before its left end; the one takes the piece
// next to the corner of the front, the other the one behind that corner, which is cut off.
TEST(NymbatClaims, TwoPiecesBreakThroughALineOfTheDepthAskedFor) {
    for (int n = 2; n <= 4; ++n) {
        const int depth = n + 1;
        Pieces line = pieces_on(rows(0, depth - 1), 1);
        EXPECT_LE(line.size(), 60U) << "as many 1s as a player can have";
        const Hex first{1, depth}, second{2, depth}, beside{1, depth - 1}, behind{0, depth - 2};
        ASSERT_TRUE(on_board(first) && on_board(second) && distance(first, second) == 1);
        ASSERT_TRUE(reach(first, n, line).contains(beside));
        EXPECT_FALSE(reach(second, n, line).contains(behind)) << "only when the way is open";
        EXPECT_FALSE(attack(line, beside, n).split);
        ASSERT_TRUE(reach(second, n, line).contains(behind));
        EXPECT_TRUE(attack(line, behind, n).split) << n;
        EXPECT_EQ(groups({{0, depth - 1}}), groups(hexes_of(line)) - 1) << "the corner and the rest";
    }
}
TEST(NymbatClaims, ALineOfSixRowsFromEdgeToEdgeNeedsMorePiecesThanThereAre) {
    EXPECT_EQ(rows(0, 4).size(), 50U);
    EXPECT_EQ(rows(0, 5).size(), 63U) << "each costs 1 of 60 at least";
}
// In the middle of the front four 2s do it, however deep the line is.
TEST(NymbatClaims, FourTwosBreakThroughInTheMiddleOfAFront) {
    Pieces line = pieces_on(rows(0, 4), 1);
    const std::array<std::pair<Hex, Hex>, 4> attacks{
        {{{4, 5}, {4, 4}}, {{6, 5}, {6, 4}}, {{5, 5}, {4, 3}}, {{7, 5}, {5, 3}}}};
    for (std::size_t i = 0; i < 4; ++i) {
        ASSERT_TRUE(reach(attacks[i].first, 2, line).contains(attacks[i].second)) << i;
        EXPECT_EQ(attack(line, attacks[i].second, 2).split, i == 3) << i;
    }
}
// One attacker alone never splits a line of two rows or more; 1s never one of two rows.
TEST(NymbatClaims, ALineWithstandsOneAttackerAndAnyNumberOfOnes) {
    for (int depth = 2; depth <= 5; ++depth)
        for (const Hex h : rows(0, depth - 1)) EXPECT_FALSE(splits(rows(0, depth - 1), h));
    const Hexes line = rows(0, 1), front = rows(1, 1), before = rows(2, 2);
    for (const Hex from : before)
        for (const Hex h : reach(from, 1, pieces_on(line, 1))) EXPECT_FALSE(line.contains(h) && !front.contains(h));
    for (unsigned removed = 0; removed < 1U << front.size(); ++removed) {
        Hexes left = line;
        unsigned bit = 0;
        for (const Hex h : front)
            if ((removed >> bit++ & 1U) != 0) left.erase(h);
        EXPECT_EQ(groups(left), 1);
    }
}

// --- two 1s on the home row ------------------------------------------------------------------------
// Two intruders with this number stand on d1 and e1, all that the defender has is a reserve of 2. Can they
// remove these pieces in one turn? Each moves once, in either order.
const std::array<Hex, 2> kIntruders{{{3, 0}, {4, 0}}};
bool both_fall(const Pieces& defenders, int number) {
    for (std::size_t first : {std::size_t{0}, std::size_t{1}})
        for (const Hex target : hexes_of(defenders)) {
            Pieces left = defenders;
            if (!reach(kIntruders[first], number, left).contains(target)) continue;
            if (attack(left, target, number).lost) continue;
            if (left.empty()) return true;
            const Hex other = left.begin()->first;
            if (reach(kIntruders[1 - first], number, left).contains(other) && !attack(left, other, number).lost)
                return true;
        }
    return false;
}
bool is_intruder(Hex h) { return h == kIntruders[0] || h == kIntruders[1]; }
TEST(NymbatClaims, TwoOnesOnTheHomeRowFallToTwoThrees) {
    int pairs = 0;
    for (const Hex a : rows(0, 0))
        for (const Hex b : rows(0, 0)) {
            if (!(a < b) || is_intruder(a) || is_intruder(b)) continue;
            EXPECT_TRUE(both_fall({{a, 1}, {b, 1}}, 3));
            ++pairs;
        }
    EXPECT_EQ(pairs, 15);
    EXPECT_FALSE(both_fall({{{0, 0}, 1}, {{7, 0}, 1}}, 2)) << "2s on d1 and e1 do not reach the ends of the row";
}
// Nor does anything else help against two 6s: with no piece on the home row the defender has lost at once,
// else all that he brought in falls, and one of the 6s ends on the home row.
TEST(NymbatClaims, NothingThatAReserveOfTwoBuysHelpsAgainstTwoSixes) {
    int defences = 0;
    const auto falls = [&defences](const Pieces& defence) {
        ++defences;
        return both_fall(defence, 6);
    };
    for (const Hex a : rows(0, 2)) {
        if (is_intruder(a)) continue;
        EXPECT_TRUE(falls({{a, 1}}) && falls({{a, 2}}));
        for (const Hex b : rows(0, 2)) {
            if (!(a < b) || is_intruder(b)) continue;
            EXPECT_TRUE(falls({{a, 1}, {b, 1}}));
        }
    }
    EXPECT_EQ(defences, 25 + 25 + 25 * 24 / 2);
}
// Against a single intruder, whatever it is, the tip is right: two 1s apart are no group, and it moves once.
TEST(NymbatClaims, TwoOnesApartSurviveASingleIntruder) {
    for (const Hex intruder : rows(0, 0)) {
        const Hex left{intruder.column < 4 ? 5 : 0, 0}, right{intruder.column < 4 ? 7 : 2, 0};
        for (const Hex target : {left, right})
            for (int n = 1; n <= 6; ++n) {
                Pieces ones{{left, 1}, {right, 1}};
                EXPECT_FALSE(attack(ones, target, n).split);
                EXPECT_EQ(ones.size(), 1U);
            }
    }
}

// --- coming closer, and not ------------------------------------------------------------------------
int front_of(const Hexes& group) {
    int front = 0;
    for (const Hex h : group) front = std::max(front, h.row);
    return front;
}
// One step of one foremost piece brings a group closer, whatever its size: no more have to move.
TEST(NymbatClaims, OnePieceBringsAnyGroupCloser) {
    for (int size = 1; size <= 6; ++size)
        for (const Hexes& group : shapes(size))
            for (const Hex h : group) {
                if (h.row != front_of(group)) continue;
                const Hex ahead{h.column, h.row + 1};
                ASSERT_FALSE(group.contains(ahead));
                Hexes after = without(group, h);
                after.insert(ahead);
                EXPECT_EQ(front_of(after), front_of(group) + 1);
            }
}
// If three delays in a row were asked for, two 2s could shuffle for ever without a penalty: back with the
// one while the other stays in front, which is a delay, then forward with it alone, which is none.
TEST(NymbatClaims, DelaysCountedInARowLetAPlayerShuffle) {
    const Hex front{5, 5}, wanderer{6, 5}, back{6, 3};
    const Hexes together{front, wanderer}, apart{front, back};
    ASSERT_TRUE(groups(together) == 1 && groups(apart) == 2);
    EXPECT_EQ(distance(wanderer, back), 2);
    EXPECT_EQ(front_of(apart), front_of(together)) << "a delay, and no retreat";
    EXPECT_GT(front_of({wanderer}), front_of({back})) << "no delay; and as before";
}

}  // namespace
}  // namespace nomos::nymbat
