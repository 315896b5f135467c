// In which ways two options of a reading can differ, weightiest first; one word for each everywhere.
//
//   winner  after a move both allow, the game stands differently
//   effect  a move both allow leads to different positions
//   first / second  a move that only one of the options allows
//   outcome the same position is judged differently
#pragma once

#include <array>
#include <string_view>

#include "analysis/findings/decided.hpp"
#include "model/core/reading.hpp"

namespace nomos::analysis {

enum class Difference { winner, effect, only_first, only_second, outcome, count_ };
inline constexpr int kDifferences = static_cast<int>(Difference::count_);
inline std::string_view word_of(Difference d) {
    constexpr std::array<std::string_view, kDifferences> kWords{"winner", "effect", "first", "second", "outcome"};
    return kWords[static_cast<std::size_t>(d)];
}

// Can no single position and move decide the reading?
template <class R>
bool judged_elsewhere(int reading) {
    if constexpr (requires { R::judged_elsewhere(typename R::Reading{}); })
        return R::judged_elsewhere(static_cast<typename R::Reading>(reading));
    else
        return static_cast<void>(reading), false;
}

// A setting with one reading fixed to an option.
template <class Setting>
Setting with_option(Setting setting, int reading, int option) {
    setting.readings.choose(reading, option);
    return setting;
}

// What is stricter and its kin speak of what the second option allows, seen from the first. C tells in which
// ways there is a difference.
template <class C>
Relation relation_by_differences(const C& c) {
    const bool loses = c.differs(Difference::only_first), gains = c.differs(Difference::only_second);
    const bool otherwise =
        c.differs(Difference::effect) || c.differs(Difference::winner) || c.differs(Difference::outcome);
    if (loses && gains) return Relation::incomparable;
    if (otherwise) return loses || gains ? Relation::incomparable : Relation::same_moves;
    return loses ? Relation::stricter : gains ? Relation::looser : Relation::equivalent;
}

}  // namespace nomos::analysis
