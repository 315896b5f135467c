#include "model/core/notation.hpp"

#include <fmt/format.h>

#include <cctype>

namespace nomos {

int Cursor::number(int most, std::string_view hint) {
    if (!std::isdigit(static_cast<unsigned char>(peek()))) fail("expected a number" + found(), hint);
    int n = 0;
    while (std::isdigit(static_cast<unsigned char>(peek()))) {
        n = 10 * n + (peek() - '0');
        if (n > most) fail(fmt::format("number above {}", most), hint);
        ++at_;
    }
    return n;
}

std::string_view Cursor::word() {
    const std::size_t from = at_;
    while (std::isalnum(static_cast<unsigned char>(peek())) || peek() == '-' || peek() == '_') ++at_;
    return text_.substr(from, at_ - from);
}

void Cursor::finish(std::string_view hint) {
    skip_blanks();
    if (!done()) fail("unexpected text" + found(), hint);
}

void Cursor::fail(std::string_view problem, std::string_view hint) const {
    Place place = start_;
    place.column += static_cast<int>(at_);
    throw ParseError(place, problem, hint);
}

std::string Cursor::found() const {
    if (done()) return ", found the end";
    const auto c = static_cast<unsigned char>(peek());
    return c < 0x20 || c >= 0x7f ? fmt::format(", found byte 0x{:02x}", c) : fmt::format(", found '{}'", peek());
}

}  // namespace nomos
