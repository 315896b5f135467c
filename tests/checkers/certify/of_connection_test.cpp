// From the proof to who looks at its cuts, with a game whose questions are about reachable sets.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "checkers/certify/recut.hpp"
#include "checkers/checked.hpp"
#include "checkers/conformance.hpp"
#include "tests/connection/ruleset.hpp"

namespace nomos {
namespace {

namespace fs = std::filesystem;
using OfConnection = Checked<connection::RulesetType, std::tuple<connection::OneOutcome>>;

std::string contents_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_TRUE(in) << file;
    return {std::istreambuf_iterator<char>(in), {}};
}

// What is known of reachable sets does not follow by congruence: that is told, and tried on samples.
TEST(RecutOfConnection, TriesWhatItCannotShow) {
    const fs::path folder = fs::path(testing::TempDir()) / "recut-of-connection";
    fs::remove_all(folder);
    fs::create_directories(folder);
    Options options;
    options.budget.resources = 30'000'000, options.smtlib_dir = folder.string();
    for (const CheckTask& task : conformance::tasks<OfConnection>())
        EXPECT_EQ(task.run(options).verdict, Verdict::holds) << task.id;
    int seen = 0;
    std::size_t open = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != kRecipeExtension) continue;
        const certify::Recut r = certify::recut(entry.path().filename().string(), contents_of(entry.path()),
                                                [&](const std::string& name) { return contents_of(folder / name); });
        EXPECT_EQ(r.fault, "");
        EXPECT_EQ(r.in_domain, r.samples);
        EXPECT_GT(r.samples, 100);
        ++seen, open += r.open.size();
    }
    EXPECT_GE(seen, 3);
    EXPECT_GT(open, 0U);
    fs::remove_all(folder);
}

}  // namespace
}  // namespace nomos
