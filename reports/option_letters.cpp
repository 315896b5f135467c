#include "reports/option_letters.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

// The question in the tables of this program; null where it has none of it.
const ReadingInfo* asked_here(const Finding& finding) {
    const auto all = rulesets();
    const auto ruleset = std::ranges::find_if(all, [&](const auto* r) { return r->info().id == finding.ruleset; });
    return ruleset == all.end() ? nullptr : asked_by(finding, (*ruleset)->info());
}
const OptionInfo* option_in(const ReadingInfo* asked, std::string_view option) {
    if (asked == nullptr) return nullptr;
    const auto found = std::ranges::find(asked->options, option, &OptionInfo::id);
    return found == asked->options.end() ? nullptr : &*found;
}

}  // namespace

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
    return letter_of_option(finding, asked_here(finding), option);
}

std::string words_of_option(const ReadingInfo* asked, std::string_view option) {
    const OptionInfo* known = option_in(asked, option);
    return unended(known == nullptr || known->says.empty() ? option : known->says);
}

AnswerNames::AnswerNames(const Finding& finding) : asked_(asked_here(finding)), ruleset_(finding.ruleset) {}
std::string AnswerNames::operator()(std::string_view option) const {
    const OptionInfo* known = option_in(asked_, option);
    if (known == nullptr) return fmt::format("\"{}\"", option);
    const auto place = static_cast<std::size_t>(known - asked_->options.data());
    return fmt::format("answer {} (\"{}\")", letter_at(place), words_of_option(asked_, option));
}

}  // namespace nomos
