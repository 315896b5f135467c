// A piece of the group goes: how far it gets, and what comes of it there.
//
// Where a piece may end is a flood of whole words, a hex further at a time: at most seven steps, since
// no speed is higher, each six shifts. All that is asked of a clash lies round the one hex of it.
#pragma once

#include "model/nymbat/rules_side.hpp"

namespace nomos::nymbat::played {

// --- the way -----------------------------------------------------------------------------------
// A hex further: where pieces of the enemy stand a path may end, but does not go on (move.path).
template <class A>
Hexes<A> one_further(const Hexes<A>& reached, const Hexes<A>& enemies, const Hexes<Native>& board) {
    return reached | Hexagon::around(Hexes<A>(reached & ~enemies), board);
}
// The hexes at the ends of the paths from one hex, by the length of the path.
template <class A>
struct Reach {
    std::array<Hexes<A>, std::size_t{kMostOnPaper}> within;  // at 0 one hex far, at 1 one or two, and so on

    Reach(const Hexes<A>& from, const Hexes<A>& enemies, const Hexes<Native>& board) {
        within[0] = Hexagon::around(from, board);
        for (std::size_t n = 1; n < within.size(); ++n) within[n] = one_further<A>(within[n - 1], enemies, board);
    }
    // move.distance
    Bit<A> holds(const Hexes<A>& to, const Number<A>& speed) const {
        return exists(0, kMostOnPaper, [&](int n) -> Bit<A> {
            return speed > Number<A>(n) && any(to & within[static_cast<std::size_t>(n)]);
        });
    }
};
// That the piece leaves its hex for another follows: on its own there is a piece of the mover.
template <class A>
Bit<A> may_go(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
    const Hexes<A> own = mover_of(p).pieces();
    const Bit<A> waits = any(m.from & p.waiting & own);  // move.of-group
    const Bit<A> ends_well = none(m.to & own);           // move.end
    const auto gets_there = [&] { return Reach<A>(m.from, enemy_of(p).pieces(), s.scale.board).holds(m.to, p.speed); };
    return when(waits && ends_well, gets_there, Bit<A>(false));
}

// --- the clash ---------------------------------------------------------------------------------
// A piece of the mover ends on one of the enemy.
template <class A>
struct Clash {
    Army<A> enemy;
    Hexes<A> hex;
    Number<A> number;  // of the piece that ends there

    // The sum of the numbers around it, of which nothing is removed yet.
    Number<A> support() const {
        Number<A> sum = 0;
        each_way([&]<Way W>() { sum = sum + enemy.number_on(Hexagon::step<W>(hex)); });
        return sum;
    }
    // removal.mover
    Bit<A> mover_is_lost() const { return number <= enemy.number_on(hex) + support(); }
    // breakthrough.asked: with fewer around it no group is split.
    Bit<A> two_are_beside() const {
        const Hexes<A> enemies = enemy.pieces();
        Bit<A> one = false, two = false;
        each_way([&]<Way W>() {
            const Bit<A> stands = any(enemies & Hexagon::step<W>(hex));
            two = two || (one && stands);
            one = one || stands;
        });
        return two;
    }
};

// --- the step ----------------------------------------------------------------------------------
// move.goes, removal.enemy, removal.mover, breakthrough.asked, moved.last
template <class A>
void go(const Setting<A>& s, const Position<A>& p, const Move<A>& m, Position<A>& after) {
    const Army<A> own = mover_of(p), enemy = enemy_of(p);
    const auto number = own.digits_on(m.from);
    const Bit<A> no = false, removes = any(m.to & enemy.pieces()), as_well = s.readings.is(BreakthroughLostMover::also);
    const Clash<A> clash{enemy, m.to, own.number_on(m.from)};
    const Bit<A> lost = when(
        removes, [&] { return clash.mover_is_lost(); }, no);
    const Bit<A> asked = when(
        removes && (as_well || !lost), [&] { return clash.two_are_beside(); }, no);
    const Hexes<A> stands = only_if<A>(!lost, m.to);

    take_off<A>(after, m.from, m.to);
    put_on<A>(after, stands, number);
    after.waiting = p.waiting & ~m.from;
    after.members = (p.members & ~m.from) | stands;
    after.removed = p.removed || removes;
    after.stage = select(asked, Word<A, kStages>(only(Stage::judging)), Word<A, kStages>(only(Stage::moving)));
    after.hole = select(asked, m.to, p.hole);
    after.budget = select(asked, clash.number, p.budget);
    after.blue_moved_last = after.blue_stepped_last = p.blue_to_move;
}

}  // namespace nomos::nymbat::played
