// Laws of steps that settle a question about whole turns under one option of another reading (same_turns.hpp says
// it for all): under it two options of a reading allow the same turns, with the same effects once the turn has
// ended. Such a law of steps P says so by
//   static std::vector<SameTurnsUnder> same_turns_under();
// and why each follows. The law is proved once more where it is used (analysis/readings/same_games.hpp).
#pragma once

#include <concepts>
#include <string_view>
#include <vector>

namespace nomos {

struct SameTurnsUnder {
    std::string_view reading, first, second;  // id, and two options of it in any order
    std::string_view other, option;           // the other reading's id, and its option
    std::string_view why;                     // plain words: how it follows from the law
};
template <class P>
concept SettlesTurnsUnder = requires {
    { P::same_turns_under() } -> std::same_as<std::vector<SameTurnsUnder>>;
};

}  // namespace nomos
