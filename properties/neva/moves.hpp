// Laws of every step of Neva: what moves and where to, what stays, when there is only the pass.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

struct OneOwnPieceMoves
    : Law<"neva.law.one-own-piece-moves",
          "A step that is no pass takes one piece of the mover to a free cell; the rest of his pieces stay.",
          "neva.turn.own-piece", "neva.move.to-free", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.is_pass();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return one_hot(s.move.from) && one_hot(s.move.to) && within(s.move.from, v.own) &&
               none(s.move.to & s.before.occupied()) && v.own_after == ((v.own & ~s.move.from) | s.move.to);
    }
};

// So the number of anybody's pieces never rises.
struct NothingIsCreated
    : Law<"neva.law.nothing-is-created",
          "No cell gains a piece but the one where the mover's piece arrives, and that piece left another cell.",
          "neva.frame.rest-stays", "neva.turn.own-piece"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return for_all(0, kPlayers, [&](int p) {
            const Cells<A> before = s.before.pieces_of(at(p)), after = s.after.pieces_of(at(p));
            const Cells<A> gained = after & ~before;
            const Bit<A> carried = one_hot(s.move.to) && any(before & s.move.from) && none(after & s.move.from);
            return within(gained, s.move.to) && implies(any(gained), v.moves(p) && carried);
        });
    }
};

struct StepsGoStraight
    : Law<"neva.law.steps-go-straight", "A step stays in one row or one column of the codes, and leaves its cell.",
          "neva.move.line"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.is_pass();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Cells<A> way = s.move.from | s.move.to;
        const auto all_in = [&](const Bits<kCells>& line) { return within(way, line); };
        return none(s.move.from & s.move.to) &&
               (exists(0, Board::kHeight, [&](int r) { return all_in(Board::row_cells(r)); }) ||
                exists(0, Board::kWidth, [&](int c) { return all_in(Board::column_cells(c)); }));
    }
};

struct MarksTellTheStep
    : Law<"neva.law.marks-tell-the-step",
          "A step is written with ':' exactly when it takes something, and with K exactly when a king makes it.",
          "neva.notation.marks"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.is_pass();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return iff(s.move.jump, any(v.taken)) && iff(s.move.king, any(s.move.from & of<A>(s.before.kings, v.mover)));
    }
};

// --- quiet steps -------------------------------------------------------------------------------
struct MenStepForward
    : Law<"neva.law.men-step-forward",
          "A man's quiet step goes to a neighbouring cell, towards its goal corner unless any direction will do.",
          "neva.man.quiet"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.is_quiet() && v.is_by_man();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const auto goes = [&]<Direction D>(int p) -> Bit<A> {
            const auto& two = kForward[at(p)];
            return D == two[0] || D == two[1] ? Board::step<D>(s.move.from) == s.move.to : Bit<A>(false);
        };
        const Bit<A> forward = exists(0, kPlayers, [&](int p) {
            return v.moves(p) &&
                   (goes.template operator()<Direction::north>(p) || goes.template operator()<Direction::east>(p) ||
                    goes.template operator()<Direction::south>(p) || goes.template operator()<Direction::west>(p));
        });
        return within(s.move.to, straight_to<1>(s.move.from)) && (forward || v.reads(ManBackward::any_direction));
    }
};

struct KingsGlideOverFreeCells
    : Law<"neva.law.kings-glide-over-free-cells",
          "A king's quiet step passes over free cells only, and over none where kings go one step.",
          "neva.king.quiet"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).is_quiet() && s.move.king;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Cells<A> passed = between(s.move.from, s.move.to);
        return none(passed & s.before.occupied()) && implies(View<R, A>(s).reads(KingReach::one_step), none(passed));
    }
};

struct QuietStepTakesNothing
    : Law<"neva.law.quiet-step-takes-nothing",
          "A quiet step takes nothing, and a pass nothing but the pieces of who passes where they leave with him.",
          "neva.blocked.pass", "neva.blocked.fate", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.jump;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> leaves = v.is_pass() && v.reads(BlockedPlayer::out_leave);
        return v.lost == select(leaves, v.own, Cells<A>{});
    }
};

// --- the pass ----------------------------------------------------------------------------------
struct OnlyTheShutInPass
    : Law<"neva.law.only-the-shut-in-pass",
          "Who passes has no king beside a free cell, no man before one, and no piece that could take its neighbour.",
          "neva.blocked.pass", "neva.man.quiet", "neva.king.quiet"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is_pass();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Cells<A> free = ~s.before.occupied();
        return none(s.before.jumper) && none(straight_to<1>(of<A>(s.before.kings, v.mover)) & free) &&
               none(v.own & beside_prey<Cells<A>>(v.others, free)) && for_all(0, kPlayers, [&](int p) {
                   return implies(v.moves(p), none(ahead_of_men(s.before.men[at(p)], p) & free));
               });
    }

private:
    template <class W>
    static W ahead_of_men(const W& men, int player) {
        return in_all_directions([&]<Direction D>() {
            const auto& two = kForward[at(player)];
            return D == two[0] || D == two[1] ? Board::step<D>(men) : W{};
        });
    }
};

struct PassMovesNothing
    : Law<"neva.law.pass-moves-nothing",
          "Where a blocked player is skipped, his pass leaves every piece in its place, and him in the game.",
          "neva.blocked.pass", "neva.blocked.fate"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is_pass() && View<R, A>(s).reads(BlockedPlayer::skipped);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.before.retired == s.after.retired &&
               for_all(0, kPlayers, [&](int p) { return s.before.pieces_of(at(p)) == s.after.pieces_of(at(p)); });
    }
};

// The other direction of only-the-blocked-retire, step by step.
struct WhoPassesIsOut : Law<"neva.law.who-passes-is-out",
                            "A pass puts who passes out of the game unless the blocked are skipped, and no other step "
                            "puts out anybody who still has pieces.",
                            "neva.blocked.fate", "neva.blocked.pass"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> goes_out = v.is_pass() && !v.reads(BlockedPlayer::skipped);
        return s.after.retired == (s.before.retired | select(goes_out, v.mover, Players<A>{}));
    }
};

}  // namespace nomos::neva::properties
