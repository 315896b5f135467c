// A canonical witness is defined by its question alone: whatever the solver's seed, it is the one
// with the fewest pieces and the least position and move, found here by trying every case.
#include "checkers/canonical.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "checkers/property_suite.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

// A random question on a scene of tic-tac-toe, over either algebra.
struct Question {
    Square crosses, free;
    int marks = 0;
    bool nought_wins = false, last_mover = false;

    template <class A>
    Bit<A> asks(const Setting<A>& s, const Position<A>& p, const Move<A>& m) const {
        const auto outcome = Sound::Rules<A>::outcome(s, p);
        return none(crosses & ~p.crosses) && none(free & p.marks()) && Number<A>(marks) <= count(p.marks()) &&
               (!Bit<A>(nought_wins) || test(outcome, 2)) &&
               (!Bit<A>(last_mover) || s.readings.is(tictactoe::EndFullBoardResult::last_mover)) &&
               any(m.square & ~p.crosses);
    }
    bool asks(const Case<Sound>& c) const { return asks<Native>(c.setting, c.before, c.move); }
};
Question any_question() {
    Question q;
    for (int c = 0; c < 9; ++c) {
        const int kind = *rc::gen::inRange(0, 6);
        if (kind == 0) q.crosses.set(c);
        if (kind == 1) q.free.set(c);
    }
    q.marks = *rc::gen::inRange(0, 6);
    q.nought_wins = *rc::gen::arbitrary<bool>(), q.last_mover = *rc::gen::arbitrary<bool>();
    return q;
}

std::optional<Case<Sound>> canonical_by_solver(const Question& q, unsigned seed) {
    smt::Budget budget;
    budget.seed = seed;
    Scene<Sound> scene(budget);
    scene.session.require(q.asks<Symbolic>(scene.setting, scene.before, scene.move));
    if (scene.session.check() != smt::Answer::satisfiable) return {};
    return canonical_case(scene);
}

RC_GTEST_PROP(Canonical, WitnessIsTheLeastCaseWhateverTheSeed, ()) {
    const Question q = any_question();
    const auto expected = least_case<Sound>([&](const auto& c) { return q.asks(c); });
    for (unsigned seed : {1U, 2U, 4242U}) {
        const auto found = canonical_by_solver(q, seed);
        RC_ASSERT(found.has_value() == expected.has_value());
        if (!found) continue;
        RC_ASSERT(same(found->before, expected->before));
        RC_ASSERT(same(found->move, expected->move));
        RC_ASSERT(same(found->setting, expected->setting));
    }
}

TEST(Canonical, ChecksReportTheSameForTwoSeeds) {
    Options one, other;
    other.budget.seed = 99;
    for (const CheckTask& t : property_suite::tasks<Sound>()) {
        const CheckResult a = t.run(one), b = t.run(other);
        EXPECT_EQ(a.detail, b.detail) << t.id;
        ASSERT_EQ(a.witnesses.size(), b.witnesses.size()) << t.id;
        for (std::size_t i = 0; i < a.witnesses.size(); ++i) {
            EXPECT_EQ(a.witnesses[i].position, b.witnesses[i].position) << t.id;
            EXPECT_EQ(a.witnesses[i].moves, b.witnesses[i].moves) << t.id;
        }
    }
}

}  // namespace
}  // namespace nomos::planted
