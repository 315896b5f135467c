// The very rules that play, as formulas: facts proved for every position, step and reading set. An area
// is any set of hexes here; that it hangs together is its form and no rule (turn.hpp).
#include <gtest/gtest.h>

#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules.hpp"
#include "model/smt/session.hpp"

namespace nomos::nymbat {
namespace {

using smt::Answer;

bool uses_to(Kind kind) { return kind == Kind::bring || kind == Kind::go || kind == Kind::take || kind == Kind::lose; }
constexpr std::array kEveryKind{Kind::bring, Kind::group, Kind::go,   Kind::rest, Kind::take,
                                Kind::done,  Kind::end,   Kind::pass, Kind::lose};
std::string name_of_kind(const testing::TestParamInfo<Kind>& kind) {
    constexpr std::array kNames{"Bring", "Group", "Go", "Rest", "Take", "Done", "End", "Pass", "Lose"};
    return kNames[static_cast<std::size_t>(kind.param)];
}
// A session about one arbitrary legal step of a kind.
struct Question {
    smt::Session session;
    Setting<Symbolic> setting = session.fresh<Setting<Symbolic>>("setting");
    Position<Symbolic> before = session.fresh<Position<Symbolic>>("before");
    Move<Symbolic> move = session.fresh<Move<Symbolic>>("move");

