// The board looks the same from all four sides and in a mirror, brown squares included.
#pragma once

#include "model/core/images.hpp"
#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

struct Images : SquareImages {
    static constexpr int kSize = 11;
    template <class Record>
    static Record of(int k, const Record& record) {
        return with_cells<kSize * kSize>(record, [k](int c) { return cell<kSize>(k, c); });
    }
    template <class Setting>
    static int of_outcome(int, const Setting&, int outcome) {
        return outcome;
    }
    using SquareImages::of;
};

}  // namespace nomos::nefatavl
