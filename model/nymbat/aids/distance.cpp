#include "model/nymbat/aids/distance.hpp"

#include <algorithm>
#include <cstdlib>

namespace nomos::nymbat {
namespace {

// In sixths of a step, as a piece goes up to six hexes in one.
constexpr int kStep = 6, kToLose = 5 * kStep, kToBring = 2 * kStep, kPoint = kStep, kDelay = 1, kDue = 3 * kStep;

int hexes_between(int a, int b) {
    const int columns = Hexagon::column(a) - Hexagon::column(b), rows = Hexagon::row(a) - Hexagon::row(b);
    return std::max({std::abs(columns), std::abs(rows), std::abs(columns - rows)});
}
bool moves(const Position<Native>& p, Side side) { return p.blue_to_move == (side == Side::blue); }
// A turn under way that is a retreat as it stands.
bool retreats(const Position<Native>& p, Side side) {
    if (!p.is(Stage::moving) || p.removed || p.members.none()) return false;
    int front = Hexagon::kRows;
    p.members.for_each([&](int hex) { front = std::min(front, distance_to_goal(side, hex)); });
    return front > p.front;
}

}  // namespace

int Distance::of_side(const Position<Native>& p, Side side) const {
    int sum = 0, to_bring = 0;
    Hexes<Native> free = p.pieces_of(side);
    for (int number = 1; number <= kTopNumber; ++number) {
        Hexes<Native> have = p.with_number(side, number), wanted = to_.with_number(side, number);
        const Hexes<Native> there = have & wanted;
        have &= ~there, wanted &= ~there, free &= ~there;
        wanted.for_each([&](int hex) {
            int best = Hexagon::kFrame, nearest = -1;
            have.for_each([&](int piece) {
                if (const int n = hexes_between(piece, hex); n < best) best = n, nearest = piece;
            });
            if (nearest >= 0)
                have.reset(nearest), free.reset(nearest), sum += best * kStep / number + kStep;
            else
                sum += kToBring + kToLose, to_bring += number;
        });
    }
    const int reserve = p.reserve[index(side)] - (moves(p, side) ? p.brought : 0);
    const int spare = reserve - to_.reserve[index(side)] - to_bring;
    sum += free.count() * kToLose + std::abs(spare) * kPoint;
    if (free.none() && spare <= 0) return sum;
    if (moves(p, side) && (p.is(Stage::owing) || retreats(p, side))) sum -= kDue;
    return sum - p.delays[index(side)] * kDelay;
}

int Distance::from(const Position<Native>& p) const {
    return of_side(p, Side::red) + of_side(p, Side::blue) + (p.blue_to_move == to_.blue_to_move ? 0 : 1) +
           (p.blue_moved_last == to_.blue_moved_last ? 0 : 1) + (p.blue_stepped_last == to_.blue_stepped_last ? 0 : 1);
}

}  // namespace nomos::nymbat