    explicit Question(Kind kind) {
        move.kind = only(kind);
        if (kind != Kind::go) move.from = Hexes<Symbolic>();
        if (!uses_to(kind)) move.to = Hexes<Symbolic>();
        if (kind != Kind::bring) move.number = 0;
        if (kind != Kind::group && kind != Kind::rest) move.area = Area<Symbolic>();
        session.require(well_formed(setting));
        session.require(well_formed(before));
        session.require(well_shaped(move));
        session.require(Rules<Symbolic>::legal(setting, before, move));
    }
    Position<Symbolic> after() { return Rules<Symbolic>::apply(setting, before, move); }
    smt::Number reserve(const Position<Symbolic>& p) const {
        return select(before.blue_to_move, p.reserve[1], p.reserve[0]);
    }
    // Polarity: "unsatisfiable" means that the claim holds for every legal step of the kind.
    Answer refute(const smt::Bit& claim) {
        session.require(!claim);
        return session.check();
    }
    // The model, which must be legal, lead where the formula says, and be found by the generator.
    Position<Native> replay() {
        const auto s = session.read<Setting<Native>>(setting);
        const auto p = session.read<Position<Native>>(before);
        const auto m = session.read<Move<Native>>(move);
        EXPECT_TRUE(Rules<Native>::legal(s, p, m)) << print(p) << ": " << print(m);
        const auto played = Rules<Native>::apply(s, p, m);
        EXPECT_TRUE(same(played, session.read<Position<Native>>(after()))) << print(p) << ": " << print(m);
        int listed = 0;
        Rules<Native>::for_each_move(s, p, [&](const auto& step) { listed += same(step, m) ? 1 : 0; });
        EXPECT_EQ(listed, 1) << print(p) << ": " << print(m);
        return played;
    }
};

class NymbatLift : public testing::TestWithParam<Kind> {
protected:
    Kind kind() const { return GetParam(); }
    bool is(std::initializer_list<Kind> kinds) const { return std::ranges::find(kinds, kind()) != kinds.end(); }
    Question q{GetParam()};
};

TEST_P(NymbatLift, SomeStepIsLegalSoThatTheProofsSaySomethingAndItReplays) {
    // Small areas: the hexes around the first one.
    for (std::size_t k = 1; k < kDepthDigits; ++k) q.session.require(none(q.move.area.depth[k]));
    q.session.require(well_formed(q.move.area));
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    EXPECT_TRUE(well_formed(q.replay()));
}
TEST_P(NymbatLift, WhatComesOfAStepIsWellFormed) {
    // Nobody's reserve is out of what can be written down, and a turn brings in no more than there is.
    q.session.require(q.reserve(q.before) >= smt::Number(0) && q.before.brought <= smt::Number(kFirstReserve));
    EXPECT_EQ(q.refute(well_formed(q.after())), Answer::unsatisfiable);
}
TEST_P(NymbatLift, OnlyBringsGosAndPenaltiesChangeTheMoversPieces) {
    const auto after = q.after();
    smt::Bit kept = true;
    for (std::size_t k = 0; k < kDigits; ++k)
        for (std::size_t side = 0; side < kSides; ++side) {
            const auto changed = after.pieces[side][k] ^ q.before.pieces[side][k];
            const bool own = is({Kind::bring, Kind::go, Kind::lose}), enemys = is({Kind::go, Kind::take});
            const auto steps = q.move.from | q.move.to;
            kept = kept && select(played::is_mover(q.before, side), own ? none(changed & ~steps) : none(changed),
                                  enemys ? none(changed & ~q.move.to) : none(changed));
        }
    EXPECT_EQ(q.refute(kept), Answer::unsatisfiable);
}
TEST_P(NymbatLift, NoStepPutsTwoPiecesOnAHex) {
    const auto shared = [](const auto& p) { return p.pieces_of(Side::red) & p.pieces_of(Side::blue); };
    q.session.require(none(shared(q.before)));
    EXPECT_EQ(q.refute(none(shared(q.after()))), Answer::unsatisfiable);
}
TEST_P(NymbatLift, NoStepMakesASeven) {
    const auto sevens = [](const auto& p) { return p.with_number(Side::red, 7) | p.with_number(Side::blue, 7); };
    q.session.require(none(sevens(q.before)));
    EXPECT_EQ(q.refute(none(sevens(q.after()))), Answer::unsatisfiable);
}
TEST_P(NymbatLift, TheTurnIsHandedOverAtItsEndAndNotBefore) {
    const auto after = q.after();
    const auto handed_over = after.blue_to_move != q.before.blue_to_move;
    const bool ends = is({Kind::end, Kind::pass, Kind::lose});
    // Who pays before his next turn loses a piece first and is then to move; the enemy's turn may begin with his debt.
    const auto paid_later = is({Kind::lose}) ? !handed_over && after.is(Stage::start)
                                             : handed_over && (after.is(Stage::start) || after.is(Stage::owing));
    const auto paid_at_once = handed_over == after.is(Stage::start) && (handed_over || after.is(Stage::owing));
    const auto later = q.setting.readings.is(PenaltyWhen::next_turn);
    EXPECT_EQ(q.refute(ends ? implies(later, paid_later) && implies(!later, paid_at_once)
                            : !handed_over && !after.is(Stage::start) && !after.is(Stage::owing)),
              Answer::unsatisfiable);
}
TEST_P(NymbatLift, AReserveStaysOrFallsByWhatWasBroughtInAndOne) {
    const auto before = q.reserve(q.before), after = q.reserve(q.after());
    const auto paid = before - q.before.brought;
    EXPECT_EQ(q.refute(is({Kind::end, Kind::pass}) ? after == paid || after == paid - smt::Number(1) : after == before),
              Answer::unsatisfiable);
}
INSTANTIATE_TEST_SUITE_P(EachKind, NymbatLift, testing::ValuesIn(kEveryKind), name_of_kind);

// --- of one kind -------------------------------------------------------------------------------
TEST(NymbatLiftOfGo, APieceThatEndsOnNoEnemyStandsThereWithItsNumber) {
    Question q(Kind::go);
    const auto after = q.after();
    smt::Bit stands = true;
    for (std::size_t k = 0; k < kDigits; ++k)
        for (std::size_t side = 0; side < kSides; ++side) {
            const auto was = any(q.before.pieces[side][k] & q.move.from), is = any(after.pieces[side][k] & q.move.to);
            stands = stands && implies(played::is_mover(q.before, side), was == is);
        }
    EXPECT_EQ(q.refute(any(q.move.to & q.before.occupied()) || stands), Answer::unsatisfiable);
}
TEST(NymbatLiftOfGo, NobodyGoesFartherThanTheSpeed) {
    Question q(Kind::go);
    q.session.require(q.before.speed == smt::Number(2));
    const Hexes<Symbolic> near = Hexagon::around(q.move.from) | q.move.from;
    EXPECT_EQ(q.refute(any(q.move.to & Hexagon::around(near))), Answer::unsatisfiable);
}
// Satisfiable claims come with a position that plays.
TEST(NymbatLiftOfGo, ThreeHexesRoundAnEnemyThatStandsBetween) {
    Question q(Kind::go);
    const auto enemies = select(q.before.blue_to_move, q.before.pieces_of(Side::red), q.before.pieces_of(Side::blue));
    q.session.require(q.before.speed == smt::Number(3) && none(q.move.to & q.before.occupied()));
    q.session.require(q.move.to == Hexagon::step<Way::east>(Hexagon::step<Way::east>(q.move.from)));
    q.session.require(any(Hexagon::step<Way::east>(q.move.from) & enemies));
    ASSERT_EQ(q.session.check(), Answer::satisfiable);
    q.replay();
}
TEST(NymbatLiftOfGo, APieceThatIsLostMayAskForTheRestUnlessOnlySurvivorsBreakThrough) {
    for (const auto option : {BreakthroughLostMover::also, BreakthroughLostMover::survivors}) {
        Question q(Kind::go);
        q.session.require(q.setting.readings.is(option));
        q.session.require(none(q.after().members & q.move.to) && q.after().is(Stage::judging));
        const bool also = option == BreakthroughLostMover::also;
        ASSERT_EQ(q.session.check(), also ? Answer::satisfiable : Answer::unsatisfiable);
        if (also) q.replay();
    }
}
TEST(NymbatLiftOfTake, NeverSpendsMoreThanTheBudget) {
    Question q(Kind::take);
    EXPECT_EQ(q.refute(q.after().budget >= smt::Number(0) && q.after().budget < q.before.budget),
              Answer::unsatisfiable);
}
// Found in another way: by the order of the board, not by the ways around the hole.
TEST(NymbatLiftOfRest, HoldsTheFirstOneBesideTheHole) {
    Question q(Kind::rest);
    const auto enemies = played::enemy_of(q.before).pieces();
    const auto first = Hexagon::first_of(Hexes<Symbolic>(Hexagon::around(q.before.hole) & enemies));
    EXPECT_EQ(q.refute(any(first) && none(first & ~q.move.area.hexes)), Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::nymbat
