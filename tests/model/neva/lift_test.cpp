// The very rules that play, as formulas: facts proved for every position, step and reading set.
#include <gtest/gtest.h>

#include "model/smt/session.hpp"
#include "tests/model/neva/boards.hpp"

namespace nomos::neva {
namespace {

using smt::Answer;

// A session about one arbitrary legal step, of one kind (quiet or jump, of a man or a king).
struct Question {
    smt::Session session;
    Setting<Symbolic> setting = session.fresh<Setting<Symbolic>>("setting");
    Position<Symbolic> before = session.fresh<Position<Symbolic>>("before");
    Move<Symbolic> move = session.fresh<Move<Symbolic>>("move");

    Question(bool jump, bool king) {
        move.jump = jump, move.king = king;
        session.require(well_formed(setting));
        session.require(well_formed(before));
        session.require(well_formed(move));
        session.require(Rules<Symbolic>::legal(setting, before, move));
    }
    Position<Symbolic> after() { return Rules<Symbolic>::apply(setting, before, move); }
    // Polarity: "unsatisfiable" means that the claim holds for every legal step of this kind.
    Answer refute(const smt::Bit& claim) {
        session.require(!claim);
        return session.check();
    }
};

class NevaLift : public testing::TestWithParam<std::tuple<bool, bool>> {
protected:
    Question q{std::get<0>(GetParam()), std::get<1>(GetParam())};
    bool jump() const { return std::get<0>(GetParam()); }
};

TEST_P(NevaLift, SomeStepIsLegalSoThatTheProofsSaySomethingAndItReplays) {
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    const auto s = q.session.read<Setting<Native>>(q.setting);
    const auto p = q.session.read<Position<Native>>(q.before);
    const auto m = q.session.read<Move<Native>>(q.move);
    EXPECT_TRUE(Rules<Native>::legal(s, p, m)) << print(p) << " " << print(m);
    EXPECT_TRUE(same(Rules<Native>::apply(s, p, m), q.session.read<Position<Native>>(q.after())));
    EXPECT_EQ(Rules<Native>::outcome(s, p).lowest(), static_cast<int>(Outcome::in_play));
}
TEST_P(NevaLift, AStepEndsOnAFreeCell) {
    EXPECT_EQ(q.refute(none(q.move.to & q.before.occupied())), Answer::unsatisfiable);
}
TEST_P(NevaLift, WhatComesOfAStepIsWellFormed) { EXPECT_EQ(q.refute(well_formed(q.after())), Answer::unsatisfiable); }
TEST_P(NevaLift, OnlyJumpsTakePiecesAndNeverTheMovers) {
    const auto after = q.after();
    const auto passes = q.move.is_pass();
    smt::Bit kept = true;
    for (std::size_t i = 0; i < kPlayers; ++i) {
        const auto moves = test(q.before.turn, static_cast<int>(i));
        const auto way = q.move.from | q.move.to, change = q.before.pieces_of(i) ^ after.pieces_of(i);
        kept = kept && implies(moves && !passes, change == way);
        kept = kept && implies(!moves, jump() ? none(after.pieces_of(i) & ~q.before.pieces_of(i)) : none(change));
    }
    EXPECT_EQ(q.refute(kept), Answer::unsatisfiable);
}
TEST_P(NevaLift, OnlyTheMoversPieceThatJumpedGoesOn) {
    const auto after = q.after();
    smt::Word<kCells> own;
    for (std::size_t i = 0; i < kPlayers; ++i)
        own = own | select(test(after.turn, static_cast<int>(i)), after.pieces_of(i), smt::Word<kCells>());
    const auto goes_on = any(after.jumper);
    EXPECT_EQ(q.refute(implies(goes_on, after.jumper == q.move.to && none(after.jumper & ~own)) &&
                       (goes_on || none(after.captured)) && implies(goes_on, smt::Bit(jump()))),
              Answer::unsatisfiable);
}
INSTANTIATE_TEST_SUITE_P(EachKind, NevaLift, testing::Combine(testing::Bool(), testing::Bool()), [](const auto& kind) {
    return std::string(std::get<0>(kind.param) ? "Jump" : "Quiet") + (std::get<1>(kind.param) ? "OfAKing" : "OfAMan");
});

}  // namespace
}  // namespace nomos::neva
