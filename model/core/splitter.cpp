// The splitter and the fingerprint: the only code that looks at the words of a source.
// Both pass over the text once, whatever it holds; a byte that is no valid UTF-8 stands for itself.
#include <algorithm>
#include <array>
#include <string>

#include "model/core/ledger.hpp"

namespace nomos {
namespace {

// --- characters ------------------------------------------------------------------------------
// Code points that two copies of one text may write differently, and the plain form of each.
struct Variant {
    char32_t first, last;
    std::string_view plain;
};
constexpr std::array kVariants{
    Variant{0x00A0, 0x00A0, " "},  Variant{0x00AB, 0x00AB, "\""}, Variant{0x00AD, 0x00AD, ""},
    Variant{0x00B7, 0x00B7, "*"},  Variant{0x00BB, 0x00BB, "\""}, Variant{0x2000, 0x200A, " "},
    Variant{0x200B, 0x200D, ""},   Variant{0x2010, 0x2015, "-"},  Variant{0x2018, 0x201B, "'"},
    Variant{0x201C, 0x201F, "\""}, Variant{0x2022, 0x2023, "*"},  Variant{0x2026, 0x2026, "..."},
    Variant{0x2028, 0x2029, " "},  Variant{0x202F, 0x202F, " "},  Variant{0x2039, 0x203A, "'"},
    Variant{0x205F, 0x205F, " "},  Variant{0x2212, 0x2212, "-"},  Variant{0x25AA, 0x25AA, "*"},
    Variant{0x25CF, 0x25CF, "*"},  Variant{0x25E6, 0x25E6, "*"},  Variant{0x3000, 0x3000, " "},
    Variant{0xFEFF, 0xFEFF, ""},
};

struct Character {
    std::size_t length = 1;  // in bytes
    char32_t code = 0;
    std::string_view plain;  // " " for any blank, "" for what is invisible
};

char32_t byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }
bool continues(std::string_view text, std::size_t i) { return i < text.size() && (byte_at(text, i) & 0xC0) == 0x80; }

// Two- and three-byte sequences are decoded; nothing longer has a plain form.
Character character_at(std::string_view text, std::size_t i) {
    const char32_t lead = byte_at(text, i);
    if (lead < 0x20 || lead == 0x7F) return {1, ' ', " "};
    Character c{1, lead, {}};
    if (lead >= 0xC2 && lead <= 0xDF && continues(text, i + 1))
        c = {2, (lead & 0x1F) << 6 | (byte_at(text, i + 1) & 0x3F), {}};
    else if (lead >= 0xE0 && lead <= 0xEF && continues(text, i + 1) && continues(text, i + 2))
        c = {3, (lead & 0x0F) << 12 | (byte_at(text, i + 1) & 0x3F) << 6 | (byte_at(text, i + 2) & 0x3F), {}};
    c.plain = text.substr(i, c.length);
    if (c.length > 1)
        for (const Variant& v : kVariants)
            if (v.first <= c.code && c.code <= v.last) c.plain = v.plain;
    return c;
}

bool is_blank(const Character& c) { return c.plain == " " || c.plain.empty(); }
bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_capital(const Character& c) {
    const bool latin = c.code >= 'A' && c.code <= 'Z';
    const bool accented = c.length == 2 && c.code >= 0xC0 && c.code <= 0xDE;
    const bool cyrillic = c.length == 2 && c.code >= 0x400 && c.code <= 0x42F;
    return latin || accented || cyrillic;
}
bool is_quote(const Character& c) { return c.plain == "\"" || c.plain == "'"; }
bool opens(const Character& c) { return is_quote(c) || c.plain == "(" || c.plain == "["; }
bool closes(const Character& c) { return is_quote(c) || c.plain == ")" || c.plain == "]"; }
bool ends_sentence(const Character& c) {
    return c.plain == "." || c.plain == "?" || c.plain == "!" || c.plain == "...";
}

// visit(character, as_written) for the text with blanks folded to one and trimmed.
template <class Visit>
void for_each_folded(std::string_view text, Visit&& visit) {
    bool started = false, blank = false;
    for (std::size_t i = 0; i < text.size();) {
        const Character c = character_at(text, i);
        if (c.plain == " ") blank = started;
        if (!is_blank(c)) {
            if (blank) visit(Character{1, ' ', " "}, " ");
            visit(c, text.substr(i, c.length));
            started = true, blank = false;
        }
        i += c.length;
    }
}

std::string folded(std::string_view text) {
    std::string out;
    for_each_folded(text, [&](const Character&, std::string_view as_written) { out += as_written; });
    return out;
}

// --- sentences of one line -------------------------------------------------------------------
class LineSplitter {
public:
    explicit LineSplitter(std::string_view line) : line_(line), depth_(bracket_depth(line)) {}

