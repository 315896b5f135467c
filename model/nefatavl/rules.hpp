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

template <class A, int Size>
struct Rules {
    using Board = nefatavl::Board<Size>;
    using Bit = nomos::Bit<A>;
    using Cells = Word<A, Size * Size>;
    using Setting = nefatavl::Setting<A, Size>;
    using Position = nefatavl::Position<A, Size>;
    using Move = nefatavl::Move<A, Size>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // The want of moves ends a game in outcome() only: under EndNoMovesWhen::at_once the side to move
    // may still have moves that are "legal" here although the game is over.
    static Bit legal(const Setting&, const Position& p, const Move& m) {
        return !king_decides(p) && any(m.from & own_stones(p)) && any(m.to & targets(p, m.from));
    }

    // The move must be legal. Stones are taken together, after the moved stone has arrived.
    static Position apply(const Setting& s, const Position& p, const Move& m) {
        const Position arrived = moved(p, m);
        const Bit only_the_moved_takes = s.readings.is(CaptureStanding::by_moved_stone);
        const Bit may_take = !only_the_moved_takes || any(Board::beside(m.to) & enemy_stones(p));
        const Cells gone = when(
            may_take, [&] { return taken(s, arrived, m.to); }, Cells{});
        const Cells own = when(
            !only_the_moved_takes, [&] { return lost_by_the_mover(s, arrived, m.to); }, Cells{});
        return without(arrived, gone | own);
    }

    static Outcomes outcome(const Setting& s, const Position& p) {
        const Outcomes by_king = select(none(p.king), is(Outcome::attackers_win), is(Outcome::defenders_win));
        return when(
            !king_decides(p), [&] { return outcome_by_want_of_moves(s, p); }, by_king);
    }

    // Every legal move once, in canonical order: by the square it starts from, then by its target.
    template <class Visit>
    static void for_each_move(const Setting&, const Position& p, Visit&& visit) {
        if (king_decides(p)) return;
        own_stones(p).for_each([&](int from) {
            Move move{kSquare[static_cast<std::size_t>(from)], {}};
            targets(p, move.from).for_each([&](int to) {
                move.to = kSquare[static_cast<std::size_t>(to)];
                visit(std::as_const(move));
            });
        });
    }

