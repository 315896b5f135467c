#include "reports/value_words.hpp"

#include <fmt/format.h>

#include "reports/words.hpp"

namespace nomos {
namespace {

constexpr std::string_view kInside = " inside the part that was explored";

std::string names_of(const CoalitionValue& c) { return joined_with(c.sides, " and "); }

}  // namespace

std::string plies_in_words(int n) { return fmt::format("{} {}", n, n == 1 ? "ply" : "plies"); }

std::string start_in_words(const BoardValue& value) {
    using Comes = BoardValue::Comes;
    switch (value.comes) {
        case Comes::to_a_win:
            return fmt::format("{} can force a win within {}", value.winner, plies_in_words(value.plies));
        case Comes::to_no_win:
            return "with best play of both the game ends without a winner";
        case Comes::to_no_end:
            return "with best play of both the game need never end";
        case Comes::by_coalition:
            return fmt::format("{} of {} coalitions can force a victory{}", forcing(value).size(),
                               value.coalitions.size(), value.is_whole ? "" : kInside);
        case Comes::not_known:
            break;
    }
    return fmt::format("not decided: neither side can force a win{}", kInside);
}

std::string coalition_in_words(const CoalitionValue& c, bool is_whole) {
    if (c.plies < 0) return fmt::format("{} cannot force a victory{}", names_of(c), is_whole ? "" : kInside);
    return fmt::format("{} can force a victory within {}", names_of(c), plies_in_words(c.plies));
}

std::string value_in_words(const std::optional<BoardValue>& value, const std::optional<BoardValue>& against) {
    if (!value) return "";
    const bool of_coalitions = value->comes == BoardValue::Comes::by_coalition;
    if (!of_coalitions || !against || start_in_words(*value) != start_in_words(*against)) return start_in_words(*value);
    std::vector<std::string> who;
    for (const CoalitionValue& c : forcing(*value)) who.push_back(names_of(c));
    return "those who can force a victory: " + (who.empty() ? "nobody" : joined_with(who, "; "));
}

}  // namespace nomos
