// Retrograde analysis: who can force what.
//
// Backwards from the ends (Zermelo's question, Thompson's method, 1986): a position belongs to those
// who can force their end in n plays if one of them is to move and some move leads to n - 1 or less, or
// another is to move and all moves do. Each edge is looked at once. What was not expanded counts for
// nobody, so what is said to be forced is forced although the graph may have an open edge.
#pragma once

#include "analysis/graph/game_graph.hpp"

namespace nomos::graph {

inline constexpr std::uint16_t kNever = 0xffff;

// By vertex: in how many plays the sides of the coalition (bit i for side i), all others against
// them, can bring about an end that one of them has won; kNever if not at all.
std::vector<std::uint16_t> plays_to_win(const GameGraph& g, const Rows& previous, unsigned coalition);

enum class Value { first_wins, second_wins, drawn, endless, unknown };

struct Solved {
    // --- two sides: by side, who can force a win
    std::vector<std::uint16_t> wins[2];
    std::uint64_t won[2] = {0, 0};  // positions
    int longest[2] = {-1, -1};      // plays of the longest win that can be forced, -1: none
    std::uint64_t undecided = 0;    // in which neither can, of those in which somebody moves
    Value at_start = Value::unknown;
    std::uint16_t plays = 0;  // to the end, when somebody wins
};
// Neither forcing a win, the value is `endless` if both can keep it so for ever by moves that give
// nothing away, else `drawn`; `unknown` if that depends on positions that were not expanded.
Solved solve(const GameGraph& g, Vertex start);

// Moves of best play from the start: who can win goes the shortest way, who loses the longest.
std::vector<Vertex> best_line(const GameGraph& g, const Solved& solved, Vertex start);

struct Coalition {
    unsigned sides = 0;       // bit i: side i
    std::uint16_t plays = 0;  // to a victory of one of them, kNever: they cannot force one
};
// The coalitions that are asked about, of the sides that ever act: all but the empty one and that of everybody (on a
// board set up for fewer players a side has nothing). Bit i of each: side i.
std::vector<unsigned> coalitions_among(unsigned acting);
// What each of these can force from the start, alone against the others.
std::vector<Coalition> coalitions(const GameGraph& g, Vertex start);

}  // namespace nomos::graph
