// What the source says in numbers of the board, of set-ups and of pieces, decided by exact arithmetic,
// everything in two ways. What it says of play is in claims_play_test.cpp and claims_groups_test.cpp; the
// claims that are not so are missing items (model/nymbat/text/missing.toml).
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>

#include "tests/model/nymbat/skirmish.hpp"

namespace nomos::nymbat {
namespace {

using Count = boost::multiprecision::cpp_int;
using skirmish::Hex, skirmish::Hexes;

// --- the board -------------------------------------------------------------------------------------
TEST(NymbatClaims, TheBoardIsEightAlongAnEdgeAndFifteenAcross) {
    std::vector<std::size_t> sizes;
    for (int r = 0; r < 15; ++r) sizes.push_back(skirmish::rows(r, r).size());
    EXPECT_EQ(sizes, (std::vector<std::size_t>{8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8}));
    EXPECT_EQ(skirmish::rows(0, 14).size(), 169U);
    EXPECT_EQ(3 * 8 * 8 - 3 * 8 + 1, 169) << "the formula for a hexagon of side 8";
}
TEST(NymbatClaims, AHomeRowHasEightHexesAndASetUpArea27) {
    EXPECT_EQ(skirmish::rows(0, 0).size(), 8U);
    EXPECT_EQ(skirmish::rows(14, 14).size(), 8U);
    EXPECT_EQ(skirmish::rows(0, 2).size(), 27U);
    EXPECT_EQ(skirmish::rows(12, 14).size(), 27U);
    EXPECT_EQ(skirmish::distance({0, 0}, {7, 14}), 14) << "the home rows are opposite edges";
}
// ... so what is set up is out of reach, whatever its numbers, until its owner has had another turn.
TEST(NymbatClaims, SetUpAreasAreFartherApartThanAnyPieceGoes) {
    int least = 15;
    for (const Hex red : skirmish::rows(0, 2))
        for (const Hex blue : skirmish::rows(12, 14)) least = std::min(least, skirmish::distance(red, blue));
    EXPECT_EQ(least, 10);
    EXPECT_GT(least, 6) << "the longest move";
    EXPECT_LE(least - 6, 6) << "the move after it may meet an enemy";
}

// --- how many first turns there are ---------------------------------------------------------------
// Positions that a first turn can leave: one piece or more with numbers from `low` to `high` on different
// hexes of so many, of a total up to `most`. Hex by hex: ways[t] counts those with total t so far.
std::vector<Count> ways_by_total(int low, int high, int hexes, int most) {
    std::vector<Count> ways(static_cast<std::size_t>(most) + 1);
    ways[0] = 1;
    for (int h = 0; h < hexes; ++h) {
        const std::vector<Count> before = ways;
        for (int n = low; n <= high; ++n)
            for (int t = n; t <= most; ++t)
                ways[static_cast<std::size_t>(t)] += before[static_cast<std::size_t>(t - n)];
    }
    return ways;
}
Count set_ups(int low, int high, int hexes = 27, int most = 30) {
    Count all = -1;  // no piece at all
    for (const Count& ways : ways_by_total(low, high, hexes, most)) all += ways;
    return all;
}
// The same in closed form. k pieces stand on C(hexes, k) sets of hexes, and their numbers less `low` are k digits
// from 0 to high - low with a sum of at most most - k * low: by inclusion and exclusion of digits too high.
Count choose(int n, int k) {
    Count c = n < k || k < 0 ? 0 : 1;
    for (int i = 1; i <= k && c != 0; ++i) c = c * (n - k + i) / i;
    return c;
}
Count set_ups_in_closed_form(int low, int high, int hexes = 27, int most = 30) {
    Count all = 0;
    for (int k = 1; k <= hexes; ++k)
        for (int j = 0; j <= k; ++j) {
            const int left = most - k * low - j * (high - low + 1);
            if (left < 0) break;
            const Count term = choose(hexes, k) * choose(k, j) * choose(left + k, k);
            all += j % 2 == 0 ? term : -term;
        }
    return all;
}
// The same by writing down every one, where they are few.
int set_ups_one_by_one(int low, int high, int hexes, int most) {
    if (hexes == 0) return 1;
    int all = set_ups_one_by_one(low, high, hexes - 1, most);
    for (int n = low; n <= std::min(high, most); ++n) all += set_ups_one_by_one(low, high, hexes - 1, most - n);
    return all;
}
TEST(NymbatClaims, SetUpsAreCountedAlikeInThreeWays) {
    for (int low = 1; low <= 6; ++low)
        for (int high = low; high <= 6; ++high) {
            EXPECT_EQ(set_ups(low, high), set_ups_in_closed_form(low, high)) << low << " to " << high;
            for (int hexes = 1; hexes <= 5; ++hexes)
                for (int most = 1; most <= 9; ++most)
                    EXPECT_EQ(set_ups(low, high, hexes, most), set_ups_one_by_one(low, high, hexes, most) - 1);
        }
}
TEST(NymbatClaims, SetUpsOfOnesAreFarFromABillion) {
    EXPECT_EQ(set_ups(1, 1), Count("134217727"));
    EXPECT_EQ(set_ups(1, 1), (Count(1) << 27) - 1) << "27 cost 27, so the limit of 30 forbids none";
    EXPECT_LT(set_ups(1, 1), Count("1000000000"));
    EXPECT_LT(Count(1) << 29, Count("1000000000"));
    EXPECT_GT(Count(1) << 30, Count("1000000000")) << "30 hexes would be needed";
}
// What else could have been counted.
TEST(NymbatClaims, SetUpsOfOnesAreFewerIfMirrorImagesAreOne) {
    Hexes left_half;  // with the middle: it says which set-ups are their own mirror images
    for (int r = 0; r < 3; ++r)
        for (const Hex h : skirmish::rows(r, r))
            if (2 * h.column <= 7 + r) left_half.insert(h);
    EXPECT_EQ(left_half.size(), 14U);
    EXPECT_EQ((set_ups(1, 1) + (Count(1) << left_half.size()) - 1) / 2, Count("67117055"));
}
TEST(NymbatClaims, SetUpsWithAOneAmongThemAreMoreThanABillion) {
    EXPECT_EQ(set_ups(1, 6) - set_ups(2, 6), Count("11203148046087409"));
}
TEST(NymbatClaims, SetUpsOfOnesByBothPlayersAreMoreThanABillion) {
    EXPECT_EQ(set_ups(1, 1) * set_ups(1, 1), Count("18014398241046529"));
}
TEST(NymbatClaims, SetUpsWithoutOnesAreFarMoreThanAMillion) {
    EXPECT_EQ(set_ups(2, 6), Count("3878718567360"));
    EXPECT_EQ(set_ups(3, 6), Count("13467695934"));
    EXPECT_EQ(set_ups(5, 6), Count("3185028"));
    EXPECT_EQ(set_ups(4, 4), Count("1285623")) << "a million with 4s alone";
    EXPECT_EQ(set_ups(5, 5), Count("397593"));
    EXPECT_EQ(set_ups(6, 6), Count("101583"));
    EXPECT_EQ(set_ups(1, 6), Count("11207026764654769")) << "all first turns";
}
TEST(NymbatClaims, SetUpsThatCostThirtyAreMany) {
    EXPECT_EQ(ways_by_total(1, 6, 27, 30).back(), Count("5129416142134326"));
    EXPECT_EQ(set_ups_in_closed_form(1, 6, 27, 30) - set_ups_in_closed_form(1, 6, 27, 29), Count("5129416142134326"));
    EXPECT_EQ(ways_by_total(1, 1, 27, 30).back(), 0) << "none of them of 1s alone";
}

// --- how many pieces there are, and how long they take ---------------------------------------------
TEST(NymbatClaims, LowerNumbersBuyMorePieces) {
    std::vector<int> bought, on_the_first_turn, turns_to_the_goal;
    for (int n = 1; n <= 6; ++n) {
        bought.push_back(60 / n);
        on_the_first_turn.push_back(std::min(27, 30 / n));
        turns_to_the_goal.push_back((12 + n - 1) / n);
    }
    EXPECT_EQ(bought, (std::vector{60, 30, 20, 15, 12, 10}));
    EXPECT_EQ(on_the_first_turn, (std::vector{27, 15, 10, 7, 6, 5})) << "1s run out of hexes before points";
    EXPECT_EQ(turns_to_the_goal, (std::vector{12, 6, 4, 3, 3, 2})) << "from the front row of the set-up area";
    EXPECT_EQ(skirmish::distance({0, 2}, {7, 14}), 12);
}

}  // namespace
}  // namespace nomos::nymbat
