// A property that does not hold is violated with the least case, one that cannot be decided is
// unknown, one that cannot fail is reported as empty, and a bound follows the rules.
#include "checkers/property_suite.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {
template <class A>
using SoundRules = tictactoe::Rules<A>;

// --- invariants ----------------------------------------------------------------------------------
template <class A>
struct CentreGivesAnotherTurn : SoundRules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        Position<A> after = SoundRules<A>::apply(s, p, m);
        after.noughts_to_move = after.noughts_to_move != test(m.square, kB2);
        return after;
    }
};
TEST(PlantedInInvariants, BrokenInPlayWithTheLineThatBreaksIt) {
    using R = WithRules<CentreGivesAnotherTurn>;
    const auto r = run(property_suite::tasks<R>(), ".counts-agree");
    ASSERT_EQ(r.verdict, Verdict::violated);
    ASSERT_EQ(r.witnesses.size(), 2U);
    const Witness& reached = r.witnesses.back();
    auto setting = R::default_setting();
    auto p = R::start<Native>(setting);
    for (const auto& text : reached.moves) {
        const auto m = R::parse_move(setting, text);
        ASSERT_TRUE(R::template Rules<Native>::legal(setting, p, m)) << text;
        p = R::template Rules<Native>::apply(setting, p, m);
    }
    EXPECT_EQ(R::print(setting, p), reached.position);
    const int ahead = p.crosses.count() - p.noughts.count();
    EXPECT_NE(ahead, p.noughts_to_move ? 1 : 0);
}

struct StartsWithNought : Sound {
    template <class A>
    static Position<A> start(const Setting<A>&) {
        return {{}, {}, true};
    }
};
TEST(PlantedInInvariants, SetUpThatBreaksIt) {
    const auto r = run(property_suite::tasks<StartsWithNought>(), ".counts-agree");
    ASSERT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.witnesses.front().position, ".../.../... o");
}

// True in play, but only counts tell why, and this list does not hold them.
struct NeverSixCrosses : Invariant<"planted.invariant.six-crosses", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return count(s.position.crosses) < Number<A>(6);
    }
};
TEST(PlantedInInvariants, NotInductiveIsUnknown) {
    const auto r = run(property_suite::tasks<WithProperties<NeverSixCrosses>>(), ".six-crosses");
    EXPECT_EQ(r.verdict, Verdict::unknown);
    ASSERT_EQ(r.witnesses.size(), 1U);
    const auto p = Sound::parse(Sound::default_setting(), r.witnesses.front().position);
    EXPECT_EQ(p.crosses.count(), 5);
    EXPECT_FALSE(p.noughts_to_move);
}
TEST(PlantedInInvariants, StrengthenedByALemmaItHolds) {
    using R = WithProperties<NeverSixCrosses, tictactoe::properties::CountsAgree>;
    EXPECT_EQ(run(property_suite::tasks<R>(), ".six-crosses").verdict, Verdict::holds);
}

// From weak hypotheses it needs to be told what it rests on.
struct RestsOnCounts : NeverSixCrosses {
    using RestsOn = std::tuple<tictactoe::properties::CountsAgree>;
};
struct LittleIsEnough : WithProperties<RestsOnCounts, tictactoe::properties::CountsAgree> {
    template <class A>
    static Bit<A> enough(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return well_formed<A>(s) && well_formed<A>(s, p) && well_formed<A>(s, p, m);
    }
};
TEST(PlantedInInvariants, WhatOneRestsOnIsKnownOfThePositionBefore) {
    EXPECT_TRUE(induction::preserved(law_of_positions<LittleIsEnough, RestsOnCounts>(), {}));
    EXPECT_FALSE(induction::preserved(law_of_positions<LittleIsEnough, NeverSixCrosses>(), {}));
}

// One step does not prove it: Nought, to move on an empty board, would put a lone mark. But no
// move leads to an empty board, so two steps do.
struct LoneMarkIsCross : Invariant<"planted.invariant.lone-mark", "planted"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return one_hot(s.position.marks());
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.position.noughts_to_move;
    }
};
TEST(Induction, TwoStepsProveWhatOneDoesNot) {
    using R = WithProperties<LoneMarkIsCross>;
    const auto law = law_of_positions<R, LoneMarkIsCross>();
    Case<R> found{};
    bool least = false;
    EXPECT_EQ(induction::step(law, {}, "one", 1, found, least), smt::Answer::satisfiable);
    EXPECT_EQ(R::print(found.setting, found.before), ".../.../... o");
    EXPECT_TRUE(least);
    EXPECT_EQ(induction::step(law, {}, "two", 2, found, least), smt::Answer::unsatisfiable);
    const auto r = run(property_suite::tasks<R>(), ".lone-mark");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_NE(r.detail.find("2-induction"), std::string::npos) << r.detail;
}

