// What players settle before a game and the text leaves to them: in pairs or each for himself, who
// begins. No readings, since no text is in doubt, and no board file, since it is a word or two. On
// the command line "--set KEY=VALUE", in a game file "set: KEY=VALUE".
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos {

struct SettingOption {
    std::string_view id;                   // "pairs"
    std::string_view says;                 // what it settles, in plain words
    std::vector<std::string_view> values;  // the first is that of the default setting
};

// A ruleset that has such options. set() takes the indexes of an option and of its value.
template <class R>
concept WithSettingOptions = requires(typename R::template Setting<Native>& setting) {
    { R::setting_options() } -> std::same_as<std::span<const SettingOption>>;
    R::set(setting, 0, 0);
};

struct SettingChoice {
    int option = 0, value = 0;
};
// "KEY=VALUE" by name. Throws ParseError, or UnknownName with the nearest known name.
SettingChoice parse_setting_choice(std::string_view text, std::span<const SettingOption> options);

}  // namespace nomos