    // --- on the way (proofs are cut there: aids/cut_points.hpp) -----------------------------------
    // move.rook, move.no-jump: on and on while the next square is free.
    template <Direction D>
    static Cells slide(const Cells& from, const Cells& free) {
        Cells front = from, reached{};
        for (int steps = 1; steps < Size; ++steps) {
            front = Board::template step<D>(front) & free;
            if constexpr (std::is_same_v<A, Native>)
                if (none(front)) break;
            reached |= front;
        }
        return reached;
    }
    // The stone has gone over and the turn has passed (turn.alternate); nothing is taken yet.
    static Position moved(const Position& p, const Move& m) {
        const Cells nothing{}, way = m.from | m.to;
        const Bit king_moves = any(m.from & p.king);
        return {p.attackers ^ select(p.defenders_to_move, nothing, way),
                p.defenders ^ select(p.defenders_to_move && !king_moves, way, nothing),
                p.king ^ select(king_moves, way, nothing), !p.defenders_to_move};
    }

private:
    // Each square as a word; a table, since building a word bit by bit stalls the generator.
    static constexpr auto kSquare = [] {
        std::array<Bits<Size * Size>, std::size_t{Size * Size}> words{};
        for (int i = 0; i < Size * Size; ++i) words[static_cast<std::size_t>(i)].set(i);
        return words;
    }();
    static Outcomes is(Outcome o) {
        return Outcomes(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }

    // --- moving ----------------------------------------------------------------------------------
    // win.king-captured, win.corner
    static Bit king_decides(const Position& p) { return none(p.king) || any(p.king & Board::corners()); }
    // move.own-stone: the king belongs to the defenders.
    static Cells own_stones(const Position& p) {
        return select(p.defenders_to_move, Cells(p.defenders | p.king), p.attackers);
    }
    static Cells enemy_stones(const Position& p) {
        return select(p.defenders_to_move, p.attackers, Cells(p.defenders | p.king));
    }
    // Where the stone on `from` may go. brown.barred, brown.king-allowed; the centre is no obstacle
    // to the slide itself (brown.pass-centre), and a corner has nothing behind it.
    static Cells targets(const Position& p, const Cells& from) {
        const Cells free = ~p.stones();
        const Cells reached = slide<Direction::north>(from, free) | slide<Direction::east>(from, free) |
                              slide<Direction::south>(from, free) | slide<Direction::west>(from, free);
        return reached & select(any(from & p.king), Cells(Bits<Size * Size>::all()), Cells(~Board::brown()));
    }

    // --- taking ----------------------------------------------------------------------------------
    // All of these look at the board on which the stone has just arrived on `to`.
    static Position without(const Position& p, const Cells& taken) {
        return {p.attackers & ~taken, p.defenders & ~taken, p.king & ~taken, p.defenders_to_move};
    }
    static Cells taken(const Setting& s, const Position& p, const Cells& to) {
        const Bit attackers_moved = p.defenders_to_move;
        const Cells by_attackers = when(
            attackers_moved,
            [&] { return taken_by_attackers(s, p, completing_stones(s, p.attackers, to), p.attackers); }, Cells{});
        return when(
            !attackers_moved,
            [&] {
                const Cells armed = armed_defenders(s, p, to);
                return flanked(p.attackers, completing_stones(s, armed, to), armed | Board::brown());
            },
            by_attackers);
    }
    // Where hitters need not move: CaptureStanding::always takes what else of his stands flanked, and the stone
    // that moved in is safe from two enemies (capture.not-moving-in); from an enemy and a brown square, and the king
    // from three, it is by readings. By one answer two enemies on one line save it from a brown square on the other.
    static Cells lost_by_the_mover(const Setting& s, const Position& p, const Cells& to) {
        const Cells armed = armed_defenders(s, p, to), black = p.defenders | p.king, nothing{};
        const Bit attackers_moved = p.defenders_to_move;
        const Cells left = when(
            s.readings.is(CaptureStanding::always),
            [&] {
                return select(attackers_moved, flanked(p.attackers, armed, armed | Board::brown()),
                              taken_by_attackers(s, p, p.attackers, p.attackers));
            },
            nothing);
        const Cells entered = when(
            !s.readings.is(CaptureEntry::safe),
            [&] {
                const Cells enemies = select(attackers_moved, black, p.attackers);
                const Cells spared = when(
                    s.readings.is(CaptureEntry::captured_unless_between_two),
                    [&] { return flanked(p.stones(), enemies, enemies); }, nothing);
                return select(attackers_moved, flanked(p.attackers, armed, Board::brown() & ~black),
                              flanked_by_attackers(s, p, p.attackers, nothing)) &
                       ~spared;
            },
            nothing);
        const Cells among_three = when(
            s.readings.is(KingEntry::captured), [&] { return surrounded_king(p, p.attackers); }, nothing);
        return (left & ~to) | ((entered | among_three) & to);
    }
    static Cells taken_by_attackers(const Setting& s, const Position& p, const Cells& first, const Cells& second) {
        return flanked_by_attackers(s, p, first, second) | surrounded_king(p, first);
    }
    // Between one of `first` and, opposite, one of `second` or a brown square without an attacker that helps:
    // capture.brown-hitter, but for capture.centre-with-king; king.custodial.
    static Cells flanked_by_attackers(const Setting& s, const Position& p, const Cells& first, const Cells& second) {
        const Cells corners = Board::corners() & ~p.attackers;
        const Cells help = corners | (Board::centre() & ~(p.king | p.attackers));
        const Cells help_at_king = select(s.readings.is(KingBrownSquare::helps), corners, Cells{});
        return flanked(p.defenders, first, second | help) |
               flanked(p.king & ~near_centre(), first, second | help_at_king);
    }
    // king.centre-four, king.beside-centre-three: attackers on all squares around but the centre.
    static Cells surrounded_king(const Position& p, const Cells& completing) {
        const Cells around = Board::beside(p.king) & ~Board::centre();
        const Bit is_surrounded = none(around & ~p.attackers) && any(around & completing);
        return select(is_surrounded, Cells(p.king & near_centre()), Cells{});
    }
    static constexpr auto near_centre() { return Board::centre() | Board::beside(Board::centre()); }
    // To the defenders every brown square is of help, the centre even with the king on it (capture.brown-hitter).
    // The king hits as the stone that moved, as one that waits, as both or as neither.
    static Cells armed_defenders(const Setting& s, const Position& p, const Cells& to) {
        const Bit both = s.readings.is(KingHits::hits);
        const Cells moved_king = select(both || s.readings.is(KingHits::moving_only), Cells(p.king & to), Cells{});
        const Cells waiting_king = select(both || s.readings.is(KingHits::waiting_only), Cells(p.king & ~to), Cells{});
        return p.defenders | moved_king | waiting_king;
    }
    // The stones of which one must be part of a capture made now.
    static Cells completing_stones(const Setting& s, const Cells& hitters, const Cells& to) {
        return hitters & select(s.readings.is(CaptureStanding::by_moved_stone), to, hitters);
    }
    // capture.custodial: between a completing stone and, opposite, a stone or square that hits. Off
    // the board there is neither (capture.not-edge). No square lies between two brown ones.
    static Cells flanked(const Cells& prey, const Cells& completing, const Cells& hitters) {
        return prey & (pincer<Direction::north>(completing, hitters) | pincer<Direction::east>(completing, hitters) |
                       pincer<Direction::south>(completing, hitters) | pincer<Direction::west>(completing, hitters));
    }
    // Squares with a completing stone behind them and a hitter ahead, looking in direction D.
    template <Direction D>
    static Cells pincer(const Cells& completing, const Cells& hitters) {
        return Board::template step<D>(completing) & Board::template step<opposite(D)>(hitters);
    }

    // --- want of moves (win.no-moves) --------------------------------------------------------------
    static Outcomes outcome_by_want_of_moves(const Setting& s, const Position& p) {
        const Bit attackers_stuck = !can_move(p, p.attackers, Cells{});
        const Bit defenders_stuck = !can_move(p, p.defenders, p.king);
        const Bit mover_stuck = select(p.defenders_to_move, defenders_stuck, attackers_stuck);
        const Bit other_stuck = select(p.defenders_to_move, attackers_stuck, defenders_stuck);
        const Bit other_loses = !mover_stuck && other_stuck && s.readings.is(EndNoMovesWhen::at_once);
        const Bit attackers_lose = select(p.defenders_to_move, other_loses, mover_stuck);
        const Bit defenders_lose = select(p.defenders_to_move, mover_stuck, other_loses);
        return select(attackers_lose, is(Outcome::defenders_win),
                      select(defenders_lose, is(Outcome::attackers_win), is(Outcome::in_play)));
    }
    // A slide can end on its first square, or else pass the free centre and end on its second.
    static Bit can_move(const Position& p, const Cells& ordinary, const Cells& king) {
        const Cells free = ~p.stones(), standable = free & ~Board::brown(), centre = free & Board::centre();
        return any(Board::beside(ordinary) & standable) || any(Board::beside(king) & free) ||
               any(across(ordinary, centre) & standable);
    }
    static Cells across(const Cells& ordinary, const Cells& centre) {
        return over<Direction::north>(ordinary, centre) | over<Direction::east>(ordinary, centre) |
               over<Direction::south>(ordinary, centre) | over<Direction::west>(ordinary, centre);
    }
    template <Direction D>
    static Cells over(const Cells& stones, const Cells& via) {
        return Board::template step<D>(Board::template step<D>(stones) & via);
    }
};

}  // namespace nomos::nefatavl
