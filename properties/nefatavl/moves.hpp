// Laws of every legal move of Nefatavl: what moves, what stays, who is next, when it ends.
#pragma once

#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

struct SidesAlternate
    : Law<"nefatavl.law.sides-alternate", "After a move it is the other side's turn.", "nefatavl.turn.alternate"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !iff(s.before.defenders_to_move, s.after.defenders_to_move);
    }
};

struct OneOwnStoneMoves
    : Law<"nefatavl.law.one-own-stone-moves",
          "A move takes one stone of the mover to a free square, where it stays what it is, if entry is safe.",
          "nefatavl.move.own-stone", "nefatavl.move.no-jump"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const auto carried = [&](const auto& before, const auto& after) {
            return iff(any(before & s.move.from), any(after & s.move.to));
        };
        return any(View<R, A>(s).own_before & s.move.from) && none(s.before.stones() & s.move.to) &&
               none(s.after.stones() & s.move.from) &&
               implies(View<R, A>(s).is_entry_safe(), carried(s.before.attackers, s.after.attackers) &&
                                                          carried(s.before.defenders, s.after.defenders) &&
                                                          carried(s.before.king, s.after.king));
    }
};

struct Slides : Law<"nefatavl.law.slides", "The moved stone slides straight over free squares to a free square.",
                    "nefatavl.move.rook", "nefatavl.move.no-jump"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return slides<Direction::north>(s) || slides<Direction::east>(s) || slides<Direction::south>(s) ||
               slides<Direction::west>(s);
    }

private:
    template <Direction D, class R, class A>
    static Bit<A> slides(const Step<R, A>& s) {
        auto at = s.move.from;
        Bit<A> arrived = false;
        for (int n = 1; n < R::kSize; ++n) {
            at = Board<R::kSize>::template step<D>(at) & ~s.before.stones();
            arrived = arrived || any(at & s.move.to);
        }
        return arrived;
    }
};

// The other direction of slides and only-the-king-goes-to-brown: what they leave open is legal.
struct WhateverSlidesIsLegal
    : Law<"nefatavl.law.whatever-slides-is-legal",
          "The stone that moves may as well go to any other free square it can slide to, to a brown one if it is the "
          "king.",
          "nefatavl.move.rook", "nefatavl.move.no-jump", "nefatavl.brown.king-allowed", "nefatavl.brown.pass-centre"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using Cells = typename View<R, A>::Cells;
        const Cells reached = View<R, A>::straight_ahead(s.move.from, ~s.before.stones());
        const Cells brown = select(View<R, A>(s).king_moves(), Cells{}, Cells(Board<R::kSize>::brown()));
        const Cells open = reached & ~brown;
        return for_all(0, R::kCells, [&](int c) {
            return when(
                test(open, c), [&] { return legal(s, c); }, Bit<A>(true));
        });
    }

private:
    template <class R, class A>
    static Bit<A> legal(const Step<R, A>& s, int to) {
        return R::template Rules<A>::legal(s.setting, s.before, {s.move.from, Bits<R::kCells>::single(to)});
    }
};

// The king is one of the stones of his side.
struct TheKingMayGo
    : Law<"nefatavl.law.the-king-may-go", "Whenever his side moves, the king may go to any free square beside him.",
          "nefatavl.move.own-stone", "nefatavl.brown.king-allowed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.defenders_to_move;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return may_go<Direction::north>(s) && may_go<Direction::east>(s) && may_go<Direction::south>(s) &&
               may_go<Direction::west>(s);
    }

private:
    template <Direction D, class R, class A>
    static Bit<A> may_go(const Step<R, A>& s) {
        const auto to = Board<R::kSize>::template step<D>(s.before.king) & ~s.before.stones();
        return implies(any(to), R::template Rules<A>::legal(s.setting, s.before, {s.before.king, to}));
    }
};

struct OnlyTheKingGoesToBrown
    : Law<"nefatavl.law.only-the-king-goes-to-brown", "Whatever moves to a brown square is the king.",
          "nefatavl.brown.barred", "nefatavl.brown.king-allowed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(s.move.to & Board<R::kSize>::brown());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).king_moves();
    }
};

struct NoStoneIsCreated : Law<"nefatavl.law.no-stone-is-created",
                              "A stone stands on a new square only where the move ends, and left another for it.",
                              "nefatavl.move.own-stone", "nefatavl.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const auto conserved = [&](const auto& before, const auto& after) {
            const auto gained = after & ~before;
            return none(gained & ~s.move.to) &&
                   implies(any(gained), any(before & s.move.from) && none(after & s.move.from));
        };
        return conserved(s.before.attackers, s.after.attackers) && conserved(s.before.defenders, s.after.defenders) &&
               conserved(s.before.king, s.after.king);
    }
};

