#include "reports/sarif.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "reports/finding_words.hpp"
#include "reports/markdown.hpp"
#include "reports/sources.hpp"
#include "reports/version.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

// One thing to show, whether a check or a finding.
struct Entry {
    std::string id, kind, title, explanation, message;
    std::vector<std::string> help;  // paragraphs
    Level level = Level::none;
    bool shown = false;
    std::vector<int> sentences;
    Standing standing;
};

std::vector<int> sentences_of(const CheckResult& check, const RulesetInfo& info) {
    std::set<int> numbers;
    for (const std::string& clause : check.clauses)
        for (const int number : sentences_for(info.ledger, clause)) numbers.insert(number);
    return {numbers.begin(), numbers.end()};
}

std::string paragraphs(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
        if (!part.empty()) text += (text.empty() ? "" : "\n\n") + part;
    return text;
}

// What is proposed, what of it was tried, and with what result.
std::string settle_text(const FindingWords& words) {
    if (words.suggestion.empty()) return "";
    std::string text = words.advice.call + ": " + words.suggestion;
    if (!words.advice.not_tried.empty()) text += " (" + words.advice.not_tried + ")";
    for (const AdviceLine& line : words.advice.lines)
        text += (line.says.empty() ? " " : " \"" + line.says + "\" ") + in_words(line);
    return text;
}

Entry entry_of(const Finding& f, const Standings& standings) {
    const FindingWords words = words_of(f);
    const std::string settle = settle_text(words);
    return {f.id,
            std::string(name_of(f.kind)),
            words.title,
            words.explanation,
            paragraphs({words.title, words.explanation, words.suggestion}),
            {words.explanation, settle, f.command.empty() ? "" : "To see it: " + f.command},
            level_of(f),
            true,
            f.sentences,
            standings.of(f.id)};
}
// An unknown verdict is nobody's to accept.
Entry entry_of(const CheckResult& c, const Chapter& chapter) {
    Standing standing = chapter.standings.of(c.id);
    if (c.verdict != Verdict::violated && standing.status == Status::accepted) standing = {Status::fresh, "", ""};
    return {c.id,
            std::string(name_of(c.kind)),
            c.question,
            c.question,
            paragraphs({c.question, c.detail}),
            {c.question, "To run it: nomos check " + c.ruleset + " --only " + c.id},
            level_of(c),
            c.verdict != Verdict::holds,
            sentences_of(c, chapter.info),
            standing};
}

std::vector<Entry> entries_of(const Chapter& chapter) {
    std::vector<Entry> entries;
    for (const Finding& f : chapter.report.findings) entries.push_back(entry_of(f, chapter.standings));
    for (const CheckResult& c : chapter.report.checks) entries.push_back(entry_of(c, chapter));
    return entries;
}

// An alert keeps its identity while its id and kind stay, wherever its sentences move to.
std::string fingerprint_of(const Entry& entry) {
    std::uint64_t hash = 14695981039346656037u;  // FNV-1a, 64 bits
    for (const char c : entry.id + "|" + entry.kind) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return fmt::format("{:016x}", hash);
}

// --- places ------------------------------------------------------------------------------------
// The line by the ledger where the user's copy is not at hand; then a column would be a guess.
Region region_of(const LedgerEntry& sentence, const SourcePlace& place) {
    const auto known = place.regions.find(sentence.number);
    return known == place.regions.end() ? Region{std::max(1, sentence.at.line), 0, 0} : known->second;
}
Json location(const Chapter& chapter, const Region& at) {
    const std::string& uri = chapter.place.uri;
    Json region{{"startLine", at.line}};
    if (at.begin > 0) region["startColumn"] = at.begin, region["endColumn"] = at.end;
    return {{"physicalLocation",
             {{"artifactLocation",
               {{"uri", uri.empty() ? source_uri("", chapter.info.source_file) : uri}, {"uriBaseId", "%SRCROOT%"}}},
              {"region", region}}}};
}
// The sentences that are in the ledger, in the finding's order.
std::vector<const LedgerEntry*> cited(const Entry& entry, const RulesetInfo& info) {
    std::vector<const LedgerEntry*> all;
    for (const int number : entry.sentences)
        for (const LedgerEntry& sentence : info.ledger)
            if (sentence.number == number) all.push_back(&sentence);
    return all;
}

