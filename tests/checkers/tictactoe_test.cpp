// The whole conformance kit on the smallest complete ruleset: a sixth rulebook needs its folder and
// nothing else. docs/add-a-ruleset.md copies from it.
#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <set>

#include "checkers/checked.hpp"
#include "checkers/conformance.hpp"
#include "checkers/dead_text.hpp"
#include "checkers/examples.hpp"
#include "checkers/ledger_checks.hpp"
#include "checkers/native_agreement.hpp"
#include "checkers/store/results.hpp"
#include "tests/model/core/ledger_kit.hpp"
#include "tests/tictactoe/properties.hpp"
#include "tests/tictactoe/ruleset.hpp"

// It is no library of its own: its sources are compiled into this program here.
#include "checkers/property_suite.hpp"
#include "tests/paths.hpp"
#include "tests/tictactoe/notation.cpp"
#include "tests/tictactoe/ruleset.cpp"
#include "tests/tictactoe/text.cpp"

namespace nomos {
namespace {

// With tables that a test may exchange.
struct Exchangeable : tictactoe::RulesetType {
    static inline const RulesetInfo* current = nullptr;
    static const RulesetInfo& info() { return current ? *current : tictactoe::RulesetType::info(); }
};
using R = Checked<Exchangeable, tictactoe::properties::Properties>;

std::vector<CheckTask> all_tasks() {
    std::vector<CheckTask> all = ledger_checks(R::info());
    for (const auto& some : {conformance::tasks<R>(), generator::tasks<R>(), native_agreement::tasks<R>(),
                             property_suite::tasks<R>(), examples::tasks<R>(), dead_text::tasks<R>()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

TEST(TicTacToe, PassesEveryCheckOfTheKit) {
    const auto tasks = all_tasks();
    std::set<std::string> ids;
    RunListener nobody;
    for (const CheckResult& r : run_all(tasks, {}, 1, nobody).done) {
        EXPECT_EQ(r.verdict, Verdict::holds) << r.id << ": " << r.detail;
        EXPECT_FALSE(r.detail.empty()) << r.id;
        EXPECT_TRUE(ids.insert(r.id).second) << r.id << " is there twice";
    }
    for (const ClauseInfo& c : R::info().clauses)
        EXPECT_TRUE(ids.contains(std::string(c.id) + ".matters")) << c.id << " is not asked about";
}

// Answers to what rests on rules alone are kept whatever the other tables say by now (checkers/store/key.hpp).
TEST(TicTacToe, ProofsLookAtNoTableButClausesAndReadings) {
    const auto answers = [] {
        std::map<std::string, std::string> by_id;
        RunListener nobody;
        for (const auto& tasks :
             {conformance::tasks<R>(), generator::tasks<R>(), native_agreement::tasks<R>(), property_suite::tasks<R>()})
            for (CheckResult r : run_all(tasks, {}, 1, nobody).done)
                r.seconds = 0, by_id[r.id] = store::coded(r).dump();
        return by_id;
    };
    const auto usual = answers();
    RulesetInfo bare = R::info();
    bare.ledger = {}, bare.examples = {}, bare.answers = {}, bare.missing = {}, bare.right = {};
    Exchangeable::current = &bare;
    const auto of_bare = answers();
    Exchangeable::current = nullptr;
    EXPECT_GT(usual.size(), 5U);
    EXPECT_EQ(usual, of_bare);
}

TEST(TicTacToe, LedgerIsCompleteAndMatchesItsText) {
    ledger_kit::expect_entries_in_order(R::info());
    ledger_kit::expect_ids_known_and_unique(R::info());
    ledger_kit::expect_everything_supported(R::info());
    std::ifstream in(std::string(paths::root) + "/tests/tictactoe/tictactoe.txt", std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    ledger_kit::expect_matches(R::info(), split_sentences(text));
}

// Known: 255168 games, the shortest of five marks.
TEST(TicTacToe, HasTheKnownNumberOfGames) {
    std::vector<int> ended(10);
    const auto setting = R::default_setting();
    const auto play = [&](auto&& self, const R::Position<Native>& p, std::size_t ply) -> void {
        if (!R::template Rules<Native>::outcome(setting, p).test(0)) ++ended[ply];
        R::template Rules<Native>::for_each_move(
            setting, p, [&](const auto& m) { self(self, R::template Rules<Native>::apply(setting, p, m), ply + 1); });
    };
    play(play, R::start<Native>(setting), 0);
    EXPECT_EQ(std::accumulate(ended.begin(), ended.end(), 0), 255168);
    EXPECT_EQ(ended, (std::vector<int>{0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872}));
}

TEST(TicTacToe, NotationPrintsWhatItParses) {
    Dice dice(7);
    for (int i = 0; i < 1000; ++i) {
        const auto [setting, p] = R::throw_position(dice);
        const auto m = R::throw_move(setting, p, dice);
        EXPECT_TRUE(same(R::parse(setting, R::print(setting, p)), p));
        EXPECT_TRUE(same(R::parse_move(setting, R::print_move(setting, m)), m));
    }
    EXPECT_THROW(R::parse(R::default_setting(), "xx/.../... x"), ParseError);
    EXPECT_THROW(R::parse_move(R::default_setting(), "d1"), ParseError);
}

}  // namespace
}  // namespace nomos
