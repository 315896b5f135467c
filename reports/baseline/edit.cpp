// Each change is one insertion or removal at a place that the TOML library tells, on a text that is read anew before
// and after it: what the text says afterwards is compared with what it should say.
#include "reports/baseline/edit.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "model/core/error.hpp"
#include "model/core/quoted.hpp"
#include "model/text/toml.hpp"

namespace nomos {
namespace {

constexpr auto kName = "the baseline";
constexpr auto kIndent = "    ";

// --- places ------------------------------------------------------------------------------------
// The library counts characters, a string bytes.
std::size_t offset_of(const std::string& text, const toml::source_position& at) {
    std::size_t i = 0;
    for (toml::source_index line = 1; line < at.line; ++line) i = text.find('\n', i) + 1;
    for (toml::source_index column = 1; column < at.column && i < text.size(); ++column) do
            ++i;
        while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80);
    return i;
}
struct Span {
    std::size_t begin = 0, end = 0;
};
Span span_of(const std::string& text, const toml::node& node) {
    return {offset_of(text, node.source().begin), offset_of(text, node.source().end)};
}
std::size_t line_start(const std::string& text, std::size_t at) {
    return at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is the start of the text
}
std::size_t next_line(const std::string& text, std::size_t at) {
    const std::size_t end = text.find('\n', at);
    return end == std::string::npos ? text.size() : end + 1;
}
bool is_blank_line(const std::string& text, std::size_t begin) {
    return begin < text.size() &&
           text.find_first_not_of(" \t\r", begin) == std::min(text.find('\n', begin), text.size() - 1);
}

// --- what is said -------------------------------------------------------------------------------
using Said = std::map<std::string, std::pair<std::string, std::string>>;  // id -> reason, expires
std::string end_of(const Accepted& entry) { return entry.expires ? text_of(*entry.expires) : ""; }
Said said_by(const std::string& text) {
    Said said;
    for (const Accepted& entry : parse_baseline(text, kName).entries) said[entry.id] = {entry.reason, end_of(entry)};
    return said;
}

// --- groups ------------------------------------------------------------------------------------
struct Group {
    const toml::table* table = nullptr;
    std::string reason, expires;
    const toml::array* ids = nullptr;  // none: it has a single id
};
std::string expiry_of(const toml::table& table) {
    const toml::node* node = table.get("expires");
    if (!node) return "";
    const toml::date day = node->as_date()->get();
    return text_of(Date(std::chrono::year(day.year), std::chrono::month(day.month), std::chrono::day(day.day)));
}
// Of a text that is known to be a baseline.
std::vector<Group> groups_in(const toml::table& document) {
    std::vector<Group> groups;
    if (const toml::node* list = document.get("accept"))
        for (const toml::node& node : *list->as_array()) {
            const toml::table& table = *node.as_table();
            const toml::node* ids = table.get("ids");
            groups.push_back(
                {&table, table["reason"].value_or(std::string()), expiry_of(table), ids ? ids->as_array() : nullptr});
        }
    return groups;
}
std::string id_at(const toml::array& ids, std::size_t i) { return ids[i].value_or(std::string()); }
std::size_t place_in(const toml::array& ids, const std::string& id) {
    std::size_t i = 0;
    while (i < ids.size() && id_at(ids, i) != id) ++i;
    return i;
}
bool in_order(const toml::array& ids) {
    for (std::size_t i = 1; i < ids.size(); ++i)
        if (id_at(ids, i) < id_at(ids, i - 1)) return false;
    return true;
}

// Whether the last id's line holds nothing of the list behind it but a comma and a comment.
bool ends_its_line(const toml::array& ids) { return ids[ids.size() - 1].source().end.line < ids.source().end.line; }
// Behind the last id: on a line of its own where that has one.
std::string with_last_id(std::string text, const toml::array& ids, const std::string& id) {
    const std::size_t end = span_of(text, ids[ids.size() - 1]).end;
    if (!ends_its_line(ids)) return text.insert(end, ", " + toml_string(id));
    text.insert(next_line(text, end), kIndent + toml_string(id) + ",\n");
    return text[text.find_first_not_of(" \t", end)] == ',' ? text : text.insert(end, ",");
}
// Before the first id that comes later in the order, else behind the last one.
std::string with_id(const std::string& text, const toml::array& ids, const std::string& id) {
    std::size_t later = 0;
    while (later < ids.size() && !(in_order(ids) && id < id_at(ids, later))) ++later;
    if (later == ids.size()) return with_last_id(text, ids, id);
    const bool over_lines = ids.source().begin.line != ids.source().end.line;
    std::string changed = text;
    return changed.insert(span_of(text, ids[later]).begin,
                          toml_string(id) + (over_lines ? std::string(",\n") + kIndent : ", "));
}
void refuse_inline(bool is_inline, const toml::source_position& at) {
    if (is_inline)
        throw ParseError({std::string(kName), static_cast<int>(at.line), static_cast<int>(at.column)},
                         "an inline list of what is accepted cannot be changed",
                         "write it as tables, each headed [[accept]]");
}
std::string with_group(std::string text, const Accepted& entry, const toml::table& document) {
    const toml::array* const list = document["accept"].as_array();
    if (list) refuse_inline(list->empty() || list->front().as_table()->is_inline(), list->source().begin);
    if (!text.empty() && text.back() != '\n') text += '\n';
    if (!text.empty() && !text.ends_with("\n\n")) text += '\n';
    text += "[[accept]]\nreason = " + toml_string(entry.reason) + "\n";
    if (entry.expires) text += "expires = " + end_of(entry) + "\n";
    return text + "ids = [\n" + kIndent + toml_string(entry.id) + ",\n]\n";
}
// With the lines from its head to its last value, and one blank line behind them.
std::string without_group(const std::string& text, const toml::table& group) {
    refuse_inline(group.is_inline(), group.source().begin);
    std::size_t end = 0;
    for (const auto& [key, node] : group) end = std::max(end, span_of(text, node).end);
    end = next_line(text, end);
    if (is_blank_line(text, end)) end = next_line(text, end);
    const std::size_t begin = line_start(text, span_of(text, group).begin);
    return text.substr(0, begin) + text.substr(end);
}
// With its line, where it has one of its own; else with the comma behind it, or before it when it is the last.
std::string without_id(const std::string& text, const toml::array& ids, std::size_t i) {
    const bool last = i + 1 == ids.size();
    const auto line = ids[i].source().end.line;
    const std::size_t at = span_of(text, ids[i]).begin;
    const bool first_of_line = text.find_first_not_of(" \t", line_start(text, at)) == at;
    if (first_of_line && (last ? ids.source().end : ids[i + 1].source().begin).line > line)
        return text.substr(0, line_start(text, at)) + text.substr(next_line(text, at));
    const std::size_t begin = last ? span_of(text, ids[i - 1]).end : at;
    const std::size_t end = last ? span_of(text, ids[i]).end : span_of(text, ids[i + 1]).begin;
    return text.substr(0, begin) + text.substr(end);
}

std::string removed(const std::string& text, const std::string& id) {
    const toml::table document = toml::parse(text);
    for (const Group& group : groups_in(document)) {
        if (!group.ids && (*group.table)["id"].value_or(std::string()) == id) return without_group(text, *group.table);
        if (!group.ids) continue;
        const std::size_t at = place_in(*group.ids, id);
        if (at < group.ids->size())
            return group.ids->size() == 1 ? without_group(text, *group.table) : without_id(text, *group.ids, at);
    }
    return text;
}
std::string added(const std::string& text, const Accepted& entry) {
    const toml::table document = toml::parse(text);
    const std::vector<Group> groups = groups_in(document);
    for (const Group& group : groups)
        if (group.ids && group.reason == entry.reason && group.expires == end_of(entry))
            return with_id(text, *group.ids, entry.id);
    return with_group(text, entry, document);
}

// --- line ends -------------------------------------------------------------------------------------
bool ends_lines_as_windows_does(const std::string& text) {
    bool any = false;
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
        if (at == 0 || text[at - 1] != '\r') return false;
        any = true;
    }
    return any;
}
std::string without_returns(std::string text) {
    std::erase(text, '\r');
    return text;
}
std::string with_returns(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '\n' ? "\r\n" : std::string(1, c);
    return out;
}
void expect_text(const std::string& reason) {
    try {
        static_cast<void>(toml::parse("reason = " + toml_string(reason)));
    } catch (const toml::parse_error&) {
        throw UsageError("the reason is no text in UTF-8", "type it in a terminal whose locale is UTF-8");
    }
}

}  // namespace

std::string without_entry(const std::string& text, const std::string& id) {
    if (ends_lines_as_windows_does(text)) {
        return with_returns(without_entry(without_returns(text), id));
    }
    Said wanted = said_by(text);
    if (wanted.erase(id) == 0) return text;
    std::string changed = removed(text, id);
    expect(said_by(changed) == wanted, "a baseline says the same but for the entry that was taken out");
    return changed;
}

Edited with_entry(const std::string& text, const Accepted& entry) {
    if (ends_lines_as_windows_does(text)) {
        const Edited edited = with_entry(without_returns(text), entry);
        return {with_returns(edited.text), edited.change};
    }
    expect_text(entry.reason);
    Said wanted = said_by(text);
    const std::pair<std::string, std::string> said{entry.reason, end_of(entry)};
    const auto known = wanted.find(entry.id);
    if (known != wanted.end() && known->second == said) return {text, Change::none};
    const Change change = known == wanted.end() ? Change::added : Change::moved;
    wanted[entry.id] = said;
    std::string changed = added(change == Change::moved ? without_entry(text, entry.id) : text, entry);
    expect(said_by(changed) == wanted, "a baseline says the same but for the entry that was put in");
    return {std::move(changed), change};
}

}  // namespace nomos
