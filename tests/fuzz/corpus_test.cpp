// The committed corpus, replayed: everything that is compared, of each entry of each ruleset.
#include <gtest/gtest.h>

#include "analysis/fuzz/fuzz.hpp"
#include "model/core/registry.hpp"
#include "tests/cli/program.hpp"
#include "tests/paths.hpp"

namespace nomos::fuzz_test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> entries_of(std::string_view ruleset) {
    std::vector<fs::path> all;
    std::error_code none;
    for (const auto& file : fs::directory_iterator(fs::path(paths::root) / "tests/corpus" / ruleset, none))
        all.push_back(file.path());
    std::sort(all.begin(), all.end());
    return all;
}

TEST(Corpus, OfEveryRulesetAgrees) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const std::string_view id = ruleset->info().id;
        const auto entries = entries_of(id);
        EXPECT_GT(entries.size(), 10U) << id;
        for (const auto& path : entries) {
            ASSERT_EQ(path.extension(), ".game") << path;
            for (const auto& f : fuzz::fuzzer_of(id).replay({path.filename().string(), cli_test::read_file(path)}))
                ADD_FAILURE() << path << ": " << f.cause() << ": " << f.detail;
        }
    }
}
// "# clauses: A and B" of the entry's heading.
std::pair<std::string, std::string> clauses_of(const std::string& entry) {
    constexpr std::string_view kHead = "# clauses: ", kAnd = " and ";
    const std::size_t at = entry.find(kHead) + kHead.size(), both = entry.find(kAnd, at), end = entry.find('\n', at);
    return {entry.substr(at, both - at), entry.substr(both + kAnd.size(), end - both - kAnd.size())};
}
TEST(Corpus, ShowsThatThePairsMeetThatItNames) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const std::string_view id = ruleset->info().id;
        int pairs = 0;
        for (const auto& path : entries_of(id)) {
            if (!path.filename().string().starts_with("pair.")) continue;
            fuzz::FuzzOptions options;
            options.count = 1, options.compares = false;
            options.corpus = {{path.filename().string(), cli_test::read_file(path)}};
            const fuzz::Coverage table = fuzz::fuzzer_of(id).run(options).coverage;
            const auto named = clauses_of(options.corpus.front().text);
            const auto is_it = [&](const fuzz::PairReach& pair) {
                const auto name = [&](int k) { return table.clauses[static_cast<std::size_t>(k)].clause; };
                return std::pair(name(pair.first), name(pair.second)) == named;
            };
            const auto pair = std::ranges::find_if(table.pairs, is_it);
            ASSERT_NE(pair, table.pairs.end()) << path;
            EXPECT_EQ(pair->by, "corpus") << path;
            ++pairs;
        }
        EXPECT_GT(pairs, 5) << id;
    }
}
TEST(Corpus, OfRulesetsThatExist) {
    for (const auto& folder : fs::directory_iterator(fs::path(paths::root) / "tests/corpus"))
        if (const auto name = folder.path().filename().string(); name != "text") {
            EXPECT_NO_THROW(find_ruleset(name)) << name;
        }
}

using CorpusPlay = cli_test::Program;
// "nomos replay" takes an entry: it judges the move, and what it says of it is what the entry's clause does.
TEST_F(CorpusPlay, OfEachRulesetIsTakenByReplay) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const std::string id(ruleset->info().id);
        for (const auto& path : entries_of(id)) {
            const auto ran = run({"replay", id, path.string(), "--json"});
            EXPECT_TRUE(ran.code == 0 || ran.code == 1) << path << ran.err;
        }
    }
}

}  // namespace
}  // namespace nomos::fuzz_test
