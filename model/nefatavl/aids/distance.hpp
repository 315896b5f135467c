// How far stones have to go from one position to another: what a search for a line of play is led by.
#pragma once

#include <algorithm>

#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

// In moves, about: each square that a stone is needed on is gone to, as a rook goes past what stands there now, by
// the one of its kind that is there soonest and has nowhere to go yet. A stone that has to be taken is a long way.
template <int Size>
class Distance {
public:
    using Board = nefatavl::Board<Size>;
    using Cells = typename Board::Cells;

    // Stones that are not `needed` count only where there are fewer of their kind.
    Distance(const Setting<Native, Size>&, const Position<Native, Size>& to, const Position<Native, Size>& needed)
        : to_(to), needed_(needed) {}
    int from(const Position<Native, Size>& p) const {
        const Cells free = ~p.stones();
        return of_kind(p.attackers, needed_.attackers, to_.attackers, free) +
               of_kind(p.king, needed_.king, to_.king, free) +
               of_kind(p.defenders, needed_.defenders, to_.defenders, free) +
               (p.defenders_to_move == to_.defenders_to_move ? 0 : 1);
    }

private:
    // In twice as many halves of a move.
    static constexpr int kMove = 2, kFarthest = 4 * kMove, kToTake = 6 * kMove;

    static int of_kind(const Cells& stones, const Cells& needed, const Cells& in_all, const Cells& free) {
        int sum = kToTake * std::max(0, stones.count() - in_all.count());
        Cells others = stones & ~needed;
        (needed & ~stones).for_each([&](int square) { sum += moves_to(square, free, others); });
        return sum;
    }
    static int moves_to(int square, const Cells& free, Cells& others) {
        Cells seen = Cells::single(square);
        for (int sum = kMove; sum < kFarthest; sum += kMove) {
            const Cells front = seen;
            Cells come = slid<Direction::north>(front, free, seen) | slid<Direction::east>(front, free, seen) |
                         slid<Direction::south>(front, free, seen) | slid<Direction::west>(front, free, seen);
            come &= others;
            if (come.none()) continue;
            others.reset(come.lowest());
            return sum;
        }
        return kFarthest;
    }
    // Adds the free squares seen from the front in one direction; returns those beyond the last of each line.
    template <Direction D>
    static Cells slid(Cells front, const Cells& free, Cells& seen) {
        Cells beyond;
        while (front.any()) {
            const Cells next = Board::template step<D>(front);
            beyond |= next & ~free;
            front = next & free;
            seen |= front;
        }
        return beyond;
    }

    Position<Native, Size> to_, needed_;
};

}  // namespace nomos::nefatavl
