// A whole turn: the steps of one player from the moment he gets the move until it passes on. What
// players call a move, and what the recorded game writes: "25-24", "25:45:43:63", "K66:36:16", "-".
//
// What is proved and what is composed:
//   proved    the step: legal, apply and outcome of single steps, WITHOUT capture.majority. Both
//             encodings are compared by the solver for every well-formed position, every step and
//             all readings (majority.whom plays no part in a step).
//   composed  the turn: a chain of legal steps of one player, started with no capture under way,
//             that ends when the turn passes; and capture.majority, which compares the lengths of
//             whole chains and so needs a search that is no formula of one step. It runs natively,
//             once over the executable rules (Rules<Native>::for_each_turn) and once more, independently,
//             over the constraints (Constraints::turn_legal), and the two are compared natively.
// A step that capture.majority would forbid is therefore a legal STEP. The steps allow every line
// of play that the turns allow, and more: an invariant proved of steps holds of turns.
//
// capture.majority, exactly. A turn that is a capture has as many captures as it has jumps. In the
// position where the turn starts, let best(piece) be the most captures of a complete chain of legal
// steps that starts with that piece. A capture by a king is allowed only if it has as many as
//   each-king     best(that king)
//   among-kings   the greatest best(k), over all kings k of the mover
//   over-all      the greatest best(q), over all men and kings q of the mover
//   men-bound     as among-kings; and so is a capture by a man
// But for the last, captures by men are not restricted, nor are turns without a capture. If a capture is
// under way where the turn is asked for, the rest of a king's is compared with its longest rest only, and
// the rest of a man's with none: no king of his player could take it up.
//
// Both encodings offer, natively (InForce is the constraints' usual last parameter):
//   Rules<Native>::for_each_turn(setting, position, visit)      visit(const Turn&, const Position& after),
//                                                       each allowed turn once, by path
//   Constraints::turn_legal(setting, position, turn, in_force)
// The pass "-" is a step and a turn of a living player who has no other. The dashes of the recorded
// game stand under players who are out: they are no turns, and whoever replays a table leaves them
// out (RecordedCell::played).
//
// Perft over single steps is perft<RulesetType>; the count that matters to players is over turns,
// and leaves of it are turns: two captures that differ in a landing cell are two.
#pragma once

#include <algorithm>

#include "model/neva/position.hpp"

namespace nomos::neva {

// The cells that a turn's piece visits; fixed size, so that the generator allocates nothing. No
// cell holds two pieces, so a capture takes fewer pieces than there are cells.
struct Turn {
    static constexpr int kMostSteps = kCells;
    std::array<std::int8_t, kMostSteps + 1> path{};
    int steps = 1;  // 1 for a quiet step or the pass
    bool jump = false, king = false, pass = false;

    // The i-th step, 0 <= i < steps.
    Move<Native> step(int i) const {
        if (pass) return {};
        const auto at = static_cast<std::size_t>(i);
        return {Bits<kCells>::single(path[at]), Bits<kCells>::single(path[at + 1]), jump, king};
    }
    int captures() const { return jump ? steps : 0; }

    friend bool operator==(const Turn& a, const Turn& b) {
        if (a.pass || b.pass) return a.pass == b.pass;
        return a.steps == b.steps && a.jump == b.jump && a.king == b.king &&
               std::equal(a.path.begin(), a.path.begin() + a.steps + 1, b.path.begin());
    }
};

}  // namespace nomos::neva
