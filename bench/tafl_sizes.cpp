// How the proof that both encodings agree grows with the board: legality, effect, one result and outcome of
// tafl boards from 7x7 to 19x19, all positions, moves and reading sets of each. Seconds of one thread, each
// proof once; a proof that does not hold is an error of the run.
#include <benchmark/benchmark.h>

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
    for (auto _ : state)
        for (const CheckTask& task : conformance::tasks<R>())
            if (const CheckResult r = task.run(options); r.verdict != Verdict::holds) state.SkipWithError(r.detail.c_str());
}

[[maybe_unused]] const bool kRegistered = []<int... Size>(std::integer_sequence<int, Size...>) {
    const auto one = []<int N>() {
        benchmark::RegisterBenchmark(("prove/" + std::to_string(N) + "x" + std::to_string(N)).c_str(), prove<N>)
            ->Iterations(1)->Unit(benchmark::kSecond);
    };
    return (one.template operator()<Size>(), ..., true);
}(std::integer_sequence<int, 7, 9, 11, 13, 15, 17, 19>{});

}  // namespace
}  // namespace nomos::nefatavl

BENCHMARK_MAIN();
