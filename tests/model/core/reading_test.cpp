// Reading sets, and choosing a reading by name.
#include "model/core/reading.hpp"

#include <gtest/gtest.h>

#include "model/core/error.hpp"

namespace nomos {
namespace {

enum class Key { tied_line, same_state, count_ };
enum class TiedLine { stays, stops_all, goes };
constexpr Key reading_of(TiedLine) { return Key::tied_line; }

const std::vector<ReadingInfo>& table() {
    static const std::vector<ReadingInfo> lines{
        {"game.push.tied-line", "?", "", {{"stays", "", ""}, {"stops-all", "", ""}, {"goes", "", ""}}, 1, "", "", {}},
        {"game.draw.same-state", "?", "", {{"everything", "", ""}, {"pieces-only", "", ""}}, 0, "", "", {}},
    };
    return lines;
}
std::string refusal_of(std::string_view text) {
    try {
        parse_choice(text, "game", table());
    } catch (const UserError& e) {
        return e.what();
    }
    return "no error";
}

TEST(ParseChoice, TakesTheKeyWithAndWithoutItsPrefix) {
    for (const char* text : {"game.push.tied-line=goes", "push.tied-line=goes"}) {
        const Choice c = parse_choice(text, "game", table());
        EXPECT_EQ(c.reading, 0) << text;
        EXPECT_EQ(c.option, 2) << text;
    }
    EXPECT_EQ(parse_choice("draw.same-state=everything", "game", table()).reading, 1);
}
TEST(ParseChoice, WithoutAnEqualsSignSaysHowAChoiceIsWritten) {
    EXPECT_THROW(parse_choice("push.tied-line", "game", table()), ParseError);
    EXPECT_EQ(refusal_of("push.tied-line"),
              "a reading is chosen as KEY=VALUE, and this has no '='\n  hint: for example game.push.tied-line=stays");
}
TEST(ParseChoice, OffersTheNearestReading) {
    EXPECT_THROW(parse_choice("push.tide-line=goes", "game", table()), UnknownName);
    EXPECT_EQ(refusal_of("push.tide-line=goes"),
              "unknown reading \"game.push.tide-line\"\n  hint: did you mean game.push.tied-line?");
    EXPECT_EQ(refusal_of("other.x=y"),
              "unknown reading \"game.other.x\"\n  hint: known: game.push.tied-line, "
              "game.draw.same-state");
}
TEST(ParseChoice, OffersTheOptionsOfThatReading) {
    EXPECT_EQ(refusal_of("push.tied-line=stops_all"),
              "unknown option of game.push.tied-line \"stops_all\"\n  hint: did you mean stops-all?");
    EXPECT_EQ(refusal_of("push.tied-line=everything"),
              "unknown option of game.push.tied-line \"everything\"\n  hint: known: stays, stops-all, goes");
    EXPECT_EQ(refusal_of("push.tied-line="),
              "unknown option of game.push.tied-line \"\"\n  hint: known: stays, stops-all, goes");
}
TEST(ParseChoice, TakesNothingButTheExactNames) {
    for (const char* text : {" push.tied-line=goes", "push.tied-line =goes", "push.tied-line= goes", "=goes", "=",
                             "push.tied-line=goes=goes", "GAME.push.tied-line=goes", "game.game.push.tied-line=goes"})
        EXPECT_THROW(parse_choice(text, "game", table()), UnknownName) << text;
    EXPECT_THROW(parse_choice("", "game", table()), ParseError);
    EXPECT_THROW(parse_choice("a", "game", {}), ParseError) << "a game without readings";
}

// The second arises under an answer to the first that is not played, the third under one to the second, the fourth
// under one that is played.
TEST(Questions, AriseUnderAnswersThatAreNotPlayedAndWhatTheseNeed) {
    std::vector<ReadingInfo> lines(4, table()[1]);
    lines[1].exists_only_when = {{0, 1}}, lines[2].exists_only_when = {{1, 1}, {0, 1}};
    lines[3].exists_only_when = {{0, 1}, {0, 0}};
    const auto is = [&](int reading, const std::vector<std::pair<int, int>>& expected) {
        std::vector<std::pair<int, int>> answers;
        for (const Choice& c : arises_under(lines, reading)) answers.emplace_back(c.reading, c.option);
        return answers == expected;
    };
    EXPECT_TRUE(is(0, {}));
    EXPECT_TRUE(is(1, {{0, 1}}));
    EXPECT_TRUE(is(2, {{1, 1}, {0, 1}}));
    EXPECT_TRUE(is(3, {})) << "as played";
}

TEST(ReadingSets, AreTheProductOfTheOptionCounts) {
    EXPECT_EQ(reading_sets(table()), 6U);
    EXPECT_EQ(reading_sets({}), 1U);
}
TEST(ReadingSets, DefaultIsWellFormedAndReadable) {
    auto set = default_readings<Key>(table());
    EXPECT_TRUE(well_formed(set, table()));
    EXPECT_TRUE(set.is(TiedLine::stops_all));
    EXPECT_FALSE(set.is(TiedLine::stays));
}
TEST(ReadingSets, OfNoneTwoOrUnknownOptionsAreIllFormed) {
    auto set = default_readings<Key>(table());
    set.chosen[1].set(1);
    EXPECT_FALSE(well_formed(set, table())) << "two options";
    set.chosen[1] = {};
    EXPECT_FALSE(well_formed(set, table())) << "none";
    set.chosen[1].set(2);
    EXPECT_FALSE(well_formed(set, table())) << "an option that the reading does not have";
}

}  // namespace
}  // namespace nomos
