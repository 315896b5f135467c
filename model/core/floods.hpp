// Reachable sets: the cells of a set that hang together, inside the set, with some of its cells. What groups, chains
// and connections from side to side are made of. Both encodings may ask for them, each in its own way: the executable
// rules flood whole words (reached, joins, is_one_group), the constraints close a set cell by cell (reached_cells,
// ...). Neither way is made from the other; tests/model/core/floods_test.cpp compares them. What touches is said by the
// board (boards.hpp), or by a last argument: `corners`, whether those are enough, which may be a reading.
//
// Idea: a way that nothing shortens meets each block of two by two squares three times at the most, since four
// squares of a block would have a short cut; so its length is bounded by the board, and after so many steps a flood
// has come everywhere (kLongestWay). Running stops when a step changes nothing, which is the same set; a formula takes
// all steps.
//
// No solver likes a flood over the whole board, and hardly any proof has to look into one. So each that is computed in
// a formula is noted (model/smt/notions.hpp), with the step that it is made of, and proofs try what is true of all
// reachable sets first: OneStep says what that rests on. Nothing is asked of the ruleset for it.
#pragma once

#include <algorithm>
#include <array>

#include "model/core/boards.hpp"
#include "model/core/edges.hpp"

namespace nomos {

// No shortest way inside a set has more cells.
template <class Board>
inline constexpr int kLongestWay = 3 * ((Board::kWidth + 1) / 2) * ((Board::kHeight + 1) / 2);
template <OfPoints Board>
inline constexpr int kLongestWay<Board> = Board::kCells;
// Sets that a flood settles in so many steps, enough to cross the board, are what examples are looked for in first; on
// a very small one its last step comes before.
template <class Board>
inline constexpr int kShortWay = std::min(std::max(Board::kWidth, Board::kHeight), kLongestWay<Board> - 1);

// --- what proofs rest on ---------------------------------------------------------------------------
// The step of a flood, and what is true of it. Proved of any sets before a proof makes use of what follows from it.
template <class Board>
struct OneStep {
    static constexpr int kCells = Board::kCells;

