// Measures that fall: how a game is shown to end.
//
// A position is given a list of numbers, and lists are compared like words in a dictionary. There are
// finitely many positions; so if every step leads to a lower list, no position comes again and every game
// ends. A law of steps can say so.
#pragma once

#include <algorithm>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos {

// The first number in which they differ is lower in `later`. Both lists are of one length.
template <class N>
auto comes_before(const std::vector<N>& later, const std::vector<N>& earlier) -> decltype(later[0] < earlier[0]) {
    decltype(later[0] < earlier[0]) lower = false;
    for (std::size_t i = later.size(); i-- > 0;) lower = later[i] < earlier[i] || (later[i] == earlier[i] && lower);
    return lower;
}

}  // namespace nomos
