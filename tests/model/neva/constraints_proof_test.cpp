// Neva's constraints as formulas: what holds of every position, step and reading set, and twins that
// the solver can break.
#include <gtest/gtest.h>

#include "model/neva/constraints.hpp"
#include "model/smt/session.hpp"

namespace nomos::neva {
namespace {

struct Question {
    smt::Session session;
    Setting<Symbolic> setting = session.fresh<Setting<Symbolic>>("setting");
    Position<Symbolic> before = session.fresh<Position<Symbolic>>("before");
    Position<Symbolic> after = session.fresh<Position<Symbolic>>("after");
    Move<Symbolic> move = session.fresh<Move<Symbolic>>("move");
    InForce<Symbolic, Clause> all{};

    explicit Question(bool jump, bool king) {
        move.jump = jump, move.king = king;
        session.require(well_formed(setting) && well_formed(before) && well_formed(move));
        session.require(Constraints::legal<Symbolic>(setting, before, move, all) && effect(after, all));
    }
    smt::Bit effect(const Position<Symbolic>& then, const InForce<Symbolic, Clause>& in_force) const {
        return Constraints::effect<Symbolic>(setting, before, move, then, in_force);
    }
};
template <class F>
void each_kind_of_step(F&& ask) {
    for (const bool jump : {false, true})
        for (const bool king : {false, true}) {
            SCOPED_TRACE(testing::Message() << (jump ? "jump of a " : "step of a ") << (king ? "king" : "man"));
            Question q(jump, king);
            ask(q);
        }
}

TEST(NevaConstraints, ThereAreStepsOfEachKind) {
    each_kind_of_step([](Question& q) { EXPECT_EQ(q.session.check(), smt::Answer::satisfiable); });
}
TEST(NevaConstraints, NoStepHasTwoEffects) {
    each_kind_of_step([](Question& q) {
        const auto other = q.session.fresh<Position<Symbolic>>("other");
        q.session.require(q.effect(other, q.all) && !same(other, q.after));
        EXPECT_EQ(q.session.check(), smt::Answer::unsatisfiable);
    });
}
TEST(NevaConstraints, EveryStepLeavesAWellFormedPosition) {
    each_kind_of_step([](Question& q) {
        q.session.require(!well_formed(q.after));
        EXPECT_EQ(q.session.check(), smt::Answer::unsatisfiable);
    });
}
// "Can jump again" is judged before the piece has landed, and must be what the next step sees.
TEST(NevaConstraints, TheJumperCanJumpAsThePositionStands) {
    each_kind_of_step([](Question& q) {
        const stated::Scene<Symbolic> scene{q.setting, q.after, q.all};
        const auto ground = stated::Ground<Symbolic>::of(scene);
        q.session.require(exists(
            0, kCells, [&](int c) { return test(q.after.jumper, c) && !ground.can_jump(c, test(scene.kings, c)); }));
        EXPECT_EQ(q.session.check(), smt::Answer::unsatisfiable);
    });
}
TEST(NevaConstraints, OutcomesAreOneOfEightForEveryPosition) {
    smt::Session session;
    const auto setting = session.fresh<Setting<Symbolic>>("setting");
    const auto position = session.fresh<Position<Symbolic>>("position");
    session.require(well_formed(setting) && well_formed(position));
    session.require(count_where(0, static_cast<int>(Outcome::count_), [&](int k) {
                        return Constraints::outcome<Symbolic>(setting, position, k, InForce<Symbolic, Clause>{});
                    }) != smt::Number(1));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}
// A king's jump that goes on, and another of the same king that neva.capture.landing bars; it replays.
TEST(NevaConstraints, SolverFindsALandingThatIsBarred) {
    Question q(true, true);
    auto loose = q.all;
    q.session.require(q.setting.readings.is(KingLanding::must_continue) && any(q.after.jumper));
    const auto other = q.session.fresh<Move<Symbolic>>("other");
    loose.clauses =
        loose.clauses & ~Bits<InForce<Symbolic, Clause>::kCount>::single(static_cast<int>(Clause::capture_landing));
    q.session.require(well_formed(other) && other.from == q.move.from);
    q.session.require(Constraints::legal<Symbolic>(q.setting, q.before, other, loose) &&
                      !Constraints::legal<Symbolic>(q.setting, q.before, other, q.all));
    ASSERT_EQ(q.session.check(), smt::Answer::satisfiable);
    const auto setting = q.session.read<Setting<Native>>(q.setting);
    const auto before = q.session.read<Position<Native>>(q.before);
    const auto barred = q.session.read<Move<Native>>(other);
    InForce<Native, Clause> without_landing;
    without_landing.clauses.reset(static_cast<int>(Clause::capture_landing));
    EXPECT_FALSE(Constraints::legal<Native>(setting, before, barred, {}));
    EXPECT_TRUE(Constraints::legal<Native>(setting, before, barred, without_landing));
}

}  // namespace
}  // namespace nomos::neva
