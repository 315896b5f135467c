// Nefatavl's board, position and move. Size is the board's edge: 11 in the game, others for study.
#pragma once

#include "model/core/grid.hpp"
#include "model/core/record.hpp"
#include "model/nefatavl/text.hpp"

namespace nomos::nefatavl {

template <int Size>
struct Board : Grid<Size, Size> {
    static_assert(Size % 2 == 1 && Size >= 5, "the board has a centre square");
    using Cells = Bits<Size * Size>;
    static constexpr int kCentre = Board::cell(Size / 2, Size / 2);
    static constexpr Cells centre() { return Cells::single(kCentre); }
    static constexpr Cells corners() { return Cells::of(std::array{0, Size - 1, Size * (Size - 1), Size * Size - 1}); }
    static constexpr Cells brown() { return centre() | corners(); }
};

template <class A, int Size>
struct Position {
    using Algebra = A;
    using Cells = Word<A, Size * Size>;
    Cells attackers, defenders, king;  // the king is not among the defenders' word
    Bit<A> defenders_to_move{};

    static constexpr void zip(auto&& visit, auto&... p) {
        visit("attackers", p.attackers...);
        visit("defenders", p.defenders...);
        visit("king", p.king...);
        visit("defenders_to_move", p.defenders_to_move...);
    }
    Cells stones() const { return attackers | defenders | king; }
};

template <class A, int Size>
struct Move {
    using Algebra = A;
    Word<A, Size * Size> from, to;  // one-hot

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("from", m.from...);
        visit("to", m.to...);
    }
};

// What a game is played with: a reading set, and the set-up (the text's picture of it is lost).
template <class A, int Size>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    Word<A, Size * Size> first_attackers, first_defenders;

    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        visit("first_attackers", s.first_attackers...);
        visit("first_defenders", s.first_defenders...);
    }
};

// Outcomes, in the order of their bits.
enum class Outcome { in_play, attackers_win, defenders_win, count_ };

// --- well-formedness -------------------------------------------------------------------------
// Only what makes the encodings meaningful: one stone a square, at most one king. A stone on a
// brown square, or both sides without stones, can be written down. A set-up does not shut in the
// defenders: it would decide a game before its first move.
template <class A, int Size>
Bit<A> well_formed(const Setting<A, Size>& s) {
    const auto barred = Board<Size>::brown();
    const auto stones = s.first_attackers | s.first_defenders;
    const auto way_out = Board<Size>::beside(s.first_defenders | Board<Size>::centre()) & ~(stones | barred);
    return well_formed(s.readings, readings()) && none(s.first_attackers & s.first_defenders) &&
           none(stones & barred) && any(way_out);
}
template <class A, int Size>
Bit<A> well_formed(const Position<A, Size>& p) {
    return none(p.attackers & p.defenders) && none((p.attackers | p.defenders) & p.king) &&
           (none(p.king) || one_hot(p.king));
}
template <class A, int Size>
Bit<A> well_formed(const Move<A, Size>& m) {
    return one_hot(m.from) && one_hot(m.to);
}

}  // namespace nomos::nefatavl
