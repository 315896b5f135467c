// How many positions a second a breadth-first search finds, one thread, generating every move.
#include <benchmark/benchmark.h>

#include "analysis/graph/breadth_first.hpp"
#include "model/nefatavl/aids/study.hpp"
#include "model/neva/aids/study.hpp"

namespace nomos::graph {
namespace {

template <class R, class Study>
void search(benchmark::State& state, const typename R::template Setting<Native>& setting, bool up_to_symmetry,
            std::uint64_t limit) {
    std::uint64_t positions = 0, bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Space<R, Study> space(setting, up_to_symmetry);
        const Limits limits{limit, 1, {}};
        const Reached<Space<R, Study>> reached(space, {R::template start<Native>(setting)}, limits);
        positions += reached.size(), bytes = reached.bytes();
    }
    state.counters["positions"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
    state.counters["bytes"] = static_cast<double>(bytes);
}
auto tafl(int attackers, int defenders) {
    auto setting = nefatavl::Tafl<7>::default_setting();
    nefatavl::Study::set_count(setting, 0, attackers), nefatavl::Study::set_count(setting, 1, defenders);
    return setting;
}
auto neva_men(int men) {
    auto setting = neva::RulesetType::default_setting();
    neva::Study::set_count(setting, 0, men);
    return setting;
}

void nefatavl_7x7(benchmark::State& state) {
    search<nefatavl::Tafl<7>, nefatavl::Study>(state, tafl(4, 4), false, 3'000'000);
}
void nefatavl_7x7_up_to_symmetry(benchmark::State& state) {
    search<nefatavl::Tafl<7>, nefatavl::Study>(state, tafl(4, 4), true, 1'000'000);
}
void neva_two_men_each(benchmark::State& state) {
    search<neva::RulesetType, neva::Study>(state, neva_men(2), false, 1'000'000);
}
void neva_5x5(benchmark::State& state) {
    auto setting = neva::RulesetType::default_setting();
    neva::Study::at(2, [&](auto, auto&& make_small) { make_small(setting); });
    search<neva::RulesetType, neva::Study>(state, setting, false, 1'000'000);
}
BENCHMARK(nefatavl_7x7)->Unit(benchmark::kMillisecond);
BENCHMARK(nefatavl_7x7_up_to_symmetry)->Unit(benchmark::kMillisecond);
BENCHMARK(neva_two_men_each)->Unit(benchmark::kMillisecond);
BENCHMARK(neva_5x5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nomos::graph

BENCHMARK_MAIN();
