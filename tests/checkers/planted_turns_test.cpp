// Bounds on whole turns, rounds tried case by case, and a record that is played: what is planted is found.
#include "checkers/examples.hpp"
#include "checkers/exhibits.hpp"
#include "checkers/property_suite.hpp"
#include "checkers/recorded_game_of_both.hpp"
#include "tests/checkers/planted.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::planted {
namespace {
using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
template <class... P>
using HopperWith = Checked<hopper::RulesetType, std::tuple<P...>>;

// --- the longest turn of Hopper ----------------------------------------------------------------------
// The cells that a turn has taken from: no two are side by side, and none is at an end of the row.
template <class A>
struct Gone {
    using Algebra = A;
    hopper::Cells<A> cells;
    static constexpr void zip(auto&& visit, auto&... g) { visit("cells", g.cells...); }
};
inline constexpr int kLast = hopper::kCells - 1;

struct MostTaken : Bound<"hopper.bound.most-taken", "The most pieces a turn takes."> {
    template <class A>
    using Outline = Gone<A>;
    template <class R, class A>
    static Bit<A> counts(const hopper::Setting<A>&) {
        return true;
    }
    template <class R, class A>
    static Bit<A> fits(const hopper::Setting<A>&, const Gone<A>& g) {
        return none(g.cells & (g.cells << 1)) && !test(g.cells, 0) && !test(g.cells, kLast);
    }
    template <class A>
    static Number<A> size(const Gone<A>& g) {
        return count(g.cells);
    }
    template <class R>
    static std::optional<Gone<Native>> outline(const hopper::Setting<Native>&, const hopper::Position<Native>&,
                                               const hopper::Turn& turn) {
        Gone<Native> gone;
        for (int i = 0; i < turn.steps; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (std::abs(turn.path[at] - turn.path[at + 1]) == 2)
                gone.cells.set((turn.path[at] + turn.path[at + 1]) / 2);
        }
        return gone;
    }
    static TurnRecord record() { return {"ab.b.c. a", "1:3:5:7", {}, ""}; }
};
CheckResult bound_of(auto property, std::string_view ending = ".most-taken") {
    return run(property_suite::tasks<HopperWith<decltype(property)>>(), ending);
}
TEST(PlantedTurnBounds, HoldWhereAllIsWell) {
    const auto r = bound_of(MostTaken{});
    EXPECT_EQ(r.verdict, Verdict::holds) << r.detail;
    EXPECT_TRUE(r.detail.starts_with("the most is 3: more is refuted")) << r.detail;
    EXPECT_EQ(r.scope.readings, "the 4 reading sets that it speaks of");
    EXPECT_EQ(bound_of(MostTaken{}, ".non-vacuous").verdict, Verdict::holds);
}
TEST(PlantedTurnBounds, RecordThatIsTooShort) {
    struct TooShort : MostTaken {
        static TurnRecord record() { return {"ab.b... a", "1:3:5", {}, ""}; }
    };
    EXPECT_EQ(bound_of(TooShort{}).verdict, Verdict::unknown) << "more may be possible";
}
TEST(PlantedTurnBounds, RecordThatIsNoTurn) {
    struct StopsHalfway : MostTaken {
        static TurnRecord record() { return {"ab.b.c. a", "1:3:5", {}, ""}; }
    };
    EXPECT_EQ(bound_of(StopsHalfway{}).verdict, Verdict::violated);
}
struct TooNarrow : MostTaken {
    template <class R, class A>
    static Bit<A> fits(const hopper::Setting<A>& s, const Gone<A>& g) {
        return MostTaken::fits<R, A>(s, g) && !test(g.cells, 2);
    }
};
TEST(PlantedTurnBounds, TurnsThatDoNotFit) {
    const auto r = bound_of(TooNarrow{});
    ASSERT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "a turn does not fit what the bound rests on");
    EXPECT_EQ(r.witnesses.size(), 2U) << "the record, and the turn that does not fit";
}
TEST(PlantedTurnBounds, LineThatLeadsElsewhere) {
    struct WrongLine : MostTaken {
        static TurnRecord record() { return {"ab.b.c. a", "1:3:5:7", {}, "2-3 4:2"}; }
    };
    EXPECT_EQ(bound_of(WrongLine{}).detail, "the line does not lead to the record");
}
struct ThreeAtMost : MostTaken {
    template <class A>
    static Number<A> size(const Gone<A>& g) {
        return select(any(g.cells), Number<A>(3), Number<A>(0));
    }
};
TEST(PlantedTurnBounds, BoundThatNothingExceeds) {
    EXPECT_EQ(bound_of(ThreeAtMost{}, ".non-vacuous").verdict, Verdict::violated);
}

