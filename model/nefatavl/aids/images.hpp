// The board looks the same from all four sides and in a mirror, brown squares included.
#pragma once

#include "model/core/images.hpp"
#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

template <int Size>
struct ImagesOf : SquareImages {
    static constexpr int kCells = Size * Size;
    static constexpr int of_cell(int k, int c) { return cell<Size>(k, c); }
    template <class Record>
    static Record of(int k, const Record& record) {
        return with_cells<kCells>(record, [k](int c) { return of_cell(k, c); });
    }
    template <class Setting>
    static int of_outcome(int, const Setting&, int outcome) {
        return outcome;
    }
    using SquareImages::of;
};
using Images = ImagesOf<11>;

}  // namespace nomos::nefatavl
