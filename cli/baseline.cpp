#include "cli/baseline.hpp"

#include <fmt/format.h>

// The library asserts what a broken file can bring about, and throws on it right after: without NDEBUG that
// would be an abort.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "cli/input.hpp"
#include "model/core/notation.hpp"
#include "model/core/registry.hpp"

namespace nomos::cli {
namespace {

constexpr auto kShape =
    "an entry is [[accept]] with id = \"...\", reason = \"...\" and, if it ends, expires = YYYY-MM-DD";

Place place_of(const toml::node& node, const std::string& file) {
    return {file, static_cast<int>(node.source().begin.line), static_cast<int>(node.source().begin.column)};
}

std::string text_of(const toml::table& entry, std::string_view key, const std::string& file) {
    const toml::node* node = entry.get(key);
    if (!node) return "";
    if (!node->is_string()) throw ParseError(place_of(*node, file), fmt::format("{} is not a text", key), kShape);
    return node->as_string()->get();
}

std::optional<Date> date_of(const toml::table& entry, const std::string& file) {
    const toml::node* node = entry.get("expires");
    if (!node) return std::nullopt;
    if (!node->is_date()) throw ParseError(place_of(*node, file), "expires is not a date", kShape);
    const toml::date date = node->as_date()->get();
    return Date(std::chrono::year(date.year), std::chrono::month(date.month), std::chrono::day(date.day));
}

void refuse_other_keys(const toml::table& table, const std::set<std::string_view>& known, const std::string& file) {
    for (const auto& [key, node] : table)
        if (!known.contains(key.str()))
            throw ParseError(place_of(node, file), fmt::format("unknown key {}", std::string(key.str())), kShape);
}

Accepted entry_of(const toml::node& node, const std::string& file) {
    const toml::table* table = node.as_table();
    if (!table) throw ParseError(place_of(node, file), "this is no entry", kShape);
    refuse_other_keys(*table, {"id", "reason", "expires"}, file);
    Accepted entry{text_of(*table, "id", file), text_of(*table, "reason", file), date_of(*table, file),
                   place_of(node, file)};
    if (entry.id.empty()) throw ParseError(entry.place, "an entry without an id", kShape);
    return entry;
}

toml::table parsed(const std::string& text, const std::string& file) try {
    return toml::parse(text, file);
} catch (const toml::parse_error& error) {
    const auto at = error.source().begin;
    throw ParseError({file, static_cast<int>(at.line), static_cast<int>(at.column)}, error.description(), kShape);
}

std::string at(const Accepted& entry, std::string_view problem) {
    return fmt::format("{}:{}:{}: {} {}", entry.place.file, entry.place.line, entry.place.column, entry.id, problem);
}

// Whose finding it is: ids start with the ruleset's.
std::string_view ruleset_of(std::string_view id) { return id.substr(0, id.find('.')); }

bool is_known(std::string_view ruleset) {
    const auto all = rulesets();
    return std::any_of(all.begin(), all.end(), [&](const AnyRuleset* r) { return r->info().id == ruleset; });
}

}  // namespace

Baseline read_baseline(const std::string& file) { return parse_baseline(read_input(file), file); }

Baseline parse_baseline(const std::string& text, const std::string& file) {
    const toml::table document = parsed(text, file);
    refuse_other_keys(document, {"accept"}, file);
    Baseline baseline{file, {}};
    std::set<std::string> ids;
    const toml::node* list = document.get("accept");
    if (!list) return baseline;
    if (!list->is_array()) throw ParseError(place_of(*list, file), "accept is no list of entries", kShape);
    for (const toml::node& node : *list->as_array()) {
        baseline.entries.push_back(entry_of(node, file));
        const Accepted& entry = baseline.entries.back();
        if (!ids.insert(entry.id).second)
            throw ParseError(entry.place, "a second entry for " + entry.id, "keep one of them");
    }
    return baseline;
}

std::optional<Baseline> find_baseline(const std::string& given) {
    if (!given.empty()) return read_baseline(given);
    constexpr auto kUsual = "nomos.toml";
    if (std::error_code ignored; !std::filesystem::exists(kUsual, ignored)) return std::nullopt;
    return read_baseline(kUsual);
}

Date today() {
    using namespace std::chrono;
    const char* given = std::getenv("NOMOS_TODAY");
    if (!given) return Date(floor<days>(system_clock::now()));
    constexpr auto kForm = "a date is YYYY-MM-DD";
    Cursor cursor(given, {"NOMOS_TODAY", 1, 1});
    const int y = cursor.number(9999, kForm);
    cursor.expect('-', kForm);
    const int m = cursor.number(12, kForm);
    cursor.expect('-', kForm);
    const int d = cursor.number(31, kForm);
    cursor.finish(kForm);
    const Date date(year(y), month(static_cast<unsigned>(m)), day(static_cast<unsigned>(d)));
    if (!date.ok()) throw ParseError({"NOMOS_TODAY", 1, 1}, "there is no such day", kForm);
    return date;
}

Fit fit(const Baseline& baseline, const std::vector<RulesetReport>& reports, bool complete, Date day) {
    Fit result;
    std::set<std::string_view> examined, found, standing;
    for (const RulesetReport& report : reports) {
        examined.insert(report.ruleset);
        for (const Finding& finding : report.findings) found.insert(finding.id);
    }
    for (const Accepted& entry : baseline.entries) {
        const auto ruleset = ruleset_of(entry.id);
        if (!is_known(ruleset)) result.problems.push_back(at(entry, "belongs to no ruleset"));
        if (!examined.contains(ruleset)) continue;
        if (entry.reason.empty())
            result.problems.push_back(at(entry, "is accepted without a reason"));
        else if (entry.expires && day > *entry.expires)
            result.problems.push_back(at(entry, "was accepted up to a day that is past"));
        else if (!found.contains(entry.id)) {
            if (complete) result.problems.push_back(at(entry, "no longer occurs; take the entry out"));
        } else
            standing.insert(entry.id);
    }
    for (const RulesetReport& report : reports)
        for (const Finding& finding : report.findings)
            if (standing.contains(finding.id))
                result.accepted.push_back(finding.id);
            else
                result.fresh.push_back(&finding);
    return result;
}

}  // namespace nomos::cli
