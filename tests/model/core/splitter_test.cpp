// Where the splitter cuts, each case with a twin in which it does not; and that it takes anything.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/core/ledger.hpp"

namespace nomos {
namespace {

using Texts = std::vector<std::string>;
Texts split(std::string_view text) {
    Texts texts;
    for (const Sentence& s : split_sentences(text)) texts.push_back(s.text);
    return texts;
}

struct Case {
    const char* rule;
    const char* text;
    Texts sentences;
    const char* twin;
    Texts twin_sentences;
};
class Splitter : public testing::TestWithParam<Case> {};

TEST_P(Splitter, CutsHereAndNotInTheTwin) {
    EXPECT_EQ(split(GetParam().text), GetParam().sentences) << GetParam().rule;
    EXPECT_EQ(split(GetParam().twin), GetParam().twin_sentences) << GetParam().rule;
}

INSTANTIATE_TEST_SUITE_P(
    Rules, Splitter,
    testing::Values(
        Case{"a capital begins a sentence", "One. Two.", {"One.", "Two."}, "One. two.", {"One. two."}},
        Case{"blank space follows", "One. Two", {"One.", "Two"}, "One.Two", {"One.Two"}},
        Case{"a digit begins one",
             "It is so. 3 left.",
             {"It is so.", "3 left."},
             "It is 3.5 wide.",
             {"It is 3.5 wide."}},
        Case{"a quote begins one", "It ends. \"So.\"", {"It ends.", "\"So.\""}, "It ends. - so.", {"It ends. - so."}},
        Case{"question and exclamation", "Why? So! End", {"Why?", "So!", "End"}, "Game ? Game !", {"Game ? Game !"}},
        Case{"several marks", "So!!! Then... Yes", {"So!!!", "Then...", "Yes"}, "So!!! then", {"So!!! then"}},
        Case{"one-character ellipsis", "So… Then", {"So…", "Then"}, "So… then", {"So… then"}},
        Case{"closing quotes stay",
             "He said \"no.\" Then",
             {"He said \"no.\"", "Then"},
             "He said \"no.\" then",
             {"He said \"no.\" then"}},
        Case{"typographic quotes",
             "Say “no.” “Why?” Then",
             {"Say “no.”", "“Why?”", "Then"},
             "Say “no.” then",
             {"Say “no.” then"}},
        Case{"closed brackets",
             "So (it is.) Then",
             {"So (it is.)", "Then"},
             "So (it is. Or not) then",
             {"So (it is. Or not) then"}},
        Case{"only brackets that are closed",
             "1) So (it. Then",
             {"1) So (it.", "Then"},
             "1) So (it. Then)",
             {"1) So (it. Then)"}},
        Case{"abbreviations", "The fig. Then.", {"The fig. Then."}, "The figs. Then.", {"The figs.", "Then."}},
        Case{"abbreviations before digits",
             "Sixes vs. 1s win.",
             {"Sixes vs. 1s win."},
             "It has sixes. 1s win.",
             {"It has sixes.", "1s win."}},
        Case{"an abbreviation in brackets",
             "So (e.g. One) is.",
             {"So (e.g. One) is."},
             "So, leg. One is.",
             {"So, leg.", "One is."}},
        Case{"etc. may end one", "Twos, etc. Then", {"Twos, etc.", "Then"}, "Twos, etc. then", {"Twos, etc. then"}},
        Case{"initials", "By V. N. Belov.", {"By V. N. Belov."}, "By Vn. Belov.", {"By Vn.", "Belov."}},
        Case{"accented and Cyrillic initials",
             "By É. Bo and Е. Ba.",
             {"By É. Bo and Е. Ba."},
             "By él. Bo.",
             {"By él.", "Bo."}},
        Case{"list numbers in one line",
             "1. K_c4 2. K_f6",
             {"1. K_c4 2. K_f6"},
             "At most 30. After",
             {"At most 30.", "After"}},
        Case{"list numbers out of count",
             "1. At most 3. After",
             {"1. At most 3.", "After"},
             "1. At most 2. After",
             {"1. At most 2. After"}},
        Case{"an item keeps its number", "2. The same", {"2. The same"}, "Two. The same", {"Two.", "The same"}},
        Case{"an item keeps its bullet", "  • 6 pieces", {"• 6 pieces"}, "Piece • 6", {"Piece • 6"}},
        Case{"semicolon and colon do not end one",
             "A: One; Two",
             {"A: One; Two"},
             "Aa. One. Two",
             {"Aa.", "One.", "Two"}},
        Case{"each line is a paragraph", "One\nTwo", {"One", "Two"}, "One Two", {"One Two"}},
        Case{"all line ends", "1\r\n2\r3\n4", {"1", "2", "3", "4"}, "1\t2\f3", {"1 2 3"}},
        Case{"blank lines are nothing", "\n \t\n\xC2\xA0\n", {}, "\n.\n", {"."}},
        Case{"blanks are folded", "  a \t b\xC2\xA0 c ", {"a b c"}, "abc", {"abc"}},
        Case{"invisible characters vanish",
             "\xEF\xBB\xBF"
             "a\xC2\xAD"
             "b",
             {"ab"},
             "a-b",
             {"a-b"}}));

TEST(SplitterPlaces, LineColumnParagraphAndSentenceCountFromOne) {
    const auto found = split_sentences("Head\r\n\r\n  • So. Then it\n");
    ASSERT_EQ(found.size(), 3U);
    const std::array<std::array<int, 4>, 3> places{{{1, 1, 1, 1}, {3, 3, 2, 1}, {3, 11, 2, 2}}};
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ((std::array{found[i].line, found[i].column, found[i].paragraph, found[i].sentence}), places[i]) << i;
}

TEST(SplitterPlaces, TheFingerprintIsThatOfTheText) {
    for (const Sentence& s : split_sentences("“One.”  Two\nThree"))
        EXPECT_EQ(s.fingerprint, fingerprint(s.text)) << s.text;
}

// --- anything at all -------------------------------------------------------------------------
RC_GTEST_PROP(SplitterOfJunk, LosesNothingButBlanks, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
    const auto without_blanks = [](std::string t) {
        std::erase_if(t, [](char c) { return c <= ' ' || c == 0x7F; });
        return t;
    };
    std::string joined;
    for (const Sentence& s : split_sentences(text)) joined += s.text;
    RC_ASSERT(without_blanks(joined) == without_blanks(text));
}
RC_GTEST_PROP(SplitterOfJunk, GivesSentencesInOrder, ()) {
    const auto text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string(" \n\r\"().?!1aA\xE2\x80\x9C\0", 16)));
    int line = 0, paragraph = 0;
    for (const Sentence& s : split_sentences(text)) {
        RC_ASSERT(s.line >= line && s.paragraph >= paragraph && s.sentence >= 1 && s.column >= 1);
        RC_ASSERT(!s.text.empty() && s.text.front() != ' ' && s.text.back() != ' ');
        line = s.line, paragraph = s.paragraph;
    }
}

// Quadratic work on ten megabytes would take hours, not seconds.
TEST(SplitterOfJunk, TenMegabytesAreQuick) {
    constexpr std::size_t kSize = 10'000'000;
    for (const std::string& piece : {std::string("A. "), std::string("("), std::string(")"), std::string("1. "),
                                     std::string("\""), std::string(".\""), std::string("\0\xFF\xE2\x80", 4)}) {
        std::string text;
        while (text.size() < kSize) text += piece;
        EXPECT_LE(split_sentences(text).size(), kSize / piece.size() + 1);
    }
}

}  // namespace
}  // namespace nomos
