// Grants: a move that the rules bar and a law grants is found, and a grant of nothing or of everything is empty.
#include "checkers/property_suite.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

// Any empty square, as long as the game is in play.
struct AnyEmptySquare : Law<"planted.law.any-empty-square", "planted"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        return test(c.outcome, 0) && none(c.move.square & c.before.marks());
    }
};
struct AnySquare : AnyEmptySquare {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        return any(c.move.square);
    }
};
struct NoSquare : AnyEmptySquare {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        return none(c.move.square);
    }
};
template <class A>
struct CentreIsBarred : tictactoe::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return tictactoe::Rules<A>::legal(s, p, m) && !test(m.square, kB2);
    }
};
template <class P, template <class> class NewRules = tictactoe::Rules>
struct Granting : Sound {
    template <class A>
    using Rules = NewRules<A>;
    using Properties = std::tuple<P>;
};
template <class R>
CheckResult kept() {
    return run(property_suite::tasks<R>(), ".any-empty-square");
}
template <class R>
CheckResult non_vacuous() {
    return run(property_suite::tasks<R>(), ".any-empty-square.non-vacuous");
}

TEST(PlantedInGrants, WhatIsGrantedAndLegalHolds) {
    EXPECT_EQ(kept<Granting<AnyEmptySquare>>().verdict, Verdict::holds);
    EXPECT_EQ(non_vacuous<Granting<AnyEmptySquare>>().verdict, Verdict::holds);
}
TEST(PlantedInGrants, BarredMoveThatIsGrantedIsShown) {
    const auto r = kept<Granting<AnyEmptySquare, CentreIsBarred>>();
    ASSERT_EQ(r.verdict, Verdict::violated);
    ASSERT_EQ(r.witnesses.size(), 1U);
    EXPECT_EQ(r.witnesses[0].moves, std::vector<std::string>{"b2"});
    EXPECT_EQ(r.witnesses[0].position, ".../.../... x") << "the smallest";
}
TEST(PlantedInGrants, GrantOfNothingOrEverythingIsEmpty) {
    EXPECT_EQ(non_vacuous<Granting<NoSquare>>().verdict, Verdict::violated);
    EXPECT_EQ(non_vacuous<Granting<NoSquare>>().detail, "it never grants a move");
    EXPECT_EQ(non_vacuous<Granting<AnySquare>>().verdict, Verdict::violated);
    EXPECT_EQ(non_vacuous<Granting<AnySquare>>().detail, "it grants every move there is");
}

// --- laws of outcomes -------------------------------------------------------------------------------
// True of every state as the rules judge it, and false of another judge's word.
struct LineWins : Law<"planted.law.line-wins", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.outcome == R::template Rules<A>::outcome(s.setting, s.position);
    }
};
struct AlwaysTrue : LineWins {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return any(s.outcome) || none(s.outcome);
    }
};
TEST(PlantedInLaws, OfAnOutcomeCanFailByTheOutcome) {
    const auto r = run(property_suite::tasks<WithProperties<LineWins>>(), ".line-wins.non-vacuous");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.detail, "a state with an outcome that the rules do not give it breaks it");
    EXPECT_EQ(run(property_suite::tasks<WithProperties<AlwaysTrue>>(), ".line-wins.non-vacuous").verdict,
              Verdict::violated);
}

}  // namespace
}  // namespace nomos::planted
