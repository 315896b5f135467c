// Which two options of a reading are drawn, and so spoken of by picture, line, frequency and label alike.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "analysis/findings/parts.hpp"
#include "model/core/error.hpp"
#include "model/core/reading.hpp"

namespace nomos::analysis {

// The options beside the default, the one first whose difference was met in most positions of random play; of those met
// alike, the one that play comes to sooner; else as the ruleset lists them. What the recorded game refutes is before
// all, since the page tells the text's clash with it; what words of the text rule out is behind all. Indexes.
inline std::vector<int> most_met_first(const ReadingInfo& info, const Measured& measured,
                                       const std::vector<Evidence>& evidence = {}) {
    std::vector<int> others;
    for (int option = 0; option < static_cast<int>(info.options.size()); ++option)
        if (option != info.default_option) others.push_back(option);
    const auto place_of = [&](int option) {
        constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
        const OptionInfo& o = info.options[static_cast<std::size_t>(option)];
        const auto is_of_record = [&](const Evidence& e) {
            const auto* refuted = std::get_if<evidence::RefutedByRecord>(&e);
            return refuted && refuted->option == o.id;
        };
        const int group = std::ranges::any_of(evidence, is_of_record) ? 0 : o.ruled_out_by.empty() ? 1 : 2;
        const MetOption* met = measured.of(o.id);
        const bool is_met = met != nullptr && met->met > 0;
        return std::tuple(group, is_met ? kMost - met->met : kMost, is_met ? met->earliest : 0);
    };
    std::ranges::stable_sort(others, {}, place_of);
    return others;
}

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
    return {std::move(*found), {}};
}

}  // namespace nomos::analysis
