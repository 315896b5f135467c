// Each level looks the same from all four sides and in a mirror; levels and sides stay what they are.
#pragma once

#include "model/core/images.hpp"
#include "model/nerva/position.hpp"

namespace nomos::nerva {

struct Images : SquareImages {
    static constexpr int kCells = kPlaces;
    static constexpr int of_cell(int k, int place) {
        return Boards::level(place) * kSquares + cell<kEdge>(k, Boards::square(place));
    }
    template <class Record>
    static Record of(int k, const Record& record) {
        return with_cells<kPlaces>(record, [k](int place) { return of_cell(k, place); });
    }
    static int of_outcome(int, const Setting<Native>&, int outcome) { return outcome; }
    using SquareImages::of;
};

}  // namespace nomos::nerva
