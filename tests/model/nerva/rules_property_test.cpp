// The executable rules against the naive ones, on odd positions under any readings: move by move,
// then line by line; and the rules lifted to formulas against the rules that run.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/core/perft.hpp"
#include "model/nerva/aids/sampling.hpp"
#include "model/nerva/naive.hpp"
#include "model/nerva/notation.hpp"
#include "model/nerva/rules.hpp"
#include "model/smt/session.hpp"

namespace nomos::nerva {
namespace {

struct Game {
    template <class A>
    using Setting = nerva::Setting<A>;
    template <class A>
    using Position = nerva::Position<A>;
    template <class A>
    using Move = nerva::Move<A>;
    template <class A>
    using Rules = nerva::Rules<A>;
};
struct Case {
    Setting<Native> setting;
    Position<Native> position;
    const naive::Choices& choices() const { return setting.readings; }
    naive::Game game() const { return naive::game(position); }
};

// As the checkers throw them; a third of them wilder: several kings of a side, two pawns on a
// place, any numbers.
Case random_case(Dice& dice) {
    auto [setting, p] = throw_position(dice);
    if (!dice.one_in(3)) return {setting, p};
    const int sparse = 2 + dice.below(5);
    for (std::size_t s = 0; s < kSides; ++s) {
        for (int place = 0; place < kPlaces; ++place) p.pawns[s].assign(place, dice.one_in(sparse));
        for (int kings = dice.below(6); kings > 0; --kings) p.kings[s].set(dice.below(kPlaces));
        if (dice.one_in(2)) p.kings[s] |= p.kings[1 - s];
        for (std::size_t n = 0; n < kLevels; ++n) p.supply[s][n] = dice.below(3), p.lost[s][n] = dice.below(97);
        if (dice.one_in(3)) p.revealed[s] = true, p.captured[s] = false;
    }
    return {setting, p};
}

std::vector<Move<Native>> every_move() {
    std::vector<Move<Native>> all{pass()};
    for (int to = 0; to < kPlaces; ++to) {
        all.push_back(placing(to));
        for (int from = 0; from < kPlaces; ++from) all.push_back(attack(from, to));
    }
    return all;
}
struct Less {
    bool operator()(const Move<Native>& a, const Move<Native>& b) const { return compare(a, b) < 0; }
};
bool all_same(const std::vector<Move<Native>>& a, const std::vector<Move<Native>>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](auto& x, auto& y) { return same(x, y); });
}
std::vector<Move<Native>> naive_moves(const Case& c) {
    std::vector<Move<Native>> moves;
    for (const auto& t : naive::turns(c.game(), c.choices())) moves.push_back(naive::move(t));
    std::sort(moves.begin(), moves.end(), Less{});
    return moves;
}

constexpr int kCases = 20;  // positions a run of a property, where they are cheap

// --- move by move ------------------------------------------------------------------------------
RC_GTEST_PROP(NervaGenerator, ListsTheNaiveMovesEachOnce, (std::uint64_t seed)) {
    Dice dice(seed);
    const Case c = random_case(dice);
    std::vector<Move<Native>> listed;
    Rules<Native>::for_each_move(c.setting, c.position, [&](const auto& m) { listed.push_back(m); });
    std::sort(listed.begin(), listed.end(), Less{});
    RC_ASSERT(all_same(listed, naive_moves(c)));
}
RC_GTEST_PROP(NervaLegal, HoldsForTheNaiveMovesAndNoOthers, (std::uint64_t seed)) {
    static const auto all = every_move();
    Dice dice(seed);
    const Case c = random_case(dice);
    std::vector<Move<Native>> legal;
    for (const auto& m : all)
        if (Rules<Native>::legal(c.setting, c.position, m)) legal.push_back(m);
    std::sort(legal.begin(), legal.end(), Less{});
    RC_ASSERT(all_same(legal, naive_moves(c)));
}
RC_GTEST_PROP(NervaApply, DoesWhatTheNaiveMoveDoes, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i) {
        const Case c = random_case(dice);
        for (const auto& t : naive::turns(c.game(), c.choices())) {
            const auto expected = naive::position(naive::play(c.game(), c.choices(), t));
            RC_ASSERT(same(Rules<Native>::apply(c.setting, c.position, naive::move(t)), expected));
        }
    }
}
RC_GTEST_PROP(NervaAttack, HasTheNaivePoints, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i) {
        const Case c = random_case(dice);
        for (const auto& t : naive::turns(c.game(), c.choices())) {
            if (t.kind != Kind::attack) continue;
            const auto m = naive::move(t);
            const Attack<Native> found(c.setting, c.position, m);
            RC_ASSERT(found.attack_points() == naive::attack_points(c.game(), c.choices(), t.from, t.to));
            RC_ASSERT(found.defence_points() == naive::defence_points(c.game(), c.choices(), t.to));
        }
    }
}
RC_GTEST_PROP(NervaOutcome, IsTheNaiveOne, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i) {
        const Case c = random_case(dice);
        const auto found = Rules<Native>::outcome(c.setting, c.position);
        RC_ASSERT(one_hot(found));
        RC_ASSERT(static_cast<Outcome>(found.lowest()) == naive::outcome(c.game(), c.choices()));
    }
}

