// Defects around the text: a clause that changes nothing, an example that the rules contradict, a
// ledger that cites what does not exist.
#include "checkers/dead_text.hpp"
#include "checkers/examples.hpp"
#include "checkers/ledger_checks.hpp"
#include "model/core/plain_ruleset.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

// --- dead text -----------------------------------------------------------------------------------
// The rules say the same with and without the clause: here, because they never look whether it is
// in force.
struct AlternateAnyway : tictactoe::Constraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        const auto turn = Bits<Clauses<A>::kCount>::single(static_cast<int>(tictactoe::Clause::turn_alternate));
        return Constraints::effect<A>(s, before, m, after, {in_force.clauses | turn});
    }
};
struct AlternatesAnyway : WithConstraints<AlternateAnyway> {
    using Properties = std::tuple<>;
};
TEST(PlantedDeadText, ClauseThatNoFormulaMentionsIsReported) {
    for (const CheckTask& t : dead_text::tasks<AlternatesAnyway>()) {
        const bool dead = t.id == "tictactoe.turn.alternate.matters";
        EXPECT_EQ(t.run({}).verdict, dead ? Verdict::violated : Verdict::holds) << t.id;
    }
}
// A law is about it, which holds the rules to it.
TEST(PlantedDeadText, ClauseThatALawWatchesIsNot) {
    const auto r = run(dead_text::tasks<WithConstraints<AlternateAnyway>>(), "tictactoe.turn.alternate.matters");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_NE(r.detail.find("tictactoe.law.players-alternate"), std::string::npos) << r.detail;
}

// --- examples --------------------------------------------------------------------------------------
const RulesetInfo& info_with(const std::vector<ExampleInfo>& examples) {
    static RulesetInfo info = tictactoe::info();
    info.examples = examples;
    return info;
}
struct WithExamples : Sound {
    static const RulesetInfo& info() {
        constexpr auto text = Provenance::text;
        static const std::vector<ExampleInfo> table{
            {"wrong-legal", "", text, "x../.../... o", "a3", true, "", ""},
            {"wrong-illegal", "", text, "x../.../... o", "b2", false, "", ""},
            {"wrong-after", "", text, "x../.../... o", "b2", true, "x../.x./... x", ""},
            {"wrong-outcome", "", text, ".../oo./xx. x", "c1", true, ".../oo./xxx o", "nought wins"},
            {"wrong-standing", "", text, "xxx/oo./... o", "", true, "", "in play"},
            {"right-under-last-mover", "", text, "xxo/oox/xo. x", "c1", true, "", "cross wins"},
            {"right", "", text, "x../.../... o", "a3", false, "", ""},
        };
        return info_with(table);
    }
};
TEST(PlantedExamples, ContradictionsAreReported) {
    const auto tasks = examples::tasks<WithExamples>();
    for (std::string_view id : {"wrong-legal", "wrong-illegal", "wrong-after", "wrong-outcome", "wrong-standing"}) {
        const auto r = run(tasks, id);
        EXPECT_EQ(r.verdict, Verdict::violated) << id;
        EXPECT_EQ(r.scope.bound, "0 of 2 reading sets agree with it") << id;
    }
    EXPECT_EQ(run(tasks, "right").verdict, Verdict::holds);
}
// An example is evidence for the reading sets that agree with it.
TEST(PlantedExamples, TellWhichReadingsAgree) {
    const auto r = run(examples::tasks<WithExamples>(), "right-under-last-mover");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.scope.bound, "1 of 2 reading sets agree with it");
}