// --- cases and records -------------------------------------------------------------------------------
struct NotSo : Law<"hopper.law.not-so", "planted"> {
    static Decision decide() { return {false, "one case breaks it"}; }
    static Decision decide_without() { return {true, "nothing does"}; }
};
TEST(PlantedCases, AreReported) {
    const auto tasks = property_suite::tasks<HopperWith<NotSo>>();
    EXPECT_EQ(run(tasks, ".not-so").verdict, Verdict::violated);
    EXPECT_EQ(run(tasks, ".not-so.non-vacuous").verdict, Verdict::violated) << "it holds without what it rests on";
}
template <bool kSo>
struct Said : Claim<"hopper.claim.said", "planted"> {
    template <class R>
    static Decision decide() {
        return {kSo, ""};
    }
    template <class R>
    static Decision decide_elsewhere() {
        return {kSo, ""};
    }
};
TEST(PlantedClaims, AreReported) {
    EXPECT_EQ(run(property_suite::tasks<HopperWith<Said<false>>>(), ".said").verdict, Verdict::violated);
    EXPECT_EQ(run(property_suite::tasks<HopperWith<Said<true>>>(), ".said.non-vacuous").verdict, Verdict::violated)
        << "it is so everywhere";
}

// What is decided by playing, and the play that it shows.
template <bool kSo>
struct Tried : Claim<"hopper.claim.tried", "planted"> {
    template <class R>
    static Decision decide() {
        return {kSo, "", "", {"2-3", "4:2"}};
    }
    template <class R>
    static Decision decide_without() {
        return {kSo, ""};
    }
};
struct TriedInVain : Tried<true> {
    template <class R>
    static Decision decide() {
        return {true, "", "", {"2-3", "6-5"}};
    }
};
TEST(PlantedClaims, OfPlayAreReported) {
    const auto r = run(property_suite::tasks<HopperWith<Tried<true>>>(), ".tried");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.witnesses.at(0).moves.size(), 2u);
    EXPECT_EQ(run(property_suite::tasks<HopperWith<Tried<false>>>(), ".tried").verdict, Verdict::violated);
    EXPECT_EQ(run(property_suite::tasks<HopperWith<Tried<true>>>(), ".tried.non-vacuous").verdict, Verdict::violated)
        << "it is so without what it rests on";
    EXPECT_THROW(run(property_suite::tasks<HopperWith<TriedInVain>>(), ".tried"), ContractViolation)
        << "what it shows cannot be played";
}

// Under the default reading set alone nothing would be seen of these: a piece has one way to go where it may go right
// only, and it takes two other options together to make the second one false.
struct OneWay : Tried<true> {
    template <class R>
    static Decision decide() {
        const auto setting = R::default_setting();
        int ways = 0;
        R::template Rules<Native>::for_each_move(setting, R::parse(setting, "..a...b a"), [&](const auto&) { ++ways; });
        return {ways == 1, std::to_string(ways) + " ways"};
    }
};
struct NotBothAtOnce : Tried<true> {
    template <class R>
    static Decision decide() {
        const auto& readings = R::default_setting().readings;
        return {!readings.is(hopper::QuietWay::both) || !readings.is(hopper::MostTaken::most), ""};
    }
};
TEST(PlantedClaims, OfPlayThatHangOnAReadingSaySo) {
    const auto one = run(property_suite::tasks<HopperWith<OneWay>>(), ".tried");
    EXPECT_EQ(one.verdict, Verdict::holds);
    EXPECT_EQ(one.detail, "1 ways; not so under hopper.quiet.way=both (2 ways)");
    EXPECT_EQ(one.scope.readings, "the default reading set; of all 4 reading sets, 2 decide otherwise");
    const auto two = run(property_suite::tasks<HopperWith<NotBothAtOnce>>(), ".tried");
    EXPECT_EQ(two.detail, "; not so under 1 sets of several other options");
    EXPECT_EQ(two.scope.readings, "the default reading set; of all 4 reading sets, 1 decide otherwise");
    const auto none = run(property_suite::tasks<HopperWith<Tried<true>>>(), ".tried");
    EXPECT_EQ(none.scope.readings, "all 4 reading sets");
    EXPECT_EQ(none.detail, "");
    const auto never = run(property_suite::tasks<HopperWith<Tried<false>>>(), ".tried");
    EXPECT_EQ(never.scope.readings, "all 4 reading sets") << "not so under any";
}

