// What a player of Nefatavl may always do: whatever the text allows is legal.
#pragma once

#include "properties/grant.hpp"
#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

// Whose stone it is, and where it may go, said once more: laws of steps are asked where some move is legal, this one
// of any stone.
struct EveryStoneMayGo : Law<"nefatavl.law.every-stone-may-go",
                             "As long as the game is in play every stone of the side to move may go straight over free "
                             "squares to any free one, to a brown one if it is the king.",
                             "nefatavl.move.own-stone", "nefatavl.move.rook", "nefatavl.move.no-jump",
                             "nefatavl.brown.king-allowed", "nefatavl.brown.pass-centre"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        using V = View<R, A>;
        using Cells = typename V::Cells;
        const Cells own = V::of_side(c.before, c.before.defenders_to_move);
        const Cells reached = V::straight_ahead(c.move.from, ~c.before.stones());
        const Bit<A> may_stand = any(c.move.from & c.before.king) || none(c.move.to & V::B::brown());
        return c.outcome == only<R>(Outcome::in_play) && any(c.move.from & own) && any(c.move.to & reached) &&
               may_stand;
    }
};

}  // namespace nomos::nefatavl::properties
