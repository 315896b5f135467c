#include "reports/sarif.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "reports/finding_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

// One thing to show, whether a check or a finding.
struct Entry {
    std::string id, kind, title, message;
    Level level = Level::none;
    bool shown = false;
    std::vector<int> sentences;
};

std::vector<int> sentences_of(const CheckResult& check, const RulesetInfo& info) {
    std::set<int> numbers;
    for (const std::string& clause : check.clauses)
        for (const int number : sentences_for(info.ledger, clause)) numbers.insert(number);
    return {numbers.begin(), numbers.end()};
}

std::string message_of(const Finding& finding) {
    const FindingWords words = words_of(finding);
    std::string text = words.title;
    for (const std::string& part : {words.explanation, words.suggestion})
        if (!part.empty()) text += "\n\n" + part;
    return text;
}

std::vector<Entry> entries_of(const Chapter& chapter) {
    std::vector<Entry> entries;
    for (const Finding& f : chapter.report.findings)
        entries.push_back(
            {f.id, std::string(name_of(f.kind)), title_of(f), message_of(f), level_of(f), true, f.sentences});
    for (const CheckResult& c : chapter.report.checks)
        entries.push_back({c.id, std::string(name_of(c.kind)), c.question, c.question + "\n\n" + c.detail, level_of(c),
                           c.verdict != Verdict::holds, sentences_of(c, chapter.info)});
    return entries;
}

// An alert keeps its identity while its id and kind stay, wherever its sentences move to.
std::string fingerprint_of(const Entry& entry) {
    std::uint64_t hash = 14695981039346656037u;  // FNV-1a, 64 bits
    for (const char c : entry.id + "|" + entry.kind) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return fmt::format("{:016x}", hash);
}

Json location(const RulesetInfo& info, int line) {
    return {{"physicalLocation",
             {{"artifactLocation", {{"uri", "rules/" + std::string(info.source_file)}, {"uriBaseId", "%SRCROOT%"}}},
              {"region", {{"startLine", std::max(1, line)}}}}}};
}

// A host shows nothing without a place: what is about no sentence stands at the head of the source.
Json locations_of(const Entry& entry, const RulesetInfo& info) {
    Json places = Json::array();
    for (const int number : entry.sentences)
        for (const LedgerEntry& sentence : info.ledger)
            if (sentence.number == number) places.push_back(location(info, sentence.at.line));
    if (places.empty()) places.push_back(location(info, 1));
    return places;
}

Json rule_of(const Entry& entry) {
    return {{"id", entry.id},
            {"shortDescription", {{"text", entry.title.empty() ? entry.id : entry.title}}},
            {"defaultConfiguration", {{"level", name_of(entry.level == Level::none ? Level::error : entry.level)}}},
            {"properties", {{"tags", Json::array({entry.kind})}}}};
}

Json result_of(const Entry& entry, std::size_t rule, const RulesetInfo& info) {
    return {{"ruleId", entry.id},
            {"ruleIndex", rule},
            {"level", name_of(entry.level)},
            {"message", {{"text", entry.message}}},
            {"locations", locations_of(entry, info)},
            {"partialFingerprints", {{"nomosId/v1", fingerprint_of(entry)}}}};
}

// The same id may name a finding and the check behind it: a rule is listed once.
std::vector<std::size_t> rule_indices(const std::vector<Entry>& entries, Json& rules) {
    std::map<std::string, std::size_t> known;
    std::vector<std::size_t> indices;
    for (const Entry& entry : entries) {
        const auto [at, fresh] = known.try_emplace(entry.id, known.size());
        if (fresh) rules.push_back(rule_of(entry));
        indices.push_back(at->second);
    }
    return indices;
}

std::vector<std::size_t> loudest(const std::vector<Entry>& entries) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].shown) shown.push_back(i);
    std::stable_sort(shown.begin(), shown.end(),
                     [&](std::size_t a, std::size_t b) { return entries[a].level > entries[b].level; });
    return shown;
}

Json run_of(const Chapter& chapter) {
    const std::vector<Entry> entries = entries_of(chapter);
    Json rules = Json::array(), results = Json::array();
    const std::vector<std::size_t> indices = rule_indices(entries, rules);
    const std::vector<std::size_t> shown = loudest(entries);
    for (std::size_t i = 0; i < std::min(shown.size(), kSarifResults); ++i)
        results.push_back(result_of(entries[shown[i]], indices[shown[i]], chapter.info));
    Json run{{"tool", {{"driver", {{"name", "nomos"}, {"rules", rules}}}}},
             {"automationDetails", {{"id", "nomos/" + chapter.report.ruleset + "/"}}},
             {"columnKind", "unicodeCodePoints"},
             {"results", results}};
    if (shown.size() > kSarifResults)
        run["properties"]["notice"] = fmt::format(
            "{} of {} results are listed, the loudest first; findings.json "
            "and results.json hold all.",
            kSarifResults, shown.size());
    return run;
}

}  // namespace

std::string sarif(std::span<const Chapter> chapters) {
    Json runs = Json::array();
    for (const Chapter& chapter : chapters.first(std::min(chapters.size(), kSarifRuns)))
        runs.push_back(run_of(chapter));
    if (chapters.size() > kSarifRuns)
        runs.back()["properties"]["runsNotice"] =
            fmt::format("{} of {} rulesets are listed: a file holds no more.", kSarifRuns, chapters.size());
    const Json document{
        {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", runs}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
