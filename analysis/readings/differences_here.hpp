// In which ways two options of a reading differ in one position, by trying every play.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "analysis/findings/measured.hpp"
#include "analysis/lines/plays.hpp"
#include "analysis/readings/difference.hpp"

namespace nomos::analysis {

// By Difference: is there one here, and in which play first (in the order that plays are listed).
template <class R>
struct DifferencesHere {
    using Play = typename Plays<R>::Play;
    std::array<bool, kDifferences> any{};
    std::array<std::optional<Play>, kDifferences> play;

    void add(Difference d, const std::optional<Play>& by = {}) {
        const auto k = static_cast<std::size_t>(d);
        if (!any[k]) any[k] = true, play[k] = by;
    }
};
template <class R>
DifferencesHere<R> differences_here(const typename R::template Setting<Native>& a,
                                    const typename R::template Setting<Native>& b,
                                    const typename R::template Position<Native>& p) {
    const auto outcome = [](const auto& s, const auto& q) { return R::template Rules<Native>::outcome(s, q); };
    DifferencesHere<R> here;
    if (outcome(a, p) != outcome(b, p)) here.add(Difference::outcome);
    // Most plays are listed under both options and in the same order, so a play is first looked for where the
    // other list has come to.
    const Plays<R> by_a{a, p}, by_b{b, p};
    const auto &listed_a = by_a.listed(), &listed_b = by_b.listed();
    const auto is_same = [](const auto& one, const auto& other) { return Plays<R>::is_same(one.play, other.play); };
    auto next = listed_b.begin();
    const auto only_second_until = [&](auto end) {
        for (; next != end; ++next)
            if (!by_a.allows(next->play)) here.add(Difference::only_second, next->play);
    };
    for (const auto& one : listed_a) {
        const bool is_next = next != listed_b.end() && is_same(*next, one);
        if (!is_next && !by_b.allows(one.play)) {
            here.add(Difference::only_first, one.play);
            continue;
        }
        const auto found = is_next ? next : std::find_if(listed_b.begin(), listed_b.end(), [&](const auto& other) {
            return is_same(other, one);
        });
        const bool is_listed = found != listed_b.end();
        if (is_listed && found >= next) only_second_until(found), ++next;
        const auto& after = by_a.after_listed(one);
        const auto other =
            is_listed ? typename R::template Position<Native>(by_b.after_listed(*found)) : *by_b.after(one.play);
        if (outcome(a, after) != outcome(b, other)) here.add(Difference::winner, one.play);
        if (!same(after, other)) here.add(Difference::effect, one.play);
    }
    only_second_until(listed_b.end());
    return here;
}
template <class R>
Materiality weight_of(const DifferencesHere<R>& here) {
    const auto any = [&](Difference d) { return here.any[static_cast<std::size_t>(d)]; };
    if (any(Difference::winner) || any(Difference::outcome)) return Materiality::changes_winner;
    if (any(Difference::effect)) return Materiality::changes_effect;
    return any(Difference::only_first) || any(Difference::only_second) ? Materiality::changes_moves
                                                                       : Materiality::no_effect;
}

}  // namespace nomos::analysis