// --- a record ----------------------------------------------------------------------------------------
struct Played : Hopper {
    static RecordedPlay play(std::string last) {
        return {"hopper.game", "the game", {{"turn 1", "2-3"}, {"turn 2", "4:2"}, {"turn 3", std::move(last)}}, {}};
    }
    static const RecordedPlay& recorded_play() {
        static const RecordedPlay all = play("-");
        return all;
    }
};
struct Impossible : Played {
    static const RecordedPlay& recorded_play() {
        static const RecordedPlay all = play("6-5");
        return all;
    }
};
TEST(PlantedRecord, IsPlayedUnderEveryReadingSet) {
    const auto r = run(recorded_game::tasks<Played>(), "hopper.game");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.scope.readings, "2 of 4 reading sets play all of it") << "who may go back need not pass";
    EXPECT_TRUE(r.detail.starts_with("every move is allowed where it is made; moves to choose from: 1 1 1"))
        << r.detail;
}
TEST(PlantedRecord, MoveThatIsNotAllowedIsReported) {
    const auto r = run(recorded_game::tasks<Impossible>(), "hopper.game");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_TRUE(r.detail.starts_with("6-5 (turn 3) is not allowed where it is made")) << r.detail;
}
TEST(PlantedRecord, NoneNoCheck) { EXPECT_TRUE(recorded_game::tasks<Hopper>().empty()); }

// The game holds the constraints by itself.
struct NobodyTakes : Played {
    struct Constraints : hopper::Constraints {
        template <class A>
        static Bit<A> legal(const hopper::Setting<A>& s, const hopper::Position<A>& p, const hopper::Move<A>& m,
                            const Clauses<A>& in_force) {
            return hopper::Constraints::legal<A>(s, p, m, in_force) && none(m.to & ((m.from << 2) | (m.from >> 2)));
        }
    };
};
TEST(PlantedRecord, IsPlayedByTheConstraintsToo) {
    EXPECT_EQ(run(recorded_game::tasks_of_both<Played>(), "hopper.game").verdict, Verdict::holds);
    EXPECT_EQ(run(recorded_game::tasks_of_both<Impossible>(), "hopper.game").verdict, Verdict::violated);
    const auto r = run(recorded_game::tasks_of_both<NobodyTakes>(), "hopper.game");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "the constraints do not play it to its end, and the rules do");
}

// --- play beside what the text lacks -----------------------------------------------------------------
struct Shown : Hopper {
    static const RulesetInfo& info() {
        static const RulesetInfo all = [] {
            RulesetInfo i = hopper::info();
            static const std::vector<MissingInfo> missing{{"hopper.missing.draw", "gap", "", "", {}, "", ""}};
            i.missing = missing;
            return i;
        }();
        return all;
    }
    static std::span<const ExhibitInfo> exhibits() { return table; }
    static inline std::vector<ExhibitInfo> table;
};
CheckResult lines_of(ExhibitInfo shown) {
    Shown::table = {std::move(shown)};
    return run(nomos::exhibits::tasks<Shown>(), "hopper.ledger.lines");
}
TEST(PlantedLines, AreReplayed) {
    constexpr std::string_view id = "hopper.missing.draw", there = "ab...cc c";
    EXPECT_EQ(lines_of({id, there, {"2-3", "4:2"}}).verdict, Verdict::holds);
    EXPECT_EQ(lines_of({id, there, {}}).verdict, Verdict::holds) << "nothing is claimed of play";
    EXPECT_EQ(lines_of({id, "ab...cc a", {"2-3", "4:2"}}).detail, "hopper.missing.draw: the line leads to ab...cc c");
    EXPECT_EQ(lines_of({id, there, {"2-3", "6-5"}}).detail, "hopper.missing.draw: 6-5 is not allowed in a.ab.cc b");
    EXPECT_EQ(lines_of({"hopper.missing.other", there, {}}).verdict, Verdict::violated);
}
TEST(PlantedLines, AreReplayedOnFromThere) {
    constexpr std::string_view id = "hopper.missing.draw", there = "ab...cc c";
    EXPECT_EQ(lines_of({id, there, {"2-3", "4:2"}, {"-"}}).detail,
              "1 positions, 1 with a line from the set-up, 1 played on");
    EXPECT_EQ(lines_of({id, there, {}, {"6-5"}}).detail, "hopper.missing.draw: 6-5 is not allowed in ab...cc c");
}

