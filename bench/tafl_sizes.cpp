// How the proof that both encodings agree grows with the board: legality, effect, one result and outcome of
// tafl boards from 7x7 to 19x19, all positions, moves and reading sets of each. Seconds of one thread, each
// proof once, and of these each question; a proof that does not hold is an error of the run.
#include <benchmark/benchmark.h>

#include <ctime>

#include "checkers/checked.hpp"
#include "checkers/conformance.hpp"
#include "model/nefatavl/ruleset.hpp"

namespace nomos::nefatavl {
namespace {

template <int Size>
void prove(benchmark::State& state) {
    using R = Checked<Tafl<Size>, std::tuple<>>;
    Options options;
    options.budget = smt::Budget{0, 900'000, 1};
    for ([[maybe_unused]] auto _ : state)
        for (const CheckTask& task : conformance::tasks<R>()) {
            const std::clock_t before = std::clock();
            if (const CheckResult r = task.run(options); r.verdict != Verdict::holds)
                state.SkipWithError(r.detail.c_str());
            state.counters[task.id.substr(task.id.rfind('.') + 1)] =
                static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        }
}

void once(benchmark::internal::Benchmark* proof) { proof->Iterations(1)->Unit(benchmark::kSecond); }
BENCHMARK(prove<7>)->Name("prove/7x7")->Apply(once);
BENCHMARK(prove<9>)->Name("prove/9x9")->Apply(once);
BENCHMARK(prove<11>)->Name("prove/11x11")->Apply(once);
BENCHMARK(prove<13>)->Name("prove/13x13")->Apply(once);
BENCHMARK(prove<15>)->Name("prove/15x15")->Apply(once);
BENCHMARK(prove<17>)->Name("prove/17x17")->Apply(once);
BENCHMARK(prove<19>)->Name("prove/19x19")->Apply(once);

}  // namespace
}  // namespace nomos::nefatavl

BENCHMARK_MAIN();
