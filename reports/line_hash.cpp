#include "reports/line_hash.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <map>

namespace nomos {
namespace {

constexpr std::size_t kWindow = 100;
constexpr std::uint64_t kPower = 37;
constexpr char16_t kEnd = 0xFFFF;  // what the action puts behind the last character

// What is no UTF-8 is taken byte by byte.
std::u16string utf16(std::string_view text) {
    std::u16string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        char32_t code = length == 1 ? first : first & (0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
            code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3F);
        if (code >= 0x10000) {
            out += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
            code = 0xDC00 + ((code - 0x10000) & 0x3FF);
        }
        out += static_cast<char16_t>(code);
        i += length;
    }
    return out;
}

class LineHasher {
public:
    LineHasher() {
        for (std::size_t i = 0; i < kWindow; ++i) oldest_ *= kPower;
    }
    void take(char16_t c) {
        const bool second_of_two = after_return_ && c == u'\n';
        after_return_ = false;
        if (c == u' ' || c == u'\t' || second_of_two) return;
        after_return_ = c == u'\r';
        if (after_return_) c = u'\n';
        tell_line();
        if (starts_line_) lines_[at_] = true;
        starts_line_ = c == u'\n';
        roll(c);
    }
    std::vector<std::string> finish() {
        take(kEnd);
        for (std::size_t i = 0; i < kWindow; ++i) tell_line(), roll(0);
        return hashes_;
    }

private:
    // A line whose start leaves the window has been read as far as it counts.
    void tell_line() {
        if (!lines_[at_]) return;
        const std::string hash = fmt::format("{:x}", hash_);
        hashes_.push_back(fmt::format("{}:{}", hash, ++seen_[hash]));
        lines_[at_] = false;
    }
    void roll(char16_t c) {
        hash_ = hash_ * kPower + c - oldest_ * window_[at_];
        window_[at_] = c;
        at_ = (at_ + 1) % kWindow;
    }

    std::array<char16_t, kWindow> window_{};
    std::array<bool, kWindow> lines_{};  // whether the character there starts a line
    std::uint64_t hash_ = 0, oldest_ = 1;
    std::size_t at_ = 0;
    bool starts_line_ = true, after_return_ = false;
    std::map<std::string, int> seen_;
    std::vector<std::string> hashes_;
};

}  // namespace

std::vector<std::string> line_hashes(std::string_view text) {
    LineHasher hasher;
    for (const char16_t c : utf16(text)) hasher.take(c);
    return hasher.finish();
}

}  // namespace nomos
