// Nerva's laws of hidden information, asked natively: a position, its twin with the enemy's hidden king
// elsewhere, and a move in both.
#include "properties/nerva/leak.hpp"

#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "checkers/pair_search.hpp"
#include "model/nerva/ruleset.hpp"
#include "properties/nerva/properties.hpp"

namespace nomos::nerva {
namespace {

using R = Checked<RulesetType, properties::Properties>;
using Twins = pairs::PairCase<R>;

// The enemy's king is moved to some other place, if it is hidden; near it as often as far.
Twins throw_twins(Dice& dice) {
    Case<R> one;
    std::tie(one.setting, one.before) = throw_position(dice);
    Setting<Native> elsewhere = one.setting;
    const int onlooker = dice.below(kSides);
    const int to = dice.one_in(2) ? dice.below(kPlaces) : throw_move(one.before, dice).to.lowest() % kPlaces;
    elsewhere.kings[static_cast<std::size_t>(1 - onlooker)] = Bits<kPlaces>::single(to);
    Twins t = Twins::of(one, onlooker, elsewhere, one.before);
    t.one.move = throw_move(dice.one_in(2) ? t.one.before : t.other, dice);
    return t;
}
std::string text(const Twins& t) { return print(t.one.before) + " | " + print(t.other) + " " + print(t.one.move); }

TEST(NervaLeak, ThrownTwinsLookTheSameAndDiffer) {
    Dice dice(1);
    int differ = 0, legal = 0, counted = 0;
    for (int i = 0; i < 20'000; ++i) {
        Twins t = throw_twins(dice);
        EXPECT_TRUE((looks_the_same<R, Native>(t.onlooker, t.one.before, t.other)));
        if (same(t.one.before, t.other)) continue;
        const auto pair = t.pair();
        ++differ, legal += pair.legal() ? 1 : 0, counted += premise_of<properties::MoveDoesNotLeak>(pair) ? 1 : 0;
    }
    EXPECT_GT(differ, 5'000);
    EXPECT_GT(legal, 1'000);
    EXPECT_GT(legal, counted + 50) << "some moves find a king";
    EXPECT_GT(counted, 500);
}

TEST(NervaLeak, NothingLegalDependsOnAHiddenKing) {
    Dice dice(2);
    for (int i = 0; i < 100'000; ++i) {
        Twins t = throw_twins(dice);
        ASSERT_TRUE(law_of<properties::LegalityDoesNotLeak>(t.pair())) << text(t);
        ASSERT_TRUE(law_of<properties::OutcomeDoesNotLeak>(t.pair())) << text(t);
    }
}

// A move shows the same wherever the enemy's king hides, but under the reading by which it lends points.
TEST(NervaLeak, OnlyAHiddenKingThatLendsIsBetrayedByAMove) {
    Dice dice(3);
    int betrayed = 0;
    for (int i = 0; i < 400'000; ++i) {
        Twins t = throw_twins(dice);
        if (law_of<properties::MoveDoesNotLeak>(t.pair())) continue;
        ASSERT_TRUE(t.one.setting.readings.is(KingLendsWhen::also_hidden)) << text(t);
        ++betrayed;
    }
    EXPECT_GT(betrayed, 0);
}

// One attacker fails against a pawn only because a king hides beside it.
TEST(NervaLeak, ShowsTheTwoPositions) {
    Twins t;
    t.one.setting = R::default_setting();
    auto& lends = t.one.setting.readings.chosen[static_cast<std::size_t>(Reading::king_lends_when)];
    lends = Bits<kMostOptions>::single(static_cast<int>(KingLendsWhen::also_hidden));
    const std::string boards = "8/8/8/8/1w6/2b5/2w5/8 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_h8_3 ?K_";
    t.one.before = parse_position(boards + "d3_1"), t.other = parse_position(boards + "h1_3");
    t.one.move = parse_move("c2_1 -> c3_1");
    t.other_setting = t.one.setting;
    EXPECT_TRUE(law_of<properties::LegalityDoesNotLeak>(t.pair()));
    EXPECT_FALSE(law_of<properties::MoveDoesNotLeak>(t.pair()));
    auto failed = t.one.before;
    failed.black_to_move = true;
    EXPECT_TRUE(same(t.after_one, failed)) << "two against two fails";
    EXPECT_FALSE(t.after_other.pawns[1].any()) << "two against one takes the pawn";
    lends = Bits<kMostOptions>::single(static_cast<int>(KingLendsWhen::standing));
    t.other_setting = t.one.setting;
    EXPECT_TRUE(law_of<properties::MoveDoesNotLeak>(t.pair()));
}

// To find a king is no leak; to be told what is legal would be.
TEST(NervaLeak, LetsAMoveFindTheKing) {
    Twins t;
    t.one.setting = t.other_setting = R::default_setting();
    t.one.before = parse_position("- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1");
    t.other = parse_position("- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_a1_1");
    t.one.move = placing(Boards::place(5, 5, 0));
    auto pair = t.pair();
    EXPECT_TRUE(law_of<properties::LegalityDoesNotLeak>(pair));
    EXPECT_TRUE(law_of<properties::MoveDoesNotLeak>(pair));
    EXPECT_FALSE(same(t.after_one, t.after_other));
    pair.legal_in_one = false;
    EXPECT_FALSE(law_of<properties::LegalityDoesNotLeak>(pair));
}

}  // namespace
}  // namespace nomos::nerva
