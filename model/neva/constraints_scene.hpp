// What Neva's constraints look at: the board cell by cell, whose piece stands there, and from where a
// piece can jump. Lines are walked from neighbour to neighbour in a table.
#pragma once

#include "model/neva/position.hpp"
#include "model/neva/text.hpp"

namespace nomos::neva::stated {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

// The neighbouring cell in a direction, -1 beyond the edge.
inline constexpr auto kBeside = [] {
    std::array<std::array<std::int8_t, kCells>, 4> table{};
    for (Direction d : kDirections)
        for (int c = 0; c < kCells; ++c)
            table[static_cast<std::size_t>(d)][index(c)] = static_cast<std::int8_t>(Board::neighbour(c, d));
    return table;
}();
constexpr int beside(int cell, Direction d) {
    return cell < 0 ? -1 : kBeside[static_cast<std::size_t>(d)][index(cell)];
}
// The cell behind, for a piece that comes in direction d.
constexpr int behind(int cell, Direction d) { return beside(cell, opposite(d)); }

// `body(d)` for one of the four directions.
template <class F>
constexpr auto some_direction(F&& body) {
    return exists(0, 4, [&](int d) { return body(static_cast<Direction>(d)); });
}
// Is the cell in the word? What lies beyond the edge is in none.
template <class W>
auto at(const W& word, int cell) -> decltype(test(word, cell)) {
    if (cell < 0) return false;
    return test(word, cell);
}
// True where the answer is known to be yes, so that no terms need be built for a no.
template <class B>
constexpr bool surely(const B& b) {
    if constexpr (requires { b.is_constant(); })
        return b.is_constant() && b.constant();
    else
        return b;
}

template <class A>
using PerCell = std::array<Bit<A>, kCells>;
template <class A>
using EachPlayer = std::array<Bit<A>, kPlayers>;

// Two different players play together, in pairs.
template <class A>
Bit<A> are_allies(const Setting<A>& setting, int p, int q) {
    if (p == q) return false;
    if (q == opposite_of(p)) return setting.readings.is(PairsAllies::opposite);
    const bool white_red = p / 2 == q / 2;  // White and Red, or Green and Black
    return white_red ? setting.readings.is(PairsAllies::white_red) : setting.readings.is(PairsAllies::white_black);
}

// A position as its mover sees it.
template <class A>
struct Scene {
    const Setting<A>& setting;
    const Position<A>& position;
    const InForce<A, Clause>& in_force;
    Cells<A> occupied, own{}, kings;  // kings of all players

    Scene(const Setting<A>& s, const Position<A>& p, const InForce<A, Clause>& f)
        : setting(s),
          position(p),
          in_force(f),
          occupied(p.occupied()),
          kings(p.kings[0] | p.kings[1] | p.kings[2] | p.kings[3]) {
        for (int q = 0; q < kPlayers; ++q) own = own | select(moves(q), p.pieces_of(index(q)), Cells<A>{});
    }
    template <class O>
    Bit<A> reads(O option) const {
        return setting.readings.is(option);
    }
    int goal(int player) const { return setting.geometry.goal[index(player)]; }
    Bit<A> moves(int player) const { return test(position.turn, player); }
    Bit<A> is_free(int c) const { return setting.geometry.cells.test(c) ? !test(occupied, c) : Bit<A>(false); }
    Bit<A> is_marked(int c) const { return test(position.captured, c); }

    // neva.capture.others, neva.capture.not-twice: a piece that may be jumped over.
    Bit<A> is_target(int c) const {
        return test(occupied, c) && in_force.demands(Clause::capture_others, !test(own, c)) &&
               in_force.demands(Clause::capture_not_twice, !is_marked(c)) && !is_spared(c);
    }
    // Without neva.capture.allies one would spare the pieces of one's ally.
    Bit<A> is_spared(int c) const {
        if (surely(in_force(Clause::capture_allies))) return false;
        return !in_force(Clause::capture_allies) && is_of_ally(c);
    }
    // In pairs, a piece of the mover's ally.
    Bit<A> is_of_ally(int c) const {
        return setting.pairs && exists(0, kPlayers, [&](int p) {
                   return moves(p) && exists(0, kPlayers, [&](int q) {
                              return test(position.pieces_of(index(q)), c) && are_allies(setting, p, q);
                          });
               });
    }
};

// The cells as a piece finds them that is about to jump.
template <class A>
struct Ground {
    const Scene<A>& scene;
    PerCell<A> free{}, target{};

    // As the position stands.
    static Ground of(const Scene<A>& scene) {
        Ground g{scene};
        for (int c = 0; c < kCells; ++c) g.free[index(c)] = scene.is_free(c), g.target[index(c)] = scene.is_target(c);
        return g;
    }
    // "Can jump": by neva.capture.man and neva.capture.king from cell c.
    Bit<A> can_jump(int c, const Bit<A>& is_king) const {
        const auto& in_force = scene.in_force;
        const auto man = [&] { return some_direction([&](Direction d) { return can_jump_next(c, d); }); };
        const auto king = [&] { return some_direction([&](Direction d) { return can_jump_afar(c, d); }); };
        return (!is_king && in_force(Clause::capture_man) && man()) ||
               (is_king && in_force(Clause::capture_king) && king());
    }
    // Over the piece on the neighbouring cell.
    Bit<A> can_jump_next(int c, Direction d) const {
        const int over = beside(c, d), to = beside(over, d);
        return to < 0 ? Bit<A>(false) : target[index(over)] && may_end_on(to);
    }
    // ... or, flying, over the first piece on the line.
    Bit<A> can_jump_afar(int c, Direction d) const {
        const int next = beside(c, d);
        if (next < 0) return false;
        return can_jump_next(c, d) || (scene.reads(KingReach::flying) && free[index(next)] && can_jump_afar(next, d));
    }
    // neva.move.to-free
    Bit<A> may_end_on(int c) const { return scene.in_force.demands(Clause::move_to_free, free[index(c)]); }
};

}  // namespace nomos::neva::stated
