// From positions reached to their graph: every move once more, now that all have numbers.
#pragma once

#include "analysis/graph/breadth_first.hpp"
#include "analysis/graph/game_graph.hpp"

namespace nomos::graph {

// Nothing when it would have more than `most_edges`. The same for any number of jobs.
template <class Space>
std::optional<GameGraph> connect(const Reached<Space>& reached, std::uint64_t most_edges, int jobs,
                                 const OnProgress& on_progress = {}) {
    constexpr std::uint64_t kPiece = 4096;
    const std::uint64_t n = reached.size();
    if (most_edges == 0 && n > 1) return {};
    GameGraph g;
    g.kind.resize(n), g.outcome.resize(n), g.to_move.resize(n), g.winners.resize(n), g.depth.resize(n);
    g.next.first.reserve(n + 1);
    const auto batch = static_cast<std::size_t>(jobs) * 16;
    std::vector<std::vector<Vertex>> found(batch);           // by piece: the rows of its vertices
    std::vector<std::vector<std::uint32_t>> degrees(batch);  // ... and how long they are

    const auto expand = [&](std::size_t piece, std::uint64_t begin) {
        found[piece].clear(), degrees[piece].clear();
        const Space& space = reached.space();
        for (std::uint64_t v = begin; v < std::min(begin + kPiece, n); ++v) {
            const auto id = static_cast<Vertex>(v);
            const std::uint8_t note = reached.note(id);
            const auto position = reached.position(id);
            leave_if_stopped();
            const std::size_t row = found[piece].size();
            g.depth[v] = static_cast<std::uint16_t>(std::min(65535, reached.depth_of(id)));
            g.outcome[v] = outcome_of(note), g.kind[v] = kind_of(note);
            if (g.kind[v] == VertexKind::ended) g.winners[v] = static_cast<std::uint8_t>(space.winners(position));
            if (g.kind[v] == VertexKind::in_play) {
                g.to_move[v] = static_cast<std::uint8_t>(space.to_move(position));
                space.each_key(position, [&](const auto& key) { found[piece].push_back(*reached.id_of(key)); });
            }
            const auto from = found[piece].begin() + static_cast<std::ptrdiff_t>(row);
            std::sort(from, found[piece].end());
            found[piece].erase(std::unique(from, found[piece].end()), found[piece].end());
            degrees[piece].push_back(static_cast<std::uint32_t>(found[piece].size() - row));
        }
    };
    for (std::uint64_t begin = 0; begin < n; begin += batch * kPiece) {
        tell(on_progress, Stage::connecting, begin, n);
        const auto pieces = static_cast<std::size_t>((std::min(n - begin, batch * kPiece) + kPiece - 1) / kPiece);
        parallel_for(pieces, jobs, [&](std::size_t i) { expand(i, begin + i * kPiece); });
        for (std::size_t i = 0; i < pieces; ++i) {
            for (const std::uint32_t d : degrees[i]) g.next.first.push_back(g.next.first.back() + d);
            g.next.to.insert(g.next.to.end(), found[i].begin(), found[i].end());
        }
        if (g.next.to.size() > most_edges) return {};
    }
    return g;
}

}  // namespace nomos::graph
