// The loop on tic-tac-toe: what it finds, makes small, blames and repeats.
#include "analysis/fuzz/of_ruleset.hpp"
#include "reports/corpus_folder.hpp"
#include "reports/coverage_table.hpp"
#include "tests/checkers/planted.hpp"
#include "tests/checkers/planted_in_both.hpp"
// The example's parts that are compiled, once in this program.
#include "tests/tictactoe/notation.cpp"
#include "tests/tictactoe/ruleset.cpp"
#include "tests/tictactoe/text.cpp"

namespace nomos::fuzz_test {
namespace {

using namespace planted;
template <class A>
using SoundRules = tictactoe::Rules<A>;
using SoundConstraints = tictactoe::Constraints;

template <class A>
struct CentreBarred : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, p, m) && !(test(m.square, kB2) && test(p.noughts, kC3));
    }
};
// The rules forget that the square must be empty; the constraints do not.
template <class A>
struct MarksAnywhere : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, {p.crosses & ~m.square, p.noughts & ~m.square, p.noughts_to_move}, m) &&
               SoundRules<A>::outcome(s, p) == Bits<4>::single(0);
    }
};
struct TurnLeftOpen : SoundConstraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        const Position<A> same_turn{after.crosses, after.noughts, !after.noughts_to_move};
        return SoundConstraints::effect<A>(s, before, m, after, in_force) ||
               (test(before.crosses, kA1) && SoundConstraints::effect<A>(s, before, m, same_turn, in_force));
    }
};

fuzz::FuzzOptions options(std::uint64_t count, int jobs = 1) {
    fuzz::FuzzOptions o;
    o.seed = 3, o.count = count, o.jobs = jobs;
    return o;
}
std::string document(const fuzz::Report& report) {
    auto json = fuzz_json(report);
    json.erase("timing");
    return json.dump();
}
bool has_kind(const fuzz::Report& report, std::string_view kind) {
    return std::ranges::any_of(report.failures, [&](const auto& f) { return f.kind == kind; });
}

