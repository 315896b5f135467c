// A line of play between two positions, looked for from both ends (Pohl 1971): all that can be played from the one,
// as long as it is little, and from there backwards from the other, ply by ply undone, led to where the line begins.
//
// Getting into a narrow place takes an order that a search led by distance does not know; getting out of it
// mostly does not. R::for_each_predecessor(setting, position, visit(before, play)) tells what the ply before may have
// been; it may leave some out and may be wrong, since each is played.
#pragma once

#include "analysis/lines/guided_search.hpp"

namespace nomos::analysis {

// How much is looked at from the front, in positions, and from the back.
struct Ends {
    std::size_t nearby = 20'000;
    Beam back{};
};

template <class R>
concept WithPredecessors = requires(const typename R::template Setting<Native>& s,
                                    const typename R::template Position<Native>& p) {
    R::for_each_predecessor(s, p, [](const auto&, const auto&) {});
};

namespace guided {

template <WithPredecessors R>
struct Backwards {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    template <class Visit>
    static void each(const Setting& setting, const Position& p, Visit&& visit) {
        R::for_each_predecessor(setting, p, [&](const Position& before, const auto& play) {
            if (!R::template well_formed<Native>(setting, before) || !Plays<R>::may_start(setting, before) ||
                !R::template Rules<Native>::outcome(setting, before).test(0))
                return;
            const auto after = Plays<R>{setting, before}.after(play);
            if (after && same(*after, p)) visit(play, before);
        });
    }
};

// All positions within some plies, and how they come up.
template <class R>
class Nearby {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Line = std::vector<typename Plays<R>::Play>;

    // Whole levels, as long as there are not too many positions.
    Nearby(const Setting& setting, const Position& from, std::size_t most) {
        add(from, 0, {});
        for (std::size_t first = 0, end = 1; first < end && end < most; first = std::exchange(end, nodes_.size())) {
            for (std::size_t i = first; i < end && nodes_.size() < most; ++i) {
                const Position p = nodes_[i].position;
                if (!R::template Rules<Native>::outcome(setting, p).test(0)) continue;
                Plays<R>{setting, p}.each([&](const auto& play, const auto& after) { add(after, i, play); });
            }
        }
    }
    bool has(const Position& p) const { return find(p) != nullptr; }
    Line line_to(const Position& p) const {
        Line line;
        for (const Node* n = find(p); n != nodes_.data(); n = &nodes_[n->from]) line.push_back(n->play);
        std::reverse(line.begin(), line.end());
        return line;
    }

private:
    struct Node {
        Position position;
        std::size_t from;
        typename Plays<R>::Play play;
    };

    const Node* find(const Position& p) const {
        const auto at = by_hash_.find(hash(p));
        return at != by_hash_.end() && same(nodes_[at->second].position, p) ? &nodes_[at->second] : nullptr;
    }
    void add(const Position& p, std::size_t from, const typename Plays<R>::Play& play) {
        if (by_hash_.try_emplace(hash(p), nodes_.size()).second) nodes_.push_back({p, from, play});
    }

    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::size_t> by_hash_;  // of two with one hash the first: a line more or less
};

}  // namespace guided

// At most so many plies long, from the one position to this very other one. No line is known to be shortest, since
// a ply that nobody thought of is not undone.
template <WithPredecessors R>
GuidedLine<R> line_between(const typename R::template Setting<Native>& setting,
                           const typename R::template Position<Native>& from,
                           const typename R::template Position<Native>& to, int most_plies, const Ends& ends = {}) {
    const guided::Nearby<R> nearby(setting, from, ends.nearby);
    const auto meets = [&](const auto& p) { return nearby.has(p); };
    GuidedLine<R> g =
        guided::Search<R, guided::Backwards<R>>(setting, {setting, from, from}, meets).found(to, most_plies, ends.back);
    g.shortest = g.exhausted = false, g.none_within = -1;
    if (!g.line) return g;
    auto line = nearby.line_to(g.last);
    line.insert(line.end(), g.line->rbegin(), g.line->rend());
    g.line = std::move(line), g.last = to;
    if (g.line->size() > static_cast<std::size_t>(most_plies)) g.line.reset();
    return g;
}

}  // namespace nomos::analysis
