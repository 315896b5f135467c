// Canonical witnesses: among all models of what a session requires, the one with the default
// setting where possible, then the fewest pieces, then the least position and move in record
// order (each word read as a number). The answer is defined by the question alone, so two
// machines and two solver versions print the same one.
//
// Method: the count is lowered by bisection; then words are settled from the highest bit down:
// bits the model leaves at 0 stay 0, and for the highest remaining 1 a bisection asks how low it
// can go. A word with few ones costs a few queries a one, not one a bit. All that is required on the
// way is true in the last model or was refuted to fail, so that model stays one of the session.
//
// A question that is given up counts as "no": what comes out still shows what was asked for, but it
// need not be the least (is_least).
#pragma once

#include "checkers/turned_cases.hpp"

namespace nomos {

namespace canonical {

// Requires the term if that is possible; otherwise leaves things as they are.
inline bool prefer(smt::Session& s, const smt::Bit& wish) {
    if (!s.value(wish) && s.check({wish}) != smt::Answer::satisfiable) return false;
    s.require(wish);
    return true;
}

template <int N>
void least(smt::Session& s, const smt::Word<N>& word) {
    int top = N;  // bits [top, N) are settled
    while (top > 0) {
        Bits<N> ones = s.value(word);
        Bits<N> below;
        for (int i = 0; i < top; ++i) below.set(i);
        ones &= below;
        int high = -1;
        ones.for_each([&](int i) { high = i; });
        // Everything unsettled above `limit` can be 0; find the lowest possible highest one.
        int low = -1;
        const auto clear_from = [&](int from) {
            Bits<N> mask;
            for (int i = from; i < top; ++i) mask.set(i);
            return none(word & mask);
        };
        while (low < high) {
            const int middle = (low + high) >= 0 ? (low + high) / 2 : -1;  // try: highest one <= middle
            if (s.check({clear_from(middle + 1)}) == smt::Answer::satisfiable) {
                int now = -1;
                (s.value(word) & below).for_each([&](int i) { now = i; });
                high = now;
            } else {
                low = middle + 1;
            }
        }
        s.require(clear_from(high + 1));
        if (high >= 0) s.require(test(word, high));
        top = high < 0 ? 0 : high;
    }
}
inline void least(smt::Session& s, const smt::Bit& bit) {
    if (!prefer(s, !bit)) s.require(bit);
}
inline void least(smt::Session& s, const smt::Number& number) {
    while (s.check({number < smt::Number(s.value(number))}) == smt::Answer::satisfiable) continue;
    s.require(number == smt::Number(s.value(number)));
}

template <class Record>
void least_record(smt::Session& s, const Record& record) {
    Record::zip([&](const auto&, const auto& field) { least(s, field); }, record);
}

// Put to solvers that are new to it; true if it is refuted.
template <class R>
bool cannot_be(Scene<R>& scene, const smt::Bit& wish) {
    if constexpr (WithTurnedParts<R>)
        return is_refuted_in_parts(scene, wish);
    else
        return scene.session.check_afresh(wish) == smt::Answer::unsatisfiable;
}
// `hint`: a number of pieces that is known to do, -1 for none.
template <class R>
void fewest_pieces(Scene<R>& scene, const smt::Number& pieces, int hint) {
    smt::Session& s = scene.session;
    if (hint >= 0 && hint < s.value(pieces)) prefer(s, pieces <= smt::Number(hint));
    int low = 0, high = s.value(pieces);
    bool near = hint >= 0 && high <= hint;  // one less, if that is all there is to refute; else by halves
    while (low < high) {
        const int middle = near ? high - 1 : (low + high) / 2;
        const smt::Bit fewer = pieces <= smt::Number(middle);
        if (near && cannot_be(scene, fewer))
            low = high;
        else if (s.check({fewer}) == smt::Answer::satisfiable)
            high = s.value(pieces);
        else
            low = middle + 1;
        near = near && WithTurnedParts<R>;
    }
    s.require(pieces == smt::Number(s.value(pieces)));
}

}  // namespace canonical

// Which reading a field of a setting is; -1: none.
template <class Readings>
int reading_at(const Readings& readings, const void* field) {
    for (std::size_t r = 0; r < readings.chosen.size(); ++r)
        if (&readings.chosen[r] == field) return static_cast<int>(r);
    return -1;
}
// After canonical_case: is that the least, or was something given up on the way?
template <class R>
bool is_least(const Scene<R>& scene) {
    return !scene.session.gave_up();
}
// The session must just have answered satisfiable. Settles the scene and reads it. Where
// `free_reading` >= 0 that reading is left to the question. A number of pieces that is known to do
// (`hint`) saves much; it does not change the answer.
template <class R>
Case<R> canonical_case(Scene<R>& scene, int free_reading = -1, int hint = -1) {
    smt::Session& s = scene.session;
    const auto usual = smt::lifted<typename Scene<R>::Setting>(R::default_setting());
    const auto same_setting = [&](bool readings_too) {
        smt::Bit same_all = true;
        Scene<R>::Setting::zip(
            [&](const auto&, const auto& is, const auto& wanted) {
                const int reading = reading_at(scene.setting.readings, &is);
                const bool skip = reading >= 0 && (!readings_too || reading == free_reading);
                if (!skip) same_all = same_all && (is == wanted);
            },
            scene.setting, usual);
        return same_all;
    };
    if (!canonical::prefer(s, same_setting(true))) canonical::prefer(s, same_setting(false));
    for (std::size_t i = 0; i < scene.setting.readings.chosen.size(); ++i)
        if (static_cast<int>(i) != free_reading)
            canonical::prefer(s, scene.setting.readings.chosen[i] == usual.readings.chosen[i]);
    canonical::fewest_pieces(scene, R::template pieces<Symbolic>(scene.before), hint);
    canonical::least_record(s, scene.before);
    canonical::least_record(s, scene.move);
    canonical::least_record(s, scene.setting);
    return read(scene);
}

}  // namespace nomos
