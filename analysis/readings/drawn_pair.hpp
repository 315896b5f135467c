// Which two options of a reading are drawn, and so spoken of by picture, line, frequency and label alike.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "analysis/findings/parts.hpp"
#include "model/core/error.hpp"
#include "model/core/reading.hpp"

namespace nomos::analysis {

// The options beside the default, the one first whose difference was met in most positions of random play; of those met
// alike, the one that play comes to sooner; else as the ruleset lists them. What the recorded game refutes is before
// all, since the page tells the text's clash with it; what words of the text rule out is behind all. Indexes.
std::vector<int> most_met_first(const ReadingInfo& info, const Measured& measured,
                                const std::vector<Evidence>& evidence = {});

// A reading's default against the first of `others` that it is seen to differ from; and as evidence what the earlier
// ones came to. If none differs, the first of all.
template <class Compare>
std::pair<Pair, std::vector<Evidence>> first_that_differs(const ReadingInfo& info, const std::vector<int>& others,
                                                          Compare&& compare) {
    std::optional<Pair> found;
    std::vector<Evidence> compared;
    for (const int other : others) {
        Pair pair = compare(info.default_option, other);
        if (pair.compared.decided.is_decided && pair.compared.kind == FindingKind::ambiguity)
            return {std::move(pair), std::move(compared)};
        compared.push_back(evidence::ComparedToo{std::string(info.options[static_cast<std::size_t>(other)].id),
                                                 pair.compared.decided});
        if (!found) found = std::move(pair);
    }
    expect(found.has_value(), "a reading has options");
    return {std::move(*found), std::vector<Evidence>{}};
}

}  // namespace nomos::analysis
