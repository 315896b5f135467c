// Proofs about Nymbat, hinted as they are, fail where a rule is broken.
#include <gtest/gtest.h>

#include "checkers/bounds.hpp"
#include "checkers/checked.hpp"
#include "model/nymbat/ruleset.hpp"
#include "properties/nymbat/properties.hpp"

namespace nomos {
namespace {

using namespace nymbat::properties;
using Nymbat = Checked<nymbat::RulesetType, Properties>;
template <class A>
using Setting = nymbat::Setting<A>;
template <class A>
using Board = nymbat::Position<A>;
template <class A>
using Move = nymbat::Move<A>;

template <template <class> class NewRules>
struct With : Nymbat {
    template <class A>
    using Rules = NewRules<A>;
};
// Broken::spoil(before, move, after) after every step.
template <class Broken>
struct Spoilt {
    template <class A>
    struct Rules : nymbat::Rules<A> {
        static Board<A> apply(const Setting<A>& s, const Board<A>& p, const Move<A>& m) {
            Board<A> after = nymbat::Rules<A>::apply(s, p, m);
            Broken::template spoil<A>(p, m, after);
            return after;
        }
    };
};
struct TakesAreFree {
    template <class A>
    static void spoil(const Board<A>& p, const Move<A>& m, Board<A>& after) {
        after.budget = select(m.is(nymbat::Kind::take), p.budget, after.budget);
    }
};
struct BringsAreFree {
    template <class A>
    static void spoil(const Board<A>& p, const Move<A>& m, Board<A>& after) {
        after.brought = select(m.is(nymbat::Kind::bring), p.brought, after.brought);
    }
};
struct MovedPiecesAreDoubled {
    template <class A>
    static void spoil(const Board<A>& p, const Move<A>& m, Board<A>& after) {
        for (std::size_t k = 0; k < nymbat::kDigits; ++k)
            after.pieces[0][k] = after.pieces[0][k] | (p.pieces[0][k] & m.from);
    }
};
struct MoversAreNeverLost {
    template <class A>
    static void spoil(const Board<A>& p, const Move<A>& m, Board<A>& after) {
        const auto stands = select(p.blue_to_move, nymbat::Hexes<A>{}, m.to);
        for (std::size_t k = 0; k < nymbat::kDigits; ++k)
            after.pieces[0][k] = after.pieces[0][k] | select(any(p.pieces[0][k] & m.from), stands, nymbat::Hexes<A>{});
    }
};
// Whoever waits may go to any hex without a piece of his side.
template <class A>
struct EverythingIsNear : nymbat::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Board<A>& p, const Move<A>& m) {
        const nymbat::Hexes<A> own =
            select(p.blue_to_move, p.pieces_of(nymbat::Side::blue), p.pieces_of(nymbat::Side::red));
        return nymbat::Rules<A>::legal(s, p, m) || (p.is(nymbat::Stage::moving) && m.is(nymbat::Kind::go) &&
                                                    any(m.from & p.waiting & own) && none(m.to & own));
    }
};
// A rest may leave out what touches it.
template <class A>
struct AnyRestWillDo : nymbat::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Board<A>& p, const Move<A>& m) {
        return nymbat::Rules<A>::legal(s, p, m) || (p.is(nymbat::Stage::judging) && m.is(nymbat::Kind::rest));
    }
};

// What is not so is not proved with any budget. This one proves the same of the rules (HoldForTheRules), so that it is
// not for want of it; what the rules need more for is asked with the usual one.
Options little() {
    Options options;
    options.budget.resources = 40'000'000;
    return options;
}
template <template <class> class Rules, class P>
bool law_holds(const Options& options = little()) {
    return hinted::law_holds(law_of_steps<With<Rules>, P>(), options).has_value();
}
template <template <class> class Rules, class P>
bool preserved(const Options& options = little()) {
    return induction::preserved(law_of_positions<With<Rules>, P>(), options);
}
template <template <class> class Rules, class P>
bool no_more_than(int most) {
    return bounds::no_more_than(bound_on_steps<With<Rules>, P>(), most, little());
}

TEST(NymbatProofs, HoldForTheRules) {
    EXPECT_TRUE((law_holds<nymbat::Rules, TakesWithinTheBudget>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, EnemiesBlock>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, TurnTakesWhatItsPiecesCan>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, OneWaitingPieceGoes>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, MoverFallsWhenOutnumbered>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, GoesNoFartherThanSpeed>()));
    EXPECT_TRUE((law_holds<nymbat::Rules, BreaksIfSplit>()));
    EXPECT_TRUE((preserved<nymbat::Rules, OneSideAHex>()));
    EXPECT_TRUE((no_more_than<nymbat::Rules, MostStrength>(36)));
    EXPECT_TRUE((no_more_than<nymbat::Rules, MostToChooseFrom>(4)));
}
TEST(NymbatProofs, DoNotHoldForBrokenEffects) {
    EXPECT_FALSE((law_holds<Spoilt<TakesAreFree>::Rules, TakesWithinTheBudget>()));
    EXPECT_FALSE((law_holds<Spoilt<TakesAreFree>::Rules, TurnTakesWhatItsPiecesCan>()));
    EXPECT_FALSE((preserved<Spoilt<MovedPiecesAreDoubled>::Rules, PointsNeverGrow>({})));
    EXPECT_FALSE((law_holds<Spoilt<MovedPiecesAreDoubled>::Rules, OneWaitingPieceGoes>()));
    EXPECT_FALSE((law_holds<Spoilt<MoversAreNeverLost>::Rules, MoverFallsWhenOutnumbered>()));
}
// Where delays have to be in a row, or what is brought in costs nothing, no order of positions is gone along.
struct EvenInARow : EveryStepGoesOn {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return can_be_ranked<R, A>(at_first<R, A>(s));
    }
};
TEST(NymbatProofs, DoNotFindAnEndWhereThereIsNone) {
    EXPECT_FALSE((law_holds<Spoilt<BringsAreFree>::Rules, EveryStepGoesOn>({})));
    EXPECT_FALSE((law_holds<nymbat::Rules, EvenInARow>({})));
}
TEST(NymbatProofs, DoNotHoldForBrokenLegality) {
    EXPECT_FALSE((law_holds<EverythingIsNear, GoesNoFartherThanSpeed>()));
    EXPECT_FALSE((law_holds<EverythingIsNear, EnemiesBlock>()));
    EXPECT_FALSE((law_holds<AnyRestWillDo, BreaksIfSplit>()));
    EXPECT_FALSE((no_more_than<EverythingIsNear, MostStrength>(36)));
    EXPECT_FALSE((no_more_than<AnyRestWillDo, MostToChooseFrom>(4)));
}

}  // namespace
}  // namespace nomos
