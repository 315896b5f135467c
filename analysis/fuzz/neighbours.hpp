// Positions next to one: what is asked of the right position after a move is asked of these, too.
#pragma once

#include "checkers/smaller.hpp"
#include "model/core/dice.hpp"
#include "model/core/record.hpp"

namespace nomos::fuzz {

// --- with one field changed ----------------------------------------------------------------------------
// visit(other) for positions that differ from one in a single field: a bit put in, taken out or moved, a
// flag turned, a number one up or down. Which ones is drawn from the position itself, so that a case is
// one for good.
template <class R, class Visit>
void each_neighbour(const typename R::template Position<Native>& position, Visit&& visit) {
    Dice dice(hash(position));
    typename R::template Position<Native> other = position;
    R::template Position<Native>::zip(
        [&]<class F>(const auto&, F& field) {
            const F was = field;
            const auto with = [&](const F& value) {
                if (value == was) return;
                field = value, visit(std::as_const(other)), field = was;
            };
            if constexpr (std::is_same_v<F, bool>) {
                with(!was);
            } else if constexpr (std::is_same_v<F, int>) {
                with(was + 1), with(was - 1);
            } else {
                const F bit = F::single(dice.below(F::kSize));
                with(was ^ bit);
                if (was.any()) with((was & ~F::single(was.lowest())) | bit);
            }
        },
        other);
}
// --- with a cell that looks otherwise ----------------------------------------------------------------
// body(field) for each field of this type.
template <class F, class Record, class Body>
void each_of_type(Record& record, Body&& body) {
    Record::zip(
        [&]<class G>(const auto&, G& field) {
            if constexpr (std::is_same_v<F, G>) body(field);
        },
        record);
}
template <int N>
Bits<N> some_bit_of(Bits<N> word, Dice& dice) {
    for (int skip = dice.below(word.count()); skip > 0; --skip) word.pop_lowest();
    return Bits<N>::single(word.lowest());
}
// A bit goes from one word to another of its size.
template <class F, class Record, class Visit>
void with_bit_elsewhere(Record& record, F& from, Dice& dice, Visit&& visit) {
    if (from.none()) return;
    const F was = from, bit = some_bit_of(was, dice);
    each_of_type<F>(record, [&](F& to) {
        if (&to == &from || any(to & bit)) return;
        from = was & ~bit, to = to | bit;
        visit(std::as_const(record));
        from = was, to = to & ~bit;
    });
}
// Two cells exchange all that their words say of them.
template <class F, class Record, class Visit>
void with_cells_exchanged(Record& record, const F& word, Dice& dice, Visit&& visit) {
    if (word.none()) return;
    const F one = some_bit_of(word, dice), other = F::single(dice.below(F::kSize));
    Record changed = record;
    each_of_type<F>(changed, [&](F& f) {
        const bool at_one = any(f & one), at_other = any(f & other);
        f = (f & ~one & ~other) | (at_one ? other : F{}) | (at_other ? one : F{});
    });
    visit(std::as_const(changed));
}
template <class Record, class Visit>
void each_with_cells_changed(const Record& record, Dice& dice, Visit&& visit) {
    Record other = record;
    Record::zip(
        [&]<class F>(const auto&, F& field) {
            if constexpr (!std::is_same_v<F, bool> && !std::is_same_v<F, int>) {
                with_bit_elsewhere(other, field, dice, visit);
                with_cells_exchanged(other, field, dice, visit);
            }
        },
        other);
}

// --- of either kind ------------------------------------------------------------------------------------
// visit(other) of those that are well-formed, with what follows from the pieces put right where that makes them so:
// where a piece is a bit of two words, or is counted as well, nothing that changes one field alone is well-formed.
template <class R, class Visit>
void each_sound_neighbour(const typename R::template Setting<Native>& setting,
                          const typename R::template Position<Native>& position, Dice& dice, Visit&& visit) {
    using Position = typename R::template Position<Native>;
    const auto is_one = [&](const Position& other) {
        return !same(other, position) && R::template well_formed<Native>(setting, other);
    };
    const auto add = [&](const Position& other) {
        if (is_one(other)) return visit(other);
        if (const Position made = consistent<R>(setting, other); is_one(made)) visit(made);
    };
    each_neighbour<R>(position, add), each_with_cells_changed(position, dice, add);
}

}  // namespace nomos::fuzz
