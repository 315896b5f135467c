// A position of some kind that is nearer to the set-up than one that is known: a search for a line of play is
// led there sooner. A witness of few pieces is easy to read and hard to reach, since all the others have to
// fall first.
//
// Field by field, then cell by cell, it becomes as the set-up is, as long as it stays of the kind; pieces that
// find their places taken stand elsewhere. Greedy: the result is near, not proved nearest.
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "checkers/smaller.hpp"
#include "model/core/bits.hpp"

namespace nomos::analysis {

// The longest words of a record are those of cells.
template <class Record>
int cells_of(const Record& record) {
    int most = 0;
    Record::zip(
        [&]<class F>(const auto&, const F&) {
            if constexpr (requires { F::kSize; }) most = std::max(most, F::kSize);
        },
        record);
    return most;
}
// What is in the one cell of the one record, into the other cell of the other.
template <class Record>
void copy_cell(const Record& from, int its_cell, Record& to, int cell) {
    const int cells = cells_of(from);
    Record::zip(
        [&]<class F>(const auto&, F& field, const F& other) {
            if constexpr (requires { F::kSize; })
                if (F::kSize == cells) field.assign(cell, other.test(its_cell));
        },
        to, from);
}

template <class Record>
void clear_cell(Record& record, int cell) {
    const int cells = cells_of(record);
    Record::zip(
        [&]<class F>(const auto&, F& field) {
            if constexpr (requires { F::kSize; })
                if (F::kSize == cells) field.reset(cell);
        },
        record);
}

// The record with one number as it is in `usual`, or else half way there, and so on. take(record) answers whether
// that will do, and may change what `record` refers to.
template <class Record, class Take>
void for_each_number_nearer(const Record& record, const Record& usual, Take&& take) {
    for (std::size_t k = 0; k < fields_of(usual); ++k) {
        int wanted = 0, now = 0;
        const auto read = [&](const Record& from, int& to) {
            with_field(from, k, [&]<class F>(const F& field) {
                if constexpr (std::is_same_v<F, int>) to = field;
            });
        };
        read(usual, wanted), read(record, now);
        for (int step = wanted - now; step != 0; step /= 2) {
            Record other = record;
            with_field(other, k, [&]<class F>(F& field) {
                if constexpr (std::is_same_v<F, int>) field = now + step;
            });
            if (take(other)) now += step;
            if (now == wanted) break;
        }
    }
}

// `is_good(position)` holds of `position`, and of what is returned.
template <class R, class Good>
typename R::template Position<Native> nearer_the_set_up(const typename R::template Setting<Native>& setting,
                                                        typename R::template Position<Native> position,
                                                        Good&& is_good) {
    using Position = typename R::template Position<Native>;
    const Position usual = R::template start<Native>(setting);
    const int cells = cells_of(usual);
    bool again = true;
    const auto take = [&](const Position& as_usual) {
        const Position p = consistent<R>(setting, as_usual);
        if (same(p, position) || !is_good(p)) return false;
        return position = p, again = true;
    };
    const auto put_back = [&](int begin, int cell) {
        Position p = position;
        copy_cell(usual, begin, p, cell);
        const bool has_more = R::template pieces<Native>(p) > R::template pieces<Native>(position);
        if (begin == cell || has_more) take(p);
        return has_more && same(consistent<R>(setting, p), position);
    };
    constexpr int kRounds = 4;  // what was in the way of one cell may be gone after another
    for (int round = 0; round < kRounds && again; ++round) {
        again = false;
        for_each_more_usual(Position(position), usual, take);
        for_each_number_nearer(position, usual, take);
        for (int cell = 0; cell < cells; ++cell) put_back(cell, cell);
    }
    // Who is missing still stands on the first space that will do.
    for (int begin = 0; begin < cells; ++begin) {
        const int all = R::template pieces<Native>(usual);
        for (int cell = 0; cell < cells && R::template pieces<Native>(position) < all; ++cell)
            if (put_back(begin, cell)) break;
    }
    return position;
}

}  // namespace nomos::analysis
