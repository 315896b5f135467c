// The very rules that play, as formulas: facts proved for every position, move and reading set.
#include <gtest/gtest.h>

#include "model/nerva/notation.hpp"
#include "model/nerva/rules.hpp"
#include "model/smt/session.hpp"

namespace nomos::nerva {
namespace {

using smt::Answer;

// A session about one arbitrary legal move.
struct Question {
    smt::Session session;
    Setting<Symbolic> setting = session.fresh<Setting<Symbolic>>("setting");
    Position<Symbolic> before = session.fresh<Position<Symbolic>>("before");
    Move<Symbolic> move = session.fresh<Move<Symbolic>>("move");

    Question() {
        session.require(well_formed(setting));
        session.require(well_formed(before));
        session.require(well_formed(move));
        session.require(Rules<Symbolic>::legal(setting, before, move));
    }
    Position<Symbolic> after() { return Rules<Symbolic>::apply(setting, before, move); }
    // Polarity: "unsatisfiable" means that the claim holds for every legal move.
    Answer refute(const smt::Bit& claim) {
        session.require(!claim);
        return session.check();
    }
    // The model, which must be legal and lead where the formula says.
    Position<Native> replay() {
        const auto s = session.read<Setting<Native>>(setting);
        const auto p = session.read<Position<Native>>(before);
        const auto m = session.read<Move<Native>>(move);
        EXPECT_TRUE(Rules<Native>::legal(s, p, m)) << print(p) << ": " << print(m);
        const auto played = Rules<Native>::apply(s, p, m);
        EXPECT_TRUE(same(played, session.read<Position<Native>>(after()))) << print(p) << ": " << print(m);
        return played;
    }
};

TEST(NervaLift, EachKindOfMoveIsLegalSomewhere) {
    for (Kind kind : {Kind::place, Kind::attack, Kind::pass}) {
        Question q;
        q.session.require(q.move.is(kind));
        ASSERT_EQ(q.session.check(), Answer::satisfiable);
        q.replay();
    }
}
TEST(NervaLift, EveryMoveHandsTheTurnOverUnlessAReadingOfRevealsDoesNot) {
    Question q;
    const auto after = q.after();
    const auto found = (after.revealed[0] && !q.before.revealed[0]) || (after.revealed[1] && !q.before.revealed[1]);
    const auto handed_over = after.black_to_move == !q.before.black_to_move;
    EXPECT_EQ(q.refute(handed_over || (found && !q.setting.readings.is(TurnAfterReveal::passes))),
              Answer::unsatisfiable);
}
TEST(NervaLift, KingsKeepTheirPlacesAndNeverHideAgain) {
    Question q;
    const auto after = q.after();
    const auto kept = after.kings[0] == q.before.kings[0] && after.kings[1] == q.before.kings[1];
    const auto shown =
        implies(q.before.revealed[0], after.revealed[0]) && implies(q.before.revealed[1], after.revealed[1]);
    EXPECT_EQ(q.refute(kept && shown), Answer::unsatisfiable);
}
TEST(NervaLift, OnlyAnAttackOnAStandingEnemyKingCapturesIt) {
    Question q;
    const auto after = q.after();
    const auto white = any(q.move.to & q.before.standing_king(Side::white)) && q.before.black_to_move;
    const auto black = any(q.move.to & q.before.standing_king(Side::black)) && !q.before.black_to_move;
    EXPECT_EQ(q.refute(implies(after.captured[0], white && q.move.is(Kind::attack)) &&
                       implies(after.captured[1], black && q.move.is(Kind::attack))),
              Answer::unsatisfiable);
}
TEST(NervaLift, ASupplyNeverFallsBelowNothing) {
    Question q;
    const auto after = q.after();
    smt::Bit ok = true;
    for (const auto& side : after.supply)
        for (const auto& n : side) ok = ok && n >= smt::Number(0);
    EXPECT_EQ(q.refute(ok), Answer::unsatisfiable);
}
TEST(NervaLift, PawnsAppearWhereTheMoveGoesAndNowhereElse) {
    Question q;
    const auto after = q.after();
    EXPECT_EQ(q.refute(none((after.pawns[0] & ~q.before.pawns[0] & ~q.move.to) |
                            (after.pawns[1] & ~q.before.pawns[1] & ~q.move.to))),
              Answer::unsatisfiable);
}

// --- satisfiable claims come with a position that plays ---------------------------------------
TEST(NervaLiftWitness, AnAmbushOfThreeMayFailWhereOnePointMoreWouldWin) {
    Question q;
    q.session.require(q.move.is(Kind::attack) && q.setting.readings.is(AmbushPoints::three));
    q.session.require(q.setting.readings.is(AttackSum::each_one));
    const Attack<Symbolic> attack(q.setting, q.before, q.move);
    auto plain = q.setting;
    plain.readings.choose(AmbushPoints::plus_one);
    q.session.require(!attack.succeeds() && Attack<Symbolic>(plain, q.before, q.move).succeeds());
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    q.replay();
}
TEST(NervaLiftWitness, OneLonePawnNeverTakesAnother) {
    Question q;
    q.session.require(q.move.is(Kind::attack) && none(q.before.pawns[0] & ~q.move.from & ~q.move.to));
    q.session.require(!q.before.black_to_move && q.setting.readings.is(KingLendsWhen::nothing));
    q.session.require(none(q.before.pawns[0] & q.move.to));
    EXPECT_EQ(q.refute(any(q.after().pawns[1] & q.move.to) || any(q.before.standing_king(Side::black) & q.move.to)),
              Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::nerva
