// A march: the chosen pieces go one space in one direction, line by line.
#pragma once

#include "model/nika/constraints_line.hpp"

namespace nomos::nika::stated {

// The lines of the frame along a direction, each from its rear to its front.
constexpr std::array<Line, std::size_t{kLength}> lines_along(Direction d) {
    std::array<Line, std::size_t{kLength}> lines{};
    for (int l = 0; l < kLength; ++l) {
        Line& line = lines[index(l)];
        line.front() = line.back() = kBeyond;
        for (int i = kRear; i <= kFront; ++i) {
            const int step = d == Direction::north || d == Direction::east ? i - 1 : kLength - i;
            line[index(i)] = Frame::dx(d) == 0 ? Frame::cell(l, step) : Frame::cell(step, l);
        }
    }
    return lines;
}
inline constexpr std::array<std::array<Line, std::size_t{kLength}>, 4> kLines{
    lines_along(Direction::north), lines_along(Direction::east), lines_along(Direction::south),
    lines_along(Direction::west)};

// The space one step back, by direction and space.
inline constexpr auto kBehind = [] {
    std::array<PerCell<int>, 4> table{};
    for (Direction d : kDirections)
        for (int x = 0; x <= kBeyond; ++x) {
            const int y = x == kBeyond ? -1 : Frame::neighbour(x, opposite(d));
            table[index(static_cast<int>(d))][index(x)] = y < 0 ? kBeyond : y;
        }
    return table;
}();
constexpr int behind(int x, Direction d) { return kBehind[index(static_cast<int>(d))][index(x)]; }

template <class A>
struct March {
    using B = Bit<A>;
    const Scene<A>& scene;
    const Direction direction;
    PerCell<B> advances{};          // a chosen piece leaves this space for the next
    PerCell<B> routed{}, pushed{};  // the enemy here is routed by the piece that comes; is pushed on
    PerCell<B> falls{};             // it is pushed, and routed by where it is pushed

    March(const Scene<A>& s, Direction d) : scene(s), direction(d) {
        for (const Line& line : kLines[index(static_cast<int>(d))]) {
            if (nobody_moves_in(line)) continue;
            const LineOfMarch<A> judged(s, d, line);
            for (int i = kRear; i <= kFront; ++i) note(judged, i, index(line[index(i)]));
        }
    }
    // nika.phalanx.forward and its reading: does the march as a whole take place?
    B takes_place() const {
        const B some = exists(0, kFrame, [&](int x) { return advances[index(x)]; });
        const B all = for_all(0, kFrame, [&](int x) { return implies(scene.chosen(x), advances[index(x)]); });
        return some && implies(scene.reads(PhalanxBlockedLine::stops_all), all);
    }
    B is_entered(int x) const { return advances[index(behind(x, direction))]; }
    B is_pushed_into(int x) const {
        const std::size_t y = index(behind(x, direction));
        return pushed[y] && !falls[y];
    }
    B is_left(int x) const { return advances[index(x)] || routed[index(x)] || pushed[index(x)]; }
    B is_lost(int x) const { return routed[index(x)] || falls[index(x)]; }
    B is_touched(int x) const { return is_left(x) || is_entered(x) || is_pushed_into(x); }

private:
    // Known without judging the line: nothing advances in it and nobody is struck.
    bool nobody_moves_in(const Line& line) const {
        return surely_not(exists(kRear, kFront + 1, [&](int i) { return scene.chosen(line[index(i)]); }));
    }
    void note(const LineOfMarch<A>& judged, int i, std::size_t x) {
        advances[x] = judged.advances[index(i)];
        routed[x] = judged.routed[index(i)];
        pushed[x] = judged.pushed[index(i)];
        falls[x] = judged.falls[index(i)];
    }
};

}  // namespace nomos::nika::stated
