#include "reports/option_letters.hpp"

#include <algorithm>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"

namespace nomos {

std::string letter_at(std::size_t place) { return std::string(1, static_cast<char>('A' + place % 26)); }

std::string letter_of_option(const Finding& finding, const ReadingInfo* asked, std::string_view option) {
    std::size_t place = 0;
    const auto count = [&](const auto& all, const auto id) {
        const auto found = std::ranges::find(all, option, id);
        place = static_cast<std::size_t>(found - all.begin());
        return found != all.end();
    };
    if (asked == nullptr || !count(asked->options, &OptionInfo::id)) count(finding.sides, &Side::option);
    return letter_at(place);
}

std::string letter_of_option(const Finding& finding, std::string_view option) {
    const auto all = rulesets();
    const auto ruleset = std::ranges::find_if(all, [&](const auto* r) { return r->info().id == finding.ruleset; });
    return letter_of_option(finding, ruleset == all.end() ? nullptr : asked_by(finding, (*ruleset)->info()), option);
}

}  // namespace nomos
