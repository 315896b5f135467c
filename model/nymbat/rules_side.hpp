// The two sides as the mover sees them, the numbers of their pieces, and pieces put on and taken off.
// Numbers lie in three words of binary digits, and are read at one hex, digit by digit.
#pragma once

#include "model/nymbat/position.hpp"

namespace nomos::nymbat::played {

// What `on` leaves of a word: all of it or nothing.
template <class A>
Hexes<A> only_if(const Bit<A>& on, const Hexes<A>& hexes) {
    return select(on, hexes, Hexes<A>{});
}
// body.operator()<W>() for the six ways, in the order of the board: what lies there is met in that order.
template <class F>
constexpr void each_way(F&& body) {
    body.template operator()<Way::south_west>();
    body.template operator()<Way::south_east>();
    body.template operator()<Way::west>();
    body.template operator()<Way::east>();
    body.template operator()<Way::north_west>();
    body.template operator()<Way::north_east>();
}

// --- sides -----------------------------------------------------------------------------------
template <class A>
Bit<A> is_mover(const Position<A>& p, std::size_t side) {
    return side == index(Side::blue) ? p.blue_to_move : !p.blue_to_move;
}
// Of two things, one for each side, the mover's; the enemy's.
template <class A, class T>
T movers(const Position<A>& p, const PerSide<T>& of) {
    return select(p.blue_to_move, of[index(Side::blue)], of[index(Side::red)]);
}
template <class A, class T>
T enemys(const Position<A>& p, const PerSide<T>& of) {
    return select(p.blue_to_move, of[index(Side::red)], of[index(Side::blue)]);
}
// The same for words that are known beforehand, as their rows are (board.home-rows).
template <class A>
Hexes<A> movers_rows(const Position<A>& p, const PerSide<Hexes<Native>>& rows) {
    return movers<A>(p, PerSide<Hexes<A>>{Hexes<A>(rows[0]), Hexes<A>(rows[1])});
}

// --- numbers ---------------------------------------------------------------------------------
// The digits of a number from 0 to 7.
template <class A>
std::array<Bit<A>, kDigits> digits_of(const Number<A>& number) {
    std::array<Bit<A>, kDigits> on{};
    for (int n = 1; n <= kMostOnPaper; ++n)
        for (std::size_t k = 0; k < kDigits; ++k)
            if ((n >> k & 1) != 0) on[k] = on[k] || number == Number<A>(n);
    return on;
}
// The pieces of one side; which one may be a term.
template <class A>
struct Army {
    Numbers<A> digits;

    Hexes<A> pieces() const { return digits[0] | digits[1] | digits[2]; }
    // The digits of the number on one hex, all 0 where none of its pieces stands.
    std::array<Bit<A>, kDigits> digits_on(const Hexes<A>& hex) const {
        std::array<Bit<A>, kDigits> on;
        for (std::size_t k = 0; k < kDigits; ++k) on[k] = any(digits[k] & hex);
        return on;
    }
    Number<A> number_on(const Hexes<A>& hex) const {
        const auto on = digits_on(hex);
        Number<A> number = 0;
        for (std::size_t k = 0; k < kDigits; ++k) number = number + select(on[k], Number<A>(1 << k), Number<A>(0));
        return number;
    }
    // The lowest number on some hexes, all with a piece: the highest digit is 0 if it can be, and so on.
    Number<A> lowest_on(Hexes<A> hexes) const {
        Number<A> lowest = 0;
        for (std::size_t k = kDigits; k-- > 0;) {
            const Hexes<A> without = hexes & ~digits[k];
            const Bit<A> zero = any(without);
            hexes = select(zero, without, hexes);
            lowest = lowest + select(zero, Number<A>(0), Number<A>(1 << k));
        }
        return lowest;
    }
    // Its pieces with this number, or a higher one; the number is 1 to 7.
    Hexes<A> with_at_least(const Number<A>& number) const {
        const auto of_number = digits_of<A>(number);
        Hexes<A> higher{}, alike = pieces();
        for (std::size_t k = kDigits; k-- > 0;) {
            higher = higher | select(of_number[k], Hexes<A>{}, alike & digits[k]);
            alike = select(of_number[k], alike & digits[k], alike & ~digits[k]);
        }
        return higher | alike;
    }
};
template <class A>
Army<A> mover_of(const Position<A>& p) {
    Army<A> army;
    for (std::size_t k = 0; k < kDigits; ++k) army.digits[k] = select(p.blue_to_move, p.pieces[1][k], p.pieces[0][k]);
    return army;
}
template <class A>
Army<A> enemy_of(const Position<A>& p) {
    Army<A> army;
    for (std::size_t k = 0; k < kDigits; ++k) army.digits[k] = select(p.blue_to_move, p.pieces[0][k], p.pieces[1][k]);
    return army;
}

// --- pieces come and go ------------------------------------------------------------------------
template <class A>
void take_off(Position<A>& p, const Hexes<A>& movers_pieces, const Hexes<A>& enemys_pieces) {
    for (std::size_t side = 0; side < kSides; ++side) {
        const Hexes<A> stay = ~select(is_mover(p, side), movers_pieces, enemys_pieces);
        for (Hexes<A>& digit : p.pieces[side]) digit = digit & stay;
    }
}
// A piece of the mover; the hex has none, or there is no hex.
template <class A>
void put_on(Position<A>& p, const Hexes<A>& hex, const std::array<Bit<A>, kDigits>& number) {
    for (std::size_t side = 0; side < kSides; ++side)
        for (std::size_t k = 0; k < kDigits; ++k)
            p.pieces[side][k] = p.pieces[side][k] | only_if<A>(is_mover(p, side) && number[k], hex);
}

// --- distance ----------------------------------------------------------------------------------
// Of the closest hex of a set that is not empty, from the enemy's home row.
template <class A>
Number<A> least_distance(const Setting<A>& s, const Position<A>& p, const Hexes<A>& hexes) {
    static constexpr auto kRow = [] {
        std::array<Hexes<Native>, std::size_t{Hexagon::kRows}> rows;
        for (int row = 0; row < Hexagon::kRows; ++row) rows[static_cast<std::size_t>(row)] = Hexagon::row_hexes(row);
        return rows;
    }();
    const std::size_t last = static_cast<std::size_t>(s.scale.rows() - 1);
    Number<A> least = s.scale.rows() - 1;
    for (std::size_t far = last; far-- > 0;) {
        const Bit<A> some = any(hexes & movers_rows<A>(p, {kRow[last - far], kRow[far]}));
        least = select(some, Number<A>(static_cast<int>(far)), least);
    }
    return least;
}

}  // namespace nomos::nymbat::played
