// Nefatavl's executable rules. Read from the top: what a stone may do, what a move takes, who has won.
// Whole words move at once; a loop runs over distances or directions, never over cells.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "model/core/algebra.hpp"
#include "model/core/grid.hpp"
#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

template <int Size>
struct Rules {
    using Board = nefatavl::Board<Size>;
    template <class A>
    using Cells = Word<A, Size * Size>;
    template <class A>
    using Setting = nefatavl::Setting<A, Size>;
    template <class A>
    using Position = nefatavl::Position<A, Size>;
    template <class A>
    using Move = nefatavl::Move<A, Size>;
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // The want of moves ends a game in outcome() only: under EndNoMovesWhen::at_once the side to move
    // may still have moves that are "legal" here although the game is over.
    template <class A>
    static Bit<A> legal(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return !king_decides<A>(p) && any(m.from & own_stones<A>(p)) && any(m.to & targets<A>(p, m.from));
    }

    // The move must be legal. Stones are taken together, after the moved stone has arrived.
    template <class A>
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Position<A> arrived = moved<A>(p, m);
        const Bit<A> only_the_moved_takes = s.readings.is(CaptureStanding::by_moved_stone);
        const Bit<A> may_take = !only_the_moved_takes || any(Board::beside(m.to) & enemy_stones<A>(p));
        const Cells<A> gone = when(
            may_take, [&] { return taken<A>(s, arrived, m.to); }, Cells<A>{});
        const Cells<A> own = when(
            !only_the_moved_takes, [&] { return lost_by_the_mover<A>(s, arrived, m.to); }, Cells<A>{});
        return without<A>(arrived, gone | own);
    }

    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const Outcomes<A> by_king = select(none(p.king), is<A>(Outcome::attackers_win), is<A>(Outcome::defenders_win));
        return when(
            !king_decides<A>(p), [&] { return outcome_by_want_of_moves<A>(s, p); }, by_king);
    }

    // Every legal move once, in canonical order: by the square it starts from, then by its target.
    template <class Visit>
    static void for_each_move(const Setting<Native>&, const Position<Native>& p, Visit&& visit) {
        if (king_decides<Native>(p)) return;
        own_stones<Native>(p).for_each([&](int from) {
            Move<Native> move{kSquare[static_cast<std::size_t>(from)], {}};
            targets<Native>(p, move.from).for_each([&](int to) {
                move.to = kSquare[static_cast<std::size_t>(to)];
                visit(std::as_const(move));
            });
        });
    }

