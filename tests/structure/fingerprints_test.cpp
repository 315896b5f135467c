// The fingerprints of what answers depend on: of the sources as they are, and of a ruleset's own for that ruleset
// alone.
#include <cstdlib>

#include "checkers/store/fingerprint.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

namespace fs = std::filesystem;
using Fingerprints = std::map<std::string, std::string>;

std::string as_list(const std::vector<std::string>& names) {
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ";") + name;
    return list;
}

class Fingerprinted : public testing::Test {
protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) / ("nomos_fingerprints_" + std::to_string(::getpid()));
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    // As the build computes them.
    Fingerprints of(const fs::path& tree) const {
        fs::create_directories(folder);
        const fs::path out = folder / "fingerprints.cpp";
        const std::string command = "cmake -DROOT='" + tree.string() + "' '-DGAMES=" + as_list(rulesets()) +
                                    "' -DOUT='" + out.string() + "' -P '" +
                                    (root() / "cmake/fingerprints.cmake").string() + "'";
        EXPECT_EQ(std::system(command.c_str()), 0) << command;
        Fingerprints found;
        const std::string text = read(out);
        const auto names = matches(text, "\\{\"([a-z]+)\", \""), sums = matches(text, "\", \"([0-9a-f]{64})\"");
        EXPECT_EQ(names.size(), sums.size());
        for (std::size_t i = 0; i < names.size(); ++i) found[names[i]] = sums[i];
        return found;
    }
    fs::path copied() const {
        const fs::path tree = folder / "tree";
        fs::create_directories(tree);
        for (const char* part : {"model", "properties", "checkers", "analysis", "reports", "tests"})
            fs::copy(root() / part, tree / part, fs::copy_options::recursive);
        return tree;
    }
    // The rulesets whose fingerprint a byte more in this file changes.
    std::vector<std::string> changed_by(const fs::path& tree, const std::string& path) const {
        const Fingerprints before = of(tree);
        const std::string was = read(tree / path);
        std::ofstream(tree / path, std::ios::binary) << was << ' ';
        std::vector<std::string> changed;
        for (const auto& [ruleset, sum] : of(tree))
            if (sum != before.at(ruleset)) changed.push_back(ruleset);
        std::ofstream(tree / path, std::ios::binary) << was;
        EXPECT_EQ(of(tree), before) << "the same bytes, the same fingerprint";
        return changed;
    }

    fs::path folder;
};

// Fails after an edit that the build has overlooked.
TEST_F(Fingerprinted, AreThoseOfTheSourcesAsTheyAre) {
    const Fingerprints now = of(root());
    EXPECT_EQ(now.size(), rulesets().size());
    for (const auto& [ruleset, sum] : now) EXPECT_EQ(store::fingerprint_of_sources(ruleset), sum) << ruleset;
    EXPECT_EQ(store::fingerprint_of_sources("tictactoe"), "") << "not in the registry";
}
TEST_F(Fingerprinted, OfARulesetChangeWithItsOwnFilesAndOfAllWithShared) {
    const fs::path tree = copied();
    const std::vector<std::string> all = [] {
        auto names = rulesets();
        std::sort(names.begin(), names.end());
        return names;
    }();
    for (const char* own : {"model/nika/rules.hpp", "properties/nika/properties.hpp"})
        EXPECT_EQ(changed_by(tree, own), std::vector<std::string>{"nika"}) << own;
    for (const char* shared : {"model/core/bits.hpp", "model/smt/session.cpp", "model/text/write.cpp",
                               "properties/property.hpp", "checkers/run.cpp", "checkers/conformance_of_ruleset.hpp",
                               "analysis/examination/examine.cpp", "analysis/graph/explore.hpp"})
        EXPECT_EQ(changed_by(tree, shared), all) << shared;
    // Tables of a text are looked at when the program runs, since their wording may change (checkers/store/wording).
    for (const char* outside : {"reports/html.cpp", "tests/structure/tree.hpp", "model/nika/text/clauses.toml"})
        EXPECT_EQ(changed_by(tree, outside), std::vector<std::string>{}) << outside;
}
// What the instances of a ruleset include is fingerprinted with it, or with what all share.
TEST_F(Fingerprinted, CoverWhatTheCheckedCodeIncludes) {
    const std::set<std::string> shared{"core", "smt", "text", "registry"};
    for (const auto& [path, text] : files()) {
        const bool counts = path.starts_with("model/") || path.starts_with("properties/") ||
                            path.starts_with("checkers/") || path.starts_with("analysis/");
        if (!counts || !is_source(path)) continue;
        for (const auto& included : includes(text)) {
            const std::string top = top_folder(included);
            EXPECT_FALSE(exists(included) && top != "model" && top != "properties" && top != "checkers" &&
                         top != "analysis")
                << path << " includes " << included;
        }
    }
    const auto games = rulesets();
    for (const auto& entry : fs::directory_iterator(root() / "model"))
        if (const std::string name = entry.path().filename().string(); !shared.contains(name)) {
            EXPECT_NE(std::find(games.begin(), games.end(), name), games.end()) << name << " is in no fingerprint";
        }
}

}  // namespace
}  // namespace nomos::tree
