// The shapes that the bounds of Nika rest on: all of them, and no others.
#include <gtest/gtest.h>

#include <algorithm>

#include "model/core/dice.hpp"
#include "properties/nika/shapes.hpp"

namespace nomos::nika::properties {
namespace {

// Placements in the frame of the 1, 2, 6, 19, 63 and 216 fixed polyominoes, counted another way: the
// lowest corner of each is tried everywhere.
TEST(Shapes, AreAsManyAsThereArePolyominoes) {
    std::array<std::set<Bits<kFrame>>, kPiecesEach + 1> placed_low;
    for (const auto& shape : shapes()) {
        auto low = shape;
        while ((low & Frame::row_cells(0)).none()) low = Frame::step<Direction::south>(low);
        while ((low & Frame::column_cells(0)).none()) low = Frame::step<Direction::west>(low);
        placed_low[static_cast<std::size_t>(shape.count())].insert(low);
    }
    const std::array<std::size_t, kPiecesEach> fixed{1, 2, 6, 19, 63, 216};
    for (std::size_t n = 1; n <= fixed.size(); ++n) EXPECT_EQ(placed_low[n].size(), fixed[n - 1]) << n << " spaces";
    std::size_t everywhere = 0;
    for (const auto& of_size : placed_low)
        for (const auto& low : of_size) {
            int width = 0, height = 0;
            low.for_each(
                [&](int c) { width = std::max(width, Frame::column(c)), height = std::max(height, Frame::row(c)); });
            everywhere += static_cast<std::size_t>((Frame::kWidth - width) * (Frame::kHeight - height));
        }
    EXPECT_EQ(shapes().size(), everywhere);
}
// Whatever of at most six spaces the rules take for connected is among them.
TEST(Shapes, HoldWhateverTheRulesCallConnected) {
    const std::set<Bits<kFrame>> all(shapes().begin(), shapes().end());
    Dice dice(5);
    int connected = 0;
    for (int i = 0; i < 200000; ++i) {
        Bits<kFrame> pieces;
        const int corner = Frame::cell(dice.below(9), dice.below(9));
        for (int k = 1 + dice.below(kPiecesEach); k > 0; --k)
            pieces.set(corner + dice.below(3) + Frame::kWidth * dice.below(3));
        const bool is = Rules<Native>::connected(pieces);
        connected += is ? 1 : 0;
        EXPECT_EQ(is, all.contains(pieces));
    }
    EXPECT_GT(connected, 1000);
}

}  // namespace
}  // namespace nomos::nika::properties
