// A game file: its head, its lines, and where everything stands.
#include "model/core/game_file.hpp"

#include <gtest/gtest.h>

#include "model/core/error.hpp"

namespace nomos {
namespace {

std::string message_of(std::string_view text) try {
    parse_game(text, "g.txt");
    return "no error";
} catch (const ParseError& e) {
    return e.what();
}

TEST(GameFiles, HoldAHeadAndLines) {
    const GameFile game = parse_game(
        "# a game\r\nreading: a.b=c\r\n  position:  x/y w  # here\r\nset: pairs=yes\r\n"
        "reading: d=e\r\n\r\n  a1-a2  b3 # one\r\n\r\n1. c#4\r\n",
        "g.txt");
    EXPECT_EQ(game.name, "g.txt");
    EXPECT_EQ(game.readings, (std::vector<std::string>{"a.b=c", "d=e"}));
    EXPECT_EQ(game.settings, std::vector<std::string>{"pairs=yes"});
    EXPECT_EQ(game.position.text, "x/y w");
    EXPECT_EQ(game.position.line, 3);
    EXPECT_EQ(game.position.column, 14);
    ASSERT_EQ(game.lines.size(), 2U);
    EXPECT_EQ(game.lines[0].text, "a1-a2  b3");
    EXPECT_EQ(game.lines[0].line, 7);
    EXPECT_EQ(game.lines[0].column, 3);
    EXPECT_EQ(game.lines[1].text, "1. c#4") << "no comment: no blank before it";
}
TEST(GameFiles, MayBePlayedOnASmallBoard) {
    const GameFile game = parse_game("board: 5x5\npieces: attackers=2\npieces: defenders=0 # none\na1-a2\n", "g.txt");
    EXPECT_EQ(game.board, "5x5");
    EXPECT_EQ(game.pieces, (std::vector<std::string>{"attackers=2", "defenders=0"}));
    EXPECT_EQ(game.lines.size(), 1U);
    EXPECT_EQ(message_of("board: 5\nboard: 7\n"),
              "g.txt:2:1: a second board\n  hint: a game is played on one; leave one of them");
    EXPECT_EQ(message_of("a\npieces: b=1\n"),
              "g.txt:2:1: a setting after the first move\n  hint: move it to the top of the file");
}
TEST(GameFiles, MayBeEmpty) {
    for (const char* text : {"", "\n", "# nothing\n", " \t\r\n"}) EXPECT_TRUE(parse_game(text, "").lines.empty());
}
TEST(GameFiles, HaveOneHeadAtTheTop) {
    EXPECT_EQ(message_of("a\nreading: x=y\n"),
              "g.txt:2:1: a setting after the first move\n  hint: move it to the top of the file");
    EXPECT_EQ(message_of("a\n set: x=y\n"),
              "g.txt:2:2: a setting after the first move\n  hint: move it to the top of the file");
    EXPECT_EQ(message_of("position: a\nposition: b\n"),
              "g.txt:2:1: a second position\n  hint: a game starts once; leave one of them");
}
TEST(GameFiles, MayEndByTheWordOfThePlayers) {
    EXPECT_EQ(parse_game("a\nended: White gives up # at last\n\n# so\n", "").ended, "White gives up");
    EXPECT_EQ(parse_game("ended: agreed", "").ended, "agreed") << "a game without moves";
    EXPECT_EQ(parse_game("a\n", "").ended, "");
    for (const char* more : {"a", "set: x=y", "ended: again"})
        EXPECT_EQ(message_of(std::string("a\nended: b\n ") + more),
                  "g.txt:3:2: a line after the end of the game\n  hint: \"ended:\" is the last line");
    EXPECT_EQ(parse_game("a\nnot: b c # where it does not lead\n", "").not_to.text, "b c");
    EXPECT_EQ(message_of("a\nnot: b\nc"),
              "g.txt:3:1: a line after where the moves do not lead\n  hint: \"not:\" is the last line");
    EXPECT_EQ(message_of("not: b"), "g.txt:1:1: no move that could lead there\n  hint: \"not:\" comes after the moves");
    EXPECT_EQ(message_of("a\nnot:"),
              "g.txt:2:1: no position to which the moves do not lead\n  hint: \"not: POSITION\"");
    EXPECT_EQ(message_of("ended: "),
              "g.txt:1:1: the end of the game without a word\n"
              "  hint: for example \"ended: White gives up\"");
}
TEST(GameFiles, LinesHaveWords) {
    const auto words = words_of({"a1-a2 \t b3", 7, 3});
    ASSERT_EQ(words.size(), 2U);
    EXPECT_EQ(words[0].text, "a1-a2");
    EXPECT_EQ(words[0].column, 3);
    EXPECT_EQ(words[1].text, "b3");
    EXPECT_EQ(words[1].line, 7);
    EXPECT_EQ(words[1].column, 11);
    EXPECT_TRUE(words_of({"", 1, 1}).empty());
    EXPECT_EQ(words_of({" a ", 1, 1}).size(), 1U);
}

}  // namespace
}  // namespace nomos
