// Whatever a report prints can be played as it is printed, and comes to what is claimed.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <set>

#include "analysis/examination/examine.hpp"
#include "analysis/games/analysis.hpp"
#include "analysis/readings/told_case.hpp"
#include "model/core/registry.hpp"
#ifdef NOMOS_REGISTERED_nefatavl
#include "model/nefatavl/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_nerva
#include "model/nerva/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_neva
#include "model/neva/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_nika
#include "model/nika/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_nymbat
#include "model/nymbat/ruleset.hpp"
#endif
#include "reports/html.hpp"
#include "reports/json.hpp"
#include "reports/markdown.hpp"
#include "reports/option_letters.hpp"
#include "reports/replayed.hpp"

namespace nomos {
namespace {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

Json printed(const std::vector<Finding>& findings) { return Json::parse(findings_json(findings)); }

// --- what rulesets show beside the text, and the cases that they tell of readings -----------------------
Finding beside_the_text(const RulesetInfo& info, const ExhibitInfo& told) {
    Finding f;
    f.id = told.id, f.ruleset = info.id, f.kind = FindingKind::gap, f.about = about::Listed{};
    f.quoted.title = told.id;
    f.witness.position = told.position, f.witness.moves = told.moves;
    // The key of what players settle has no dot.
    for (const std::string& choice : strings(told.readings))
        (choice.find('.') < choice.find('=') ? f.witness.readings : f.shown.settled).push_back(choice);
    f.line.plays = told.line, f.line.readings = f.witness.readings;
    return f;
}
// The case under two options, where it comes out differently.
template <class R>
void add_told(const ExhibitInfo& told, int reading, int other, std::vector<Finding>& findings) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    analysis::Compared part;
    for (const int option : {info.default_option, other}) {
        Side side;
        side.option = info.options[static_cast<std::size_t>(option)].id;
        part.sides.push_back(std::move(side));
    }
    analysis::show_as_told<R>(reading, info.default_option, other, part);
    if (part.shown.how != Shown::How::told) return;
    Finding f = beside_the_text(R::info(), told);
    f.readings = {std::string(info.id)}, f.line = {};
    f.sides = part.sides, f.witness = part.witness, f.shown = part.shown;
    findings.push_back(std::move(f));
}
template <class R>
void comes_to_what_is_said() {
    std::vector<Finding> findings;
    for (const ExhibitInfo& told : R::exhibits()) {
        const auto& table = R::info().readings;
        const auto reading = std::ranges::find(table, told.id, &ReadingInfo::id);
        if (reading == table.end()) {
            findings.push_back(beside_the_text(R::info(), told));
            continue;
        }
        for (int other = 0; other < static_cast<int>(reading->options.size()); ++other)
            if (other != reading->default_option)
                add_told<R>(told, static_cast<int>(reading - table.begin()), other, findings);
    }
    const auto outcome = replay_findings(printed(findings));
    EXPECT_THAT(outcome.wrong, IsEmpty());
    EXPECT_GT(outcome.witnesses + outcome.options, 3);
}
#ifdef NOMOS_REGISTERED_nefatavl
TEST(ReplayOfFindings, OfNefatavlComesToWhatIsSaid) { comes_to_what_is_said<nefatavl::RulesetType>(); }
#endif
#ifdef NOMOS_REGISTERED_nerva
TEST(ReplayOfFindings, OfNervaComesToWhatIsSaid) { comes_to_what_is_said<nerva::RulesetType>(); }
#endif
#ifdef NOMOS_REGISTERED_neva
TEST(ReplayOfFindings, OfNevaComesToWhatIsSaid) { comes_to_what_is_said<neva::RulesetType>(); }
#endif
#ifdef NOMOS_REGISTERED_nika
TEST(ReplayOfFindings, OfNikaComesToWhatIsSaid) { comes_to_what_is_said<nika::RulesetType>(); }
#endif
#ifdef NOMOS_REGISTERED_nymbat
TEST(ReplayOfFindings, OfNymbatComesToWhatIsSaid) { comes_to_what_is_said<nymbat::RulesetType>(); }
#endif

#ifdef NOMOS_REGISTERED_nefatavl
// Black is to move, and White has no stone: under one of the two options the game is over before the move.
TEST(ReplayOfFindings, KnowsAMoveThatComesAfterTheEnd) {
    using R = nefatavl::RulesetType;
    const auto& table = R::info().readings;
    const auto reading = std::ranges::find(table, "nefatavl.end.no-moves-when", &ReadingInfo::id);
    const ExhibitInfo told{reading->id, "2K8/11/11/11/11/11/11/11/11/11/11 b", {}, {"c11-d11"}, {}};
    Finding f = beside_the_text(R::info(), told);
    f.readings = {std::string(reading->id)}, f.shown.how = Shown::How::told;
    for (const int option : {0, 1}) {
        const analysis::ToldCase<R> played(told, static_cast<int>(reading - table.begin()), option);
        Side& side = f.sides.emplace_back();
        side.option = reading->options[static_cast<std::size_t>(option)].id;
        side.consequence = played.consequence(told.moves);
        side.picture = analysis::picture_after<R>(played.setting, played.played, told.moves);
        f.shown.settled = settled<R>(played.setting);
    }
    Json document = printed({f});
    Json& over = document["findings"][0]["sides"][1];
    EXPECT_EQ(document["findings"][0]["sides"][0]["over"], false);
    EXPECT_EQ(over["over"], true);
    EXPECT_EQ(over["refused"], "c11-d11");
    EXPECT_EQ(over["outcome"], "defenders win");
    EXPECT_EQ(over["in_words"], "The game is over already: defenders win.");
    EXPECT_THAT(replay_findings(document).wrong, IsEmpty());
    over["over"] = false;
    EXPECT_THAT(replay_findings(document).wrong, Contains(HasSubstr("whether the game is over before it")));
}
#endif

// Whatever somebody has made of the file: one message, and no crash.
TEST(ReplayOfFindings, SaysOfWhatIsNoFindingThatItIsNone) {
    for (const char* spoilt :
         {R"({"id": "x", "ruleset": "nefatavl"})", R"({"ruleset": "nefatavl"})",
          R"({"id": "x", "ruleset": "nefatavl", "line": ["d1-d3"], "line_readings": [], "settled": [], "readings": [],
              "sides": [{"option": "a"}, {"option": "b"}], "witness": {}})",
          R"({"id": "x", "ruleset": "nefatavl", "line": 3, "sides": 4})"})
        EXPECT_EQ(replay_findings({{"findings", Json::array({Json::parse(spoilt)})}}).wrong.size(), 1U) << spoilt;
}

