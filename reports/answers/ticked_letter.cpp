#include "reports/answers/ticked_letter.hpp"

#include <fmt/format.h>

#include "model/core/error.hpp"
#include "model/core/quoted.hpp"
#include "reports/question_words.hpp"

namespace nomos {
namespace {

constexpr std::string_view kFence = "```", kTomlFence = "```toml";

std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r") {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}
// The marks of a quotation before a line, "> > ", taken off.
std::string_view unquoted(std::string_view line) {
    for (std::string_view rest = trimmed(line); rest.starts_with('>'); rest = trimmed(line)) {
        line = rest.substr(1);
        if (line.starts_with(' ')) line.remove_prefix(1);
    }
    return line;
}
// "## 3. White moves ..." -> 3; 0 for any other line.
int number_of_heading(std::string_view line) {
    line = trimmed(line, " \t\r#*");
    std::size_t digits = 0;
    int number = 0;
    while (digits < line.size() && digits < 4 && line[digits] >= '0' && line[digits] <= '9')
        number = number * 10 + (line[digits++] - '0');
    return digits > 0 && digits < line.size() && line[digits] == '.' ? number : 0;
}
constexpr std::string_view kBeforeABox = " \t\r-*+";
// What follows a ticked box; nothing for other lines.
std::optional<std::string_view> after_tick(std::string_view line) {
    line = trimmed(line, kBeforeABox);
    for (const std::string_view box : {"[x]", "[X]", "\\[x\\]", "\\[X\\]", "[ x ]", "[ X ]", "[x ]", "[ x]"})
        if (line.starts_with(box)) return trimmed(line.substr(box.size()), " \t\r*");
    return {};
}

class Letter {
public:
    Letter(std::string_view text, const std::string& name) : name_(name) {
        int line = 0;
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t to = std::min(text.find('\n', from), text.size());
            take(unquoted(text.substr(from, to - from)), ++line);
            from = to + 1;
        }
    }
    std::optional<TickedLetter> letter() && {
        if (letter_.questions.empty()) return {};
        return std::move(letter_);
    }

private:
    void take(std::string_view line, int number) {
        const std::string_view bare = trimmed(line);
        if (bare.starts_with(kFence)) {
            fenced_ = !fenced_, in_questions_ = fenced_ && bare == kTomlFence;
            if (in_questions_) letter_.questions.clear(), letter_.first_line = number + 1;
            return;
        }
        if (in_questions_)
            letter_.questions += std::string(line) + "\n";
        else if (!fenced_)
            take_words(line, number);
    }
    void take_words(std::string_view line, int number) {
        const std::string_view bare = trimmed(line);
        const std::string_view boxed = trimmed(line, kBeforeABox);
        const bool is_box = boxed.starts_with('[') || boxed.starts_with("\\[");
        const bool goes_on = !bare.empty() && !bare.starts_with('#') && !is_box;
        if (own_words_ && goes_on) {  // as a mail client breaks lines
            std::string& words = letter_.ticks.back().reply.words;
            words += (words.empty() ? "" : " ") + std::string(trimmed(bare, " \t\r_"));
            return;
        }
        own_words_ = false;
        if (bare.starts_with('#')) {
            question_ = number_of_heading(bare);
        } else if (const auto answer = after_tick(bare)) {
            if (question_ == 0)
                throw ParseError({name_, number, 0}, "a ticked box that belongs to no question",
                                 "boxes stand below a heading \"## 1. ...\"");
            letter_.ticks.push_back({question_, reply(*answer, number)});
            own_words_ = letter_.ticks.back().reply.kind == Reply::Kind::something_else;
        }
    }
    Reply reply(std::string_view answer, int line) const {
        Reply reply;
        reply.line = line;
        if (answer.starts_with(kSomethingElse)) {
            reply.kind = Reply::Kind::something_else;
            reply.words = trimmed(answer.substr(kSomethingElse.size()), " \t\r_");
        } else if (answer.starts_with(kDoNotKnow.substr(0, kDoNotKnow.size() - 1))) {
            reply.kind = Reply::Kind::unknown;
        } else if (answer.size() > 1 && (answer[1] == ')' || answer[1] == '\\') && (answer[0] | 0x20) >= 'a' &&
                   (answer[0] | 0x20) <= 'z') {
            reply.kind = Reply::Kind::option;
            reply.answer = static_cast<std::size_t>((answer[0] | 0x20) - 'a');
        } else {
            throw ParseError({name_, line, 0}, "a ticked box with no answer of the letter: " + in_quotes(answer),
                             "leave the words behind a box as they were, and put an x into it: [x] a) ...");
        }
        return reply;
    }

    const std::string& name_;
    TickedLetter letter_;
    int question_ = 0;
    bool fenced_ = false, in_questions_ = false;
    bool own_words_ = false;  // the lines before were an author's own words
};

}  // namespace

std::optional<TickedLetter> ticked_letter(std::string_view text, const std::string& name) {
    // A file of answers by itself has no fence; what has none is read as one, so that its mistakes get a place.
    if (text.find(kTomlFence) == std::string_view::npos) return {};
    return Letter(text, name).letter();
}

}  // namespace nomos
