// A defect in one of the two encodings is found by the conformance checks, and what they show is
// the canonical case.
#include "checkers/conformance.hpp"
#include "checkers/native_agreement.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

template <class A>
using SoundRules = tictactoe::Rules<A>;
using SoundConstraints = tictactoe::Constraints;

template <class R>
void expect_only(std::string_view failing) {
    for (const CheckTask& t : conformance::tasks<R>())
        if (!t.id.ends_with(failing)) {
            EXPECT_EQ(t.run({}).verdict, Verdict::holds) << t.id;
        }
    EXPECT_EQ(run(native_agreement::tasks<R>(), ".native").verdict, Verdict::violated) << "random play misses it";
}

// --- legality ----------------------------------------------------------------------------------
template <class R>
void expect_legality_differs() {
    const auto bad = [](const Case<R>& c) {
        return R::template Rules<Native>::legal(c.setting, c.before, c.move) !=
               R::Constraints::template legal<Native>(c.setting, c.before, c.move, {});
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".legality"), least_case<R>(bad));
}

template <class A>
struct CrossesOverwritten : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, p, m) || (any(p.crosses & m.square) && none(p.noughts));
    }
};
TEST(PlantedInRules, MoveWronglyLegal) { expect_legality_differs<WithRules<CrossesOverwritten>>(); }

template <class A>
struct CentreBarred : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, p, m) && !(test(m.square, kB2) && test(p.noughts, kC3));
    }
};
TEST(PlantedInRules, MoveWronglyIllegal) { expect_legality_differs<WithRules<CentreBarred>>(); }

struct NoughtsOverwritten : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return SoundConstraints::legal<A>(s, p, m, in_force) || (test(p.noughts, kB2) && test(m.square, kB2));
    }
};
TEST(PlantedInConstraints, MoveWronglyLegal) { expect_legality_differs<WithConstraints<NoughtsOverwritten>>(); }

struct LastSquareBarred : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return SoundConstraints::legal<A>(s, p, m, in_force) && any(~p.marks() & ~m.square);
    }
};
TEST(PlantedInConstraints, MoveWronglyIllegal) { expect_legality_differs<WithConstraints<LastSquareBarred>>(); }

// --- effect ------------------------------------------------------------------------------------
template <class R>
void expect_effect_refused() {
    const auto bad = [](const Case<R>& c) {
        return R::template Rules<Native>::legal(c.setting, c.before, c.move) &&
               !R::Constraints::template effect<Native>(
                   c.setting, c.before, c.move, R::template Rules<Native>::apply(c.setting, c.before, c.move), {});
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".effect"), least_case<R>(bad));
}

template <class A>
struct CornerTakesCentre : SoundRules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        Position<A> after = SoundRules<A>::apply(s, p, m);
        using Cells = tictactoe::Cells<A>;
        after.noughts = after.noughts & ~select(test(m.square, kC3), Cells(Square::single(kB2)), Cells{});
        return after;
    }
};
TEST(PlantedInRules, EffectWrong) { expect_effect_refused<WithRules<CornerTakesCentre>>(); }

struct TurnStaysAtCentre : SoundConstraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return SoundConstraints::effect<A>(s, before, m, after, in_force) && !test(m.square, kB2);
    }
};
TEST(PlantedInConstraints, EffectWrong) { expect_effect_refused<WithConstraints<TurnStaysAtCentre>>(); }

// Accepts what happens, and that the turn stays besides.
struct TurnLeftOpen : SoundConstraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        const Position<A> same_turn{after.crosses, after.noughts, !after.noughts_to_move};
        return SoundConstraints::effect<A>(s, before, m, after, in_force) ||
               (test(before.crosses, kA1) && SoundConstraints::effect<A>(s, before, m, same_turn, in_force));
    }
};
TEST(PlantedInConstraints, SecondResultLeftOpen) {
    using R = WithConstraints<TurnLeftOpen>;
    EXPECT_EQ(run(conformance::tasks<R>(), ".effect").verdict, Verdict::holds);
    const auto bad = [](const Case<R>& c) {
        return c.before.crosses.test(kA1) && R::template Rules<Native>::legal(c.setting, c.before, c.move);
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".effect-unique"), least_case<R>(bad));
}

