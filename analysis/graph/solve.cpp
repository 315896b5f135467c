#include "analysis/graph/solve.hpp"

#include <algorithm>

#include "model/core/stop.hpp"

namespace nomos::graph {

std::vector<std::uint16_t> plays_to_win(const GameGraph& g, const Rows& previous, unsigned coalition) {
    std::vector<std::uint16_t> plays(g.size(), kNever);
    std::vector<std::uint32_t> left(g.size());  // successors that do not yet lead to the goal
    std::vector<Vertex> queue;
    for (Vertex v = 0; v < g.size(); ++v) {
        left[v] = g.next.degree(v);
        if (g.kind[v] == VertexKind::ended && (g.winners[v] & coalition) != 0) plays[v] = 0, queue.push_back(v);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        leave_if_stopped();
        const Vertex v = queue[i];
        for (const Vertex* p = previous.begin_of(v); p != previous.end_of(v); ++p) {
            const bool ours = (coalition >> g.to_move[*p] & 1U) != 0;
            if (plays[*p] != kNever || (--left[*p] != 0 && !ours)) continue;
            plays[*p] = static_cast<std::uint16_t>(std::min<int>(plays[v] + 1, kNever - 1));
            queue.push_back(*p);
        }
    }
    return plays;
}

namespace {

// Can play go round among the vertices that `inside` admits, from the start? Those that are reached
// without an end of their own are taken away, the last first (Kahn 1962); what is left goes round.
template <class Inside>
bool goes_round(const Rows& next, Vertex start, Inside&& inside) {
    std::vector<Vertex> reached{start};
    std::vector<bool> seen(next.vertices());
    seen[start] = true;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Vertex* to = next.begin_of(reached[i]); to != next.end_of(reached[i]); ++to)
            if (inside(*to) && !seen[*to]) seen[*to] = true, reached.push_back(*to);
    std::vector<std::uint32_t> in(next.vertices());
    for (const Vertex v : reached)
        for (const Vertex* to = next.begin_of(v); to != next.end_of(v); ++to) in[*to] += seen[*to] ? 1U : 0U;
    std::vector<Vertex> free;
    for (const Vertex v : reached)
        if (in[v] == 0) free.push_back(v);
    std::size_t taken = 0;
    for (; taken < free.size(); ++taken)
        for (const Vertex* to = next.begin_of(free[taken]); to != next.end_of(free[taken]); ++to)
            if (seen[*to] && --in[*to] == 0) free.push_back(*to);
    return taken < reached.size();
}

Value value_of(const GameGraph& g, const Solved& s, Vertex start) {
    if (s.wins[0][start] != kNever) return Value::first_wins;
    if (s.wins[1][start] != kNever) return Value::second_wins;
    if (std::find(g.kind.begin(), g.kind.end(), VertexKind::open) != g.kind.end()) return Value::unknown;
    const auto neither = [&](Vertex v) { return s.wins[0][v] == kNever && s.wins[1][v] == kNever; };
    return goes_round(g.next, start, neither) ? Value::endless : Value::drawn;
}

}  // namespace

Solved solve(const GameGraph& g, Vertex start) {
    const Rows previous = reversed(g.next);
    Solved s;
    for (const unsigned side : {0U, 1U}) {
        s.wins[side] = plays_to_win(g, previous, 1U << side);
        s.won[side] = static_cast<std::uint64_t>(
            std::count_if(s.wins[side].begin(), s.wins[side].end(), [](auto n) { return n != kNever; }));
        for (const std::uint16_t n : s.wins[side])
            if (n != kNever) s.longest[side] = std::max<int>(s.longest[side], n);
    }
    for (Vertex v = 0; v < g.size(); ++v)
        s.undecided += g.kind[v] == VertexKind::in_play && s.wins[0][v] == kNever && s.wins[1][v] == kNever ? 1U : 0U;
    s.at_start = value_of(g, s, start);
    if (s.at_start == Value::first_wins) s.plays = s.wins[0][start];
    if (s.at_start == Value::second_wins) s.plays = s.wins[1][start];
    return s;
}

std::vector<Vertex> best_line(const GameGraph& g, const Solved& solved, Vertex start) {
    std::vector<Vertex> line{start};
    const std::size_t winner = solved.at_start == Value::first_wins ? 0 : 1;
    if (solved.at_start != Value::first_wins && solved.at_start != Value::second_wins) return line;
    const auto& plays = solved.wins[winner];
    while (g.kind[line.back()] == VertexKind::in_play) {
        const Vertex v = line.back();
        const auto nearer = [&](Vertex a, Vertex b) { return plays[a] < plays[b]; };
        line.push_back(g.to_move[v] == winner ? *std::min_element(g.next.begin_of(v), g.next.end_of(v), nearer)
                                              : *std::max_element(g.next.begin_of(v), g.next.end_of(v), nearer));
    }
    return line;
}

std::vector<unsigned> coalitions_among(unsigned acting) {
    std::vector<unsigned> all;
    for (unsigned c = 1; c < acting; ++c)
        if ((c & ~acting) == 0) all.push_back(c);
    return all;
}
std::vector<Coalition> coalitions(const GameGraph& g, Vertex start) {
    const Rows previous = reversed(g.next);
    unsigned acting = 0;
    for (Vertex v = 0; v < g.size(); ++v)
        if (g.kind[v] == VertexKind::in_play) acting |= 1U << g.to_move[v];
    std::vector<Coalition> all;
    for (const unsigned c : coalitions_among(acting)) all.push_back({c, plays_to_win(g, previous, c)[start]});
    return all;
}

}  // namespace nomos::graph
