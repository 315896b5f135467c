#include "analysis/spread/values.hpp"

#include <algorithm>

namespace nomos::graph {
namespace {

using Indices = std::vector<std::size_t>;  // of vertices of this rank
constexpr std::size_t kMostSides = 8;      // GameGraph::winners has a bit for each

// Those of a ply are all found before any of the next, so each is found at the same number of plays as on one process.
std::vector<std::uint16_t> plays_to_win(const Part& part, unsigned coalition) {
    std::vector<std::uint16_t> plays(part.size(), kNever);
    std::vector<std::uint32_t> left(part.size());
    Indices found;
    for (std::size_t i = 0; i < part.size(); ++i) {
        left[i] = part.own.next.degree(static_cast<Vertex>(i));
        if (part.own.kind[i] == VertexKind::ended && (part.own.winners[i] & coalition) != 0)
            plays[i] = 0, found.push_back(i);
    }
    for (int ply = 1; sum(part.ranks(), found.size()) != 0; ++ply) {
        const auto told = part.ends_of(part.previous, found);
        found.clear();
        part.tell(told, [&](std::size_t i) {
            const bool ours = (coalition >> part.own.to_move[i] & 1U) != 0;
            if (plays[i] != kNever || (--left[i] != 0 && !ours)) return;
            plays[i] = static_cast<std::uint16_t>(std::min<int>(ply, kNever - 1));
            found.push_back(i);
        });
    }
    return plays;
}

template <class Inside>
Indices reached_from(const Part& part, Vertex start, std::vector<bool>& seen, Inside&& inside) {
    Indices all, found;
    const auto find = [&](std::size_t i) { seen[i] = true, all.push_back(i), found.push_back(i); };
    if (part.mine(start)) find(part.index(start));
    while (sum(part.ranks(), found.size()) != 0) {
        const auto told = part.ends_of(part.own.next, found);
        found.clear();
        part.tell(told, [&](std::size_t i) {
            if (inside(i) && !seen[i]) find(i);
        });
    }
    return all;
}
template <class Inside>
bool goes_round(const Part& part, Vertex start, Inside&& inside) {
    std::vector<bool> seen(part.size());
    const Indices reached = reached_from(part, start, seen, inside);
    std::vector<std::uint32_t> in(part.size());
    part.tell(part.ends_of(part.own.next, reached), [&](std::size_t i) { in[i] += seen[i] ? 1U : 0U; });
    Indices free;
    for (const std::size_t i : reached)
        if (in[i] == 0) free.push_back(i);
    std::uint64_t left = sum(part.ranks(), reached.size());
    for (std::uint64_t n = 0; (n = sum(part.ranks(), free.size())) != 0; left -= n) {
        const auto told = part.ends_of(part.own.next, free);
        free.clear();
        part.tell(told, [&](std::size_t i) {
            if (seen[i] && --in[i] == 0) free.push_back(i);
        });
    }
    return left != 0;
}

std::uint16_t plays_at(const Part& part, const std::vector<std::uint16_t>& plays, Vertex v) {
    return static_cast<std::uint16_t>(part.ask({v}, [&](std::size_t i) { return plays[i]; }).front());
}
Value value_of(const Part& part, const Solved& s, Vertex start) {
    if (plays_at(part, s.wins[0], start) != kNever) return Value::first_wins;
    if (plays_at(part, s.wins[1], start) != kNever) return Value::second_wins;
    const auto& kinds = part.own.kind;
    const bool open = std::find(kinds.begin(), kinds.end(), VertexKind::open) != kinds.end();
    if (sum(part.ranks(), open ? 1 : 0) != 0) return Value::unknown;
    const auto neither = [&](std::size_t i) { return s.wins[0][i] == kNever && s.wins[1][i] == kNever; };
    return goes_round(part, start, neither) ? Value::endless : Value::drawn;
}

}  // namespace

Solved solve(const Part& part, Vertex start) {
    Solved s;
    std::array<std::uint64_t, 3> counts{};
    for (const unsigned side : {0U, 1U}) {
        s.wins[side] = plays_to_win(part, 1U << side);
        int most = -1;
        for (const auto n : s.wins[side])
            if (n != kNever) ++counts[side], most = std::max<int>(most, n);
        while (sum(part.ranks(), most > s.longest[side] ? 1 : 0) != 0) ++s.longest[side];
    }
    for (std::size_t i = 0; i < part.size(); ++i)
        counts[2] += part.own.kind[i] == VertexKind::in_play && s.wins[0][i] == kNever && s.wins[1][i] == kNever;
    part.ranks().add_up(counts);
    s.won[0] = counts[0], s.won[1] = counts[1], s.undecided = counts[2];
    s.at_start = value_of(part, s, start);
    if (s.at_start == Value::first_wins) s.plays = plays_at(part, s.wins[0], start);
    if (s.at_start == Value::second_wins) s.plays = plays_at(part, s.wins[1], start);
    return s;
}

std::vector<Vertex> best_line(const Part& part, const Solved& solved, Vertex start) {
    std::vector<Vertex> line{start};
    if (solved.at_start != Value::first_wins && solved.at_start != Value::second_wins) return line;
    const std::size_t winner = solved.at_start == Value::first_wins ? 0 : 1;
    for (;;) {
        const auto next = part.row(line.back());
        if (next.empty()) return line;
        const auto mover = part.ask({line.back()}, [&](std::size_t i) { return part.own.to_move[i]; }).front();
        const auto plays = part.ask(next, [&](std::size_t i) { return solved.wins[winner][i]; });
        const auto best = mover == winner ? std::min_element(plays.begin(), plays.end())
                                          : std::max_element(plays.begin(), plays.end());
        line.push_back(next[static_cast<std::size_t>(best - plays.begin())]);
    }
}

std::vector<Coalition> coalitions(const Part& part, Vertex start) {
    std::array<std::uint64_t, kMostSides> moves_of{};  // positions in which a side is to move
    for (std::size_t i = 0; i < part.size(); ++i)
        if (part.own.kind[i] == VertexKind::in_play) ++moves_of.at(part.own.to_move[i]);
    part.ranks().add_up(moves_of);
    unsigned acting = 0;
    for (std::size_t side = 0; side < moves_of.size(); ++side) acting |= moves_of[side] != 0 ? 1U << side : 0U;
    std::vector<Coalition> all;
    for (const unsigned c : coalitions_among(acting)) all.push_back({c, plays_at(part, plays_to_win(part, c), start)});
    return all;
}

}  // namespace nomos::graph
