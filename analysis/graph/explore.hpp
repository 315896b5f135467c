// Exploring one small board: the search, its graph, and what they answer.
#pragma once

#include <atomic>

#include "analysis/graph/agree.hpp"
#include "analysis/graph/at_start.hpp"
#include "analysis/graph/components.hpp"
#include "analysis/graph/connect.hpp"
#include "analysis/graph/dense/explore.hpp"
#include "analysis/graph/export.hpp"
#include "analysis/graph/lines.hpp"
#include "analysis/graph/tally.hpp"
#include "analysis/graph/value_of_board.hpp"

namespace nomos::graph {

template <Ruleset R, StudyOf<R> Study, class Space_ = graph::Space<R, Study>>
class Explorer {
public:
    using Space = Space_;
    using Setting = typename Space::Setting;
    using Position = typename Space::Position;

    Explorer(const Setting& setting, const Position& start, const ExploreChoice& choice)
        : choice_(choice),
          start_(start),
          space_(setting, start, choice.up_to_symmetry),
          reached_(space_, {start}, {choice.limit, choice.jobs, choice.on_progress}) {}

    Exploration explored() const {
        Exploration e;
        for (const auto side : Study::sides(space_.setting())) e.sides.emplace_back(side);
        e.start = space_.print(start_);
        count(e);
        try {
            look_further(e);
        } catch (const Stopped&) {  // what has been counted stands
        }
        e.stopped = stop_is_wanted();
        return e;
    }

private:
    void look_further(Exploration& e) const {
        if (choice_.conformance) compare_encodings(e);
        tell(choice_.on_progress, Stage::looking_for_lines);
        tell_longest(e);
        leave_if_stopped();
        if (const auto graph = connect(reached_, choice_.most_edges, choice_.jobs, choice_.on_progress))
            study(*graph, e);
    }
    void count(Exploration& e) const {
        e.symmetries = space_.canonical().order();
        e.closed = space_.orbit_of(start_) == 1;
        e.complete = reached_.complete(), e.positions = reached_.size(), e.seconds = reached_.seconds();
        e.bits = space_.key_bits();
        e.bytes_beside = static_cast<double>(reached_.bytes()) / static_cast<double>(e.positions) - e.bits / 8.0;
        for (int d = 0; d <= reached_.depth(); ++d)
            if (const auto n = reached_.at_depth(d); n != 0) e.per_depth.push_back(n);
        tally().tell(R::info().outcomes, e);
    }
    // Images take longest to count, and who has told the program to stop does not wait for them.
    Tally tally() const {
        tell(choice_.on_progress, Stage::counting_images);
        constexpr std::uint64_t kAtOnce = 1U << 16;
        const std::uint64_t size = reached_.size();
        std::vector<Tally> parts((size + kAtOnce - 1) / kAtOnce, Tally(R::info().outcomes.size()));
        std::atomic<bool> all_images{true};
        parallel_for(parts.size(), choice_.jobs, [&](std::size_t i) {
            for (std::uint64_t v = i * kAtOnce; v < std::min(size, (i + 1) * kAtOnce); ++v) {
                const auto id = static_cast<Vertex>(v);
                const bool hurry = stop_is_wanted();
                if (hurry) all_images = false;
                parts[i].count(reached_.note(id), hurry ? 0 : space_.orbit(reached_.key(id)));
            }
        });
        Tally all(R::info().outcomes.size());
        for (const Tally& part : parts) all += part;
        if (!all_images) all.forget_images();
        return all;
    }
    void compare_encodings(Exploration& e) const {
        tell(choice_.on_progress, Stage::comparing_encodings);
        Agreement a = agreement<R>(reached_, choice_.jobs);
        e.compared = a.compared, e.disagreements = std::move(a.disagreements);
    }
    // The end that lies deepest.
    void tell_longest(Exploration& e) const {
        for (int d = reached_.depth(); d >= 0 && e.longest < 0; --d)
            reached_.each_at_depth(d, [&](Vertex v) {
                const int outcome = reached_.note(v) & kOutcomeMask;
                if (e.longest >= 0 || outcome == kInPlay) return;
                Walk<Space> walk(space_, start_);
                walk.follow(keys_of(reached_, shortest_way(reached_, v)));
                e.longest = d, e.longest_line = walk.line();
                e.longest_outcome = R::info().outcomes[static_cast<std::size_t>(outcome)];
            });
    }
    void study(const GameGraph& g, Exploration& e) const {
        tell(choice_.on_progress, Stage::solving);
        const Vertex start = *reached_.id_of(start_);
        e.edges = g.next.to.size();
        const Components c = components(g);
        e.components = {c.count, c.cyclic, c.on_cycles, c.largest, !c.cycle.empty(), {}, {}};
        if (!c.cycle.empty()) {
            Loop loop = loop_of(space_, start_, keys_of(reached_, shortest_way(reached_, c.cycle.front())),
                                keys_of(reached_, c.cycle));
            e.components->lead = std::move(loop.lead), e.components->round = std::move(loop.round);
        }
        std::vector<std::string> values(g.size());
        if (e.sides.size() == 2) {
            const Solved solved = solve(g, start);
            e.value = value_of(solved, e.sides);
            Walk<Space> walk(space_, start_);
            walk.follow(keys_of(reached_, best_line(g, solved, start)));
            e.value->line = walk.line();
            if (choice_.graphml || choice_.dot) values = labels_of(g, solved, e.sides);
        } else {
            e.value = value_of(coalitions(g, start), e.sides, e.complete);
        }
        if (choice_.graphml || choice_.dot) draw(g, std::move(values), e);
    }
    void draw(const GameGraph& g, std::vector<std::string> values, Exploration& e) const {
        constexpr std::size_t kMostDrawn = 100'000;
        if (g.size() > kMostDrawn) {
            e.undrawn = "the graph has " + std::to_string(g.size()) + " positions, too many to be written";
            return;
        }
        ExportLabels labels{{},
                            std::move(values),
                            {R::info().outcomes.begin(), R::info().outcomes.end()},
                            std::string(R::info().title)};
        for (Vertex v = 0; v < g.size(); ++v) labels.positions.push_back(space_.print(reached_.position(v)));
        if (choice_.graphml) e.graphml = as_graphml(g, labels);
        if (choice_.dot) e.dot = as_dot(g, labels);
    }

    const ExploreChoice& choice_;
    Position start_;
    Space space_;
    Reached<Space> reached_;
};

template <class R, class Study>
Exploration explore_in_words(const typename R::template Setting<Native>& setting,
                             const typename R::template Position<Native>& start, const ExploreChoice& choice) {
    if (auto numbered = explored_by_number<R, Study>(setting, start, choice)) return std::move(*numbered);
    Exploration e;
    with_space<R, Study>(setting, start, [&]<class Space>(std::type_identity<Space>) {
        e = Explorer<R, Study, Space>(setting, start, choice).explored();
    });
    return e;
}
template <class Study>
Exploration explore_study(const ExploreChoice& choice) {
    Exploration e;
    at_start<Study>(choice, e, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        e = explore_in_words<R, Study>(setting, start, choice);
    });
    return e;
}

}  // namespace nomos::graph
