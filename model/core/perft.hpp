// Perft: counting the lines of play of a given length, the customary test of a move generator
// (Steven Edwards, for chess, 1995). Every move on the way is made, also the last: no counting
// of a node's moves in bulk and no table of positions seen, so that the count is also a measure
// of how fast the executable rules play.
#pragma once

#include <concepts>
#include <cstdint>

#include "model/core/algebra.hpp"

// One function of all that it calls; not under a sanitizer, which takes minutes to compile that.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NOMOS_FLATTENED
#else
#define NOMOS_FLATTENED [[gnu::flatten]]
#endif

namespace nomos {

// The part of the Ruleset concept that play needs.
template <class R>
concept Playable = requires(const typename R::template Setting<Native>& setting,
                            const typename R::template Position<Native>& position,
                            const typename R::template Move<Native>& move) {
    {
        R::template Rules<Native>::apply(setting, position, move)
        } -> std::same_as<typename R::template Position<Native>>;
    { R::template Rules<Native>::outcome(setting, position).test(0) } -> std::same_as<bool>;
    R::template Rules<Native>::for_each_move(setting, position, [](const typename R::template Move<Native>&) {});
};

// Keeps the compiler from leaving out the work that made `value`.
template <class T>
inline void consume(const T& value) {
    asm volatile("" : : "m"(value));
}

// Visits every legal move with the position after it; a finished position has none.
template <Playable R, class Visit>
void for_each_successor(const typename R::template Setting<Native>& setting,
                        const typename R::template Position<Native>& position, Visit&& visit) {
    constexpr int kInPlay = 0;
    if (!R::template Rules<Native>::outcome(setting, position).test(kInPlay)) return;
    R::template Rules<Native>::for_each_move(setting, position, [&](const typename R::template Move<Native>& move) {
        visit(move, R::template Rules<Native>::apply(setting, position, move));
    });
}

// How many lines of exactly `depth` moves start from the position. Flat: the rules are compiled into it; of their small
// functions a program holds one copy each, by chance one from a unit that is too large to be compiled well.
template <Playable R>
NOMOS_FLATTENED std::uint64_t perft(const typename R::template Setting<Native>& setting,
                                    const typename R::template Position<Native>& position, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t lines = 0;
    for_each_successor<R>(setting, position, [&](const auto&, const auto& after) {
        consume(after);
        lines += depth == 1 ? 1 : perft<R>(setting, after, depth - 1);
    });
    return lines;
}

}  // namespace nomos
