// What the constraints of Nerva look at: one move in one position, read place by place.
#pragma once

#include "model/nerva/position.hpp"
#include "model/nerva/text.hpp"

namespace nomos::nerva::stated {

template <class T>
using PerLevel = std::array<T, std::size_t{kLevels}>;
constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

// --- places ----------------------------------------------------------------------------------
// Points look two steps far: at the friends of the pawns around the target. The place at each such
// step from each place, -1 beyond the edge; a table, as every predicate asks for it.
inline constexpr int kReach = 2, kWindow = 2 * kReach + 1, kSteps = kWindow * kWindow;
constexpr int number_of(Step s) { return (s.rows + kReach) * kWindow + s.columns + kReach; }
constexpr Step step_of(int number) { return {number % kWindow - kReach, number / kWindow - kReach}; }
constexpr Step followed_by(Step one, Step other) { return {one.columns + other.columns, one.rows + other.rows}; }
constexpr Step between(Step from, Step to) { return followed_by(opposite(from), to); }
constexpr bool are_neighbours(Step one, Step other) {
    const Step s = between(one, other);
    const auto is_near = [](int n) { return -1 <= n && n <= 1; };
    return is_near(s.columns) && is_near(s.rows) && (s.columns != 0 || s.rows != 0);
}
inline constexpr auto kPlaceAt = [] {
    std::array<std::array<int, std::size_t{kSteps}>, std::size_t{kPlaces}> table{};
    for (int x = 0; x < kPlaces; ++x)
        for (int s = 0; s < kSteps; ++s) table[index(x)][index(s)] = Boards::neighbour(x, step_of(s));
    return table;
}();
constexpr int place_at(int x, Step s) { return kPlaceAt[index(x)][index(number_of(s))]; }

// Is place x in the word? What lies beyond the edge is in none.
template <class W>
auto holds(const W& word, int x) -> decltype(test(word, x)) {
    if (x < 0) return false;
    return test(word, x);
}
// A condition that is known to be false: natively always known, symbolically only for constants.
constexpr bool surely_not(bool b) { return !b; }
template <class B>
requires requires { typename B::IsTerm; }
bool surely_not(const B& b) { return b.is_constant() && !b.constant(); }
// Does the body hold, where the condition does? It is not asked, nor any term of it built, where a reading is surely
// another.
template <class B, class F>
B where(const B& condition, F&& body) {
    return surely_not(condition) ? B(false) : condition && body();
}
// Does the body hold at the one place of the word? It is asked only there.
template <class W, class F>
auto at_the_place(const W& word, F&& body) -> decltype(test(word, 0)) {
    using B = decltype(test(word, 0));
    return exists(0, kPlaces, [&](int x) {
        return when(
            test(word, x), [&] { return B(body(x)); }, B(false));
    });
}

// --- sides -----------------------------------------------------------------------------------
// The mover's things and his enemy's.
template <class A>
struct Scene {
    const Setting<A>& setting;
    const Position<A>& before;
    const Move<A>& move;
    const InForce<A, Clause>& in_force;

    const Bit<A>& black = before.black_to_move;
    Places<A> own_pawns = select(black, before.pawns[1], before.pawns[0]);
    Places<A> enemy_pawns = select(black, before.pawns[0], before.pawns[1]);
    Places<A> own_king = select(black, before.standing_king(Side::black), before.standing_king(Side::white));
    Places<A> enemy_king = select(black, before.standing_king(Side::white), before.standing_king(Side::black));

    template <class O>
    Bit<A> reads(O option) const {
        return setting.readings.is(option);
    }
    bool is_played_on(int x) const { return setting.geometry.places.test(x); }
    Bit<A> moves(Side s) const { return s == Side::black ? black : !black; }
    // The mover has a pawn of the size of this level in hand.
    Bit<A> has_in_hand(int level) const {
        const auto has = [&](Side s) { return Number<A>(0) < before.supply[nerva::index(s)][index(level)]; };
        return select(black, has(Side::black), has(Side::white));
    }
    // The move's place is on this level.
    Bit<A> is_on(int level) const { return any(move.to & Boards::level_places(level)); }

    // The target is the enemy's king where he stands, and else the enemy's pawn.
    Bit<A> is_king_attacked() const { return any(enemy_king & move.to); }
    Bit<A> is_pawn_attacked() const { return any(enemy_pawns & move.to) && !is_king_attacked(); }
};

}  // namespace nomos::nerva::stated
