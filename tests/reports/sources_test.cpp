// A reader's own copy beside the ledger: where its sentences stand, and what a host knows its lines by.
#include "reports/sources.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "reports/line_hash.hpp"

namespace nomos {
namespace {

using testing::ElementsAre;

// The values that the host's own tests expect of these texts.
TEST(LineHash, IsTheHostsOwn) {
    EXPECT_THAT(line_hashes(""), ElementsAre("c129715d7a2bc9a3:1"));
    const std::vector<std::string> four{"271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1",
                                        "a23a3dc5e078b07b:1"};
    EXPECT_EQ(line_hashes(" a\nb\n  \t\tc\n d"), four);
    EXPECT_EQ(line_hashes(" a\r\nb\r  \t\tc\r\n d"), four) << "all line ends are one";
}

TEST(LineHash, CountsEqualLinesAndOutlivesOthers) {
    const std::string line(120, 'x');
    const auto twice = line_hashes(line + "\n" + line + "\n");
    ASSERT_EQ(twice.size(), 3u);
    EXPECT_EQ(twice[0].substr(0, twice[0].find(':')), twice[1].substr(0, twice[1].find(':')));
    EXPECT_TRUE(twice[1].ends_with(":2"));
    EXPECT_EQ(line_hashes("above\n" + line).back(), line_hashes(line).back());
}

class Copy : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(folder); }
    void TearDown() override { std::filesystem::remove_all(folder); }
    Source read(const std::string& text, const std::vector<LedgerEntry>& ledger) const {
        std::ofstream(folder / "made-up.txt", std::ios::binary) << text;
        const RulesetInfo info{"nefatavl", "Made up", "made-up.txt", "", {}, {}, ledger, {}, {}, {}};
        return read_source(folder.string(), info);
    }
    static LedgerEntry entry(int number, int line, std::string_view text) {
        return {number, SentenceKind::rule, SentenceForm::sentence, {"", line, 1, 1}, fingerprint(text), "", {}};
    }
    std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "nomos_sources_test";
};

TEST_F(Copy, SaysWhereEachSentenceStands) {
    const Source source = read("Heading\r\n\r\n  H\u00e9 there.  Two  blanks. \r\nLast\r\n",
                               {entry(1, 1, "Heading"), entry(2, 2, "H\u00e9 there."), entry(3, 2, "Two blanks."),
                                entry(4, 3, "Last"), entry(5, 9, "Not in this copy.")});
    const auto region = [&](int number) {
        const Region& r = source.place.regions.at(number);
        return std::vector{r.line, r.begin, r.end};
    };
    EXPECT_THAT(region(1), ElementsAre(1, 1, 8));
    EXPECT_THAT(region(2), ElementsAre(3, 3, 12)) << "characters, not bytes";
    EXPECT_THAT(region(3), ElementsAre(3, 14, 26));
    EXPECT_THAT(region(4), ElementsAre(4, 1, 5));
    EXPECT_FALSE(source.place.regions.contains(5));
    EXPECT_EQ(source.quotes.at(3), "Two blanks.");
    EXPECT_EQ(source.place.line_hash.size(), 5u);
}

TEST(SourceUri, TellsNoPathsOfThisMachine) {
    EXPECT_EQ(source_uri("docs/rules", "nika.txt"), "docs/rules/nika.txt");
    EXPECT_EQ(source_uri("./my rules/", "nika.txt"), "my%20rules/nika.txt");
    EXPECT_EQ(source_uri("", "nika.txt"), "nika.txt");
    EXPECT_EQ(source_uri(".", "nika.txt"), "nika.txt");
    EXPECT_EQ(source_uri("/srv/me/rules", "nika.txt"), "nika.txt");
    EXPECT_EQ(source_uri("../rules", "nika.txt"), "nika.txt");
}

}  // namespace
}  // namespace nomos
