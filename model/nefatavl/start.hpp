// The usual set-up. The text refers to a picture that is lost; for 11x11 this is the customary
// diamond (provenance: likely), 24 attackers, 12 defenders and the king. Other sizes keep its
// shape as far as it fits: they are study boards, not claims about any game.
#pragma once

#include <cstdlib>

#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

// Attackers: on each edge the middle squares and one before them. Defenders: a diamond.
template <int Size>
Position<Native, Size> usual_start() {
    using B = Board<Size>;
    Position<Native, Size> p;
    constexpr int mid = Size / 2, arm = Size >= 11 ? 2 : 1, reach = Size >= 9 ? 2 : 1;
    const auto four_ways = [](int along, int depth, auto& word) {
        word.set(B::cell(mid + along, depth)), word.set(B::cell(mid + along, Size - 1 - depth));
        word.set(B::cell(depth, mid + along)), word.set(B::cell(Size - 1 - depth, mid + along));
    };
    for (int along = -arm; along <= arm; ++along) four_ways(along, 0, p.attackers);
    if (Size > 5) four_ways(0, 1, p.attackers);
    for (int c = 0; c < B::kCells; ++c) {
        const int far = std::abs(B::column(c) - mid) + std::abs(B::row(c) - mid);
        if (far >= 1 && far <= reach) p.defenders.set(c);
    }
    p.king = B::centre();
    return p;
}

}  // namespace nomos::nefatavl