struct MoverLosesNothing : Law<"nefatavl.law.mover-loses-nothing",
                               "If a move takes enemies only, the mover's stones are those he had, one of them moved.",
                               "nefatavl.capture.not-moving-in", "nefatavl.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).is_mover_safe();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.own_after == ((v.own_before & ~s.move.from) | s.move.to);
    }
};

struct OnlyTheEnemyLoses : Law<"nefatavl.law.only-the-enemy-loses",
                               "Every stone that leaves the board is the enemy's, if moves take enemies only.",
                               "nefatavl.capture.custodial", "nefatavl.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(View<R, A>(s).lost) && View<R, A>(s).is_mover_safe();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none(v.lost & ~v.enemy_before) && none(v.enemy_after & ~v.enemy_before);
    }
};

struct FarSquaresStay
    : Law<"nefatavl.law.far-squares-stay",
          "If only the moved stone takes, nothing changes but its two squares and those around the second.",
          "nefatavl.frame.rest-stays", "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(CaptureStanding::by_moved_stone);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const auto far = ~(s.move.from | s.move.to | Board<R::kSize>::beside(s.move.to));
        return none((s.before.attackers ^ s.after.attackers) & far) &&
               none((s.before.defenders ^ s.after.defenders) & far) && none((s.before.king ^ s.after.king) & far);
    }
};

// --- the end -----------------------------------------------------------------------------------
// Where a side also loses off turn, the other can still be to move in a game that it has won.
struct FinishedGameHasNoMove
    : Law<"nefatavl.law.finished-game-has-no-move",
          "If a side without a move loses on its own turn only, every legal move is made in a game still in play.",
          "nefatavl.win.king-captured", "nefatavl.win.corner", "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(EndNoMovesWhen::on_turn);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_before == only<R>(Outcome::in_play);
    }
};

// Want of moves ends the game, and as long as the king is neither taken nor home nothing else does.
struct WhoCannotMoveHasLost : Law<"nefatavl.law.who-cannot-move-has-lost",
                                  "With the king neither taken nor home, a side that cannot move has lost on its turn, "
                                  "or at once; else the game goes on.",
                                  "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return any(s.position.king & ~Board<R::kSize>::corners());
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Bit<A>& defenders = s.position.defenders_to_move;
        const Bit<A> mover_can = has_a_move<R, A>(s.position, defenders);
        const Bit<A> other_can = has_a_move<R, A>(s.position, !defenders);
        const Bit<A> attackers_win = s.outcome == only<R>(Outcome::attackers_win),
                     defenders_win = s.outcome == only<R>(Outcome::defenders_win);
        const Bit<A> at_once = s.setting.readings.is(EndNoMovesWhen::at_once);
        const Bit<A> mover_wins = select(defenders, defenders_win, attackers_win);
        const Bit<A> other_wins = select(defenders, attackers_win, defenders_win);
        return select(mover_can, select(at_once && !other_can, mover_wins, s.outcome == only<R>(Outcome::in_play)),
                      other_wins);
    }
};

struct OneOutcome : Law<"nefatavl.law.one-outcome",
                        "A move needs a king who is not home yet; one outcome stands before it and one after.",
                        "nefatavl.win.king-captured", "nefatavl.win.corner", "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return any(s.before.king & ~Board<R::kSize>::corners()) && one_hot(s.outcome_before) &&
               one_hot(s.outcome_after);
    }
};

struct CornerEndsTheGame
    : Law<"nefatavl.law.corner-ends-the-game", "The king's move to a corner wins for the defenders.",
          "nefatavl.win.corner", "nefatavl.brown.king-allowed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).king_moves() && any(s.move.to & Board<R::kSize>::corners());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_after == only<R>(Outcome::defenders_win);
    }
};

struct LastAttackerEndsTheGame
    : Law<"nefatavl.law.last-attacker-ends-the-game",
          "Without attackers the defenders have won, if moves take enemies only.", "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return none(s.after.attackers) && View<R, A>(s).is_mover_safe();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_after == only<R>(Outcome::defenders_win);
    }
};

struct NobodyLosesByHisOwnMove : Law<"nefatavl.law.nobody-loses-by-his-own-move",
                                     "If moves take enemies only, and a side without a move loses on its own turn "
                                     "only, a move leaves the game in play or wins it.",
                                     "nefatavl.win.king-captured", "nefatavl.win.corner", "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(EndNoMovesWhen::on_turn) && View<R, A>(s).is_mover_safe();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Bit<A> won = select(s.before.defenders_to_move, s.outcome_after == only<R>(Outcome::defenders_win),
                                  s.outcome_after == only<R>(Outcome::attackers_win));
        return won || s.outcome_after == only<R>(Outcome::in_play);
    }
};

}  // namespace nomos::nefatavl::properties
