// Readings compared by one symbolic query: the answer, and the case shown, are those found by
// trying every small position under both options.
#include "analysis/readings/compare.hpp"
#include "tests/checkers/planted.hpp"
#include "tests/checkers/small_tafl.hpp"

namespace nomos::analysis {
namespace {

// --- tic-tac-toe: every position there is --------------------------------------------------------
using planted::Sound;

template <class R>
bool options_differ(Difference d, const Case<R>& c, int reading) {
    return differ<R, Native>(d, with_option(c.setting, reading, 0), with_option(c.setting, reading, 1), c.before,
                             c.move);
}
template <class R>
bool differs_at(Difference d, const Case<R>& c, int reading) {
    return induction::all_invariants<R, Native>(c.setting, c.before) && options_differ(d, c, reading);
}

TEST(Readings, OfTicTacToeAnswerAsOneByOne) {
    const auto c = compare_options<Sound>({}, 0, 0, 1);
    ASSERT_TRUE(c.decided());
    for (int k = 0; k < kDifferences; ++k) {
        const auto d = static_cast<Difference>(k);
        const auto least = planted::least_case<Sound>([&](const auto& at) { return differs_at<Sound>(d, at, 0); });
        EXPECT_EQ(c.differs(d), least.has_value()) << k;
        if (c.shown != d) continue;
        EXPECT_TRUE(same(least->before, c.shown_case.before))
            << Sound::print(c.shown_case.setting, c.shown_case.before);
        EXPECT_TRUE(same(least->move, c.shown_case.move));
    }
    EXPECT_EQ(c.shown, Difference::winner);
    EXPECT_EQ(relation(c), Relation::same_moves);
}

// A reading that nothing looks at.
struct Indifferent : Sound {
    template <class A>
    struct Rules : Sound::Rules<A> {
        static planted::Outcomes<A> outcome(const planted::Setting<A>& s, const planted::Position<A>& p) {
            planted::Setting<A> drawn = s;
            drawn.readings.choose(0, 0);
            return Sound::Rules<A>::outcome(drawn, p);
        }
    };
};
TEST(Readings, ThatNothingLooksAtAreProvedTheSame) {
    const auto c = compare_options<Indifferent>({}, 0, 0, 1);
    EXPECT_TRUE(c.same());
    EXPECT_EQ(relation(c), Relation::equivalent);
}

// A ruleset may say what it knows of its notions; what does not follow is not believed, or it would refute all.
struct Boasting : Sound {
    template <class A, class Visit>
    static void facts_of_notions(const planted::Setting<A>&, const planted::Position<A>& p, const planted::Move<A>&,
                                 Visit&& visit) {
        visit(none(p.crosses & p.noughts), Bit<A>(true));
        visit(none(p.marks()) && any(p.marks()), Bit<A>(true));
        visit(none(p.crosses), p.marks());
        visit.follows({none(p.noughts)}, none(p.noughts), Bit<A>(true));  // from what has not been shown
        visit.follows({}, none(p.crosses), p.marks());
        visit.relate({none(p.crosses)}, p.crosses, p.noughts);
    }
};
TEST(Readings, AreNotRefutedByWhatDoesNotFollow) {
    EXPECT_EQ(compare_options<Boasting>({}, 0, 0, 1).answers, compare_options<Sound>({}, 0, 0, 1).answers);
    Scene<Boasting> scene({});
    smt::RefutationCache cache = cache_of(scene, {});
    const FactsOfNotions<Boasting> told(scene, cache);
    const smt::Bit facts = told.kept();
    EXPECT_TRUE(told.related().is_constant()) << "what does not follow is not related";
    EXPECT_EQ(scene.session.check_alone({!facts && none(scene.before.crosses & scene.before.noughts)}),
              smt::Answer::unsatisfiable)
        << "that no square has two marks follows, the others do not";
    EXPECT_FALSE(facts.is_constant());
}

// What does follow, step by step, is related.
struct Modest : Sound {
    template <class A, class Visit>
    static void facts_of_notions(const planted::Setting<A>&, const planted::Position<A>& p, const planted::Move<A>&,
                                 Visit&& visit) {
        const auto apart = none(p.crosses & p.noughts);
        visit.follows({}, apart, Bit<A>(true));
        visit.follows({apart}, none(p.noughts & p.crosses & p.marks()), p.crosses, p.noughts);
        visit.relate({apart, none(p.noughts & p.crosses & p.marks())}, p.crosses, p.noughts);
    }
};
TEST(Readings, AreHelpedByWhatFollowsStepByStep) {
    Scene<Modest> scene({});
    smt::RefutationCache cache = cache_of(scene, {});
    const FactsOfNotions<Modest> told(scene, cache);
    EXPECT_FALSE(told.related().is_constant());
    EXPECT_FALSE(told.related_notions().terms().empty());
    EXPECT_EQ(compare_options<Modest>({}, 0, 0, 1).answers, compare_options<Sound>({}, 0, 0, 1).answers);
}

// What nothing looks at is proved the same where a ruleset tells of its notions, too.
struct ModestlyIndifferent : Indifferent {
    template <class A, class Visit>
    static void facts_of_notions(const planted::Setting<A>& s, const planted::Position<A>& p, const planted::Move<A>& m,
                                 Visit&& visit) {
        Modest::facts_of_notions<A>(s, p, m, visit);
    }
};
TEST(Readings, ThatNothingLooksAtAreProvedTheSameBesideFacts) {
    EXPECT_EQ(compare_options<ModestlyIndifferent>({}, 0, 0, 1).answers,
              compare_options<Indifferent>({}, 0, 0, 1).answers);
}

// The second option bars the centre on an empty board.
struct Stricter : Sound {
    template <class A>
    struct Rules : Sound::Rules<A> {
        static Bit<A> legal(const planted::Setting<A>& s, const planted::Position<A>& p, const planted::Move<A>& m) {
            const Bit<A> barred =
                s.readings.is(tictactoe::EndFullBoardResult::last_mover) && none(p.marks()) && test(m.square, 4);
            return Sound::Rules<A>::legal(s, p, m) && !barred;
        }
        static planted::Outcomes<A> outcome(const planted::Setting<A>& s, const planted::Position<A>& p) {
            return Indifferent::Rules<A>::outcome(s, p);
        }
    };
};
TEST(Readings, ThatBarMovesAreStricterOneWayAndLooserTheOther) {
    const auto c = compare_options<Stricter>({}, 0, 0, 1), back = compare_options<Stricter>({}, 0, 1, 0);
    EXPECT_EQ(relation(c), Relation::stricter);
    EXPECT_EQ(relation(back), Relation::looser);
    EXPECT_EQ(c.shown, Difference::only_first);
    EXPECT_EQ(Stricter::print(c.shown_case.setting, c.shown_case.before), ".../.../... x");
    EXPECT_EQ(Stricter::print_move(c.shown_case.setting, c.shown_case.move), "b2");
}

// --- Nefatavl on 5x5: every position of up to four stones ------------------------------------------
using small_tafl::Tafl;

class TaflReadings : public testing::TestWithParam<nefatavl::Reading> {};
std::string name_of_reading(const testing::TestParamInfo<nefatavl::Reading>& info) {
    constexpr std::array kNames{"king_brown_square", "king_hits",  "capture_standing",
                                "capture_entry",     "king_entry", "no_moves_when"};
    return kNames.at(static_cast<std::size_t>(info.param));
}

TEST_P(TaflReadings, AnswerAsOneByOne) {
    const int reading = static_cast<int>(GetParam()), kMost = 4;
    const auto c = compare_options<Tafl>({}, reading, 0, 1);
    ASSERT_TRUE(c.decided() && c.shown) << "all readings of Nefatavl matter under some reading set";
    const auto setting = c.shown_case.setting;  // the usual one, if that shows a difference
    // Of positions with all invariants, which are asked for once a position.
    const auto moves = [&](const auto& p, auto&& visit) {
        if (induction::all_invariants<Tafl, Native>(setting, p)) Tafl::Rules<Native>::for_each_move(setting, p, visit);
    };
    for (auto d : {Difference::winner, Difference::effect, Difference::only_first, Difference::only_second}) {
        const auto least = small_tafl::least_case<Tafl>(setting, kMost, moves, [&](const auto& p, const auto& m) {
            return options_differ<Tafl>(d, {setting, p, m}, reading);
        });
        if (least) {
            EXPECT_TRUE(c.differs(d)) << "found natively, refuted symbolically";
        }
        if (c.shown != d) continue;
        ASSERT_TRUE(least) << "shown: " << Tafl::print(setting, c.shown_case.before);
        EXPECT_EQ(Tafl::print(setting, c.shown_case.before), Tafl::print(setting, least->before));
        EXPECT_EQ(Tafl::print_move(setting, c.shown_case.move), Tafl::print_move(setting, least->move));
    }
    EXPECT_FALSE(c.same());
}
INSTANTIATE_TEST_SUITE_P(Nefatavl, TaflReadings,
                         testing::Values(nefatavl::Reading::king_brown_square, nefatavl::Reading::king_hits,
                                         nefatavl::Reading::capture_standing, nefatavl::Reading::capture_entry,
                                         nefatavl::Reading::king_entry, nefatavl::Reading::end_no_moves_when),
                         name_of_reading);

}  // namespace
}  // namespace nomos::analysis
