// The smallest case of a kind, greedily: a usual setting, few pieces, everything on low cells.
#pragma once

#include "analysis/fuzz/cause.hpp"
#include "checkers/smaller.hpp"

namespace nomos::fuzz {

// The order of canonical witnesses: a usual setting, few pieces, the least record, the least move.
template <class R>
bool is_smaller(const Case<R>& a, const Case<R>& b) {
    const auto usual = R::default_setting();
    const auto weight = [&](const Case<R>& c) {
        return std::pair(fields_changed(c.setting, usual), R::template pieces<Native>(c.before));
    };
    if (weight(a) != weight(b)) return weight(a) < weight(b);
    const auto by_position = compare(a.before, b.before);
    return by_position != 0 ? by_position < 0 : compare(a.move, b.move) < 0;
}

// visit(case) for each setting with one more field as usual, or all; until it answers true.
template <class R, class Try>
bool try_usual_settings(const Case<R>& c, Try&& try_it) {
    const auto usual = R::default_setting();
    Case<R> other = c;
    other.setting = usual;
    if (try_it(other)) return true;
    other.setting.readings = c.setting.readings;
    if (try_it(other)) return true;
    for (std::size_t k = 0; k < fields_of(usual); ++k) {
        other.setting = c.setting;
        with_field(other.setting, k, [&]<class F>(F& field) {
            with_field(usual, k, [&]<class G>(const G& as_usual) {
                if constexpr (std::is_same_v<F, G>) field = as_usual;
            });
        });
        if (try_it(other)) return true;
    }
    return false;
}

// Makes the case smaller as long as still(case); at most `tries` questions, and none once it is stopped.
template <class R, class Still, class IsStopped>
Case<R> made_small(Case<R> c, int tries, IsStopped&& is_stopped, Still&& still) {
    const auto take = [&](const Case<R>& other) {
        if (tries <= 0 || is_stopped() || !is_smaller(other, c) || !is_sound(other)) return false;
        --tries;
        if (!still(other)) return false;
        c = other;
        return true;
    };
    const auto step = [&] {
        return try_usual_settings(c, take) ||
               try_each_reduction(c.before,
                                  [&](const auto& p) {
                                      return take({c.setting, consistent<R>(c.setting, p), c.move});
                                  }) ||
               try_each_reduction(c.move, [&](const auto& m) {
                   return take({c.setting, c.before, m});
               });
    };
    while (tries > 0 && !is_stopped() && step()) {
    }
    return c;
}

// The trouble with the smallest case of the same cause; as it was where the comparison of a single case does not show
// it (a whole list's).
template <class R, class IsStopped>
Trouble<R> made_small(const Trouble<R>& trouble, IsStopped&& is_stopped) {
    constexpr int kTries = 30'000;
    const int tries = trouble.oracle->kind == "solver" ? 30 : kTries;
    if (!trouble_in<R>(*trouble.oracle, trouble.c)) return trouble;
    const Case<R> small = made_small(trouble.c, tries, is_stopped, [&](const Case<R>& c) {
        const auto here = trouble_in<R>(*trouble.oracle, c);
        return here && here->cause() == trouble.cause();
    });
    return *trouble_in<R>(*trouble.oracle, small);
}

}  // namespace nomos::fuzz
