// What the source says of attacks - who is good against whom, what beats what - decided once more, in a small
// arithmetic of removal (skirmish.hpp) and without the rules that decide it as checks
// (properties/nymbat/claims_of_fights.hpp, claims_of_numbers.hpp).
#include <gtest/gtest.h>

#include <numeric>

#include "tests/model/nymbat/skirmish.hpp"

namespace nomos::nymbat {
namespace {

using namespace skirmish;

constexpr int kTop = 6;
const Hexes kTwins{{0, 0}, {1, 0}}, kShield{{0, 0}, {1, 0}, {1, 1}};

// What the attacker takes less what it loses when pieces with these numbers attack one after the other,
// each the first hex that is left.
int gain(Pieces defenders, const std::vector<int>& numbers) {
    int sum = 0;
    for (const int n : numbers) {
        const Attack a = attack(defenders, defenders.begin()->first, n);
        sum += a.taken - (a.lost ? n : 0);
    }
    return sum;
}

// --- one attack ------------------------------------------------------------------------------------
TEST(NymbatClaims, TwoThreesSupportATwoForEight) {
    Pieces red{{{1, 1}, 2}, {{0, 0}, 3}, {{1, 0}, 3}};
    EXPECT_EQ(strength(red, {1, 1}), 8);
    for (int n = 1; n <= kTop; ++n) {
        Pieces left = red;
        EXPECT_TRUE(attack(left, {1, 1}, n).lost) << n << ": so the number of the blue piece does not matter";
    }
}
// Numbers are lost in no more cases than lower ones.
TEST(NymbatClaims, HigherNumbersAreLostLessOften) {
    std::vector<int> lost(kTop + 1);
    for (int target = 1; target <= kTop; ++target)
        for (int support = 0; support <= 5 * kTop; ++support)
            for (int n = 1; n <= kTop; ++n) lost[static_cast<std::size_t>(n)] += n <= target + support ? 1 : 0;
    EXPECT_TRUE(std::is_sorted(lost.rbegin(), lost.rend() - 1));
    EXPECT_EQ(lost[1] - lost[6], 1 + 2 + 3 + 4 + 5) << "of 186 each; only strengths below 6 tell them apart";
}
// A friend beside a piece never makes it weaker, and saves it never: what is attacked is removed.
TEST(NymbatClaims, GroupsDefendBetter) {
    int dearer = 0;
    for (int target = 1; target <= kTop; ++target)
        for (int friends = 0; friends < 6; ++friends)
            for (int n = 1; n <= kTop; ++n) {
                Pieces fewer{{{0, 0}, target}};
                for (int i = 0; i < friends; ++i) fewer[around({0, 0})[static_cast<std::size_t>(i)]] = 1;
                Pieces more = fewer;
                more[around({0, 0})[static_cast<std::size_t>(friends)]] = 1;
                const Attack weak = attack(fewer, {0, 0}, n), strong = attack(more, {0, 0}, n);
                EXPECT_TRUE(strong.lost || !weak.lost);
                EXPECT_TRUE(!fewer.contains({0, 0}) && !more.contains({0, 0}));
                dearer += strong.lost && !weak.lost ? 1 : 0;
            }
    EXPECT_EQ(dearer, 15) << "a friend of 1 turns the scale where strength and number are one apart";
}
TEST(NymbatClaims, FriendsDoNotAlwaysForceTheAttackerOff) {
    Pieces ones = pieces_on(kTwins, 1);
    EXPECT_FALSE(attack(ones, {0, 0}, 6).lost);
}
// To be split, what touches the removed piece must lie in two parts. (And the numbers of what is taken
// add up to no more than the attacker's, 6 at most.)
TEST(NymbatClaims, ABreakthroughTakesFourMorePiecesAtMost) {
    std::size_t most = 0;
    for (unsigned pattern = 0; pattern < 64; ++pattern) {
        Hexes beside;
        for (unsigned i = 0; i < 6; ++i)
            if ((pattern >> i & 1U) != 0) beside.insert(around({0, 0})[i]);
        if (groups(beside) > 1) most = std::max(most, beside.size());
    }
    EXPECT_EQ(most, 4U);
}

// --- twins -----------------------------------------------------------------------------------------
// The attacker takes the higher of the two. If it is left standing it stands beside the other twin,
// which takes it in reply.
struct Twins {
    int left_standing = 0, removed_in_the_end = 0, twins_lose_more = 0, twins_lose_less = 0;
};
Twins twins_against(int lowest, int highest) {
    Twins t;
    for (int n = lowest; n <= highest; ++n)
        for (int high = 1; high <= kTop; ++high)
            for (int low = 1; low <= high; ++low) {
                Pieces twins{{{0, 0}, high}, {{1, 0}, low}};
                const Attack first = attack(twins, {0, 0}, n);
                int lost = first.taken;
                if (!first.lost) {
                    Pieces intruder{{{0, 0}, n}};
                    EXPECT_TRUE(reach({1, 0}, 1, intruder).contains({0, 0}));
                    lost += attack(intruder, {0, 0}, low).lost ? low : 0;
                    t.removed_in_the_end += intruder.empty() ? 1 : 0;
                }
                t.left_standing += first.lost ? 0 : 1, t.removed_in_the_end += first.lost ? 1 : 0;
                t.twins_lose_more += lost > n ? 1 : 0, t.twins_lose_less += lost < n ? 1 : 0;
            }
    return t;
}
TEST(NymbatClaims, TwinsBeatASinglePieceInOneSenseOnly) {
    const Twins all = twins_against(1, 6);
    EXPECT_EQ(all.left_standing, 13) << "of 126: 1+1 does not stop a 3, nor 2+3 a 6";
    EXPECT_EQ(all.removed_in_the_end, 126) << "the reply always removes it";
    EXPECT_EQ(all.twins_lose_more, 70) << "a 1 that takes a 6 of 6+6 costs itself alone";
    EXPECT_EQ(all.twins_lose_less, 35);
}
TEST(NymbatClaims, TwinsLoseNoMoreThanASixThatAttacks) {
    const Twins six = twins_against(6, 6);
    EXPECT_EQ(six.left_standing, 6);
    EXPECT_EQ(six.twins_lose_more, 0);
    EXPECT_EQ(six.twins_lose_less, 15) << "of 21: equal where one of the twins is a 6";
}

// --- shields ---------------------------------------------------------------------------------------
// Every order of 5s and 6s, and of the hexes attacked: the attacker has lost more at every moment.
TEST(NymbatClaims, ShieldsOfThreesCostFivesAndSixesMore) {
    for (unsigned which = 0; which < 8; ++which) {
        std::vector<int> numbers;
        for (unsigned i = 0; i < 3; ++i) numbers.push_back((which >> i & 1U) != 0 ? 6 : 5);
        std::vector<Hex> order(kShield.begin(), kShield.end());
        do {
            Pieces shield = pieces_on(kShield, 3);
            int sum = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                const Attack a = attack(shield, order[i], numbers[i]);
                EXPECT_FALSE(a.split);
                sum += a.taken - (a.lost ? numbers[i] : 0);
                EXPECT_LT(sum, 0);
            }
        } while (std::ranges::next_permutation(order).found);
    }
    EXPECT_EQ(gain(pieces_on(kShield, 3), {5, 5, 5}), -1);
    EXPECT_EQ(gain(pieces_on(kShield, 3), {6, 6, 6}), -3) << "6s pay more than 5s";
}
TEST(NymbatClaims, OnesAndAFourDefeatThrees) {
    EXPECT_EQ(gain(pieces_on(kTwins, 3), {1, 4}), 6 - 1);
    EXPECT_EQ(gain(pieces_on(kShield, 3), {1, 1, 4}), 9 - 2) << "the 4 is left";
    EXPECT_EQ(gain(pieces_on(kShield, 3), {1, 1, 1}), 9 - 3) << "and 1s alone defeat them as well";
}

// --- who is good against whom ------------------------------------------------------------------------
// The one plain model in which the listed pairs come out: higher numbers reach farther and so attack
// first, three of them a shield of the lower. Who gains is the better.
int better(int one, int other) {
    const int high = std::max(one, other), low = std::min(one, other);
    const int g = gain(pieces_on(kShield, low), {high, high, high});
    return g == 0 ? 0 : g > 0 ? high : low;
}
TEST(NymbatClaims, SevenOfEightListedPairsComeOutAgainstAShield) {
    const std::vector<std::pair<int, int>> listed{{3, 6}, {3, 5}, {6, 1}, {1, 2}, {2, 3}, {4, 3}, {2, 4}, {5, 2}};
    std::vector<std::pair<int, int>> agreeing, even;
    for (const auto& pair : listed) {
        const int found = better(pair.first, pair.second);
        if (found == pair.first) agreeing.push_back(pair);
        if (found == 0) even.push_back(pair);
    }
    EXPECT_EQ(agreeing.size(), 7U);
    EXPECT_EQ(even, (std::vector<std::pair<int, int>>{{2, 3}})) << "three 3s pay 6 for three 2s";
}
TEST(NymbatClaims, ThePairsThatAreNotListed) {
    EXPECT_EQ(better(4, 1), 4);
    EXPECT_EQ(better(5, 1), 5);
    EXPECT_EQ(better(5, 4), 5);
    EXPECT_EQ(better(6, 5), 6);
    for (const auto& [one, other] : {std::pair{1, 3}, {2, 6}, {4, 6}}) EXPECT_EQ(better(one, other), 0);
}
TEST(NymbatClaims, WhoIsBetterGoesRound) {
    for (const auto& [good, bad] : {std::pair{1, 2}, {2, 4}, {4, 3}, {3, 6}, {6, 1}})
        EXPECT_EQ(better(good, bad), good);
    for (int n = 1; n <= kTop; ++n) {
        int better_than = 0, worse_than = 0;
        for (int other = 1; other <= kTop; ++other) {
            const int found = n == other ? 0 : better(n, other);
            better_than += found == n ? 1 : 0, worse_than += found == other ? 1 : 0;
        }
        EXPECT_GT(better_than, 0) << n << " is of use";
        EXPECT_GT(worse_than, 0) << n << " has its match";
    }
}
// But whoever attacks with the lower number gains, in every pair: the list is no law of numbers.
TEST(NymbatClaims, TheLowerNumberGainsWheneverItAttacks) {
    for (int low = 1; low <= kTop; ++low)
        for (int high = low + 1; high <= kTop; ++high)
            for (const Hexes& form : {Hexes{{0, 0}}, kTwins, kShield}) {
                const std::vector<int> attackers(form.size(), low);
                EXPECT_EQ(gain(pieces_on(form, high), attackers), (high - low) * static_cast<int>(form.size()));
            }
}

// --- a horde of 1s -----------------------------------------------------------------------------------
// In the middle of a straight front a 1 has two friends beside it and two behind it.
TEST(NymbatClaims, AHordeOfOnesHoldsTwosAndNotSixes) {
    const Pieces horde = pieces_on(rows(0, 2), 1);
    const Hex front{4, 2}, next{5, 2};
    ASSERT_EQ(strength(horde, front), 5);
    for (const auto& [n, first, second] : {std::tuple{2, true, true}, {5, true, false}, {6, false, false}}) {
        Pieces left = horde;
        EXPECT_EQ(attack(left, front, n).lost, first) << n;
        EXPECT_EQ(attack(left, next, n).lost, second) << n;
    }
    EXPECT_EQ(gain(pieces_on(kShield, 2), {1, 1, 1}), 3) << "and 1s that attack 2s gain";
}

}  // namespace
}  // namespace nomos::nymbat
