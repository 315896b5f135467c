// Whatever a report prints can be played as it is printed, and comes to what is claimed.
#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "analysis/assemble.hpp"
#include "analysis/examine.hpp"
#include "reports/json.hpp"
#include "tests/reports/replayed.hpp"

namespace nomos {
namespace {

using replayed::Json;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// What the text lacks, with what is shown beside it.
std::vector<Finding> of_the_text(const RulesetInfo& info) {
    std::vector<Finding> findings;
    for (const MissingInfo& m : info.missing)
        findings.push_back(analysis::assemble(info, m, analysis_of(info.id).shows(std::string(m.id))));
    return findings;
}
// Open questions that a cheap comparison answers.
std::vector<Finding> compared(const RulesetInfo& info, std::initializer_list<std::pair<const char*, int>> questions) {
    std::vector<Finding> findings;
    for (const auto& [id, other] : questions)
        for (std::size_t r = 0; r < info.readings.size(); ++r)
            if (info.readings[r].id == id)
                findings.push_back(
                    analysis_of(info.id).compare({}, static_cast<int>(r), info.readings[r].default_option, other));
    return findings;
}
Json printed(const std::vector<Finding>& findings) { return Json::parse(findings_json(findings)); }

class ReplayOfFindings : public testing::TestWithParam<const AnyRuleset*> {};
TEST_P(ReplayOfFindings, OfTheTextComesToWhatIsSaid) {
    const auto outcome = replayed::all_of(printed(of_the_text(GetParam()->info())));
    EXPECT_THAT(outcome.wrong, IsEmpty());
    EXPECT_GT(outcome.witnesses, 3);
}
INSTANTIATE_TEST_SUITE_P(Registry, ReplayOfFindings,
                         testing::ValuesIn(nomos::rulesets().begin(), nomos::rulesets().end()),
                         [](const auto& one) { return std::string(one.param->info().id); });

TEST(ReplayOfQuestions, ComesToWhatIsSaid) {
    const auto findings =
        compared(find_ruleset("nefatavl").info(),
                 {{"nefatavl.king.brown-square", 1}, {"nefatavl.king.hits", 1}, {"nefatavl.capture.standing", 1}});
    ASSERT_EQ(findings.size(), 3u);
    const auto outcome = replayed::all_of(printed(findings));
    EXPECT_THAT(outcome.wrong, IsEmpty());
    EXPECT_EQ(outcome.sides, 6);
}

// --- what is not so is told ------------------------------------------------------------------------
Json corner() {
    Json f = printed(compared(find_ruleset("nefatavl").info(), {{"nefatavl.king.brown-square", 1}}))["findings"][0];
    return {{"findings", Json::array({f})}};
}
TEST(ReplayNotices, WhatIsClaimedAndNotSo) {
    const Json good = corner();
    ASSERT_THAT(replayed::all_of(good).wrong, IsEmpty());
    const auto wrong_with = [&](const std::string& at, const Json& instead) {
        Json changed = good;
        changed["findings"][0][Json::json_pointer(at)] = instead;
        return replayed::all_of(changed).wrong;
    };
    const Json& f = good["findings"][0];
    EXPECT_THAT(wrong_with("/sides/0/outcome", "defenders win"), Contains(HasSubstr("it is said: defenders win")));
    EXPECT_THAT(wrong_with("/sides/1/option", f["sides"][0]["option"]), Contains(HasSubstr("both options come to")));
    EXPECT_THAT(wrong_with("/sides/0/refused", f["sides"][0]["allowed"][0]), testing::Not(IsEmpty()));
    EXPECT_THAT(wrong_with("/witness/position", "11/11 w"), testing::Not(IsEmpty()));
    EXPECT_THAT(wrong_with("/line", Json::array({"a1-a2"})), Contains(HasSubstr("the line stops at a1-a2")));
}

// --- a whole report: scripts/replay-report.sh DIR ------------------------------------------------------
std::string content_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
// The questions to an author as their page has them, for its boards that can be played on.
Json questions_of(const std::string& page) {
    const std::string begin = "id=\"player-data\">", end = "</script>";
    const std::size_t from = page.find(begin);
    if (from == std::string::npos) return Json::object();
    const std::size_t to = page.find(end, from);
    return Json::parse(page.substr(from + begin.size(), to - from - begin.size()))["findings"];
}
TEST(ReplayOfAReport, ComesToWhatIsSaid) {
    const char* folder = std::getenv("NOMOS_REPORT");
    if (folder == nullptr) GTEST_SKIP() << "no folder in NOMOS_REPORT";
    const std::string text = content_of(std::string(folder) + "/findings.json");
    ASSERT_FALSE(text.empty()) << folder << " has no findings.json";
    replayed::Replayer replayer;
    const Json document = Json::parse(text);
    std::set<std::string> games;
    for (const Json& f : document["findings"]) replayer.finding(f), games.insert(f["ruleset"].get<std::string>());
    for (const std::string& game : games)
        for (const auto& [id, q] :
             questions_of(content_of(std::string(folder) + "/" + game + "-questions.html")).items())
            replayer.question(game, id, q);
    const replayed::Outcome& o = replayer.outcome;
    std::printf("replayed: %d lines, %d witnesses, %d options, %d questions\n", o.lines, o.witnesses, o.sides,
                o.questions);
    EXPECT_THAT(o.wrong, IsEmpty());
}

}  // namespace
}  // namespace nomos
