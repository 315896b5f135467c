// What the constraints of Nymbat look at: one step in one position, read hex by hex.
#pragma once

#include "model/nymbat/position.hpp"
#include "model/nymbat/text.hpp"

namespace nomos::nymbat::stated {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
inline constexpr int kSixWays = 6;

// --- hexes -----------------------------------------------------------------------------------
// The hexes of the board in order, and the hex next to each in each way, -1 beyond the edge; tables,
// as every predicate asks for them.
inline constexpr auto kHexesOfBoard = [] {
    std::array<int, std::size_t{Hexagon::kHexes}> hexes{};
    std::size_t next = 0;
    for (int x = 0; x < Hexagon::kFrame; ++x)
        if (Hexagon::on_board(x)) hexes[next++] = x;
    return hexes;
}();
inline constexpr auto kNextTo = [] {
    std::array<std::array<int, std::size_t{kSixWays}>, std::size_t{Hexagon::kFrame}> table{};
    for (int x = 0; x < Hexagon::kFrame; ++x)
        for (Way w : kWays)
            table[index(x)][static_cast<std::size_t>(w)] = Hexagon::on_board(x) ? Hexagon::neighbour(x, w) : -1;
    return table;
}();

// A condition that is known to be false: natively always known, symbolically only for constants.
constexpr bool surely_not(bool b) { return !b; }
template <class B>
requires requires { typename B::IsTerm; }
bool surely_not(const B& b) { return b.is_constant() && !b.constant(); }

// Does the body hold on some hex of the board, on every one, on some hex that touches x?
template <class F>
auto on_some_hex(F&& body) {
    return exists(0, Hexagon::kHexes, [&](int i) { return body(kHexesOfBoard[index(i)]); });
}
template <class F>
auto on_every_hex(F&& body) {
    return !on_some_hex([&](int x) { return !body(x); });
}
template <class F>
auto beside(int x, F&& body) -> std::decay_t<decltype(body(x))> {
    using B = std::decay_t<decltype(body(x))>;
    return exists(0, kSixWays, [&](int w) {
        const int n = kNextTo[index(x)][index(w)];
        return n < 0 ? B(false) : B(body(n));
    });
}
// visit(x, here) for each hex of the board and whether it is of the word; where that is known, for those that are.
template <int N, class Visit>
void for_each_hex_of(const Bits<N>& word, Visit&& visit) {
    (word & Hexagon::kBoard).for_each([&](int x) { visit(x, true); });
}
template <class W, class Visit>
void for_each_hex_of(const W& word, Visit&& visit) {
    for (int x : kHexesOfBoard)
        if (const auto here = test(word, x); !surely_not(here)) visit(x, here);
}
// Does the body hold at the one hex of the word? It is asked only there.
template <class W, class F>
auto at_the_hex(const W& word, F&& body) -> decltype(test(word, 0)) {
    using B = decltype(test(word, 0));
    if constexpr (std::is_same_v<B, bool>) {
        bool holds = false;
        for_each_hex_of(word, [&](int x, bool) { holds = holds || body(x); });
        return holds;
    } else {
        return on_some_hex([&](int x) {
            return when(
                test(word, x), [&] { return B(body(x)); }, B(false));
        });
    }
}
// Way by way, what of a set touches the one hex of the word. It is gathered once, so that what depends on
// six hexes is not said of each hex of the board.
template <class A>
using ByWay = std::array<Bit<A>, std::size_t{kSixWays}>;
template <class A>
ByWay<A> touching(const Hexes<A>& word, const Hexes<A>& set) {
    ByWay<A> found{};
    for_each_hex_of(word, [&](int x, const Bit<A>& here) {
        for (std::size_t w = 0; w < found.size(); ++w)
            if (const int n = kNextTo[index(x)][w]; n >= 0) found[w] = found[w] || (here && test(set, n));
    });
    return found;
}

// --- numbers of pieces -------------------------------------------------------------------------
// The number of one piece by its binary digits, lowest first; no digit, no piece.
template <class A>
using Digits = std::array<Bit<A>, kDigits>;

template <class A>
Number<A> number_of(const Digits<A>& digits) {
    Number<A> number = 0;
    for (std::size_t k = 0; k < kDigits; ++k) number = number + select(digits[k], Number<A>(1 << k), Number<A>(0));
    return number;
}
template <class A>
Bit<A> is_a_piece(const Digits<A>& digits) {
    return digits[0] || digits[1] || digits[2];
}
// The digits on the one hex of the word.
template <class A>
Digits<A> digits_on(const Numbers<A>& numbers, const Hexes<A>& word) {
    Digits<A> found{};
    for (std::size_t k = 0; k < kDigits; ++k) found[k] = at_the_hex(word, [&](int x) { return test(numbers[k], x); });
    return found;
}

// --- sides -------------------------------------------------------------------------------------
// The mover's things and its enemy's.
template <class A>
struct Sides {
    using B = Bit<A>;
    const Position<A>& before;
    const InForce<A, Clause>& in_force;
    const Scale& scale;

