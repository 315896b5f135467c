// Exploring a small board whose positions can be numbered, where its moves are too many to be held.
//
// The same answers as of explore.hpp in the folder above: nothing is stored of a position but a byte for its depth and
// two for who can win, and one for a while. A board is always searched up to its symmetries; where images are to count
// as positions of their own and the start is its own image under all of them, each position counts as often as it has
// images, and components, which are not the same then, are not counted.
#pragma once

#include "analysis/graph/at_start.hpp"
#include "analysis/graph/dense/components.hpp"
#include "analysis/graph/dense/lines.hpp"
#include "analysis/graph/value_of_board.hpp"

namespace nomos::graph {

// Studies that number positions: most(setting, start) and for_each_before(setting, position, visit).
template <class R, class Study>
concept NumbersPositions =
    !WithTurns<R> && kCountable<typename R::template Position<Native>> &&
    requires(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& p) {
    { Study::most(setting, p) } -> std::same_as<std::vector<int>>;
    Study::for_each_before(
        setting, p, [](const typename R::template Position<Native>&, const typename R::template Move<Native>&) {});
};

template <class R, class Study>
class DenseExplorer {
public:
    using Space = graph::Space<R, Study>;
    using Setting = typename Space::Setting;
    using Position = typename Space::Position;
    using Numbers = Numbering<Position>;

    // What an answer costs, by number: the depth, who can win, and where play was followed (goes_round).
    static constexpr std::uint64_t kBytes = 1 + sizeof(Decision) + 1;

    // Nothing if the board does not suit, or can be searched as well by storing positions.
    static std::optional<Numbers> numbers(const Setting& setting, const Position& start, const ExploreChoice& choice) {
        if (choice.most_numbered == 0 || choice.conformance || choice.graphml || choice.dot) return {};
        if (Study::sides(setting).size() != 2 || !one_winner_at_most(setting)) return {};
        const auto used = Study::used(setting, start);
        auto numbers = Numbers::of(used, Study::most(setting, start), Space::group(setting, start, true));
        if (numbers && !choice.up_to_symmetry && !is_alone(*numbers, start))
            numbers = Numbers::of(used, Study::most(setting, start), Space::group(setting, start, false));
        const bool suits = numbers && numbers->size() > choice.fewest_numbered &&
                           numbers->size() * kBytes + numbers->bytes() <= choice.most_numbered;
        if (!suits) numbers.reset();
        return numbers;
    }

    // The choice, the setting and the numbers outlive it. Searches at once.
    DenseExplorer(const Setting& setting, const Position& start, const ExploreChoice& choice, const Numbers& numbers)
        : choice_(choice),
          start_(start),
          space_(setting, start, false),
          numbers_(numbers),
          limits_{0, choice.jobs, choice.on_progress},
          reached_(space_, numbers, start, !choice.up_to_symmetry, limits_) {}

    // Nothing where its moves can be held, so that more can be told of them.
    std::optional<Exploration> explored() const {
        if (reached_.too_deep()) return {};
        Exploration e;
        for (const auto side : Study::sides(space_.setting())) e.sides.emplace_back(side);
        e.start = space_.print(start_);
        count(e);
        const bool few =
            e.complete && *e.edges <= choice_.most_edges && (choice_.limit == 0 || e.positions < choice_.limit);
        if (few) return {};
        try {
            look_further(e);
        } catch (const Stopped&) {  // what has been counted stands
        }
        e.stopped = stop_is_wanted();
        return e;
    }

private:
    static bool one_winner_at_most(const Setting& setting) {
        for (int outcome = 0; outcome < R::kOutcomes; ++outcome)
            if (Study::winners(setting, outcome) > 2) return false;
        return true;
    }
    // Its own image under all symmetries.
    static bool is_alone(const Numbers& numbers, const Position& p) {
        return numbers(p).same == static_cast<std::uint32_t>(numbers.symmetries());
    }

