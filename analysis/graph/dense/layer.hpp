// Which positions can be numbered, and how numbers are laid out (numbering.hpp).
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

namespace nomos::graph {

// The shape of positions that can be numbered: words of one board of at most 32 cells, three at most, and flags.
template <class Position>
struct ShapeOf {
    static constexpr int kMostWords = 3;
    int words = 0, flags = 0, cells = 0;
    bool fits = true;

    static constexpr ShapeOf make() {
        ShapeOf shape;
        Position p{};
        Position::zip(
            [&]<class F>(const auto&, const F&) {
                if constexpr (std::is_same_v<F, bool>)
                    ++shape.flags;
                else if constexpr (requires { F::kSize; })
                    shape.fits = shape.fits && (shape.cells == 0 || shape.cells == F::kSize) && F::kSize <= 32,
                    shape.cells = F::kSize, ++shape.words;
                else
                    shape.fits = false;
            },
            p);
        shape.fits = shape.fits && shape.words >= 1 && shape.words <= kMostWords && shape.flags <= 4;
        return shape;
    }
};
template <class Position>
inline constexpr bool kCountable = ShapeOf<Position>::make().fits;

// Positions with the same stones. Numbers: base + (place of the stones) * width + (lead, flags).
struct Layer {
    std::vector<int> counts;  // by kind of stones
    bool lead = false;        // it is on the board
    std::uint32_t base = 0, end = 0, width = 0;
    struct Part {  // of the same classes of both halves
        std::uint32_t base = 0;
        std::uint8_t low = 0, high = 0;
    };
    std::vector<Part> parts;
};

}  // namespace nomos::graph
