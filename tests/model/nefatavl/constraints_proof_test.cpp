// Nefatavl's constraints as formulas: what the solver finds replays, and what is dead is proved so.
#include <gtest/gtest.h>

#include "model/nefatavl/constraints.hpp"
#include "model/smt/session.hpp"

namespace nomos::nefatavl {
namespace {

template <int Size>
struct Question {
    smt::Session session;
    Setting<Symbolic, Size> setting = session.fresh<Setting<Symbolic, Size>>("setting");
    Position<Symbolic, Size> before = session.fresh<Position<Symbolic, Size>>("before");
    Position<Symbolic, Size> after = session.fresh<Position<Symbolic, Size>>("after");
    Move<Symbolic, Size> move = session.fresh<Move<Symbolic, Size>>("move");
    InForce<Symbolic, Clause> all{};

    Question() {
        session.require(well_formed(setting) && well_formed(before) && well_formed(move));
        session.require(Constraints<Size>::template legal<Symbolic>(setting, before, move, all));
    }
    smt::Bit effect(const InForce<Symbolic, Clause>& in_force) const {
        return Constraints<Size>::template effect<Symbolic>(setting, before, move, after, in_force);
    }
};
InForce<Symbolic, Clause> without(Clause c) {
    InForce<Symbolic, Clause> in_force;
    in_force.clauses = in_force.clauses & ~Bits<InForce<Symbolic, Clause>::kCount>::single(static_cast<int>(c));
    return in_force;
}

TEST(NefatavlConstraints, SolverFindsALegalCaptureOfThree) {
    Question<11> q;
    q.session.require(q.effect(q.all) && q.setting.readings.is(CaptureStanding::by_moved_stone));
    q.session.require(count(q.after.stones()) + smt::Number(3) == count(q.before.stones()));
    ASSERT_EQ(q.session.check(), smt::Answer::satisfiable);
    const auto setting = q.session.read<Setting<Native, 11>>(q.setting);
    const auto before = q.session.read<Position<Native, 11>>(q.before);
    const auto after = q.session.read<Position<Native, 11>>(q.after);
    const auto made = q.session.read<Move<Native, 11>>(q.move);
    EXPECT_TRUE(Constraints<11>::legal<Native>(setting, before, made, {}));
    EXPECT_TRUE(Constraints<11>::effect<Native>(setting, before, made, after, {}));
    EXPECT_EQ(before.stones().count(), after.stones().count() + 3);
}
// What another clause says as well, by proof; and live twins, so that the question is known to be able to say no.
TEST(NefatavlConstraints, TheEdgeClauseSaysWhatCustodialCaptureSays) {
    for (const auto& [clause, answer] : {std::pair{Clause::capture_not_edge, smt::Answer::unsatisfiable},
                                         std::pair{Clause::capture_not_moving_in, smt::Answer::satisfiable},
                                         std::pair{Clause::capture_centre_with_king, smt::Answer::satisfiable}}) {
        Question<11> q;
        q.session.require(q.effect(q.all) != q.effect(without(clause)));
        EXPECT_EQ(q.session.check(), answer) << kClauseIds[static_cast<std::size_t>(clause)];
    }
}
TEST(NefatavlConstraints, OutcomesAreOneOfThreeForEveryPosition) {
    smt::Session session;
    const auto setting = session.fresh<Setting<Symbolic, 11>>("setting");
    const auto position = session.fresh<Position<Symbolic, 11>>("position");
    session.require(well_formed(setting) && well_formed(position));
    session.require(count_where(0, 3, [&](int k) {
                        return Constraints<11>::outcome<Symbolic>(setting, position, k, InForce<Symbolic, Clause>{});
                    }) != smt::Number(1));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::nefatavl
