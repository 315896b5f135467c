#include "analysis/evidence/funnel.hpp"

namespace nomos::analysis {

std::vector<FunnelStep> steps_of(std::span<const ExampleInfo> examples, const std::vector<std::size_t>& order,
                                 const std::vector<std::uint64_t>& left) {
    std::vector<FunnelStep> steps;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const ExampleInfo& e = examples[order[k]];
        steps.push_back(
            {std::string(e.id), std::string(e.shows), left[k], left[k + 1], source_of(e), std::string(e.source)});
    }
    return steps;
}

}  // namespace nomos::analysis
