// How large the totals of Nerva can become.
//
// Points are counted on the board before the move, so the rules hold them down only by what may stand
// where, and by what falls. A king that lends from the very place attacked, or shares it with a pawn of
// the attackers', leaves nothing but the shape of the board: such kings are left out.
#pragma once

#include "model/core/dice.hpp"
#include "model/nerva/kings_file.hpp"
#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

// --- what records are made of --------------------------------------------------------------------
// A board to be filled around a target, which is two squares from every edge, in the default setting
// but perhaps for stacks to which links add and for friends all around who share attack. All other pawns are in hand.
template <class Case>
struct Crowd {
    Case c;
    int level, target;
    std::size_t own, foe;

    explicit Crowd(Dice& dice) : level(dice.below(kLevels)), own(at(dice.below(kSides))), foe(1 - own) {
        target = Boards::place(2 + dice.below(kEdge - 4), 2 + dice.below(kEdge - 4), level);
        c.setting = {default_readings<Reading>(readings()), example_kings()};
        if (dice.one_in(2)) read(StackLinksToo::base);
        if (dice.one_in(2)) read(LinkSharesAttack::around);
        c.before.kings = c.setting.kings;
        c.before.black_to_move = own == 1;
        c.before.pawns[foe].set(target);
    }
    template <class O>
    void read(O option) {
        c.setting.readings.choose(option);
    }
    void put(std::size_t side, int place, bool stacked) {
        for (int n = 0; n < kLevels; ++n)
            if (const int there = place + (n - level) * kSquares; n == level || stacked)
                c.before.pawns[side].set(there);
    }
    int beside_target(nerva::Step s) const { return Boards::neighbour(target, s); }
    Case attacked_from(int from) {
        c.move = attack(from, target);
        for (std::size_t s = 0; s < kSides; ++s)
            for (int n = 0; n < kLevels; ++n)
                c.before.supply[s][at(n)] = kPawnsOfASize - count(c.before.pawns[s] & Boards::level_places(n));
        return c;
    }
};

// Attackers all around, and friends of theirs behind.
struct TriesManyAttackers {
    template <class Case>
    static Case tries(Dice& dice) {
        Crowd<Case> crowd(dice);
        const bool stacked = dice.one_in(2);
        for (const auto s : kAround) {
            crowd.put(crowd.own, crowd.beside_target(s), stacked);
            for (const auto d : kDiagonal)
                if (const auto both = s + d; both.columns != 0 || both.rows != 0)
                    crowd.put(crowd.own, crowd.beside_target(both), false);
        }
        return crowd.attacked_from(crowd.beside_target(kAround[at(dice.below(8))]));
    }
};

// One attacker with friends behind it, and friends of the target beside that.
struct TriesALoneAttacker {
    template <class Case>
    static Case tries(Dice& dice) {
        Crowd<Case> crowd(dice);
        const auto from = kAround[at(dice.below(8))];
        crowd.put(crowd.own, crowd.beside_target(from), dice.one_in(2));
        for (const auto d : kDiagonal)
            if (const auto behind = from + d; behind.columns * behind.columns > 1 || behind.rows * behind.rows > 1)
                crowd.put(crowd.own, crowd.beside_target(behind), false);
        for (const auto s : kBeside)
            if (const int place = crowd.beside_target(s); !dice.one_in(3) && place != crowd.beside_target(from))
                crowd.put(crowd.foe, place, false);
        crowd.put(crowd.foe, crowd.target, dice.one_in(3));
        return crowd.attacked_from(crowd.beside_target(from));
    }
};

// --- the bounds ----------------------------------------------------------------------------------
struct MostAttack : Bound<"nerva.bound.most-attack",
                          "The most attack points that one target faces if no king lends or shares its place.",
                          "nerva.attack.total", "nerva.link.attack", "nerva.ambush.bonus">,
                    TriesManyAttackers {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.is(Kind::attack) && v.reads(KingLendsWhen::nothing) && !v.reads(KingPawnOnHim::shares);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).attack();
    }
};

// The text's closest reading. Stacks are no help to a crowd here: links count for more.
struct MostAttackOfPlainPawns
    : Bound<"nerva.bound.most-attack-of-plain-pawns",
            "The most attack points if links add nothing to a full stack and no king lends or shares its place.",
            "nerva.attack.total", "nerva.stack.points">,
      TriesManyAttackers {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return MostAttack::premise<R, A>(s) && View<R, A>(s).reads(StackLinksToo::fixed);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).attack();
    }
};

struct MostDefenceOvercomeAlone
    : Bound<"nerva.bound.most-defence-overcome-alone",
            "The most defence points that a pawn attacking alone overcomes if no king lends and friends on diagonals "
            "alone share attack.",
            "nerva.attack.success", "nerva.defence.total", "nerva.link.defence", "nerva.stack.points">,
      TriesALoneAttacker {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.reads(KingLendsWhen::nothing) && p.reads(LinkSharesAttack::diagonal) &&
               p.attacks_alone() && p.takes();
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).defence();
    }
};

}  // namespace nomos::nerva::properties
