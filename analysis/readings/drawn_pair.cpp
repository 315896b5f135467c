#include "analysis/readings/drawn_pair.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

namespace nomos::analysis {

std::vector<int> most_met_first(const ReadingInfo& info, const Measured& measured,
                                const std::vector<Evidence>& evidence) {
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

}  // namespace nomos::analysis
