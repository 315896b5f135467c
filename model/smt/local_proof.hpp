// Proofs place by place. "In no cell do these differ" can be refuted as one question over the whole
// board, or cell by cell, each from what is known near it; the second is often much less work.
//
// The claim is an "or" of many parts: somewhere on the board something goes wrong. Each part is refuted
// from what is given about the variables it looks at, then from what is given about the variables that
// those facts look at (localization, Kurshan 1994). Terms that look at a whole board are variables here.
// The few parts for which this is not enough are asked together, from all that is given.
//
// Sound in one direction: what is left out can only make a question easier to satisfy. True: the claim
// cannot hold together with the given. False: nothing is known; ask the whole.
#pragma once

#include "model/smt/session.hpp"

namespace nomos::smt {

bool refuted_in_places(Session& session, const Bit& claim, const std::vector<Bit>& given, const Budget& budget);

}  // namespace nomos::smt
