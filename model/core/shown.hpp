// Positions that show what a text lacks or says amiss, with the play that leads to them: a ruleset may
// offer some for the findings that it lists (MissingInfo).
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>

namespace nomos {

struct ShownInfo {
    std::string_view id;        // of the MissingInfo
    std::string_view position;  // in notation
    std::string line;           // moves (turns, where there are) from the set-up to it; "" where none is known
};

template <class R>
concept WithShown = requires {
    { R::shown() } -> std::same_as<std::span<const ShownInfo>>;
};

}  // namespace nomos
