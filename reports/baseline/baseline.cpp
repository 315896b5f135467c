#include "reports/baseline/baseline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "model/core/notation.hpp"
#include "model/core/registry.hpp"
#include "model/text/toml.hpp"

namespace nomos {
namespace {

constexpr auto kShape =
    "an entry is [[accept]] with reason = \"...\", ids = [\"...\", ...] and, if it ends, expires = YYYY-MM-DD";
constexpr auto kSourcesShape = "[sources] has root = \"...\", a folder of your repository";

Place place_of(const toml::node& node, const std::string& file) {
    return {file, static_cast<int>(node.source().begin.line), static_cast<int>(node.source().begin.column)};
}

std::string text_in(const toml::node& node, std::string_view what, const std::string& file) {
    if (!node.is_string()) throw ParseError(place_of(node, file), fmt::format("{} is not a text", what), kShape);
    return node.as_string()->get();
}
std::string text_at(const toml::table& entry, std::string_view key, const std::string& file) {
    const toml::node* node = entry.get(key);
    return node ? text_in(*node, key, file) : "";
}

std::optional<Date> expiry_of(const toml::table& entry, const std::string& file) {
    const toml::node* node = entry.get("expires");
    if (!node) return std::nullopt;
    if (!node->is_date()) throw ParseError(place_of(*node, file), "expires is not a date", kShape);
    const toml::date date = node->as_date()->get();
    return Date(std::chrono::year(date.year), std::chrono::month(date.month), std::chrono::day(date.day));
}

void refuse_other_keys(const toml::table& table, const std::set<std::string_view>& known, const std::string& file,
                       const char* shape = kShape) {
    for (const auto& [key, node] : table)
        if (!known.contains(key.str()))
            throw ParseError(place_of(node, file), fmt::format("unknown key {}", std::string(key.str())), shape);
}

// The ids of a group with their places; of the older form, its one id with the entry's.
std::vector<std::pair<std::string, Place>> ids_of(const toml::table& entry, const std::string& file) {
    const toml::node* list = entry.get("ids");
    if (!list) return {{text_at(entry, "id", file), place_of(entry, file)}};
    if (entry.get("id")) throw ParseError(place_of(*list, file), "an entry has id or ids, not both", kShape);
    if (!list->is_array()) throw ParseError(place_of(*list, file), "ids is no list of texts", kShape);
    std::vector<std::pair<std::string, Place>> ids;
    for (const toml::node& node : *list->as_array())
        ids.emplace_back(text_in(node, "an id", file), place_of(node, file));
    return ids;
}

// Blanks are no reason.
bool says_something(const std::string& text) { return text.find_first_not_of(" \t\r\n") != std::string::npos; }

std::vector<Accepted> group_of(const toml::node& node, const std::string& file) {
    const toml::table* table = node.as_table();
    if (!table) throw ParseError(place_of(node, file), "this is no entry", kShape);
    refuse_other_keys(*table, {"id", "ids", "reason", "expires"}, file);
    const std::string reason = text_at(*table, "reason", file);
    const std::optional<Date> expires = expiry_of(*table, file);
    std::vector<Accepted> group;
    for (auto& [id, place] : ids_of(*table, file)) {
        if (id.empty()) throw ParseError(place, "an entry without an id", kShape);
        group.push_back({id, reason, expires, place});
    }
    if (group.empty()) throw ParseError(place_of(node, file), "an entry without an id", kShape);
    if (!says_something(reason))
        throw ParseError(place_of(node, file), group.front().id + " is accepted without a reason", kShape);
    return group;
}

std::string source_root_of(const toml::table& document, const std::string& file) {
    const toml::node* node = document.get("sources");
    if (!node) return "";
    const toml::table* table = node->as_table();
    if (!table) throw ParseError(place_of(*node, file), "sources is no table", kSourcesShape);
    refuse_other_keys(*table, {"root"}, file, kSourcesShape);
    return text_at(*table, "root", file);
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

bool is_known(std::string_view ruleset) {
    const auto all = rulesets();
    return std::any_of(all.begin(), all.end(), [&](const AnyRuleset* r) { return r->info().id == ruleset; });
}

Standing standing_of(const Accepted& entry, Status status) {
    return {status, entry.reason, entry.expires ? text_of(*entry.expires) : ""};
}

// One entry whose ruleset was examined: gone, expired or standing.
void judge(const Accepted& entry, bool found, bool complete, Date day, Fit& result) {
    const bool past = entry.expires && day > *entry.expires;
    if (!found && complete) {
        result.problems.push_back(at(entry, "no longer occurs; take the entry out (nomos accept --prune)"));
        result.standings.gone.push_back({entry.id, standing_of(entry, Status::gone)});
    } else {
        if (past) result.problems.push_back(at(entry, "was accepted up to a day that is past"));
        result.standings.known[entry.id] = standing_of(entry, past ? Status::expired : Status::accepted);
    }
}

void sort_in(const Finding& finding, Fit& result) {
    const Status status = result.standings.of(finding.id).status;
    if (status == Status::accepted)
        result.accepted.push_back(finding.id);
    else
        (status == Status::expired ? result.lapsed : result.fresh).push_back(&finding);
}

}  // namespace

Baseline parse_baseline(const std::string& text, const std::string& file) {
    const toml::table document = parsed(text, file);
    refuse_other_keys(document, {"accept", "sources"}, file);
    Baseline baseline{file, {}, source_root_of(document, file)};
    std::set<std::string> ids;
    const toml::node* list = document.get("accept");
    if (!list) return baseline;
    if (!list->is_array()) throw ParseError(place_of(*list, file), "accept is no list of entries", kShape);
    for (const toml::node& node : *list->as_array())
        for (Accepted& entry : group_of(node, file)) {
            if (!ids.insert(entry.id).second)
                throw ParseError(entry.place, "a second entry for " + entry.id, "keep one of them");
            baseline.entries.push_back(std::move(entry));
        }
    return baseline;
}

Date date_of(const std::string& text, const std::string& what) {
    using namespace std::chrono;
    constexpr auto kForm = "a date is YYYY-MM-DD";
    Cursor cursor(text, {what, 1, 1});
    const int y = cursor.number(9999, kForm);
    cursor.expect('-', kForm);
    const int m = cursor.number(12, kForm);
    cursor.expect('-', kForm);
    const int d = cursor.number(31, kForm);
    cursor.finish(kForm);
    const Date date(year(y), month(static_cast<unsigned>(m)), day(static_cast<unsigned>(d)));
    if (!date.ok()) throw ParseError({what, 1, 1}, "there is no such day", kForm);
    return date;
}

std::string text_of(Date date) {
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()));
}

