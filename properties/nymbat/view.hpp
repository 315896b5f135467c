// A step of Nymbat seen by the side that is to move before it: the words in which its laws speak. What
// came, went and was brought in is read off the two positions; no rule is here.
#pragma once

#include "model/nymbat/position.hpp"
#include "model/nymbat/text.hpp"
#include "properties/property.hpp"
#include "properties/words.hpp"

namespace nomos::nymbat::properties {

using words::at, words::only, words::within;

// --- hexes -------------------------------------------------------------------------------------
// The hexes next to one, by way.
template <class F>
void each_hex_beside(F&& body) {
    body.template operator()<Way::east>(), body.template operator()<Way::north_east>();
    body.template operator()<Way::north_west>(), body.template operator()<Way::west>();
    body.template operator()<Way::south_west>(), body.template operator()<Way::south_east>();
}
// On how many hexes beside one hex there is a bit of the word.
template <class A>
Number<A> how_many_beside(const Hexes<A>& hex, const Hexes<A>& word) {
    Number<A> n = 0;
    each_hex_beside([&]<Way W>() { n = n + to_number(any(Hexagon::step<W>(hex) & word)); });
    return n;
}
// All hexes that are at most n hexes away, whatever stands in between.
template <class A>
Hexes<A> ball(const Hexes<A>& hex, int n) {
    Hexes<A> all = hex;
    for (int i = 0; i < n; ++i) all = all | Hexagon::around(all);
    return all;
}
// A table, since a row is asked for in every position.
inline constexpr auto kHexesOfRow = [] {
    std::array<Hexagon::Hexes, std::size_t{Hexagon::kRows}> table{};
    for (int row = 0; row < Hexagon::kRows; ++row) table[static_cast<std::size_t>(row)] = Hexagon::row_hexes(row);
    return table;
}();
// A side's goal is the enemy's home row. Hexes with fewer than n rows to go to it.
template <class A>
Hexes<A> nearer_than(const Bit<A>& blue, const Number<A>& n) {
    const auto row_hexes = [](int row) { return Hexes<A>(kHexesOfRow[static_cast<std::size_t>(row)]); };
    Hexes<A> nearer{};
    for (int d = 0; d < Hexagon::kRows; ++d) {
        const Hexes<A> row = select(blue, row_hexes(d), row_hexes(Hexagon::kRows - 1 - d));
        nearer = nearer | select(Number<A>(d) < n, row, Hexes<A>{});
    }
    return nearer;
}

// --- pieces ------------------------------------------------------------------------------------
// Those of one side; which one may be a term.
template <class A>
struct Pieces {
    Numbers<A> digits;

