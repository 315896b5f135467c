#include "reports/baseline/standing.hpp"

#include <algorithm>
#include <array>

namespace nomos {

std::string_view name_of(Status status) {
    constexpr std::array<std::string_view, 5> kNames{"", "new", "accepted", "expired", "gone"};
    return kNames.at(static_cast<std::size_t>(status));
}

std::string standing_words(const Standing& standing) {
    std::string text(name_of(standing.status));
    if (!standing.reason.empty()) text += ": " + standing.reason;
    if (!standing.expires.empty()) text += " (up to " + standing.expires + ")";
    return text;
}

Standing Standings::of(std::string_view id) const {
    if (!judged) return {};
    const auto found = known.find(id);
    return found == known.end() ? Standing{Status::fresh, "", ""} : found->second;
}

std::size_t Standings::count(Status status, const std::vector<std::string>& ids) const {
    return static_cast<std::size_t>(
        std::count_if(ids.begin(), ids.end(), [&](const std::string& id) { return of(id).status == status; }));
}

std::vector<Gone> Standings::gone_of(std::string_view ruleset) const {
    std::vector<Gone> theirs;
    for (const Gone& g : gone)
        if (ruleset_of(g.id) == ruleset) theirs.push_back(g);
    return theirs;
}

}  // namespace nomos
