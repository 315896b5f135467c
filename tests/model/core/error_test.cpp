// How errors are worded: place, problem, hint.
#include "model/core/error.hpp"

#include <gtest/gtest.h>

namespace nomos {
namespace {

std::string said(const UserError& e) { return e.what(); }

TEST(ParseErrors, SayWhereAsFarAsItIsKnown) {
    EXPECT_EQ(said(ParseError({"a.txt", 3, 7}, "no", "")), "a.txt:3:7: no");
    EXPECT_EQ(said(ParseError({"a.txt", 3, 0}, "no", "")), "a.txt:3: no");
    EXPECT_EQ(said(ParseError({"a.txt", 0, 0}, "no", "")), "a.txt: no");
    EXPECT_EQ(said(ParseError({"", 3, 7}, "no", "")), "input:3:7: no");
    EXPECT_EQ(said(ParseError({}, "no", "")), "no");
}
TEST(ParseErrors, HintOnALineOfItsOwn) {
    const ParseError e({"a", 1, 2}, "no", "try b");
    EXPECT_EQ(said(e), "a:1:2: no\n  hint: try b");
    EXPECT_EQ(e.place().file, "a");
    EXPECT_EQ(e.place().column, 2);
    EXPECT_EQ(e.problem(), "no");
    EXPECT_EQ(e.hint(), "try b");
}

TEST(UnknownNames, OfferTheNearestOne) {
    EXPECT_EQ(said(UnknownName("ruleset", "nikka", {"nefatavl", "nika"})),
              "unknown ruleset \"nikka\"\n  hint: did you mean nika?");
}
TEST(UnknownNames, ListThemWhenNoneIsNear) {
    EXPECT_EQ(said(UnknownName("ruleset", "chess", {"nefatavl", "nika"})),
              "unknown ruleset \"chess\"\n  hint: known: nefatavl, nika");
    EXPECT_EQ(said(UnknownName("ruleset", "chess", {})), "unknown ruleset \"chess\"");
}
TEST(UnknownNames, ListTwelveAtMost) {
    std::vector<std::string> known;
    for (char c = 'a'; c < 'a' + 13; ++c) known.push_back(std::string(9, c));
    const std::string text = said(UnknownName("name", "zzzzzzzzz", known));
    EXPECT_NE(text.find("lllllllll, ..."), std::string::npos);
    EXPECT_EQ(text.find("mmmmmmmmm"), std::string::npos);
}
TEST(UnknownNames, CutAndEscapeWhatWasGiven) {
    EXPECT_EQ(said(UnknownName("name", std::string_view("a\n\x1b\0", 4), {})), "unknown name \"a\\x0a\\x1b\\x00\"");
    EXPECT_EQ(said(UnknownName("name", std::string(100'000, 'x'), {})),
              "unknown name \"" + std::string(60, 'x') + "...\"");
}

TEST(OtherErrors, NameTheFileOrTheProblem) {
    EXPECT_EQ(said(FileError("open", "x", "no such file")), "cannot open \"x\": no such file");
    EXPECT_EQ(said(UsageError("bad", "")), "bad");
    EXPECT_EQ(said(UsageError("bad", "do")), "bad\n  hint: do");
}
TEST(Contracts, StayOnAndAreNoUserErrors) {
    EXPECT_NO_THROW(expect(true, "x"));
    try {
        expect(false, "one king");
        FAIL() << "nothing was thrown";
    } catch (const UserError&) {
        FAIL() << "a broken contract is not the user's fault";
    } catch (const ContractViolation& e) {
        EXPECT_STREQ(e.what(), "internal contract broken: one king");
    }
}

}  // namespace
}  // namespace nomos
