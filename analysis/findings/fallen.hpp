// What moves take off, crossed out in a picture.
#pragma once

#include <algorithm>

#include "model/core/picture.hpp"

namespace nomos {

// How many pieces a drawing of a move shows to have fallen.
inline int fallen(const Picture& picture) {
    return static_cast<int>(std::ranges::count(picture.pieces, Mark::crossed_out, &PicturePiece::mark));
}
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

}  // namespace nomos
