#include "analysis/graph/game_graph.hpp"

namespace nomos::graph {

Rows reversed(const Rows& rows) {
    Rows back;
    back.first.assign(rows.first.size(), 0);
    for (const Vertex to : rows.to) ++back.first[to + 1];
    for (std::size_t v = 1; v < back.first.size(); ++v) back.first[v] += back.first[v - 1];
    back.to.resize(rows.to.size());
    std::vector<std::uint64_t> free(back.first.begin(), back.first.end() - 1);
    for (Vertex from = 0; from < rows.vertices(); ++from)
        for (const Vertex* to = rows.begin_of(from); to != rows.end_of(from); ++to) back.to[free[*to]++] = from;
    return back;
}

}  // namespace nomos::graph
