// Conflicts of a record and the rules: none smaller exists, and what is not in them is to spare.
#include "analysis/evidence/conflict_finding.hpp"

#include <gtest/gtest.h>

#include "analysis/findings/assemble.hpp"
#include "checkers/checked.hpp"
#include "model/neva/ruleset.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::analysis {
namespace {

// --- the smallest of many --------------------------------------------------------------------------
bool contains(const Demands& all, const Demands& some) {
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}
TEST(SmallestConflict, IsTheSmallestOfThoseThereAre) {
    Dice dice(3);
    for (int i = 0; i < 300; ++i) {
        std::vector<Demands> conflicts;
        for (int k = dice.below(6); k > 0; --k) {
            std::set<std::size_t> members;
            for (int m = 1 + dice.below(5); m > 0; --m) members.insert(static_cast<std::size_t>(dice.below(14)));
            conflicts.emplace_back(members.begin(), members.end());
        }
        const auto found = smallest_conflict(14, [&](const Demands& d) {
            return std::none_of(conflicts.begin(), conflicts.end(), [&](const Demands& c) { return contains(d, c); });
        });
        ASSERT_EQ(found.has_value(), !conflicts.empty());
        if (!found) continue;
        EXPECT_NE(std::find(conflicts.begin(), conflicts.end(), *found), conflicts.end()) << "one of those there are";
        for (const Demands& c : conflicts) EXPECT_LE(found->size(), c.size());
    }
}
TEST(SmallestConflict, MayBeEmpty) {
    EXPECT_EQ(smallest_conflict(3, [](const Demands&) { return false; }), Demands{});
}

// --- of a record -------------------------------------------------------------------------------------
// Cas goes left in the third turn, which he may if pieces go both ways.
struct GoesLeft : Checked<hopper::RulesetType, std::tuple<>> {
    static Setting<Native> default_setting() { return with_option(hopper::RulesetType::default_setting(), 0, 1); }
    static const RecordedPlay& recorded_play() {
        static const RecordedPlay play{
            "hopper.game", "the game", {{"turn 1", "2-3"}, {"turn 2", "4:2"}, {"turn 3", "6-5"}}, {}};
        return play;
    }
};
TEST(Conflict, NamesTheReadingTheClauseAndTheMove) {
    constexpr int kWay = static_cast<int>(hopper::Reading::quiet_way);
    ASSERT_TRUE(is_refuted<GoesLeft>(kWay, 0));
    EXPECT_FALSE(is_refuted<GoesLeft>(kWay, 1));
    const auto c = conflict_with<GoesLeft>({}, kWay, 0);
    EXPECT_TRUE(c.decided);
    EXPECT_EQ(c.readings, std::vector<std::size_t>{kWay});
    EXPECT_EQ(c.clauses, std::vector<std::size_t>{static_cast<std::size_t>(hopper::Clause::step_legal)});
    EXPECT_EQ(c.moves, std::vector<std::string>{"6-5"});
    EXPECT_EQ(c.rescued_by, std::vector<std::string>{"both"});
}
TEST(Conflict, IsNotDecidedWhenTheBudgetIsSpent) {
    Options options;
    options.budget.resources = 1;
    EXPECT_FALSE(conflict_with<GoesLeft>(options, 0, 0).decided);
}

// --- of Neva's game ----------------------------------------------------------------------------------
using Neva = Checked<neva::RulesetType, std::tuple<>>;
constexpr int kCrownJump = static_cast<int>(neva::Reading::crown_jump);

std::vector<std::string_view> clauses_of(const Conflict<Neva>& c) {
    std::vector<std::string_view> ids;
    for (const std::size_t k : c.clauses) ids.push_back(neva::kClauseIds[k]);
    return ids;
}
TEST(NevaConflict, KingInRound7AndARuleThatMakesNone) {
    ASSERT_EQ(contradicted<Neva>().size(), 1U);
    EXPECT_EQ(contradicted<Neva>().front().reading, kCrownJump);
    const auto c = conflict_with<Neva>({}, kCrownJump, static_cast<int>(neva::CrownJump::never));
    EXPECT_TRUE(c.decided);
    EXPECT_EQ(clauses_of(c), std::vector<std::string_view>{"neva.frame.rest-stays"});
    EXPECT_EQ(c.moves, std::vector<std::string>{"K66:36"});
    EXPECT_EQ(c.readings, std::vector<std::size_t>{kCrownJump});
    EXPECT_EQ(c.rescued_by, (std::vector<std::string>{"at-end", "next-turn"}));
}
TEST(NevaConflict, IsAFindingWithBothBoards) {
    const Finding f = contradiction<Neva>({}, kCrownJump, static_cast<int>(neva::CrownJump::never));
    EXPECT_EQ(f.kind, FindingKind::contradiction);
    ASSERT_EQ(f.sides.size(), 2U);
    EXPECT_EQ(f.sides.front().consequence.what, Consequence::What::played);
    EXPECT_EQ(f.sides.front().consequence.move, "K66:36:16");
    EXPECT_EQ(f.sides.front().consequence.done.size(), 3U) << "both go on as recorded until the letter stops one";
    EXPECT_EQ(f.sides.back().consequence.done, f.witness.moves);
    EXPECT_EQ(f.line.plays.size(), 23U) << "five rounds of four turns, and three turns of the sixth";
    EXPECT_EQ(f.line.plays.size() + f.sides.front().consequence.done.size(), 26U);
    EXPECT_EQ(std::get<evidence::LeftByMove>(f.evidence.back()).left, 3456U);
}
// One defect, one finding: what was measured of the question decides where the contradiction stands.
TEST(NevaConflict, StandsInItsQuestion) {
    const Finding contradiction_alone = contradiction<Neva>({}, kCrownJump, static_cast<int>(neva::CrownJump::never));
    Finding question;
    question.id = "neva.crown.jump", question.readings = {question.id};
    question.about = about::OpenQuestion{"at-end", "never"}, question.materiality = Materiality::changes_effect;
    question.measured.met = 3, question.measured.looked_at = 10;
    const Finding one = assemble(question, contradiction_alone);
    EXPECT_EQ(one.id, question.id);
    EXPECT_EQ(one.kind, FindingKind::contradiction);
    EXPECT_EQ(one.measured.met, 3U);
    EXPECT_EQ(one.materiality, Materiality::changes_effect);
    ASSERT_TRUE(std::get<about::OpenQuestion>(one.about).against.has_value());
    EXPECT_EQ(std::get<about::OpenQuestion>(one.about).against->stops_at,
              std::get<about::AgainstRecord>(contradiction_alone.about).stops_at);
    EXPECT_EQ(one.evidence.size(), contradiction_alone.evidence.size());
    EXPECT_EQ(one.clauses, contradiction_alone.clauses);
}

}  // namespace
}  // namespace nomos::analysis