private:
    // Each square as a word; a table, since building a word bit by bit stalls the generator.
    static constexpr auto kSquare = [] {
        std::array<Cells<Native>, std::size_t{Size * Size}> words{};
        for (int i = 0; i < Size * Size; ++i) words[static_cast<std::size_t>(i)].set(i);
        return words;
    }();
    template <class A>
    static Outcomes<A> is(Outcome o) {
        return Outcomes<A>(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }

    // --- moving ----------------------------------------------------------------------------------
    // win.king-captured, win.corner
    template <class A>
    static Bit<A> king_decides(const Position<A>& p) {
        return none(p.king) || any(p.king & Board::corners());
    }
    // move.own-stone: the king belongs to the defenders.
    template <class A>
    static Cells<A> own_stones(const Position<A>& p) {
        return select(p.defenders_to_move, Cells<A>(p.defenders | p.king), p.attackers);
    }
    template <class A>
    static Cells<A> enemy_stones(const Position<A>& p) {
        return select(p.defenders_to_move, p.attackers, Cells<A>(p.defenders | p.king));
    }
    // Where the stone on `from` may go. brown.barred, brown.king-allowed; the centre is no obstacle
    // to the slide itself (brown.pass-centre), and a corner has nothing behind it.
    template <class A>
    static Cells<A> targets(const Position<A>& p, const Cells<A>& from) {
        const Cells<A> free = ~p.stones();
        const Cells<A> reached = slide<A, Direction::north>(from, free) | slide<A, Direction::east>(from, free) |
                                 slide<A, Direction::south>(from, free) | slide<A, Direction::west>(from, free);
        return reached & select(any(from & p.king), Cells<A>(Cells<Native>::all()), Cells<A>(~Board::brown()));
    }
    // move.rook, move.no-jump: on and on while the next square is free.
    template <class A, Direction D>
    static Cells<A> slide(const Cells<A>& from, const Cells<A>& free) {
        Cells<A> front = from, reached{};
        for (int steps = 1; steps < Size; ++steps) {
            front = Board::template step<D>(front) & free;
            if constexpr (std::is_same_v<A, Native>)
                if (none(front)) break;
            reached |= front;
        }
        return reached;
    }
    // The stone has gone over and the turn has passed (turn.alternate); nothing is taken yet.
    template <class A>
    static Position<A> moved(const Position<A>& p, const Move<A>& m) {
        const Cells<A> nothing{}, way = m.from | m.to;
        const Bit<A> king_moves = any(m.from & p.king);
        return {p.attackers ^ select(p.defenders_to_move, nothing, way),
                p.defenders ^ select(p.defenders_to_move && !king_moves, way, nothing),
                p.king ^ select(king_moves, way, nothing), !p.defenders_to_move};
    }

    // --- taking ----------------------------------------------------------------------------------
    // All of these look at the board on which the stone has just arrived on `to`.
    template <class A>
    static Position<A> without(const Position<A>& p, const Cells<A>& taken) {
        return {p.attackers & ~taken, p.defenders & ~taken, p.king & ~taken, p.defenders_to_move};
    }
    template <class A>
    static Cells<A> taken(const Setting<A>& s, const Position<A>& p, const Cells<A>& to) {
        const Bit<A> attackers_moved = p.defenders_to_move;
        const Cells<A> by_attackers = when(
            attackers_moved,
            [&] { return taken_by_attackers<A>(s, p, completing_stones<A>(s, p.attackers, to), p.attackers); },
            Cells<A>{});
        return when(
            !attackers_moved,
            [&] {
                const Cells<A> armed = armed_defenders<A>(s, p);
                return flanked<A>(p.attackers, completing_stones<A>(s, armed, to), armed | Board::brown());
            },
            by_attackers);
    }
    // Where hitters need not move: CaptureStanding::always takes what else of his stands flanked, and the stone
    // that moved in is safe from two enemies (capture.not-moving-in), from more only under CaptureEntry::all.
    template <class A>
    static Cells<A> lost_by_the_mover(const Setting<A>& s, const Position<A>& p, const Cells<A>& to) {
        const Cells<A> armed = armed_defenders<A>(s, p), black = p.defenders | p.king, nothing{};
        const Bit<A> attackers_moved = p.defenders_to_move;
        const Cells<A> left = when(
            s.readings.is(CaptureStanding::always),
            [&] {
                return select(attackers_moved, flanked<A>(p.attackers, armed, armed | Board::brown()),
                              taken_by_attackers<A>(s, p, p.attackers, p.attackers));
            },
            nothing);
        const Cells<A> entered = when(
            s.readings.is(CaptureEntry::two_stones),
            [&] {
                return select(attackers_moved, flanked<A>(p.attackers, armed, Board::brown() & ~black),
                              taken_by_attackers<A>(s, p, p.attackers, nothing));
            },
            nothing);
        return (left & ~to) | (entered & to);
    }
    // Between one of `first` and, opposite, one of `second` or a brown square without an attacker that helps:
    // capture.brown-hitter, but for capture.centre-with-king.
    template <class A>
    static Cells<A> taken_by_attackers(const Setting<A>& s, const Position<A>& p, const Cells<A>& first,
                                       const Cells<A>& second) {
        const Cells<A> help = (Board::corners() | (Board::centre() & ~p.king)) & ~p.attackers;
        const Cells<A> king_if_taken = select(king_is_taken<A>(s, p, first, second), p.king, Cells<A>{});
        return flanked<A>(p.defenders, first, second | help) | king_if_taken;
    }
    // To the defenders every brown square is of help, the centre even with the king on it (capture.brown-hitter).
    template <class A>
    static Cells<A> armed_defenders(const Setting<A>& s, const Position<A>& p) {
        return p.defenders | select(s.readings.is(KingHits::hits), p.king, Cells<A>{});
    }
    // The stones of which one must be part of a capture made now.
    template <class A>
    static Cells<A> completing_stones(const Setting<A>& s, const Cells<A>& hitters, const Cells<A>& to) {
        return hitters & select(s.readings.is(CaptureStanding::by_moved_stone), to, hitters);
    }
    // capture.custodial: between a completing stone and, opposite, a stone or square that hits. Off
    // the board there is neither (capture.not-edge). No square lies between two brown ones.
    template <class A>
    static Cells<A> flanked(const Cells<A>& prey, const Cells<A>& completing, const Cells<A>& hitters) {
        return prey &
               (pincer<A, Direction::north>(completing, hitters) | pincer<A, Direction::east>(completing, hitters) |
                pincer<A, Direction::south>(completing, hitters) | pincer<A, Direction::west>(completing, hitters));
    }
    // Squares with a completing stone behind them and a hitter ahead, looking in direction D.
    template <class A, Direction D>
    static Cells<A> pincer(const Cells<A>& completing, const Cells<A>& hitters) {
        return Board::template step<D>(completing) & Board::template step<opposite(D)>(hitters);
    }
    template <class A>
    static Bit<A> king_is_taken(const Setting<A>& s, const Position<A>& p, const Cells<A>& first,
                                const Cells<A>& second) {
        constexpr auto near_centre = Board::centre() | Board::beside(Board::centre());
        return select(any(p.king & near_centre), is_surrounded<A>(p, first),
                      is_hit_in_the_open<A>(s, p, first, second));
    }
    // king.centre-four, king.beside-centre-three: attackers on all squares around but the centre.
    template <class A>
    static Bit<A> is_surrounded(const Position<A>& p, const Cells<A>& completing) {
        const Cells<A> around = Board::beside(p.king) & ~Board::centre();
        return none(around & ~p.attackers) && any(around & completing);
    }
    // king.custodial
    template <class A>
    static Bit<A> is_hit_in_the_open(const Setting<A>& s, const Position<A>& p, const Cells<A>& first,
                                     const Cells<A>& second) {
        const Cells<A> corners = Board::corners() & ~p.attackers;
        const Cells<A> help = select(s.readings.is(KingBrownSquare::helps), corners, Cells<A>{});
        return any(flanked<A>(p.king, first, second | help));
    }

    // --- want of moves (win.no-moves) --------------------------------------------------------------
    template <class A>
    static Outcomes<A> outcome_by_want_of_moves(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> attackers_stuck = !can_move<A>(p, p.attackers, Cells<A>{});
        const Bit<A> defenders_stuck = !can_move<A>(p, p.defenders, p.king);
        const Bit<A> mover_stuck = select(p.defenders_to_move, defenders_stuck, attackers_stuck);
        const Bit<A> other_stuck = select(p.defenders_to_move, attackers_stuck, defenders_stuck);
        const Bit<A> other_loses = !mover_stuck && other_stuck && s.readings.is(EndNoMovesWhen::at_once);
        const Bit<A> attackers_lose = select(p.defenders_to_move, other_loses, mover_stuck);
        const Bit<A> defenders_lose = select(p.defenders_to_move, mover_stuck, other_loses);
        return select(attackers_lose, is<A>(Outcome::defenders_win),
                      select(defenders_lose, is<A>(Outcome::attackers_win), is<A>(Outcome::in_play)));
    }
    // A slide can end on its first square, or else pass the free centre and end on its second.
    template <class A>
    static Bit<A> can_move(const Position<A>& p, const Cells<A>& ordinary, const Cells<A>& king) {
        const Cells<A> free = ~p.stones(), standable = free & ~Board::brown(), centre = free & Board::centre();
        return any(Board::beside(ordinary) & standable) || any(Board::beside(king) & free) ||
               any(across<A>(ordinary, centre) & standable);
    }
    template <class A>
    static Cells<A> across(const Cells<A>& ordinary, const Cells<A>& centre) {
        return over<A, Direction::north>(ordinary, centre) | over<A, Direction::east>(ordinary, centre) |
               over<A, Direction::south>(ordinary, centre) | over<A, Direction::west>(ordinary, centre);
    }
    template <class A, Direction D>
    static Cells<A> over(const Cells<A>& stones, const Cells<A>& via) {
        return Board::template step<D>(Board::template step<D>(stones) & via);
    }
};

}  // namespace nomos::nefatavl
