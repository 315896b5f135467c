#include "model/nika/walk.hpp"

#include <cstdlib>

namespace nomos::nika {
namespace {

constexpr int kLongWay = 12;  // more than half way across the frame

int facing_at(const Position<Native>& p, int cell) {
    int way = 0;
    while (way < 3 && !p.facing[static_cast<std::size_t>(way)].test(cell)) ++way;
    return way;
}
int steps_between(int a, int b) {
    return std::abs(a % Frame::kWidth - b % Frame::kWidth) + std::abs(a / Frame::kWidth - b / Frame::kWidth);
}

}  // namespace

int walk(const Position<Native>& from, const Position<Native>& to) {
    int sum = from.turn == to.turn ? 0 : 1;
    for (std::size_t city = 0; city < kCities; ++city) {
        // Who stands where it should be stays.
        Bits<kFrame> free = from.city[city], open = to.city[city];
        const Bits<kFrame> there = free & open;
        there.for_each([&](int c) { sum += facing_at(from, c) == facing_at(to, c) ? 0 : 1; });
        free &= ~there, open &= ~there;
        open.for_each([&](int c) {
            int best = kLongWay, nearest = -1;
            free.for_each([&](int piece) {
                const int steps = steps_between(piece, c) + (facing_at(from, piece) == facing_at(to, c) ? 0 : 1);
                if (nearest < 0 || steps < best) best = steps, nearest = piece;
            });
            sum += best;
            if (nearest >= 0) free.reset(nearest);
        });
        sum += kLongWay * free.count();
    }
    return sum;
}

}  // namespace nomos::nika
