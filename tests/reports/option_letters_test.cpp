// Who says "I mean B" means the same answer on the page and in the letter.
#include "reports/option_letters.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

const std::vector<OptionInfo> kOptions{{"x", "", ""}, {"y", "", ""}, {"z", "", ""}};
const ReadingInfo kAsked{"game.asked", "", "", kOptions, 2, "", "", {}};

Finding drawn(const std::vector<std::string>& options) {
    Finding f;
    for (const std::string& option : options) f.sides.push_back({option, "", "", {}, {}});
    return f;
}

TEST(OptionLetters, AreThoseOfTheTableWhateverIsDrawnFirst) {
    const Finding f = drawn({"z", "x"});
    EXPECT_EQ(letter_of_option(f, &kAsked, "z"), "C");
    EXPECT_EQ(letter_of_option(f, &kAsked, "x"), "A");
    EXPECT_EQ(letter_of_option(f, &kAsked, "y"), "B") << "not drawn";
}
TEST(OptionLetters, AreThoseOfTheSidesWithoutATable) {
    const Finding f = drawn({"z", "x"});
    EXPECT_EQ(letter_of_option(f, nullptr, "x"), "B");
    EXPECT_EQ(letter_of_option(drawn({"other", "x"}), &kAsked, "other"), "A") << "of another state of the text";
}

#ifdef NOMOS_REGISTERED_nefatavl
TEST(OptionLetters, ASentenceNamesAnAnswerByItsLetterAndItsWords) {
    const ReadingInfo& asked = find_ruleset("nefatavl").info().readings.front();
    Finding f;
    f.ruleset = "nefatavl", f.readings = {std::string(asked.id)};
    const AnswerNames named(f);
    EXPECT_EQ(named(asked.options[1].id), "answer B (\"" + unended(asked.options[1].says) + "\")");
    EXPECT_EQ(named("elsewhere"), "\"elsewhere\"") << "of another state of the text";
    EXPECT_EQ(AnswerNames()("no"), "\"no\"");
    EXPECT_EQ(words_of_option(&asked, asked.options[0].id), unended(asked.options[0].says));
    EXPECT_EQ(words_of_option(nullptr, "no"), "no");
}
#endif

}  // namespace
}  // namespace nomos
