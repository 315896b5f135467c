// Making a case smaller: what the settings can do without, pieces away, pieces to lower cells, as
// long as the case stays one. Greedy, in record order, until nothing more can be done (delta
// debugging, Zeller and Hildebrandt 2002, with steps of one): the result is small, not proved least.
#pragma once

#include <cstddef>

#include "model/core/record.hpp"

namespace nomos::analysis {

// visit(field) for the k-th field of a record, in zip order; how many fields there are.
template <class Record, class Visit>
void with_field(Record& record, std::size_t k, Visit&& visit) {
    std::size_t i = 0;
    Record::zip(
        [&](auto, auto& field) {
            if (i++ == k) visit(field);
        },
        record);
}
template <class Record>
std::size_t fields_of(const Record& record) {
    std::size_t n = 0;
    Record::zip([&](auto, const auto&) { ++n; }, record);
    return n;
}
// How many fields differ.
template <class Record>
int fields_changed(const Record& a, const Record& b) {
    int n = 0;
    Record::zip([&](auto, const auto& x, const auto& y) { n += x == y ? 0 : 1; }, a, b);
    return n;
}

// Every record that differs from this one by a bit taken out of a word, or put lower in it, until
// try_it(record) answers true.
template <class Record, class Try>
bool try_each_reduction(const Record& record, Try&& try_it) {
    bool done = false;
    for (std::size_t k = 0; k < fields_of(record) && !done; ++k) {
        Record copy = record;
        with_field(copy, k, [&]<class F>(F& field) {
            if constexpr (requires { F::kSize; }) {
                const F original = field;
                original.for_each([&](int bit) {
                    for (int lower = -1; lower < bit && !done; ++lower) {
                        if (lower >= 0 && original.test(lower)) continue;
                        field = original;
                        field.reset(bit);
                        if (lower >= 0) field.set(lower);
                        done = try_it(std::as_const(copy));
                    }
                });
            }
        });
    }
    return done;
}

}  // namespace nomos::analysis
