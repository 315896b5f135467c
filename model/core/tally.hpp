// Adding up without sums: what follows for the sizes of sets from looking at each cell by itself.
//
// If in every cell the sets of one list are no more than those of another, so are their sizes
// together; and a set moved one step is as large as before, less what falls off the board. Solvers
// find sums over a board hard and these comparisons easy (checkers/hinted_proof.hpp).
#pragma once

#include <vector>

#include "model/core/grid.hpp"

namespace nomos::tally {

// Level k holds the cells that are in more than k of the words.
template <class W>
std::vector<W> levels(const std::vector<W>& words) {
    std::vector<W> more_than;
    for (const W& word : words) {
        W carried = word;
        for (W& level : more_than) {
            const W both = level & carried;
            level = level | carried, carried = both;
        }
        more_than.push_back(carried);
    }
    return more_than;
}
// In no cell are there more of the words of `fewer` than of those of `more`.
template <class W>
auto at_most_in_each_cell(const std::vector<W>& fewer, const std::vector<W>& more) -> decltype(none(W{})) {
    const std::vector<W> few = levels(fewer), many = levels(more);
    decltype(none(W{})) ok = true;
    for (std::size_t k = 0; k < few.size(); ++k) ok = ok && none(k < many.size() ? W(few[k] & ~many[k]) : few[k]);
    return ok;
}
// Nothing of w falls off when it moves one step.
template <class Grid, Direction D, class W>
auto stays_on_board(const W& w) -> decltype(none(w)) {
    return Grid::template step<opposite(D)>(Grid::template step<D>(w)) == w;
}

}  // namespace nomos::tally
