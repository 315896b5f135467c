// Making a case smaller: what the settings can do without, pieces away, pieces to lower cells, flags
// and numbers down, as long as the case stays one. Greedy, in record order, until nothing more can be done (delta
// debugging, Zeller and Hildebrandt 2002, with steps of one): the result is small, not proved least.
#pragma once

#include <cstddef>

#include "model/core/record.hpp"

namespace nomos {

// visit(field) for the k-th field of a record, in zip order; how many fields there are.
template <class Record, class Visit>
void with_field(Record& record, std::size_t k, Visit&& visit) {
    std::size_t i = 0;
    Record::zip(
        [&](const auto&, auto& field) {
            if (i++ == k) visit(field);
        },
        record);
}
template <class Record>
std::size_t fields_of(const Record& record) {
    std::size_t n = 0;
    Record::zip([&](const auto&, const auto&) { ++n; }, record);
    return n;
}
// A ruleset in which numbers follow from the pieces (who is not on the board was routed), or pieces from
// the setting, puts them right.
template <class R>
typename R::template Position<Native> consistent(const typename R::template Setting<Native>& setting,
                                                 typename R::template Position<Native> position) {
    if constexpr (requires { R::consistent(setting, position); })
        return R::consistent(setting, position);
    else
        return position;
}
// visit(record with field k as it is in `usual`) for every field of the record.
template <class Record, class Visit>
void for_each_more_usual(const Record& record, const Record& usual, Visit&& visit) {
    for (std::size_t k = 0; k < fields_of(usual); ++k) {
        Record other = record;
        with_field(other, k, [&]<class F>(F& field) {
            with_field(usual, k, [&]<class G>(const G& u) {
                if constexpr (std::is_same_v<F, G>) field = u;
            });
        });
        visit(std::as_const(other));
    }
}
// How many fields differ.
template <class Record>
int fields_changed(const Record& a, const Record& b) {
    int n = 0;
    Record::zip([&](const auto&, const auto& x, const auto& y) { n += x == y ? 0 : 1; }, a, b);
    return n;
}

// A word with one bit out of it, or put lower in it; until try_it(word) answers true.
template <class W, class Try>
bool try_each_lower(const W& original, Try&& try_it) {
    bool done = false;
    original.for_each([&](int bit) {
        for (int lower = -1; lower < bit && !done; ++lower) {
            if (lower >= 0 && original.test(lower)) continue;
            W word = original;
            word.reset(bit);
            if (lower >= 0) word.set(lower);
            done = try_it(word);
        }
    });
    return done;
}
template <class Try>
bool try_each_lower(bool original, Try&& try_it) {
    return original && try_it(false);
}
template <class Try>
bool try_each_lower(int original, Try&& try_it) {
    return original > 0 && (try_it(0) || (original > 1 && try_it(original - 1)));
}

// Every record in which one field is lower, until try_it(record) answers true.
template <class Record, class Try>
bool try_each_reduction(const Record& record, Try&& try_it) {
    bool done = false;
    for (std::size_t k = 0; k < fields_of(record) && !done; ++k) {
        Record copy = record;
        with_field(copy, k, [&]<class F>(F& field) {
            done = try_each_lower(F(field), [&](const F& lower) {
                field = lower;
                return try_it(std::as_const(copy));
            });
        });
    }
    return done;
}

}  // namespace nomos
