#include <fmt/format.h>

#include <array>

#include "analysis/finding.hpp"
#include "analysis/readings.hpp"

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
                                                     "changes who wins",
                                                     "changes who can force a win"};
    return kNames[static_cast<std::size_t>(m)];
}

std::string_view name_of(ShortestLine::Answer a) {
    constexpr std::array<std::string_view, 4> kNames{"not asked", "proved by the solver", "none", "given up"};
    return kNames[static_cast<std::size_t>(a)];
}

namespace analysis {

// Whole hundredths, rounded down, so that "0.00 %" is never said of what was met.
std::string percent(int part, int whole) {
    if (part == 0 || whole == 0) return "0 %";
    const long long hundredths = 10000LL * part / whole;
    return hundredths == 0 ? "less than 0.01 %" : fmt::format("{}.{:02} %", hundredths / 100, hundredths % 100);
}

std::string joined_choices(const std::vector<std::string>& choices) {
    std::string text;
    for (const auto& choice : choices) text += (text.empty() ? "" : ", ") + choice;
    return text;
}

std::string change_words(int leave, int come) {
    const auto some = [](int n, const char* one, const char* many) {
        return n == 1 ? "one piece " + std::string(one) : std::to_string(n) + " pieces " + many;
    };
    if (leave == 0 && come == 0) return "nothing leaves the board";
    if (leave == 0) return some(come, "comes onto the board", "come onto the board");
    const std::string gone = some(leave, "leaves the board", "leave the board");
    return come == 0 ? gone : gone + ", " + some(come, "comes onto it", "come onto it");
}

}  // namespace analysis
}  // namespace nomos
