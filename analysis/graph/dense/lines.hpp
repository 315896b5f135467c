// Lines of play where positions are numbered: ways to them, and the first loop.
#pragma once

#include <unordered_map>

#include "analysis/graph/dense/retrograde.hpp"
#include "analysis/graph/lines.hpp"

namespace nomos::graph {

// Positions by number, as Walk and loop_of() of lines.hpp want a space.
template <class Space_>
class NumberedSpace {
public:
    using Space = Space_;
    using Key = std::uint32_t;
    using Position = typename Space::Position;
    using Numbers = Numbering<Position>;

    NumberedSpace(const Space& space, const Numbers& numbers) : space_(space), numbers_(numbers) {}

    Key key_of(const Position& p) const { return numbers_(p).number; }
    Position position_of(Key number) const { return numbers_.at(number); }
    template <class Visit>
    void each(const Position& p, Visit&& visit) const {
        space_.each(p, visit);
    }
    template <class Played>
    std::string print(const Played& what) const {
        return space_.print(what);
    }
    // What follows, each once, in rising order.
    std::vector<Key> next(Key number) const {
        std::vector<Key> all;
        space_.each(position_of(number), [&](const auto&, const Position& after) { all.push_back(key_of(after)); });
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

private:
    const Space& space_;
    const Numbers& numbers_;
};

template <class Study, class Space>
class DenseLines {
public:
    using Reached = DenseReached<Space>;
    using Position = typename Space::Position;
    using Numbers = std::vector<std::uint32_t>;

    DenseLines(const Reached& reached, int jobs)
        : reached_(reached), space_(reached.space(), reached.numbers()), jobs_(jobs) {}

    const NumberedSpace<Space>& space() const { return space_; }

    // By fewest plays from the start; of several the one through the least numbers, those a move took nothing from
    // first: who took something is looked for among all of that depth.
    Numbers way_to(std::uint32_t number) const {
        Numbers way{number};
        while (reached_.depth_of(way.back()) > 0) {
            leave_if_stopped();
            auto before = before_without_taking(way.back());
            if (!before) before = before_at_all(way.back());
            expect(before.has_value(), "every position but the first has one before it");
            way.push_back(*before);
        }
        return {way.rbegin(), way.rend()};
    }
    // A shortest cycle through the position nearest the start of those on cycles, by number. Stones that are gone do
    // not come back: it stays in its layer. Nothing if none is found among so many positions.
    Numbers first_cycle() const {
        std::uint64_t left = 1U << 22;
        for (int d = 0; d <= reached_.depth(); ++d)
            for (const Stretch& s : reached_.stretches()) {
                Numbers cycle;
                reached_.each_at_depth(s, d, [&](std::uint32_t number) {
                    leave_if_stopped();
                    cycle = cycle_through(number, left);
                    return cycle.empty() && left != 0;
                });
                if (!cycle.empty() || left == 0) return cycle;
            }
        return {};
    }
    // Can play go round from here among the numbers that `inside` admits?
    template <class Inside>
    bool goes_round(std::uint32_t start, Inside&& inside) const {
        enum : std::uint8_t { met = 1, done = 2 };
        std::vector<std::uint8_t> state(reached_.numbers().size());
        struct OnPath {
            std::uint32_t number, next;  // and which of those that follow is looked at next
        };
        std::vector<OnPath> path{{start, 0}};
        state[start] = met;
        while (!path.empty()) {
            leave_if_stopped();
            const auto next = space_.next(path.back().number);
            std::uint32_t& i = path.back().next;
            while (i < next.size() && (!inside(next[i]) || state[next[i]] == done)) ++i;
            if (i == next.size()) {
                state[path.back().number] = done;
                path.pop_back();
                continue;
            }
            const std::uint32_t to = next[i++];
            if (state[to] == met) return true;
            state[to] = met;
            path.push_back({to, 0});
        }
        return false;
    }

private:
    bool leads_to(std::uint32_t from, std::uint32_t to) const {
        bool found = false;
        space_.each(space_.position_of(from),
                    [&](const auto&, const Position& after) { found = found || space_.key_of(after) == to; });
        return found;
    }
    std::optional<std::uint32_t> before_without_taking(std::uint32_t number) const {
        std::optional<std::uint32_t> least;
        const int depth = reached_.depth_of(number) - 1;
        Study::for_each_before(reached_.space().setting(), space_.position_of(number),
                               [&](const Position& before, const auto&) {
                                   if (!reached_.numbers().has(before)) return;
                                   const std::uint32_t from = space_.key_of(before);
                                   if (reached_.is_reached(from) && reached_.depth_of(from) == depth &&
                                       (!least || from < *least) && leads_to(from, number))
                                       least = from;
                               });
        return least;
    }
    std::optional<std::uint32_t> before_at_all(std::uint32_t number) const {
        const auto& stretches = reached_.stretches();
        const int depth = reached_.depth_of(number) - 1;
        constexpr std::size_t kAtOnce = 64;
        for (std::size_t from = 0; from < stretches.size(); from += kAtOnce) {
            std::array<std::optional<std::uint32_t>, kAtOnce> found;
            parallel_for(std::min(kAtOnce, stretches.size() - from), jobs_, [&](std::size_t i) {
                if (stretches[from + i].end <= number) return;
                reached_.each_at_depth(stretches[from + i], depth, [&](std::uint32_t n) {
                    leave_if_stopped();
                    if (leads_to(n, number)) found[i] = n;
                    return !found[i].has_value();
                });
            });
            for (const auto& f : found)
                if (f) return f;
        }
        return {};
    }
    Numbers cycle_through(std::uint32_t number, std::uint64_t& left) const {
        const Layer& layer = reached_.numbers().layer_of(number);
        std::unordered_map<std::uint32_t, std::uint32_t> parent;
        Numbers queue{number};
        for (std::size_t i = 0; i < queue.size() && left != 0; ++i, --left) {
            leave_if_stopped();
            for (const std::uint32_t to : space_.next(queue[i])) {
                if (to == number) {
                    Numbers cycle;
                    for (std::uint32_t u = queue[i]; u != number; u = parent[u]) cycle.push_back(u);
                    cycle.push_back(number);
                    return {cycle.rbegin(), cycle.rend()};
                }
                if (to < layer.base || to >= layer.end || !parent.emplace(to, queue[i]).second) continue;
                queue.push_back(to);
            }
        }
        return {};
    }

    const Reached& reached_;
    NumberedSpace<Space> space_;
    int jobs_;
};

}  // namespace nomos::graph
