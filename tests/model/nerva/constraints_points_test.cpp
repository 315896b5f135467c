// Attack and defence points, counted by hand under each reading that bears on them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/model/nerva/constraints_table.hpp"

namespace nomos::nerva {
namespace {

using namespace table;

struct Sums {
    int attack, defence;
    friend bool operator==(const Sums&, const Sums&) = default;
    friend void PrintTo(const Sums& s, std::ostream* out) { *out << s.attack << " against " << s.defence; }
};
// Eight stands for "eight or more".
Sums points(const table::Setting& setting, const std::string& pieces, const std::string& m) {
    const auto p = position(pieces);
    const auto move = parse_move(m);
    const Force all{};
    const stated::Scene<Native> scene{setting, p, move, all};
    const stated::Totals<Native> totals{scene};
    const auto number = [](const stated::Points<bool>& sum) {
        return static_cast<int>(std::count(sum.at_least.begin(), sum.at_least.end(), true));
    };
    return {number(totals.attack()), number(totals.defence())};
}
Sums points(const std::string& pieces, const std::string& m) { return points(setting(), pieces, m); }
const std::string kHit = "e4_1 -> d4_1";

// e4 and c4 stand beside the target; f5 and f3 are diagonal to e4, b5 to c4.
TEST(NervaConstraintsPoints, AttackSum) {
    const std::string pieces = "we4_1 wc4_1 wf5_1 wf3_1 wb5_1 bd4_1";
    EXPECT_EQ(points(setting_with(AttackSum::each_linked), pieces, kHit), (Sums{5, 1}));
    EXPECT_EQ(points(setting_with(AttackSum::each_one), pieces, kHit), (Sums{2, 1}));
    EXPECT_EQ(points(setting_with(AttackSum::each_once), pieces, kHit), (Sums{5, 1})) << "no friend lends twice";
    EXPECT_EQ(points(setting_with(AttackSum::named_only), pieces, kHit), (Sums{3, 1}));
    EXPECT_EQ(points(setting_with(AttackSum::named_only), pieces, "c4_1 -> d4_1"), (Sums{2, 1}));
}
// Each-once: a friend who lends to several pawns adds one point, and one who attacks none but his own.
TEST(NervaConstraintsPoints, EachOnce) {
    const auto once = [](const std::string& pieces, auto... options) {
        return points(setting_with(AttackSum::each_once, options...), pieces, kHit).attack;
    };
    using enum LinkSharesAttack;
    EXPECT_EQ(once("we4_1 wd5_1 bd4_1"), 2) << "linked attackers count once each";
    EXPECT_EQ(once("we4_1 we5_1 bd4_1", around), 2);
    EXPECT_EQ(once("we5_1 we3_1 wf4_1 bd4_1"), 3) << "f4 is diagonal to both";
    EXPECT_EQ(points("we5_1 we3_1 wf4_1 bd4_1", "e5_1 -> d4_1").attack, 4);
    EXPECT_EQ(once("we4_1 wf4_1 bd4_1"), 1) << "beside, where diagonals share";
    EXPECT_EQ(once("we4_1 wf4_1 bd4_1", beside), 2);
    EXPECT_EQ(once("we4_1 wf4_1 wf5_1 wf3_1 bd4_1", beside), 2);
    EXPECT_EQ(once("we4_1 wf4_1 wf5_1 wf3_1 bd4_1", around), 4);
    EXPECT_EQ(once("we4_1 wf5_1 wg6_1 wg4_1 bd4_1", around), 2) << "nothing is passed on";
    EXPECT_EQ(once("we4_1 wf5_2 bd4_1", around), 1) << "another level";
    EXPECT_EQ(once("we4_1 bf5_1 bd4_1", around), 1) << "no friend";
    for (const std::string named : {"e4_1", "c4_1"})
        EXPECT_EQ(points(setting_with(AttackSum::each_once), "we4_1 wc4_1 wf5_1 bd4_1", named + " -> d4_1").attack, 3);
    EXPECT_EQ(points(setting_with(AttackSum::each_once), "wh4_1 wa5_1 wa6_1 bg4_1", "h4_1 -> g4_1").attack, 1);
    const Force no_links = all_but(Clause::link_attack);
    const auto p = position("we4_1 wf5_1 bd4_1");
    const auto s = setting_with(AttackSum::each_once);
    const auto move = parse_move(kHit);
    const stated::Scene<Native> scene{s, p, move, no_links};
    EXPECT_FALSE(stated::Totals<Native>{scene}.attack().at_least[1]) << "links are lent by nerva.link.attack";
}
TEST(NervaConstraintsPoints, EachOnceWithKings) {
    const auto once = [](KingLendsWhen lends, const std::string& pieces) {
        return points(setting_with(AttackSum::each_once, lends), pieces, "e5_1 -> d4_1").attack;
    };
    using enum KingLendsWhen;
    for (const auto lends : {nothing, standing, also_hidden}) {
        const int stands = lends == nothing ? 0 : 1, hides = lends == also_hidden ? 1 : 0;
        EXPECT_EQ(once(lends, "we5_1 bd4_1 Wf6_1"), 1 + stands);
        EXPECT_EQ(once(lends, "we5_1 bd4_1 ?Wf6_1"), 1 + hides);
        EXPECT_EQ(once(lends, "we5_1 bd4_1 -Wf6_1"), 1) << "captured";
        EXPECT_EQ(once(lends, "we5_1 bd4_1 Wf6_1 wf6_1"), 2) << "a place lends once";
        EXPECT_EQ(once(lends, "we5_1 we3_1 bd4_1 Wd4_1"), 2 + stands) << "on the target's own place, lent to both";
        EXPECT_EQ(once(lends, "we5_1 wd3_1 bd4_1 Wc4_1"), 2 + stands) << "around the target, where no pawn is";
        EXPECT_EQ(once(lends, "we5_1 wd3_1 wc4_1 bd4_1 Wc4_1"), 3) << "where one attacks, only the pawn's own";
    }
}
TEST(NervaConstraintsPoints, EachOnceWithStacks) {
    const std::string stack = "we4_1 we4_2 we4_3 ";
    const auto once = [](StackLinksToo links, const std::string& pieces) {
        return points(setting_with(AttackSum::each_once, links), pieces + " bd4_1", kHit).attack;
    };
    using enum StackLinksToo;
    EXPECT_EQ(once(fixed, stack + "wf5_1"), 3) << "nothing is lent to a full stack";
    EXPECT_EQ(once(base, stack + "wf5_1"), 4);
    for (const auto links : {fixed, base}) {
        EXPECT_EQ(once(links, stack + "wd5_1"), 4) << "two attackers";
        EXPECT_EQ(once(links, stack + "we6_1 wd5_1"), 5) << "the friend lends to the plain one";
        EXPECT_EQ(once(links, "we4_1 wf5_1 wf5_2 wf5_3"), 2) << "a full stack lends 1";
    }
}
TEST(NervaConstraintsPoints, AttackOfFirstUnderEachOnce) {
    const auto s = setting_with(AttackSum::each_once);
    const auto p = position("we4_1 we5_1 wf5_1 wf6_1 bd4_1");
    const auto move = parse_move(kHit);
    const Force all{};
    const stated::Scene<Native> scene{s, p, move, all};
    const stated::Totals<Native> totals{scene};
    const auto number = [](const stated::Points<bool>& sum) {
        return static_cast<int>(std::count(sum.at_least.begin(), sum.at_least.end(), true));
    };
    EXPECT_EQ(number(totals.attack_of_first(1)), 0) << "d5 is empty";
    EXPECT_EQ(number(totals.attack_of_first(2)), 1) << "e5, without what it is lent";
    EXPECT_EQ(number(totals.attack_of_first(8)), 2);
    EXPECT_EQ(number(totals.attack_before_ambush()), 4) << "f5 lends to e4, f6 to e5";
}
TEST(NervaConstraintsPoints, AttackLinksOnAllEightSidesAsRead) {
    const std::string pieces = "we4_1 wf4_1 wf5_1 wf3_1 wg4_1 we4_2 bd4_1";
    EXPECT_EQ(points(pieces, kHit), (Sums{3, 1})) << "f5 and f3";
    EXPECT_EQ(points(setting_with(LinkSharesAttack::around), pieces, kHit), (Sums{4, 1})) << "f4, too";
    EXPECT_EQ(points(setting_with(LinkSharesAttack::beside), pieces, kHit), (Sums{2, 1})) << "f4 alone";
    const auto one = setting_with(LinkSharesAttack::around, AttackSum::each_one);
    EXPECT_EQ(points(one, pieces, kHit), (Sums{1, 1}));
    EXPECT_EQ(points(setting_with(LinkSharesAttack::around), "we4_1 we5_1 bd4_1", kHit), (Sums{4, 1}));
}
TEST(NervaConstraintsPoints, AttackersLinkWithEachOther) {
    EXPECT_EQ(points("we4_1 wd5_1 bd4_1", kHit), (Sums{4, 1})) << "each is diagonal to the other";
    EXPECT_EQ(points("we4_1 we5_1 bd4_1", kHit), (Sums{2, 1})) << "in one column";
    EXPECT_EQ(points("we4_1 wf5_2 bd4_1", kHit), (Sums{1, 1})) << "another level";
}
TEST(NervaConstraintsPoints, EdgesHaveNoFriendsBeyondThem) {
    EXPECT_EQ(points("wh4_1 wa5_1 wa6_1 bg4_1 ba4_1", "h4_1 -> g4_1"), (Sums{1, 1}));
    EXPECT_EQ(points("wh1_1 bh8_1 ba1_2 bh2_1", "h1_1 -> h2_1"), (Sums{1, 1}));
    EXPECT_EQ(points("wb2_1 ba1_1 bb1_1 ba2_1", "b2_1 -> a1_1"), (Sums{1, 3}));
}
TEST(NervaConstraintsPoints, ManyAttackersCountAsEight) {
    EXPECT_EQ(points("wc3_1 wc4_1 wc5_1 wd3_1 wd5_1 we3_1 we4_1 we5_1 bd4_1", kHit).attack, 8);
}
TEST(NervaConstraintsPoints, DefenceLinksBesideOnly) {
    EXPECT_EQ(points("we4_1 bd4_1 bd5_1 bd3_1 bc4_1 bc5_1 be5_1 bd4_2", kHit), (Sums{1, 4}));
}
TEST(NervaConstraintsPoints, KingHasLinksAlone) {
    EXPECT_EQ(points("we4_1 Bd4_1", kHit), (Sums{1, 0}));
    EXPECT_EQ(points("we4_1 Bd4_1 bd5_1 bc4_1", kHit), (Sums{1, 2}));
    EXPECT_EQ(points("we4_1 Bd4_1 bd4_1 bd4_2 bd4_3 bd5_1", kHit), (Sums{1, 1})) << "no stack points for the king";
}

// --- kings that lend -----------------------------------------------------------------------------
TEST(NervaConstraintsPoints, KingLendsWhen) {
    const std::string standing = "we4_1 bd4_1 Bd5_1 Wf5_1", hidden = "we4_1 bd4_1 ?Bd5_1 ?Wf5_1";
    const auto nothing = setting_with(KingLendsWhen::nothing), stand = setting_with(KingLendsWhen::standing),
               also_hidden = setting_with(KingLendsWhen::also_hidden);
    EXPECT_EQ(points(nothing, standing, kHit), (Sums{1, 1}));
    EXPECT_EQ(points(stand, standing, kHit), (Sums{2, 2}));
    EXPECT_EQ(points(also_hidden, standing, kHit), (Sums{2, 2}));
    EXPECT_EQ(points(nothing, hidden, kHit), (Sums{1, 1}));
    EXPECT_EQ(points(stand, hidden, kHit), (Sums{1, 1}));
    EXPECT_EQ(points(also_hidden, hidden, kHit), (Sums{2, 2}));
    EXPECT_EQ(points(also_hidden, "we4_1 bd4_1 -Bd5_1 -Wf5_1", kHit), (Sums{1, 1})) << "captured";
    EXPECT_EQ(points(stand, standing + " bd5_1 wf5_1", kHit), (Sums{2, 2})) << "a place lends once";
    // A king on the target's own place is diagonal to an attacker there.
    EXPECT_EQ(points(stand, "we5_1 bd4_1 Wd4_1", "e5_1 -> d4_1"), (Sums{2, 1}));
}

// --- full stacks ---------------------------------------------------------------------------------
TEST(NervaConstraintsPoints, StackPointsOfTheTarget) {
    const std::string stack = "we4_1 bd4_1 bd4_2 bd4_3 bd5_1";
    EXPECT_EQ(points(setting_with(StackLinksToo::fixed), stack, kHit), (Sums{1, 3}));
    EXPECT_EQ(points(setting_with(StackLinksToo::base), stack, kHit), (Sums{1, 4}));
    EXPECT_EQ(points("we4_1 bd4_1 wd4_2 bd4_3 bd5_1", kHit), (Sums{1, 2})) << "not of one side";
    EXPECT_EQ(points("we4_2 bd4_1 bd4_2 bd4_3", "e4_2 -> d4_2"), (Sums{1, 3})) << "all three pawns have them";
}
TEST(NervaConstraintsPoints, StackPointsOfAttackers) {
    const std::string stack = "we4_1 we4_2 we4_3 wf5_1 wc4_1 bd4_1";
    for (const auto base : {StackLinksToo::fixed, StackLinksToo::base}) {
        const int link = base == StackLinksToo::base ? 1 : 0;
        EXPECT_EQ(points(setting_with(base), stack, kHit), (Sums{4 + link, 1}));
        EXPECT_EQ(points(setting_with(base, AttackSum::each_one), stack, kHit), (Sums{4, 1}));
        EXPECT_EQ(points(setting_with(base, AttackSum::named_only), stack, kHit), (Sums{3 + link, 1}));
        EXPECT_EQ(points(setting_with(base, AttackSum::named_only), stack, "c4_1 -> d4_1"), (Sums{1, 1}));
    }
    EXPECT_EQ(points("we4_1 wf5_1 wf5_2 wf5_3 bd4_1", kHit), (Sums{2, 1})) << "a full stack lends 1";
}

// --- ambush --------------------------------------------------------------------------------------
TEST(NervaConstraintsPoints, AmbushNeeds) {
    const auto bonus = [](AmbushNeeds needs, const std::string& attackers, int pawns) {
        const auto s = setting_with(needs, AttackSum::each_one);
        return points(s, attackers + " bd4_1", attackers.substr(1, 4) + " -> d4_1").attack - pawns;
    };
    const std::string rising = "wc3_1 we5_1", falling = "wc5_1 we3_1", corner = "wc3_1 we3_1",
                      all = rising + " " + falling;
    using enum AmbushNeeds;
    for (const auto needs : {opposite_ends, each_diagonal, all_four}) {
        EXPECT_EQ(bonus(needs, rising, 2), needs == opposite_ends);
        EXPECT_EQ(bonus(needs, falling, 2), needs == opposite_ends);
        EXPECT_EQ(bonus(needs, corner, 2), needs == each_diagonal);
        EXPECT_EQ(bonus(needs, all, 4), 1);
        EXPECT_EQ(bonus(needs, "wc4_1 we4_1", 2), 0);
        EXPECT_EQ(bonus(needs, "wc3_1", 1), 0);
    }
    EXPECT_EQ(points("wc3_1 We5_1 bd4_1", "c3_1 -> d4_1").attack, 1) << "a king does not ambush";
}
TEST(NervaConstraintsPoints, AmbushPoints) {
    const auto three = setting_with(AmbushPoints::three);
    EXPECT_EQ(points("wc3_1 we5_1 bd4_1", "c3_1 -> d4_1").attack, 3);
    EXPECT_EQ(points(three, "wc3_1 we5_1 bd4_1", "c3_1 -> d4_1").attack, 3);
    const std::string many = "wc3_1 we5_1 we4_1 wc4_1 wb2_1 bd4_1";
    EXPECT_EQ(points(many, "c3_1 -> d4_1").attack, 6);
    EXPECT_EQ(points(three, many, "c3_1 -> d4_1").attack, 3) << "instead of more";
    const auto named = setting_with(AmbushPoints::three, AttackSum::named_only);
    EXPECT_EQ(points(named, many, "c4_1 -> d4_1").attack, 3) << "and instead of less";
    EXPECT_EQ(points(setting_with(AttackSum::named_only), many, "c4_1 -> d4_1").attack, 2);
}
TEST(NervaConstraintsPoints, AmbushSpoiledBy) {
    using enum AmbushSpoiledBy;
    const auto countered = [](AmbushSpoiledBy by, const std::string& above) {
        return points(setting_with(by), "wc3_1 we5_1 bd4_1 " + above, "c3_1 -> d4_1").attack == 2;
    };
    for (const auto by : {own_next, any_next, own_higher, any_higher}) {
        const bool any_side = by == any_next || by == any_higher, higher = by == own_higher || by == any_higher;
        EXPECT_TRUE(countered(by, "bd4_2"));
        EXPECT_TRUE(countered(by, "Bd4_2")) << "a king is a piece";
        EXPECT_EQ(countered(by, "wd4_2"), any_side);
        EXPECT_EQ(countered(by, "bd4_3"), higher);
        EXPECT_EQ(countered(by, "wd4_3"), by == any_higher);
        EXPECT_FALSE(countered(by, "?Bd4_2")) << "a hidden king is none";
        EXPECT_FALSE(countered(by, "bd5_2"));
        EXPECT_EQ(points(setting_with(by), "wc3_3 we5_3 bd4_3 bd4_1 bd4_2 bd4_1", "c3_3 -> d4_3").attack, 3)
            << "nothing is above the third level";
    }
}

}  // namespace
}  // namespace nomos::nerva
