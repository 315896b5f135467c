// The executable rules against the naive ones, on odd positions under any readings; the generator
// against what is legal; random games; and the rules lifted to formulas against the rules that run.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/nymbat/aids/sampling.hpp"
#include "model/nymbat/naive.hpp"
#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules.hpp"
#include "model/smt/session.hpp"

namespace nomos::nymbat {
namespace {

using Hexset = Hexagon::Hexes;
using Moves = std::vector<Move<Native>>;

struct Case {
    Setting<Native> setting;
    Position<Native> position;
    const naive::Choices& choices() const { return setting.readings; }
    naive::Game game() const { return naive::game(position); }
};

Hexset any_hexes(Dice& dice, int one_in) {
    Hexset hexes;
    Hexagon::kBoard.for_each([&](int hex) { hexes.assign(hex, dice.one_in(one_in)); });
    return hexes;
}
// What no game reaches: two sides' pieces on a hex, sevens, strangers among the group, any numbers.
void make_wild(Position<Native>& p, Dice& dice) {
    const int one_in = 2 + dice.below(8);
    for (auto& side : p.pieces)
        for (auto& digit : side) digit = any_hexes(dice, one_in);
    for (std::size_t s = 0; s < kSides; ++s) p.reserve[s] = dice.below(2) * (dice.below(201) - kMostReserve);
    if (p.is(Stage::bringing)) p.brought = dice.below(kMostBrought + 1);
    if (none(p.members)) return;
    p.waiting = any_hexes(dice, 3), p.members = any_hexes(dice, 3);
    p.speed = dice.below(kMostOnPaper + 1);
}
// As the checkers throw them; a quarter of them wilder.
Case random_case(Dice& dice) {
    auto [setting, p] = throw_position(dice);
    if (dice.one_in(4)) make_wild(p, dice);
    return {setting, p};
}
Moves generated(const Case& c) {
    Moves all;
    Rules<Native>::for_each_move(c.setting, c.position, [&](const auto& m) { all.push_back(m); });
    return all;
}
// Every piece of the mover can be asked to go, from wherever it waits.
Moves every_step(const Position<Native>& p) {
    Moves all = candidates(p);
    p.waiting.for_each([&](int from) { Hexagon::kBoard.for_each([&](int to) { all.push_back(go(from, to)); }); });
    return all;
}
void sort_out(Moves& moves) {
    std::sort(moves.begin(), moves.end(), [](auto& a, auto& b) { return compare(a, b) < 0; });
    moves.erase(std::unique(moves.begin(), moves.end(), [](auto& a, auto& b) { return same(a, b); }), moves.end());
}
std::string words_of(const Moves& moves) {
    std::string all;
    for (const auto& m : moves) all += print(m) + ", ";
    return all;
}

constexpr int kCases = 10;  // positions a run of a property, where they are cheap

// --- step by step ------------------------------------------------------------------------------
RC_GTEST_PROP(NymbatGenerator, ListsWhatIsLegalOfAllCandidatesEachOnce, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i) {
        const Case c = random_case(dice);
        Moves listed = generated(c), legal;
        const std::size_t number = listed.size();
        for (const auto& m : every_step(c.position))
            if (Rules<Native>::legal(c.setting, c.position, m)) legal.push_back(m);
        sort_out(listed), sort_out(legal);
        RC_ASSERT(listed.size() == number);
        RC_LOG() << print(c.position);
        RC_ASSERT(words_of(listed) == words_of(legal));
    }
}
RC_GTEST_PROP(NymbatGenerator, ListsStepsInTheirOneForm, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i)
        for (const auto& m : generated(random_case(dice))) {
            RC_ASSERT(well_formed(m));
            RC_ASSERT(same(parse_move(print(m)), m));
        }
}
RC_GTEST_PROP(NymbatLegal, IsWhatTheNaiveRulesAllow, (std::uint64_t seed)) {
    Dice dice(seed);
    const Case c = random_case(dice);
    const auto game = c.game();
    Moves asked = every_step(c.position);
    for (int i = 0; i < 40; ++i) asked.push_back(throw_move(c.position, dice));
    for (const auto& m : asked) {
        const bool legal = Rules<Native>::legal(c.setting, c.position, m);
        if (legal != naive::legal(game, c.choices(), naive::step(m))) RC_FAIL(print(c.position) + ": " + print(m));
    }
}
RC_GTEST_PROP(NymbatApply, DoesWhatTheNaiveStepDoes, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < kCases; ++i) {
        const Case c = random_case(dice);
        const auto game = c.game();
        for (const auto& m : generated(c)) {
            const auto after = Rules<Native>::apply(c.setting, c.position, m);
            const auto expected = naive::position(naive::play(game, c.choices(), naive::step(m)));
            if (!same(after, expected)) RC_FAIL(print(c.position) + ": " + print(m));
        }
    }
}
RC_GTEST_PROP(NymbatOutcome, IsTheNaiveOne, (std::uint64_t seed)) {
    Dice dice(seed);
    for (int i = 0; i < 5 * kCases; ++i) {
        const Case c = random_case(dice);
        const auto found = Rules<Native>::outcome(c.setting, c.position);
        RC_ASSERT(one_hot(found));
        RC_ASSERT(static_cast<Outcome>(found.lowest()) == naive::outcome(c.game(), c.choices()));
    }
}

