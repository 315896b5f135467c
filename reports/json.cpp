#include "reports/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "model/core/registry.hpp"
#include "reports/finding_words.hpp"
#include "reports/grounding.hpp"
#include "reports/impact_words.hpp"
#include "reports/option_letters.hpp"
#include "reports/page_order.hpp"
#include "reports/side_words.hpp"
#include "reports/text_board.hpp"
#include "reports/value_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

// A text that is no UTF-8 is shown with replacement characters; it must not cost the whole file.
std::string printed(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json json(const CheckResult& check) {
    Json told = {
        {"id", check.id},
        {"ruleset", check.ruleset},
        {"kind", name_of(check.kind)},
        {"verdict", name_of(check.verdict)},
        {"method", name_of(check.method)},
        {"scope", {{"board", check.scope.board}, {"readings", check.scope.readings}, {"bound", check.scope.bound}}},
        {"clauses", check.clauses},
        {"detail", check.detail}};
    if (check.by != Pass::none) told["decided_by"] = name_of(check.by);
    return told;
}

std::string drawing_of(const Finding& finding) {
    std::vector<Picture> pictures = finding.witness.pictures;
    if (pictures.empty())
        for (const Side& side : finding.sides) pictures.push_back(side.picture);
    std::vector<std::vector<std::string>> blocks;
    for (const Picture& picture : pictures) blocks.push_back(text_board(picture));
    std::string text;
    for (const std::string& line : side_by_side(blocks, 4)) text += (text.empty() ? "" : "\n") + line;
    return text;
}

Json json(const ShortestLine& found, const std::string& replay) {
    ShortestLine s = found;
    if (s.within_a_turn) s.answer = ShortestLine::Answer::given_up, s.line.clear(), s.option.clear();
    return {{"shortest", name_of(s.answer)},
            {"refuted_plies", s.refuted},
            {"why", s.within_a_turn ? shortest_in_words(found) : why_in_words(s)},
            {"line", s.line},
            {"line_option", s.option},
            {"replay", replay}};
}
Json measured(const Finding& finding) {
    const Measured& m = finding.measured;
    if (m.looked_at == 0) return Json::object();
    const MetOption met = met_of(finding);
    Json small = Json::array();
    for (const SmallBoard& b : m.small) {
        Json board{{"board", b.board},
                   {"explored", b.explored},
                   {"changes", name_of(b.changes)},
                   {"option", b.option},
                   {"usual", value_in_words(b.usual, b.other)},
                   {"other", value_in_words(b.other, b.usual)}};
        board.update(json(b.shortest, b.replay));
        small.push_back(std::move(board));
    }
    Json own = m.own ? json(m.own->shortest, m.own->replay) : Json::object();
    return {{"positions", m.looked_at},
            {"games", m.games},
            {"of_games", m.settled},
            {"met", met.met},
            {"by_another_move", met.by_another},
            {"share", share_in_words(met.met, m.looked_at)},
            {"earliest_ply", met.earliest},
            {"in_play", name_of(met.in_play)},
            {"small_boards", small},
            {"own_board", own}};
}

// What is claimed of each option, so that a program can replay it: the moves that are allowed, the first that is not,
// and how the game stands then: where it is over, that is why.
Json json(const Finding& finding, std::size_t which) {
    const Side& side = finding.sides[which];
    const Consequence& c = side.consequence;
    const bool moves = c.what == Consequence::What::moved, refuses = c.what == Consequence::What::not_allowed;
    std::vector<std::string> allowed = c.done;
    if (moves) allowed = {c.move};
    return {{"option", side.option},
            {"letter", letter_of_option(finding, side.option)},
            {"says", side.says},
            {"played", side.is_default},
            {"allowed", allowed},
            {"refused", refuses || c.what == Consequence::What::played ? c.move : ""},
            {"outcome", c.outcome},
            {"over", c.over},
            {"sums", decided_by(side.picture)},
            {"in_words", side_in_words(finding, which)}};
}
Json sides(const Finding& finding) {
    Json all = Json::array();
    for (std::size_t i = 0; i < finding.sides.size(); ++i) all.push_back(json(finding, i));
    return all;
}

// The position in which its sides are compared.
Json where(const Finding& finding) {
    return {{"position", finding.witness.position}, {"moves", finding.witness.moves},
            {"readings", finding.witness.readings}, {"settled", finding.shown.settled},
            {"steps", finding.shown.steps},         {"of_no_game", finding.shown.of_no_game},
            {"drawing", drawing_of(finding)}};
}
// Each option beyond the two that are drawn: itself in their position, or beside the one that it comes to the same as.
Json further(const Finding& finding) {
    Json all = Json::array();
    for (const FurtherOption& o : finding.further) {
        Finding own = finding;
        own.sides = o.sides, own.witness = o.witness, own.shown = o.shown;
        Json compared = sides(own);
        // What follows in the others' position is told beside them.
        if (o.beside.empty() && !compared.empty()) compared[0]["in_words"] = other_in_words(finding, o.option);
        all.push_back({{"option", o.option},
                       {"beside", o.beside},
                       {"same", o.sides.empty() && is_proved_same(o.decided)},
                       {"witness", where(own)},
                       {"sides", compared}});
    }
    return all;
}

// Rule by rule what the text does not state.
Json json(const RulesetInfo& info) {
    Json rules = Json::array();
    for (const Supplied& s : supplied_by_us(info))
        rules.push_back({{"clause", s.clause->id},
                         {"grounding", name_of(s.clause->grounding)},
                         {"text", s.clause->by},
                         {"adds", s.clause->adds},
                         {"asked", s.clause->told},
                         {"not_asked", s.clause->untold},
                         {"sentences", s.sentences}});
    return {{"ruleset", info.id}, {"rules", info.clauses.size()}, {"not_stated", rules}};
}
std::vector<const RulesetInfo*> rulesets_of(std::span<const Finding> findings) {
    std::vector<const RulesetInfo*> infos;
    for (const AnyRuleset* ruleset : rulesets())
        if (std::any_of(findings.begin(), findings.end(),
                        [&](const Finding& f) { return f.ruleset == ruleset->info().id; }))
            infos.push_back(&ruleset->info());
    return infos;
}

void add(const Standing& standing, Json& document) {
    document["status"] = name_of(standing.status);
    document["reason"] = standing.reason;
    document["expires"] = standing.expires;
}
Json json(const Gone& gone) {
    Json document{{"id", gone.id}, {"ruleset", ruleset_of(gone.id)}};
    add(gone.standing, document);
    return document;
}
// What trying the advice on a finding showed: each wording, what it changes, and with what result.
Json json(const Finding& finding, const Advice& advice) {
    const auto readings = [&] { return find_ruleset(finding.ruleset).info().readings; };
    Json tried = Json::array();
    for (const AdviceLine& line : advice.lines) {
        Json fixes = Json::array();
        for (const Choice& c : line.change.fixes) {
            const ReadingInfo& reading = readings()[static_cast<std::size_t>(c.reading)];
            fixes.push_back(fmt::format("{}={}", reading.id, reading.options[static_cast<std::size_t>(c.option)].id));
        }
        tried.push_back({{"says", line.says},
                         {"note", line.change.note},
                         {"fixes", fixes},
                         {"adds", line.change.adds},
                         {"drops", line.change.drops},
                         {"result", name_of(line.result)},
                         {"how", line.how}});
    }
    return {{"tried", tried}, {"not_tried", advice.not_tried}};
}
Json json(const Finding& finding, const Standing& standing) {
    const FindingWords words = words_of(finding);
    const bool is_known = finding.line.how != LineOfPlay::How::not_met;
    Json document{{"id", finding.id},
                  {"ruleset", finding.ruleset},
                  {"kind", name_of(finding.kind)},
                  {"title", words.title},
                  {"explanation", words.explanation},
                  {"clauses", finding.clauses},
                  {"sentences", finding.sentences},
                  {"readings", finding.readings},
                  {"witness", where(finding)},
                  {"sides", sides(finding)},
                  {"further", further(finding)},
                  {"line", finding.line.plays},
                  {"settled", is_known ? finding.line.settled : std::vector<std::string>{}},
                  {"line_readings", finding.line.readings},
                  {"line_note", words.line_note},
                  {"evidence", words.evidence},
                  {"materiality", stake_in_words(finding)},
                  {"measured", measured(finding)},
                  {"suggestion", words.suggestion},
                  {"advice", json(finding, words.advice)}};
    if (standing.status != Status::unjudged) add(standing, document);
    return document;
}

}  // namespace

