// What a ruleset offers is said by its types (properties/game.hpp), and by no file that exists or not; what is compiled
// once a ruleset is a template over these, and no text with the game's name filled in; and rulesets are listed by their
// types (model/core/roll.hpp), by no macro.
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
// What is compiled once a ruleset is declared where it is light (Compiled...), defined in a header that one unit reads,
// and instantiated by name (cmake/nomos_instance.cmake): each of these names is in both.
TEST(FeaturesByFile, AreInstantiatedByTheNamesThatHeadersHave) {
    const std::string& parts = files().at("cmake/nomos_instance.cmake");
    int seen = 0;
    for (const auto& [path, text] : files()) {
        if (top_folder(path) == "tests" || !path.ends_with(".hpp")) continue;
        for (const std::string& name : matches(text, "struct (Compiled\\w+) ")) {
            ++seen;
            if (name == "CompiledAdvice") continue;  // in the tables that are made from a text
            EXPECT_NE(parts.find(name + " "), std::string::npos) << path << ": " << name << " is of no part";
        }
    }
    EXPECT_GE(seen, 13);
}
TEST(FeaturesByFile, AreListedByNoMacro) {
    EXPECT_EQ(counted("#define X("), (std::map<std::string, std::size_t>{}));
    EXPECT_EQ(counted("#include \"nomos/rulesets_here.hpp\"").size(), 7U) << "one of each roll";
}

}  // namespace
}  // namespace nomos::tree
