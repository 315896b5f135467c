// Grading: what changes nothing is called equivalent, what nothing notices survives, and what is noticed is noticed by
// the means that are named. Tic-tac-toe is small enough to try every position and move.
#include <fstream>

#include "analysis/grade/mistakes.hpp"
#include "analysis/grade/of_ruleset.hpp"
#include "analysis/grade/trial.hpp"
#include "model/core/stop.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "properties/nefatavl/properties.hpp"
#include "reports/grading.hpp"
#include "tests/checkers/planted_in_both.hpp"
#include "tests/paths.hpp"
#include "tests/reports/schema.hpp"

namespace nomos::grade_test {
namespace {
using namespace grade;
using planted::Sound;
using Nefatavl = Checked<nefatavl::RulesetType, nefatavl::properties::Properties>;

GradeOptions quick() {
    GradeOptions o;
    o.blocks = 2, o.more = 2;
    return o;
}
template <class R>
Grades grades_of(const GradeOptions& options = quick()) {
    return GraderOf<R>().run(options);
}
// Of tic-tac-toe's rules: the first line of the file that has this text.
unsigned line_of(const std::string& file, const std::string& text) {
    std::ifstream in(std::string(paths::root) + "/tests/tictactoe/" + file);
    std::string line;
    for (unsigned number = 1; std::getline(in, line); ++number)
        if (line.find(text) != std::string::npos) return number;
    ADD_FAILURE() << file << " has no line with " << text;
    return 0;
}
// The mutants made at that line in that way, in one encoding or in both.
std::vector<Mutant> at(const Grades& grades, Where where, const std::string& file, const std::string& text,
                       const std::string& change) {
    std::vector<Mutant> found;
    for (const Mutant& m : grades.mutants)
        if (m.where == where && m.file == "tests/tictactoe/" + file && m.line == line_of(file, text) &&
            m.change == change)
            found.push_back(m);
    EXPECT_FALSE(found.empty()) << file << ": " << text << ": " << change;
    return found;
}
bool notices(const Mutant& m, Means by, const std::string& check = "") {
    return std::ranges::any_of(m.notices, [&](const Notice& n) { return n.by == by && n.check == check; });
}
constexpr auto kTurn = "!p.noughts_to_move};";
constexpr auto kNotLeftOut = "\"not\" is left out";

// --- the recording -----------------------------------------------------------------------------------
template <int N>
Bitstring bits_of_word(const Bits<N>& word) {
    Bitstring bits;
    append(bits, word);
    return bits;
}
template <class R>
void expect_recording_says_what_the_rules_say() {
    using Position = typename R::template Position<Native>;
    const SubjectOf<R> subject;
    const Recorded& tape = subject.recorded();
    const std::vector<FlatCase> cases = subject.draw(5, 0);
    Trial trial(tape);
    trial.put(cases), trial.run(), trial.make({});
    int legal = 0;
    for (int i = 0; i < tape::kLanes; ++i) {
        const FlatCase& c = cases[static_cast<std::size_t>(i)];
        const auto s = record_of<typename R::template Setting<Native>>(c.setting);
        const auto p = record_of<Position>(c.before);
        const auto m = record_of<typename R::template Move<Native>>(c.move);
        ASSERT_EQ(trial.is_legal(i), R::template Rules<Native>::legal(s, p, m)) << R::print(s, p);
        ASSERT_EQ(trial.outcomes(i, false), bits_of_word(R::template Rules<Native>::outcome(s, p)));
        if (!trial.is_legal(i)) continue;
        ++legal;
        const Position after = R::template Rules<Native>::apply(s, p, m);
        ASSERT_TRUE(same(record_of<Position>(trial.after(i)), after)) << R::print(s, after);
        ASSERT_EQ(trial.outcomes(i, true), bits_of_word(R::template Rules<Native>::outcome(s, after)));
    }
    EXPECT_GT(legal, 50);
    EXPECT_FALSE(trial.disagree_anyway().any());
    EXPECT_TRUE(trial.broken_anyway().empty());
}
TEST(Recording, SaysWhatTheRulesSay) {
    expect_recording_says_what_the_rules_say<Sound>();
    expect_recording_says_what_the_rules_say<Nefatavl>();
}

// --- every position and move -------------------------------------------------------------------------
// visit(trial) for all of them, 512 at a time.
template <class Visit>
void for_all_cases(const SubjectOf<Sound>& subject, Visit&& visit) {
    std::vector<FlatCase> cases;
    Trial trial(subject.recorded());
    const auto try_them = [&] {
        if (!cases.empty()) trial.put(cases), trial.run(), visit(trial), cases.clear();
    };
    auto setting = Sound::default_setting();
    for (int option = 0; option < 2; ++option) {
        setting.readings.choose(0, option);
        planted::for_each_position([&](const auto& p) {
            for (int c = 0; c < 9; ++c) {
                const planted::Move<Native> m{planted::Square::single(c)};
                const auto after = Sound::Rules<Native>::apply(setting, p, m);
                cases.push_back({bits_of(setting), bits_of(p), bits_of(m), bits_of(after)});
                if (cases.size() == tape::kLanes) try_them();
            }
        });
    }
    try_them();
}
TEST(Grading, CallsEquivalentWhatChangesNothingInAnyPosition) {
    const SubjectOf<Sound> subject;
    const Grades grades = grades_of<Sound>();
    std::map<std::string, Planned> mistakes;
    for (Planned& p : planned(subject)) mistakes.emplace(p.mutant.id, std::move(p));
    std::map<std::string, bool> changes;
    for_all_cases(subject, [&](Trial& trial) {
        for (const Mutant& m : grades.mutants) {
            trial.make(mistakes.at(m.id.substr(m.id.find('.') + 1)).mistake);
            const tape::Lane some = m.where == Where::constraints ? trial.constraints_change()
                                    : m.where == Where::rules     ? trial.rules_change()
                                                                  : trial.rules_change() & trial.has_invariants();
            changes[m.id] = changes[m.id] || some.any();
        }
    });
    for (const Mutant& m : grades.mutants) {
        EXPECT_NE(m.fate, Fate::undecided) << m.id;
        if (m.where != Where::constraints) {
            EXPECT_EQ(m.fate != Fate::equivalent, changes[m.id]) << m.id << m.change;
        }
        // Of the constraints a second position after a move may be what changes.
        if (m.fate == Fate::equivalent) {
            EXPECT_FALSE(changes[m.id]) << m.id;
        }
    }
    EXPECT_GT(grades.count(Fate::killed), 50);
}

// --- what notices ------------------------------------------------------------------------------------
TEST(Grading, NamesWhatNoticesAMistake) {
    const Grades grades = grades_of<Sound>();
    for (const Mutant& m : at(grades, Where::both, "rules.hpp", kTurn, kNotLeftOut)) {
        EXPECT_EQ(m.fate, Fate::killed);
        EXPECT_TRUE(notices(m, Means::law, "tictactoe.law.players-alternate"));
        EXPECT_TRUE(notices(m, Means::invariant, "tictactoe.invariant.counts-agree"));
        EXPECT_TRUE(notices(m, Means::example, "tictactoe.example.bottom-row"));
        EXPECT_FALSE(notices(m, Means::conformance)) << "both encodings have it";
        EXPECT_EQ(m.independent_means(), 3);
        EXPECT_EQ(m.clauses, std::vector<std::string>{"tictactoe.turn.alternate"});
    }
    for (const Mutant& m : at(grades, Where::rules, "rules.hpp", kTurn, kNotLeftOut)) {
        EXPECT_TRUE(notices(m, Means::conformance) && notices(m, Means::fuzzing));
        EXPECT_EQ(m.independent_means(), 4) << "conformance and fuzzing both compare the encodings";
    }
}
// A mistake in the constraints alone: examples are asked of them by themselves, and so are laws.
TEST(Grading, AsksTheConstraintsByThemselves) {
    const Grades grades = grades_of<Sound>();
    for (const Mutant& m : at(grades, Where::constraints, "constraints.hpp",
                              "return test(m.square, c) && !test(p.crosses", kNotLeftOut)) {
        EXPECT_TRUE(notices(m, Means::conformance));
        EXPECT_TRUE(notices(m, Means::example, "tictactoe.example.bottom-row"));
    }
    const auto by_law = std::ranges::count_if(grades.mutants, [](const Mutant& m) {
        return m.where == Where::constraints &&
               std::ranges::any_of(m.notices, [](const Notice& n) { return n.by == Means::law; });
    });
    EXPECT_GT(by_law, 0);
    EXPECT_LT(grades.killed_by_one(Where::constraints), grades.count(Where::constraints, Fate::killed));
}
// By the example cross wins, which is the first outcome that the mistake sees; it sees a second one, too.
TEST(Grading, NoticesASecondOutcomeByAnExample) {
    const Grades grades = grades_of<Sound>();
    const std::string of_rules = "select(nought, is(Outcome::nought_wins), Outcomes{})";
    for (const Where where : {Where::rules, Where::both})
        for (const Mutant& m : at(grades, where, "rules.hpp", of_rules, "the two sides of a choice exchanged"))
            EXPECT_TRUE(notices(m, Means::example, "tictactoe.example.bottom-row")) << m.id;
    const std::string drawn = "return ends_full && s.readings.is(EndFullBoardResult::drawn)";
    for (const Mutant& m : at(grades, Where::constraints, "constraints.hpp", drawn, "\"or\" instead of \"and\""))
        EXPECT_TRUE(notices(m, Means::example, "tictactoe.example.bottom-row")) << m.id;
}
// Also of positions that nobody drew.
TEST(Grading, TriesThePositionsOfExamples) {
    GradeOptions options = quick();
    options.blocks = options.more = 0;
    const Grades grades = grades_of<Sound>(options);
    for (const Mutant& m : at(grades, Where::rules, "rules.hpp", kTurn, kNotLeftOut)) {
        EXPECT_TRUE(notices(m, Means::conformance) && notices(m, Means::law, "tictactoe.law.players-alternate"));
        EXPECT_FALSE(notices(m, Means::fuzzing)) << "fuzzing may never come there";
    }
}
TEST(Grading, LeavesOutEachClause) {
    const Grades grades = grades_of<Sound>();
    for (const ClauseInfo& c : Sound::info().clauses) {
        const auto found = std::ranges::find(grades.mutants, "constraints.clause." + std::string(c.id), &Mutant::id);
        ASSERT_NE(found, grades.mutants.end()) << c.id;
        EXPECT_EQ(found->fate, Fate::killed) << c.id;
        EXPECT_TRUE(notices(*found, Means::conformance)) << c.id;
    }
}
TEST(Grading, TellsTheClauseThatAConstraintBelongsTo) {
    const Grades grades = grades_of<Sound>();
    for (const Mutant& m :
         at(grades, Where::constraints, "constraints.hpp", "return test(m.square, c) && !test(p.crosses", kNotLeftOut))
        EXPECT_EQ(m.clauses, std::vector<std::string>{"tictactoe.mark.empty-square"});
}
// Nothing speaks of whose turn it is: in both encodings the mistake survives, in one it is noticed.
TEST(Grading, TellsOfSurvivors) {
    using Silent = planted::WithProperties<tictactoe::properties::MarksStay>;
    struct WithoutExamples : Silent {
        static const RulesetInfo& info() {
            static const RulesetInfo i = [] {
                RulesetInfo copy = Silent::info();
                copy.examples = {};
                return copy;
            }();
            return i;
        }
    };
    const Grades grades = grades_of<WithoutExamples>();
    for (const Mutant& m : at(grades, Where::both, "rules.hpp", kTurn, kNotLeftOut)) {
        EXPECT_EQ(m.fate, Fate::survivor);
        EXPECT_FALSE(m.position.empty());
    }
    for (const Mutant& m : at(grades, Where::rules, "rules.hpp", kTurn, kNotLeftOut)) EXPECT_EQ(m.fate, Fate::killed);
    const auto rows = by_clause(grades);
    const auto turn = std::ranges::find(rows, "tictactoe.turn.alternate", &ClauseGrade::clause);
    ASSERT_NE(turn, rows.end());
    EXPECT_LT(turn->shared_killed, turn->shared);
    const std::string text = grades_text(grades);
    EXPECT_NE(text.find("survived: it changes something, and nothing notices\nboth.rules.hpp"), std::string::npos);
}

TEST(Grading, CountsIndependentMeansByClause) {
    Grades grades;
    grades.clauses = {"a", "b", "c", "d", "e"};
    const auto add = [&](const std::string& clause, Where where, Fate fate, const std::vector<Means>& by) {
        Mutant m;
        m.clauses = {clause}, m.where = where, m.fate = fate;
        for (const Means means : by) m.notices.push_back({means, "", 1});
        grades.mutants.push_back(m);
    };
    add("a", Where::rules, Fate::killed, {Means::conformance, Means::fuzzing});
    add("a", Where::both, Fate::survivor, {});
    add("b", Where::rules, Fate::killed, {Means::conformance, Means::law});
    add("b", Where::both, Fate::killed, {Means::example});
    add("b", Where::both, Fate::equivalent, {});
    add("c", Where::rules, Fate::equivalent, {});
    add("e", Where::both, Fate::killed, {Means::plain});
    add("e", Where::rules, Fate::killed, {Means::conformance, Means::plain, Means::answer});
    const auto rows = by_clause(grades);
    EXPECT_TRUE(rows[0].is_held_by_comparison_alone());
    EXPECT_EQ(rows[0].made, 2);
    EXPECT_EQ(rows[0].shared, 1);
    EXPECT_EQ(rows[0].shared_killed, 0);
    EXPECT_EQ(rows[1].means, (std::vector{Means::conformance, Means::law, Means::example}));
    EXPECT_EQ(rows[1].made, 2) << "what is equivalent is no mistake";
    EXPECT_TRUE(rows[4].is_held_by_comparison_alone()) << "a third reading of ours is ours, too";
    EXPECT_EQ(grades.killed_by_one(), 3) << "but it is of another mind: two means of the last";
    EXPECT_EQ(grades.killed_by_what_says_so(Where::both), 1);
    const std::string text = grades_text(grades);
    EXPECT_NE(text.find("conformance alone"), std::string::npos) << text;
    EXPECT_NE(text.find("conformance, plain rules and example of an option alone"), std::string::npos) << text;
    EXPECT_NE(text.find("killed by a law, a claim, an example of the text or its recorded game: 1 of 2"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("three independent means: conformance, law and example"), std::string::npos) << text;
    EXPECT_NE(text.find("no mistake in it changes anything"), std::string::npos) << text;
    EXPECT_NE(text.find("no mistake in it was tried"), std::string::npos) << text;
}

// --- budgets -----------------------------------------------------------------------------------------
TEST(Grading, CallsUndecidedWhatTheBudgetLeavesOpen) {
    const Grades all = grades_of<Sound>();
    GradeOptions poor;
    poor.blocks = 1, poor.more = 0, poor.budget.resources = 1;
    const Grades few = grades_of<Sound>(poor);
    ASSERT_EQ(few.mutants.size(), all.mutants.size());
    EXPECT_GT(few.count(Fate::undecided), 0);
    for (std::size_t i = 0; i < all.mutants.size(); ++i)
        if (few.mutants[i].fate != Fate::undecided) {
            EXPECT_EQ(few.mutants[i].fate, all.mutants[i].fate) << all.mutants[i].id;
        }
}
TEST(Grading, IsTheSameForASeed) {
    GradeOptions options = quick();
    options.mutants = 12, options.seed = 7;
    const std::string once = grades_json(grades_of<Sound>(options)).dump();
    EXPECT_EQ(once, grades_json(grades_of<Sound>(options)).dump());
    options.seed = 8;
    EXPECT_NE(once, grades_json(grades_of<Sound>(options)).dump());
    const Grades drawn = grades_of<Sound>(options);
    EXPECT_EQ(drawn.mutants.size(), 3U * 12) << "of each encoding, and those of the rules also in both";
}
TEST(Grading, IsTheSameForAnyNumberOfThreads) {
    GradeOptions options = quick();
    const std::string alone = grades_json(grades_of<Sound>(options)).dump();
    options.jobs = 3;
    EXPECT_EQ(alone, grades_json(grades_of<Sound>(options)).dump());
    options.jobs = 2;
    EXPECT_EQ(alone, grades_json(grades_of<Sound>(options)).dump());
}
// What is asked of a mistake does not depend on those before it.
TEST(Grading, IsTheSameForOneMistakeAlone) {
    const Grades all = grades_of<Sound>();
    for (std::size_t i = 0; i < all.mutants.size(); i += 23) {
        const std::string& id = all.mutants[i].id;
        GradeOptions only = quick();
        only.only = id.substr(id.find('.') + 1);
        const Grades few = grades_of<Sound>(only);
        const auto same = std::ranges::find(few.mutants, id, &Mutant::id);
        ASSERT_NE(same, few.mutants.end()) << id;
        EXPECT_EQ(same->fate, all.mutants[i].fate) << id;
        EXPECT_EQ(same->notices.size(), all.mutants[i].notices.size()) << id;
    }
}
// A law that grants moves notices a mistake that bars them, and one made in both encodings, too.
struct AnyEmptySquare : Law<"planted.law.any-empty-square", "planted"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        return test(c.outcome, 0) && none(c.move.square & c.before.marks());
    }
};
// A third implementation notices what both encodings have wrong, and says nothing of what changes nothing.
TEST(Grading, HoldsMistakesAgainstThePlainRules) {
    const Grades grades = grades_of<planted::in_both::SoundGame>();
    for (const Mutant& m : at(grades, Where::both, "rules.hpp", kTurn, kNotLeftOut)) {
        EXPECT_TRUE(notices(m, Means::plain)) << m.id;
        EXPECT_FALSE(notices(m, Means::conformance)) << m.id;
    }
    for (const Mutant& m : grades.mutants) {
        EXPECT_FALSE(m.where == Where::constraints && notices(m, Means::plain)) << "it is asked of the rules that play";
        EXPECT_FALSE(m.fate == Fate::equivalent && notices(m, Means::plain)) << m.id;
    }
    EXPECT_EQ(grades.count(Where::both, Fate::survivor), 0) << "all matter in some position that is tried";
    EXPECT_EQ(grades_json(grades)["shared_killed"], grades.count(Where::both, Fate::killed));
}
TEST(Grading, SaysNothingOfPlainRulesThatDisagreeAnyway) {
    const SubjectOf<planted::in_both::SoundGame> subject;
    const std::vector<FlatCase> cases = subject.draw(5, 0);
    std::vector<std::optional<FlatVerdict>> plain;
    for (const FlatCase& c : cases) plain.push_back(subject.plainly(c)), plain.back()->legal = !plain.back()->legal;
    Trial trial(subject.recorded());
    trial.put(cases), trial.hold_against(plain), trial.run();
    trial.make({});
    EXPECT_FALSE(trial.plain_rules_disagree().any());
}
TEST(Grading, AsksWhatHasToBeLegal) {
    const Grades grades = grades_of<planted::WithProperties<AnyEmptySquare>>();
    const auto noticed = std::ranges::count_if(grades.mutants, [](const Mutant& m) {
        return m.where == Where::both && notices(m, Means::law, "planted.law.any-empty-square");
    });
    EXPECT_GT(noticed, 0);
    for (const Mutant& m : at(grades, Where::both, "rules.hpp", kTurn, kNotLeftOut))
        EXPECT_FALSE(notices(m, Means::law, "planted.law.any-empty-square")) << "whose turn it is bars no move";
}
TEST(Grading, KeepsWhatIsDoneWhenItIsStopped) {
    GradeOptions options = quick();
    options.progress = [](std::size_t done, std::size_t, const std::string& id) {
        if (done > 0 && id == "positions") want_stop();
    };
    const Grades grades = grades_of<Sound>(options);
    want_stop(false);
    EXPECT_TRUE(grades.stopped);
    EXPECT_GT(grades.count(Fate::killed), 0);
    EXPECT_EQ(grades.count(Fate::equivalent) + grades.count(Fate::survivor), 0) << "that is for the solver to say";
}

// Which clauses a mistake belongs to takes as long to find as all that noticed it: those that nobody has come to yet
// are left without, and are counted.
TEST(Grading, LooksForNothingMoreOnceItIsStopped) {
    GradeOptions options = quick();
    const Grades whole = grades_of<Sound>(options);
    EXPECT_EQ(whole.not_blamed, 0);
    constexpr std::size_t kStopped = 200;  // mistakes of the constraints come first, and have no clauses to look for
    std::size_t begun = 0;
    options.progress = [&](std::size_t done, std::size_t, const std::string& id) {
        if (id == "positions" || id == "examples") return;
        begun = done;
        if (done == kStopped) want_stop();
    };
    const Grades grades = grades_of<Sound>(options);
    want_stop(false);
    EXPECT_TRUE(grades.stopped);
    EXPECT_EQ(begun, kStopped);
    ASSERT_EQ(grades.mutants.size(), whole.mutants.size());
    int told = 0, left = 0;
    for (std::size_t i = 0; i < whole.mutants.size(); ++i) {
        const Mutant &was = whole.mutants[i], &is = grades.mutants[i];
        ASSERT_EQ(is.id, was.id);
        if (is.where == Where::constraints || is.fate != Fate::killed || was.clauses.empty()) continue;
        if (is.clauses.empty()) {
            ++left;
        } else {
            ++told;
            EXPECT_EQ(is.clauses, was.clauses) << is.id;
        }
    }
    EXPECT_GT(told, 0);
    EXPECT_GT(left, 0);
    EXPECT_GE(grades.not_blamed, left);
    EXPECT_NE(grades_text(grades).find(" killed, and not yet looked at for the clauses"), std::string::npos);
}

// --- what is printed ---------------------------------------------------------------------------------
TEST(Grading, IsAsTheSchemaSays) {
    std::ifstream file(std::string(paths::root) + "/docs/schema/grades.schema.json");
    const auto schema = schema::json::parse(file);
    const Grades grades = grades_of<Sound>();
    const auto document = grades_json(grades);
    for (const auto& error : schema::errors_of(schema::json::parse(document.dump()), schema)) ADD_FAILURE() << error;
    EXPECT_EQ(document["mutants"], grades.mutants.size());
    EXPECT_EQ(document["each"].size(), grades.mutants.size());
    EXPECT_EQ(document["mutants"].get<int>(), document["equivalent"].get<int>() + document["killed"].get<int>() +
                                                  document["survivors"].get<int>() + document["undecided"].get<int>());
}

}  // namespace
}  // namespace nomos::grade_test