std::string results_json(std::span<const CheckResult> checks, std::span<const std::string> not_run, const Json& grades,
                         const std::map<std::string, Confirmed, std::less<>>& confirmed) {
    const Tally sum = tally({checks.begin(), checks.end()});
    Json list = Json::array(), timing = Json::object();
    for (const CheckResult& check : checks) {
        list.push_back(json(check));
        if (const auto by = confirmed.find(check.id); by != confirmed.end())
            list.back()["confirmed"] = {{"questions", by->second.questions},
                                        {"cvc5", by->second.cvc5},
                                        {"cadical", by->second.cadical},
                                        {"both", by->second.both},
                                        {"contradicted", by->second.contradicted}};
        timing[check.id] = std::round(check.seconds * 1000) / 1000;
    }
    Json document{{"schema", 1},
                  {"checks", list},
                  {"summary", {{"holds", sum.holds}, {"violated", sum.violated}, {"unknown", sum.unknown}}}};
    if (grades.is_array()) document["grades"] = grades;
    if (!not_run.empty()) document["interrupted"] = true, document["not_run"] = Json(not_run);
    document["timing"] = timing;
    return printed(document);
}

std::string findings_json(std::span<const Finding> findings, const Standings& standings) {
    Json list = Json::array(), gone = Json::array();
    for (const Finding& finding : findings) list.push_back(json(finding, standings.of(finding.id)));
    for (const Gone& g : standings.gone) gone.push_back(json(g));
    Json grounding = Json::array();
    for (const RulesetInfo* info : rulesets_of(findings)) grounding.push_back(json(*info));
    Json document{{"schema", 1}, {"findings", list}, {"grounding", grounding}};
    if (standings.judged) document["gone"] = gone;
    return printed(document);
}

}  // namespace nomos
