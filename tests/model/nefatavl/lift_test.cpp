// The very rules that play, as formulas: facts proved for every position, move and reading set.
#include <gtest/gtest.h>

#include "model/smt/session.hpp"
#include "tests/model/nefatavl/board_words.hpp"

namespace nomos::nefatavl {
namespace {

using smt::Answer;

// A session about one arbitrary legal move.
template <int Size>
struct Question {
    template <class A>
    using Rules = nefatavl::Rules<A, Size>;
    smt::Session session;
    Setting<Symbolic, Size> setting = session.fresh<Setting<Symbolic, Size>>("setting");
    Position<Symbolic, Size> before = session.fresh<Position<Symbolic, Size>>("before");
    Move<Symbolic, Size> move = session.fresh<Move<Symbolic, Size>>("move");

    Question() {
        session.require(well_formed(setting));
        session.require(well_formed(before));
        session.require(well_formed(move));
        session.require(Rules<Symbolic>::legal(setting, before, move));
    }
    Position<Symbolic, Size> after() { return Rules<Symbolic>::apply(setting, before, move); }
    // Polarity: "unsatisfiable" means that the claim holds for every legal move.
    Answer refute(const smt::Bit& claim) {
        session.require(!claim);
        return session.check();
    }
};

template <class T>
class NefatavlLift : public testing::Test {};
template <int Size>
using Edge = std::integral_constant<int, Size>;
using Sizes = testing::Types<Edge<7>, Edge<11>, Edge<19>>;
TYPED_TEST_SUITE(NefatavlLift, Sizes);

TYPED_TEST(NefatavlLift, SomeMoveIsLegalSoThatTheProofsSaySomething) {
    Question<TypeParam::value> q;
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    const auto s = q.session.template read<Setting<Native, TypeParam::value>>(q.setting);
    const auto p = q.session.template read<Position<Native, TypeParam::value>>(q.before);
    const auto m = q.session.template read<Move<Native, TypeParam::value>>(q.move);
    EXPECT_TRUE((Rules<Native, TypeParam::value>::legal(s, p, m)));
}
TYPED_TEST(NefatavlLift, OnlyTheKingEndsOnABrownSquare) {
    Question<TypeParam::value> q;
    const auto brown = Board<TypeParam::value>::brown();
    EXPECT_EQ(q.refute(implies(any(q.move.to & brown), q.move.from == q.before.king)), Answer::unsatisfiable);
}
TYPED_TEST(NefatavlLift, StonesAppearOnlyOnTheTarget) {
    Question<TypeParam::value> q;
    EXPECT_EQ(q.refute(none(q.after().stones() & ~(q.before.stones() | q.move.to))), Answer::unsatisfiable);
}

// --- facts that take the solver longer, on boards it can manage in a test ----------------------
TEST(NefatavlLiftProof, AMoveEndsOnAFreeSquare) {
    Question<11> q;
    EXPECT_EQ(q.refute(none(q.move.to & q.before.stones())), Answer::unsatisfiable);
}
TEST(NefatavlLiftProof, TheMoverLosesNoStoneWhereOnlyTheMovedTakes) {
    Question<7> q;
    const auto after = q.after();
    const auto way = q.move.from | q.move.to;
    const auto attackers_keep = (after.attackers ^ q.before.attackers) == way;
    const auto defenders_keep = ((after.defenders | after.king) ^ (q.before.defenders | q.before.king)) == way;
    const auto kept = select(q.before.defenders_to_move, defenders_keep, attackers_keep);
    const auto is_by_moved_stone = q.setting.readings.is(CaptureStanding::by_moved_stone);
    EXPECT_EQ(q.refute(kept || !is_by_moved_stone), Answer::unsatisfiable);
}
TEST(NefatavlLiftProof, ASideThatLosesForWantOfMovesHasNone) {
    Question<11> q;
    const auto outcome = Rules<Symbolic, 11>::outcome(q.setting, q.before);
    const auto lost = select(q.before.defenders_to_move, test(outcome, static_cast<int>(Outcome::attackers_win)),
                             test(outcome, static_cast<int>(Outcome::defenders_win)));
    EXPECT_EQ(q.refute(!lost), Answer::unsatisfiable);
}

// --- satisfiable claims come with a position that plays ---------------------------------------
TEST(NefatavlLiftWitness, ACornerTakesTheKingAndTheModelReplays) {
    Question<11> q;
    q.session.require(q.setting.readings.is(KingBrownSquare::helps));
    q.session.require(q.setting.readings.is(CaptureStanding::by_moved_stone));
    q.session.require(none(q.before.attackers & ~q.move.from & Board<11>::beside(q.before.king)));
    q.session.require(none(q.after().king));
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    const auto s = q.session.read<Setting<Native, 11>>(q.setting);
    const auto p = q.session.read<Position<Native, 11>>(q.before);
    const auto m = q.session.read<Move<Native, 11>>(q.move);
    const auto played = Rules<Native, 11>::apply(s, p, m);
    EXPECT_TRUE(same(played, q.session.read<Position<Native, 11>>(q.after())));
    EXPECT_EQ(outcome_of(played, s), Outcome::attackers_win);
    EXPECT_TRUE(any(Board<11>::beside(p.king) & Board<11>::corners())) << print(p);
}
TEST(NefatavlLiftWitness, WithoutItsHelpOneAttackerDoesNotTakeHim) {
    Question<11> q;
    q.session.require(q.setting.readings.is(KingBrownSquare::no));
    q.session.require(q.setting.readings.is(CaptureStanding::by_moved_stone));
    q.session.require(none(q.before.attackers & ~q.move.from & Board<11>::beside(q.before.king)));
    EXPECT_EQ(q.refute(any(q.after().king)), Answer::unsatisfiable);
}

TEST(NefatavlLiftWitness, UnderAtOnceMovesAreLeftInAGameThatIsOver) {
    Question<7> q;
    q.session.require(any(q.before.king & ~Board<7>::corners()));
    q.session.require(!test(Rules<Symbolic, 7>::outcome(q.setting, q.before), static_cast<int>(Outcome::in_play)));
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    const auto s = q.session.read<Setting<Native, 7>>(q.setting);
    EXPECT_TRUE(s.readings.is(EndNoMovesWhen::at_once));
    EXPECT_NE(outcome_of(q.session.read<Position<Native, 7>>(q.before), s), Outcome::in_play);
}

}  // namespace
}  // namespace nomos::nefatavl
