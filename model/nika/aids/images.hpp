// The frame turned or mirrored, with every board in it and every facing; cities stay what they are.
#pragma once

#include "model/core/images.hpp"
#include "model/nika/position.hpp"

namespace nomos::nika {

struct Images : SquareImages {
    static constexpr int kCells = kFrame;
    static constexpr int of_cell(int k, int c) { return cell<Frame::kWidth>(k, c); }
    static Setting<Native> of(int k, const Setting<Native>& s) {
        Setting<Native> image = moved(k, s);
        image.board.first_facing = facing(k, image.board.first_facing);
        return image;
    }
    static Position<Native> of(int k, const Position<Native>& p) {
        Position<Native> image = moved(k, p);
        image.facing = facing(k, image.facing);
        return image;
    }
    // A pass is written with north, and is no way to go.
    static Action<Native> of(int k, const Action<Native>& m) {
        Action<Native> image = moved(k, m);
        if (!m.is(Kind::pass)) image.direction = rearranged(m.direction, [k](int d) { return way(k, d); });
        return image;
    }
    static int of_outcome(int, const Setting<Native>&, int outcome) { return outcome; }
    using SquareImages::of;

private:
    template <class Record>
    static Record moved(int k, const Record& record) {
        return with_cells<kFrame>(record, [k](int c) { return cell<Frame::kWidth>(k, c); });
    }
    // Where a step in direction d goes once the middle of the frame and its neighbour are moved.
    static int way(int k, int d) {
        const int middle = Frame::cell(5, 5), next = Frame::neighbour(middle, static_cast<Direction>(d));
        const int image = cell<Frame::kWidth>(k, next), of_middle = cell<Frame::kWidth>(k, middle);
        int found = 0;
        while (Frame::neighbour(of_middle, static_cast<Direction>(found)) != image) ++found;
        return found;
    }
    static PerCity<Native> facing(int k, const PerCity<Native>& by_way) {
        PerCity<Native> image;
        for (std::size_t d = 0; d < kDirections.size(); ++d)
            image[static_cast<std::size_t>(way(k, static_cast<int>(d)))] = by_way[d];
        return image;
    }
};

}  // namespace nomos::nika
