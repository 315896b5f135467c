// What holds of the game: written once, proved for every position, tried in play. Properties know positions and moves,
// and neither of the two encodings. Behind the name of the game stand the clauses that one watches.
#pragma once

#include "model/starter/position.hpp"
#include "properties/usual.hpp"

namespace nomos::starter::properties {

// One of one's own: its kind, its id, the law in plain words, and the clauses that it watches.
struct MoverPuts
    : Law<"starter.law.mover-puts", "A move adds a stone of the mover's and none of another's.", "starter.put.own"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all_players<Player>([&](Player player) {
            const auto put = s.after.stones[player] & ~s.before.stones[player];
            return select(s.before.to_move.is(player), one_hot(put), none(put));
        });
    }
};

struct Properties
    : std::tuple<everyday::of_many::OneOutcome<"starter", "win.row", "win.ends-game">,
                 everyday::of_many::WinnerMovedLast<"starter", "turn.in-order", "win.ends-game">,
                 everyday::of_many::PlayersTakeTurns<"starter", "turn.in-order">,
                 everyday::PiecesStay<"starter", "put.empty-square", "frame.rest-stays">,
                 everyday::OnePieceIsPut<"starter", "put.own", "put.empty-square">,
                 everyday::FinishedGameHasNoMove<"starter", "win.ends-game", "end.full-board">, MoverPuts> {};

}  // namespace nomos::starter::properties