// --- lines of play -----------------------------------------------------------------------------
const Position<Native> kSetUp = parse_position("- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1");

TEST(NervaPerft, CountsTheNaiveLinesFromTheSetUp) {
    const Case c{{default_readings<Reading>(readings()), {}}, kSetUp};
    EXPECT_EQ(perft<Game>(c.setting, c.position, 1), 192U);
    for (int depth = 0; depth <= 2; ++depth)
        EXPECT_EQ(perft<Game>(c.setting, c.position, depth), naive::perft(c.game(), c.choices(), depth));
}
// Under the default readings 192 places less those taken; a placing that reveals a king keeps the
// place from pawns as well, but its pawn goes back to the hand.
TEST(NervaPerft, LosesAPlaceWithEveryPlacing) {
    const Setting<Native> s{default_readings<Reading>(readings()), {}};
    EXPECT_EQ(perft<Game>(s, kSetUp, 2), 192U * 191U);
}
TEST(NervaPerft, CountsTheNaiveLinesOfThrownPositions) {
    Dice dice(20);
    std::uint64_t lines = 0;
    for (int i = 0; i < 60; ++i) {
        const Case c = random_case(dice);
        const auto found = perft<Game>(c.setting, c.position, 2);
        EXPECT_EQ(found, naive::perft(c.game(), c.choices(), 2)) << print(c.position);
        lines += found;
    }
    EXPECT_GT(lines, 100'000U);
}

// --- as formulas -------------------------------------------------------------------------------
// Constants fold in the symbolic algebra, so the lifted text can be evaluated without a solver. It
// works on whole boards where the native one cuts out a level.
RC_GTEST_PROP(NervaRules, AgreeOnConstantsWhenLifted, (std::uint64_t seed)) {
    Dice dice(seed);
    const Case c = random_case(dice);
    const auto setting = smt::lifted<Setting<Symbolic>>(c.setting);
    const auto position = smt::lifted<Position<Symbolic>>(c.position);
    RC_ASSERT(Rules<Symbolic>::outcome(setting, position).constant() == Rules<Native>::outcome(c.setting, c.position));
    for (int i = 0; i < 60; ++i) {
        const auto m = throw_move(c.position, dice);
        const auto lifted = smt::lifted<Move<Symbolic>>(m);
        const bool legal = Rules<Native>::legal(c.setting, c.position, m);
        RC_ASSERT(Rules<Symbolic>::legal(setting, position, lifted).constant() == legal);
        if (!legal) continue;
        const auto after = smt::lifted<Position<Symbolic>>(Rules<Native>::apply(c.setting, c.position, m));
        RC_ASSERT(same(Rules<Symbolic>::apply(setting, position, lifted), after).constant());
    }
}

// Their own == looks at every field of the record, and at nothing else.
void alter(Places<Native>& field) { field = ~field; }
void alter(bool& field) { field = !field; }
void alter(int& field) { ++field; }
TEST(NervaPosition, IsTheSameOnlyWhereEveryFieldIs) {
    Dice dice(1);
    const Position<Native> one = throw_position(dice).second;
    EXPECT_TRUE(same(one, Position<Native>(one)));
    int fields = 0;
    Position<Native>::zip([&](const auto&, const auto&) { ++fields; }, one);
    for (int altered = 0; altered < fields; ++altered) {
        Position<Native> other = one;
        int at = 0;
        Position<Native>::zip(
            [&](const auto&, auto& field) {
                if (at++ == altered) alter(field);
            },
            other);
        EXPECT_FALSE(same(one, other)) << altered;
    }
    EXPECT_GT(fields, 0);
}

}  // namespace
}  // namespace nomos::nerva
