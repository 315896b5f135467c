// All reading sets of a ruleset, one by one, for what is quickly played natively; and one that is named.
#pragma once

#include "model/core/ruleset.hpp"

namespace nomos {

// visit(setting): the default setting with every choice of readings, the first reading fastest.
template <class R, class Visit>
void for_each_reading_set(Visit&& visit) {
    const auto& table = R::info().readings;
    for (std::uint64_t k = 0; k < reading_sets(table); ++k) {
        auto setting = R::default_setting();
        std::uint64_t rest = k;
        for (std::size_t i = 0; i < table.size(); rest /= table[i].options.size(), ++i)
            setting.readings.chosen[i] = Bits<kMostOptions>::single(static_cast<int>(rest % table[i].options.size()));
        visit(setting);
    }
}

// The default setting with these readings, "KEY=VALUE".
template <class R>
typename R::template Setting<Native> setting_with(const std::vector<std::string_view>& readings) {
    auto setting = R::default_setting();
    for (const auto& text : readings) {
        const Choice c = parse_choice(text, R::info().id, R::info().readings);
        setting.readings.chosen[static_cast<std::size_t>(c.reading)] = Bits<kMostOptions>::single(c.option);
    }
    return setting;
}

}  // namespace nomos
