// Lines of play out of the graph: from vertices, which stand for positions up to symmetry, to moves.
#pragma once

#include <optional>

#include "analysis/graph/breadth_first.hpp"
#include "analysis/graph/game_graph.hpp"
#include "analysis/graph/loop.hpp"

namespace nomos::graph {

// A way by fewest plays from a start of the search to the vertex, level by level backwards; of several
// the one through the least vertices. Costs at most as much as the search did.
template <class Space>
std::vector<Vertex> shortest_way(const Reached<Space>& reached, Vertex to) {
    std::vector<Vertex> way{to};
    for (int depth = reached.depth_of(to) - 1; depth >= 0; --depth) {
        const auto key = reached.key(way.back());
        std::optional<Vertex> before;
        reached.each_at_depth(depth, [&](Vertex v) {
            if (before) return;
            reached.space().each_key(reached.position(v), [&](const auto& k) {
                if (k == key) before = v;
            });
        });
        expect(before.has_value(), "every position but the first has one before it");
        way.push_back(*before);
    }
    return {way.rbegin(), way.rend()};
}

template <class Space>
std::vector<typename Space::Key> keys_of(const Reached<Space>& reached, const std::vector<Vertex>& way) {
    std::vector<typename Space::Key> keys;
    for (const Vertex v : way) keys.push_back(reached.key(v));
    return keys;
}

// Plays along keys: at each the first move, as they are listed, whose result the next stands for.
template <class Space>
class Walk {
public:
    using Key = typename Space::Key;
    using Position = typename Space::Position;
    Walk(const Space& space, const Position& from) : space_(space), position_(from) {}

    const Position& position() const { return position_; }
    const std::vector<std::string>& line() const { return line_; }
    void go(const Key& next) {
        bool gone = false;
        Position after = position_;
        space_.each(position_, [&](const auto& move, const Position& to) {
            if (gone || space_.key_of(to) != next) return;
            gone = true, after = to;
            line_.push_back(space_.print(move));
        });
        expect(gone, "an edge of the graph is a move");
        position_ = after;
    }
    // From the second key of a way on, the first being where the walk stands.
    void follow(const std::vector<Key>& way) {
        for (std::size_t i = 1; i < way.size(); ++i) go(way[i]);
    }

private:
    const Space& space_;
    Position position_;
    std::vector<std::string> line_;
};

// A loop of play from a cycle of keys and a way to its first. Up to symmetry a cycle may come back turned around; it
// is gone round until the very same position has come back.
template <class Space>
Loop loop_of(const Space& space, const typename Space::Position& start, const std::vector<typename Space::Key>& way,
             const std::vector<typename Space::Key>& cycle) {
    Walk<Space> walk(space, start);
    walk.follow(way);
    std::vector<std::pair<typename Space::Position, std::size_t>> at{{walk.position(), walk.line().size()}};
    for (;;) {
        for (std::size_t i = 1; i <= cycle.size(); ++i) walk.go(cycle[i % cycle.size()]);
        for (const auto& [position, plies] : at)
            if (same(position, walk.position())) {
                const auto middle = walk.line().begin() + static_cast<std::ptrdiff_t>(plies);
                return {{walk.line().begin(), middle}, {middle, walk.line().end()}};
            }
        at.emplace_back(walk.position(), walk.line().size());
    }
}

}  // namespace nomos::graph
