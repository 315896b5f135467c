// How fast Nefatavl's executable rules play: lines per second from the usual set-up, on one
// thread. Read the CPU time, and the best of several repetitions, since machines are shared:
//   --benchmark_repetitions=9 --benchmark_display_aggregates_only=false
#include <benchmark/benchmark.h>

#include "model/core/perft.hpp"
#include "model/nefatavl/notation.hpp"
#include "model/nefatavl/rules.hpp"

namespace {

using namespace nomos;
using namespace nomos::nefatavl;

struct Game {
    template <class A>
    using Setting = nefatavl::Setting<A, 11>;
    template <class A>
    using Position = nefatavl::Position<A, 11>;
    template <class A>
    using Move = nefatavl::Move<A, 11>;
    template <class A>
    using Rules = nefatavl::Rules<A, 11>;
};

void perft_from_the_set_up(benchmark::State& state) {
    const auto start = parse_position<11>("3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w");
    Setting<Native, 11> setting;
    setting.readings = default_readings<Reading>(readings());
    std::uint64_t lines = 0;
    for ([[maybe_unused]] auto _ : state) lines += perft<Game>(setting, start, static_cast<int>(state.range(0)));
    state.counters["lines/s"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}
BENCHMARK(perft_from_the_set_up)->DenseRange(2, 4)->Unit(benchmark::kMillisecond);

}  // namespace
BENCHMARK_MAIN();
