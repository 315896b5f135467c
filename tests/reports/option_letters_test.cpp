// Who says "I mean B" means the same answer on the page and in the letter.
#include "reports/option_letters.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace nomos
