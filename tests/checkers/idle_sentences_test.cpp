// Dead text is judged by sentence: what covers for what, under which options, and what is never reported.
#include "checkers/idle_sentences.hpp"

#include "tests/checkers/planted_ledger.hpp"

namespace nomos::planted {
namespace {

TEST(IdleSentences, SentencesThatDecideAreKept) {
    const auto tasks = WithLedger<Sound, 0>::tasks(kPlain);
    EXPECT_EQ(tasks.size(), 5U) << "nobody asks about a remark";
    for (const CheckTask& t : tasks) EXPECT_EQ(t.run({}).verdict, Verdict::holds) << t.id;
}

TEST(IdleSentences, ASentenceThatAnotherCoversIsIdleByItsLetter) {
    const auto r = run(WithLedger<Twice, 1>::tasks(kPlain), "sentence-3.adds");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "by the letter of sentence 2 it changes nothing in any position, under any reading");
    EXPECT_EQ(r.clauses, std::vector<std::string>{"tictactoe.mark.empty-square"});
}
TEST(IdleSentences, ASentenceOnWhichAReadingRestsIsNeverDead) {
    auto said = kPlain;
    said[2].supports.push_back("tictactoe.end.full-board-result");
    const auto r = run(WithLedger<Twice, 2>::tasks(said), "sentence-3.adds");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_TRUE(r.detail.ends_with("but an open question rests on it: tictactoe.end.full-board-result")) << r.detail;
}
// What two sentences state falls with neither, and with both.
TEST(IdleSentences, ClauseStatedTwiceIsAskedOfNeither) {
    auto said = kPlain;
    said.push_back({7, {"tictactoe.mark.empty-square"}});
    for (const CheckTask& t : WithLedger<Sound, 3>::tasks(said)) EXPECT_FALSE(t.id.ends_with("sentence-3.adds"));
    EXPECT_TRUE((idle_sentences::resting_on<WithLedger<Sound, 3>>({3})).none());
    EXPECT_TRUE(
        (idle_sentences::resting_on<WithLedger<Sound, 3>>({3, 7}).test(static_cast<int>(Clause::mark_empty_square))));
}

TEST(IdleSentences, OfAPairOneMayGo) {
    const auto tasks = WithLedger<WithConstraints<EitherOfTwo>, 4>::tasks(kPlain);
    const auto one = run(tasks, "sentence-1.adds"), other = run(tasks, "sentence-3.adds");
    EXPECT_EQ(one.verdict, Verdict::violated);
    EXPECT_EQ(other.verdict, Verdict::violated);
    EXPECT_NE(one.detail.find("of it and sentence 3 one may go, not two"), std::string::npos) << one.detail;
    EXPECT_NE(other.detail.find("of it and sentence 1 one may go, not two"), std::string::npos) << other.detail;
}

TEST(IdleSentences, ASentenceMayDecideUnderOneOptionOnly) {
    const auto r = run(WithLedger<ByOption, 5>::tasks(kPlain), "sentence-5.adds");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.detail,
              "without it the others decide otherwise: how the game stands; but it changes nothing under "
              "tictactoe.end.full-board-result=drawn");
}
// ... and is dead once the text's own examples leave no other; an example of ours rules nothing out.
TEST(IdleSentences, EvidenceRulesOptionsOut) {
    for (const auto provenance : {Provenance::text, Provenance::assumed}) {
        const std::vector<ExampleInfo> drawn{{"drawn", "", provenance, "xxo/oox/xo. x", "c1", true, "", "drawn"}};
        const auto r = run(WithLedger<ByOption, 6>::tasks(kPlain, drawn), "sentence-5.adds");
        EXPECT_EQ(r.verdict, provenance == Provenance::text ? Verdict::violated : Verdict::holds) << r.detail;
    }
}

// No formula looks whether the clause is in force: nothing is said of its sentence, and that it is held to the
// rules otherwise is asked.
struct NeverAsked : tictactoe::Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return Constraints::legal<A>(s, p, m, EitherOfTwo::with(in_force, {Clause::mark_empty_square}));
    }
};
TEST(IdleSentences, WhatNoFormulaMentionsIsNotJudged) {
    using R = WithLedger<WithConstraints<NeverAsked>, 7>;
    const auto r = run(R::tasks(kPlain), "sentence-3.adds");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_TRUE(r.detail.starts_with("not judged: no formula depends on tictactoe.mark.empty-square")) << r.detail;
    const auto watched = run(dead_text::tasks<R>(), "mark.empty-square.matters");
    EXPECT_EQ(watched.verdict, Verdict::holds);
    EXPECT_TRUE(watched.detail.ends_with("held to the rules by tictactoe.law.marks-stay")) << watched.detail;
}
struct Unwatched : WithLedger<WithConstraints<NeverAsked>, 8> {
    using Properties = std::tuple<>;
};
TEST(IdleSentences, AClauseThatNothingMentionsOrWatchesFails) {
    Unwatched::tasks(kPlain);
    const auto r = run(dead_text::tasks<Unwatched>(), "mark.empty-square.matters");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_TRUE(r.detail.starts_with("no formula depends on it, and no law, claim or example is about it")) << r.detail;
}

}  // namespace
}  // namespace nomos::planted
