// What every shape of a phalanx allows, by trying them all: the connected sets of at most six spaces
// of the frame. Used by the hints for bounds; what is tried here is what is counted there.
#pragma once

#include <set>
#include <vector>

#include "model/nika/rules.hpp"

namespace nomos::nika::properties {

// Every connected set of at most six spaces. A connected set of several has a space whose loss leaves
// it connected, so each is found from a smaller one.
inline const std::vector<Bits<kFrame>>& shapes() {
    static const std::vector<Bits<kFrame>> all = [] {
        std::vector<Bits<kFrame>> found;
        std::set<Bits<kFrame>> of_size;
        for (int c = 0; c < kFrame; ++c) of_size.insert(Bits<kFrame>::single(c));
        for (int size = 1; size <= kPiecesEach; ++size) {
            found.insert(found.end(), of_size.begin(), of_size.end());
            std::set<Bits<kFrame>> larger;
            for (const auto& shape : of_size)
                (Frame::beside(shape) & ~shape).for_each([&](int c) {
                    larger.insert(shape | Bits<kFrame>::single(c));
                });
            of_size = std::move(larger);
        }
        return found;
    }();
    return all;
}

// Where an enemy block of at least k can be pushed from: fronts in line with k + 1 of the moving
// pieces, with k spaces before them that are none of these.
template <class A, Direction D>
std::vector<Cells<A>> fronts_by_push(const nika::March<A, D>& run) {
    std::vector<Cells<A>> fronts;
    Cells<A> rank = run.moving, room = run.fronts(), ahead_of = ~run.moving;
    for (int k = 1; k < kPiecesEach; ++k) {
        rank = run.next_rank(rank, run.tie());
        ahead_of = behind<D>(ahead_of), room = room & ahead_of;
        fronts.push_back(room & run.in_line_with(rank, run.tie()));
    }
    return fronts;
}

// The most over all shapes and readings of `measure(run)`, for marches towards D.
template <Direction D, class Measure>
int most_over_shapes(Measure&& measure) {
    Setting<Native> setting{default_readings<Reading>(readings()), {}};
    const Position<Native> position{};
    int most = 0;
    for (const PhalanxLineWithGap reading :
         {PhalanxLineWithGap::one_line, PhalanxLineWithGap::each_run, PhalanxLineWithGap::run_weighs}) {
        setting.readings.choose(Reading::phalanx_line_with_gap, reading);
        for (const Bits<kFrame>& shape : shapes())
            most = std::max(most, measure(nika::March<Native, D>{setting, position, Sides<Native>{}, shape}));
    }
    return most;
}

}  // namespace nomos::nika::properties
