// How fast Neva's executable rules play whole turns: lines per second on one thread, from the usual
// set-up and from boards with kings, where captures are long and have to be compared. Read the CPU
// time, and the best of several repetitions, since machines are shared:
//   --benchmark_repetitions=9 --benchmark_display_aggregates_only=false
#include <benchmark/benchmark.h>

#include "model/neva/aids/turn_perft.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/start.hpp"

namespace {

using namespace nomos;
using namespace nomos::neva;

void run(benchmark::State& state, const Position<Native>& position) {
    const Setting<Native> setting = usual_setting();
    std::uint64_t lines = 0;
    for ([[maybe_unused]] auto _ : state) lines += perft_turns(setting, position, static_cast<int>(state.range(0)));
    state.counters["lines"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kAvgIterations);
    state.counters["lines/s"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}

void perft_from_the_set_up(benchmark::State& state) { run(state, start(usual_setting())); }
BENCHMARK(perft_from_the_set_up)->DenseRange(8, 11)->Unit(benchmark::kMillisecond);

void perft_with_kings(benchmark::State& state) { run(state, parse_position("1W4/4r1/2g3/3B2/1w4/4GR b")); }
BENCHMARK(perft_with_kings)->DenseRange(4, 6)->Unit(benchmark::kMillisecond);

}  // namespace
BENCHMARK_MAIN();
