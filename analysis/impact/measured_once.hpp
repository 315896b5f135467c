// What random play measures of a ruleset's readings, by reading: asked for by each reading that has to know which of
// its options is met most, and by the report's figures, and measured once for a seed and an effort.
#pragma once

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "analysis/impact/measure.hpp"
#include "checkers/verdict.hpp"

namespace nomos::analysis {

// Safe to be asked by several threads, of which the later ones wait. A measurement that is stopped is not kept.
template <class R>
const std::vector<Measured>& measured_once(const Options& options) {
    static std::mutex mutex;
    static std::map<std::pair<decltype(options.seed), decltype(options.plies)>, std::vector<Measured>> known;
    const std::scoped_lock lock(mutex);
    const auto key = std::pair(options.seed, options.plies);
    auto found = known.find(key);
    if (found == known.end())
        found = known.emplace(key, Measure<R>(options.seed, Effort::of(options.plies)).in_play()).first;
    return found->second;
}

// ... of one reading; nothing where it has but one other option, and so nothing to choose.
template <class R>
Measured measured_to_choose(const Options& options, int reading) {
    const auto r = static_cast<std::size_t>(reading);
    return R::info().readings[r].options.size() < 3 ? Measured{} : measured_once<R>(options)[r];
}

}  // namespace nomos::analysis
