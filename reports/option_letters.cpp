#include "reports/option_letters.hpp"

#include <algorithm>
#include <numeric>

namespace nomos {

std::string letter_of_option(const Finding& finding, const ReadingInfo* asked, std::string_view option) {
    std::size_t place = 0;
    const auto count = [&](const auto& all, const auto id) {
        const auto found = std::ranges::find(all, option, id);
        place = static_cast<std::size_t>(found - all.begin());
        return found != all.end();
    };
    if (asked == nullptr || !count(asked->options, &OptionInfo::id)) count(finding.sides, &Side::option);
    return std::string(1, static_cast<char>('A' + place % 26));
}

std::vector<std::size_t> by_letter(const Finding& finding, const ReadingInfo* asked) {
    std::vector<std::size_t> order(finding.sides.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, {}, [&](std::size_t side) { return letter_of_option(finding, asked, finding.sides[side].option); });
    return order;
}

}  // namespace nomos
