#include "reports/sarif.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "reports/version.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using namespace fixture;
using nlohmann::json;

json parsed(const std::vector<Chapter>& chapters) { return json::parse(sarif(chapters)); }
json results_of(const json& document) { return document["runs"][0]["results"]; }
const json& result_named(const json& results, const std::string& id) {
    return *std::find_if(results.begin(), results.end(), [&](const json& r) { return r["ruleId"] == id; });
}

TEST(Sarif, HasWhatTheStandardAndTheHostAskFor) {
    const json document = parsed({chapter(), chapter()});
    EXPECT_EQ(document["version"], "2.1.0");
    EXPECT_TRUE(document.contains("$schema"));
    ASSERT_EQ(document["runs"].size(), 2u);
    for (const json& run : document["runs"]) {
        const json& driver = run["tool"]["driver"];
        EXPECT_EQ(driver["name"], "nomos");
        std::set<std::string> ids;
        for (const json& rule : driver["rules"]) EXPECT_TRUE(ids.insert(rule["id"]).second) << rule["id"];
        ASSERT_FALSE(run["results"].empty());
        for (const json& result : run["results"]) {
            EXPECT_EQ(driver["rules"][result["ruleIndex"].get<std::size_t>()]["id"], result["ruleId"]);
            EXPECT_FALSE(result["message"]["text"].get<std::string>().empty());
            EXPECT_EQ(result["partialFingerprints"]["nomosId/v1"].get<std::string>().size(), 16u);
            ASSERT_EQ(result["locations"].size(), 1u) << "a host looks at no other";
            json places = result["locations"];
            for (const json& place : result.value("relatedLocations", json::array())) places.push_back(place);
            for (const json& place : places) {
                EXPECT_EQ(place["physicalLocation"]["artifactLocation"]["uri"], "nefatavl.txt");
                EXPECT_EQ(place["physicalLocation"]["artifactLocation"]["uriBaseId"], "%SRCROOT%");
                EXPECT_GE(place["physicalLocation"]["region"]["startLine"], 1);
            }
        }
    }
}

TEST(Sarif, ListsFindingsAndWhatDoesNotHoldAndNothingElse) {
    const json results = results_of(parsed({chapter()}));
    EXPECT_EQ(results.size(), report().findings.size() + 2);
    for (const json& result : results) EXPECT_NE(result["ruleId"], "nefatavl.conformance.legality");
    EXPECT_EQ(parsed({chapter()})["runs"][0]["tool"]["driver"]["rules"].size(),
              report().findings.size() + report().checks.size());
}

TEST(Sarif, LevelsFollowKindAndMateriality) {
    const json results = results_of(parsed({chapter()}));
    EXPECT_EQ(result_named(results, "nefatavl.king.brown-square")["level"], "error") << "it changes who wins";
    EXPECT_EQ(result_named(results, "nefatavl.missing.board-size")["level"], "warning");
    EXPECT_EQ(result_named(results, "nefatavl.capture.standing")["level"], "note");
    EXPECT_EQ(result_named(results, "nefatavl.claim.no-squeeze")["level"], "error");
    EXPECT_EQ(result_named(results, "nefatavl.bound.most-taken")["level"], "warning");
    for (std::size_t i = 1; i < results.size(); ++i)
        EXPECT_FALSE(results[i - 1]["level"] == "note" && results[i]["level"] != "note") << "the loudest come first";
}

TEST(Sarif, PointsAtOneSentenceAndLinksTheOthers) {
    const json results = results_of(parsed({chapter()}));
    const json& result = result_named(results, "nefatavl.king.brown-square");
    EXPECT_EQ(result["locations"][0]["physicalLocation"]["region"], json({{"startLine", 4}}));
    const json& related = result["relatedLocations"];
    ASSERT_EQ(related.size(), 2u);
    EXPECT_EQ(related[0]["id"], 1);
    EXPECT_EQ(related[1]["physicalLocation"]["region"]["startLine"], 6);
    EXPECT_EQ(related[1]["message"]["text"], "sentence 3");
    EXPECT_TRUE(result["message"]["text"].get<std::string>().ends_with("See also sentences [2](1), [3](2)")) << result;
    const json check = result_named(results, "nefatavl.claim.no-squeeze")["locations"];
    EXPECT_EQ(check[0]["physicalLocation"]["region"]["startLine"], 4) << "by the ledger entries of its clauses";
    const json& lone = result_named(results, "nefatavl.missing.board-size");
    EXPECT_FALSE(lone.contains("relatedLocations"));
}

// A bracket in a message is a link to a related place, unless it is escaped.
TEST(Sarif, TextThatLooksLikeALinkIsNone) {
    const json results = results_of(parsed({chapter()}));
    const std::string text = result_named(results, "nefatavl.violation.no-squeeze")["message"]["text"];
    EXPECT_NE(text.find("\\[c\\](d)"), std::string::npos) << text;
}

