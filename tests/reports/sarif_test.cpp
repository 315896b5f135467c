#include "reports/sarif.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

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
            ASSERT_FALSE(result["locations"].empty());
            for (const json& place : result["locations"]) {
                EXPECT_EQ(place["physicalLocation"]["artifactLocation"]["uri"], "rules/nefatavl.txt");
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

TEST(Sarif, PointsAtTheLinesOfTheSentences) {
    const json results = results_of(parsed({chapter()}));
    const json places = result_named(results, "nefatavl.king.brown-square")["locations"];
    ASSERT_EQ(places.size(), 3u);
    EXPECT_EQ(places[2]["physicalLocation"]["region"]["startLine"], 6);
    const json check = result_named(results, "nefatavl.claim.no-squeeze")["locations"];
    EXPECT_EQ(check[0]["physicalLocation"]["region"]["startLine"], 4) << "by the ledger entries of its clauses";
}

TEST(Sarif, FingerprintsOutliveRewording) {
    RulesetReport reworded = report();
    std::swap(reworded.findings[1], reworded.findings[0]);
    reworded.findings[0].quoted.title = "another title";
    reworded.findings[0].sentences = {5};
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
