// The funnel: how many reading sets are left after each piece of evidence in the source.
#pragma once

#include "analysis/finding.hpp"
#include "checkers/evidence.hpp"

namespace nomos::analysis {

template <class R>
std::vector<FunnelStep> funnel() {
    std::vector<examples::Evidence> evidence;
    for (const ExampleInfo& e : R::info().examples)
        evidence.push_back(examples::evidence_of<R>(examples::Judged<R>::of(e)));
    const auto left = examples::agreeing_with_all(evidence, R::info().readings);
    std::vector<FunnelStep> steps;
    for (const ExampleInfo& e : R::info().examples)
        steps.push_back({std::string(e.id), std::string(e.shows), left[steps.size()], left[steps.size() + 1]});
    return steps;
}

}  // namespace nomos::analysis
