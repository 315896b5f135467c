#include "reports/markdown.hpp"

#include <algorithm>

#include "reports/shape.hpp"
#include "reports/templates.hpp"
#include "reports/text_board.hpp"
#include "reports/view.hpp"

namespace nomos {
namespace {

std::size_t longest_run(std::string_view text, char wanted) {
    std::size_t longest = 0, run = 0;
    for (const char c : text) longest = std::max(longest, run = c == wanted ? run + 1 : 0);
    return longest;
}

std::string text_drawing(const Picture& picture, std::string_view) {
    std::string text;
    for (const std::string& line : text_board(picture)) text += line + "\n";
    const std::string fence(std::max<std::size_t>(3, longest_run(text, '`') + 1), '`');
    return fence + "text\n" + text + fence;
}

// On a board of letters nothing can be ringed; the words beside it tell where answers part.
std::string text_of_answer(const Picture& picture, std::string_view title, const std::vector<BoardCell>&) {
    return text_drawing(picture, title);
}

// A table splits at bars even inside a code span, and elsewhere a span would show the escape.
std::string html_code(std::string_view text) {
    std::string out = "<code>";
    for (const char c : text) {
        const bool letter = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ';
        out += letter || static_cast<unsigned char>(c) >= 0x80 ? std::string(1, c) : "&#" + std::to_string(c) + ";";
    }
    return out + "</code>";
}

bool starts_a_block(char c) { return c == '-' || c == '+' || c == '=' || c == ':'; }

// "1." and "1)" at the start would become a list.
std::size_t list_number(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')') ? digits : text.size();
}

std::string piece_letter(const PicturePiece& piece) { return code_span(piece.letters()); }

// What a cell's shading means is not to be seen on a board of letters; its mark is among the signs.
std::string no_place(Lattice, const PictureSign&) { return ""; }

std::vector<LegendEntry> signs_in_code(const Legend& legend) {
    std::vector<LegendEntry> entries = written_signs(legend);
    for (LegendEntry& entry : entries) entry.sign = code_span(entry.sign);
    return entries;
}

constexpr Format kMarkdown{text_drawing, text_of_answer, piece_letter, no_place, signs_in_code, code_span, ".md"};

// Runs of empty lines that left-out parts leave behind become one.
std::string tidied(const std::string& text) {
    std::string out;
    for (const char c : text)
        if (c != '\n' || !out.ends_with("\n\n")) out += c;
    return out.substr(std::min(out.find_first_not_of('\n'), out.size()));
}

std::string markdown(std::string_view name, View view) {
    view["finding_part"] = std::string(template_text("finding.md.mustache"));
    view["witness_part"] = std::string(template_text("witness.md.mustache"));
    view["grade_part"] = std::string(template_text("grade.md.mustache"));
    return tidied(rendered(name, view, markdown_escape));
}

}  // namespace

std::string markdown_escape(std::string_view text) {
    std::string out;
    const std::size_t number = list_number(text);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n' || c == '\r' || c == '\t')
            out += ' ';
        else if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (static_cast<unsigned char>(c) < 0x20)
            continue;
        else {
            if (std::string_view("\\`*_{}[]#|~$").find(c) != std::string_view::npos || i == number ||
                (i == 0 && starts_a_block(c)))
                out += '\\';
            out += c;
        }
    }
    return out;
}

std::string code_span(std::string_view text) {
    if (text.empty()) return "";
    std::string inside = xml_safe(text);
    std::replace_if(
        inside.begin(), inside.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
    if (inside.find('|') != std::string::npos) return html_code(inside);
    const std::string fence(longest_run(inside, '`') + 1, '`');
    const bool touching = inside.front() == '`' || inside.back() == '`';
    return fence + (touching ? " " : "") + inside + (touching ? " " : "") + fence;
}

std::string markdown_index(std::span<const Chapter> chapters) {
    return markdown("index.md.mustache", index_view(chapters, kMarkdown));
}

std::string markdown_page(const Chapter& chapter) {
    return markdown("page.md.mustache", page_view(chapter, kMarkdown));
}

}  // namespace nomos
