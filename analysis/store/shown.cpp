#include "analysis/store/shown.hpp"

#include "analysis/games/analysis.hpp"
#include "analysis/store/findings.hpp"
#include "analysis/store/lines.hpp"

namespace nomos::store {

namespace {

using Shown = std::optional<analysis::Beside>;

std::string path_of(const std::string& ruleset, const Shown& shown) {
    if (!shown) return "";
    Lines lines = lines_in(shown->line);
    lines.push_back({shown->witness.position, shown->witness.readings, shown->line.settled, shown->witness.moves});
    return where_they_lead(ruleset, lines);
}

}  // namespace

std::optional<analysis::Beside> shown(Store* store, std::string_view ruleset, const std::string& missing) {
    const std::string name(ruleset);
    Shown value;
    const auto ask = [&] {
        value = analysis_of(name).shows(missing);
        return text_of(Json::array({coded(value), path_of(name, value)}));
    };
    const auto take = [&](const Kept& kept) {
        const Json json = Json::parse(kept.value);
        auto there = decoded<Shown>(json.at(0));
        if (json.at(1) != path_of(name, there)) return false;
        value = std::move(there);
        return true;
    };
    answer(store, query_for_shown(missing), ask, take);
    return value;
}

}  // namespace nomos::store
