// The cursor: what it takes, and what it says when it cannot.
#include "model/core/notation.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace nomos {
namespace {

using Act = std::function<void(Cursor&)>;
std::string message_of(std::string_view text, const Act& act) {
    Cursor cursor(text, {"", 1, 1});
    try {
        act(cursor);
    } catch (const ParseError& e) {
        return e.what();
    }
    return "no error";
}

TEST(Cursors, TakeOneCharacterAfterTheOther) {
    Cursor text("ab");
    EXPECT_EQ(text.peek(), 'a');
    EXPECT_EQ(text.take(), 'a');
    EXPECT_EQ(text.offset(), 1U);
    EXPECT_EQ(text.take(), 'b');
    EXPECT_TRUE(text.done());
    EXPECT_EQ(text.take(), '\0') << "at the end";
    EXPECT_EQ(text.offset(), 2U);
}
TEST(Cursors, AcceptOnlyWhatIsThere) {
    Cursor text("move c4");
    EXPECT_FALSE(text.accept('x'));
    EXPECT_FALSE(text.accept("moves"));
    EXPECT_EQ(text.offset(), 0U) << "a refusal takes nothing";
    EXPECT_TRUE(text.accept("move"));
    EXPECT_TRUE(text.accept(' '));
    EXPECT_FALSE(text.accept("c4c4")) << "longer than the rest";
    EXPECT_TRUE(Cursor("a").accept(""));
    EXPECT_FALSE(Cursor("").accept('\0')) << "the end is no character";
}
TEST(Cursors, ReadWordsAndNumbers) {
    Cursor text("12tied-line_2 \t 7");
    EXPECT_EQ(text.number(99, ""), 12);
    EXPECT_EQ(text.word(), "tied-line_2");
    text.skip_blanks();
    EXPECT_EQ(text.number(7, ""), 7);
    EXPECT_EQ(text.word(), "") << "nothing is left";
    EXPECT_NO_THROW(text.finish(""));
}

TEST(CursorErrors, ExpectedCharacter) {
    const Act slash = [](Cursor& c) { c.take(), c.expect('/', "rows end with /"); };
    EXPECT_EQ(message_of("a/", slash), "no error");
    EXPECT_EQ(message_of("ab", slash), "input:1:2: expected '/', found 'b'\n  hint: rows end with /");
    EXPECT_EQ(message_of("a", slash), "input:1:2: expected '/', found the end\n  hint: rows end with /");
    EXPECT_EQ(message_of("a\n", slash), "input:1:2: expected '/', found byte 0x0a\n  hint: rows end with /");
    EXPECT_EQ(message_of("a\xFF", slash), "input:1:2: expected '/', found byte 0xff\n  hint: rows end with /");
}
TEST(CursorErrors, Numbers) {
    const Act eleven = [](Cursor& c) { c.number(11, "rows are 1 to 11"); };
    EXPECT_EQ(message_of("11", eleven), "no error");
    EXPECT_EQ(message_of("12", eleven), "input:1:2: number above 11\n  hint: rows are 1 to 11");
    EXPECT_EQ(message_of("99999999999999999999", eleven), "input:1:2: number above 11\n  hint: rows are 1 to 11");
    EXPECT_EQ(message_of("-1", eleven), "input:1:1: expected a number, found '-'\n  hint: rows are 1 to 11");
    EXPECT_EQ(message_of("", eleven), "input:1:1: expected a number, found the end\n  hint: rows are 1 to 11");
}
TEST(CursorErrors, TextAfterTheEnd) {
    const Act finish = [](Cursor& c) { c.take(), c.finish("one letter"); };
    EXPECT_EQ(message_of("a \t", finish), "no error");
    EXPECT_EQ(message_of("a b", finish), "input:1:3: unexpected text, found 'b'\n  hint: one letter");
}
TEST(CursorErrors, CountFromWhereTheTextStands) {
    Cursor text("ab", {"f.board", 4, 10});
    text.take();
    try {
        text.fail("bad", "");
    } catch (const ParseError& e) {
        EXPECT_STREQ(e.what(), "f.board:4:11: bad");
        return;
    }
    FAIL() << "nothing was thrown";
}

}  // namespace
}  // namespace nomos
