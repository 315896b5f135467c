// Every text entry on the corpus, on former crashes (tests/corpus/text), and on texts made from them.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/cli/program.hpp"
#include "tests/fuzz/changed_text.hpp"
#include "tests/fuzz/text_entries.hpp"
#include "tests/paths.hpp"

namespace nomos::fuzz_test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> seeds() {
    std::vector<std::string> texts;
    std::vector<fs::path> all{fs::path(paths::root) / "nomos.toml",
                              fs::path(paths::root) / "model/nika/boards/assumed.board"};
    for (const auto& file : fs::recursive_directory_iterator(fs::path(paths::root) / "tests/corpus"))
        if (file.is_regular_file()) all.push_back(file.path());
    std::sort(all.begin(), all.end());
    for (const auto& path : all) texts.push_back(cli_test::read_file(path));
    return texts;
}
TEST(TextEntries, SurviveTheCorpus) {
    const auto texts = seeds();
    EXPECT_GT(texts.size(), 50U);
    for (const auto& text : texts) EXPECT_NO_THROW(read_as_everything(text)) << text;
}
TEST(TextEntries, SurviveWhatTheirLetterNames) {
    for (const auto& text : seeds())
        for (const char reader : {'a', 'C', '3', 'z'}) EXPECT_NO_THROW(read_as_its_letter_says(reader + text)) << text;
    for (const char* text : {"", "a", "~"}) EXPECT_NO_THROW(read_as_its_letter_says(text));
    for (const auto& file : fs::directory_iterator(fs::path(paths::root) / "tests/corpus/text"))
        EXPECT_NO_THROW(read_as_its_letter_says(cli_test::read_file(file.path()))) << file.path();
}
TEST(TextEntries, SurviveTextsMadeFromIt) {
    constexpr int kTexts = 3000;
    const auto texts = seeds();
    Dice dice(1);
    const auto any = [&] { return texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))]; };
    for (int i = 0; i < kTexts; ++i) {
        const std::string text = changed(any(), any(), dice);
        ASSERT_NO_THROW(read_as_everything(text)) << text;
    }
}
TEST(TextEntries, NoticeAFault) {
    EXPECT_THROW(refused_or([] { throw std::out_of_range("a fault"); }), std::out_of_range);
    EXPECT_THROW(printed_alike("a1", [](const std::string& t) { return t + " "; }), std::logic_error);
}
// Coverage-guided, under the sanitizers, for a bounded time; where the compiler for it is there.
TEST(TextEntries, SurviveCoverageGuidedFuzzing) {
    const char* seconds = std::getenv("NOMOS_FUZZ_TEXT");
    if (!seconds || std::string_view(seconds) == "0")
        GTEST_SKIP() << "set NOMOS_FUZZ_TEXT to a number of seconds: it builds a second time, with clang++";
    const std::string command = std::string(paths::root) + "/scripts/fuzz-text.sh " + seconds;
    EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace nomos::fuzz_test