// What breaks an invariant cannot come up.
struct AnnIsThere : Invariant<"hopper.invariant.ann", "Ann has a piece."> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return any(s.position.pieces[0]);
    }
};
struct ExhibitedWithAnn : Shown {
    using Properties = std::tuple<AnnIsThere>;
};
TEST(PlantedLines, BeginWhereAGameCanCome) {
    constexpr std::string_view id = "hopper.missing.draw";
    const auto said_of = [&](std::string_view position) {
        Shown::table = {{id, position, {}}};
        return run(exhibits::tasks<ExhibitedWithAnn>(), "hopper.ledger.lines");
    };
    EXPECT_EQ(said_of("ab...cc c").verdict, Verdict::holds);
    EXPECT_EQ(said_of(".b...cc c").detail,
              "hopper.missing.draw: its position cannot come up: it breaks hopper.invariant.ann");
}

// --- what options say of whole turns -------------------------------------------------------------------
struct WithTurnAnswers : Hopper {
    static const RulesetInfo& info() {
        static RulesetInfo i = hopper::info();
        i.answers = table;
        return i;
    }
    static inline std::vector<ExampleInfo> table;
};
CheckResult answer(std::string_view turn, bool legal, std::string_view after = "",
                   std::vector<std::string_view> settled = {}) {
    WithTurnAnswers::table = {
        {"answer", "", Provenance::assumed, "ab.b..c a", "", legal, after, "", "", {}, settled, turn}};
    return run(examples::tasks<WithTurnAnswers>(), "answer");
}
// The first of two captures is a legal step and no turn.
TEST(PlantedAnswers, OfWholeTurnsAreJudgedByBothEncodings) {
    EXPECT_EQ(answer("1:3:5", true, "....a.c c").verdict, Verdict::holds);
    EXPECT_EQ(answer("1:3", false).verdict, Verdict::holds);
    EXPECT_EQ(answer("1:3", true).detail, "both encodings contradict the option");
    EXPECT_EQ(answer("1:3:5", true, "..a...c c").detail, "both encodings contradict the option") << "another result";
}
// Of a game with turns a line is one of turns.
TEST(PlantedAnswers, OfLinesOfTurnsAreJudgedTurnByTurn) {
    const auto line = [](const std::vector<std::string_view>& turns, std::string_view outcome) {
        WithTurnAnswers::table = {
            {"answer", "", Provenance::assumed, "ab.b..c a", "", true, "", outcome, "", {}, {}, "", turns}};
        return run(examples::tasks<WithTurnAnswers>(), "answer").verdict;
    };
    EXPECT_EQ(line({"1:3:5", "-", "5-6"}, "in play"), Verdict::holds);
    EXPECT_EQ(line({"1:3:5", "-", "5-6", "7:5"}, "Cas wins"), Verdict::holds);
    EXPECT_EQ(line({"1:3:5", "-", "5-6", "7:5"}, "Ann wins"), Verdict::violated);
    EXPECT_EQ(line({"1:3", "3:5"}, ""), Verdict::violated) << "no turn ends there";
}
TEST(PlantedAnswers, NameWhatPlayersSettle) {
    const auto r = answer("1:3:5", true, "", {"first=cas"});
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.scope.readings, "first=cas");
    EXPECT_THROW(answer("1:3:5", true, "", {"first=dan"}), UnknownName);
}

}  // namespace
}  // namespace nomos::planted