// --- outcome -----------------------------------------------------------------------------------
template <class R>
void expect_outcome_differs() {
    const auto bad = [](const Case<R>& c) {
        const auto judged = R::template Rules<Native>::outcome(c.setting, c.before);
        for (int k = 0; k < R::kOutcomes; ++k)
            if (judged.test(k) != R::Constraints::template outcome<Native>(c.setting, c.before, k, {})) return true;
        return false;
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".outcome"), least_case<R>(bad));
}

template <class A>
struct DiagonalOverlooked : SoundRules<A> {
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        constexpr auto kFalling = Square::single(2) | Square::single(4) | Square::single(6);
        return SoundRules<A>::outcome(
            s, {select(none(kFalling & ~p.crosses), p.crosses & ~kFalling, p.crosses), p.noughts, p.noughts_to_move});
    }
};
TEST(PlantedInRules, OutcomeWrong) { expect_outcome_differs<WithRules<DiagonalOverlooked>>(); }

// The defect shows under one reading only, so the witness has to name it.
struct ReadingIgnored : SoundConstraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>&, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const auto drawn = tictactoe::RulesetType::default_setting().readings.chosen[0];
        Setting<A> usual;
        usual.readings.chosen[0] = drawn;
        return SoundConstraints::outcome<A>(usual, p, k, in_force);
    }
};
TEST(PlantedInConstraints, OutcomeWrong) {
    using R = WithConstraints<ReadingIgnored>;
    expect_outcome_differs<R>();
    const auto r = run(conformance::tasks<R>(), ".outcome");
    EXPECT_EQ(r.witnesses.front().readings, std::vector<std::string>{"tictactoe.end.full-board-result=last-mover"});
}

// --- a split into cases that leaves moves out --------------------------------------------------------
// A case a square, of the first `cases`; those from `strangers` on begin with the first square again.
template <int cases, int strangers = cases>
struct CaseASquare : Sound {
    static constexpr int kCases = cases;
    template <class A>
    static void restrict(int k, Setting<A>&, Move<A>& m) {
        m.square = Bits<9>::single(k < strangers ? k : k - strangers);
    }
    template <class A>
    static Bit<A> assume(int, const Position<A>&, const Move<A>&) {
        return true;
    }
};
// Laws look at the cases before `strangers` only.
template <int cases, int strangers>
struct WithStrangers : CaseASquare<cases, strangers> {
    static constexpr int kStrangers = strangers;
};
template <class R>
void expect_left_out(const std::string& move) {
    const auto r = run(conformance::tasks<R>(), ".hypotheses");
    EXPECT_EQ(r.verdict, Verdict::violated);
    ASSERT_EQ(r.witnesses.size(), 1U);
    EXPECT_EQ(r.witnesses.front().moves, std::vector<std::string>{move});
}
TEST(PlantedInCases, OneMissing) {
    EXPECT_EQ(run(conformance::tasks<CaseASquare<9>>(), ".hypotheses").verdict, Verdict::holds);
    expect_left_out<CaseASquare<8>>("c3");
}
TEST(PlantedInCases, OneMissingOfThoseThatLawsLookAt) {
    EXPECT_EQ(run(conformance::tasks<WithStrangers<18, 9>>(), ".hypotheses").verdict, Verdict::holds);
    expect_left_out<WithStrangers<17, 8>>("c3");
    EXPECT_EQ(run(conformance::tasks<CaseASquare<17, 8>>(), ".hypotheses").verdict, Verdict::holds)
        << "all of them together leave nothing out";
}

// --- and nothing else is blamed ------------------------------------------------------------------
TEST(PlantedInRules, OnlyTheCheckConcernedFails) {
    expect_only<WithRules<CentreBarred>>(".legality");
    expect_only<WithRules<DiagonalOverlooked>>(".outcome");
}
TEST(PlantedInConstraints, OnlyTheCheckConcernedFails) {
    expect_only<WithConstraints<NoughtsOverwritten>>(".legality");
    expect_only<WithConstraints<ReadingIgnored>>(".outcome");
}

}  // namespace
}  // namespace nomos::planted
