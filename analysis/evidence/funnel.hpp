// The funnel: how many reading sets are left after each piece of evidence, the text's own first.
#pragma once

#include "analysis/findings/finding.hpp"
#include "checkers/judged.hpp"

namespace nomos::analysis {

// left[k]: how many are left after the first k pieces of evidence, in this order.
std::vector<FunnelStep> steps_of(std::span<const ExampleInfo> examples, const std::vector<std::size_t>& order,
                                 const std::vector<std::uint64_t>& left);

template <class R>
std::vector<FunnelStep> funnel() {
    const auto examples = R::info().examples;
    const std::vector<std::size_t> order = by_source(examples);
    std::vector<examples::Evidence> evidence;
    for (const std::size_t i : order)
        evidence.push_back(examples::evidence_of<R>(examples::Judged<R>::of(examples[i])));
    return steps_of(examples, order, examples::agreeing_with_all(evidence, R::info().readings));
}

}  // namespace nomos::analysis
