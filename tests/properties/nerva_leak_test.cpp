// Nerva's laws of hidden information, asked natively: a position, its twin with the enemy's hidden king
// elsewhere, and a move in both.
#include "properties/nerva/leak.hpp"

#include <gtest/gtest.h>

#include "model/nerva/ruleset.hpp"

namespace nomos::nerva {
namespace {

using R = RulesetType;
using Leak = properties::Pair<R, Native>;

// Two positions that look the same to the player, with what the executable rules make of one move.
struct Twins {
    Setting<Native> setting;
    Side player = Side::white;
    Position<Native> one, other, after_one, after_other;
    Move<Native> move;
    bool legal_in_one = false, legal_in_other = false;

    void play() {
        legal_in_one = Rules::legal<Native>(setting, one, move),
        legal_in_other = Rules::legal<Native>(setting, other, move);
        after_one = legal_in_one ? Rules::apply<Native>(setting, one, move) : one;
        after_other = legal_in_other ? Rules::apply<Native>(setting, other, move) : other;
    }
    Leak pair() const {
        const auto outcome = [&](const Position<Native>& p) { return Rules::outcome<Native>(setting, p); };
        return {setting,        player,    one,         other,        move,          legal_in_one,
                legal_in_other, after_one, after_other, outcome(one), outcome(other)};
    }
};

// The enemy's king is moved to some other place, if it is hidden; near it as often as far.
Twins throw_twins(Dice& dice) {
    Twins t;
    std::tie(t.setting, t.one) = throw_position(dice);
    t.player = dice.one_in(2) ? Side::white : Side::black;
    const std::size_t enemy = index(enemy_of(t.player));
    t.other = t.one;
    if (t.one.is_hidden(enemy_of(t.player))) {
        const int to = dice.one_in(2) ? dice.below(kPlaces) : throw_move(t.one, dice).to.lowest() % kPlaces;
        t.other.kings[enemy] = Bits<kPlaces>::single(to);
    }
    t.move = throw_move(dice.one_in(2) ? t.one : t.other, dice);
    t.play();
    return t;
}

template <class Law>
bool leaks(const Twins& t) {
    const Leak pair = t.pair();
    return Law::template premise<R, Native>(pair) && !Law::template holds<R, Native>(pair);
}

TEST(NervaLeak, ThrownTwinsLookTheSameAndDiffer) {
    Dice dice(1);
    int differ = 0, legal = 0, found = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Twins t = throw_twins(dice);
        EXPECT_TRUE(t.pair().looks_the_same());
        const bool differs = !same(t.one, t.other);
        differ += differs ? 1 : 0, legal += differs && t.legal_in_one ? 1 : 0;
        found += differs && t.pair().finds_the_king() ? 1 : 0;
    }
    EXPECT_GT(differ, 5'000);
    EXPECT_GT(legal, 1'000);
    EXPECT_GT(found, 50);
}

TEST(NervaLeak, NothingLegalDependsOnAHiddenKing) {
    Dice dice(2);
    for (int i = 0; i < 200'000; ++i) {
        const Twins t = throw_twins(dice);
        ASSERT_FALSE(leaks<properties::LegalityDoesNotLeak>(t))
            << print(t.one) << " | " << print(t.other) << " " << print(t.move);
        ASSERT_FALSE(leaks<properties::OutcomeDoesNotLeak>(t)) << print(t.one) << " | " << print(t.other);
    }
}

// A move shows the same wherever the enemy's king hides, but under the reading by which it lends points.
TEST(NervaLeak, OnlyAHiddenKingThatLendsIsBetrayedByAMove) {
    Dice dice(3);
    int betrayed = 0;
    for (int i = 0; i < 400'000; ++i) {
        const Twins t = throw_twins(dice);
        if (!leaks<properties::MoveDoesNotLeak>(t)) continue;
        ASSERT_TRUE(t.setting.readings.is(KingLendsWhen::also_hidden))
            << print(t.one) << " | " << print(t.other) << " " << print(t.move);
        ++betrayed;
    }
    EXPECT_GT(betrayed, 0);
}

// The smallest such pair: one attacker fails against a pawn only because a king hides beside it.
TEST(NervaLeak, ShowsTheTwoPositions) {
    Twins t;
    t.setting = R::default_setting();
    auto& lends = t.setting.readings.chosen[static_cast<std::size_t>(Reading::king_lends_when)];
    lends = Bits<kMostOptions>::single(static_cast<int>(KingLendsWhen::also_hidden));
    const std::string boards = "8/8/8/8/1w6/2b5/2w5/8 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_h8_3 ?K_";
    t.one = parse_position(boards + "d3_1"), t.other = parse_position(boards + "h1_3");
    t.move = parse_move("c2_1 -> c3_1");
    t.play();
    EXPECT_FALSE(leaks<properties::LegalityDoesNotLeak>(t));
    EXPECT_TRUE(leaks<properties::MoveDoesNotLeak>(t));
    EXPECT_TRUE(same(t.after_one,
                     [&] {
                         auto p = t.one;
                         p.black_to_move = true;
                         return p;
                     }()))
        << "two against two fails";
    EXPECT_FALSE(t.after_other.pawns[1].any()) << "two against one takes the pawn";
    lends = Bits<kMostOptions>::single(static_cast<int>(KingLendsWhen::standing));
    t.play();
    EXPECT_FALSE(leaks<properties::MoveDoesNotLeak>(t));
}

// The law can fail on legality, too: two positions, and a move that only one of them allows.
TEST(NervaLeak, NoticesAPlaceThatIsBarredByAHiddenKing) {
    Twins t;
    t.setting = R::default_setting();
    t.one = parse_position("- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1");
    t.other = parse_position("- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_a1_1");
    t.move = placing(Boards::place(5, 5, 0));
    t.play();
    EXPECT_FALSE(leaks<properties::LegalityDoesNotLeak>(t));
    EXPECT_TRUE(t.pair().finds_the_king());
    EXPECT_FALSE(leaks<properties::MoveDoesNotLeak>(t)) << "to find a king is no leak";
    t.legal_in_one = false;
    EXPECT_TRUE(leaks<properties::LegalityDoesNotLeak>(t));
}

}  // namespace
}  // namespace nomos::nerva