// --- a question that a cheap comparison answers, and what is not so of it ----------------------------------
// With so little for the solver, what play met is all that is known.
const Finding& met_at_the_corner() {
    static const Finding finding = [] {
        const RulesetInfo& info = find_ruleset("nefatavl").info();
        const auto reading = std::ranges::find(info.readings, "nefatavl.king.brown-square", &ReadingInfo::id);
        Options options;
        options.budget.resources = 1'000'000;
        return analysis_of("nefatavl")
            .compare(options, static_cast<int>(reading - info.readings.begin()), reading->default_option, 1);
    }();
    return finding;
}
const Json& corner() {
    static const Json document = printed({met_at_the_corner()});
    return document;
}
TEST(ReplayNotices, WhatPlayMetIsShownWhereTheSolverGivesUp) {
    const Finding& met = met_at_the_corner();
    EXPECT_EQ(met.materiality, Materiality::changes_winner);
    EXPECT_EQ(met.shown.how, Shown::How::by_search) << "nobody proved it the smallest";
    ASSERT_EQ(met.sides.size(), 2U);
    EXPECT_NE(met.sides[0].consequence.outcome, met.sides[1].consequence.outcome);
    EXPECT_FALSE(met.line.plays.empty());
}
TEST(ReplayNotices, NothingWhereAllIsAsItIsSaid) {
    const auto outcome = replay_findings(corner());
    EXPECT_THAT(outcome.wrong, IsEmpty());
    EXPECT_EQ(outcome.options, 2);
}
TEST(ReplayNotices, WhatIsClaimedAndNotSo) {
    using Changes = std::vector<std::pair<std::string, Json>>;
    const auto wrong_with = [](const Changes& changes) {
        Json changed = corner();
        for (const auto& [at, instead] : changes) changed["findings"][0][Json::json_pointer(at)] = instead;
        return replay_findings(changed).wrong;
    };
    const Json& side = corner()["findings"][0]["sides"][0];
    EXPECT_THAT(wrong_with({{"/sides/0/outcome", "defenders win"}}), Contains(HasSubstr("it is said: defenders win")));
    EXPECT_THAT(wrong_with({{"/sides/1/option", side["option"]}}), Contains(HasSubstr("both options come to")));
    EXPECT_THAT(wrong_with({{"/sides/0/allowed", Json::array()}, {"/sides/0/refused", side["allowed"][0]}}),
                Contains(HasSubstr("is said not to be allowed, and is")));
    EXPECT_THAT(wrong_with({{"/sides/0/allowed", {"a1-a2"}}}), Contains(HasSubstr("a1-a2 is not allowed in")));
    EXPECT_THAT(wrong_with({{"/witness/position", "11/11 w"}}), testing::Not(IsEmpty()));
    EXPECT_THAT(wrong_with({{"/line", {"a1-a2"}}}), Contains(HasSubstr("the line stops at a1-a2")));
}

