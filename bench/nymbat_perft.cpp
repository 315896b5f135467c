// How fast Nymbat's executable rules play: steps of turns per second on one thread, each generated and
// made. From the set-up, where nearly every step brings a piece in; where two armies meet, from a large
// group that goes hex by hex, from lone pieces that run far, and where breakthroughs take from long lines.
// Read the CPU time, and the best of several repetitions, since machines are shared:
//   --benchmark_repetitions=9 --benchmark_display_aggregates_only=false
#include <benchmark/benchmark.h>

#include "model/core/perft.hpp"
#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules.hpp"

namespace {

using namespace nomos;
using namespace nomos::nymbat;

struct Game {
    template <class A>
    using Setting = nymbat::Setting<A>;
    template <class A>
    using Position = nymbat::Position<A>;
    template <class A>
    using Move = nymbat::Move<A>;
    template <class A>
    using Rules = nymbat::Rules<A>;
};

// All steps on the way are made, not the last ones only: the rate counts them all.
std::uint64_t steps(const Setting<Native>& setting, const Position<Native>& position, int depth) {
    std::uint64_t made = 0;
    for_each_successor<Game>(setting, position, [&](const auto&, const auto& after) {
        consume(after);
        made += depth == 1 ? 1 : 1 + steps(setting, after, depth - 1);
    });
    return made;
}
void perft_from(benchmark::State& state, std::string_view position) {
    const auto setting = usual_setting();
    const auto start = parse_position(position);
    std::uint64_t made = 0;
    for ([[maybe_unused]] auto _ : state) made += steps(setting, start, static_cast<int>(state.range(0)));
    state.counters["steps/s"] = benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(perft_from, the_set_up, "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb")
    ->DenseRange(2, 3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, two_armies,
                  "8/9/3b6b65/11/5b2b25/5b2b2b25/5r3b2b26/5r3r38/6r3r5r55/13/4r1r1r15/11/10/9/8 r 0,0 2,1")
    ->DenseRange(3, 4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, a_large_group,
                  "b1b6b6b2b5b41b2/2b1b21b3b22/1b3b11b3b5b4b2b11/1b51b13b13/12/13/14/15/14/13/12/11/"
                  "1r41r1r5r3r2r4r1r1/r4r6r3r13r61/r5r61r1r31r1r3 r 0,0 0,0")
    ->DenseRange(3, 4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, lone_sixes,
                  "8/2b66/5b64/11/3b65b62/13/5r65b62/15/6r6b66/13/1r68r61/11/5r64/9/8 b 0,0 0,0")
    ->DenseRange(2, 3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, breakthroughs,
                  "8/9/10/11/12/13/14/1b1b2b1b2b1b2b1b2b1b2b1b2b1b2/5r66r61/13/12/11/10/9/8 r 0,0 0,0")
    ->DenseRange(3, 4)
    ->Unit(benchmark::kMillisecond);

}  // namespace
BENCHMARK_MAIN();
