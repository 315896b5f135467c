// Changes to a text are tried: a sentence that falls idle by one is seen, an example that contradicts it, a clause that
// says nothing new, and a sentence that cannot go.
#include "checkers/try_changes.hpp"

#include "tests/checkers/planted_ledger.hpp"

namespace nomos::planted {
namespace {

const Choice kDrawn{0, 0}, kLastMover{0, 1};

template <class R>
TriedChange tried(const TextChange& change, std::span<const ExampleInfo> examples = {}) {
    R::say(kPlain, examples);
    return changes::tried<R>({}, {change}).front();
}

TEST(TryChanges, AnAnswerThatDoesNoHarm) {
    for (const Choice& answer : {kDrawn, kLastMover}) {
        const auto t = tried<WithLedger<Sound, 20>>({{{answer}}, {}, {}});
        EXPECT_EQ(t.asked, 5) << "the remark is not asked about";
        EXPECT_TRUE(t.idle.empty() && t.undecided.empty() && t.contradicted.empty());
        EXPECT_EQ(t.examples, 0);
    }
}
// Under one answer a sentence has nothing left to say; where both are left, it has.
TEST(TryChanges, AnAnswerThatMakesASentenceIdle) {
    using R = WithLedger<ByOption, 21>;
    EXPECT_EQ(tried<R>({{{kDrawn}}, {}, {}}).idle, std::vector<int>{5});
    EXPECT_TRUE(tried<R>({{{kLastMover}}, {}, {}}).idle.empty());
    EXPECT_TRUE((tried<R>({{{kDrawn}, {kLastMover}}, {}, {}}).idle.empty()));
}
// ... so that it can go with that answer, and with no other.
TEST(TryChanges, ASentenceCanGoWhereItDecidesNothing) {
    using R = WithLedger<ByOption, 22>;
    const auto drawn = tried<R>({{{kDrawn}}, {}, {5}}), other = tried<R>({{{kLastMover}}, {}, {5}});
    EXPECT_EQ(drawn.drops_idle, Verdict::holds);
    EXPECT_FALSE(drawn.drops_unasked);
    EXPECT_TRUE(drawn.idle.empty()) << "what goes is not told as idle";
    EXPECT_EQ(drawn.asked, 4);
    EXPECT_EQ(other.drops_idle, Verdict::violated);
    const auto remark = tried<R>({{{}}, {}, {6}});
    EXPECT_TRUE(remark.drops_unasked) << "no rule rests on a remark";
}
TEST(TryChanges, ExamplesOfTheTextContradictAnAnswer) {
    const std::vector<ExampleInfo> own{{"drawn", "", Provenance::text, "xxo/oox/xo. x", "c1", true, "", "drawn"}},
        ours{{"drawn", "", Provenance::assumed, "xxo/oox/xo. x", "c1", true, "", "drawn"}};
    using R = WithLedger<Sound, 23>;
    EXPECT_EQ(tried<R>({{{kLastMover}}, {}, {}}, own).contradicted, std::vector<std::string>{"drawn"});
    EXPECT_TRUE(tried<R>({{{kDrawn}}, {}, {}}, own).contradicted.empty());
    EXPECT_TRUE((tried<R>({{{kDrawn}, {kLastMover}}, {}, {}}, own).contradicted.empty()));
    const auto t = tried<R>({{{kLastMover}}, {}, {}}, ours);
    EXPECT_TRUE(t.contradicted.empty()) << "an example of ours is no evidence";
    EXPECT_EQ(t.examples, 0);
}
// The clause that covers for sentence 3 makes it idle; and sentence 3 says nothing that it does not.
TEST(TryChanges, AClauseThatMakesASentenceIdleOrSaysNothingNew) {
    using R = WithLedger<Twice, 24>;
    const auto covers = tried<R>({{{}}, {"tictactoe.mark.own"}, {}});
    EXPECT_EQ(covers.adds_decide, Verdict::holds);
    EXPECT_EQ(covers.idle, std::vector<int>{3});
    EXPECT_EQ(tried<R>({{{}}, {"tictactoe.mark.empty-square"}, {}}).adds_decide, Verdict::violated);
    const auto frame = tried<WithLedger<Sound, 25>>({{{}}, {"tictactoe.frame.rest-stays"}, {}});
    EXPECT_EQ(frame.adds_decide, Verdict::holds);
    EXPECT_TRUE(frame.idle.empty());
}
// Formulas that were built for one question serve the next: the answer is that of a scene of its own.
TEST(TryChanges, WhatWasAskedBeforeChangesNoAnswer) {
    using Set = letters::Set<ByOption>;
    letters::Formulas<ByOption> kept({}, {kDrawn});
    int without_trace = 0, asked = 0;
    for (int a = 0; a < Set::kSize; ++a)
        for (int gone = 0; gone < Set::kSize; ++gone) {
            const bool is_without = kept.leave_no_trace(Set::single(a), Set::single(gone));
            EXPECT_EQ(is_without, letters::leave_no_trace<ByOption>({}, {Set::single(a), Set::single(gone), {kDrawn}}));
            without_trace += is_without ? 1 : 0, ++asked;
        }
    EXPECT_GT(without_trace, 0);
    EXPECT_LT(without_trace, asked);
}
// What the budget does not suffice for is not told as proved, nor as idle.
TEST(TryChanges, WhatIsNotFoundOutSaysSo) {
    using R = WithLedger<ByOption, 26>;
    R::say(kPlain);
    Options little;
    little.budget.resources = 1, little.samples = 1;
    const auto t = changes::tried<R>(little, {{{{kDrawn}}, {}, {}}}).front();
    EXPECT_TRUE(t.idle.empty());
    EXPECT_FALSE(t.undecided.empty());
    EXPECT_EQ(t.budget, 1U);
}

}  // namespace
}  // namespace nomos::planted
