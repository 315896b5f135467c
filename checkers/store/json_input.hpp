// JSON of a file that a user names: what is none is refused with its place, and so is what is nested deeper than any
// document of ours, since a value is copied, compared and printed by recursion.
#pragma once

#include <fmt/format.h>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "model/core/error.hpp"

namespace nomos {

inline constexpr int kDeepestJson = 200;

// `problem` says what the text is not, as in "this is no soak"; `hint`, where one comes from; `only_line`: the text is
// this line of the file; 0: it is all of it. Throws ParseError; with line and column for what is no JSON.
template <class Json>
Json json_in(const std::string& text, const std::string& file, std::string_view problem, std::string_view hint,
             int only_line = 0) try {
    return Json::parse(text, [&](int depth, typename Json::parse_event_t, Json&) {
        if (depth > kDeepestJson)
            throw ParseError({file, only_line, 0}, fmt::format("{}: nested more than {} deep", problem, kDeepestJson),
                             hint);
        return true;
    });
} catch (const typename Json::out_of_range&) {
    throw ParseError({file, only_line, 0}, fmt::format("{}: it holds a number that is too large", problem), hint);
} catch (const typename Json::parse_error& error) {
    // The byte counts from 1; of a text that ends too early it is the one after.
    const std::size_t before = std::min(error.byte == 0 ? 0 : error.byte - 1, text.size());
    const auto begin = text.begin(), at = begin + static_cast<std::ptrdiff_t>(before);
    const auto line_begin = std::find(std::make_reverse_iterator(at), text.rend(), '\n').base();
    throw ParseError({file, std::max(only_line, 1) + static_cast<int>(std::count(begin, at, '\n')),
                      static_cast<int>(at - line_begin) + 1},
                     fmt::format("{}: it is no JSON from here on", problem), hint);
}

}  // namespace nomos
