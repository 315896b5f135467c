// Who may include whom: the layers point one way, and the two encodings never see each other.
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

constexpr std::array kLayers{"model", "properties", "checkers", "analysis", "reports", "cli"};

std::size_t layer(const std::string& folder) {
    return static_cast<std::size_t>(std::find(kLayers.begin(), kLayers.end(), folder) - kLayers.begin());
}

TEST(Includes, PointFromAHigherLayerToALowerOne) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        const std::size_t mine = layer(top_folder(path));
        if (mine == kLayers.size() || !is_source(path)) continue;
        for (const auto& included : includes(text)) {
            const std::size_t theirs = layer(top_folder(included));
            if (theirs == kLayers.size()) continue;
            ++seen;
            EXPECT_LE(theirs, mine) << path << " includes " << included;
        }
        for (const char* outside : {"tests/", "bench/"})
            for (const auto& included : includes(text)) EXPECT_FALSE(included.starts_with(outside)) << path;
    }
    EXPECT_GT(seen, 100) << "the includes were not found";
}

// Inside analysis: a room for each question asked, and no file in the hall. A room stands above those that it includes.
TEST(Includes, PointFromAHigherRoomOfAnalysisToALowerOne) {
    constexpr std::array kRooms{"findings", "lines", "readings", "evidence", "author", "graph",
                                "unrolled", "games", "impact",   "advice",   "store",  "examination",
                                "spread",   "fuzz",  "engines",  "grade"};
    const auto floor = [&](const std::string& path) {
        const std::string room = top_folder(path.substr(std::string_view("analysis/").size()));
        return std::find(kRooms.begin(), kRooms.end(), room) - kRooms.begin();
    };
    for (const auto& [path, text] : files()) {
        if (top_folder(path) != "analysis") continue;
        EXPECT_LT(floor(path), std::ssize(kRooms)) << path << " is in no room";
        for (const auto& included : includes(text))
            if (top_folder(included) == "analysis") {
                EXPECT_LE(floor(included), floor(path)) << path << " includes " << included;
            }
    }
}

// Inside model: core knows nothing above it, a game knows core and itself.
TEST(Includes, KeepGamesApart) {
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("model/") || !is_source(path)) continue;
        const std::string mine = path.substr(0, path.find('/', 6) + 1);
        if (mine == "model/registry/") continue;
        for (const auto& included : includes(text))
            if (included.starts_with("model/") && !included.starts_with("model/core/")) {
                EXPECT_TRUE(included.starts_with(mine)) << path << " includes " << included;
            }
    }
}

// What only helps to prove, to search, to throw and to explore lies in model/<game>/aids; the rules know nothing of it.
TEST(Includes, LeaveAidsOutOfTheRules) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("model/") || !is_source(path) || path.find("/aids/") != std::string::npos) continue;
        for (const auto& included : includes(text)) {
            if (included.find("/aids/") == std::string::npos) continue;
            ++seen;
            EXPECT_TRUE(path.ends_with("/ruleset.hpp") || path.ends_with("/ruleset.cpp")) << path << ": " << included;
        }
    }
    EXPECT_GT(seen, 10);
}

TEST(Includes, KeepEachLibraryInItsPlace) {
    const std::map<std::string, std::vector<std::string>> places{
        {"z3", {"model/smt/"}},
        {"rapidcheck", {"properties/", "tests/"}},
        {"boost/graph", {"analysis/", "tests/"}},
        {"boost/mpi", {"cli/mpi/"}},
        {"CLI/", {"cli/"}},
        {"nlohmann/", {"checkers/store/", "reports/", "cli/", "tests/"}},
        {"sqlite3", {"checkers/store/"}},
        {"kainjow/", {"reports/"}},
        {"pugixml", {"reports/", "tests/"}},
        {"toml++", {"model/text/", "tests/"}},
        {"gtest/", {"tests/"}},
        {"gmock/", {"tests/"}},
        {"benchmark/", {"bench/"}},
    };
    for (const auto& [path, text] : files()) {
        if (!is_source(path)) continue;
        const auto allowed = [&path = path](const std::string& folder) { return path.starts_with(folder); };
        for (const auto& included : includes(text))
            for (const auto& [library, folders] : places) {
                const bool concerned = included.starts_with(library);
                EXPECT_TRUE(!concerned || std::any_of(folders.begin(), folders.end(), allowed))
                    << path << " includes " << included;
            }
    }
}