    Pieces(const Position<A>& p, const Bit<A>& blue) {
        for (std::size_t k = 0; k < kDigits; ++k) digits[k] = select(blue, p.pieces[1][k], p.pieces[0][k]);
    }
    Hexes<A> hexes() const { return digits[0] | digits[1] | digits[2]; }
    Hexes<A> with_number(int number) const {
        Hexes<A> with = hexes();
        for (std::size_t k = 0; k < kDigits; ++k) with = with & ((number >> k & 1) != 0 ? digits[k] : ~digits[k]);
        return with;
    }
    // 0 where the hex has no piece of this side.
    Number<A> number_on(const Hexes<A>& hex) const {
        Number<A> number = 0;
        for (std::size_t k = 0; k < kDigits; ++k)
            number = number + select(any(digits[k] & hex), Number<A>(1 << k), Number<A>(0));
        return number;
    }
    // What it takes to outnumber a piece there: its number, and those beside it.
    Number<A> strength_on(const Hexes<A>& hex) const {
        Number<A> sum = number_on(hex);
        each_hex_beside([&]<Way W>() { sum = sum + number_on(Hexagon::step<W>(hex)); });
        return sum;
    }
    // On these hexes they are the same pieces with the same numbers as those.
    Bit<A> same_on(const Hexes<A>& here, const Pieces& those) const {
        Bit<A> ok = true;
        for (std::size_t k = 0; k < kDigits; ++k) ok = ok && none((digits[k] ^ those.digits[k]) & here);
        return ok;
    }
    // ... everywhere but on these hexes.
    Bit<A> same_but(const Hexes<A>& there, const Pieces& those) const { return same_on(~there, those); }
    Bit<A> same_as(const Pieces& those) const { return same_but(Hexes<A>{}, those); }
};

// Of the pieces that touch a group and are not in it: none, or where parts may be chosen only such as have a
// lower number than any in it.
template <class A>
Bit<A> leaves_out_what_it_may(const Bit<A>& parts, const Pieces<A>& own, const Hexes<A>& group) {
    const Hexes<A> left_out = Hexagon::around(group) & own.hexes() & ~group;
    Hexes<A> lower{};  // in the group, up to some number
    Bit<A> only_lower = true;
    for (int number = 1; number <= kMostOnPaper; ++number) {
        lower = lower | (group & own.with_number(number));
        only_lower = only_lower && (none(left_out & own.with_number(number)) || none(lower));
    }
    return select(parts, only_lower, none(left_out));
}

// --- positions ---------------------------------------------------------------------------------
template <class A>
Bit<A> group_is_moving(const Position<A>& p) {
    return p.is(Stage::chosen) || p.is(Stage::moving) || p.is(Stage::judging) || p.is(Stage::breaking);
}
template <class A>
Bit<A> is_broken_into(const Position<A>& p) {
    return p.is(Stage::judging) || p.is(Stage::breaking);
}
// Of what the position says twice, once a side.
template <class T, class B>
T of_side(const PerSide<T>& both, const B& blue) {
    return select(blue, both[1], both[0]);
}
// Invariants numbers-end-at-six and one-side-a-hex; bounds of one step rest on them.
template <class A>
Bit<A> numbers_end_at_six(const Position<A>& p) {
    Bit<A> ok = p.speed <= Number<A>(kTopNumber) && p.budget <= Number<A>(kTopNumber);
    for (Side side : {Side::red, Side::blue}) ok = ok && none(p.with_number(side, kTopNumber + 1));
    return ok;
}
template <class A>
Bit<A> one_side_a_hex(const Position<A>& p) {
    return none(p.pieces_of(Side::red) & p.pieces_of(Side::blue));
}

// --- a step --------------------------------------------------------------------------------------
template <class R, class A>
struct View {
    const Step<R, A>& step;
    Bit<A> blue = step.before.blue_to_move;
    Pieces<A> own{step.before, blue}, foes{step.before, !blue};
    Pieces<A> own_after{step.after, blue}, foes_after{step.after, !blue};

    explicit View(const Step<R, A>& s) : step(s) {}

    Bit<A> is(Kind k) const { return step.move.is(k); }
    template <class O>
    Bit<A> reads(O option) const {
        return step.setting.readings.is(option);
    }
    Bit<A> ends_turn() const { return is(Kind::end) || is(Kind::pass); }
    Bit<A> had_first_turn() const { return of_side(step.before.begun, blue); }
    Number<A> reserve() const { return of_side(step.before.reserve, blue); }
    Number<A> reserve_after() const { return of_side(step.after.reserve, blue); }
    Number<A> reserve_of_foe() const { return of_side(step.before.reserve, !blue); }
    Bit<A> owes() const { return of_side(step.before.owes, blue); }
    Bit<A> owes_after() const { return of_side(step.after.owes, blue); }
    Bit<A> foe_owes() const { return of_side(step.before.owes, !blue); }
    Bit<A> pays_later() const { return reads(PenaltyWhen::next_turn); }
    Number<A> delays() const { return of_side(step.before.delays, blue); }
    Number<A> delays_after() const { return of_side(step.after.delays, blue); }
    Hexes<A> set_up_area() const {
        return select(blue, Hexes<A>(nymbat::set_up_area(Side::blue)), Hexes<A>(nymbat::set_up_area(Side::red)));
    }
    // Nothing on the board and nothing to bring in: the pass is forced.
    Bit<A> is_stuck() const {
        const Bit<A> room = any(set_up_area() & ~step.before.occupied());
        return none(own.hexes()) && !(room && (!had_first_turn() || reserve() > Number<A>(0)));
    }
    // --- of the piece that goes
    Bit<A> removes() const { return any(foes.hexes() & step.move.to); }
    Bit<A> mover_stays() const { return any(own_after.hexes() & step.move.to); }
    // --- of the group whose turn ends
    Bit<A> came_closer() const { return any(step.before.members & nearer_than<A>(blue, step.before.front)); }
    Bit<A> went_back() const {
        return any(step.before.members) &&
               none(step.before.members & nearer_than<A>(blue, step.before.front + Number<A>(1)));
    }
};

// --- whenever ------------------------------------------------------------------------------------
// Premises that several properties have.
struct OfBrings {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::bring);
    }
};
struct WhileBrokenInto {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return is_broken_into(s.position);
    }
};

}  // namespace nomos::nymbat::properties
