// Which records mean something: no more than the encodings need. That both sides' pieces stand on
// different hexes, that numbers end at 6, that no reserve is below 0, that the group's pieces are the
// mover's and that certain steps exist: all of that is to be proved.
#pragma once

#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

template <class A>
Bit<A> well_formed(const Setting<A>& s) {
    return well_formed(s.readings, readings());
}

namespace form {

template <class A>
Bit<A> between(const Number<A>& n, int least, int most) {
    return Number<A>(least) <= n && n <= Number<A>(most);
}
template <class A>
Bit<A> on_board(const Hexes<A>& h) {
    return none(h & ~Hexagon::kBoard);
}
template <class A>
Bit<A> one_hex(const Hexes<A>& h) {
    return on_board<A>(h) && one_hot(h);
}

}  // namespace form

// Ranges are wider than what play reaches, so that bounds on it say something.
inline constexpr int kMostReserve = 100, kMostBrought = 100, kMostDelays = kDelaysUpToSeven - 1;

template <class A>
Bit<A> well_formed(const Position<A>& p) {
    using form::between, form::on_board;
    const Bit<A> moves = p.is(Stage::chosen) || p.is(Stage::moving) || p.is(Stage::judging) || p.is(Stage::breaking);
    const Bit<A> breaks = p.is(Stage::judging) || p.is(Stage::breaking);
    const Number<A> zero = 0;
    Bit<A> ok = one_hot(p.stage);
    for (std::size_t s = 0; s < kSides; ++s) {
        for (const Hexes<A>& digit : p.pieces[s]) ok = ok && on_board<A>(digit);
        ok = ok && between<A>(p.reserve[s], -kMostReserve, kMostReserve) && between<A>(p.delays[s], 0, kMostDelays);
    }
    ok = ok && on_board<A>(p.waiting) && on_board<A>(p.members) && on_board<A>(p.hole);
    ok = ok && between<A>(p.brought, 0, kMostBrought) && (p.is(Stage::bringing) || p.brought == zero);
    ok = ok && between<A>(p.speed, 0, kMostOnPaper) && between<A>(p.front, 0, Hexagon::kRows - 1);
    ok = ok && (moves || (none(p.waiting) && none(p.members) && p.speed == zero && p.front == zero && !p.removed));
    return ok && between<A>(p.budget, 0, kMostOnPaper) && (breaks || p.budget == zero) &&
           (none(p.hole) || one_hot(p.hole)) && any(p.hole) == breaks;
}

// Which fields a kind uses, without a word on the area's certificate: all that the encodings need.
template <class A>
Bit<A> well_shaped(const Move<A>& m) {
    using form::between, form::one_hex;
    const Bit<A> on_a_hex = m.is(Kind::bring) || m.is(Kind::go) || m.is(Kind::take) || m.is(Kind::lose);
    const Bit<A> declares = m.is(Kind::group) || m.is(Kind::rest);
    return one_hot(m.kind) && select(m.is(Kind::go), one_hex<A>(m.from), none(m.from)) &&
           select(on_a_hex, one_hex<A>(m.to), none(m.to)) &&
           select(m.is(Kind::bring), between<A>(m.number, 0, kMostOnPaper), m.number == Number<A>(0)) &&
           any(m.area.hexes) == declares && form::on_board<A>(m.area.hexes);
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return well_shaped(m) && well_formed(m.area);
}

}  // namespace nomos::nymbat
