#include "reports/plain_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "reports/phrases.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

bool is_of_id(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

// Where the id that begins here ends: "nerva.king.lends-when", not the full stop behind it.
std::size_t end_of_id(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() &&
           (is_of_id(text[end]) || (text[end] == '.' && end + 1 < text.size() && is_of_id(text[end + 1]))))
        ++end;
    return end;
}
std::string in_quotes(std::string_view says) { return fmt::format("\"{}\"", unended(says)); }
const OptionInfo* option_named(const ReadingInfo& reading, std::string_view id) {
    const auto found = std::ranges::find(reading.options, id, &OptionInfo::id);
    return found == reading.options.end() ? nullptr : &*found;
}

// "=also-hidden or nothing" behind a reading's id: the options in words. `at` moves behind them.
std::string options_at(std::string_view text, std::size_t& at, const ReadingInfo& reading) {
    std::vector<std::string> said;
    std::size_t next = at + 1;
    while (next < text.size()) {
        const std::size_t end = end_of_id(text, next);
        const OptionInfo* option = option_named(reading, text.substr(next, end - next));
        if (option == nullptr) break;
        said.push_back(in_quotes(option->says)), at = end;
        if (text.substr(end, 4) != " or ") break;
        next = end + 4;
    }
    return joined(said, "or");
}

// What the id means; "" for one that is nothing of the ruleset. `at` is where it begins, and moves behind it.
std::string meaning_at(std::string_view text, std::size_t& at, const RulesetInfo& info) {
    const std::size_t end = end_of_id(text, at);
    const std::string_view id = text.substr(at, end - at);
    for (const ReadingInfo& reading : info.readings) {
        if (reading.id != id) continue;
        at = end;
        const std::string options = text.substr(end, 1) == "=" ? options_at(text, at, reading) : "";
        return options.empty() ? fmt::format("\"{}\"", reading.question) : options;
    }
    for (const ClauseInfo& clause : info.clauses)
        if (clause.id == id) return at = end, in_quotes(clause.rule);
    for (const MissingInfo& missing : info.missing)
        if (missing.id == id) return at = end, in_quotes(missing.title);
    return "";
}

// An id by itself between brackets points a program to its place: " (neva.law.x)", and of "(proved: neva.law.x)" what
// follows the colon. Where it ends; 0 where none begins here.
std::size_t end_of_pointer(std::string_view text, std::size_t at, const std::string& own) {
    const bool opens = text.substr(at, 2) == " (", points = text.substr(at, 2) == ": ";
    if ((!opens && !points) || text.substr(at + 2, own.size()) != own) return 0;
    const std::size_t end = end_of_id(text, at + 2);
    if (text.substr(end, 1) != ")") return 0;
    return opens ? end + 1 : end;
}

// Behind the options of one reading those of the next: "a=x, b=y" holds where both do.
bool goes_on_with(std::string_view text, std::size_t at, const std::string& own) {
    if (text.substr(at, 2) != ", " || text.substr(at + 2, own.size()) != own) return false;
    return text.substr(end_of_id(text, at + 2), 1) == "=";
}

}  // namespace

std::string in_plain_words(std::string_view text, const RulesetInfo& info) {
    const std::string own = std::string(info.id) + ".";
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t end = end_of_pointer(text, at, own); end > 0) {
            at = end;
            continue;
        }
        const bool begins = at == 0 || (!is_of_id(text[at - 1]) && text[at - 1] != '.');
        const std::string meaning = begins && text.substr(at, own.size()) == own ? meaning_at(text, at, info) : "";
        plain += meaning.empty() ? std::string(1, text[at++]) : meaning;
        if (meaning.ends_with('"') && goes_on_with(text, at, own)) plain += ", and ", at += 2;
    }
    plain = replaced(plain, "under all reading sets with", "wherever the answer is");
    plain =
        replaced(plain, "under some reading sets with", "with some answers to other questions, where the answer is");
    return replaced(replaced(plain, "reading sets", "ways to play"), "reading set", "way to play");
}

}  // namespace nomos
