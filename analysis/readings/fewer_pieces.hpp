// Several pieces of a position changed at once. Where pieces hold each other in place - an attacker less needs
// a defender less - the single steps of smaller.hpp stop too early, and on a full board they take long.
//
// A piece is a bit of a word: what else is recorded in words is tried like pieces and mostly in vain.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "checkers/smaller.hpp"

namespace nomos::analysis {

struct PieceAt {
    std::size_t field;
    int bit;
};

namespace fewer {

// visit(word) for the word that the piece is of.
template <class Record, class Visit>
void with_word(Record& record, const PieceAt& piece, Visit&& visit) {
    with_field(record, piece.field, [&]<class F>(F& field) {
        if constexpr (requires { F::kSize; }) visit(field);
    });
}
template <class Record>
std::vector<PieceAt> pieces_in(const Record& record) {
    std::vector<PieceAt> pieces;
    std::size_t k = 0;
    Record::zip(
        [&](const auto&, const auto& field) {
            if constexpr (requires { field.count(); }) field.for_each([&](int bit) { pieces.push_back({k, bit}); });
            ++k;
        },
        record);
    return pieces;
}
template <class Record>
Record without(Record record, std::span<const PieceAt> pieces) {
    for (const PieceAt& piece : pieces)
        with_word(record, piece, [&]<class W>(W& word) {
            W rest;
            word.for_each([&](int bit) { bit == piece.bit ? void() : rest.set(bit); });
            word = rest;
        });
    return record;
}
// Every record with that piece elsewhere in its word, until try_it(record) answers true.
template <class Record, class Try>
bool try_elsewhere(const Record& record, const PieceAt& piece, Try&& try_it) {
    bool done = false;
    Record copy = without(record, std::span(&piece, 1));
    with_word(copy, piece, [&]<class W>(W& word) {
        const W others = word;
        for (int to = 0; to < W::kSize && !done; ++to) {
            if (others.test(to) || to == piece.bit) continue;
            word = others, word.set(to);
            done = try_it(std::as_const(copy));
        }
    });
    return done;
}

}  // namespace fewer

// All pieces away, then halves, quarters and so on down to each by itself (delta debugging): take(record)
// makes the record smaller and answers true if it can.
template <class Record, class Take>
void take_away(const Record& record, Take&& take) {
    for (std::size_t chunk = fewer::pieces_in(record).size(); chunk > 0; chunk /= 2)
        for (std::size_t from = 0;;) {
            const auto pieces = fewer::pieces_in(record);
            if (from >= pieces.size()) break;
            const auto some = std::span(pieces).subspan(from, std::min(chunk, pieces.size() - from));
            if (!take(fewer::without(record, some))) from += chunk;
        }
}
// Every record without one or two of the pieces; then, if `elsewhere`, those with one more piece in another
// place besides; until try_it(record) answers true.
template <class Record, class Try>
bool try_each_rearrangement(const Record& record, bool elsewhere, Try&& try_it) {
    const auto pieces = fewer::pieces_in(record);
    const auto try_rest = [&](const Record& rest, std::size_t one, std::size_t other, bool moves) {
        if (!moves) return try_it(rest);
        for (std::size_t k = 0; k < pieces.size(); ++k)
            if (k != one && k != other && fewer::try_elsewhere(rest, pieces[k], try_it)) return true;
        return false;
    };
    for (const bool moves : {false, true})
        for (std::size_t i = 0; i < pieces.size() && (elsewhere || !moves); ++i)
            for (std::size_t j = i; j < pieces.size(); ++j)
                if (try_rest(fewer::without(record, std::array{pieces[i], pieces[j]}), i, j, moves)) return true;
    return false;
}

// try_it(position put right) for every way of putting it right that the ruleset knows, until it answers true.
template <class R, class Try>
bool try_each_consistent(const typename R::template Setting<Native>& setting,
                         const typename R::template Position<Native>& position, Try&& try_it) {
    const auto usual = consistent<R>(setting, position);
    if (try_it(usual)) return true;
    if constexpr (requires { R::otherwise_consistent(setting, position); }) {
        const auto other = R::otherwise_consistent(setting, position);
        return !same(other, usual) && try_it(other);
    }
    return false;
}

}  // namespace nomos::analysis
