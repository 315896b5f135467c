// The words of a text, with their lines: what DIMACS and proofs in text form are read from.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "checkers/certify/formula.hpp"

namespace nomos::certify {

class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    // The next word; none at the end. Lines that begin with "c" are comments.
    std::optional<std::string_view> next() {
        while (at_ < text_.size() && (is_blank(text_[at_]) || is_comment())) skip();
        if (at_ == text_.size()) return {};
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }
    // A whole number of this size at most, and nothing else.
    int number(std::string_view word, int most) const {
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size() || value > most || value < -most)
            throw Malformed(place(), "\"" + printable(word) + "\" is no number up to " + std::to_string(most));
        return value;
    }
    std::string place() const { return "line " + std::to_string(line_); }
    static std::string printable(std::string_view word) {
        std::string shown(word.substr(0, 20));
        for (char& c : shown)
            if (c < ' ' || c > '~') c = '?';
        return shown;
    }

private:
    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    bool is_comment() const { return text_[at_] == 'c' && (at_ == 0 || text_[at_ - 1] == '\n'); }
    void skip() {
        if (is_comment())
            while (at_ < text_.size() && text_[at_] != '\n') ++at_;
        if (at_ < text_.size() && text_[at_++] == '\n') ++line_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
};

}  // namespace nomos::certify
