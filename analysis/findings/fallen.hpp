// What the moves of a line take off, crossed out in the picture of its end.
#pragma once

#include <algorithm>

#include "model/core/picture.hpp"

namespace nomos::analysis {

// What earlier moves of a line took off is crossed out where nothing has come to stand since.
inline void add_fallen(const Picture& earlier, Picture& drawn) {
    for (const PicturePiece& fallen : earlier.pieces) {
        const auto stands_there = [&](const PicturePiece& p) {
            return p.mark != Mark::crossed_out && p.column == fallen.column && p.row == fallen.row;
        };
        if (fallen.mark == Mark::crossed_out && std::none_of(drawn.pieces.begin(), drawn.pieces.end(), stands_there))
            drawn.pieces.push_back(fallen);
    }
}

}  // namespace nomos::analysis
