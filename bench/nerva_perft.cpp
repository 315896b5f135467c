// How fast Nerva's executable rules play: lines per second on one thread, from the set-up, where
// every move is a placing, from crowded boards, and from full ones, where every move is an attack
// and its points are summed. Read the CPU time, and the best of several repetitions, since machines
// are shared:
//   --benchmark_repetitions=9 --benchmark_display_aggregates_only=false
#include <benchmark/benchmark.h>

#include "model/core/perft.hpp"
#include "model/nerva/notation.hpp"
#include "model/nerva/rules.hpp"

namespace {

using namespace nomos;
using namespace nomos::nerva;

struct Game {
    template <class A>
    using Setting = nerva::Setting<A>;
    template <class A>
    using Position = nerva::Position<A>;
    template <class A>
    using Move = nerva::Move<A>;
    template <class A>
    using Rules = nerva::Rules<A>;
};

void perft_from(benchmark::State& state, std::string_view position) {
    const auto start = parse_position(position);
    const Setting<Native> setting{default_readings<Reading>(readings()), start.kings};
    std::uint64_t lines = 0;
    for ([[maybe_unused]] auto _ : state) lines += perft<Game>(setting, start, static_cast<int>(state.range(0)));
    state.counters["lines/s"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}

// From random play: after 120 and 150 moves.
BENCHMARK_CAPTURE(perft_from, the_set_up, "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1")
    ->DenseRange(2, 3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, the_middle,
                  "3wb1w1/b2b3w/b3w3/bb1w1bw1/4www1/b1w2ww1/w1ww4/2w1bbw1 "
                  "3w1b2/w2wbb2/1www1b1w/1wb1b2b/w5b1/2w1b1bb/w1b1wbb1/w1w1w3 "
                  "2w3bw/8/3bw1bw/b3ww2/2wwwwww/b3w2w/2wbww1b/1wb5 "
                  "w s14,15,14/17,17,21 x1,2,0/5,1,3 ?K_c4_2 K_f6_1")
    ->Arg(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, a_crowded_middle,
                  "w1www1w1/w1w2w2/2b3bb/1ww1b1b1/1ww1w2w/b2wwb1w/2bww1w1/b2www2 "
                  "2b2w2/2wb1w2/1w2bbb1/bww3bb/ww1ww2b/bww1bbb1/bw1bwb2/3bbbbb "
                  "b1b1b3/w7/www2b1w/ww2bb1w/1bbw1bb1/2bbb1w1/b3b1ww/wb2w2w "
                  "w s9,15,13/18,7,12 x0,3,4/5,4,4 ?K_c4_2 K_f6_1")
    ->Arg(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_from, full_boards,
                  "wbwbwbwb/bwwbbwwb/wwbbwwbb/bwbwbwbw/wbbwwbbw/bbwwbbww/wbwbwbwb/bwbwbwbw "
                  "bwwbbwwb/wwbbwwbb/bwbwbwbw/wbwbwbwb/wbbwwbbw/bbwwbbww/wbwbwbwb/bwbwbwbw "
                  "wbbwwbbw/bwwbbwwb/wwbbwwbb/bwbwbwbw/bbwwbbww/wbwbwbwb/wbwbwbwb/bwbwbwbw "
                  "w s9,9,9/9,9,9 x0,0,0/0,0,0 ?K_c4_2 K_f6_1")
    ->Arg(3)
    ->Unit(benchmark::kMillisecond);

}  // namespace
BENCHMARK_MAIN();