// What an option says of a move is judged under that option.
struct WithAnswers : Sound {
    static const RulesetInfo& info() {
        constexpr auto ours = Provenance::assumed;
        constexpr std::string_view full = "xxo/oox/xo. x";
        static const std::vector<ExampleInfo> table{
            {"right", "", ours, full, "c1", true, "", "cross wins", "", {"end.full-board-result=last-mover"}},
            {"right-as-played", "", ours, full, "c1", true, "", "drawn", "", {"end.full-board-result=drawn"}},
            {"wrong", "", ours, full, "c1", true, "", "drawn", "", {"end.full-board-result=last-mover"}},
        };
        static RulesetInfo info = tictactoe::info();
        info.answers = table;
        return info;
    }
};
TEST(PlantedAnswers, AreJudgedUnderTheirOption) {
    const auto tasks = examples::tasks<WithAnswers>();
    for (const std::string_view id : {"right", "right-as-played"})
        EXPECT_EQ(run(tasks, id).verdict, Verdict::holds) << id;
    const auto wrong = run(tasks, "wrong");
    EXPECT_EQ(wrong.verdict, Verdict::violated);
    EXPECT_EQ(wrong.detail, "both encodings contradict the option");
    EXPECT_EQ(wrong.scope.readings, "end.full-board-result=last-mover");
}

// An example holds each encoding by itself.
struct CentreRefused : tictactoe::Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return Constraints::legal<A>(s, p, m, in_force) && !test(m.square, kB2);
    }
};
struct TurnStays : tictactoe::Constraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return Constraints::effect<A>(s, before, m, {after.crosses, after.noughts, !after.noughts_to_move}, in_force);
    }
};
struct NobodyWins : tictactoe::Constraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>&, const Position<A>&, int k, const Clauses<A>&) {
        return Bit<A>(k == static_cast<int>(tictactoe::Outcome::in_play));
    }
};
// The first outcome is right, and a second one is said to apply.
struct NoughtWinsToo : tictactoe::Constraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const Bit<A> cross = Constraints::outcome<A>(s, p, static_cast<int>(tictactoe::Outcome::cross_wins), in_force);
        const bool of_nought = k == static_cast<int>(tictactoe::Outcome::nought_wins);
        return Constraints::outcome<A>(s, p, k, in_force) || (cross && Bit<A>(of_nought));
    }
};
template <class A>
struct NoughtWinsTooByRules : tictactoe::Rules<A> {
    using Base = tictactoe::Rules<A>;
    static typename Base::Outcomes outcome(const Setting<A>& s, const Position<A>& p) {
        const typename Base::Outcomes said = Base::outcome(s, p);
        const Bit<A> cross = test(said, static_cast<int>(tictactoe::Outcome::cross_wins));
        return said | only_if<A>(cross, tictactoe::Outcome::nought_wins);
    }
};
template <class WrongConstraints>
struct BothRight : WithConstraints<WrongConstraints> {
    static const RulesetInfo& info() {
        constexpr auto text = Provenance::text;
        static const std::vector<ExampleInfo> table{
            {"legal", "", text, "x../.../... o", "b2", true, "", ""},
            {"illegal", "", text, "x../.../... o", "a3", false, "", ""},
            {"after", "", text, "x../.../... o", "a1", true, "x../.../o.. x", ""},
            {"outcome", "", text, ".../oo./xx. x", "c1", true, "", "cross wins"},
            {"standing", "", text, "xxx/oo./... o", "", true, "", "cross wins"},
        };
        return info_with(table);
    }
};
// So does an answer.
TEST(PlantedAnswers, HoldEachEncodingByItself) {
    struct Refused : WithConstraints<CentreRefused> {
        static const RulesetInfo& info() {
            static const std::vector<ExampleInfo> table{{"legal",
                                                         "",
                                                         Provenance::assumed,
                                                         "x../.../... o",
                                                         "b2",
                                                         true,
                                                         "",
                                                         "",
                                                         "",
                                                         {"end.full-board-result=drawn"}}};
            static RulesetInfo info = tictactoe::info();
            info.answers = table;
            return info;
        }
    };
    const auto r = run(examples::tasks<Refused>(), "legal");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "the constraints contradict the option, and the rules do not");
}

