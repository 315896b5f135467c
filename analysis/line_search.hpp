// Looking for a line of play from the set-up to where something happens, led by several examples of it.
//
// The known example may be far from the set-up, or of another setting, and a search that is led to one example
// may be stuck before it. So others are thrown at random; each is moved towards the set-up, and the nearest are
// tried first, each with a search of its own (guided_search.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/guided_search.hpp"
#include "analysis/near_set_up.hpp"
#include "checkers/induction.hpp"

namespace nomos::analysis {

struct LineEffort {
    int thrown = 40'000;               // positions, of which
    std::size_t examples = 48;         // at most so many are moved towards the set-up,
    std::size_t tried = 16;            // and the nearest of these tried,
    Beam for_each{200'000, 40, 400};   // each by a narrow beam: many short tries come further than a few long ones
};

// Positions of play in which it happens, nearest to the set-up first; of as near ones the one found first.
template <class R, class Happens>
std::vector<typename R::template Position<Native>> examples_near_set_up(const typename R::template Setting<Native>& setting,
                                                                        std::uint64_t seed, const LineEffort& effort, Happens&& happens) {
    using Position = typename R::template Position<Native>;
    std::vector<Position> found;
    Dice dice(seed + 23);
    for (int i = 0; i < effort.thrown && found.size() < effort.examples; ++i) {
        const Position p = consistent<R>(setting, R::throw_position(dice).second);
        if (happens(p)) found.push_back(nearer_the_set_up<R>(setting, p, happens));
    }
    const Position begin = R::template start<Native>(setting);
    std::stable_sort(found.begin(), found.end(), [&](const Position& p, const Position& q) {
        return guided::between<R>(begin, p) < guided::between<R>(begin, q);
    });
    if (found.size() > effort.tried) found.resize(effort.tried);
    return found;
}

// Without plays that the line does not need, as many in a row as can go.
template <class R, class Reached>
void trim(const typename R::template Setting<Native>& setting, GuidedLine<R>& g, Reached&& reached) {
    using Line = std::vector<typename Plays<R>::Play>;
    const auto still = [&](const Line& line) {
        auto p = R::template start<Native>(setting);
        for (const auto& play : line) {
            const auto after = Plays<R>{setting, p}.after(play);
            if (!after || !R::Rules::template outcome<Native>(setting, p).test(0)) return false;
            p = *after;
        }
        if (!reached(p)) return false;
        g.last = p;
        return true;
    };
    const auto shorter = [&] {
        constexpr std::ptrdiff_t kInARow = 16;
        const auto all = static_cast<std::ptrdiff_t>(g.line->size());
        for (std::ptrdiff_t n = std::min(kInARow, all); n > 0; --n)
            for (std::ptrdiff_t i = 0; i + n <= all; ++i) {
                Line other = *g.line;
                other.erase(other.begin() + i, other.begin() + i + n);
                if (still(other)) return g.line = std::move(other), true;
            }
        return false;
    };
    while (shorter()) continue;
}

// At most so many plies long, to a position that is `reached`. `example`: one, if it is known.
template <class R, class Reached>
GuidedLine<R> line_of_play(const typename R::template Setting<Native>& setting,
                           const std::optional<typename R::template Position<Native>>& example, int most_plies, bool try_others,
                           std::uint64_t seed, Reached&& reached, const LineEffort& effort = {}) {
    const auto happens = [&](const auto& position) {
        return R::template well_formed<Native>(setting, position) && Plays<R>::may_start(setting, position) &&
               induction::all_invariants<R, Native>(setting, position) && reached(position);
    };
    GuidedLine<R> best;
    const auto led_to = [&](const auto& pattern, const Beam& beam) {
        GuidedLine<R> g = guided_line<R>(setting, pattern, most_plies, reached, beam);
        g.looked_at += best.looked_at, g.deepest = std::max(g.deepest, best.deepest);
        g.none_within = std::max(g.none_within, best.none_within);
        best = std::move(g);
        if (best.line && !best.shortest) trim<R>(setting, best, reached);
        return best.line || best.exhausted;
    };
    if (example && led_to(nearer_the_set_up<R>(setting, *example, happens), Beam{})) return best;
    if (!try_others) return best;
    for (const auto& other : examples_near_set_up<R>(setting, seed, effort, happens))
        if (led_to(other, effort.for_each)) break;
    return best;
}

}  // namespace nomos::analysis
