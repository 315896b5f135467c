#include "model/core/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "model/core/quoted.hpp"

namespace nomos {

namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (char c : text) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        else
            out += c;
    }
    return out;
}
bool is_within_a_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }  // of UTF-8

}  // namespace

// Long or unprintable input is cut and escaped, so that junk cannot flood the terminal.
std::string in_quotes(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    if (text.size() <= kLongest) return "\"" + escaped(text) + "\"";
    std::size_t end = kLongest;
    while (end > 0 && is_within_a_character(text[end])) --end;
    return "\"" + escaped(text.substr(0, end)) + "...\"";
}

std::string toml_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\', out += c;
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        else
            out += c;
    }
    return out + "\"";
}

namespace {

std::string located(const Place& p) {
    if (p.line == 0) return p.file.empty() ? "" : p.file + ": ";
    const std::string file = p.file.empty() ? "input" : p.file;
    return p.column == 0 ? fmt::format("{}:{}: ", file, p.line) : fmt::format("{}:{}:{}: ", file, p.line, p.column);
}

std::string with_hint(std::string text, std::string_view hint) {
    if (!hint.empty()) text += fmt::format("\n  hint: {}", hint);
    return text;
}

// Levenshtein's edit distance, two rows.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({change, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row.back();
}

std::string offer(std::string_view given, const std::vector<std::string>& known) {
    if (known.empty()) return "";
    const std::string_view start = given.substr(0, 80);
    const auto nearest = std::min_element(known.begin(), known.end(),
                                          [&](auto& a, auto& b) { return distance(start, a) < distance(start, b); });
    if (distance(start, *nearest) <= 2 + nearest->size() / 4) return fmt::format("did you mean {}?", *nearest);
    std::string list;
    for (std::size_t i = 0; i < known.size() && i < 12; ++i) list += (i ? ", " : "") + known[i];
    return fmt::format("known: {}{}", list, known.size() > 12 ? ", ..." : "");
}

}  // namespace

ParseError::ParseError(const Place& place, std::string_view problem, std::string_view hint)
    : UserError(with_hint(located(place) + std::string(problem), hint)),
      place_(place),
      problem_(problem),
      hint_(hint) {}

UnknownName::UnknownName(std::string_view kind, std::string_view given, const std::vector<std::string>& known)
    : UserError(with_hint(fmt::format("unknown {} {}", kind, in_quotes(given)), offer(given, known))) {}

FileError::FileError(std::string_view action, std::string_view path, std::string_view reason)
    : UserError(fmt::format("cannot {} \"{}\": {}", action, escaped(path), reason)) {}  // whole: its end is the name

UsageError::UsageError(std::string_view problem, std::string_view hint)
    : UserError(with_hint(std::string(problem), hint)) {}

ContractViolation::ContractViolation(std::string_view what)
    : std::logic_error(fmt::format("internal contract broken: {}", what)) {}

}  // namespace nomos