// --- games -------------------------------------------------------------------------------------
// One of the steps, the kinds all as likely, but enemies near are often fallen upon; turns are not ended
// at once, and passes are rare.
const Move<Native>& some_step(const Moves& moves, const Hexset& enemies, Dice& dice) {
    const auto rank = [](const Move<Native>& m) { return m.kind.lowest(); };
    const auto any_of = [&](auto first, auto last) -> auto& {
        return first[dice.below(static_cast<int>(last - first))];
    };
    const auto falls_upon = [&](auto& m) { return m.is(Kind::go) && any(m.to & enemies); };
    const auto fight = std::find_if(moves.begin(), moves.end(), falls_upon);
    if (fight != moves.end() && !dice.one_in(3)) return *fight;
    int kind = rank(any_of(moves.begin(), moves.end()));
    if (dice.one_in(3)) kind = rank(moves.back());
    if (kind == static_cast<int>(Kind::pass) && !dice.one_in(9)) kind = rank(moves.front());
    const auto first = std::find_if(moves.begin(), moves.end(), [&](auto& m) { return rank(m) == kind; });
    const auto last = std::find_if(first, moves.end(), [&](auto& m) { return rank(m) != kind; });
    return any_of(first, last);
}
// What the text promises of the pieces and the reserves.
bool is_sound(const Position<Native>& p) {
    const auto red = p.pieces_of(Side::red), blue = p.pieces_of(Side::blue);
    const auto sevens = p.with_number(Side::red, kMostOnPaper) | p.with_number(Side::blue, kMostOnPaper);
    return well_formed(p) && none((red & blue) | sevens) && p.reserve[0] >= 0 && p.reserve[1] >= 0;
}
struct Played {
    std::array<int, std::size_t{kKinds}> steps{};
    int won = 0;
};
// A game under any readings, held against the naive rules step by step.
void play_game(Dice& dice, int most, Played& played) {
    Case c{throw_position(dice).first, {}};
    c.position = start(c.setting);
    for (int i = 0; i < most; ++i) {
        const Moves moves = generated(c);
        const bool over = !Rules<Native>::outcome(c.setting, c.position).test(0);
        ASSERT_EQ(moves.empty(), over) << print(c.position);
        if (over) return void(++played.won);
        const auto enemies = c.position.pieces_of(c.position.blue_to_move ? Side::red : Side::blue);
        const Move<Native>& m = some_step(moves, enemies, dice);
        ASSERT_TRUE(Rules<Native>::legal(c.setting, c.position, m)) << print(c.position) << ": " << print(m);
        const auto expected = naive::position(naive::play(c.game(), c.choices(), naive::step(m)));
        c.position = Rules<Native>::apply(c.setting, c.position, m);
        ASSERT_TRUE(same(c.position, expected)) << print(expected) << ": " << print(m);
        ASSERT_TRUE(is_sound(c.position)) << print(c.position) << ": " << print(m);
        ++played.steps[static_cast<std::size_t>(m.kind.lowest())];
    }
}
TEST(NymbatGames, StaySoundAndAsTheNaiveRulesPlayThem) {
    Dice dice(169);
    Played played;
    for (int game = 0; game < 200 && !HasFatalFailure(); ++game) play_game(dice, 2000, played);
    int all = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        EXPECT_GT(played.steps[static_cast<std::size_t>(kind)], 10) << kind;
        all += played.steps[static_cast<std::size_t>(kind)];
    }
    EXPECT_GT(all, 50'000);
    EXPECT_GT(played.won, 150);
}

// --- as formulas -------------------------------------------------------------------------------
// Constants fold in the symbolic algebra, so the lifted text can be evaluated without a solver.
RC_GTEST_PROP(NymbatRules, AgreeOnConstantsWhenLifted, (std::uint64_t seed)) {
    Dice dice(seed);
    const Case c = random_case(dice);
    const auto setting = smt::lifted<Setting<Symbolic>>(c.setting);
    const auto position = smt::lifted<Position<Symbolic>>(c.position);
    RC_ASSERT(Rules<Symbolic>::outcome(setting, position).constant() == Rules<Native>::outcome(c.setting, c.position));
    Moves asked = generated(c);
    if (asked.size() > 20) asked.resize(20);
    for (int i = 0; i < 20; ++i) asked.push_back(throw_move(c.position, dice));
    for (const auto& m : asked) {
        const auto lifted = smt::lifted<Move<Symbolic>>(m);
        const bool legal = Rules<Native>::legal(c.setting, c.position, m);
        RC_ASSERT(Rules<Symbolic>::legal(setting, position, lifted).constant() == legal);
        if (!legal) continue;
        const auto after = smt::lifted<Position<Symbolic>>(Rules<Native>::apply(c.setting, c.position, m));
        RC_ASSERT(same(Rules<Symbolic>::apply(setting, position, lifted), after).constant());
    }
}

}  // namespace
}  // namespace nomos::nymbat
