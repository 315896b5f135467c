// Lines that answer whether games end, on tic-tac-toe and on rules with a planted defect.
#include "checkers/property_suite.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

const std::vector<std::string> kCrossLine{"a1", "b1", "a2", "b2", "a3"};
const std::vector<std::string> kFullBoard{"a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"};

// A property that shows lines; its id says which test it is for.
template <class Shown>
struct Shows {
    static const PropertyInfo& info() {
        static const PropertyInfo i{Shown::kId, "It is so.", PropertyKind::termination, {}};
        return i;
    }
    static std::vector<Line> lines() { return {Shown::line()}; }
};
struct CrossCanWin {
    static constexpr std::string_view kId = "planted.termination.cross-can-win";
    static Line line() { return {kCrossLine, {}, tictactoe::info().outcomes.at(1)}; }
};
struct FullBoardCanBeWon {
    static constexpr std::string_view kId = "planted.termination.full-board-won";
    static Line line() { return {kFullBoard, {}, tictactoe::info().outcomes.at(1)}; }
};
struct GoesRound {
    static constexpr std::string_view kId = "planted.termination.round";
    static Line line() { return {{"b2"}, {"a1", "a1"}}; }
};
struct LeftWithoutMove {
    static constexpr std::string_view kId = "planted.termination.stuck";
    static Line line() { return {{"a1"}, {}}; }
};
struct Wanted : Shows<CrossCanWin> {
    static constexpr bool kPossible = true;
};
struct AlsoWanted : Shows<FullBoardCanBeWon> {
    static constexpr bool kPossible = true;
};
struct AlwaysAMove : Termination<"planted.termination.always-a-move", "There is a move."> {
    template <class R, class A>
    static Bit<A> can_move(const Situation<R, A>& s) {
        return !s.position.noughts_to_move;
    }
};
using Lines = WithProperties<tictactoe::properties::CountsAgree, Wanted, AlsoWanted, Shows<GoesRound>,
                             Shows<LeftWithoutMove>, AlwaysAMove>;
CheckResult asked(std::string_view ending) { return run(property_suite::tasks<Lines>(), ending); }

// On a1 and in the corner opposite nothing is marked but the turn.
template <class A>
struct CornerIsIgnored : Sound::Rules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        Position<A> after = Sound::Rules<A>::apply(s, p, m);
        const Bit<A> corner = test(m.square, kA1);
        after.crosses = select(corner, p.crosses, after.crosses);
        after.noughts = select(corner, p.noughts, after.noughts);
        return after;
    }
};
struct CornerIgnored : Lines {
    template <class A>
    using Rules = CornerIsIgnored<A>;
};
// Whoever finds a1 taken has no move.
template <class A>
struct CornerEndsMoves : Sound::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return Sound::Rules<A>::legal(s, p, m) && !test(p.marks(), kA1);
    }
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        if (!p.marks().test(kA1)) Sound::Rules<Native>::for_each_move(s, p, visit);
    }
};
struct CornerStuck : Lines {
    template <class A>
    using Rules = CornerEndsMoves<A>;
};

TEST(PlantedLines, SomethingPossibleIsShownAsPlayed) {
    const auto r = asked(".cross-can-win");
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.kind, CheckKind::termination);
    EXPECT_EQ(r.detail, "a game shows it under all reading sets");
    EXPECT_EQ(r.witnesses.at(0).moves, kCrossLine);
    EXPECT_EQ(asked(".cross-can-win.non-vacuous").verdict, Verdict::holds);
}
TEST(PlantedLines, SomethingPossibleElsewhereNamesTheReading) {
    const auto r = asked(".full-board-won");
    EXPECT_EQ(r.verdict, Verdict::violated) << "not as it is played";
    EXPECT_EQ(r.detail, "a game shows it under all reading sets with tictactoe.end.full-board-result=last-mover");
    EXPECT_EQ(r.witnesses.at(0).readings, std::vector<std::string>{"tictactoe.end.full-board-result=last-mover"});
}
// What is on the board is one thing under one answer and another under the other.
template <class A>
struct CornerByReading : Sound::Rules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        Position<A> after = Sound::Rules<A>::apply(s, p, m);
        after.crosses = select(test(s.readings.chosen[0], 0) && test(m.square, kA1), p.crosses, after.crosses);
        return after;
    }
};
struct CornerOpen : Lines {
    template <class A>
    using Rules = CornerByReading<A>;
};
TEST(PlantedLines, LineTooDearToFollowIsGivenUpAtItsMove) {
    const auto tasks = property_suite::tasks<CornerOpen>();
    Options options;
    const auto dear = [&](unsigned resources) {
        options.budget.resources = resources;
        return run(tasks, ".cross-can-win", options);
    };
    EXPECT_NE(dear(400'000'000).verdict, Verdict::unknown);
    const auto r = dear(1);
    EXPECT_EQ(r.verdict, Verdict::unknown);
    EXPECT_TRUE(r.gave_up);
    EXPECT_EQ(r.detail, "after the move b1 of a line: budget spent: too much of the position depends on the readings");
}
TEST(PlantedLines, LineThatShowsNothingIsUnknown) {
    EXPECT_EQ(asked(".termination.round").verdict, Verdict::unknown);
    EXPECT_EQ(asked(".termination.stuck").verdict, Verdict::unknown);
}
struct UnderNoOption {
    static constexpr std::string_view kId = "planted.termination.no-option";
    static Line line() {
        return {kCrossLine, {}, tictactoe::info().outcomes.at(1), {"end.full-board-result=mistyped"}};
    }
};
TEST(PlantedLines, LineForAnOptionThatThereIsNotIsRefused) {
    using Mistyped = WithProperties<tictactoe::properties::CountsAgree, Shows<UnderNoOption>>;
    EXPECT_THROW(run(property_suite::tasks<Mistyped>(), ".no-option"), UserError) << "it is of no reading set at all";
}
TEST(PlantedLines, RoundIsCaught) {
    const auto r = run(property_suite::tasks<CornerIgnored>(), ".termination.round");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(
        r.detail,
        "a game can come to moves that lead back to where they began, and go on for ever; that can happen under all "
        "reading sets");
    EXPECT_EQ(r.witnesses.at(0).moves, (std::vector<std::string>{"b2", "a1", "a1"}));
}
TEST(PlantedLines, PlayerWithoutAMoveIsCaught) {
    const auto tasks = property_suite::tasks<CornerStuck>();
    EXPECT_EQ(run(tasks, ".termination.stuck").verdict, Verdict::violated);
    const auto r = run(tasks, ".always-a-move");
    EXPECT_EQ(r.verdict, Verdict::violated);
    ASSERT_EQ(r.witnesses.size(), 1U);
    const auto setting = CornerStuck::default_setting();
    EXPECT_TRUE(CornerStuck::parse(setting, r.witnesses.front().position).marks().test(kA1));
    EXPECT_EQ(run(tasks, ".always-a-move.non-vacuous").verdict, Verdict::holds);
}
TEST(PlantedLines, MoveIsFoundWhereThereIsOne) {
    EXPECT_EQ(asked(".always-a-move").verdict, Verdict::holds);
    EXPECT_EQ(asked(".always-a-move.non-vacuous").verdict, Verdict::violated) << "nobody is ever without one";
}

}  // namespace
}  // namespace nomos::planted
