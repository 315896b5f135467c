// Images of a case: the board turned or mirrored, and whose pieces are whose with it. A rule that speaks of
// neighbours, lines and sides decides alike in a case and in its image. (For positions alone, as numbers to
// be looked up, see symmetry.hpp; here settings, moves and winners change as well.)
//
// A ruleset that has them offers a struct Images of its own or, for fuzzing alone, beside it (Turned,
// properties/game.hpp), with the static members of the concept below: kCount of them besides the identity, by number
// from 0, and what becomes of a setting, a position, a move and the number of an outcome under each. Also, where a move
// can be written in one way only and the image of that way is another, spoils(move): no image of this one is asked for.
#pragma once

#include <concepts>

#include "model/core/ruleset.hpp"

namespace nomos {

template <class R>
concept WithImages = requires(const typename R::template Setting<Native>& s,
                              const typename R::template Position<Native>& p,
                              const typename R::template Move<Native>& m) {
    { R::Images::kCount } -> std::convertible_to<int>;
    { R::Images::of(0, s) } -> std::same_as<typename R::template Setting<Native>>;
    { R::Images::of(0, p) } -> std::same_as<typename R::template Position<Native>>;
    { R::Images::of(0, m) } -> std::same_as<typename R::template Move<Native>>;
    { R::Images::of_outcome(0, s, 0) } -> std::same_as<int>;
};

// Every bit of a word put where `to` says; to(i) names each place once.
template <int N, class To>
constexpr Bits<N> rearranged(const Bits<N>& word, To&& to) {
    Bits<N> image;
    word.for_each([&](int i) { image.set(to(i)); });
    return image;
}

// A record with every word of N bits, which is one of cells, so rearranged; all else as it was.
template <int N, class Record, class To>
constexpr Record with_cells(Record record, To&& to) {
    Record::zip(
        [&]<class F>(const auto&, F& field) {
            if constexpr (std::is_same_v<F, Bits<N>>) field = rearranged(field, to);
        },
        record);
    return record;
}

// The seven turns and reflections of a square of cells besides the identity, by number: bit 0 mirrors
// left and right, bit 1 top and bottom, bit 2 along the rising diagonal (done last).
struct SquareImages {
    static constexpr int kCount = 7;
    struct Place {
        int column, row;
    };
    static constexpr Place of(int k, Place at, int edge) {
        const int way = k + 1;
        if ((way & 1) != 0) at.column = edge - 1 - at.column;
        if ((way & 2) != 0) at.row = edge - 1 - at.row;
        return (way & 4) != 0 ? Place{at.row, at.column} : at;
    }
    template <int Edge>
    static constexpr int cell(int k, int cell) {
        const Place to = of(k, {cell % Edge, cell / Edge}, Edge);
        return to.row * Edge + to.column;
    }
};

}  // namespace nomos
