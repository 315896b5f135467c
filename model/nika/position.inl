#pragma once

namespace nomos::nika {

// No cell is in two of the words: pair by pair, so that it reads the same whichever comes first.
template <class A>
Bit<A> disjoint(const PerCity<A>& w) {
    return none(w[0] & w[1]) && none(w[0] & w[2]) && none(w[0] & w[3]) && none(w[1] & w[2]) && none(w[1] & w[3]) &&
           none(w[2] & w[3]);
}
template <class A>
Cells<A> union_of(const PerCity<A>& w) {
    return w[0] | w[1] | w[2] | w[3];
}

// The victory areas of a city's two enemies.
template <class A>
Cells<A> enemy_victory(const BoardOf<A>& b, std::size_t city) {
    return b.victory[(city + 1) % 4] | b.victory[(city + 3) % 4];
}

// Pieces, one a space, on the board, outside enemy victory areas, each with one facing.
template <class A>
Bit<A> placed_well(const BoardOf<A>& b, const PerCity<A>& pieces, const PerCity<A>& facing) {
    Bit<A> ok = disjoint<A>(pieces) && disjoint<A>(facing) && union_of<A>(pieces) == union_of<A>(facing) &&
                none(union_of<A>(pieces) & ~b.cells);
    for (std::size_t c = 0; c < kCities; ++c) ok = ok && none(pieces[c] & enemy_victory(b, c));
    return ok;
}

// A well-formed setting, but for its set-up.
template <class A>
Bit<A> sound_areas(const Setting<A>& s) {
    const BoardOf<A>& b = s.board;
    const Cells<A> rally = union_of<A>(b.rally), victory = union_of<A>(b.victory);
    return well_formed(s.readings, readings()) && disjoint<A>(b.rally) && disjoint<A>(b.victory) &&
           none(rally & victory) && none((rally | victory) & ~b.cells);
}
// ... but for the number of pieces.
template <class A>
Bit<A> sound_board(const Setting<A>& s) {
    const BoardOf<A>& b = s.board;
    Bit<A> ok = sound_areas(s) && placed_well(b, b.first_pieces, b.first_facing);
    for (std::size_t c = 0; c < kCities; ++c) ok = ok && none(b.first_pieces[c] & b.victory[c]);
    return ok;
}
template <class A>
Bit<A> well_formed(const Setting<A>& s) {
    Bit<A> ok = sound_board(s);
    for (std::size_t c = 0; c < kCities; ++c) ok = ok && count(s.board.first_pieces[c]) == Number<A>(kPiecesEach);
    return ok;
}

// A well-formed position, but for the number of pieces.
template <class A>
Bit<A> sound_position(const Setting<A>& s, const Position<A>& p) {
    Bit<A> ok = placed_well(s.board, p.city, p.facing) && one_hot(p.turn) && implies(p.passed_first, p.second_action) &&
                Number<A>(0) <= p.idle_turns && p.idle_turns <= Number<A>(4) && iff(any(p.winners), any(p.actors)) &&
                (none(p.actors) || one_hot(p.actors)) &&
                implies(any(p.winners), p.idle_turns == Number<A>(0) && !p.passed_first);
    for (std::size_t c = 0; c < kCities; ++c)
        ok = ok && Number<A>(0) <= p.routed[c] && p.routed[c] <= Number<A>(kPiecesEach);
    return ok;
}
template <class A>
Bit<A> well_formed(const Setting<A>& s, const Position<A>& p) {
    Bit<A> ok = sound_position(s, p);
    for (std::size_t c = 0; c < kCities; ++c) ok = ok && count(p.city[c]) + p.routed[c] == Number<A>(kPiecesEach);
    return ok;
}

template <class A>
Bit<A> well_formed(const Action<A>& m) {
    const Bit<A> whole = m.is(Kind::pass);
    return one_hot(m.kind) && one_hot(m.direction) && implies(whole, none(m.pieces) && m.towards(Direction::north)) &&
           implies(!whole, any(m.pieces)) && implies(m.is(Kind::rally), one_hot(m.pieces));
}

}  // namespace nomos::nika