TEST(Sarif, MarksTheWordsWhereTheTextIsAtHand) {
    Chapter with_text = chapter();
    with_text.place = {"docs/rules/nefatavl.txt", {{1, {14, 3, 40}}}, {{14, "8b7cf3e952e7aeb2:1"}}};
    const json results = results_of(parsed({with_text}));
    const json& result = result_named(results, "nefatavl.king.brown-square");
    const json& place = result["locations"][0]["physicalLocation"];
    EXPECT_EQ(place["artifactLocation"]["uri"], "docs/rules/nefatavl.txt");
    EXPECT_EQ(place["region"], json({{"startLine", 14}, {"startColumn", 3}, {"endColumn", 40}}));
    EXPECT_EQ(result["partialFingerprints"]["primaryLocationLineHash"], "8b7cf3e952e7aeb2:1");
    const json without = results_of(parsed({chapter()}));
    EXPECT_TRUE(result_named(without, "nefatavl.king.brown-square")["partialFingerprints"]["primaryLocationLineHash"]
                    .get<std::string>()
                    .ends_with(":1"))
        << "a fingerprint even so";
}

TEST(Sarif, RulesHelpAndTheToolHasItsVersion) {
    const json driver = parsed({chapter()})["runs"][0]["tool"]["driver"];
    EXPECT_EQ(driver["version"], kVersion);
    EXPECT_FALSE(driver.contains("informationUri")) << "there is no page to name";
    for (const json& rule : driver["rules"]) {
        for (const char* text : {"shortDescription", "fullDescription", "help"})
            EXPECT_FALSE(rule[text]["text"].get<std::string>().empty()) << rule["id"] << " " << text;
        EXPECT_FALSE(rule["help"]["markdown"].get<std::string>().empty());
        EXPECT_TRUE(std::set<std::string>({"error", "warning", "recommendation"})
                        .contains(rule["properties"]["problem.severity"].get<std::string>()));
    }
}

TEST(Sarif, SaysHowEachResultStandsAgainstABaseline) {
    const json results = results_of(parsed({judged_chapter()}));
    for (const json& result : results) {
        EXPECT_TRUE(result.contains("baselineState")) << "all results or none";
        EXPECT_TRUE(result.contains("suppressions")) << "all results or none";
    }
    const json& accepted = result_named(results, "nefatavl.claim.no-squeeze");
    EXPECT_EQ(accepted["baselineState"], "unchanged");
    EXPECT_EQ(
        accepted["suppressions"],
        json::array({{{"kind", "external"}, {"status", "accepted"}, {"justification", "the source is mistaken"}}}));
    const json& expired = result_named(results, "nefatavl.king.brown-square");
    EXPECT_EQ(expired["baselineState"], "unchanged");
    EXPECT_TRUE(expired["suppressions"].empty());
    EXPECT_EQ(expired["properties"]["expires"], "2027-01-31");
    const json& fresh = result_named(results, "nefatavl.missing.board-size");
    EXPECT_EQ(fresh["baselineState"], "new");
    EXPECT_TRUE(fresh["suppressions"].empty());
    EXPECT_TRUE(result_named(results, "nefatavl.bound.most-taken")["suppressions"].empty()) << "unknown";
    const json& gone = result_named(results, "nefatavl.missing.gone");
    EXPECT_EQ(gone["baselineState"], "absent");
    EXPECT_EQ(gone["kind"], "notApplicable");
    EXPECT_EQ(gone["level"], "none");
    EXPECT_EQ(
        std::count_if(results.begin(), results.end(), [](const json& r) { return r["baselineState"] == "absent"; }), 1)
        << "what is gone of another ruleset is that one's";
    for (const json& result : results_of(parsed({chapter()})))
        EXPECT_FALSE(result.contains("baselineState") || result.contains("suppressions"));
}

TEST(Sarif, FingerprintsOutliveRewording) {
    RulesetReport reworded = report();
    std::swap(reworded.findings[1], reworded.findings[0]);
    reworded.findings[0].quoted.title = "another title";
    const std::vector<Chapter> chapters{{reworded, info()}};
    const auto print = [](const json& document) {
        return result_named(results_of(document), "nefatavl.king.brown-square")["partialFingerprints"];
    };
    EXPECT_EQ(print(parsed({chapter()})), print(parsed(chapters)));
    reworded.findings[0].kind = FindingKind::gap;
    EXPECT_NE(print(parsed({chapter()})), print(parsed(chapters)));
}

TEST(Sarif, StaysWithinTheLimitsAndSaysWhatIsLeftOut) {
    RulesetReport crowded = report();
    for (std::size_t i = 0; i < kSarifResults; ++i)
        crowded.findings.push_back(
            plain("nefatavl.made-up." + std::to_string(i), FindingKind::dead_text, "Dead?", Materiality::none_found));
    const json run = parsed({{crowded, info()}})["runs"][0];
    EXPECT_EQ(run["results"].size(), kSarifResults);
    EXPECT_TRUE(run["properties"]["notice"].get<std::string>().starts_with("5000 of 5007 results"));
    const json many = parsed(std::vector<Chapter>(25, chapter()));
    EXPECT_EQ(many["runs"].size(), kSarifRuns);
    EXPECT_TRUE(many["runs"].back()["properties"].contains("runsNotice"));
    EXPECT_FALSE(parsed({chapter()})["runs"][0].contains("properties"));
}

TEST(Sarif, SameInputSameBytes) { EXPECT_EQ(sarif(std::vector{chapter()}), sarif(std::vector{chapter()})); }

}  // namespace
}  // namespace nomos