// What a file includes, directly or not, as far as it is in the tree.
std::set<std::string> reached_from(const std::string& path) {
    std::set<std::string> reached;
    std::vector<std::string> open{path};
    while (!open.empty()) {
        const std::string at = open.back();
        open.pop_back();
        for (const auto& next : includes(files().at(at)))
            if (files().contains(next) && reached.insert(next).second) open.push_back(next);
    }
    return reached;
}

// Who tells of answers hands budgets on and reads verdicts; with the solver it has nothing to do.
TEST(Includes, KeepTheSolverOutOfReportsAndCommandLine) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (!path.ends_with(".cpp") || !(path.starts_with("reports/") || path.starts_with("cli/"))) continue;
        ++seen;
        for (const auto& reached : reached_from(path))
            for (const auto& included : includes(files().at(reached)))
                EXPECT_NE(included, "z3++.h") << path << " reaches it by " << reached;
    }
    EXPECT_GT(seen, 100);
}

// What checks a solver's proof shares nothing with what made it.
TEST(Includes, KeepTheProofCheckerByItself) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("checkers/certify/") && path != "cli/certify/drat.cpp" && path != "cli/certify/recut.cpp")
            continue;
        ++seen;
        for (const auto& included : includes(text))
            EXPECT_TRUE(included.starts_with("checkers/certify/") || included.find('/') == std::string::npos)
                << path << " includes " << included;
    }
    EXPECT_GT(seen, 5);
}

bool has_stem(const std::string& path, std::string_view stem) {
    const std::string name = path.substr(path.rfind('/') + 1);
    return name.starts_with(std::string(stem) + ".") || name.starts_with(std::string(stem) + "_");
}

// A proof that the encodings agree is worth nothing if one is built from the other.
TEST(Encodings, NeverIncludeEachOther) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        const bool rules = has_stem(path, "rules"), constraints = has_stem(path, "constraints");
        if (!path.ends_with(".hpp") || !(rules || constraints) || path.starts_with("tests/model/")) continue;
        ++seen;
        for (const auto& included : reached_from(path))
            EXPECT_FALSE(has_stem(included, rules ? "constraints" : "rules")) << path << " reaches " << included;
    }
    EXPECT_GE(seen, 6);
}
// Nor is a third implementation a third opinion if it is built from one of them.
TEST(Encodings, AreNeverReachedFromThePlainRules) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (!path.ends_with("/naive.hpp")) continue;
        ++seen;
        for (const auto& included : reached_from(path))
            for (const char* encoding : {"rules", "constraints"})
                EXPECT_FALSE(has_stem(included, encoding)) << path << " reaches " << included;
    }
    EXPECT_GE(seen, 6);
}
TEST(Encodings, NeverReachThePlainRules) {
    for (const auto& [path, text] : files())
        if (path.ends_with(".hpp") && (has_stem(path, "rules") || has_stem(path, "constraints"))) {
            for (const auto& included : reached_from(path))
                EXPECT_FALSE(has_stem(included, "naive")) << path << " reaches " << included;
        }
}
// Hints lead the solver through a proof and are not believed before they are proved: they may name
// what the executable rules compute, the properties themselves may not. Where both encodings and the properties are put
// together, in game.hpp, none of these looks.
TEST(Properties, IncludeNeitherEncoding) {
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("properties/") || !is_source(path) || path.ends_with("/game.hpp")) continue;
        for (const auto& included : reached_from(path))
            EXPECT_FALSE(has_stem(included, "constraints")) << path << " reaches " << included;
        if (path.find("/hints") != std::string::npos || path.ends_with("/shapes.hpp")) continue;
        for (const auto& included : matches(text, "#include \"model/[a-z]+/(rules[a-z_]*)\\.hpp\""))
            ADD_FAILURE() << path << " includes " << included;
    }
}

}  // namespace
}  // namespace nomos::tree