// A line is judged as a game with its history. The rule about it is made up: drawn once there are so many moves.
std::optional<int> drawn_after(std::size_t moves, std::span<const Position<Native>> history) {
    if (history.size() <= moves) return {};
    return static_cast<int>(tictactoe::Outcome::drawn);
}
template <std::size_t kMoves>
struct DrawnAfter : tictactoe::Constraints {
    static std::optional<int> outcome_of_history(const Setting<Native>&, std::span<const Position<Native>> history,
                                                 const Clauses<Native>&) {
        return drawn_after(kMoves, history);
    }
};
template <class SomeConstraints>
struct WithLine : WithConstraints<SomeConstraints> {
    static const RulesetInfo& info() {
        static RulesetInfo info = tictactoe::info();
        info.answers = table;
        return info;
    }
    static std::optional<int> outcome_of_history(const Setting<Native>&, std::span<const Position<Native>> history) {
        return drawn_after(3, history);
    }
    static inline std::vector<ExampleInfo> table;
};
using Moves = std::vector<std::string_view>;
template <class SomeConstraints = DrawnAfter<3>>
CheckResult line_answer(const Moves& line, std::string_view outcome, bool legal = true, std::string_view after = "") {
    using Planted = WithLine<SomeConstraints>;
    Planted::table = {
        {"line", "", Provenance::assumed, ".../.../... x", "", legal, after, outcome, "", {}, {}, "", line}};
    return run(examples::tasks<Planted>(), "line");
}
const char* const kBothContradict = "both encodings contradict the option";
const char* const kConstraintsContradict = "the constraints contradict the option, and the rules do not";

TEST(PlantedAnswers, OfLinesAreJudgedWithTheirHistory) {
    const auto drawn = line_answer({"a1", "b2", "c3"}, "drawn");
    EXPECT_EQ(drawn.verdict, Verdict::holds) << drawn.detail;
    ASSERT_EQ(drawn.witnesses.size(), 1u);
    EXPECT_EQ(drawn.witnesses[0].position, ".../.../... x");
    EXPECT_EQ(drawn.witnesses[0].moves, (std::vector<std::string>{"a1", "b2", "c3"}));
    EXPECT_EQ(drawn.witnesses[0].pictures.size(), 2u);
    EXPECT_EQ(line_answer({"a1", "b2"}, "in play").verdict, Verdict::holds);
    EXPECT_EQ(line_answer({"a1", "b2"}, "drawn").detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "b2", "c3"}, "in play").detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "b2", "c3"}, "no such outcome").detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "b2", "c3", "a3"}, "drawn").detail, kBothContradict) << "over before";
    EXPECT_EQ(line_answer({"a1", "b2", "c3", "a3"}, "").detail, kBothContradict) << "over before";
    EXPECT_EQ(line_answer({"a1", "b2", "c3", "c3"}, "", false).detail, kBothContradict) << "over before";
}
TEST(PlantedAnswers, OfLinesHoldEveryMove) {
    EXPECT_EQ(line_answer({"a1", "b2"}, "", true, ".../.o./x.. x").verdict, Verdict::holds);
    EXPECT_EQ(line_answer({"a1", "b2"}, "", true, ".../.o./x.. o").detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "a1"}, "").detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "a1"}, "", false).verdict, Verdict::holds);
    EXPECT_EQ(line_answer({"a1", "b2"}, "", false).detail, kBothContradict);
    EXPECT_EQ(line_answer({"a1", "a1", "b2"}, "", false).detail, kBothContradict) << "all but the last are allowed";
}
TEST(PlantedAnswers, OfLinesHoldEachEncodingByItself) {
    EXPECT_EQ(line_answer<DrawnAfter<4>>({"a1", "b2", "c3"}, "drawn").detail, kConstraintsContradict);
    EXPECT_EQ(line_answer<DrawnAfter<2>>({"a1", "b2"}, "in play").detail, kConstraintsContradict);
    EXPECT_EQ(line_answer<DrawnAfter<2>>({"a1", "b2", "c3"}, "drawn").detail, kConstraintsContradict) << "over before";
    EXPECT_EQ(line_answer<DrawnAfter<2>>({"a1", "b2"}, "drawn").detail,
              "the rules contradict the option, and the constraints do not");
    EXPECT_EQ(line_answer<CentreRefused>({"a1", "b2"}, "").detail, kConstraintsContradict);
    EXPECT_EQ(line_answer<TurnStays>({"a1"}, "").detail, kConstraintsContradict);
    // Constraints that say nothing of histories are asked how positions stand.
    EXPECT_EQ(line_answer<tictactoe::Constraints>({"a1", "b2", "c3"}, "drawn").verdict, Verdict::holds);
    EXPECT_EQ(line_answer<NoughtWinsToo>({"a1", "b2"}, "in play").verdict, Verdict::holds);
}

