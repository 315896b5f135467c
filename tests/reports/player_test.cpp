// What the board on a page asks the rules: the module's one function, called natively.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "model/core/error.hpp"
#include "reports/play_view.hpp"
#include "reports/player/answer.hpp"
#include "reports/player/json_text.hpp"
#include "reports/player/squares.hpp"
#include "reports/shape.hpp"
#include "reports/svg.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

Json asked(std::string_view ruleset, const std::string& request) {
    return Json::parse(player::answer(find_ruleset(ruleset), request));
}
const std::string kCorner = "position 11/11/11/11/11/11/11/11/11/11/1t7K1 w";

TEST(Player, WritesJsonThatCanBeRead) {
    const std::string hostile = "a \"b\" \\ \n \t \x01 </script> \xc3\xa9";
    EXPECT_EQ(Json::parse(player::quoted(hostile)), Json(hostile));
    EXPECT_EQ(Json::parse(player::Items('{').say("a", "b").field("c", "[1,2]").text()),
              Json({{"a", "b"}, {"c", {1, 2}}}));
    EXPECT_EQ(player::Items('[').text(), "[]");
}

// Every ruleset: the moves are those of the table, each with what comes of it and with squares of the board.
TEST(Player, ListsTheMovesOfEveryRuleset) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto table = ruleset->table({});
        const Json at = asked(ruleset->info().id, "at");
        EXPECT_EQ(at["position"], table->start());
        std::set<std::string> squares;
        for (const Json& cell : at["board"]["cells"]) EXPECT_TRUE(squares.insert(cell[0]).second) << cell[0];
        Names moves;
        for (const Json& move : at["moves"]) {
            moves.push_back(move[0]);
            EXPECT_EQ(move[2], table->judge(table->start(), moves.back()).after);
            for (const std::string square : move[1]) EXPECT_TRUE(squares.contains(square)) << square;
            EXPECT_TRUE(!move[1].empty() || moves.back() == "pass" || moves.back() == "end") << moves.back();
        }
        EXPECT_EQ(moves, table->legal_moves(table->start())) << ruleset->info().id;
        EXPECT_FALSE(moves.empty());
    }
}

TEST(Player, PlaysUnderTheReadingsThatItIsGiven) {
    const std::string question = "move\n" + kCorner + "\nmove b1-i1\nreading king.brown-square=";
    EXPECT_EQ(asked("nefatavl", question + "helps")["outcome"], "attackers win");
    EXPECT_EQ(asked("nefatavl", question + "no")["outcome"], "in play");
    const Json refused = asked("nefatavl", "move\n" + kCorner + "\nmove b1-c2");
    EXPECT_FALSE(refused["legal"]);
    EXPECT_FALSE(refused["rules"].empty());
    const Json pass =
        asked("nerva", "move\nposition - - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1\nmove pass");
    EXPECT_FALSE(pass["legal"]);
    EXPECT_TRUE(pass["rules"].empty()) << "its rule names an open question by its id: " << pass["rules"];
    EXPECT_FALSE(refused.contains("position"));
}

TEST(Player, ListsTheReadings) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const Json found = asked(ruleset->info().id, "readings");
        EXPECT_EQ(found["readings"].size(), ruleset->info().readings.size());
        for (const Json& reading : found["readings"])
            EXPECT_LT(reading["usual"].get<std::size_t>(), reading["options"].size());
        EXPECT_EQ(found["settings"].size(), ruleset->setting_options().size());
    }
}

TEST(Player, RefusesWhatItCannotRead) {
    EXPECT_THROW(asked("nefatavl", "at\nposition 11/4 w"), ParseError);
    EXPECT_THROW(asked("nefatavl", "at\nreading king.brown-square=perhaps"), UserError);
    EXPECT_THROW(asked("nefatavl", "sing"), UserError);
    EXPECT_THROW(asked("nefatavl", "at\ncolour red"), UserError);
}

TEST(Player, KnowsTheSquaresThatAMoveTouches) {
    const auto squares = [](std::string_view ruleset, const std::string& position, const std::string& move) {
        const Judgement j = find_ruleset(ruleset).table({})->judge(position, move);
        EXPECT_TRUE(j.legal) << move;
        return player::squares_touched(j.picture, move);
    };
    EXPECT_EQ(squares("nefatavl", kCorner.substr(9), "b1-i1"), (Names{"b1", "i1"}));
    EXPECT_EQ(squares("nika", "11/11/11/11/11/11/11/11/11/3a<7/3a<7 a2 r4666 i0", "move d1+d2 west"),
              (Names{"d1", "d2", "c1", "c2"}));
    EXPECT_EQ(squares("nerva", find_ruleset("nerva").table({})->start(), "h7_1"), Names{"h7_1"});
    EXPECT_EQ(squares("neva", find_ruleset("neva").table({})->start(), "25-24"), (Names{"25", "24"}));
    EXPECT_EQ(squares("nymbat", find_ruleset("nymbat").table({})->start(), "c2=3"), Names{"c2"});
}

TEST(Player, KnowsWhereTheCellsAreDrawn) {
    const Picture picture = find_ruleset("nymbat").table({})->picture(find_ruleset("nymbat").table({})->start());
    const auto drawn = drawn_cells(picture);
    ASSERT_EQ(drawn.size(), picture.cells.size());
    const std::string text = svg(picture, "board");
    for (const DrawnCell& cell : drawn)  // a hexagon begins at its upper corner
        EXPECT_NE(text.find("M" + std::to_string(cell.x) + " " + std::to_string(cell.y - 23) + "l20 11"),
                  std::string::npos);
}

// Under each side's option, whatever else the witness is read with; and nothing that could end the script.
TEST(Player, IsToldWhereEachFindingStarts) {
    const std::string text = play_data(Chapter{fixture::report(), find_ruleset("nefatavl").info()});
    EXPECT_EQ(text.find('<'), std::string::npos);
    EXPECT_EQ(text.find('&'), std::string::npos);
    const Json findings = Json::parse(text)["findings"];
    const Json& corner = findings["finding-nefatavl.king.brown-square"];
    EXPECT_EQ(corner["sides"].size(), 2u);
    EXPECT_EQ(corner["sides"][1]["letter"], "B");
    EXPECT_EQ(corner["sides"][1]["readings"], Json({"nefatavl.king.brown-square=no"}));
    EXPECT_EQ(corner["moves"], Json({"c4-c1"}));
    EXPECT_EQ(corner["line"].size(), 3u);
    for (const Finding& finding : fixture::report().findings)
        EXPECT_EQ(findings.contains("finding-" + finding.id),
                  !finding.witness.position.empty() || !finding.line.plays.empty());
}

TEST(Shape, PrintsWhatXmlReads) {
    const Shape root = Shape("a").with("b", "<\"&\n\x01").with("c", 3);
    root.add("d").text("<&>"), root.add("e");
    EXPECT_EQ(root.raw(), "<a b=\"&lt;&quot;&amp;&#10;\" c=\"3\"><d>&lt;&amp;&gt;</d><e/></a>");
    EXPECT_EQ(
        root.document(),
        "<?xml version=\"1.0\"?>\n<a b=\"&lt;&quot;&amp;&#10;\" c=\"3\">\n  <d>&lt;&amp;&gt;</d>\n  <e/>\n</a>\n");
}

}  // namespace
}  // namespace nomos
