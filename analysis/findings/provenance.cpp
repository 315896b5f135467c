#include "analysis/findings/provenance.hpp"

#include <algorithm>
#include <numeric>

namespace nomos {

std::vector<std::size_t> by_source(std::span<const ExampleInfo> examples) {
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return source_of(examples[a]) < source_of(examples[b]); });
    return order;
}

Resting resting_on(const RulesetInfo& info) {
    Resting resting;
    bool has_set_up = false;
    for (const MissingInfo& m : info.missing) {
        if (m.needed != Needed::board && m.needed != Needed::set_up) continue;
        has_set_up = has_set_up || m.needed == Needed::set_up;
        if (m.sure == Provenance::text || m.sure == Provenance::certain) continue;
        auto& guessed = m.needed == Needed::board ? resting.board : resting.set_up;
        guessed = {true, m.sure, std::string(m.source)};
    }
    // On a board that is guessed the set-up is, too.
    if (resting.board.on && !has_set_up) resting.set_up = resting.board;
    return resting;
}

}  // namespace nomos
