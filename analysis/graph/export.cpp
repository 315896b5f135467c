#include "analysis/graph/export.hpp"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <sstream>

namespace nomos::graph {
namespace {

struct Shown {
    std::string position, outcome, value, shape;
    int depth = 0;
};
using Drawn = boost::compressed_sparse_row_graph<boost::directedS, Shown>;

Drawn drawn(const GameGraph& g, const ExportLabels& labels) {
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Vertex v = 0; v < g.size(); ++v)
        for (const Vertex* to = g.next.begin_of(v); to != g.next.end_of(v); ++to) edges.emplace_back(v, *to);
    Drawn d(boost::edges_are_sorted, edges.begin(), edges.end(), g.size());
    for (Vertex v = 0; v < g.size(); ++v)
        d[v] = {labels.positions[v], std::string(labels.outcomes[g.outcome[v]]), labels.values[v],
                g.kind[v] == VertexKind::in_play ? "ellipse" : "box", g.depth[v]};
    return d;
}

}  // namespace

std::string as_graphml(const GameGraph& g, const ExportLabels& labels) {
    Drawn d = drawn(g, labels);
    boost::dynamic_properties properties;
    properties.property("position", get(&Shown::position, d));
    properties.property("outcome", get(&Shown::outcome, d));
    properties.property("value", get(&Shown::value, d));
    properties.property("depth", get(&Shown::depth, d));
    std::ostringstream out;
    write_graphml(out, d, properties, true);
    return out.str();
}

std::string as_dot(const GameGraph& g, const ExportLabels& labels) {
    Drawn d = drawn(g, labels);
    const auto vertex = [&](std::ostream& out, auto v) {
        const std::string text = d[v].position + (d[v].value.empty() ? "" : "\\n" + d[v].value);
        out << "[label=\"" << text << "\", shape=" << d[v].shape << "]";
    };
    const auto whole = [&](std::ostream& out) {
        out << "label=\"" << labels.title << "\"\nnode [fontname=\"monospace\"]\n";
    };
    std::ostringstream out;
    write_graphviz(out, d, vertex, boost::default_writer(), whole);
    return out.str();
}

}  // namespace nomos::graph
