// The part of a game's graph that a rank holds: the positions of its shards, where they lead, and from where they are
// reached. Vertices are numbered over all ranks, as on one process; what is kept of one is kept by `vertex - first`.
#pragma once

#include "analysis/graph/game_graph.hpp"
#include "analysis/spread/search.hpp"

namespace nomos::graph {

class Part {
public:
    Part(const Search& search, int jobs);

    Ranks& ranks() const { return ranks_; }
    std::size_t size() const { return own.size(); }
    Vertex vertex(std::size_t i) const { return static_cast<Vertex>(first_ + i); }
    std::size_t index(Vertex v) const { return v - first_; }
    bool mine(Vertex v) const { return v >= first_ && v < first_ + size(); }
    std::size_t holder(Vertex v) const;

    // Each vertex of the lists, sent to who holds it; visit(index) there for each that comes.
    template <class Visit>
    void tell(const ByRank<Vertex>& to, Visit&& visit) const {
        for (const auto& from : exchanged(ranks_, to))
            for (const Vertex v : from) visit(index(v));
    }
    // Where the vertices lead, or with previous where they are reached from, by who holds it.
    ByRank<Vertex> ends_of(const Rows& rows, const std::vector<std::size_t>& from) const;
    // On all ranks: a vertex's row.
    std::vector<Vertex> row(Vertex v) const;
    // On all ranks: of_own(index) of each vertex, as who holds it has it.
    std::vector<std::uint64_t> ask(const std::vector<Vertex>& vertices,
                                   const std::function<std::uint64_t(std::size_t)>& of_own) const;

    GameGraph own;
    Rows previous;

private:
    friend class Connecting;
    Ranks& ranks_;
    std::vector<std::uint64_t> firsts_;  // by rank: its first vertex; and the end
    std::uint64_t first_;
};

// Nothing when it would have more moves than `most_edges`, or more positions than are numbered in 32 bits.
std::optional<Part> connect(const Search& search, std::uint64_t most_edges, int jobs);
std::uint64_t edges_of(const Part& part);  // of all ranks

}  // namespace nomos::graph
