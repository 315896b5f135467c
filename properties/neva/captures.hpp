// Laws of capture in Neva, jump by jump.
#pragma once

#include "properties/neva/view.hpp"
#include "properties/same_turns_under.hpp"

namespace nomos::neva::properties {

// What the laws of a jump share.
struct OfAJump {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump;
    }
};

// --- what is taken -----------------------------------------------------------------------------
// Pieces of an ally are others' pieces, and taken like any.
struct JumpTakesOneOfOthers
    : Law<"neva.law.jump-takes-one-of-others",
          "A jump takes exactly one piece: another player's, and not one that the capture had taken before.",
          "neva.capture.others", "neva.capture.not-twice", "neva.capture.allies">,
      OfAJump {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return one_hot(v.taken) && within(v.taken, v.others);
    }
};

// The marked pieces are in the way, too.
struct TakenLiesBetween
    : Law<"neva.law.taken-lies-between", "The taken piece, and no other piece, stands on the straight way of the jump.",
          "neva.capture.man", "neva.capture.king", "neva.capture.not-twice", "neva.move.line">,
      OfAJump {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return (between(s.move.from, s.move.to) & s.before.occupied()) == View<R, A>(s).taken;
    }
};

// No line goes on behind a corner: a player who can keep a piece there cannot be put out.
struct CornersAreSafe
    : Law<"neva.law.corners-are-safe", "No capture takes a piece that stands in a corner of the board.",
          "neva.capture.man", "neva.capture.king", "neva.win.last">,
      OfAJump {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none((v.taken | v.lost) & corners());
    }
};

struct OnlyTheTakenLeave
    : Law<"neva.law.only-the-taken-leave",
          "Taken pieces leave together when the capture is complete, and until then just they are marked; or each at "
          "once, and none is marked, by the answer about that. No others leave.",
          "neva.capture.leave">,
      OfAJump {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Cells<A> on_the_way = select(v.reads(CapturedLeave::at_once), v.taken, Cells<A>{});
        const Cells<A> all = s.before.captured | v.taken, none_{};
        return v.lost == select(v.goes_on, on_the_way, all) &&
               s.after.captured == select(v.goes_on && !v.reads(CapturedLeave::at_once), all, none_);
    }
};

// --- how far -----------------------------------------------------------------------------------
struct MenJumpTwoCells
    : Law<"neva.law.men-jump-two-cells", "A man's jump ends two cells further on in a straight line, in any direction.",
          "neva.capture.man">,
      OfMensJumps {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return within(s.move.to, straight_to<2>(s.move.from));
    }
};

// Of the nine cells that a man can come to by jumps, twelve pairs are two cells apart.
struct JumpingManKeepsItsLattice : Law<"neva.law.jumping-man-keeps-its-lattice",
                                       "A man's jump ends an even number of columns and of rows away, and takes a "
                                       "piece that is an odd number away in one of the two.",
                                       "neva.capture.man">,
                                   OfMensJumps {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kLattices, [&](int k) {
            const Bit<A> begins = any(s.move.from & lattice(k));
            return iff(begins, any(s.move.to & lattice(k))) && implies(begins, none(View<R, A>(s).taken & lattice(k)));
        });
    }
};

struct ShortKingsJumpShort
    : Law<"neva.law.short-kings-jump-short",
          "A king lands next to what it takes where it has to, and jumps like a man where kings go one step.",
          "neva.capture.king"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.jump && s.move.king && (v.reads(KingReach::one_step) || v.reads(KingLanding::next_cell));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return within(s.move.to, straight_to<1>(v.taken)) &&
               implies(v.reads(KingReach::one_step), within(s.move.to, straight_to<2>(s.move.from)));
    }
};

// Where kings go one step nobody ever lands on, jumps over or looks at a cell that the same capture has taken a
// piece from: these are on other lattices than all that the jumping piece stands on, and a piece next to it that
// was taken cannot be taken again, be it marked or gone.
struct ShortJumpsKeepTheirLattice : Law<"neva.law.short-jumps-keep-their-lattice",
                                        "Where kings go one step, every jump ends an even number of columns and of "
                                        "rows away, and takes a piece that is an odd number away in one of the two.",
                                        "neva.capture.man", "neva.capture.king", "neva.capture.leave"> {
    static std::vector<SameTurnsUnder> same_turns_under() {
        return {{"neva.captured.leave", "at-end", "at-once", "neva.king.reach", "one-step",
                 "no jump of one step lands where the same capture has taken a piece"}};
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump && s.setting.readings.is(KingReach::one_step);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kLattices, [&](int k) {
            const Bit<A> begins = any(s.move.from & lattice(k));
            return iff(begins, any(s.move.to & lattice(k))) && implies(begins, none(View<R, A>(s).taken & lattice(k)));
        });
    }
};

// --- compulsion --------------------------------------------------------------------------------
struct OnlyTheJumperGoesOn
    : Law<"neva.law.only-the-jumper-goes-on", "While a capture is under way the next step is a jump of the same piece.",
          "neva.capture.jumper-goes-on"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(s.before.jumper);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.move.jump && s.move.from == s.before.jumper;
    }
};

struct CaptureIsCompulsory
    : Law<"neva.law.capture-is-compulsory",
          "Who has a piece next to another player's with a free cell behind it captures something; next to his ally's, "
          "only under the answer that makes that a duty.",
          "neva.capture.compulsory", "neva.capture.allies", "neva.blocked.pass"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Cells<A> prey = v.others & ~v.spared() & ~s.before.captured;
        return any(v.own & beside_prey<Cells<A>>(prey, ~s.before.occupied()));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.move.jump;
    }
};

struct CaptureIsCompleted
    : Law<"neva.law.capture-is-completed",
          "A capture never stops beside a piece of others that it could still take, with a free cell behind it.",
          "neva.capture.complete", "neva.capture.leave"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump && !View<R, A>(s).goes_on;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Cells<A> gone = select(v.reads(CapturedLeave::at_once), v.taken, Cells<A>{});
        const Cells<A> standing = (s.before.occupied() & ~s.move.from & ~gone) | s.move.to;
        const Cells<A> prey = v.others & ~s.before.captured & ~v.taken;
        return none(s.move.to & beside_prey<Cells<A>>(prey, ~standing));
    }
};

}  // namespace nomos::neva::properties
