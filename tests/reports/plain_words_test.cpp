// Ids in texts that were written for those who know them.
#include "reports/plain_words.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

std::string made_plain(std::string_view text) { return in_plain_words(text, find_ruleset("nefatavl").info()); }
const ReadingInfo& reading() { return find_ruleset("nefatavl").info().readings.front(); }
std::string says(std::size_t option) {
    const std::string_view text = reading().options[option].says;
    return "\"" + std::string(text.substr(0, text.size() - 1)) + "\"";
}
std::string id_of(std::size_t option) {
    return std::string(reading().id) + "=" + std::string(reading().options[option].id);
}

TEST(PlainWords, AnOptionIsWhatItMeans) {
    EXPECT_EQ(made_plain("It is not so under all reading sets with " + id_of(1) + "."),
              "It is not so wherever the answer is " + says(1) + ".");
    EXPECT_EQ(made_plain(id_of(0) + " or " + std::string(reading().options[1].id) + ", it is said"),
              says(0) + " or " + says(1) + ", it is said");
    const ReadingInfo& second = find_ruleset("nefatavl").info().readings[1];
    const std::string both = id_of(0) + " or " + std::string(reading().options[1].id) + ", " + std::string(second.id) +
                             "=" + std::string(second.options[0].id);
    const std::string_view other = second.options[0].says;
    EXPECT_EQ(made_plain(both + ", it is said"), says(0) + " or " + says(1) + ", and \"" +
                                                     std::string(other.substr(0, other.size() - 1)) + "\", it is said")
        << "of several readings all have to be so";
    EXPECT_EQ(made_plain("asked in " + std::string(reading().id) + "."),
              "asked in \"" + std::string(reading().question) + "\".");
}
TEST(PlainWords, ARuleIsItsWords) {
    EXPECT_EQ(made_plain("by nefatavl.brown.barred, always"),
              "by \"Ordinary stones may not stand on the five brown squares\", always");
}
TEST(PlainWords, WhatPointsAProgramSomewhereGoes) {
    EXPECT_EQ(made_plain("It could go back (nefatavl.law.back)."), "It could go back.");
    EXPECT_EQ(made_plain("They are alike (proved: nefatavl.law.back)."), "They are alike (proved).");
}
TEST(PlainWords, WhatNamesNothingStays) {
    for (const char* text : {"nefatavl.law.back says so", "nerva.king.lends-when=nothing", "a game (nefatavl).", ""})
        EXPECT_EQ(made_plain(text), text);
    EXPECT_EQ(made_plain("all reading sets agree; a reading set"), "all ways to play agree; a way to play");
    EXPECT_EQ(made_plain("in all other reading sets none are"), "in all other ways to play none are");
}

}  // namespace
}  // namespace nomos
