#include "analysis/grade/blame.hpp"

namespace nomos::grade {
namespace {

constexpr std::size_t kMostClauses = 3;

}  // namespace

// Lane 0 has all clauses in force, each other lane all but one.
std::vector<std::string> Blame::clauses(const tape::Mistake& mistake, const FlatCase& c) {
    const auto& all = subject_.info().clauses;
    trial_.put(std::vector<FlatCase>(all.size() + 1, c));
    for (std::size_t k = 0; k < all.size(); ++k) trial_.leave_out(static_cast<int>(k), static_cast<int>(k) + 1);
    trial_.run();
    trial_.make(mistake);
    const tape::Lane disagree = trial_.disagree_at_all(), decides = trial_.disagree_anyway();
    std::vector<std::string> to_blame, deciding;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const int lane = static_cast<int>(k) + 1;
        if (!disagree.test(lane)) to_blame.emplace_back(all[k].id);
        if (decides.test(lane)) deciding.emplace_back(all[k].id);
    }
    for (auto* ids : {&to_blame, &deciding})
        if (!ids->empty() && ids->size() <= kMostClauses) return std::move(*ids);
    return {};
}

}  // namespace nomos::grade
