// Reading one-line texts: a cursor that knows where it is and says so when something is wrong.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "model/core/error.hpp"

namespace nomos {

class Cursor {
public:
    explicit Cursor(std::string_view text, Place start = {"", 1, 1}) : text_(text), start_(std::move(start)) {}

    bool done() const { return at_ == text_.size(); }
    char peek() const { return done() ? '\0' : text_[at_]; }
    char take() { return done() ? '\0' : text_[at_++]; }
    bool accept(char c) { return peek() == c && !done() ? (++at_, true) : false; }
    bool accept(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }
    void expect(char c, std::string_view hint) {
        if (!accept(c)) fail(std::string("expected '") + c + "'" + found(), hint);
    }
    void skip_blanks() {
        while (peek() == ' ' || peek() == '\t') ++at_;
    }
    // A run of digits as a number of at most `most`; fails without a digit.
    int number(int most, std::string_view hint);
    // Letters, digits, '-' and '_' up to the next other character.
    std::string_view word();
    // Nothing may follow but blanks.
    void finish(std::string_view hint);

    [[noreturn]] void fail(std::string_view problem, std::string_view hint) const;
    std::string found() const;
    std::size_t offset() const { return at_; }

private:
    std::string_view text_;
    Place start_;
    std::size_t at_ = 0;
};

}  // namespace nomos
