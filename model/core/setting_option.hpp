// What players settle before a game and the text leaves to them: in pairs or each for himself, who
// begins. No readings, since no text is in doubt, and no board file, since it is a word or two. On
// the command line "--set KEY=VALUE", in a game file "set: KEY=VALUE".
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos {

struct SettingOption {
    std::string_view id;                   // "pairs"
    std::string_view says;                 // what it settles, in plain words
    std::vector<std::string_view> values;  // the first is that of the default setting
    // The games in which it is settled otherwise, where questions come up in those alone: "in pairs"; else "".
    std::string_view otherwise = {};
};

// A ruleset that has such options. set() takes the indexes of an option and of its value, value_of()
// answers the index of the value that an option has.
template <class R>
concept WithSettingOptions = requires(typename R::template Setting<Native>& setting,
                                      const typename R::template Setting<Native>& fixed) {
    { R::setting_options() } -> std::same_as<std::span<const SettingOption>>;
    R::set(setting, 0, 0);
    { R::value_of(fixed, 0) } -> std::same_as<int>;
};

// What is settled otherwise than by default, as "KEY=VALUE".
template <class R>
std::vector<std::string> settled(const typename R::template Setting<Native>& setting) {
    std::vector<std::string> choices;
    if constexpr (WithSettingOptions<R>) {
        int option = 0;
        for (const SettingOption& o : R::setting_options())
            if (const int value = R::value_of(setting, option++); value != 0)
                choices.push_back(std::string(o.id) + "=" + std::string(o.values[static_cast<std::size_t>(value)]));
    }
    return choices;
}

struct SettingChoice {
    int option = 0, value = 0;
};
// "KEY=VALUE" by name. Throws ParseError, or UnknownName with the nearest known name.
SettingChoice parse_setting_choice(std::string_view text, std::span<const SettingOption> options);

}  // namespace nomos
