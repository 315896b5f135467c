#include "model/core/setting_option.hpp"

#include <algorithm>
#include <string>

#include "model/core/error.hpp"

namespace nomos {
namespace {

int index_of(std::string_view name, const std::vector<std::string_view>& names, std::string_view kind) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw UnknownName(kind, name, {names.begin(), names.end()});
    return static_cast<int>(found - names.begin());
}

}  // namespace

SettingChoice parse_setting_choice(std::string_view text, std::span<const SettingOption> options) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        throw ParseError({}, "the setting is chosen as KEY=VALUE, and this has no '='",
                         options.empty() ? std::string()
                                         : "for example " + std::string(options[0].id) + "=" +
                                               std::string(options[0].values.back()));
    std::vector<std::string_view> ids;
    for (const SettingOption& option : options) ids.push_back(option.id);
    const int option = index_of(text.substr(0, equals), ids, "setting option");
    const SettingOption& info = options[static_cast<std::size_t>(option)];
    return {option, index_of(text.substr(equals + 1), info.values, "value of " + std::string(info.id))};
}

}  // namespace nomos
