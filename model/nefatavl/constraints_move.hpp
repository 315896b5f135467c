// Constraints on moving: which squares the moved stone may leave, pass and reach.
#pragma once

#include "model/nefatavl/position.hpp"
#include "model/nefatavl/text.hpp"

namespace nomos::nefatavl {

// The square beside a square, -1 beyond the edge; a table, as every predicate walks along lines.
template <int Size>
inline constexpr auto kBeside = [] {
    std::array<std::array<int, std::size_t{Size * Size}>, 4> table{};
    for (Direction d : kDirections)
        for (int c = 0; c < Size * Size; ++c)
            table[static_cast<std::size_t>(d)][static_cast<std::size_t>(c)] = Board<Size>::neighbour(c, d);
    return table;
}();
template <int Size>
constexpr int beside(int cell, Direction d) {
    return kBeside<Size>[static_cast<std::size_t>(d)][static_cast<std::size_t>(cell)];
}
template <int Size>
constexpr bool is_brown(int cell) {
    constexpr auto kBrown = Board<Size>::brown();
    return kBrown.test(cell);
}
// `body(d)` for one of the four directions.
template <class F>
constexpr auto some_direction(F&& body) {
    return exists(0, 4, [&](int d) { return body(static_cast<Direction>(d)); });
}
template <class F>
constexpr auto every_direction(F&& body) {
    return for_all(0, 4, [&](int d) { return body(static_cast<Direction>(d)); });
}
// True where the answer is already known to be yes, so that no terms need be built for a no.
template <class B>
constexpr bool certainly(const B& b) {
    if constexpr (requires { b.is_constant(); })
        return b.is_constant() && b.constant();
    else
        return b;
}

// The squares of a position, as the clauses on moving see them.
template <class A, int Size>
struct Squares {
    static constexpr int kCells = Size * Size;
    static constexpr int kCentre = Board<Size>::kCentre;
    const Position<A, Size>& position;
    const InForce<A, Clause>& in_force;

    Bit<A> is_free(int c) const {
        return !test(position.attackers, c) && !test(position.defenders, c) && !test(position.king, c);
    }
    // nefatavl.move.own-stone
    Bit<A> belongs_to(int c, const Bit<A>& defenders) const {
        return select(defenders, test(position.defenders, c) || test(position.king, c), test(position.attackers, c));
    }
    // nefatavl.brown.barred, nefatavl.brown.king-allowed
    Bit<A> may_stand(int c, const Bit<A>& is_king) const {
        if (!is_brown<Size>(c)) return true;
        return select(is_king, in_force(Clause::brown_king_allowed), !in_force(Clause::brown_barred));
    }
    // nefatavl.brown.pass-centre; that the centre is free is the demand of nefatavl.move.no-jump.
    Bit<A> may_pass(int c, const Bit<A>& is_king) const {
        if (c != kCentre) return true;
        return is_king || in_force(Clause::brown_pass_centre);
    }

    // A side has a legal move: one of its stones can leave its square.
    Bit<A> can_move(const Bit<A>& defenders) const {
        return exists(0, kCells, [&](int c) {
            return in_force.demands(Clause::move_own_stone, belongs_to(c, defenders)) && can_leave(c);
        });
    }
    Bit<A> can_leave(int c) const {
        const Bit<A> is_king = test(position.king, c);
        const auto along = some_direction([&](Direction d) { return finds_square(c, d, is_king); });
        if (certainly(in_force(Clause::move_rook)) || certainly(along)) return along;
        return along || (!in_force(Clause::move_rook) && finds_square_aside(c, is_king));
    }
    // Going from c in direction d the stone comes to a square it may stand on.
    Bit<A> finds_square(int c, Direction d, const Bit<A>& is_king) const {
        const int next = beside<Size>(c, d);
        if (next < 0) return false;
        const Bit<A> open = in_force.demands(Clause::move_no_jump, is_free(next));
        if (!is_brown<Size>(next)) return open;  // else it stops here or goes on
        return open && (may_stand(next, is_king) || (may_pass(next, is_king) && finds_square(next, d, is_king)));
    }
    // Only without nefatavl.move.rook: a square off c's row and column.
    Bit<A> finds_square_aside(int c, const Bit<A>& is_king) const {
        return exists(0, kCells, [&](int t) -> Bit<A> {
            using B = Board<Size>;
            if (B::row(t) == B::row(c) || B::column(t) == B::column(c)) return false;
            return in_force.demands(Clause::move_no_jump, is_free(t)) && may_stand(t, is_king);
        });
    }
};

// One move on these squares.
template <class A, int Size>
struct Moving {
    static constexpr int kCells = Size * Size;
    Squares<A, Size> squares;
    const Move<A, Size>& move;

    Bit<A> allowed() const {
        const auto& in_force = squares.in_force;
        return in_force.demands(Clause::move_own_stone, is_own_stone()) &&
               in_force.demands(Clause::move_rook, goes_along_a_line()) &&
               in_force.demands(Clause::move_no_jump, jumps_nothing()) && ends_where_it_may_stand() &&
               passes_where_it_may();
    }

    Bit<A> is_own_stone() const {
        return exists(0, kCells, [&](int c) {
            return test(move.from, c) && squares.belongs_to(c, squares.position.defenders_to_move);
        });
    }
    Bit<A> goes_along_a_line() const {
        return exists(0, kCells, [&](int c) { return test(move.to, c) && is_in_line(c); });
    }
    // The square reached is free and, where the move has a line, so is every square passed.
    Bit<A> jumps_nothing() const {
        return exists(0, kCells,
                      [&](int c) { return test(move.to, c) && squares.is_free(c) && is_all_free_between(c); });
    }
    Bit<A> ends_where_it_may_stand() const {
        const Bit<A> king = is_king();
        return exists(0, kCells, [&](int c) { return test(move.to, c) && squares.may_stand(c, king); });
    }
    // Corners lie at the end of lines, so the centre is the one brown square a move can pass.
    Bit<A> passes_where_it_may() const {
        constexpr int kCentre = Board<Size>::kCentre;
        return squares.may_pass(kCentre, is_king()) || !some_direction([&](Direction d) {
                   return lies_ahead(move.from, kCentre, opposite(d)) && lies_ahead(move.to, kCentre, d);
               });
    }

    Bit<A> is_king() const { return any(move.from & squares.position.king); }
    // The origin lies in c's row or column.
    Bit<A> is_in_line(int c) const {
        return some_direction([&](Direction d) { return lies_ahead(move.from, c, d); });
    }
    Bit<A> is_all_free_between(int c) const {
        return every_direction(
            [&](Direction d) { return implies(lies_ahead(move.from, c, d), free_up_to_origin(c, d)); });
    }
    // The one square of a one-hot word lies somewhere beyond c in direction d.
    static Bit<A> lies_ahead(const Word<A, kCells>& square, int c, Direction d) {
        const int next = beside<Size>(c, d);
        if (next < 0) return false;
        return test(square, next) || lies_ahead(square, next, d);
    }
    // Looking from c in direction d: all squares before the moved stone's origin are free.
    Bit<A> free_up_to_origin(int c, Direction d) const {
        const int next = beside<Size>(c, d);
        if (next < 0) return true;
        return test(move.from, next) || (squares.is_free(next) && free_up_to_origin(next, d));
    }
};

}  // namespace nomos::nefatavl
