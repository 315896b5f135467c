// The constraints of Nika as formulas: everything symbolic, the board and the readings included.
#include <gtest/gtest.h>

#include "model/nika/constraints.hpp"
#include "model/smt/session.hpp"

namespace nomos::nika {
namespace {

using S = Symbolic;

struct AnyStep {
    smt::Session session;
    Setting<S> setting = session.fresh<Setting<S>>("setting");
    Position<S> before = session.fresh<Position<S>>("before"), after = session.fresh<Position<S>>("after");
    Action<S> action = session.fresh<Action<S>>("action");

    AnyStep() { session.require(well_formed(setting) && well_formed(setting, before) && well_formed(action)); }
    smt::Bit legal(const InForce<S, Clause>& f = {}) { return Constraints::legal<S>(setting, before, action, f); }
    smt::Bit effect(const InForce<S, Clause>& f = {}) {
        return Constraints::effect<S>(setting, before, action, after, f);
    }
};

// One enemy leaves the board and another is pushed, in one action of a phalanx of Athens northwards.
TEST(NikaConstraintsProof, FindsAPushThatRoutsAndPushes) {
    AnyStep step;
    step.session.require(step.legal() && step.effect());
    step.session.require(test(step.before.turn, 0) && test(step.action.direction, 0));
    step.session.require(step.action.is(Kind::move) && step.after.routed[1] == step.before.routed[1] + 1);
    step.session.require(step.before.city[3] != step.after.city[3] && step.after.routed[3] == step.before.routed[3]);
    ASSERT_EQ(step.session.check(), smt::Answer::satisfiable);

    const auto setting = step.session.read<Setting<Native>>(step.setting);
    const auto before = step.session.read<Position<Native>>(step.before);
    const auto after = step.session.read<Position<Native>>(step.after);
    const auto action = step.session.read<Action<Native>>(step.action);
    EXPECT_GE(action.pieces.count(), 2);
    EXPECT_TRUE(Constraints::legal<Native>(setting, before, action, {}));
    EXPECT_TRUE(Constraints::effect<Native>(setting, before, action, after, {}));
    EXPECT_TRUE(well_formed(setting, after));
}

// Without these clauses, is exactly the same legal, and does the same follow?
smt::Answer decides_without(std::initializer_list<Clause> dropped) {
    AnyStep step;
    InForce<S, Clause> rest;
    Bits<static_cast<int>(Clause::count_)> kept = ~Bits<static_cast<int>(Clause::count_)>{};
    for (const Clause c : dropped) kept.reset(static_cast<int>(c));
    rest.clauses = kept;
    const smt::Bit legal = step.legal();
    step.session.require(legal != step.legal(rest) || (legal && step.effect() != step.effect(rest)));
    return step.session.check();
}
// The clauses without a predicate of their own are listed at the head of constraints.hpp: asking
// about those here could not fail. That it does matter once both of a pair go, constraints_test shows by positions.
TEST(NikaConstraintsProof, FrontFacesIsCoveredFor) {
    EXPECT_EQ(decides_without({Clause::push_front_faces}), smt::Answer::unsatisfiable);
}
TEST(NikaConstraintsProof, RoutNotPushIsCoveredFor) {
    EXPECT_EQ(decides_without({Clause::phalanx_rout_not_push}), smt::Answer::unsatisfiable);
}
TEST(NikaConstraintsProof, WeightOfThoseBehindIsCoveredFor) {
    EXPECT_EQ(decides_without({Clause::weight_any_facing}), smt::Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::nika
