#include "reports/json.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"
#include "reports/terminal.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/paths.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/schema.hpp"

namespace nomos {
namespace {

using namespace fixture;
using nlohmann::json;

json schema_named(const std::string& name) {
    const auto folder = std::filesystem::path(paths::root) / "docs/schema";
    std::ifstream in(folder / (name + ".schema.json"));
    EXPECT_TRUE(in) << name;
    return json::parse(in);
}
json results() { return json::parse(results_json(report().checks)); }
json findings() { return json::parse(findings_json(report().findings)); }

TEST(Json, OutputIsValidBySchema) {
    EXPECT_EQ(schema::errors_of(results(), schema_named("results")), std::vector<std::string>{});
    EXPECT_EQ(schema::errors_of(findings(), schema_named("findings")), std::vector<std::string>{});
    EXPECT_EQ(schema::errors_of(json::parse(results_json({})), schema_named("results")), std::vector<std::string>{});
    EXPECT_EQ(schema::errors_of(json::parse(findings_json({})), schema_named("findings")), std::vector<std::string>{});
}

TEST(Json, AnInterruptedRunSaysWhatWasNotRun) {
    EXPECT_FALSE(results().contains("interrupted"));
    const std::vector<std::string> not_run{"nefatavl.law.late"};
    const json cut = json::parse(results_json(report().checks, not_run));
    EXPECT_EQ(schema::errors_of(cut, schema_named("results")), std::vector<std::string>{});
    EXPECT_EQ(cut["interrupted"], true);
    EXPECT_EQ(cut["not_run"], json(not_run));
    EXPECT_EQ(cut["checks"], results()["checks"]);
}

TEST(Json, TheSchemasRefuseWhatIsWrong) {
    const auto refused = [](json document, const char* schema, auto spoil) {
        spoil(document);
        return !schema::errors_of(document, schema_named(schema)).empty();
    };
    EXPECT_TRUE(refused(results(), "results", [](json& d) { d["checks"][0]["verdict"] = "sat"; }));
    EXPECT_TRUE(refused(results(), "results", [](json& d) { d["checks"][0]["scope"].erase("bound"); }));
    EXPECT_TRUE(refused(results(), "results", [](json& d) { d["timing"]["x"] = "fast"; }));
    EXPECT_TRUE(refused(results(), "results", [](json& d) { d["date"] = "today"; }));
    EXPECT_TRUE(refused(results(), "results", [](json& d) { d["summary"]["holds"] = -1; }));
    EXPECT_TRUE(refused(findings(), "findings", [](json& d) { d["schema"] = 2; }));
    EXPECT_TRUE(refused(findings(), "findings", [](json& d) { d["findings"][0]["title"] = ""; }));
    EXPECT_TRUE(refused(findings(), "findings", [](json& d) { d["findings"][0]["sentences"] = {0}; }));
}

TEST(Json, KeysStandInTheirOrder) {
    const auto ordered = nlohmann::ordered_json::parse(findings_json(report().findings));
    std::vector<std::string> keys;
    for (const auto& [key, value] : ordered["findings"][0].items()) keys.push_back(key);
    EXPECT_EQ(keys, (std::vector<std::string>{"id",       "ruleset",     "kind",     "title",         "explanation",
                                              "clauses",  "sentences",   "readings", "witness",       "sides",
                                              "further",  "line",        "settled",  "line_readings", "line_note",
                                              "evidence", "materiality", "measured", "suggestion",    "advice"}));
}

TEST(Json, SaysHowFindingsStandAgainstABaseline) {
    const json document = json::parse(findings_json(report().findings, standings()));
    EXPECT_EQ(schema::errors_of(document, schema_named("findings")), std::vector<std::string>{});
    const json& list = document["findings"];
    EXPECT_EQ(list[0]["status"], "accepted");
    EXPECT_EQ(list[0]["reason"], kHostile);
    EXPECT_EQ(list[1]["status"], "expired");
    EXPECT_EQ(list[1]["expires"], "2027-01-31");
    EXPECT_EQ(list[2]["status"], "new");
    EXPECT_EQ(list[2]["reason"], "");
    ASSERT_EQ(document["gone"].size(), 2u);
    EXPECT_EQ(document["gone"][0]["id"], "nefatavl.missing.gone");
    EXPECT_EQ(document["gone"][0]["status"], "gone");
    EXPECT_FALSE(findings()["findings"][0].contains("status")) << "there is no baseline";
    EXPECT_FALSE(findings().contains("gone"));
    json wrong = document;
    wrong["findings"][0]["status"] = "gone";
    EXPECT_FALSE(schema::errors_of(wrong, schema_named("findings")).empty());
}
// What is not as played in a position stands beside it, in every format.
TEST(Json, SaysUnderWhichReadingsAPositionStands) {
    Finding finding = ambiguous_corner();
    finding.witness.readings = {"king.hits=unarmed"}, finding.shown.settled = {"first=black"};
    const auto witness = json::parse(findings_json(std::vector{finding}))["findings"][0]["witness"];
    EXPECT_EQ(witness["readings"], json::array({"king.hits=unarmed"}));
    EXPECT_EQ(witness["settled"], json::array({"first=black"}));
    RulesetReport one = report();
    one.findings = {finding};
    const std::vector<ReadingInfo> readings{{.id = "nefatavl.king.hits",
                                             .question = "Does the king hit?",
                                             .explanation = "",
                                             .options = {{"armed", "He does.", ""}, {"unarmed", "He does not.", ""}},
                                             .why_default = "",
                                             .suggestion = "",
                                             .clauses = {}}};
    RulesetInfo game = info();
    game.readings = readings;
    EXPECT_NE(markdown_page({one, game}).find("Read with `king.hits=unarmed`"), std::string::npos);
    EXPECT_NE(html_page({one, game}).find("king.hits=unarmed"), std::string::npos);
    EXPECT_NE(html_page({one, game}).find("another answer than Nomos plays: "), std::string::npos);
    EXPECT_NE(finding_lines(finding, 1).find("Read with: king.hits=unarmed"), std::string::npos);
}

TEST(Json, TimesStandInTimingAlone) {
    std::vector<CheckResult> slower = checks();
    for (CheckResult& check : slower) check.seconds *= 3;
    json a = results(), b = json::parse(results_json(slower));
    EXPECT_EQ(a["timing"]["nefatavl.conformance.effect"], 1.235);
    EXPECT_NE(a, b);
    a.erase("timing");
    b.erase("timing");
    EXPECT_EQ(a, b);
}

TEST(Json, DrawsTheSidesWhereTheWitnessHasNoPicture) {
    const std::string drawing = findings()["findings"][1]["witness"]["drawing"];
    EXPECT_NE(drawing.find(" 1 #xK t . . . . . . . #     1 # K t . . . . . . . #"), std::string::npos) << drawing;
    EXPECT_NE(drawing.find("x crossed out: K on b1"), std::string::npos);
}

TEST(Json, SaysOfAPositionThatNoGameLeadsToIt) {
    Finding finding = ambiguous_corner();
    for (const bool of_no_game : {false, true}) {
        finding.shown.of_no_game = of_no_game;
        EXPECT_EQ(json::parse(findings_json(std::vector{finding}))["findings"][0]["witness"]["of_no_game"], of_no_game);
    }
}

TEST(Json, KeepsHostileTextAndSurvivesBrokenUtf8) {
    EXPECT_EQ(findings()["findings"][0]["title"], kHostile);
    Finding broken = ambiguous_corner();
    broken.quoted.title =
        "a\xff"
        "b";
    EXPECT_EQ(json::parse(findings_json(std::vector{broken}))["findings"][0]["title"],
              "a\ufffd"
              "b");
}

TEST(Json, SameInputSameBytes) {
    EXPECT_EQ(results_json(report().checks), results_json(report().checks));
    EXPECT_EQ(findings_json(report().findings), findings_json(report().findings));
}

}  // namespace
}  // namespace nomos
