// What a ruleset offers is said by its types. Where it is still told by whether a file exists, or a unit is made of a
// template with the game's name filled in, that is counted here, so that it grows no more: less is right, and is
// written down here.
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

TEST(FeaturesByFile, AreThese) {
    const std::map<std::string, std::size_t> left{
        {"analysis/author/instance_questions.cpp.in", 2},  // the moves in words: words.hpp
        {"analysis/engines/instance_engines.cpp.in", 4},   // images and what a move is called
        {"analysis/fuzz/instance_fuzz.cpp.in", 4},         // images and laws of hidden information
        {"analysis/graph/instance_graph.cpp.in", 1},       // a study of small boards, in these three
        {"analysis/graph/instance_table.cpp.in", 1},      {"analysis/unrolled/instance_unrolled.cpp.in", 1},
    };
    EXPECT_EQ(counted("__has_include"), left);
}
TEST(FeaturesByFile, AreOfFifteenTemplates) {
    const auto templates =
        std::count_if(files().begin(), files().end(), [](const auto& file) { return file.first.ends_with(".cpp.in"); });
    EXPECT_EQ(templates, 15) << "docs/decisions/052-the-ruleset-stays-a-template.md";
}
TEST(FeaturesByFile, AreListedInSevenFiles) { EXPECT_EQ(counted("#include \"nomos/rulesets.def\"").size(), 7U); }

}  // namespace
}  // namespace nomos::tree
