// The executable rules against a cell-by-cell reading of them, on random crowded positions with
// every reading; the generator against all subsets; the lifted rules against the native ones.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/nika/naive.hpp"
#include "model/nika/rules.hpp"
#include "model/smt/session.hpp"
#include "tests/model/nika/random_game.hpp"

namespace nomos::nika {
namespace {

Action<Native> action(Kind kind, const Cells<Native>& pieces, int direction) {
    return {Bits<4>::single(static_cast<int>(kind)), pieces, Bits<4>::single(direction)};
}

// All subsets of the acting city's pieces in all directions, each space as a rally, the pass.
std::vector<Action<Native>> all_actions(const Position<Native>& p) {
    std::vector<Action<Native>> out{action(Kind::pass, {}, 0)};
    std::vector<int> own;
    p.city[static_cast<std::size_t>(p.turn.lowest())].for_each([&](int cell) { own.push_back(cell); });
    for (int d = 0; d < 4; ++d) {
        for (unsigned subset = 1; subset < 1U << own.size(); ++subset) {
            Cells<Native> pieces;
            for (std::size_t i = 0; i < own.size(); ++i)
                if (subset >> i & 1U) pieces.set(own[i]);
            out.push_back(action(Kind::rotate, pieces, d));
            out.push_back(action(Kind::move, pieces, d));
        }
        for (int cell = 0; cell < kFrame; ++cell) out.push_back(action(Kind::rally, Bits<kFrame>::single(cell), d));
    }
    return out;
}

struct Less {
    bool operator()(const Action<Native>& a, const Action<Native>& b) const { return compare(a, b) < 0; }
};

RC_GTEST_PROP(NikaRules, LegalAgreesWithTheNaiveRules, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    const Position<Native> p = random.position(s);
    RC_ASSERT(well_formed(s) && well_formed(s, p));
    NaiveRules naive(s, p);
    for (const Action<Native>& m : all_actions(p)) RC_ASSERT(Rules<Native>::legal(s, p, m) == naive.legal(m));
}

RC_GTEST_PROP(NikaRules, ApplyAgreesWithTheNaiveRulesAndStaysWellFormed, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    const Position<Native> p = random.position(s);
    NaiveRules naive(s, p);
    Rules<Native>::for_each_move(s, p, [&](const Action<Native>& m) {
        const Position<Native> after = Rules<Native>::apply(s, p, m);
        RC_ASSERT(same(after, naive.apply(m)));
        RC_ASSERT(well_formed(s, after));
    });
}

RC_GTEST_PROP(NikaRules, TheGeneratorGivesEveryLegalActionOnceAndNoOther, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    const Position<Native> p = random.position(s);
    std::vector<Action<Native>> generated, legal;
    Rules<Native>::for_each_move(s, p, [&](const Action<Native>& m) { generated.push_back(m); });
    for (const Action<Native>& m : all_actions(p))
        if (Rules<Native>::legal(s, p, m)) legal.push_back(m);
    std::sort(generated.begin(), generated.end(), Less{});
    std::sort(legal.begin(), legal.end(), Less{});
    RC_ASSERT(std::equal(generated.begin(), generated.end(), legal.begin(), legal.end(),
                         [](const auto& a, const auto& b) { return same(a, b); }));
}

RC_GTEST_PROP(NikaRules, PiecesOfOthersAndEmptySpacesNeverAct, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    const Position<Native> p = random.position(s);
    const Cells<Native> own = p.city[static_cast<std::size_t>(p.turn.lowest())];
    for (int cell = 0; cell < kFrame; ++cell) {
        if (own.test(cell)) continue;
        for (Kind kind : {Kind::rotate, Kind::move})
            for (int d = 0; d < 4; ++d)
                RC_ASSERT(!Rules<Native>::legal(s, p, action(kind, own | Bits<kFrame>::single(cell), d)) &&
                          !Rules<Native>::legal(s, p, action(kind, Bits<kFrame>::single(cell), d)));
    }
}

// Constants fold in the symbolic algebra, so the lifted text can be evaluated without a solver.
RC_GTEST_PROP(NikaRules, TheLiftedRulesAgreeWithTheNativeOnesOnConstants, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    const Position<Native> p = random.position(s);
    const auto setting = smt::lifted<Setting<Symbolic>>(s);
    const auto position = smt::lifted<Position<Symbolic>>(p);
    RC_ASSERT(Rules<Symbolic>::outcome(setting, position).constant() == Rules<Native>::outcome(s, p));
    for (const Action<Native>& m : all_actions(p)) {
        if (random.chance(90)) continue;
        const auto lifted = smt::lifted<Action<Symbolic>>(m);
        const bool legal = Rules<Native>::legal(s, p, m);
        RC_ASSERT(Rules<Symbolic>::legal(setting, position, lifted).constant() == legal);
        if (!legal) continue;
        const auto after = smt::lifted<Position<Symbolic>>(Rules<Native>::apply(s, p, m));
        RC_ASSERT(same(Rules<Symbolic>::apply(setting, position, lifted), after).constant());
    }
}

}  // namespace
}  // namespace nomos::nika
