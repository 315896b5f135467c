// Hints make a proof fast or make it fail; they never make a false law hold.
#include <gtest/gtest.h>

#include "checkers/bounds.hpp"
#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos {
namespace {

using namespace nika::properties;
using Nika = Checked<nika::RulesetType, Properties>;

template <template <class> class NewRules>
struct WithRules : Nika {
    template <class A>
    using Rules = NewRules<A>;
};
template <class A>
using Setting = nika::Setting<A>;
template <class A>
using Position = nika::Position<A>;
template <class A>
using Action = nika::Action<A>;

template <class A>
struct RoutedVanish : nika::Rules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Action<A>& m) {
        auto after = nika::Rules<A>::apply(s, p, m);
        after.routed = p.routed;
        return after;
    }
};
// Athens may order its ally's pieces about.
template <class A>
struct AlliesPieces : nika::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Action<A>& m) {
        return nika::Rules<A>::legal(s, p, m) ||
               (m.is(nika::Kind::move) && test(p.turn, 0) && none(m.pieces & ~p.city[2]) && none(p.winners));
    }
};
template <class A>
struct NoFreeRotation : nika::Rules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Action<A>& m) {
        auto after = nika::Rules<A>::apply(s, p, m);
        after.facing = p.facing;
        return after;
    }
};

// Whoever goes west leaves his facing behind; the other three ways are as they should be.
template <class A>
struct NoFreeRotationToTheWest : nika::Rules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Action<A>& m) {
        auto after = nika::Rules<A>::apply(s, p, m);
        for (std::size_t d = 0; d < 4; ++d)
            after.facing[d] =
                select(m.is(nika::Kind::move) && m.towards(Direction::west), p.facing[d], after.facing[d]);
        return after;
    }
};

// What is not so is not proved with any budget; with this one the same laws are proved of the rules.
Options little() {
    Options options;
    options.budget.resources = 40'000'000;
    return options;
}
TEST(HintedProofs, HoldForTheRules) {
    EXPECT_TRUE(hinted::law_holds(law_of_steps<Nika, MoverFacesTheWayHeWent>(), little()));
    EXPECT_TRUE(hinted::law_holds(law_of_steps<Nika, MoverGoesOneSpace>(), little()));
    EXPECT_TRUE(induction::preserved(law_of_positions<Nika, SixPiecesEach>(), little()));
    EXPECT_TRUE(bounds::no_more_than(bound_on_steps<Nika, MostRoutedInALine>(), 2, little()));
    EXPECT_TRUE(hinted::law_holds(law_of_steps<Nika, WinnersStay>(), {}));
    EXPECT_TRUE(hinted::law_holds(law_of_steps<Nika, PushedGoOneSpace>(), {}));
    EXPECT_TRUE(induction::preserved(law_of_positions<Nika, EverybodyOnBoard>(), {}));
    EXPECT_TRUE(bounds::no_more_than(bound_on_steps<Nika, MostRouted>(), 6, little()));
}
TEST(HintedProofs, DoNotHoldForBrokenRules) {
    EXPECT_FALSE(induction::preserved(law_of_positions<WithRules<RoutedVanish>, SixPiecesEach>(), little()));
    EXPECT_FALSE(hinted::law_holds(law_of_steps<WithRules<AlliesPieces>, MoverGoesOneSpace>(), little()));
    EXPECT_FALSE(hinted::law_holds(law_of_steps<WithRules<NoFreeRotation>, MoverFacesTheWayHeWent>(), little()));
    EXPECT_FALSE(
        hinted::law_holds(law_of_steps<WithRules<NoFreeRotationToTheWest>, MoverFacesTheWayHeWent>(), little()));
}
// A small ruleset that says what is enough, so that a law is asked of that first: the second mark is followed by
// another.
template <class A>
struct SecondMarkGivesAnotherTurn : tictactoe::Rules<A> {
    static planted::Position<A> apply(const planted::Setting<A>& s, const planted::Position<A>& p,
                                      const planted::Move<A>& m) {
        auto after = tictactoe::Rules<A>::apply(s, p, m);
        after.noughts_to_move = after.noughts_to_move != (any(p.crosses) && none(p.noughts));
        return after;
    }
};
template <template <class> class NewRules>
struct WithEnoughSaid : planted::WithRules<NewRules> {
    template <class A>
    static Bit<A> enough(const planted::Setting<A>&, const planted::Position<A>& p, const planted::Move<A>&) {
        return none(p.crosses & p.noughts);
    }
};
TEST(HintedProofs, AreFollowedByAWitnessWhereALawIsBroken) {
    using Broken = WithEnoughSaid<SecondMarkGivesAnotherTurn>;
    static_assert(WithEnough<Broken>);
    CheckResult r;
    r.id = "planted";
    laws::prove_step(law_of_steps<Broken, tictactoe::properties::PlayersAlternate>(), {}, r);
    ASSERT_EQ(r.verdict, Verdict::violated) << r.detail;
    EXPECT_EQ(Broken::parse(Broken::default_setting(), r.witnesses.at(0).position).marks().count(), 1);
    EXPECT_TRUE(hinted::law_holds(
        law_of_steps<WithEnoughSaid<tictactoe::Rules>, tictactoe::properties::PlayersAlternate>(), {}));
}
TEST(HintedProofs, DoNotHoldForBoundsThatAreTooLow) {
    EXPECT_FALSE(bounds::no_more_than(bound_on_steps<Nika, MostRouted>(), 5, little()));
    EXPECT_FALSE(bounds::no_more_than(bound_on_steps<Nika, MostRoutedInALine>(), 1, little()));
}

// A hint that claims too much is dropped, and one that says nothing true proves nothing.
TEST(Provers, BelieveNothingUnproved) {
    smt::Session session;
    const auto w = session.fresh_word<9>("w");
    smt::RefutedForms refuted;
    smt::RefutationCache all_asked(session, refuted, {});
    Prover p(session, all_asked, {}, 0, none(w & smt::Word<9>(Bits<9>::single(3))));
    p.lemma(none(w));
    EXPECT_FALSE(p.settled_against({any(w)}));
    p.keep_only("part", w & smt::Word<9>(Bits<9>::single(4)), [](const auto& part) { return none(part); });
    EXPECT_FALSE(p.settled_against({test(w, 4)}));
    p.at_most<smt::Word<9>>({w}, {});
    EXPECT_FALSE(p.settled_against({any(w)}));
    EXPECT_TRUE(p.settled_against({test(w, 3)}));
}
TEST(Provers, AddUpWithoutSums) {
    smt::Session session;
    const auto a = session.fresh_word<40>("a"), b = session.fresh_word<40>("b"), both = a | b;
    smt::RefutedForms refuted;
    smt::RefutationCache all_asked(session, refuted, {});
    Prover p(session, all_asked, {}, 0, none(a & b));
    p.equally_many<smt::Word<40>>({a, b}, {both});
    EXPECT_TRUE(p.settled_against({count(a) + count(b) != count(both)}));
    EXPECT_FALSE(p.settled_against({count(a) != count(both)}));
}

}  // namespace
}  // namespace nomos
