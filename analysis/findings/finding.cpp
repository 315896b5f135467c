#include "analysis/findings/finding.hpp"

#include <array>

namespace nomos {

std::string_view name_of(FindingKind k) {
    constexpr std::array<std::string_view, 12> kNames{
        "contradiction",      "clash",          "gap",         "ambiguity",
        "harmless ambiguity", "false claim",    "vague claim", "missing content",
        "dead text",          "loose notation", "leak",        "violation"};
    return kNames[static_cast<std::size_t>(k)];
}
std::string_view name_of(Materiality m) {
    constexpr std::array<std::string_view, 8> kNames{"",
                                                     "cannot come up",
                                                     "not met in play",
                                                     "no effect",
                                                     "changes what is legal",
                                                     "changes what a move does",
                                                     "can decide a game",
                                                     "changes who can force a win"};
    return kNames[static_cast<std::size_t>(m)];
}

std::string_view name_of(ShortestLine::Answer a) {
    constexpr std::array<std::string_view, 4> kNames{"not asked", "proved by the solver", "none", "given up"};
    return kNames[static_cast<std::size_t>(a)];
}

}  // namespace nomos