TEST(FuzzLoop, FindsNothingWhereAllIsWell) {
    const auto report = fuzz::FuzzerOf<Sound>().run(options(30'000));
    for (const auto& f : report.failures) ADD_FAILURE() << f.cause() << ": " << f.detail << "\n" << f.text;
    EXPECT_EQ(report.positions, 30'000U);
}
TEST(FuzzLoop, MakesAFailureSmallAndItsEntryShowsItAgain) {
    using R = WithRules<CentreBarred>;
    const auto report = fuzz::FuzzerOf<R>().run(options(30'000));
    ASSERT_TRUE(has_kind(report, "legality"));
    for (const auto& f : report.failures) {
        if (f.kind != "legality") continue;
        const auto again = fuzz::FuzzerOf<R>().replay({"entry", f.text});
        EXPECT_TRUE(std::ranges::any_of(again, [&](const auto& g) { return g.cause() == f.cause(); })) << f.text;
        EXPECT_TRUE(fuzz::FuzzerOf<Sound>().replay({"entry", f.text}).empty()) << "the fault is mended: " << f.text;
        const auto p = R::parse(R::default_setting(), f.position);
        EXPECT_LE(p.marks().count(), 2) << "not made small: " << f.position;
        EXPECT_TRUE(p.noughts.test(kC3));
    }
}
TEST(FuzzLoop, BlamesTheClauseThatIsForgotten) {
    const auto report = fuzz::FuzzerOf<WithRules<MarksAnywhere>>().run(options(30'000));
    EXPECT_TRUE(std::ranges::any_of(report.failures,
                                    [](const auto& f) { return f.cause() == "legality.tictactoe.mark.empty-square"; }));
}
TEST(FuzzLoop, NoticesASecondResult) {
    EXPECT_TRUE(has_kind(fuzz::FuzzerOf<WithConstraints<TurnLeftOpen>>().run(options(30'000)), "second-result"));
}
// An entry may say where its move does not lead: constraints that accept it, or rules that lead there, disagree.
TEST(FuzzLoop, HoldsAnEntryToWhereItsMoveDoesNotLead) {
    using R = WithConstraints<TurnLeftOpen>;
    const Case<R> c{
        R::default_setting(), {tictactoe::Board::Cells::single(kA1), {}, true}, {tictactoe::Board::Cells::single(kB2)}};
    const Position<Native> right = SoundRules<Native>::apply(c.setting, c.before, c.move);
    const Position<Native> wrong{right.crosses, right.noughts, !right.noughts_to_move};
    const auto text = [&](const Position<Native>& not_to) { return fuzz::entry_text<R>({c, not_to}, {"so"}); };
    EXPECT_TRUE((fuzz::is_entry<R>(text(wrong), {c, wrong})));
    EXPECT_FALSE((fuzz::is_entry<R>(text(right), {c, wrong})));
    const auto details = [](const auto& failures) {
        std::string all;
        for (const auto& f : failures)
            if (f.kind == "second-result") all += f.detail + "\n";
        return all;
    };
    EXPECT_NE(details(fuzz::FuzzerOf<R>().replay({"", text(wrong)})).find("by the constraints the move leads to"),
              std::string::npos);
    EXPECT_EQ(details(fuzz::FuzzerOf<Sound>().replay({"", text(wrong)})), "");
    EXPECT_NE(details(fuzz::FuzzerOf<Sound>().replay({"", text(right)})).find("by the executable rules the move"),
              std::string::npos);
    // What is kept of it shows it again.
    const auto failures = fuzz::FuzzerOf<Sound>().replay({"", text(right)});
    ASSERT_EQ(failures.size(), 1U);
    EXPECT_EQ(failures.front().cause(), "second-result.entry");
    EXPECT_TRUE(failures.front().is_entry);
    EXPECT_EQ(fuzz::FuzzerOf<Sound>().replay({"", failures.front().text}).size(), 1U) << failures.front().text;
}
// What the solver reads is another formula than what runs: then the algebra is at fault.
struct OtherwiseToTheSolver : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> sound = SoundConstraints::legal<A>(s, p, m, in_force);
        if constexpr (std::is_same_v<A, Symbolic>)
            return !sound;
        else
            return sound;
    }
};
TEST(FuzzLoop, AsksTheSolverOfSomeCases) {
    EXPECT_TRUE(has_kind(fuzz::FuzzerOf<WithConstraints<OtherwiseToTheSolver>>().run(options(20'000)), "solver"));
}
// A broken contract in one of the encodings is a disagreement like any other, and the run goes on.
struct FailsInACase : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        if constexpr (std::is_same_v<A, Native>) expect(!(p.noughts.test(kC3) && m.square.test(kB2)), "planted");
        return SoundConstraints::legal<A>(s, p, m, in_force);
    }
};
TEST(FuzzLoop, GoesOnWhereAnEncodingFails) {
    const auto report = fuzz::FuzzerOf<WithConstraints<FailsInACase>>().run(options(30'000));
    EXPECT_EQ(report.positions, 30'000U);
    EXPECT_TRUE(std::ranges::any_of(report.failures, [](const auto& f) { return f.cause() == "legality.failed"; }));
}
// The list fails where a game is played: the case at which it does is told, and other games are played.
template <class A>
struct FailsToList : SoundRules<A> {
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        expect(!p.noughts.test(kC3), "planted");
        SoundRules<A>::for_each_move(s, p, visit);
    }
};
TEST(FuzzLoop, GoesOnWhereTheListFails) {
    const auto report = fuzz::FuzzerOf<WithRules<FailsToList>>().run(options(5'000));
    EXPECT_EQ(report.positions, 5'000U);
    EXPECT_TRUE(std::ranges::any_of(report.failures, [](const auto& f) { return f.cause() == "list.failed"; }));
    // Told of where it failed, too, whatever is compared.
    auto o = options(5'000);
    o.only = {"notation"};
    const auto alone = fuzz::FuzzerOf<WithRules<FailsToList>>().run(o);
    ASSERT_EQ(alone.failures.size(), 1U);
    EXPECT_EQ(alone.failures.front().cause(), "draw.failed");
    EXPECT_NE(alone.failures.front().detail.find("planted"), std::string::npos) << alone.failures.front().detail;
    EXPECT_TRUE(Sound::parse(Sound::default_setting(), alone.failures.front().position).noughts.test(kC3));
}
// ... and what a move leads to.
template <class A>
struct FailsToApply : SoundRules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        if constexpr (std::is_same_v<A, Native>) expect(!m.square.test(kB2), "planted");
        return SoundRules<A>::apply(s, p, m);
    }
};
TEST(FuzzLoop, GoesOnWhereAMoveFails) {
    const auto report = fuzz::FuzzerOf<WithRules<FailsToApply>>().run(options(5'000));
    EXPECT_EQ(report.positions, 5'000U);
    EXPECT_TRUE(std::ranges::any_of(report.failures, [](const auto& f) { return f.cause() == "effect.failed"; }));
    auto o = options(5'000);
    o.only = {"notation"};
    const auto alone = fuzz::FuzzerOf<WithRules<FailsToApply>>().run(o);
    ASSERT_EQ(alone.failures.size(), 1U);
    EXPECT_EQ(alone.failures.front().cause(), "draw.failed");
    // ... and an entry of the corpus at which the rules fail ends no run.
    const Case<Sound> c{Sound::default_setting(), {}, {tictactoe::Board::Cells::single(kB2)}};
    o = options(64), o.corpus = {{"entry", fuzz::case_text<Sound>(c, {}) + "a1\n"}};
    const auto replayed = fuzz::FuzzerOf<WithRules<FailsToApply>>().run(o);
    EXPECT_EQ(replayed.positions, 64U);
    EXPECT_TRUE(std::ranges::any_of(replayed.failures,
                                    [](const auto& f) { return f.cause() == "effect.failed" && f.file == "entry"; }));
}
// Nothing can be drawn from one of the sources.
struct FailsToThrow : Sound {
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        const auto thrown = Sound::throw_position(dice);
        expect(!thrown.second.noughts.test(kC3), "planted");
        return thrown;
    }
};
TEST(FuzzLoop, GoesOnWhereNoPositionCanBeDrawn) {
    const auto report = fuzz::FuzzerOf<FailsToThrow>().run(options(5'000));
    EXPECT_EQ(report.positions, 5'000U);
    const auto f = std::ranges::find(report.failures, "draw.failed", &fuzz::Failure::cause);
    ASSERT_NE(f, report.failures.end());
    EXPECT_NE(f->detail.find("planted"), std::string::npos) << f->detail;
}
TEST(FuzzLoop, ComparesNothingButWhatIsWanted) {
    using R = WithRules<CentreBarred>;
    auto o = options(5'000);
    const auto kinds_of = [](const fuzz::Report& report) {
        std::set<std::string> kinds;
        for (const auto& f : report.failures) kinds.insert(f.kind);
        return kinds;
    };
    o.only = {"legality", "notation"};
    EXPECT_EQ(kinds_of(fuzz::FuzzerOf<R>().run(o)), std::set<std::string>{"legality"});
    o.only = {"notation"};
    EXPECT_EQ(kinds_of(fuzz::FuzzerOf<R>().run(o)), std::set<std::string>{});
    // What is asked of one position in 16,384 is asked of each.
    o.count = 64, o.only = {"solver"};
    EXPECT_EQ(kinds_of(fuzz::FuzzerOf<WithConstraints<OtherwiseToTheSolver>>().run(o)),
              std::set<std::string>{"solver"});
    const auto kinds = fuzz::FuzzerOf<R>().kinds();
    EXPECT_EQ(std::set(kinds.begin(), kinds.end()).size(), kinds.size());
    EXPECT_NE(std::ranges::find(kinds, "solver"), kinds.end());
}
// A move is printed as nobody reads it.
struct Misprinted : Sound {
    static std::string print_move(const Setting<Native>& s, const Move<Native>& m) {
        return test(m.square, kB2) ? "the middle" : Sound::print_move(s, m);
    }
};
TEST(FuzzLoop, TellsWhatNoEntryCanHold) {
    const auto report = fuzz::FuzzerOf<Misprinted>().run(options(30'000));
    const auto f = std::ranges::find(report.failures, "notation", &fuzz::Failure::kind);
    ASSERT_NE(f, report.failures.end());
    EXPECT_FALSE(f->is_entry) << "read, it would stop the next run before it begins: " << f->text;
    EXPECT_EQ(f->text.find("--case"), std::string::npos) << f->text;
    const CorpusFolder folder("corpus", "tictactoe");
    EXPECT_EQ(folder.path_of(*f).extension(), ".txt");
    for (const auto& other : fuzz::FuzzerOf<WithRules<CentreBarred>>().run(options(30'000)).failures) {
        EXPECT_TRUE(other.is_entry) << other.text;
        EXPECT_EQ(folder.path_of(other).extension(), ".game");
    }
}
// A law tells which of the two encodings is wrong: of the constraints it is asked by itself.
struct SecondOutcome : SoundConstraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        return SoundConstraints::outcome<A>(s, p, k, in_force) || (test(p.crosses, kA1) && k == 1);
    }
};
TEST(FuzzLoop, AsksLawsOfTheConstraints) {
    const auto law = [](const fuzz::Report& report) { return has_kind(report, "law-of-constraints"); };
    EXPECT_TRUE(law(fuzz::FuzzerOf<WithConstraints<TurnLeftOpen>>().run(options(60'000)))) << "players alternate";
    EXPECT_TRUE(law(fuzz::FuzzerOf<WithConstraints<SecondOutcome>>().run(options(60'000)))) << "one outcome";
    EXPECT_FALSE(law(fuzz::FuzzerOf<WithRules<CentreBarred>>().run(options(60'000)))) << "the rules are wrong here";
}
// Both encodings make the mistake, so that nothing but the plain rules (or a law) notices it.
TEST(FuzzLoop, HoldsBothEncodingsAgainstPlainRules) {
    const auto naive = [](const auto& failures) {
        return std::ranges::find_if(failures, [](const auto& f) { return f.cause() == "naive.legality"; });
    };
    using R = in_both::MoveRefused;
    const auto report = fuzz::FuzzerOf<R>().run(options(30'000));
    const auto found = naive(report.failures);
    ASSERT_NE(found, report.failures.end());
    EXPECT_EQ(found->detail, "the plain rules allow the move, the executable ones do not");
    EXPECT_EQ(R::parse(R::default_setting(), found->position).marks().count(), 1) << "not made small";
    const auto again = fuzz::FuzzerOf<R>().replay({"entry", found->text});
    EXPECT_NE(naive(again), again.end()) << found->text;
    EXPECT_TRUE(fuzz::FuzzerOf<in_both::SoundGame>().replay({"entry", found->text}).empty()) << found->text;
    EXPECT_FALSE(has_kind(report, "legality")) << "the encodings agree";
    EXPECT_TRUE(fuzz::FuzzerOf<in_both::SoundGame>().run(options(30'000)).failures.empty());
}
TEST(FuzzLoop, ReportsACauseOnce) {
    const auto report = fuzz::FuzzerOf<WithRules<CentreBarred>>().run(options(30'000));
    std::set<std::string> causes;
    for (const auto& f : report.failures) EXPECT_TRUE(causes.insert(f.cause()).second) << f.cause();
}
TEST(FuzzLoop, IsTheSameForAnyNumberOfJobs) {
    using R = WithRules<CentreBarred>;
    const std::string one = document(fuzz::FuzzerOf<R>().run(options(40'000, 1)));
    EXPECT_EQ(document(fuzz::FuzzerOf<R>().run(options(40'000, 3))), one);
    auto other = options(40'000, 1);
    other.seed = 4;
    EXPECT_NE(document(fuzz::FuzzerOf<R>().run(other)), one) << "the seed has no effect";
}
TEST(FuzzLoop, TellsOfACaseBeforeItIsSmallAndStopsWhenAsked) {
    std::atomic<bool> stop{false};
    constexpr std::uint64_t kMany = 100'000'000;  // never looked at
    auto o = options(kMany);
    o.stop = &stop;
    int met = 0, found = 0;
    o.met = [&](const fuzz::Failure& f) {
        ++met, stop = true;
        EXPECT_FALSE(f.text.empty());
    };
    o.found = [&](const fuzz::Failure&) {
        ++found;
        EXPECT_GT(met, 0);
    };
    const auto report = fuzz::FuzzerOf<WithRules<CentreBarred>>().run(o);
    EXPECT_TRUE(report.stopped);
    EXPECT_LT(report.positions, kMany);
    EXPECT_GT(found, 0) << "what was met before the stop is told";
    EXPECT_EQ(static_cast<int>(report.failures.size()), found);
}
TEST(FuzzLoop, ReplaysTheCorpusFirst) {
    using R = WithRules<CentreBarred>;
    const auto first = fuzz::FuzzerOf<R>().run(options(30'000));
    auto o = options(1);
    for (const auto& f : first.failures) o.corpus.push_back({f.cause(), f.text});
    const auto second = fuzz::FuzzerOf<R>().run(o);
    EXPECT_EQ(second.replayed, first.failures.size());
    EXPECT_EQ(second.failures.size(), first.failures.size());
}

// --- coverage --------------------------------------------------------------------------------
TEST(FuzzCoverage, ReachesEveryClauseOfASmallGame) {
    auto o = options(60'000);
    o.examples = fuzz::Examples::of_pairs_too, o.solve = 200;
    const auto report = fuzz::FuzzerOf<Sound>().run(o);
    for (const auto& row : report.coverage.clauses) {
        EXPECT_NE(row.reach, fuzz::Reach::not_yet) << row.clause;
        if (row.reach == fuzz::Reach::reached) {
            EXPECT_FALSE(row.example.empty()) << row.clause;
            EXPECT_TRUE(fuzz::FuzzerOf<Sound>().replay({row.clause, row.example}).empty());
        }
    }
    for (const auto& pair : report.coverage.pairs) EXPECT_NE(pair.reach, fuzz::Reach::not_yet);
    // Of a run that was stopped no example is made, since none of them would be small.
    std::atomic<bool> stop{false};
    o.stop = &stop, o.count = 0, o.progress = [&](const fuzz::Moment&) { stop = true; };
    const auto stopped = fuzz::FuzzerOf<Sound>().run(o);
    EXPECT_TRUE(stopped.stopped);
    int reached = 0;
    for (const auto& row : stopped.coverage.clauses) {
        reached += row.reach == fuzz::Reach::reached ? 1 : 0;
        EXPECT_EQ(row.example + row.beside, "") << row.clause;
    }
    EXPECT_GT(reached, 0);
}

}  // namespace
}  // namespace nomos::fuzz_test