template <class WrongConstraints>
std::vector<std::string> contradicted() {
    std::vector<std::string> ids;
    for (const CheckTask& task : examples::tasks<BothRight<WrongConstraints>>()) {
        const CheckResult r = task.run({});
        if (r.verdict == Verdict::holds) continue;
        ids.push_back(r.id);
        EXPECT_EQ(r.detail, "the constraints contradict it, and the rules do not") << r.id;
    }
    return ids;
}
TEST(PlantedExamples, HoldTheConstraintsByThemselves) {
    using Ids = std::vector<std::string>;
    EXPECT_EQ(contradicted<tictactoe::Constraints>(), Ids{});
    EXPECT_EQ(contradicted<CentreRefused>(), Ids{"legal"});
    EXPECT_EQ(contradicted<TurnStays>(), (Ids{"legal", "after", "outcome"}));
    EXPECT_EQ(contradicted<NobodyWins>(), (Ids{"outcome", "standing"}));
    EXPECT_EQ(contradicted<NoughtWinsToo>(), (Ids{"outcome", "standing"}));
}
// One outcome is said, so two are a contradiction.
TEST(PlantedExamples, AllowNoSecondOutcome) {
    for (const CheckTask& task : examples::tasks<WithRules<NoughtWinsTooByRules>>())
        EXPECT_EQ(task.run({}).verdict, Verdict::violated) << task.id;
}

// --- the ledger ------------------------------------------------------------------------------------
CheckResult ledger_check(const std::vector<LedgerEntry>& ledger, std::string_view ending) {
    RulesetInfo info = tictactoe::info();
    info.ledger = ledger;
    return run(ledger_checks(info), ending);
}
std::vector<LedgerEntry> sound_ledger() { return {tictactoe::info().ledger.begin(), tictactoe::info().ledger.end()}; }
TEST(PlantedInLedger, UnknownIdIsReported) {
    auto ledger = sound_ledger();
    ledger[2].supports.push_back("tictactoe.no-such-clause");
    const auto r = ledger_check(ledger, ".ids");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "sentence 3 supports tictactoe.no-such-clause, which does not exist");
}
TEST(PlantedInLedger, UncitedClauseIsReported) {
    auto ledger = sound_ledger();
    ledger[3].supports.pop_back();
    const auto r = ledger_check(ledger, ".cover");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail,
              "tictactoe.win.ends-game rests on no sentence: name it in `supports` of the one that it comes from");
}
TEST(PlantedInLedger, ClaimWithoutAnAnswerIsReported) {
    auto ledger = sound_ledger();
    EXPECT_EQ(ledger_check(ledger, ".claims").verdict, Verdict::holds);
    ledger[2].kind = SentenceKind::claim;
    const auto r = ledger_check(ledger, ".claims");
    EXPECT_EQ(r.verdict, Verdict::violated) << "a clause is a rule and no verdict";
    EXPECT_EQ(r.detail, "claims without an answer: sentences 3");
}
TEST(PlantedInLedger, DecidedClaimThatNobodyMadeIsReported) {
    const RulesetInfo& info = tictactoe::info();
    CheckTask claim;
    claim.id = "tictactoe.claim.planted", claim.kind = CheckKind::claim;
    const auto r = run(ledger_checks(info, {claim}), ".cover");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail,
              "tictactoe.claim.planted rests on no sentence: name it in `supports` of the one that it comes from");
}
TEST(PlantedInLedger, MissingEntryIsReported) {
    auto ledger = sound_ledger();
    ledger.erase(ledger.begin());
    EXPECT_EQ(ledger_check(ledger, ".ids").verdict, Verdict::violated);
    EXPECT_EQ(ledger_check(sound_ledger(), ".ids").verdict, Verdict::holds);
}

}  // namespace
}  // namespace nomos::planted
