// Strongly connected components: where play can come back to.
#pragma once

#include "analysis/graph/game_graph.hpp"

namespace nomos::graph {

struct ComponentCounts {
    std::uint64_t count = 0;      // all of them, single positions included
    std::uint64_t cyclic = 0;     // those in which play can go round
    std::uint64_t on_cycles = 0;  // positions in those
    std::uint64_t largest = 0;    // of those
};
ComponentCounts component_counts(const Rows& next);

struct Components : ComponentCounts {
    // A shortest cycle through the position nearest the start of all that are on cycles (of those as
    // near the first): its vertices, each followed by the next and the last by the first.
    std::vector<Vertex> cycle;
};
Components components(const GameGraph& g);

// A shortest cycle through v among the vertices that `allowed` admits, v first; empty: none.
template <class Allowed>
std::vector<Vertex> shortest_cycle(const Rows& next, Vertex v, Allowed&& allowed) {
    std::vector<Vertex> queue{v}, parent(next.vertices(), boost::graph_traits<Rows>::null_vertex());
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Vertex* to = next.begin_of(queue[i]); to != next.end_of(queue[i]); ++to) {
            if (*to == v) {
                std::vector<Vertex> cycle;
                for (Vertex u = queue[i]; u != v; u = parent[u]) cycle.push_back(u);
                cycle.push_back(v);
                return {cycle.rbegin(), cycle.rend()};
            }
            if (!allowed(*to) || parent[*to] != boost::graph_traits<Rows>::null_vertex()) continue;
            parent[*to] = queue[i], queue.push_back(*to);
        }
    return {};
}

}  // namespace nomos::graph
