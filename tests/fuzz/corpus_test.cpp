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
