// What holds of the game: written once, proved for every position, tried in play. Properties know positions and moves,
// and neither of the two encodings. Behind the name of the game stand the clauses that one watches.
#pragma once

#include "model/starter/position.hpp"
#include "properties/usual.hpp"

namespace nomos::starter::properties {

// One of one's own: its kind, its id, the law in plain words, and the clauses that it watches.
struct MoverPuts
    : Law<"starter.law.mover-puts", "A move adds a stone of the mover's and none of the other's.", "starter.put.own"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const auto white = s.after.white & ~s.before.white, black = s.after.black & ~s.before.black;
        return select(s.before.black_to_move, none(white) && one_hot(black), one_hot(white) && none(black));
    }
};

struct Properties
    : std::tuple<everyday::OneOutcome<"starter", "win.row", "win.ends-game">,
                 everyday::WinnerMovedLast<"starter", "turn.alternate", "win.ends-game">,
                 everyday::PlayersAlternate<"starter", "turn.alternate">,
                 everyday::PiecesStay<"starter", "put.empty-square", "frame.rest-stays">,
                 everyday::OnePieceIsPut<"starter", "put.own", "put.empty-square">,
                 everyday::FinishedGameHasNoMove<"starter", "win.ends-game", "end.full-board">, MoverPuts> {};

}  // namespace nomos::starter::properties
