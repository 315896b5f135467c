// Positions a second, on one thread, through the native comparison of both encodings (legality, effect, outcome), the
// positions being those that fuzzing draws.
#pragma once

#include <benchmark/benchmark.h>

#include "analysis/fuzz/sources.hpp"

namespace nomos::bench {

template <class Game>
std::vector<Case<Game>> drawn(std::size_t n) {
    const std::vector<Case<Game>> pool;
    fuzz::Sources<Game> sources(1, pool);
    std::vector<Case<Game>> cases;
    while (cases.size() < n) {
        const fuzz::Source all[] = {fuzz::Source::thrown, fuzz::Source::played, fuzz::Source::few,
                                    fuzz::Source::crowded};
        cases.push_back(sources.draw(all[cases.size() % 4]));
    }
    return cases;
}

template <class Game>
void compare(benchmark::State& state) {
    const auto cases = drawn<Game>(4096);
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) {
        if (!native_agreement::what_differs<Game>(cases[i++ % cases.size()]).empty())
            state.SkipWithError("the encodings disagree");
    }
    state.SetItemsProcessed(state.iterations());
}
template <class Game>
void draw_and_compare(benchmark::State& state) {
    const std::vector<Case<Game>> pool = drawn<Game>(256);
    fuzz::Sources<Game> sources(2, pool);
    const std::array<int, fuzz::kSources> weights{1, 1, 1, 1, 0, 1};
    for ([[maybe_unused]] auto _ : state) {
        if (!native_agreement::what_differs<Game>(sources.draw(sources.pick(weights))).empty())
            state.SkipWithError("the encodings disagree");
    }
    state.SetItemsProcessed(state.iterations());
}

template <class Game>
bool registered() {
    const std::string name(Game::info().id);
    benchmark::RegisterBenchmark(("compare/" + name).c_str(), compare<Game>);
    benchmark::RegisterBenchmark(("draw_and_compare/" + name).c_str(), draw_and_compare<Game>);
    return true;
}

// A ruleset's own, compiled once.
template <class Game>
struct Compared {
    static const bool kRegistered;
};
template <class Game>
const bool Compared<Game>::kRegistered = registered<Game>();

}  // namespace nomos::bench
