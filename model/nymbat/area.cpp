#include "model/nymbat/area.hpp"

namespace nomos::nymbat {

Area<Native> area_of(const Bits<Hexagon::kFrame>& hexes) {
    Area<Native> area;
    area.hexes = hexes;
    Bits<Hexagon::kFrame> ring = Hexagon::first_of(hexes), left = hexes & ~ring;
    for (std::size_t depth = 0; ring.any() && depth >> kDepthDigits == 0; ++depth) {
        for (std::size_t k = 0; k < kDepthDigits; ++k)
            if ((depth >> k & 1U) != 0) area.depth[k] |= ring;
        ring = Hexagon::around(ring) & left;
        left &= ~ring;
    }
    return area;
}

}  // namespace nomos::nymbat
