// A text that a template can be given.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace nomos {

template <std::size_t N>
struct FixedText {
    char letters[N]{};
    consteval FixedText(const char (&text)[N]) { std::copy_n(text, N, letters); }  // NOLINT: converts from a literal
    constexpr std::string_view view() const { return {letters, N - 1}; }
};

}  // namespace nomos