    // More of a larger set is reached, in one step; a step by words is a step cell by cell.
    template <class W>
    static auto lemma(const W& own, const W& in, const BitOfWord<W>& corners, const W& larger_own, const W& more_in,
                      const BitOfWord<W>& more_corners) {
        const auto step = [](const W& of, const W& from, const auto& c) {
            return from | (of & touched<Board>(from, c));
        };
        const W next = step(own, in, corners);
        const auto is_larger = none(own & ~larger_own) && none(in & ~more_in) && implies(corners, more_corners);
        return implies(is_larger, none(next & ~step(larger_own, more_in, more_corners))) &&
               for_all(0, kCells, [&](int c) {
                   const auto touches = exists_touching<Board>(c, corners, [&](int d) { return test(in, d); });
                   return iff(test(next, c), test(in, c) || (test(own, c) && touches));
               });
    }
    // Nothing more is reached; what is reached was there from the beginning or is touched by what is; and out of
    // nothing comes nothing.
    template <class W>
    static auto is_reached(const W& own, const W& from, const W& in, const BitOfWord<W>& corners) {
        const W around = touched<Board>(in, corners);
        return none(own & around & ~in) && none(in & ~from & ~around) && (any(own & from) || none(in));
    }
};

// Tells whoever proves: `in` is what is reached inside `own` from `from`; after a few steps it was `early`, and `next`
// one step later. Nothing, where nothing is proved.
template <class Board, class In, class Own, class B>
constexpr void note_reached([[maybe_unused]] const Own& own, [[maybe_unused]] const Own& from,
                            [[maybe_unused]] const B& corners, [[maybe_unused]] const In& in,
                            [[maybe_unused]] const In& early, [[maybe_unused]] const In& next) {
    if constexpr (requires { note_reachable<OneStep<Board>>(own, from, corners, in, early, next); })
        note_reachable<OneStep<Board>>(own, from, corners, in, early, next);
}

// --- whole words, for the executable rules ---------------------------------------------------------
// The cells of `own` that hang together with those of `from` in it.
template <class Board, class W>
constexpr W reached(const W& own, const std::type_identity_t<W>& from, const BitOfWord<W>& corners) {
    W in = own & from, early = in, next = in;
    for (int step = 1; step < kLongestWay<Board>; ++step) {
        const W before = in;
        in = in | (own & touched<Board>(in, corners));
        if constexpr (std::is_same_v<BitOfWord<W>, bool>)
            if (in == before) break;
        if (step == kShortWay<Board>) early = before, next = in;
    }
    note_reached<Board>(own, W(from), corners, in, early, next);
    return in;
}
template <class Board, class W>
constexpr W reached(const W& own, const std::type_identity_t<W>& from) {
    return reached<Board>(own, from, corners_of<Board, BitOfWord<W>>());
}
// Some cell of `one` hangs together with one of `other`.
template <class Board, class W>
constexpr BitOfWord<W> joins(const W& own, const typename Board::Cells& one, const typename Board::Cells& other,
                             const BitOfWord<W>& corners) {
    return any(reached<Board>(own, one, corners) & other);
}
template <class Board, class W>
constexpr BitOfWord<W> joins(const W& own, const typename Board::Cells& one, const typename Board::Cells& other) {
    return joins<Board>(own, one, other, corners_of<Board, BitOfWord<W>>());
}
// Of a word, the lowest bit that is set: each is kept that has none below it.
template <class W>
constexpr W lowest_of(const W& w) {
    W below = w << 1;
    for (int n = 1; n < W::kSize; n *= 2) below = below | below << n;
    return w & ~below;
}
// The cells hang together; none at all do.
template <class Board, class W>
constexpr BitOfWord<W> is_one_group(const W& w, const BitOfWord<W>& corners) {
    return reached<Board>(w, lowest_of(w), corners) == w;
}
template <class Board, class W>
constexpr BitOfWord<W> is_one_group(const W& w) {
    return is_one_group<Board>(w, corners_of<Board, BitOfWord<W>>());
}

// --- cell by cell, for the constraints -------------------------------------------------------------
// For each cell: it `has`, and hangs together with one that `begins` and has. Both answer a bit of every cell.
template <class Board, class Has, class Begins, class B>
constexpr std::array<B, std::size_t{Board::kCells}> reached_cells(Has&& has, Begins&& begins, const B& corners) {
    constexpr int kCells = Board::kCells;
    using Bits = std::array<B, std::size_t{kCells}>;
    const auto each = [](auto&& bit) {
        Bits bits{};
        for (int c = 0; c < kCells; ++c) bits[static_cast<std::size_t>(c)] = bit(c);
        return bits;
    };
    const auto of = [](const Bits& bits, int c) { return bits[static_cast<std::size_t>(c)]; };
    const Bits own = each([&](int c) { return B(has(c)); });
    const Bits from = each([&](int c) { return B(begins(c)); });
    Bits in = each([&](int c) { return of(own, c) && of(from, c); }), early = in, next = in;
    for (int steps = 1; steps < kLongestWay<Board>; ++steps) {
        const Bits before = in;
        in = each([&](int c) {
            return of(before, c) ||
                   (of(own, c) && exists_touching<Board>(c, corners, [&](int d) { return of(before, d); }));
        });
        if constexpr (std::is_same_v<B, bool>)
            if (in == before) break;
        if (steps == kShortWay<Board>) early = before, next = in;
    }
    note_reached<Board>(own, from, corners, in, early, next);
    return in;
}
// Some cell where `begins` hangs together with one where `ends`, which answer a bool.
template <class Board, class Has, class Begins, class Ends, class B>
constexpr B are_joined(Has&& has, Begins&& begins, Ends&& ends, const B& corners) {
    const auto in = reached_cells<Board>(has, begins, corners);
    return exists(0, Board::kCells, [&](int c) { return ends(c) ? in[static_cast<std::size_t>(c)] : B(false); });
}
template <class Board, class Has, class Begins, class Ends>
constexpr auto are_joined(Has&& has, Begins&& begins, Ends&& ends) {
    return are_joined<Board>(has, begins, ends, corners_of<Board, std::decay_t<decltype(has(0))>>());
}
// Every cell that has hangs together with the first of them.
template <class Board, class Has, class B>
constexpr B are_one_group(Has&& has, const B& corners) {
    const auto in = reached_cells<Board>(
        has, [&](int c) { return for_all(0, c, [&](int d) { return !B(has(d)); }); }, corners);
    return for_all(0, Board::kCells, [&](int c) { return implies(B(has(c)), in[static_cast<std::size_t>(c)]); });
}
template <class Board, class Has>
constexpr auto are_one_group(Has&& has) {
    return are_one_group<Board>(has, corners_of<Board, std::decay_t<decltype(has(0))>>());
}

}  // namespace nomos
