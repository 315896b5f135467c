#include "reports/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "reports/finding_words.hpp"
#include "reports/side_words.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

enum class Ink { plain, good, bad, doubtful, strong };

std::string inked(std::string text, Ink ink, const TerminalStyle& style) {
    constexpr std::array<int, 5> kCodes{0, 32, 31, 33, 1};
    if (!style.colour || ink == Ink::plain) return text;
    return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(ink)], text);
}

// Control characters go in either case; what is kept of the rest is the style's choice.
std::string fitting(std::string_view text, const TerminalStyle& style) {
    if (!style.unicode) return ascii(text);
    std::string out;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f)
            out += c;
        else if (c == '\n' || c == '\t')
            out += ' ';
    return out;
}

struct VerdictMark {
    std::string_view plain, unicode;
    Ink ink;
};
constexpr std::array<VerdictMark, 3> kMarks{
    {{"+", "\u2713", Ink::good}, {"!", "\u2717", Ink::bad}, {"?", "?", Ink::doubtful}}};

std::string marked(Verdict verdict, const TerminalStyle& style) {
    const VerdictMark& mark = kMarks[static_cast<std::size_t>(verdict)];
    return inked(fmt::format("{} {:<8}", style.unicode ? mark.unicode : mark.plain, name_of(verdict)), mark.ink, style);
}

std::string scope_of(const CheckResult& check) {
    std::vector<std::string> parts;
    for (const std::string& part : {check.scope.board, check.scope.readings, check.scope.bound})
        if (!part.empty()) parts.push_back(part);
    return joined_with(parts, "; ");
}

// --- findings --------------------------------------------------------------------------------
using Lines = std::vector<std::string>;
constexpr int kIndent = 3, kGap = 4, kNarrowest = 34;

void append(Lines& to, const Lines& more) { to.insert(to.end(), more.begin(), more.end()); }

std::string side_heading(const Finding& finding, std::size_t which) {
    const Side& side = finding.sides[which];
    std::string heading =
        side.option + (side.is_default ? " (Nomos plays this)" : "") + ": " + side_in_words(finding, which);
    for (const std::string& sum : decided_by(side.picture)) heading += " " + capitalised(sum) + ".";
    return heading;
}

std::string joined_numbers(const std::vector<int>& numbers) {
    std::vector<std::string> words;
    for (const int number : numbers) words.push_back(std::to_string(number));
    return joined(words, "and");
}

std::string kind_line(const Finding& finding) {
    std::string line = kind_words(finding.kind);
    const std::string matters = stake_in_words(finding);
    if (!matters.empty()) line += " - " + matters;
    if (!finding.sentences.empty())
        line += (finding.sentences.size() == 1 ? " - sentence " : " - sentences ") + joined_numbers(finding.sentences);
    return line + " - " + finding.id;
}

// Boards of the sides, or of the witness where there are none.
std::vector<Picture> pictures_of(const Finding& finding) {
    std::vector<Picture> pictures;
    for (const Side& side : finding.sides)
        if (!side.picture.cells.empty()) pictures.push_back(side.picture);
    if (pictures.empty())
        for (const Picture& picture : finding.witness.pictures)
            if (!picture.cells.empty() && pictures.size() < 2) pictures.push_back(picture);
    return pictures;
}

Lines boards_of(const Finding& finding, int most) {
    const std::vector<Picture> pictures = pictures_of(finding);
    const std::vector<int> rows = rows_that_matter(pictures, most - 1);
    std::vector<Lines> blocks;
    for (const Picture& picture : pictures) blocks.push_back(text_board(picture, rows));
    return side_by_side(blocks, kGap);
}

// What is proposed and, of what was tried, in short whether it does.
Lines advice_lines(const FindingWords& words) {
    const Advice& advice = words.advice;
    if (words.suggestion.empty()) return {};
    Lines lines{advice.call + ": " + words.suggestion};
    if (!advice.not_tried.empty()) lines.back() += " (" + advice.not_tried + ")";
    for (const AdviceLine& line : advice.lines)
        lines.push_back((line.says.empty() ? "" : fmt::format("\"{}\" ", line.says)) +
                        (line.change.note.empty() ? "" : fmt::format("{} ", line.change.note)) + in_words(line));
    return lines;
}

