#include "analysis/spread/cycles.hpp"

#include <algorithm>

namespace nomos::graph {
namespace {

using Indices = std::vector<std::size_t>;  // of vertices of this rank

// Strongly connected components by colouring (Orzan 2004): each vertex takes on the highest number of a vertex that it
// can be reached from; those of one colour that lead back to the vertex of that number are its component. What has no
// way in or no way out is taken away first, and after each round (McLendon and others 2005): it is a component by
// itself. Tarjan's search, as one process has it, goes along one path and cannot be shared.
class Colouring {
public:
    explicit Colouring(const Part& part)
        : part_(part), left_(part.size(), true), in_(part.size()), out_(part.size()), root(part.size()) {
        Indices loose;
        for (std::size_t i = 0; i < part_.size(); ++i) {
            const auto v = static_cast<Vertex>(i);
            const std::uint32_t itself = leads_to_itself(i) ? 1 : 0;
            root[i] = part_.vertex(i);
            out_[i] = part_.own.next.degree(v) - itself, in_[i] = part_.previous.degree(v) - itself;
            if (in_[i] == 0 || out_[i] == 0) left_[i] = false, loose.push_back(i);
        }
        take_away(loose);
        while (sum(part_.ranks(), static_cast<std::uint64_t>(std::count(left_.begin(), left_.end(), true))) != 0)
            take_away(components_of_a_colour());
    }
    bool leads_to_itself(std::size_t i) const {
        const auto v = static_cast<Vertex>(i);
        return std::binary_search(part_.own.next.begin_of(v), part_.own.next.end_of(v), part_.vertex(i));
    }

private:
    struct Coloured {
        Vertex vertex = 0, colour = 0;
    };

    // Those that are gone are no way in or out of others any more.
    void take_away(Indices gone) {
        while (sum(part_.ranks(), gone.size()) != 0) {
            const auto after = part_.ends_of(part_.own.next, gone), before = part_.ends_of(part_.previous, gone);
            gone.clear();
            const auto without = [&](std::vector<std::uint32_t>& ways) {
                return [&](std::size_t i) {
                    if (!left_[i] || --ways[i] != 0) return;
                    left_[i] = false, root[i] = part_.vertex(i), gone.push_back(i);
                };
            };
            part_.tell(after, without(in_));
            part_.tell(before, without(out_));
        }
    }
    // Passes colours along the rows for as long as take(index, colour) says that they are news.
    template <class Take>
    void spread(const Rows& rows, Indices from, Take&& take) {
        while (sum(part_.ranks(), from.size()) != 0) {
            ByRank<Coloured> to = by_rank<Coloured>(part_.ranks());
            for (const std::size_t i : from) {
                const auto v = static_cast<Vertex>(i);
                for (const Vertex* w = rows.begin_of(v); w != rows.end_of(v); ++w)
                    to[part_.holder(*w)].push_back({*w, root[i]});
            }
            from.clear();
            for (const auto& list : exchanged(part_.ranks(), to))
                for (const auto& [vertex, colour] : list)
                    if (const std::size_t i = part_.index(vertex); left_[i] && take(i, colour)) from.push_back(i);
        }
    }
    Indices components_of_a_colour() {
        Indices all, found;
        for (std::size_t i = 0; i < part_.size(); ++i)
            if (left_[i]) root[i] = part_.vertex(i), all.push_back(i);
        spread(part_.own.next, std::move(all), [&](std::size_t i, Vertex colour) {
            if (colour <= root[i]) return false;
            root[i] = colour;
            return true;
        });
        std::vector<bool> leads_back(part_.size());
        for (std::size_t i = 0; i < part_.size(); ++i)
            if (left_[i] && root[i] == part_.vertex(i)) leads_back[i] = true, found.push_back(i);
        Indices members = found;
        spread(part_.previous, std::move(found), [&](std::size_t i, Vertex colour) {
            if (root[i] != colour || leads_back[i]) return false;
            leads_back[i] = true, members.push_back(i);
            return true;
        });
        for (const std::size_t i : members) left_[i] = false;
        return members;
    }

    const Part& part_;
    std::vector<bool> left_;               // not yet in a component
    std::vector<std::uint32_t> in_, out_;  // ways from and to others that are left

public:
    std::vector<Vertex> root;  // that names its component
};

// By index: how many are in the component that it names.
std::vector<std::uint32_t> sizes_of(const Part& part, const std::vector<Vertex>& root) {
    ByRank<Vertex> to = by_rank<Vertex>(part.ranks());
    for (const Vertex r : root) to[part.holder(r)].push_back(r);
    std::vector<std::uint32_t> sizes(part.size());
    part.tell(to, [&](std::size_t i) { ++sizes[i]; });
    return sizes;
}

// Of all shortest cycles through v the one through the least vertices, as the search of one process comes upon it:
// how far it is to v is found backwards.
std::vector<Vertex> cycle_through(const Part& part, Vertex v, const std::vector<Vertex>& root) {
    constexpr std::uint32_t kFar = ~std::uint32_t{0};
    const Vertex component = static_cast<Vertex>(part.ask({v}, [&](std::size_t i) { return root[i]; }).front());
    std::vector<std::uint32_t> away(part.size(), kFar);
    Indices found;
    if (part.mine(v)) away[part.index(v)] = 0, found.push_back(part.index(v));
    for (std::uint32_t steps = 1; sum(part.ranks(), found.size()) != 0; ++steps) {
        const auto told = part.ends_of(part.previous, found);
        found.clear();
        part.tell(told, [&](std::size_t i) {
            if (root[i] == component && away[i] == kFar) away[i] = steps, found.push_back(i);
        });
    }
    std::vector<Vertex> cycle{v};
    for (;;) {
        const auto next = part.row(cycle.back());
        const auto steps = part.ask(next, [&](std::size_t i) { return away[i]; });
        const auto nearest = std::min_element(steps.begin(), steps.end());
        expect(nearest != steps.end() && *nearest != kFar, "a vertex on a cycle leads back to it");
        if (*nearest == 0) return cycle;
        cycle.push_back(next[static_cast<std::size_t>(nearest - steps.begin())]);
    }
}

}  // namespace

Components components(const Part& part) {
    const Colouring colouring(part);
    const std::vector<std::uint32_t> sizes = sizes_of(part, colouring.root);
    std::array<std::uint64_t, 3> counts{};
    std::uint64_t largest = 0, nearest = Search::kNone;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const bool names = sizes[i] != 0, cyclic = sizes[i] > 1 || (names && colouring.leads_to_itself(i));
        counts[0] += names ? 1 : 0;
        if (cyclic) ++counts[1], counts[2] += sizes[i], largest = std::max<std::uint64_t>(largest, sizes[i]);
        if (cyclic || !names)  // who does not name its component is not alone in it
            nearest = std::min(nearest, std::uint64_t{part.own.depth[i]} << 32 | part.vertex(i));
    }
    part.ranks().add_up(counts);
    Components c;
    c.count = counts[0], c.cyclic = counts[1], c.on_cycles = counts[2], c.largest = most(part.ranks(), largest);
    nearest = least(part.ranks(), nearest);
    if (nearest != Search::kNone) c.cycle = cycle_through(part, static_cast<Vertex>(nearest), colouring.root);
    return c;
}

}  // namespace nomos::graph
