#include "analysis/graph/value_of_board.hpp"

#include <fmt/format.h>

namespace nomos::graph {
namespace {

using Comes = BoardValue::Comes;

BoardValue value_at_start(const Solved& s, const std::vector<std::string>& sides) {
    switch (s.at_start) {
        case Value::first_wins:
            return {Comes::to_a_win, sides[0], s.plays};
        case Value::second_wins:
            return {Comes::to_a_win, sides[1], s.plays};
        case Value::drawn:
            return {Comes::to_no_win};
        case Value::endless:
            return {Comes::to_no_end};
        case Value::unknown:
            break;
    }
    return {Comes::not_known};
}

}  // namespace

ValueOfBoard value_of(const Solved& s, const std::vector<std::string>& sides) {
    return {value_at_start(s, sides), {s.won[0], s.won[1], s.undecided}, {s.longest[0], s.longest[1]}};
}

ValueOfBoard value_of(const std::vector<Coalition>& coalitions, const std::vector<std::string>& sides, bool is_whole) {
    BoardValue value{Comes::by_coalition};
    value.is_whole = is_whole;
    for (const Coalition& c : coalitions) {
        CoalitionValue one{{}, c.plays == kNever ? -1 : c.plays};
        for (std::size_t i = 0; i < sides.size(); ++i)
            if ((c.sides >> i & 1U) != 0) one.sides.push_back(sides[i]);
        value.coalitions.push_back(std::move(one));
    }
    return {std::move(value)};
}

std::vector<std::string> labels_of(const GameGraph& g, const Solved& s, const std::vector<std::string>& sides) {
    std::vector<std::string> labels(g.size());
    for (Vertex v = 0; v < g.size(); ++v)
        for (std::size_t side : {0U, 1U})
            if (s.wins[side][v] != kNever) labels[v] = fmt::format("{} in {}", sides[side], s.wins[side][v]);
    return labels;
}

}  // namespace nomos::graph