    void count(Exploration& e) const {
        e.numbered = true;
        e.symmetries = choice_.up_to_symmetry ? numbers_.symmetries() : 1;
        e.closed = !choice_.up_to_symmetry || is_alone(numbers_, start_);
        e.complete = reached_.complete(), e.seconds = reached_.seconds();
        DenseCounts all;
        for (int d = 0; d <= reached_.depth(); ++d) all += reached_.at_depth(d);
        for (int d = 0; d <= reached_.depth() + 1 && reached_.found_at(d) != 0; ++d)
            e.per_depth.push_back(reached_.found_at(d));
        e.without_symmetry = all.without_symmetry, e.dead_ends = all.dead_ends, e.in_play = all.in_play;
        e.positions = all.positions, e.edges = all.edges;
        for (std::size_t k = 1; k < R::info().outcomes.size(); ++k)
            e.ends.emplace_back(R::info().outcomes[k], all.by_outcome[k]);
        if (!e.complete) {
            e.edges.reset();
            e.not_expanded = reached_.count_found() - all.positions;
            e.positions += e.not_expanded;
            e.without_symmetry = choice_.up_to_symmetry ? 0 : e.positions;
        }
        e.bytes_beside = static_cast<double>(reached_.bytes()) / static_cast<double>(e.positions);
    }
    void look_further(Exploration& e) const {
        leave_if_stopped();
        tell(choice_.on_progress, Stage::looking_for_lines);
        const DenseLines<Study, Space> lines(reached_, choice_.jobs);
        tell_longest(lines, e);
        if (choice_.most_edges == 0 || !e.complete) return;
        tell_loop(lines, e);
        tell_value(lines, e);
    }
    void tell_longest(const DenseLines<Study, Space>& lines, Exploration& e) const {
        for (int d = reached_.depth(); d >= 0 && e.longest < 0; --d) {
            if (!reached_.at_depth(d).has_ends()) continue;
            for (const Stretch& s : reached_.stretches()) {
                reached_.each_at_depth(s, d, [&](std::uint32_t number) {
                    const int outcome = space_.outcome(numbers_.at(number));
                    if (outcome == kInPlay) return true;
                    e.longest_line = walked(lines, lines.way_to(number)),
                    e.longest = d;  // all of it or, stopped, nothing
                    e.longest_outcome = R::info().outcomes[static_cast<std::size_t>(outcome)];
                    return false;
                });
                if (e.longest >= 0) return;
            }
        }
    }
    std::vector<std::string> walked(const DenseLines<Study, Space>& lines,
                                    const std::vector<std::uint32_t>& way) const {
        Walk<NumberedSpace<Space>> walk(lines.space(), start_);
        walk.follow(way);
        return walk.line();
    }
    void tell_loop(const DenseLines<Study, Space>& lines, Exploration& e) const {
        ComponentsOfBoard components = counted_components();
        tell(choice_.on_progress, Stage::looking_for_lines);
        if (const auto cycle = lines.first_cycle(); !cycle.empty()) {
            Loop loop = loop_of(lines.space(), start_, lines.way_to(cycle.front()), cycle);
            components.loops = true;
            components.lead = std::move(loop.lead), components.round = std::move(loop.round);
        }
        e.components = std::move(components);
    }
    ComponentsOfBoard counted_components() const {
        ComponentsOfBoard c;
        if (reached_.whole() && numbers_.symmetries() > 1) {
            c.uncounted = Uncounted::images;
            return c;
        }
        std::uint64_t taken = reached_.bytes(), layer = 0;
        for (const Layer& l : numbers_.layers()) layer = std::max<std::uint64_t>(layer, l.end - l.base);
        taken = std::min(taken + layer, choice_.most_numbered);
        DenseComponents<R, Study, Space> of(reached_, choice_.jobs, choice_.most_numbered - taken, choice_.few_held,
                                            choice_.on_progress);
        if (const auto counts = of.counted())
            c.count = counts->count, c.cyclic = counts->cyclic, c.on_cycles = counts->on_cycles,
            c.largest = counts->largest;
        else
            c.uncounted = Uncounted::memory;
        return c;
    }
    void tell_value(const DenseLines<Study, Space>& lines, Exploration& e) const {
        const DenseSolved<R, Study, Space> solved(reached_, choice_.jobs, choice_.on_progress);
        tell(choice_.on_progress, Stage::looking_for_lines);
        const DenseValues values = solved.values();
        Solved s;  // its counts only
        s.won[0] = values.won[0], s.won[1] = values.won[1], s.undecided = e.in_play - values.decided_in_play;
        s.longest[0] = values.longest[0], s.longest[1] = values.longest[1];
        const std::uint32_t start = numbers_(start_).number;
        if (const Decision d = solved.of(start); d.decided()) {
            s.at_start = d.side() == 0 ? Value::first_wins : Value::second_wins;
            s.plays = static_cast<std::uint16_t>(d.plays());
        } else {
            const bool round = lines.goes_round(start, [&](std::uint32_t n) { return !solved.of(n).decided(); });
            s.at_start = round ? Value::endless : Value::drawn;
        }
        e.value = value_of(s, e.sides);
        e.value->line = walked(lines, best_line(lines, solved, start));
        e.bytes_beside += static_cast<double>(solved.bytes()) / static_cast<double>(e.positions);
    }
    // Who can win goes the shortest way, who loses the longest; of several the least number.
    std::vector<std::uint32_t> best_line(const DenseLines<Study, Space>& lines,
                                         const DenseSolved<R, Study, Space>& solved, std::uint32_t start) const {
        std::vector<std::uint32_t> line{start};
        const Decision first = solved.of(start);
        if (!first.decided()) return line;
        while (solved.of(line.back()).plays() > 0) {
            const bool wins = space_.to_move(numbers_.at(line.back())) == first.side();
            const int wanted = solved.of(line.back()).plays() - 1;
            const auto next = lines.space().next(line.back());
            const auto to = std::find_if(next.begin(), next.end(), [&](std::uint32_t n) {
                const Decision d = solved.of(n);
                return d.decided() && d.side() == first.side() && d.plays() == wanted;
            });
            expect(to != next.end(), wins ? "a win has a move to it" : "a loss has a longest way");
            line.push_back(*to);
        }
        return line;
    }

    const ExploreChoice& choice_;
    Position start_;
    Space space_;
    const Numbers& numbers_;
    Limits limits_;
    DenseReached<Space> reached_;
};

// Nothing where the board does not suit, or its moves can be held.
template <class R, class Study>
std::optional<Exploration> explored_by_number(const typename R::template Setting<Native>& setting,
                                              const typename R::template Position<Native>& start,
                                              const ExploreChoice& choice) {
    if constexpr (NumbersPositions<R, Study>)
        if (const auto numbers = DenseExplorer<R, Study>::numbers(setting, start, choice))
            return DenseExplorer<R, Study>(setting, start, choice, *numbers).explored();
    return {};
}

}  // namespace nomos::graph
