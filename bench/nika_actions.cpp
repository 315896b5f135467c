// Actions of Nika generated and applied per second on one thread: from the set-up, and from
// crowded positions in the middle of a game.
#include <benchmark/benchmark.h>

#include "model/nika/board_file.hpp"
#include "model/nika/notation.hpp"
#include "model/nika/rules.hpp"

namespace nomos::nika {
namespace {

Setting<Native> setting() { return {default_readings<Reading>(readings()), assumed_board()}; }

Position<Native> set_up() {
    Position<Native> p{};
    p.city = assumed_board().first_pieces;
    p.facing = assumed_board().first_facing;
    p.turn.set(0);
    return p;
}

// From the middle of random games: the ones with the most pushes and routs to choose from.
constexpr std::string_view kCrowded[] = {
    "5m<m<4/s>5m<m>mv2/1s<1m>6tv/8tv2/sv7t^2/11/11/s<7tv2/3s^a<a<a<3t>/4a<a<5/s<3a>5t> a2 r0000 i0",
    "3m<4m>2/3m<4m>t^t^/1s^svm<4m>2/s<7t^2/11/11/8t^1t^/1svs^6t<1/1s<1a<3a>3/8a>2/2a<a^3a>3 m1 r0000 i0",
    "2m>5m>2/2m<4m>m>2/svs<6m>t^1/1s>8tv/10tv/11/11/s^1sv6t<tv/1sv1a^4a>2/3av3a^3/3av2a<4 m1 r0001 i0",
    "3m<4m>2/3m<4mv2/3mv3m>3/s^svs<5t>t>t^/11/11/11/2sv5tvtvt^/2a<4a<3/s<s<a<5a>2/2a<5a>2 a2 r0000 i0",
};

void run(benchmark::State& state, const std::vector<Position<Native>>& positions) {
    const Setting<Native> s = setting();
    std::int64_t actions = 0;
    for ([[maybe_unused]] auto _ : state) {
        for (const Position<Native>& p : positions) {
            Rules<Native>::for_each_move(s, p, [&](const Action<Native>& m) {
                benchmark::DoNotOptimize(Rules<Native>::apply(s, p, m));
                ++actions;
            });
        }
    }
    state.SetItemsProcessed(actions);
}

void from_set_up(benchmark::State& state) { run(state, {set_up()}); }
void from_crowded_positions(benchmark::State& state) {
    std::vector<Position<Native>> positions;
    for (std::string_view text : kCrowded) positions.push_back(parse_position(text));
    run(state, positions);
}
BENCHMARK(from_set_up);
BENCHMARK(from_crowded_positions);

}  // namespace
}  // namespace nomos::nika

BENCHMARK_MAIN();
