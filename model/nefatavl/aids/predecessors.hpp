// What the move before a position may have been.
#pragma once

#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

// visit(before, move) for moves that may have led to the position: each stone of the side that moved goes back along
// lines and columns, and took nothing, or one stone beside where it stands now. Whether they are legal and lead there
// is for the caller to see. Unless `taking`, none of which something was taken.
template <int Size, class Visit, bool taking = true>
class Predecessors {
public:
    using Board = nefatavl::Board<Size>;
    using Cells = typename Board::Cells;
    using Stand = Position<Native, Size>;

    Predecessors(const Stand& after, Visit& visit) : after_(after), free_(~after.stones()), visit_(visit) {}

    void run() {
        if (after_.king.none()) return;
        const Cells moved = after_.defenders_to_move ? after_.attackers : after_.defenders | after_.king;
        moved.for_each([&](int to) {
            const Cells at = Cells::single(to);
            back<Direction::north>(at), back<Direction::east>(at), back<Direction::south>(at),
                back<Direction::west>(at);
        });
    }

private:
    template <Direction D>
    void back(const Cells& to) {
        for (Cells from = Board::template step<D>(to) & free_; from.any();
             from = Board::template step<D>(from) & free_) {
            Stand before = after_;
            before.defenders_to_move = !after_.defenders_to_move;
            for (Cells* stones : {&before.attackers, &before.defenders, &before.king})
                if ((*stones & to).any()) *stones = (*stones & ~to) | from;
            visit_(before, Move<Native, Size>{from, to});
            if constexpr (!taking) continue;
            Cells& prey = before.defenders_to_move ? before.attackers : before.defenders;
            (Board::beside(to) & free_ & ~from).for_each([&](int c) {
                prey.set(c);
                visit_(before, Move<Native, Size>{from, to});
                prey.reset(c);
            });
        }
    }

    const Stand& after_;
    Cells free_;
    Visit& visit_;
};

}  // namespace nomos::nefatavl