    Sides(const Position<A>& p, const InForce<A, Clause>& f, const Scale& s) : before(p), in_force(f), scale(s) {}

    const B& blue = before.blue_to_move;
    Numbers<A> own_numbers = of_mover(before.pieces), enemy_numbers = of_enemy(before.pieces);
    Hexes<A> own = select(blue, before.pieces_of(Side::blue), before.pieces_of(Side::red));
    Hexes<A> enemies = select(blue, before.pieces_of(Side::red), before.pieces_of(Side::blue));
    Number<A> reserve = select(blue, before.reserve[1], before.reserve[0]);
    Number<A> delays = select(blue, before.delays[1], before.delays[0]);
    B begun = select(blue, before.begun[1], before.begun[0]);
    Number<A> enemy_reserve = select(blue, before.reserve[0], before.reserve[1]);
    B enemy_owes = select(blue, before.owes[0], before.owes[1]);

    // A hex of the whole board, or of the smaller one that is played on.
    bool is_played_on(int x) const { return scale.board.test(x); }
    B moves(Side s) const { return s == Side::blue ? blue : !blue; }
    B is_vacant(int x) const { return !test(own, x) && !test(enemies, x); }

    // nymbat.board.home-rows. Without it no hex is in a home row or a set-up area.
    B in_own_set_up(int x) const {
        return is_of_rows_from(Side::red, !blue, x, scale.set_up_rows) ||
               is_of_rows_from(Side::blue, blue, x, scale.set_up_rows);
    }
    B in_enemy_home(int x) const {
        return is_of_rows_from(Side::blue, !blue, x, 1) || is_of_rows_from(Side::red, blue, x, 1);
    }

private:
    Numbers<A> of_mover(const PerSide<Numbers<A>>& both) const { return chosen(both[1], both[0]); }
    Numbers<A> of_enemy(const PerSide<Numbers<A>>& both) const { return chosen(both[0], both[1]); }
    Numbers<A> chosen(const Numbers<A>& if_blue, const Numbers<A>& if_red) const {
        Numbers<A> numbers{};
        for (std::size_t k = 0; k < kDigits; ++k) numbers[k] = select(blue, if_blue[k], if_red[k]);
        return numbers;
    }
    // Asked for this side: x is one of so many rows, counted from its home row on.
    B is_of_rows_from(Side s, const B& asked, int x, int rows) const {
        const int row = Hexagon::row(x), from_home = s == Side::red ? row : scale.rows() - 1 - row;
        return is_played_on(x) && from_home < rows ? in_force.grants(Clause::board_home_rows, asked) : B(false);
    }
};

template <class A>
struct Scene : Sides<A> {
    const Setting<A>& setting;
    const Move<A>& move;

    Scene(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const InForce<A, Clause>& f)
        : Sides<A>(p, f, s.scale), setting(s), move(m) {}

    template <class O>
    Bit<A> reads(O option) const {
        return setting.readings.is(option);
    }
};

// --- distances -----------------------------------------------------------------------------------
// Of a set that is not empty: the distance of its closest hex to the enemy's home row. Row by row.
template <class A>
Number<A> least_distance(const Sides<A>& sides, const Hexes<A>& set) {
    const auto in_row = [&](int row) {
        return exists(0, Hexagon::hexes_in(row),
                      [&](int i) { return test(set, Hexagon::hex(Hexagon::first_column(row) + i, row)); });
    };
    const int rows = sides.scale.rows();
    Number<A> least = rows - 1;
    for (int far = rows - 2; far >= 0; --far)
        least = select(select(sides.blue, Bit<A>(in_row(far)), Bit<A>(in_row(rows - 1 - far))), Number<A>(far), least);
    return least;
}

}  // namespace nomos::nymbat::stated