// What stands beside the boards, most telling first; the moves that the drawing's arrows stand for too.
Lines told(const Finding& finding, int columns, const TerminalStyle& style) {
    Lines lines;
    const auto say = [&](const std::string& text) { append(lines, wrapped(fitting(text, style), columns)); };
    for (std::size_t i = 0; i < finding.sides.size(); ++i) say(side_heading(finding, i));
    const FindingWords words = words_of(finding);
    if (finding.sides.empty()) say(words.explanation);
    std::string moves;
    for (const std::string& move : finding.witness.moves) moves += (moves.empty() ? "Move: " : ", ") + move;
    if (!moves.empty()) say(moves);
    if (!finding.witness.readings.empty()) say("Read with: " + joined_with(finding.witness.readings, ", "));
    if (!words.line_note.empty()) say(capitalised(words.line_note));
    for (const std::string& line : advice_lines(words)) say(line);
    return lines;
}

Lines limited(Lines lines, std::size_t most, int columns) {
    if (lines.size() <= most) return lines;
    lines.resize(most);
    if (most > 0) lines.back() = cut(lines.back() + " ...", columns);
    return lines;
}

// Text to the right of the boards where it has room, else the boards and below them the text.
Lines body_of(const Finding& finding, int room, const TerminalStyle& style) {
    const int columns = style.columns - kIndent;
    Lines boards = boards_of(finding, room);
    const int beside = columns - width_of(boards) - kGap;
    if (boards.empty() || beside >= kNarrowest) {
        const int width = boards.empty() ? columns : beside;
        return side_by_side({boards, limited(told(finding, width, style), static_cast<std::size_t>(room), width)},
                            boards.empty() ? 0 : kGap);
    }
    Lines lines;
    const Lines all = told(finding, columns, style);
    const int below = std::min<int>(static_cast<int>(all.size()), 4);
    boards = boards_of(finding, room - below);
    if (width_of(boards) <= columns) lines = boards;
    append(lines, limited(all, static_cast<std::size_t>(room) - lines.size(), columns));
    return lines;
}

}  // namespace

std::string check_line(const CheckResult& check, std::size_t longest, const TerminalStyle& style, bool is_kept) {
    const std::string seconds = is_kept ? "     kept" : fmt::format("{:>7.1f} s", check.seconds);
    const std::string left = fmt::format("{:<{}}  {:<10}  ", fitting(check.id, style), longest, name_of(check.method));
    const int room = style.columns - 11 - static_cast<int>(left.size() + seconds.size()) - 1;
    const std::string scope = cut(fitting(scope_of(check), style), std::max(0, room));
    const int blanks = std::max(0, room - width_of(scope)) + 1;
    return marked(check.verdict, style) + " " + left + scope + std::string(static_cast<std::size_t>(blanks), ' ') +
           seconds + "\n";
}

std::string summary_lines(const std::vector<CheckResult>& checks, const TerminalStyle& style) {
    const Tally sum = tally(checks);
    std::string out = fmt::format("{}: {} hold{}, {} violated, {} unknown\n", counted(sum.all(), "check", "checks"),
                                  sum.holds, sum.holds == 1 ? "s" : "", sum.violated, sum.unknown);
    for (const CheckResult& check : checks) {
        if (check.verdict == Verdict::holds) continue;
        out += "\n" + marked(check.verdict, style) + " " + inked(fitting(check.id, style), Ink::strong, style) + "\n";
        Lines lines = wrapped(fitting(check.question, style), style.columns - kIndent);
        append(lines, wrapped(fitting(check.detail, style), style.columns - kIndent));
        for (const Witness& witness : check.witnesses) {
            lines.push_back(fitting("position: " + witness.position, style));
            for (const std::string& move : witness.moves) lines.push_back(fitting("move: " + move, style));
            append(lines, wrapped(fitting(witness.note, style), style.columns - kIndent));
        }
        for (const std::string& line : lines) out += std::string(kIndent, ' ') + line + "\n";
    }
    return out;
}

std::string finding_lines(const Finding& finding, int number, const TerminalStyle& style) {
    const std::string title = cut(fmt::format("{}. {}", number, fitting(title_of(finding), style)), style.columns);
    Lines lines{fitting(kind_line(finding), style)};
    const int tail = finding.command.empty() ? 0 : 1;
    append(lines, body_of(finding, kFindingLines - 2 - tail, style));
    if (tail > 0) lines.push_back(fitting(finding.command, style));
    std::string out = inked(title, Ink::strong, style) + "\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        // A command is there to be copied: it is the one line that is never cut.
        const bool command = tail > 0 && i + 1 == lines.size();
        const std::string line = fitting(lines[i], style);
        out += std::string(kIndent, ' ') + (command ? line : cut(line, style.columns - kIndent)) + "\n";
    }
    return out;
}

}  // namespace nomos
