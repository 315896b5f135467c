// Fitting text to a terminal: plain characters, wrapping, cutting.
#include <algorithm>
#include <array>

#include "reports/terminal.hpp"
#include "reports/text_board.hpp"

namespace nomos {
namespace {

struct Plain {
    std::string_view typographic, ascii;
};
constexpr std::array<Plain, 13> kPlain{{{"\u2018", "'"},
                                        {"\u2019", "'"},
                                        {"\u201c", "\""},
                                        {"\u201d", "\""},
                                        {"\u2013", "-"},
                                        {"\u2014", "-"},
                                        {"\u2026", "..."},
                                        {"\u00b7", "-"},
                                        {"\u00d7", "x"},
                                        {"\u2192", "->"},
                                        {"\u00a0", " "},
                                        {"\u2264", "<="},
                                        {"\u2265", ">="}}};

std::size_t length_at(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    return end - at;
}

std::string_view first_columns(std::string_view text, int columns) {
    std::size_t end = 0;
    for (int i = 0; i < columns && end < text.size(); ++i) end += length_at(text, end);
    return text.substr(0, end);
}

}  // namespace

std::string ascii(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = length_at(text, at);
        const std::string_view character = text.substr(at, length);
        const auto known = std::find_if(kPlain.begin(), kPlain.end(),
                                        [&](const Plain& plain) { return plain.typographic == character; });
        if (known != kPlain.end())
            out += known->ascii;
        else if (static_cast<unsigned char>(character[0]) >= 0x80)
            out += '?';
        else if (character[0] == '\n' || character[0] == '\t')
            out += ' ';
        else if (character[0] >= 0x20 && character[0] < 0x7f)
            out += character;
        at += length;
    }
    return out;
}

std::string cut(std::string_view text, int columns) {
    if (width_of(text) <= columns) return std::string(text);
    return std::string(first_columns(text, std::max(0, columns - 3))) + "...";
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t start = std::min(text.find_first_not_of(" \n\t"), text.size());
        const std::size_t end = std::min(text.find_first_of(" \n\t", start), text.size());
        const std::string word = cut(text.substr(start, end - start), columns);
        if (!line.empty() && width_of(line) + 1 + width_of(word) > columns) {
            lines.push_back(line);
            line.clear();
        }
        if (!word.empty()) line += (line.empty() ? "" : " ") + word;
        text.remove_prefix(end);
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

}  // namespace nomos
