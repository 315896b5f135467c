// Laws of steps that settle a question about whole turns, which no formula of one step is: that two options of a
// reading allow the same turns, with the same effects. Such a law of steps P says so by
//   static SameTurns same_turns();
// and why it follows. Where the options are compared, the law is proved once more (analysis/readings/same_turns.hpp).
#pragma once

#include <concepts>
#include <string_view>

namespace nomos {

struct SameTurns {
    std::string_view reading, first, second;  // id, and two options of it in any order
    std::string_view why;                     // plain words: how it follows from the law

    bool is_of(std::string_view id, std::string_view a, std::string_view b) const {
        return reading == id && ((first == a && second == b) || (first == b && second == a));
    }
};
template <class P>
concept SettlesTurns = requires {
    { P::same_turns() } -> std::same_as<SameTurns>;
};

}  // namespace nomos
