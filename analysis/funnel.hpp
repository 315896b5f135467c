// The funnel: how many reading sets are left after each piece of evidence in the source.
#pragma once

#include "analysis/finding.hpp"
#include "checkers/examples.hpp"

namespace nomos::analysis {

template <class R>
std::vector<FunnelStep> funnel() {
    std::vector<FunnelStep> steps;
    std::vector<typename R::template Setting<Native>> left;
    examples::for_each_reading_set<R>([&](const auto& setting) { left.push_back(setting); });
    for (const ExampleInfo& e : R::info().examples) {
        const std::uint64_t before = left.size();
        std::erase_if(left, [&](const auto& setting) { return !examples::agrees<R>(setting, e); });
        steps.push_back({std::string(e.id), std::string(e.shows), before, left.size()});
    }
    return steps;
}

}  // namespace nomos::analysis
