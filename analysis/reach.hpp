// Does a difference between readings come up in play, how early and how often?
//
// Games of random moves under the default readings are searched for positions in which an option
// would allow another move, do something else or judge otherwise. This gives a line of play (the
// shortest met, not proved shortest) and a frequency; "none found" is said with its bound.
#pragma once

#include "analysis/compare.hpp"
#include "checkers/sampling.hpp"

namespace nomos::analysis {

template <class R>
struct Reach {
    int looked_at = 0;  // positions
    int met = 0;        // of these, the options differ in
    bool found = false;
    std::vector<typename R::template Move<Native>> line;      // from the set-up to the position
    std::optional<typename R::template Move<Native>> move;    // the move that they treat differently, if it is a move
};

// Do options a and b of a reading differ in this position for some move?
template <class R>
bool differ_here(const typename R::template Setting<Native>& a, const typename R::template Setting<Native>& b,
                 const typename R::template Position<Native>& p, std::optional<typename R::template Move<Native>>& by) {
    using Rules = typename R::Rules;
    by.reset();
    if (Rules::template outcome<Native>(a, p) != Rules::template outcome<Native>(b, p)) return true;
    Rules::for_each_move(a, p, [&](const auto& m) {
        if (by) return;
        if (!Rules::template legal<Native>(b, p, m) ||
            !same(Rules::template apply<Native>(a, p, m), Rules::template apply<Native>(b, p, m)))
            by = m;
    });
    if (!by) Rules::for_each_move(b, p, [&](const auto& m) {
            if (!by && !Rules::template legal<Native>(a, p, m)) by = m;
        });
    return by.has_value();
}

template <class R>
Reach<R> search_play(const Options& options, int reading, int first, int second) {
    Reach<R> r;
    Dice dice(options.seed + 3);
    const auto setting = R::default_setting();
    const auto a = with_option(setting, reading, first), b = with_option(setting, reading, second);
    constexpr int kLongest = 300;
    while (r.looked_at < options.samples) {
        auto position = R::template start<Native>(a);
        std::vector<typename R::template Move<Native>> line;
        for (int ply = 0; ply <= kLongest && r.looked_at < options.samples; ++ply) {
            ++r.looked_at;
            std::optional<typename R::template Move<Native>> by;
            if (differ_here<R>(a, b, position, by)) {
                ++r.met;
                if (!r.found || line.size() < r.line.size()) r.found = true, r.line = line, r.move = by;
            }
            const auto move = random_move<R>(a, position, dice);
            if (!move) break;
            position = R::Rules::template apply<Native>(a, position, *move);
            line.push_back(*move);
        }
    }
    return r;
}

}  // namespace nomos::analysis
