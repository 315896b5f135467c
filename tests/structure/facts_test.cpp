// Sentences are for readers: nothing in the program finds out anything by looking into one (decision 069).
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

// A member that is a sentence, compared or searched: as the object of it, as what it is compared with, as an argument.
const char* const kLooksInside =
    R"re(((?:\.|->)(?:detail|note|said)\s*(?:==|!=|\.(?:find|rfind|starts_with|ends_with|substr|compare)\b))re"
    R"re(|(?:==|!=)\s*(?:\w+)(?:\.|->)(?:detail|note|said)\b)re"
    R"re(|\b(?:find|search|contains|regex_match|regex_search)\([^()]*(?:\.|->)(?:detail|note|said)\b))re";

TEST(Facts, AreNotReadOutOfSentences) {
    std::size_t seen = 0;
    for (const auto& [path, text] : files()) {
        const std::string top = top_folder(path);
        if (top != "checkers" && top != "analysis" && top != "reports" && top != "cli" && top != "properties") continue;
        seen += is_source(path) ? 1U : 0U;
        for (const std::string& found : matches(text, kLooksInside)) ADD_FAILURE() << path << ": " << found;
    }
    EXPECT_GT(seen, 300U) << "the sources were not found";
    EXPECT_EQ(matches("if (r.detail.find(\"budget\") != npos)", kLooksInside).size(), 1U) << "it would be noticed";
    EXPECT_EQ(matches("if (other != r.detail)", kLooksInside).size(), 1U);
    EXPECT_EQ(matches("if (contains(r.detail, word))", kLooksInside).size(), 1U);
    EXPECT_EQ(matches("if (check->note == \"x\")", kLooksInside).size(), 1U);
}

}  // namespace
}  // namespace nomos::tree
