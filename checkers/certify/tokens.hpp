// The tokens of an SMT-LIB text: brackets and words, with their lines.
#pragma once

#include <string>
#include <string_view>

#include "checkers/certify/formula.hpp"

namespace nomos::certify {

struct Token {
    enum class Kind { open, close, word, end };
    Kind kind = Kind::end;
    std::string_view word{};  // of a quoted symbol what is between the bars
    bool is(Kind k) const { return kind == k; }
};

class Tokens {
public:
    explicit Tokens(std::string_view text) : text_(text) {}

    // Malformed where a quoted symbol or a string does not end.
    Token next() {
        skip_blanks();
        if (at_ == text_.size()) return {};
        const char c = text_[at_];
        if (c == '(' || c == ')') return ++at_, Token{c == '(' ? Token::Kind::open : Token::Kind::close, {}};
        if (c == '|' || c == '"') return {Token::Kind::word, quoted(c)};
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_blank(text_[at_]) && !ends_a_word(text_[at_])) ++at_;
        return {Token::Kind::word, text_.substr(begin, at_ - begin)};
    }
    void expect(Token::Kind kind, const char* what) {
        if (!next().is(kind)) throw Malformed(place(), std::string(what) + " was expected");
    }
    std::string_view word(const char* what) {
        const Token token = next();
        if (!token.is(Token::Kind::word)) throw Malformed(place(), std::string(what) + " was expected");
        return token.word;
    }
    int number(const char* what, int most) {
        const std::string_view digits = word(what);
        int value = 0;
        for (const char c : digits) {
            if (c < '0' || c > '9' || value > most) throw Malformed(place(), std::string(what) + " was expected");
            value = 10 * value + (c - '0');
        }
        if (digits.empty() || value > most) throw Malformed(place(), std::string(what) + " was expected");
        return value;
    }
    // The rest of what is open, to its closing bracket.
    void skip_to_close() {
        for (int open = 1; open > 0;) {
            const Token token = next();
            if (token.is(Token::Kind::end)) throw Malformed(place(), "a bracket is not closed");
            open += token.is(Token::Kind::open) ? 1 : token.is(Token::Kind::close) ? -1 : 0;
        }
    }
    std::string place() const { return "line " + std::to_string(line_); }

private:
    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    static bool ends_a_word(char c) { return c == '(' || c == ')' || c == '|' || c == '"' || c == ';'; }
    void skip_blanks() {
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == ';')
                while (at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
            else if (!is_blank(text_[at_]))
                return;
            else if (text_[at_] == '\n')
                ++line_;
        }
    }
    std::string_view quoted(char bar) {
        const std::size_t begin = ++at_, end = text_.find(bar, begin);
        if (end == std::string_view::npos) throw Malformed(place(), "a quotation does not end");
        for (; at_ < end; ++at_) line_ += text_[at_] == '\n' ? 1 : 0;
        return ++at_, text_.substr(begin, end - begin);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
};

}  // namespace nomos::certify
