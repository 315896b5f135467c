// What most games hold to, to derive a property from, and how a property is named in a line:
//   struct OneOutcome : usual::OneOutcome,
//                       Named<"mygame.invariant.one-outcome", "Exactly one outcome applies.", PropertyKind::invariant,
//                             "mygame.win.row"> {};
// The last are the clauses that it watches.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "model/core/error.hpp"
#include "properties/property.hpp"

namespace nomos {

// A text that a template can be given.
template <std::size_t N>
struct FixedText {
    char letters[N]{};
    consteval FixedText(const char (&text)[N]) { std::copy_n(text, N, letters); }  // NOLINT: converts from a literal
    constexpr std::string_view view() const { return {letters, N - 1}; }
};
template <FixedText kId, FixedText kLaw, PropertyKind kKind, FixedText... kClauses>
struct Named {
    static const PropertyInfo& info() {
        static const PropertyInfo i{kId.view(), kLaw.view(), kKind, {kClauses.view()...}};
        return i;
    }
};

}  // namespace nomos

namespace nomos::usual {

// Exactly one outcome applies.
struct OneOutcome {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

// Moves are made only while the game is in play, which is the first outcome.
struct FinishedGameHasNoMove {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, 0);
    }
};

// The only bit of a position says who has the move; it changes with each move.
struct PlayersAlternate {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        Bit<A> changes = true;
        int bits = 0;
        std::remove_cvref_t<decltype(s.before)>::zip(
            [&]<class F>(auto, const F& before, const F& after) {
                if constexpr (std::is_same_v<F, Bit<A>>) changes = changes && !iff(before, after), ++bits;
            },
            s.before, s.after);
        expect(bits == 1, "a position in which one bit says who has the move");
        return changes;
    }
};

// No piece leaves its square or becomes another: every word of a position stands for squares with one kind of piece.
struct PiecesStay {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        Bit<A> stay = true;
        std::remove_cvref_t<decltype(s.before)>::zip(
            [&]<class F>(auto, const F& before, const F& after) {
                if constexpr (!std::is_same_v<F, Bit<A>>) stay = stay && none(before & ~after);
            },
            s.before, s.after);
        return stay;
    }
};

// A move fills exactly one square.
struct OnePieceIsPut {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return one_hot(s.after.pieces() & ~s.before.pieces());
    }
};

}  // namespace nomos::usual
