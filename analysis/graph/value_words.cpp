#include "analysis/graph/value_words.hpp"

#include <fmt/format.h>

namespace nomos::graph {
namespace {

std::string plies(int n) { return fmt::format("{} {}", n, n == 1 ? "ply" : "plies"); }

// Without how long it takes.
std::string value_at_start(const Solved& s, const std::vector<std::string>& sides) {
    switch (s.at_start) {
        case Value::first_wins:
            return sides[0] + " can force a win";
        case Value::second_wins:
            return sides[1] + " can force a win";
        case Value::drawn:
            return "with best play of both the game ends without a winner";
        case Value::endless:
            return "with best play of both the game need never end";
        case Value::unknown:
            break;
    }
    return "not decided: neither side can force a win inside the part that was explored";
}

}  // namespace

ValueOfBoard value_in_words(const Solved& s, const std::vector<std::string>& sides) {
    const bool won = s.at_start == Value::first_wins || s.at_start == Value::second_wins;
    const std::string who = value_at_start(s, sides);
    std::vector<std::pair<std::string, int>> longest;
    for (std::size_t side : {0U, 1U})
        if (s.longest[side] >= 0) longest.emplace_back(sides[side], s.longest[side]);
    return {won ? who + " within " + plies(s.plays) : who,
            {who},
            {{sides[0] + " can force a win", s.won[0]},
             {sides[1] + " can force a win", s.won[1]},
             {"neither can", s.undecided}},
            std::move(longest),
            {},
            {}};
}

std::vector<std::string> values_in_words(const GameGraph& g, const Solved& s, const std::vector<std::string>& sides) {
    std::vector<std::string> words(g.size());
    for (Vertex v = 0; v < g.size(); ++v)
        for (std::size_t side : {0U, 1U})
            if (s.wins[side][v] != kNever) words[v] = fmt::format("{} in {}", sides[side], s.wins[side][v]);
    return words;
}

ValueOfBoard coalitions_in_words(const std::vector<Coalition>& coalitions, const std::vector<std::string>& sides,
                                 bool complete) {
    ValueOfBoard value;
    std::size_t forcing = 0;
    for (const Coalition& c : coalitions) {
        std::string who;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if ((c.sides >> i & 1U) != 0) who += (who.empty() ? "" : " and ") + sides[i];
        forcing += c.plays == kNever ? 0 : 1;
        if (c.plays != kNever) value.who.push_back(who);
        value.coalitions.push_back(who + (c.plays == kNever
                                              ? (complete ? " cannot force a victory"
                                                          : " cannot force a victory inside the part that was explored")
                                              : " can force a victory within " + plies(c.plays)));
    }
    value.start = fmt::format("{} of {} coalitions can force a victory{}", forcing, coalitions.size(),
                              complete ? "" : " inside the part that was explored");
    return value;
}

}  // namespace nomos::graph
