// All reading sets of a ruleset, one by one, for what is quickly played natively; and one that is named.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "model/core/ruleset.hpp"
#include "model/core/setting_option.hpp"

namespace nomos {

// visit(setting): the default setting with every choice of readings, the first reading fastest.
template <class R, class Visit>
void for_each_reading_set(Visit&& visit) {
    const auto& table = R::info().readings;
    for (std::uint64_t k = 0; k < reading_sets(table); ++k) {
        auto setting = R::default_setting();
        std::uint64_t rest = k;
        for (std::size_t i = 0; i < table.size(); rest /= table[i].options.size(), ++i)
            setting.readings.choose(i, rest % table[i].options.size());
        visit(setting);
    }
}

template <class R>
bool is_settled_by_players(std::string_view key) {
    if constexpr (WithSettingOptions<R>)
        return std::ranges::any_of(R::setting_options(), [&](const SettingOption& o) { return o.id == key; });
    return false;
}
// "KEY=VALUE" of a reading, or of what players settle before a game.
template <class R>
void choose(typename R::template Setting<Native>& setting, std::string_view text) {
    if constexpr (WithSettingOptions<R>) {
        if (is_settled_by_players<R>(text.substr(0, text.find('=')))) {
            const SettingChoice c = parse_setting_choice(text, R::setting_options());
            return R::set(setting, c.option, c.value);
        }
    }
    const Choice c = parse_choice(text, R::info().id, R::info().readings);
    setting.readings.choose(c.reading, c.option);
}
// The default setting with these choices.
template <class R>
typename R::template Setting<Native> setting_with(const std::vector<std::string_view>& readings,
                                                  const std::vector<std::string_view>& settled = {}) {
    auto setting = R::default_setting();
    for (const auto& text : readings) choose<R>(setting, text);
    for (const auto& text : settled) choose<R>(setting, text);
    return setting;
}

}  // namespace nomos
