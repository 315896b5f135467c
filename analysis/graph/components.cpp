#include "analysis/graph/components.hpp"

#include <algorithm>
#include <boost/graph/strong_components.hpp>
#include <boost/property_map/property_map.hpp>

namespace nomos::graph {

namespace {

// By vertex, and which of them have a cycle.
struct Found {
    std::vector<Vertex> component;
    std::vector<bool> cyclic;
};

// Tarjan 1972, as Boost.Graph has it.
Found found_in(const Rows& next, ComponentCounts& c) {
    Found found{std::vector<Vertex>(next.vertices()), {}};
    const auto index = boost::typed_identity_property_map<Vertex>();
    c.count = boost::strong_components(next, boost::make_iterator_property_map(found.component.begin(), index),
                                       boost::vertex_index_map(index));
    std::vector<std::uint32_t> size(c.count);
    for (const Vertex k : found.component) ++size[k];
    found.cyclic.resize(c.count);
    for (std::size_t k = 0; k < c.count; ++k) found.cyclic[k] = size[k] > 1;
    for (Vertex v = 0; v < next.vertices(); ++v)
        if (std::binary_search(next.begin_of(v), next.end_of(v), v)) found.cyclic[found.component[v]] = true;
    for (std::size_t k = 0; k < c.count; ++k)
        if (found.cyclic[k])
            ++c.cyclic, c.on_cycles += size[k], c.largest = std::max<std::uint64_t>(c.largest, size[k]);
    return found;
}

}  // namespace

ComponentCounts component_counts(const Rows& next) {
    ComponentCounts c;
    found_in(next, c);
    return c;
}

Components components(const GameGraph& g) {
    const Rows& next = g.next;
    Components c;
    const auto [component, cyclic] = found_in(next, c);
    std::optional<Vertex> nearest;
    for (Vertex v = 0; v < next.vertices(); ++v)
        if (cyclic[component[v]] && (!nearest || g.depth[v] < g.depth[*nearest])) nearest = v;
    if (nearest)
        c.cycle = shortest_cycle(next, *nearest, [&component = component, &nearest](Vertex u) {
            return component[u] == component[*nearest];
        });
    return c;
}

}  // namespace nomos::graph
