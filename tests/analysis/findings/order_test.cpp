#include "analysis/findings/order.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/findings/assemble.hpp"
#include "model/core/registry.hpp"

namespace nomos {
namespace {

Finding listed(std::string id, FindingKind kind) {
    Finding f;
    f.id = std::move(id), f.kind = kind, f.about = about::Listed{};
    return f;
}
// Two options that differ in `met` of a thousand positions of random play, first after so many plies.
Finding open_question(std::string id, Materiality materiality, std::uint64_t met, int earliest) {
    Finding f;
    f.id = std::move(id), f.materiality = materiality;
    f.about = about::OpenQuestion{"a", "b"};
    f.measured.looked_at = 1000, f.measured.met = 900, f.measured.earliest = 0;
    f.measured.options = {{"b", met, earliest}};
    return f;
}
std::vector<std::string> in_order(std::vector<Finding> findings) {
    std::reverse(findings.begin(), findings.end());
    sort_worst_first(findings, RulesetInfo{});
    std::vector<std::string> ids;
    for (const Finding& f : findings) ids.push_back(f.id);
    return ids;
}
using Ids = std::vector<std::string>;

TEST(OrderOfFindings, WhatNobodyCanPlayWithoutThenWhoWinsThenWhatIsLegal) {
    Finding endless = listed("z.endless", FindingKind::gap);
    endless.about = about::EndlessPlay{}, endless.needed = Needed::end;
    Finding board = listed("z.board", FindingKind::missing_content);
    board.needed = Needed::board;
    EXPECT_EQ(
        in_order({board, endless, open_question("c", Materiality::changes_value, 1, 9),
                  open_question("b", Materiality::changes_moves, 900, 0), listed("y", FindingKind::gap),
                  listed("x", FindingKind::missing_content), open_question("a", Materiality::no_effect, 1000, 0)}),
        (Ids{"z.board", "z.endless", "c", "b", "y", "x", "a"}));
}

TEST(OrderOfFindings, HowOftenThenHowEarly) {
    EXPECT_EQ(in_order({open_question("often", Materiality::changes_winner, 500, 30),
                        open_question("early", Materiality::changes_winner, 100, 2),
                        open_question("late", Materiality::changes_winner, 100, 9),
                        open_question("never", Materiality::changes_winner, 0, -1)}),
              (Ids{"often", "early", "late", "never"}));
}

// What nobody measured stands as the text's files have it, where its author put the weightier first.
TEST(OrderOfFindings, OfEqualMeasureAsTheyAreListed) {
    std::vector<Finding> findings{listed("z.gap", FindingKind::gap), listed("a.gap", FindingKind::gap),
                                  listed("m.gap", FindingKind::gap)};
    sort_worst_first(findings, RulesetInfo{});
    EXPECT_EQ(findings[0].id, "z.gap");
    EXPECT_EQ(findings[1].id, "a.gap");
    EXPECT_EQ(findings[2].id, "m.gap");
}

// A designer decides first what his players come upon.
TEST(OrderOfFindings, WhatPlayNeverMeetsComesAfterWhatItMeets) {
    const auto never_met = [](std::string id, Materiality materiality) {
        Finding f = open_question(std::move(id), materiality, 0, -1);
        f.measured.met = 0;
        return f;
    };
    Finding drawn = never_met("drawn", Materiality::changes_winner);
    drawn.decided.by = decided::ByHistory{};
    EXPECT_EQ(
        in_order({never_met("never-wins", Materiality::changes_winner),
                  never_met("never-legal", Materiality::changes_moves),
                  open_question("legal", Materiality::changes_moves, 1, 40),
                  open_question("wins", Materiality::changes_winner, 1, 90), drawn, listed("gap", FindingKind::gap)}),
        (Ids{"wins", "drawn", "legal", "never-wins", "never-legal", "gap"}))
        << "what only the course of a game shows is in no position to be met";
}

// The two answers that are compared may play alike where a third does not: players come upon the question all the same.
TEST(OrderOfFindings, AQuestionIsMetIfAnyOfItsAnswersIs) {
    EXPECT_EQ(in_order({open_question("third-answer", Materiality::changes_winner, 0, -1),
                        open_question("legal", Materiality::changes_moves, 1, 40)}),
              (Ids{"third-answer", "legal"}));
}

TEST(OrderOfFindings, ACountIsOfTheOptionsThatAreCompared) {
    const Finding f = open_question("q", Materiality::changes_winner, 7, 3);
    EXPECT_EQ(met_in_play(f).met, 7u) << "not the 900 of any option";
    EXPECT_EQ(met_in_play(f).earliest, 3);
    Finding unnamed = f;
    unnamed.about = about::Listed{};
    EXPECT_EQ(met_in_play(unnamed).met, 900u);
}

TEST(OrderOfFindings, SharesAreComparedNotCounts) {
    Finding few = open_question("few", Materiality::changes_moves, 5, 1);
    few.measured.looked_at = 10;
    EXPECT_EQ(in_order({few, open_question("many", Materiality::changes_moves, 400, 1)}), (Ids{"few", "many"}));
}

TEST(OrderOfFindings, AContradictionIsNotFirstForItsName) {
    Finding shown = listed("shown", FindingKind::contradiction);
    shown.witness.position = "a position";
    EXPECT_EQ(in_order({open_question("wins", Materiality::changes_winner, 1, 1), shown,
                        listed("told", FindingKind::contradiction)}),
              (Ids{"wins", "shown", "told"}));
}

TEST(OrderOfFindings, HarmlessAndEditorialLast) {
    for (const FindingKind kind : {FindingKind::loose_notation, FindingKind::vague_claim, FindingKind::dead_text,
                                   FindingKind::harmless_ambiguity})
        EXPECT_EQ(stake_of(listed("x", kind)), Stake::editorial);
    EXPECT_EQ(stake_of(open_question("x", Materiality::no_effect, 1, 1)), Stake::editorial);
    EXPECT_EQ(stake_of(open_question("x", Materiality::none_found, 0, -1)), Stake::remark);
    EXPECT_EQ(stake_of(listed("x", FindingKind::false_claim)), Stake::remark);
}

// What a text lacks says itself whether anybody can play without it.
TEST(OrderOfFindings, WhatIsNeededIsSaidInTheText) {
    std::size_t needed = 0;
    for (const AnyRuleset* ruleset : rulesets())
        for (const MissingInfo& missing : ruleset->info().missing) {
            const Finding f = analysis::assemble(ruleset->info(), missing, {});
            needed += f.needed == Needed::nothing ? 0 : 1;
            EXPECT_EQ(stake_of(f) == Stake::play, f.needed != Needed::nothing) << f.id;
        }
    EXPECT_GT(needed, 10u);
}

TEST(OrderOfFindings, ALeakUnderAnOptionThatIsNotPlayedIsNoDecision) {
    Finding leak = listed("x.leak", FindingKind::leak);
    EXPECT_EQ(stake_of(leak), Stake::legality);
    leak.witness.readings = {"x.lends-when=also-hidden"};
    EXPECT_EQ(stake_of(leak), Stake::remark);
}

#ifdef NOMOS_REGISTERED_nika
// Who wins where both come home at once is asked only where being pushed home counts, which is not how it is played.
TEST(OrderOfFindings, AQuestionComesAfterTheOneOnWhichItHangs) {
    std::vector<Finding> findings{open_question("both", Materiality::changes_winner, 900, 0),
                                  open_question("other", Materiality::changes_winner, 500, 0),
                                  open_question("pushed", Materiality::changes_winner, 100, 0),
                                  open_question("last", Materiality::changes_winner, 1, 0)};
    const auto in_turn = [&] {
        ask_after_what_it_hangs_on(findings, find_ruleset("nika").info());
        std::vector<std::string> ids;
        for (const Finding& f : findings) ids.push_back(f.id);
        return ids;
    };
    findings[0].readings = {"nika.victory.both-at-once"}, findings[2].readings = {"nika.victory.pushed-home"};
    EXPECT_EQ(in_turn(), (Ids{"other", "pushed", "both", "last"}));
    EXPECT_EQ(in_turn(), (Ids{"other", "pushed", "both", "last"})) << "it stays there";
    findings[1].readings = {"nika.push.facing"};
    EXPECT_EQ(in_turn(), (Ids{"other", "pushed", "both", "last"})) << "of others nothing is moved";
}
// Its share was counted as if that other answer were played.
TEST(OrderOfFindings, AQuestionThatDoesNotAriseAsPlayedComesAfterAllThatDo) {
    std::vector<Finding> findings{open_question("both", Materiality::changes_winner, 900, 0),
                                  open_question("legal", Materiality::changes_moves, 1, 9)};
    findings[0].readings = {"nika.victory.both-at-once"};
    sort_worst_first(findings, find_ruleset("nika").info());
    EXPECT_EQ(findings[0].id, "legal");
}
#endif

}  // namespace
}  // namespace nomos