Date today() {
    const char* given = std::getenv("NOMOS_TODAY");
    return given ? date_of(given, "NOMOS_TODAY")
                 : Date(std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
}

Fit fit(const Baseline& baseline, const std::vector<RulesetReport>& reports, bool complete, Date day) {
    Fit result;
    result.standings.judged = true;
    std::set<std::string_view> examined, found;
    for (const RulesetReport& report : reports) {
        examined.insert(report.ruleset);
        for (const Finding& finding : report.findings) found.insert(finding.id);
    }
    for (const Accepted& entry : baseline.entries) {
        const auto ruleset = ruleset_of(entry.id);
        if (!is_known(ruleset)) result.problems.push_back(at(entry, "belongs to no ruleset"));
        if (examined.contains(ruleset)) judge(entry, found.contains(entry.id), complete, day, result);
    }
    for (const RulesetReport& report : reports)
        for (const Finding& finding : report.findings) sort_in(finding, result);
    return result;
}

std::string standing_lines(const Fit& fit) {
    const std::size_t all = fit.accepted.size() + fit.fresh.size() + fit.lapsed.size();
    std::string text = fmt::format("{} finding{}: {} new, {} expired, {} accepted; {} gone\n", all, all == 1 ? "" : "s",
                                   fit.fresh.size(), fit.lapsed.size(), fit.accepted.size(), fit.standings.gone.size());
    std::map<std::string, int> reasons;
    for (const std::string& id : fit.accepted) ++reasons[fit.standings.of(id).reason];
    for (const auto& [reason, count] : reasons) text += fmt::format("  {:>4} accepted: {}\n", count, reason);
    return text;
}

}  // namespace nomos
