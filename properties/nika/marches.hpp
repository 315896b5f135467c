// Laws of the move action of Nika: who advances, who is pushed, who is routed.
#pragma once

#include "properties/nika/hints.hpp"

namespace nomos::nika::properties {

// What the laws of a march share: they speak of moves, and are proved by the hints for a march.
template <Weights weights = Weights::forgotten>
struct OfAMarch : HintedAsAMarch<weights> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move);
    }
};

struct MoverGoesOneSpace : Law<"nika.law.mover-goes-one-space",
                               "A move takes at least one chosen piece one space on and no other piece of its city.",
                               "nika.move.single", "nika.phalanx.forward">,
                           OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> own = v.own(s.before.city), now = v.own(s.after.city);
            return any(m.entered) && within(own & ~s.move.pieces, now) && within(now, own | m.entered);
        });
    }
};

struct MoverFacesTheWayHeWent : Law<"nika.law.mover-faces-forward", "Whoever enters a space faces the way of the move.",
                                    "nika.move.free-rotation", "nika.phalanx.forward">,
                                OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Cells<A> entered = View<R, A>{s}.own(s.after.city) & ~View<R, A>{s}.own(s.before.city);
        return for_all(0, kCities, [&](int d) {
            return implies(test(s.move.direction, d), within(entered, s.after.facing[at(d)]));
        });
    }
};

struct FriendsAreNeverStruck
    : Law<"nika.law.friends-are-never-struck",
          "No action moves, turns or routs an allied piece or an own piece that was not chosen.",
          "nika.rout.never-friend", "nika.push.never-friend">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>{s}.untouched(View<R, A>{s}.friends(s.before.city) & ~s.move.pieces);
    }
};

struct OnlyTheHeavierPushes : Law<"nika.law.only-the-heavier-pushes",
                                  "Where pieces count in unbroken rows only and every enemy in a row counts, an enemy "
                                  "that faces those moving at it is pushed only by a longer row than the one that it "
                                  "heads.",
                                  "nika.push.outweighs", "nika.weight.pushing", "nika.weight.pushed">,
                              OfAMarch<Weights::matter> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [](const auto& v, const auto& m) {
            return implies(weights_are_lengths(v, m), within(m.pushed(), m.outweighed));
        });
    }
};

// The other half: nothing but weight is asked, once no bound of the board or an area interferes.
struct TheHeavierPushes : Law<"nika.law.the-heavier-pushes",
                              "Where each unbroken row of moving pieces is judged by itself and no area in their lines "
                              "may bar a piece, a row that outweighs the enemies ahead pushes the one that faces it.",
                              "nika.push.outweighs", "nika.push.front-faces">,
                          OfAMarch<Weights::matter> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move) && s.setting.readings.is(PhalanxLineWithGap::each_run);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v{s};
        return in_march(s, [&](const auto&, const auto& m) {
            return implies(none(m.lines & v.barring_areas()), within(m.met & m.faced & m.outweighed, m.entered));
        });
    }
};

struct TieNeverPushes : Law<"nika.law.tie-never-pushes",
                            "Where pieces count in unbroken rows only and every enemy in a row counts, equal rows hold "
                            "each other.",
                            "nika.push.outweighs">,
                        OfAMarch<Weights::matter> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [](const auto& v, const auto& m) {
            return implies(weights_are_lengths(v, m), none(m.pushed() & m.tied));
        });
    }
};

struct LonePieceNeverPushes : Law<"nika.law.lone-piece-never-pushes", "A line of weight one pushes nobody.",
                                  "nika.push.outweighs", "nika.weight.pushing">,
                              OfAMarch<Weights::matter> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [](const auto& v, const auto& m) {
            return implies(runs_weigh_alone(v, m), none(m.pushed() & m.met_by_one));
        });
    }
};

struct FlankIsRouted : Law<"nika.law.flank-is-routed",
                           "An enemy whose space is entered, and that does not face the pieces moving in, leaves the "
                           "board; nobody is pushed to the space behind it.",
                           "nika.rout.not-facing", "nika.phalanx.rout-not-push">,
                       OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> foes = v.foes(s.after.city), arrived = foes & ~v.foes(s.before.city);
            return none(foes & m.flanked()) && none(arrived & m.behind_flanked);
        });
    }
};

struct OneRoutedPerRun
    : Law<"nika.law.one-routed-per-run",
          "An action routs at most one enemy for each unbroken row of moving pieces that enters the space of one.",
          "nika.rout.not-facing", "nika.pushed.into-enemy">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [](const auto& v, const auto& m) { return v.newly_routed() <= count(m.struck); });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        OfAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) { p.size(march.seen.struck), hint_losses(march, p); });
    }
};

struct EnemiesElsewhereStay : Law<"nika.law.enemies-elsewhere-stay",
                                  "Enemies in lines without a chosen piece stay as they are, and so do all whose space "
                                  "nobody enters and that are not pushed.",
                                  "nika.frame.rest-stays", "nika.weight.pushing">,
                              OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            return v.untouched(~m.lines) && v.untouched(v.foes(s.before.city) & ~m.struck & ~m.block);
        });
    }
};

}  // namespace nomos::nika::properties
