// Laws of the end of a game of Nymbat, and of why it comes.
#pragma once

#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

struct FinishedGameHasNoStep : Law<"nymbat.law.finished-game-has-no-step",
                                   "Nobody does anything once the game is won, and it is won in one way.",
                                   "nymbat.win.ends-play", "nymbat.win.home-row", "nymbat.win.empty-board"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_before == only<R>(Outcome::in_play) && one_hot(s.outcome_after);
    }
};

// What wins a game.
struct OfAnEnd {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !(s.outcome_after == only<R>(Outcome::in_play));
    }
};
template <class R, class A>
Bit<A> is_won_by(const Step<R, A>& s, const Bit<A>& blue) {
    return select(blue, s.outcome_after == only<R>(Outcome::blue_wins), s.outcome_after == only<R>(Outcome::red_wins));
}

struct GamesEndBetweenTurns : Law<"nymbat.law.games-end-between-turns",
                                  "A game is won only when a turn is over: not by the step that reaches the row.",
                                  "nymbat.win.between-turns", "nymbat.win.home-row">,
                              OfAnEnd {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> begins = v.is(Kind::lose) && v.pays_later();  // what was owed is paid, and its own turn comes
        return s.after.is(Stage::start) && (v.ends_turn() || v.is(Kind::lose)) &&
               iff(begins, iff(v.blue, s.after.blue_to_move));
    }
};

// The enemy has had a whole turn to do something about it.
struct HomeRowIsHeldForATurn : Law<"nymbat.law.home-row-is-held-for-a-turn",
                                   "While pieces are on the board the winner is the side that did not just end its "
                                   "turn: a piece of it stands on the other's home row, with no enemy there.",
                                   "nymbat.win.home-row", "nymbat.board.home-rows">,
                               OfAnEnd {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return OfAnEnd::premise(s) && any(s.after.occupied());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> winner = s.after.blue_to_move;
        const Pieces<A> before(s.before, winner), after(s.after, winner), others(s.after, !winner);
        const Hexes<A> row = select(winner, Hexes<A>(home_row(Side::red)), Hexes<A>(home_row(Side::blue)));
        const Hexes<A> guests = row & after.hexes(), hosts = row & others.hexes();
        return is_won_by<R, A>(s, winner) && any(guests) && within(guests, before.hexes()) &&
               select(v.reads(WinThere::row), none(hosts), any(guests & ~hosts));
    }
};

struct BareBoardEndsTheGame : Law<"nymbat.law.bare-board-ends-the-game",
                                  "A turn that leaves the board bare ends the game exactly if both reserves are 0; the "
                                  "side of that turn wins, or the side that moved last.",
                                  "nymbat.win.empty-board", "nymbat.moved.last"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.after.is(Stage::start) && none(s.after.occupied());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> spent = s.after.reserve[0] == Number<A>(0) && s.after.reserve[1] == Number<A>(0);
        const Bit<A> moved = select(v.reads(WinLastMover::step), s.before.blue_stepped_last, s.before.blue_moved_last);
        const Bit<A> blue = select(v.reads(WinLastMover::turn), !s.after.blue_to_move, moved);
        return select(spent, is_won_by<R, A>(s, blue), s.outcome_after == only<R>(Outcome::in_play));
    }
};

struct WhoMovedLast : Law<"nymbat.law.who-moved-last",
                          "Bringing in and moving make the mover the side that moved last, and nothing else does; on "
                          "the board moving does, and bringing in on a first turn.",
                          "nymbat.moved.last"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> first = !select(v.blue, s.before.begun[1], s.before.begun[0]);
        const Bit<A> goes = v.is(Kind::go), brings = v.is(Kind::bring);
        return iff(s.after.blue_moved_last, select(brings || goes, v.blue, s.before.blue_moved_last)) &&
               iff(s.after.blue_stepped_last, select((brings && first) || goes, v.blue, s.before.blue_stepped_last));
    }
};

}  // namespace nomos::nymbat::properties
