#include "analysis/graph/components.hpp"

#include <algorithm>
#include <boost/graph/strong_components.hpp>
#include <boost/property_map/property_map.hpp>

namespace nomos::graph {

// Tarjan 1972, as Boost.Graph has it.
Components components(const GameGraph& g) {
    const Rows& next = g.next;
    std::vector<Vertex> component(next.vertices());
    const auto index = boost::typed_identity_property_map<Vertex>();
    Components c;
    c.count = boost::strong_components(next, boost::make_iterator_property_map(component.begin(), index),
                                       boost::vertex_index_map(index));
    std::vector<std::uint32_t> size(c.count);
    for (const Vertex k : component) ++size[k];
    std::vector<bool> cyclic(c.count);
    for (std::size_t k = 0; k < c.count; ++k) cyclic[k] = size[k] > 1;
    for (Vertex v = 0; v < next.vertices(); ++v)
        if (std::binary_search(next.begin_of(v), next.end_of(v), v)) cyclic[component[v]] = true;
    for (std::size_t k = 0; k < c.count; ++k)
        if (cyclic[k]) ++c.cyclic, c.on_cycles += size[k], c.largest = std::max<std::uint64_t>(c.largest, size[k]);

    std::optional<Vertex> nearest;
    for (Vertex v = 0; v < next.vertices(); ++v)
        if (cyclic[component[v]] && (!nearest || g.depth[v] < g.depth[*nearest])) nearest = v;
    if (nearest)
        c.cycle = shortest_cycle(next, *nearest, [&](Vertex u) { return component[u] == component[*nearest]; });
    return c;
}

}  // namespace nomos::graph