// Two steps prove it, since no move leads to an empty board; and the first move of every game breaks it.
struct NeverOneMark : Invariant<"planted.invariant.never-one-mark", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return !one_hot(s.position.marks());
    }
};
TEST(Induction, TwoStepsNeedTheFirstMoveAsWell) {
    using R = WithProperties<NeverOneMark>;
    Case<R> found{};
    bool least = false;
    EXPECT_EQ(induction::step(law_of_positions<R, NeverOneMark>(), {}, "two", 2, found, least),
              smt::Answer::unsatisfiable);
    const auto r = run(property_suite::tasks<R>(), ".never-one-mark");
    EXPECT_EQ(r.verdict, Verdict::violated) << r.detail;
    ASSERT_EQ(r.witnesses.size(), 1U);
    EXPECT_EQ(r.witnesses[0].moves.size(), 1U);
    EXPECT_EQ(r.witnesses[0].pictures.size(), 2U) << "before and after";
}

// --- laws ----------------------------------------------------------------------------------------
template <class A>
struct CornerRemovesCentre : SoundRules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        using Cells = tictactoe::Cells<A>;
        Position<A> after = SoundRules<A>::apply(s, p, m);
        after.noughts = after.noughts & ~select(test(m.square, kC3), Cells(Square::single(kB2)), Cells{});
        return after;
    }
};
TEST(PlantedInLaws, BrokenByTheLeastStep) {
    using R = WithRules<CornerRemovesCentre>;
    const auto bad = [](const Case<R>& c) {
        return induction::all_invariants<R, Native>(c.setting, c.before) &&
               R::template Rules<Native>::legal(c.setting, c.before, c.move) &&
               !R::template Rules<Native>::apply(c.setting, c.before, c.move).noughts.contains(c.before.noughts);
    };
    expect_shows<R>(run(property_suite::tasks<R>(), ".marks-stay"), least_case<R>(bad));
}

struct CentreIsNoughts : Claim<"planted.claim.centre", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return !test(s.position.crosses, kB2);
    }
};
TEST(PlantedInClaims, BrokenByTheLeastPosition) {
    using R = WithProperties<tictactoe::properties::CountsAgree, CentreIsNoughts>;
    const auto bad = [](const Case<R>& c) {
        return induction::all_invariants<R, Native>(c.setting, c.before) && c.before.crosses.test(kB2);
    };
    const auto r = run(property_suite::tasks<R>(), ".claim.centre");
    expect_shows<R>(r, least_case<R>(bad), false);
}

// --- empty checks ----------------------------------------------------------------------------------
struct MarksAreMarks : Invariant<"planted.invariant.cannot-fail", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none(s.position.crosses & ~s.position.marks());
    }
};
struct MoveOnFullBoard : Law<"planted.law.never-fires", "planted"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return none(~s.before.marks());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return same(s.before, s.after);
    }
};
struct MoveHasASquare : Law<"planted.law.cannot-fail", "planted"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return any(s.move.square);
    }
};
TEST(PlantedEmptyChecks, AreReported) {
    using R = WithProperties<MarksAreMarks, MoveOnFullBoard, MoveHasASquare>;
    const auto tasks = property_suite::tasks<R>();
    for (std::string id : {"planted.invariant.cannot-fail", "planted.law.never-fires", "planted.law.cannot-fail"}) {
        EXPECT_EQ(run(tasks, id).verdict, Verdict::holds) << id << " is true, if empty";
        EXPECT_EQ(run(tasks, id + ".non-vacuous").verdict, Verdict::violated) << id;
    }
}

// --- bounds ----------------------------------------------------------------------------------------
template <class A>
struct FiveMarksAreEnough : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, p, m) && count(p.marks()) < Number<A>(5);
    }
};
TEST(Bounds, FollowTheRules) {
    const auto usual = run(property_suite::tasks<Sound>(), ".most-crosses");
    EXPECT_EQ(usual.detail, "the most is 5: more is refuted, the record is shown");
    const auto fewer = run(property_suite::tasks<WithRules<FiveMarksAreEnough>>(), ".most-crosses");
    EXPECT_EQ(fewer.detail, "the most is 3: more is refuted, the record is shown");
    const auto before = Sound::parse(Sound::default_setting(), fewer.witnesses.at(0).position);
    EXPECT_EQ(before.marks().count(), 4);
}

// The board has no more squares than that, whatever the rules.
struct MostMarks : Bound<"planted.bound.most-marks", "planted"> {
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(s.after.marks());
    }
};
TEST(Bounds, EmptyOnesAreReported) {
    using R = WithProperties<MostMarks>;
    const auto tasks = property_suite::tasks<R>();
    EXPECT_EQ(run(tasks, ".most-marks").detail, "the most is 9: more is refuted, the record is shown");
    EXPECT_EQ(run(tasks, ".most-marks.non-vacuous").verdict, Verdict::violated);
    EXPECT_EQ(run(property_suite::tasks<Sound>(), ".most-crosses.non-vacuous").verdict, Verdict::holds);
}

// --- the budget ------------------------------------------------------------------------------------
TEST(Budget, SpentIsUnknownAndNeverAPass) {
    Options poor;
    poor.budget.resources = 1;
    const auto r = run(property_suite::tasks<Sound>(), ".most-crosses", poor);
    EXPECT_EQ(r.verdict, Verdict::unknown) << r.detail;
}

}  // namespace
}  // namespace nomos::planted
