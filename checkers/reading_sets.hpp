// All reading sets of a ruleset, one by one: for what is quickly played natively.
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

}  // namespace nomos
