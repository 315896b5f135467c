// Literals of our circuits, all of them (forms.hpp, gates.hpp), as the AIGER format has them (Biere, 2007): twice the
// number of a node, and one more if it is negated. Node 0 is constantly false.
#pragma once

namespace nomos::aig {

using Literal = int;
inline constexpr Literal kFalse = 0, kTrue = 1;

constexpr Literal of_node(int node) { return 2 * node; }
constexpr int node_of(Literal l) { return l / 2; }
constexpr Literal negated(Literal l) { return l ^ 1; }
constexpr bool is_negated(Literal l) { return (l & 1) != 0; }
constexpr bool is_constant(Literal l) { return l <= kTrue; }

}  // namespace nomos::aig
