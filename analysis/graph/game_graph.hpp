// The graph of a game whose positions have been reached: numbered vertices, what each stands for, and
// its successors as a compressed sparse row matrix that Boost.Graph can read.
#pragma once

#include <boost/graph/graph_traits.hpp>
#include <boost/range/irange.hpp>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/graph/notes.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {

using Vertex = std::uint32_t;

// By vertex, the vertices that its edges lead to, each once and in rising order.
struct Rows {
    std::vector<std::uint64_t> first{0};  // where each vertex's row begins; and the end
    std::vector<Vertex> to;

    std::size_t vertices() const { return first.size() - 1; }
    const Vertex* begin_of(Vertex v) const { return to.data() + first[v]; }
    const Vertex* end_of(Vertex v) const { return to.data() + first[v + 1]; }
    std::uint32_t degree(Vertex v) const { return static_cast<std::uint32_t>(first[v + 1] - first[v]); }
};
Rows reversed(const Rows& rows);

enum class VertexKind : std::uint8_t { in_play, ended, stuck, open };  // stuck: no move; open: not expanded

inline std::uint8_t outcome_of(std::uint8_t note) { return (note & kExpanded) != 0 ? note & kOutcomeMask : kInPlay; }
inline VertexKind kind_of(std::uint8_t note) {
    return (note & kExpanded) == 0       ? VertexKind::open
           : outcome_of(note) != kInPlay ? VertexKind::ended
           : (note & kNoMoves) != 0      ? VertexKind::stuck
                                         : VertexKind::in_play;
}

struct GameGraph {
    Rows next;
    std::vector<VertexKind> kind;
    std::vector<std::uint8_t> outcome;  // index, 0 in play
    std::vector<std::uint8_t> to_move;  // side, of vertices in play
    std::vector<std::uint8_t> winners;  // bit i: side i has won
    std::vector<std::uint16_t> depth;   // fewest plays from the start, 65,535 for more
    std::size_t size() const { return kind.size(); }
};

// --- what Boost.Graph asks for (VertexListGraph and IncidenceGraph of Rows) ---------------------
struct RowsCategory : boost::vertex_list_graph_tag, boost::incidence_graph_tag {};
class RowsEdges {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = std::pair<Vertex, Vertex>;
    using difference_type = std::ptrdiff_t;
    using pointer = const value_type*;
    using reference = value_type;

    RowsEdges() = default;
    RowsEdges(Vertex from, const Vertex* at) : from_(from), at_(at) {}
    value_type operator*() const { return {from_, *at_}; }
    RowsEdges& operator++() { return ++at_, *this; }
    RowsEdges operator++(int) { return {from_, at_++}; }
    friend bool operator==(const RowsEdges& a, const RowsEdges& b) { return a.at_ == b.at_; }

private:
    Vertex from_ = 0;
    const Vertex* at_ = nullptr;
};
inline std::size_t num_vertices(const Rows& g) { return g.vertices(); }
inline auto vertices(const Rows& g) {
    const auto all = boost::irange(Vertex{0}, static_cast<Vertex>(g.vertices()));
    return std::pair(all.begin(), all.end());
}
inline std::pair<RowsEdges, RowsEdges> out_edges(Vertex v, const Rows& g) {
    leave_if_stopped();  // the library's searches are long
    return {RowsEdges(v, g.begin_of(v)), RowsEdges(v, g.end_of(v))};
}
inline std::size_t out_degree(Vertex v, const Rows& g) { return g.degree(v); }
inline Vertex source(const std::pair<Vertex, Vertex>& e, const Rows&) { return e.first; }
inline Vertex target(const std::pair<Vertex, Vertex>& e, const Rows&) { return e.second; }

}  // namespace nomos::graph

template <>
struct boost::graph_traits<nomos::graph::Rows> {
    using vertex_descriptor = nomos::graph::Vertex;
    using edge_descriptor = std::pair<vertex_descriptor, vertex_descriptor>;
    using vertex_iterator = boost::integer_range<vertex_descriptor>::iterator;
    using out_edge_iterator = nomos::graph::RowsEdges;
    using directed_category = boost::directed_tag;
    using edge_parallel_category = boost::disallow_parallel_edge_tag;
    using traversal_category = nomos::graph::RowsCategory;
    using vertices_size_type = std::size_t;
    using edges_size_type = std::size_t;
    using degree_size_type = std::size_t;
    static vertex_descriptor null_vertex() { return ~vertex_descriptor{0}; }
};