// In a message, brackets are links.
std::string plain(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

// A host marks one place only, and shows nothing without one: the first sentence, or the head of the text for what
// is about none. The other sentences are related places, which the message links by their number.
void add_places(const Entry& entry, const Chapter& chapter, Json& result) {
    const auto sentences = cited(entry, chapter.info);
    const Region main = sentences.empty() ? Region{1, 0, 0} : region_of(*sentences.front(), chapter.place);
    result["locations"] = Json::array({location(chapter, main)});
    std::string message = plain(entry.message);
    Json related = Json::array();
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        const int number = sentences[i]->number;
        Json place{{"id", i}};
        place.update(location(chapter, region_of(*sentences[i], chapter.place)));
        place["message"] = {{"text", fmt::format("sentence {}", number)}};
        related.push_back(std::move(place));
        message += fmt::format("{}[{}]({})", i == 1 ? "\n\nSee also sentences " : ", ", number, i);
    }
    if (!related.empty()) result["relatedLocations"] = related;
    result["message"] = {{"text", message}};
    // Where the text is not at hand, the line is known by what is said of it.
    const auto hash = chapter.place.line_hash.find(main.line);
    result["partialFingerprints"] = {
        {"primaryLocationLineHash",
         hash == chapter.place.line_hash.end() ? fingerprint_of(entry) + ":1" : hash->second},
        {"nomosId/v1", fingerprint_of(entry)}};
}

// --- rules and results -------------------------------------------------------------------------
// How loud GitHub shows a rule that has no security in it.
std::string_view severity_of(Level level) { return level == Level::note ? "recommendation" : name_of(level); }
Json help_of(const Entry& entry, const std::string& title) {
    std::string markdown = "**" + markdown_escape(title) + "**", text = paragraphs(entry.help);
    for (const std::string& part : entry.help)
        if (!part.empty()) markdown += "\n\n" + markdown_escape(part);
    return {{"text", text.empty() ? title : text}, {"markdown", markdown}};
}
Json rule_of(const Entry& entry) {
    const std::string title = entry.title.empty() ? entry.id : entry.title;
    const Level level = entry.level == Level::none ? Level::error : entry.level;
    return {
        {"id", entry.id},
        {"shortDescription", {{"text", title}}},
        {"fullDescription", {{"text", entry.explanation.empty() ? title : entry.explanation}}},
        {"help", help_of(entry, title)},
        {"defaultConfiguration", {{"level", name_of(level)}}},
        {"properties", {{"tags", Json::array({"rulebook", entry.kind})}, {"problem.severity", severity_of(level)}}}};
}

// Against a baseline, all results say how they stand, or none does: the standard has it so.
void add_standing(const Standing& standing, Json& result) {
    if (standing.status == Status::unjudged) return;
    Json suppressions = Json::array();
    if (standing.status == Status::accepted)
        suppressions.push_back({{"kind", "external"}, {"status", "accepted"}, {"justification", standing.reason}});
    result["baselineState"] = standing.status == Status::fresh  ? "new"
                              : standing.status == Status::gone ? "absent"
                                                                : "unchanged";
    result["suppressions"] = suppressions;
    Json said{{"status", name_of(standing.status)}};
    if (!standing.reason.empty()) said["reason"] = standing.reason;
    if (!standing.expires.empty()) said["expires"] = standing.expires;
    result["properties"] = said;
}

Json result_of(const Entry& entry, std::size_t rule, const Chapter& chapter) {
    Json result{{"ruleId", entry.id}, {"ruleIndex", rule}};
    if (entry.standing.status == Status::gone) result["kind"] = "notApplicable";
    result["level"] = name_of(entry.level);
    add_places(entry, chapter, result);
    add_standing(entry.standing, result);
    return result;
}

// What the baseline still names is told once more, as absent.
Entry entry_of(const Gone& gone) {
    constexpr auto kWords = "An accepted finding that no longer occurs.";
    return {gone.id, "gone", kWords, "", kWords, {}, Level::none, true, {}, gone.standing};
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
    std::vector<Entry> entries = entries_of(chapter);
    for (const Gone& gone : chapter.standings.gone_of(chapter.report.ruleset)) entries.push_back(entry_of(gone));
    Json rules = Json::array(), results = Json::array();
    const std::vector<std::size_t> indices = rule_indices(entries, rules);
    const std::vector<std::size_t> shown = loudest(entries);
    for (std::size_t i = 0; i < std::min(shown.size(), kSarifResults); ++i)
        results.push_back(result_of(entries[shown[i]], indices[shown[i]], chapter));
    Json run{
        {"tool",
         {{"driver", {{"name", "nomos"}, {"version", kVersion}, {"semanticVersion", kVersion}, {"rules", rules}}}}},
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

Json sarif_document(std::span<const Chapter> chapters, bool interrupted) {
    Json runs = Json::array();
    for (const Chapter& chapter : chapters.first(std::min(chapters.size(), kSarifRuns)))
        runs.push_back(run_of(chapter));
    for (Json& run : runs)
        if (interrupted) run["invocations"] = Json::array({{{"executionSuccessful", false}}});
    if (chapters.size() > kSarifRuns)
        runs.back()["properties"]["runsNotice"] =
            fmt::format("{} of {} rulesets are listed: a file holds no more.", kSarifRuns, chapters.size());
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", runs}};
}
std::string sarif(std::span<const Chapter> chapters, bool interrupted) {
    return sarif_document(chapters, interrupted).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