    // visit(first byte, end) for each sentence; blanks around it are included.
    template <class Visit>
    void for_each_sentence(Visit&& visit) {
        std::size_t begin = 0;
        for (std::size_t i = 0; i < line_.size();) {
            const Character c = character_at(line_, i);
            if (is_blank(c)) begin_word(i, i + c.length);
            const std::size_t end = ends_sentence(c) && i > word_ ? end_of_sentence(i, i + c.length) : 0;
            if (end != 0) visit(begin, end), begin = end;
            i += c.length;
        }
        visit(begin, line_.size());
    }

private:
    void begin_word(std::size_t blank, std::size_t next) {
        if (blank == first_word_) first_word_ = next;  // still nothing but blanks
        word_ = next;
    }
    // How many brackets that are closed further on are open before each byte.
    static std::vector<int> bracket_depth(std::string_view line) {
        std::vector<int> depth(line.size() + 1);
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line[i] == '(') open.push_back(i);
            if (line[i] != ')' || open.empty()) continue;
            ++depth[open.back() + 1], --depth[i + 1];
            open.pop_back();
        }
        for (std::size_t i = 0; i < line.size(); ++i) depth[i + 1] += depth[i];
        return depth;
    }

    // The end of the sentence that the mark (with `after` just behind it) ends, or 0.
    std::size_t end_of_sentence(std::size_t mark, std::size_t after) {
        if (is_list_number(line_.substr(word_, mark - word_))) return 0;
        std::size_t end = after;
        while (end < line_.size() && closes(character_at(line_, end))) end += character_at(line_, end).length;
        if (depth_[end] > 0 || !next_begins(end)) return 0;
        return line_[mark] == '.' && is_abbreviation(line_.substr(word_, mark - word_)) ? 0 : end;
    }
    // Blank space and something that can begin a sentence follow.
    bool next_begins(std::size_t at) const {
        const std::size_t end = at;
        while (at < line_.size() && is_blank(character_at(line_, at))) at += character_at(line_, at).length;
        if (at == end || at == line_.size()) return false;
        const Character c = character_at(line_, at);
        return is_capital(c) || is_digit(c.code) || opens(c);
    }
    // "1." at the start of a line, then "2.", "3." further on in it.
    bool is_list_number(std::string_view word) {
        if (word.size() > 3 || !std::all_of(word.begin(), word.end(), [](char c) { return is_digit(byte(c)); }))
            return false;
        const int n = std::stoi(std::string(word));
        if (word_ != first_word_ && n != next_number_) return false;
        next_number_ = n + 1;
        return true;
    }
    // Abbreviations that stand before capitals or digits, and initials. Not "etc.": when a capital
    // follows it, it ends a sentence more often than not.
    static bool is_abbreviation(std::string_view word) {
        while (!word.empty() && opens(character_at(word, 0))) word.remove_prefix(character_at(word, 0).length);
        if (word.empty()) return false;
        const Character c = character_at(word, 0);
        if (c.length == word.size() && is_capital(c)) return true;
        static constexpr std::array<std::string_view, 13> kKnown{"e.g", "eg", "i.e", "ie",  "vs",  "cf",    "ed",
                                                                 "vol", "p",  "pp",  "pic", "fig", "approx"};
        return std::find(kKnown.begin(), kKnown.end(), word) != kKnown.end();
    }
    static char32_t byte(char c) { return static_cast<unsigned char>(c); }

    std::string_view line_;
    std::vector<int> depth_;
    std::size_t word_ = 0;        // where the current word starts
    std::size_t first_word_ = 0;  // ... and the first of the line
    int next_number_ = -1;        // the list number that would come next
};

void split_line(std::string_view line, int number, int& paragraph, std::vector<Sentence>& out) {
    int sentence = 0;
    LineSplitter(line).for_each_sentence([&](std::size_t begin, std::size_t end) {
        std::string text = folded(line.substr(begin, end - begin));
        if (text.empty()) return;
        if (sentence == 0) ++paragraph;
        while (is_blank(character_at(line, begin))) begin += character_at(line, begin).length;
        const std::uint64_t hash = fingerprint(text);
        out.push_back({number, static_cast<int>(begin) + 1, paragraph, ++sentence, std::move(text), hash});
    });
}

}  // namespace

std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for_each_folded(text, [&](const Character& c, std::string_view) {
        for (char byte : c.plain) {
            const char lower = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
            hash = (hash ^ static_cast<unsigned char>(lower)) * 0x100000001b3U;
        }
    });
    return hash;
}

std::vector<Sentence> split_sentences(std::string_view text) {
    std::vector<Sentence> out;
    int paragraph = 0;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        split_line(text.substr(0, end), number, paragraph, out);
        const bool both = text.substr(end, 2) == "\r\n";
        text.remove_prefix(std::min(text.size(), end + (both ? 2 : 1)));
    }
    return out;
}

}  // namespace nomos
