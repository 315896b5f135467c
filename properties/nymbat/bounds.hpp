// The most that one step, one piece and one first turn of Nymbat can do.
//
// The most of a whole turn is in whole_turn.hpp and records.hpp.
#pragma once

#include "model/core/dice.hpp"
#include "properties/nymbat/hints.hpp"

namespace nomos::nymbat::properties {

// --- what records are made of --------------------------------------------------------------------
// Red has one piece, a 6, and moves it; Blue's stand around one hex that has six neighbours.
template <class Case>
struct Fight {
    Case c;
    int target;

    explicit Fight(Dice& dice) : target(inner_hex(dice)) {
        c.setting = usual_setting();
        c.before.begun = {true, true}, c.before.reserve = {0, 0};
        c.before.speed = kTopNumber;
        c.before.stage = only(Stage::moving);
    }
    int beside(int way) const { return Hexagon::neighbour(target, kWays[at(way % 6)]); }
    void blue(int hex, int number) { put(c.before, Side::blue, hex, number); }
    // The red piece, with its hex as all of its group.
    void red(int hex) {
        put(c.before, Side::red, hex, kTopNumber);
        c.before.members.set(hex);
        c.before.front = distance_to_goal(Side::red, hex);
    }
    Case goes(int from, int to) {
        c.before.waiting.set(from);
        c.move = go(from, to);
        return c;
    }

private:
    static int inner_hex(Dice& dice) {
        while (true)
            if (const int hex = dice.below(Hexagon::kFrame); Hexagon::on_board(hex) && around(hex) == 6) return hex;
    }
    static int around(int hex) { return Hexagon::around(Hexagon::Hexes::single(hex)).count(); }
};
// The one rest there is: what hangs together with the first piece beside the hole.
struct TriesABreakthrough {
    template <class Case>
    static Case tries(Dice& dice) {
        Fight<Case> fight(dice);
        const int way = dice.below(6);
        for (const int turn : {0, 1, 3, 4}) fight.blue(fight.beside(way + turn), 1);
        fight.red(fight.target);
        fight.c.before.stage = only(Stage::judging), fight.c.before.removed = true;
        fight.c.before.hole.set(fight.target), fight.c.before.budget = kTopNumber;
        Hexagon::Hexes rest = Hexagon::first_of(fight.c.before.pieces_of(Side::blue));
        rest |= Hexagon::around(rest) & fight.c.before.pieces_of(Side::blue);
        fight.c.move = nymbat::rest(rest);
        return fight.c;
    }
};
// A 6 removes a 6 that others stand around: `others` of them, if `apart` no two side by side.
template <int others, bool apart>
struct TriesAnAttack {
    template <class Case>
    static Case tries(Dice& dice) {
        Fight<Case> fight(dice);
        const int way = dice.below(6), from = fight.beside(way);
        for (int i = 0; i < others; ++i) fight.blue(fight.beside(way + (apart ? 2 * i + 2 : i + 1)), kTopNumber);
        fight.blue(fight.target, kTopNumber), fight.red(from);
        return fight.goes(from, fight.target);
    }
};
struct TriesALongWay {
    template <class Case>
    static Case tries(Dice& dice) {
        Fight<Case> fight(dice);
        const int way = dice.below(6);
        int to = fight.target;
        for (int next = to, steps = 0; next >= 0 && steps <= kTopNumber; ++steps)
            to = next, next = Hexagon::neighbour(to, kWays[at(way)]);
        fight.red(fight.target);
        return fight.goes(fight.target, to);
    }
};
struct TriesAFirstTurn {
    template <class Case>
    static Case tries(Dice& dice) {
        Fight<Case> fight(dice);
        Position<Native>& p = fight.c.before;
        p = start(fight.c.setting);
        Hexagon::Hexes room = set_up_area(Side::red);
        while (p.brought < kFirstTurnLimit - kTopNumber)
            put(p, Side::red, room.pop_lowest(), kTopNumber), p.brought += kTopNumber;
        p.stage = only(Stage::bringing);
        fight.c.move = bring(room.lowest(), 1 + dice.below(kTopNumber));
        return fight.c;
    }
};

// --- the bounds ----------------------------------------------------------------------------------
struct MostPointsOfOnePiece
    : Bound<"nymbat.bound.most-points-of-one-piece",
            "The most points one piece can take: the number it removes and what its breakthrough may take.",
            "nymbat.removal.enemy", "nymbat.breakthrough.asked", "nymbat.breakthrough.limit">,
      AnyWayAndClash,
      TriesAnAttack<2, true> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && numbers_end_at_six(s.before);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return View<R, A>(s).foes.number_on(s.move.to) + s.after.budget;
    }
};

// Of the six hexes around the hole two at least are vacant, with pieces between them on both sides.
struct MostToChooseFrom
    : Bound<"nymbat.bound.most-to-choose-from",
            "The most enemy pieces that one breakthrough can choose from; the one removed first comes before.",
            "nymbat.breakthrough.split", "nymbat.breakthrough.take">,
      TriesABreakthrough {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.after.is(Stage::breaking) && !s.before.is(Stage::breaking);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return how_many_beside<A>(s.after.hole, View<R, A>(s).foes_after.hexes());
    }
};

// Nobody gets to a piece that friends of it stand all around.
struct MostStrength : Bound<"nymbat.bound.most-strength", "The most that a removed piece and its supporters add up to.",
                            "nymbat.removal.mover", "nymbat.move.path">,
                      TriesAnAttack<5, false> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && View<R, A>(s).removes() && numbers_end_at_six(s.before) &&
               one_side_a_hex(s.before);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return View<R, A>(s).foes.strength_on(s.move.to);
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        WayOverFreeHexes::hints(s, p), hint_strength(s, p);
    }
};

struct FarthestGo : Bound<"nymbat.bound.farthest-go", "The most hexes that a piece can get away in one turn.",
                          "nymbat.move.distance", "nymbat.bring.number">,
                    WayInTheBall,
                    TriesALongWay {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && numbers_end_at_six(s.before);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count_where(0, Hexagon::kWidth - 1, [&](int n) { return none(s.move.to & ball<A>(s.move.from, n)); });
    }
};

struct MostInAFirstTurn : Bound<"nymbat.bound.most-in-a-first-turn", "The most points brought in on a first turn.",
                                "nymbat.bring.first-limit">,
                          TriesAFirstTurn {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::bring) && !View<R, A>(s).had_first_turn();
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return s.after.brought;
    }
};

}  // namespace nomos::nymbat::properties
