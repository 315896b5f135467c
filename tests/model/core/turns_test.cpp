// Whole turns: counted, drawn, and played at a table.
#include "model/core/turns.hpp"

#include <gtest/gtest.h>

#include "model/core/table_of.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos {
namespace {

using Hopper = hopper::RulesetType;
static_assert(WithTurns<Hopper> && WithSeats<Hopper> && WithSettingOptions<Hopper>);
using Texts = std::vector<std::string>;

constexpr auto kTwoWays = ".bab.b. a";  // one to the left, or two to the right

std::unique_ptr<Table> table(const Texts& readings = {}, bool steps = false) {
    TableChoice choice{readings, "", "", {}, steps};
    return AnyRulesetOf<Hopper>().table(choice);
}
std::uint64_t perft_of(const char* position, int depth) {
    return perft_turns<Hopper>(Hopper::default_setting(), hopper::parse(position), depth);
}

TEST(Turns, AreCountedAsOneMoveEach) {
    EXPECT_EQ(perft_of(kTwoWays, 0), 1U);
    EXPECT_EQ(perft_of(kTwoWays, 1), 2U);
    EXPECT_EQ(perft_of("ab.b.b. a", 1), 1U) << "three steps";
    EXPECT_EQ(perft_of("ab.b.b. a", 2), 0U) << "and the game is over";
    EXPECT_EQ(perft<Hopper>(Hopper::default_setting(), hopper::parse("ab.b.b. a"), 3), 1U) << "in steps it is not yet";
}
TEST(Turns, LeadWhereTheirStepsLead) {
    const auto setting = Hopper::default_setting();
    const auto before = hopper::parse(kTwoWays);
    const auto after = after_turn<Hopper>(setting, before, hopper::parse_turn("3:5:7"));
    ASSERT_TRUE(after);
    EXPECT_EQ(hopper::print(*after), ".b....a b");
    EXPECT_FALSE(after_turn<Hopper>(setting, before, hopper::parse_turn("3:5"))) << "not complete";
}
TEST(Turns, AreDrawnWithAnArrowAStepAndAllThatTheyTake) {
    const Picture p =
        picture_of_turn<Hopper>(Hopper::default_setting(), hopper::parse("ab.b.b. a"), hopper::parse_turn("1:3:5:7"));
    ASSERT_EQ(p.arrows.size(), 3U);
    EXPECT_EQ(p.arrows.front().from_column, 0);
    EXPECT_EQ(p.arrows.back().to_column, 6);
    std::vector<int> crossed_out;
    for (const PicturePiece& piece : p.pieces)
        if (piece.mark == Mark::crossed_out) crossed_out.push_back(piece.column);
    EXPECT_EQ(crossed_out, (std::vector<int>{5, 3, 1}));
    EXPECT_EQ(p.pieces.size(), 4U);
    EXPECT_EQ(p.caption(), "after 1:3:5:7: ......a a");
}

// --- at a table --------------------------------------------------------------------------------
TEST(TableOfTurns, ListsAndCountsTurns) {
    EXPECT_EQ(table()->legal_moves(kTwoWays), (Texts{"3:1", "3:5:7"}));
    EXPECT_EQ(table({"most.taken=most"})->legal_moves(kTwoWays), Texts{"3:5:7"});
    EXPECT_EQ(table()->legal_moves("..b.ba. a j6"), Texts{"6:4:2"}) << "the rest of a turn under way";
    std::uint64_t sum = 0;
    for (const auto& turn : table()->legal_moves(kTwoWays))
        sum += table()->perft(table()->judge(kTwoWays, turn).after, 2);
    EXPECT_EQ(sum, table()->perft(kTwoWays, 3));
    EXPECT_EQ(sum, perft_of(kTwoWays, 3));
}
TEST(TableOfTurns, ListsSingleStepsOnDemand) {
    EXPECT_EQ(table({}, true)->legal_moves(kTwoWays), (Texts{"3:1", "3:5"}));
    EXPECT_EQ(table({}, true)->judge(kTwoWays, "3:5").after, ".b..ab. a j5");
    EXPECT_EQ(table({}, true)->perft(kTwoWays, 1), 2U);
}
TEST(TableOfTurns, JudgesATurn) {
    const Judgement j = table()->judge(kTwoWays, "3:5:7");
    EXPECT_TRUE(j.legal);
    EXPECT_EQ(j.after, ".b....a b");
    EXPECT_EQ(j.outcome, "in play");
    EXPECT_EQ(j.picture.arrows.size(), 2U);
}
// Each step is decided by where it goes.
struct Weighed : hopper::RulesetType {
    static constexpr std::array kWeighing{hopper::Clause::step_legal};
    static std::vector<PictureSum> sums(const Setting<Native>&, const Position<Native>&, const Move<Native>& m) {
        const int to = m.to.lowest();
        return {{to, 0, std::to_string(to + 1) + " : 0", ""}};
    }
};
TEST(TableOfTurns, SaysWhatDecidesEachStepAsFarAsTheyAreAllowed) {
    const auto numbers = [](const Judgement& j) {
        Texts all;
        for (const PictureSum& sum : j.picture.sums) all.push_back(sum.numbers);
        return all;
    };
    const auto table = AnyRulesetOf<Weighed>().table({});
    EXPECT_EQ(numbers(table->judge(kTwoWays, "3:5:7")), (Texts{"5 : 0", "7 : 0"}));
    const Judgement refused = table->judge(kTwoWays, "3-4");
    EXPECT_FALSE(refused.legal);
    EXPECT_EQ(numbers(refused), Texts{"4 : 0"});
    EXPECT_EQ(numbers(table->judge(kTwoWays, "3:5")), Texts{}) << "refused, and not by what the numbers decide";
    EXPECT_EQ(numbers(AnyRulesetOf<Hopper>().table({})->judge(kTwoWays, "3:5:7")), Texts{})
        << "a ruleset need not have any";
}
TEST(TableOfTurns, NamesTheClauseThatForbidsATurn) {
    EXPECT_EQ(table()->judge(kTwoWays, "3:5").clauses, Texts{"hopper.turn.complete"});
    EXPECT_EQ(table({"most.taken=most"})->judge(kTwoWays, "3:1").clauses, Texts{"hopper.most.taken"});
    EXPECT_EQ(table({"most.taken=most"})->judge(kTwoWays, "3:5").clauses,
              (Texts{"hopper.turn.complete", "hopper.most.taken"}))
        << "each by itself";
    EXPECT_EQ(table()->judge(kTwoWays, "3-4").clauses, Texts{"hopper.step.legal"});
}
TEST(TableOfTurns, FindsTheReadingThatAllowsALine) {
    EXPECT_EQ(table({"most.taken=most"})->readings_allowing(kTwoWays, {"3:1"}), Texts{"hopper.most.taken=free"});
    EXPECT_EQ(table()->readings_allowing(".a..b.c a", {"2-3", "5-4"}), Texts{"hopper.quiet.way=both"});
    EXPECT_EQ(table()->readings_allowing(kTwoWays, {"3:5"}), Texts{}) << "no reading allows it";
    EXPECT_EQ(table({"most.taken=most"})->readings_allowing(kTwoWays, {"3:1", "2-1"}), Texts{})
        << "that would take two";
    EXPECT_EQ(table()->readings_allowing("ab..... a", {"1:3", "-"}), Texts{}) << "nothing is legal after the end";
}

}  // namespace
}  // namespace nomos
