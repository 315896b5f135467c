// What a ruleset offers is said by its types (properties/game.hpp), and by no file that exists or not; what is compiled
// once a ruleset is a template over these, and no text with the game's name filled in. Where rulesets are still listed
// by a macro, that is counted here, so that it grows no more: less is right, and is written down here.
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

std::size_t count_in(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
    return count;
}
// By file, where there are any.
std::map<std::string, std::size_t> counted(const std::string& word) {
    std::map<std::string, std::size_t> by_file;
    for (const auto& [path, text] : files())
        if (const std::size_t n = is_source(path) && top_folder(path) != "tests" ? count_in(text, word) : 0; n > 0)
            by_file[path] = n;
    return by_file;
}

TEST(FeaturesByFile, AreNone) {
    EXPECT_EQ(counted("__has_include"), (std::map<std::string, std::size_t>{}));
    for (const auto& [path, text] : files()) EXPECT_FALSE(path.ends_with(".cpp.in")) << path;
}
// Each definition in the namespace of a ruleset has its templates beside it.
TEST(FeaturesByFile, AreDefinedBesideTheirTemplates) {
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (!path.ends_with(".inl") || path.starts_with("model/nika/")) continue;
        ++seen;
        EXPECT_TRUE(files().contains(path.substr(0, path.size() - 4) + ".hpp")) << path;
        EXPECT_TRUE(includes(text).empty()) << path << " stands in a namespace";
    }
    EXPECT_GE(seen, 10);
}
TEST(FeaturesByFile, AreListedInSevenFiles) { EXPECT_EQ(counted("#include \"nomos/rulesets.def\"").size(), 7U); }

}  // namespace
}  // namespace nomos::tree
