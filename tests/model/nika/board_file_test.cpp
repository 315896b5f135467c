// Board files: the shipped one, what is wrong in a file and where, and what breaks the text.
#include "model/nika/board_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "model/core/error.hpp"
#include "tests/paths.hpp"

namespace nomos::nika {
namespace {

std::string edited(std::string_view from, std::string_view to, std::size_t occurrence = 0) {
    std::string text(assumed_board_text());
    std::size_t at = text.find(from);
    for (; occurrence > 0; --occurrence) at = text.find(from, at + 1);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

// "line:column problem" of a file that must not be accepted; its hint must not be empty.
std::string refused(const std::string& text) {
    try {
        parse_board(text, "my.board");
    } catch (const ParseError& e) {
        EXPECT_EQ(e.place().file, "my.board");
        EXPECT_FALSE(e.hint().empty());
        return std::to_string(e.place().line) + ":" + std::to_string(e.place().column) + " " + e.problem();
    }
    return "accepted";
}

TEST(NikaBoard, TheShippedFileAndTheEmbeddedOneAgree) {
    const auto path = std::filesystem::path(paths::root) / "model/nika/boards/assumed.board";
    std::ifstream in(path);
    ASSERT_TRUE(in) << path;
    std::stringstream text;
    text << in.rdbuf();
    EXPECT_EQ(text.str(), assumed_board_text());
}

TEST(NikaBoard, TheShippedBoardIsAWellFormedRing) {
    const Setting<Native> s{default_readings<Reading>(readings()), assumed_board()};
    EXPECT_TRUE(well_formed(s));
    EXPECT_EQ(s.board.cells.count(), 121 - 25);
    EXPECT_EQ(assumed_board_file().name, "ring of 11 by 11");
    EXPECT_EQ(assumed_board_file().provenance, Provenance::assumed);
}

TEST(NikaBoard, TheShippedAreasLieAcrossAndAdjacent) {
    const BoardOf<Native>& b = assumed_board();
    EXPECT_TRUE(b.victory[0].test(Frame::cell(5, 9))) << "Athens wins at f10";
    EXPECT_TRUE(b.first_pieces[0].test(Frame::cell(3, 0))) << "and starts on d1";
    for (std::size_t c = 0; c < kCities; ++c) EXPECT_TRUE((Frame::beside(b.rally[c]) & b.victory[(c + 2) % 4]).any());
}

// Over free spaces that are not barred to the city, from where it starts.
bool can_walk_home(const Setting<Native>& s, std::size_t city) {
    const BoardOf<Native>& b = s.board;
    const bool barred = s.readings.is(AreaEnemyRally::barred);
    Bits<kFrame> open = b.cells & ~enemy_victory<Native>(b, city), reached = b.first_pieces[city];
    for (const std::size_t enemy : {(city + 1) % kCities, (city + 3) % kCities})
        if (barred) open &= ~b.rally[enemy];
    for (int i = 0; i < kFrame; ++i) reached |= Frame::beside(reached) & open;
    return (reached & b.victory[city]).any();
}
TEST(NikaBoard, OnTheShippedBoardEveryCityCanWalkHome) {
    Setting<Native> s{default_readings<Reading>(readings()), assumed_board()};
    for (const int option : {0, 1}) {
        s.readings.choose(Reading::area_enemy_rally, option);
        for (std::size_t c = 0; c < kCities; ++c) EXPECT_TRUE(can_walk_home(s, c)) << kCityNames[c];
    }
    s.board.victory[0] |= Frame::column_cells(5) & s.board.cells;
    EXPECT_FALSE(can_walk_home(s, 1)) << "enemies' areas lie across both ways";
}

constexpr std::string_view kSmall = R"(name = 9 by 9
provenance = likely
areas:
...mAm...
...mAm...
..-----..
ss-----tt
TT-----SS
ss-----tt
..-----..
...aMa...
...aMa...

pieces:
....m<m<..m>m>....
....m<......m>....
s^s^----------t^t^
s^..----------..t^
....----------....
sv..----------..tv
svsv----------tvtv
....a<......a>....
....a<a<..a>a>....
)";

TEST(NikaBoard, ASmallerBoardLiesInTheLowerLeftCorner) {
    const BoardOf<Native> b = parse_board(kSmall, "my.board");
    EXPECT_EQ(b.cells.count(), 81 - 25);
    EXPECT_TRUE(b.first_pieces[0].test(Frame::cell(2, 0)) && b.victory[0].test(Frame::cell(4, 8)));
}

TEST(NikaBoard, LineEndsCommentsAndBlankLinesDoNotMatter) {
    std::string text = "# one\n\n" + std::string(assumed_board_text());
    for (std::size_t i = 0; (i = text.find('\n', i)) != std::string::npos; i += 3) text.replace(i, 1, " \r\n");
    EXPECT_TRUE(same(parse_board(text, "my.board"), assumed_board()));
}

TEST(NikaBoard, NameAndProvenanceAreRequiredOnceAndKnown) {
    EXPECT_EQ(refused(edited("name = ring of 11 by 11\n", "")), "30:1 the file ends without a name");
    EXPECT_EQ(refused(edited("provenance = assumed\n", "")), "30:1 the file ends without a provenance");
    EXPECT_EQ(refused(edited("= assumed", "= guessed")), "4:14 unknown provenance");
    EXPECT_EQ(refused(edited("provenance = assumed\n", "provenance = assumed\nname = again\n")), "5:1 a second name");
    EXPECT_EQ(refused(edited("provenance = assumed", "size = 11")), "4:1 neither a setting nor a map");
    EXPECT_EQ(refused(edited("provenance =", "provenance:")), "4:11 expected '=', found ':'");
    for (std::string_view known : {"text", "certain", "likely"})
        EXPECT_EQ(refused(edited("= assumed", "= " + std::string(known))), "accepted");
}

TEST(NikaBoard, MapsAreCompleteAndOfOneShape) {
    EXPECT_EQ(refused(edited("areas:", "# areas:")), "7:1 neither a setting nor a map");
    EXPECT_EQ(refused(edited("pieces:", "areas:")), "19:1 a second map \"areas:\"");
    EXPECT_EQ(refused(edited("....mAm....", "....mAm.....")), "8:12 row longer than 11 spaces");
    EXPECT_EQ(refused(edited("....mAm....", "....mAm...", 1)), "9:11 row of 10 spaces after rows of 11");
    EXPECT_EQ(refused(edited("......m<......m>......", "......m<......m>.....", 0)),
              "20:21 half a space at the end of the row");
    EXPECT_EQ(refused(edited("...........\n\n", "...........\n...........\n\n")), "18:1 a twelfth row");
    EXPECT_EQ(refused(edited("...........\n\n", "\n")), "18:1 this map is 11 by 11, but \"areas:\" is 11 by 10");
}

TEST(NikaBoard, SpacesAndPiecesAreTheOnesOfTheLegend) {
    EXPECT_EQ(refused(edited("....mAm....", "..?.mAm....")), "8:3 no such kind of space");
    EXPECT_EQ(refused(edited("......m<", "......m+")), "20:7 neither a piece nor an empty space");
    EXPECT_EQ(refused(edited("......m<", "......x<")), "20:7 neither a piece nor an empty space");
    EXPECT_EQ(refused(edited("......m<", "..--..m<")), "20:3 this space is on the board in \"areas:\"");
    EXPECT_EQ(refused(edited("......-", "......a", 0)), "24:7 this space is off the board in \"areas:\"");
}

TEST(NikaBoard, SixPiecesACity) {
    EXPECT_EQ(refused(edited("a<", "..")), "30:7 Athens has 5 pieces");
    EXPECT_EQ(refused(edited("m<......m>......", "m<......m>m>....")), "22:7 Messene has 7 pieces");
}

TEST(NikaBoard, NobodyStartsInAVictoryArea) {
    EXPECT_EQ(refused(edited("....aMa....", "...SaMa....")), "28:7 Athens starts in an enemy's victory area");
    EXPECT_EQ(refused(edited("....aMa....", "...AaMa....")), "28:7 Athens starts in its own victory area");
}

TEST(NikaBoard, EveryCityHasBothAreas) {
    std::string text(assumed_board_text());
    std::replace(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("pieces:")), 'S', '.');
    EXPECT_EQ(refused(text), "27:1 Sparta has no victory area");
    text = assumed_board_text();
    for (int i = 0; i < 2; ++i) text.replace(text.find(".ss"), 3, "...");
    EXPECT_EQ(refused(text), "27:1 Sparta has no rally area");
}

TEST(NikaBoard, ARallyAreaIsBesideTheAllysVictoryArea) {
    std::string text(assumed_board_text());
    for (int i = 0; i < 2; ++i) text.replace(text.find(".ss"), 3, "...");
    text.replace(text.find("...-----..."), 3, "s..");
    EXPECT_EQ(refused(text), "23:1 the rally area of Sparta is not beside the victory area of Thebes");
}

TEST(NikaBoard, TheMiddleIsOffTheBoard) {
    std::string text = edited(".TT-----SS.", ".TT--.--SS.");
    text.replace(text.rfind("......----------......\nsvsvsv") - 13, 2, "..");
    EXPECT_EQ(refused(text), "25:11 the middle of the board is a space");
}

// Swaps two characters in one of the maps, which starts with `title` and ends at a blank line.
void swap_in_map(std::string& text, std::string_view title, char one, char other) {
    const std::size_t from = text.find(title) + title.size();
    for (std::size_t i = from; i < text.size() && text.compare(i, 2, "\n\n") != 0; ++i) {
        if (text[i] == one)
            text[i] = other;
        else if (text[i] == other)
            text[i] = one;
    }
}

TEST(NikaBoard, AlliesStartAcrossTheBoard) {
    std::string text(assumed_board_text());
    swap_in_map(text, "pieces:", 's', 'm');
    EXPECT_EQ(refused(text), "30:7 Messene does not start across the board from Athens");
}

TEST(NikaBoard, TheCitiesLieClockwise) {
    std::string text(assumed_board_text());
    swap_in_map(text, "pieces:", 's', 't');
    EXPECT_EQ(refused(text), "30:7 Sparta does not start clockwise after Athens");
}

TEST(NikaBoard, AVictoryAreaLiesOppositeItsCitysStart) {
    std::string text(assumed_board_text());
    swap_in_map(text, "areas:", 'A', 'M');
    swap_in_map(text, "areas:", 'a', 'm');
    EXPECT_EQ(refused(text), "29:11 the victory area of Athens is not on the opposite side from its start");
}

TEST(NikaBoard, ACityStartsOnASide) {
    std::string text(assumed_board_text());
    constexpr std::string_view kRow = "......a<......a>......\n";
    const std::size_t bottom = text.find(kRow);
    text.replace(bottom, 3 * kRow.size(),
                 "a<....................\n"
                 "a<a<..................\n"
                 "a<a<a<................\n");
    EXPECT_EQ(refused(text), "30:1 Athens starts on no side of the board");
}

}  // namespace
}  // namespace nomos::nika