#ifdef NOMOS_REGISTERED_neva
// Of four answers two are drawn, those that play tells apart most often; each other has boards of its own.
const Finding& of_four_answers() {
    static const Finding finding = [] {
        const auto& tasks = analysis_of("neva").readings;
        return std::ranges::find(tasks, "neva.majority.whom", &FindingTask::id)->run({});
    }();
    return finding;
}
const Json& four_answers() {
    static const Json document = printed({of_four_answers()});
    return document;
}
TEST(ReplayNotices, WhatIsDrawnOfAThirdAnswerOnThePages) {
    RulesetReport report;
    report.ruleset = "neva", report.findings = {of_four_answers()};
    const Chapter chapter{report, find_ruleset("neva").info()};
    const auto boards = [](const std::string& page, const std::string& mark) {
        std::size_t n = 0;
        for (std::size_t at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1)) ++n;
        return n;
    };
    Finding without = of_four_answers();
    without.further.clear();
    RulesetReport bare = report;
    bare.findings = {without};
    const Chapter less{bare, chapter.info};
    std::size_t more = 0;  // where it stands beside another one of the two refuses the move: its board is that before
    for (const FurtherOption& other : of_four_answers().further) more += other.beside.empty() ? 1U : 2U;
    EXPECT_EQ(boards(html_page(chapter), "<svg") - boards(html_page(less), "<svg"), more);
    const std::string page = markdown_page(chapter);
    for (const FurtherOption& third : of_four_answers().further) {
        if (third.beside.empty()) continue;
        const auto asked = std::ranges::find(chapter.info.readings, "neva.majority.whom", &ReadingInfo::id);
        EXPECT_THAT(page, HasSubstr(letter_of_option(of_four_answers(), &*asked, third.option) + " parts from "));
        EXPECT_THAT(page, HasSubstr(third.witness.position));
    }
}
TEST(ReplayNotices, WhatIsDrawnOfAThirdAnswer) {
    const Json& f = four_answers()["findings"][0];
    EXPECT_EQ(f["sides"][1]["option"], "men-bound") << "men are many: it is met in play, as the others hardly are";
    ASSERT_EQ(f["further"].size(), 2U);
    int options = 2;
    std::set<std::string> further;
    for (const Json& other : f["further"]) {
        further.insert(other["option"]);
        ASSERT_FALSE(other["sides"].empty());
        EXPECT_EQ(other["sides"].size(), other["beside"] == "" ? 1U : 2U);
        EXPECT_THAT(other["witness"]["readings"], IsEmpty())
            << "that one of its own options is played is no supposition";
        options += static_cast<int>(other["sides"].size());
    }
    EXPECT_EQ(further, (std::set<std::string>{"each-king", "over-all"}));
    const auto outcome = replay_findings(four_answers());
    EXPECT_THAT(outcome.wrong, IsEmpty());
    EXPECT_EQ(outcome.options, options);
    Json changed = four_answers();
    Json& last = changed["findings"][0]["further"][0]["sides"].back();
    last["option"] = "among-kings";
    EXPECT_THAT(replay_findings(changed).wrong, testing::Not(IsEmpty()));
}
#endif

// Sixteen moves that only turn: then the same state has stood three times.
TEST(ReplayNotices, ALineThatGoesOnWhenItsCourseHasEndedTheGame) {
    Strings turns;
    for (int round = 0; round < 2; ++round)
        for (const char* turned : {"h1 east", "a8 north", "h9 east", "i8 north"})
            turns.insert(turns.end(), 2, "rotate " + std::string(turned));
    const auto wrong_with = [](const Strings& line) {
        return replay_findings({{"findings",
                                 {{{"id", "nika.x"},
                                   {"ruleset", "nika"},
                                   {"sides", Json::array()},
                                   {"settled", Strings{}},
                                   {"line", line},
                                   {"line_readings", Strings{}},
                                   {"witness", {{"position", ""}}}}}}})
            .wrong;
    };
    EXPECT_THAT(wrong_with(turns), IsEmpty());
    turns.emplace_back("rotate h1 east");
    EXPECT_THAT(wrong_with(turns), Contains(HasSubstr("the line stops at rotate h1 east")));
}
// A question whose answers hang on what is settled before the game.
TEST(ReplayOfAQuestion, IsUnderWhatIsSettledAndSaysHowTheGameEnds) {
    const Json asked = Json::parse(R"({"question-1": {"position": "4B1/5w/5r/6/6/6 r", "moves": ["64:66:46"],
        "settled": ["pairs=yes"], "sides": [
        {"readings": ["neva.pairs.allies=opposite"], "says": "The game is over: the other pair wins."},
        {"readings": ["neva.pairs.allies=white-red"], "says": "The game is over: White's pair wins."}]}})");
    EXPECT_THAT(replay_questions("neva", asked).wrong, IsEmpty());
    EXPECT_EQ(replay_questions("neva", asked).questions, 1);
    const auto wrong_with = [&](const std::string& at, const Json& instead) {
        Json changed = asked;
        changed["question-1"][Json::json_pointer(at)] = instead;
        return replay_questions("neva", changed).wrong;
    };
    EXPECT_THAT(wrong_with("/settled", Json::array()), Contains(HasSubstr("two of its answers come to the same")));
    EXPECT_THAT(wrong_with("/sides/0/says", "The game goes on."), Contains(HasSubstr("is not what follows")));
    EXPECT_THAT(wrong_with("/sides/0/says", "The game is over: White wins."),
                Contains(HasSubstr("is not what follows")));
    EXPECT_THAT(wrong_with("/sides/0/says", "The move is not allowed."), Contains(HasSubstr("is not what follows")));
}

}  // namespace
}  // namespace nomos
