// Looking for a line of play from the set-up to where something happens, led by several examples of it.
//
// The known example may be far from the set-up, or of another setting, and a search that is led to one example
// may be stuck before it. So others are thrown at random; each is moved towards the set-up, and the nearest are
// tried first, each with a search of its own (guided_search.hpp), led by the pieces that it needs. Each looks for
// a shorter line than is known, and what it finds loses what it does not need (shorten.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/lines/guided_search.hpp"
#include "analysis/lines/shorten.hpp"
#include "analysis/lines/towards_set_up.hpp"
#include "checkers/induction.hpp"

namespace nomos::analysis {

struct LineEffort {
    int thrown = 40'000;                          // positions, of which
    std::size_t examples = 32;                    // at most so many are moved towards the set-up,
    std::size_t tried = 16;                       // and the nearest of these tried,
    std::uint64_t listed = budget::kLineListed;   // until so many plays are listed in all,
    Beam for_each{200'000, 40, 400, 10'000};      // each by a narrow beam: many tries come further than one wide one;
    std::size_t tried_again = 2;                  // if none finds a line, so many of them by one
    Beam for_hard{600'000, 100, 400, 4'000};      // that goes deeper.
    Beam for_example{600'000, 400, 1500, 4'000};  // Then the example that was known, and if that was in vain,
    std::size_t draws = 12;                       // so many narrow ones that keep others by chance.
};

// Without the pieces that it would happen without: those that are left have to come where they stand, and the others
// may be anywhere.
template <class R, class Happens>
typename R::template Position<Native> needed_for(const typename R::template Setting<Native>& setting,
                                                 typename R::template Position<Native> position, Happens&& happens) {
    using Position = typename R::template Position<Native>;
    for (int cell = 0; cell < cells_of(position); ++cell) {
        Position p = position;
        clear_cell(p, cell);
        p = consistent<R>(setting, p);
        if (R::template pieces<Native>(p) < R::template pieces<Native>(position) && happens(p)) position = p;
    }
    return position;
}
// What leads to it.
template <class R, class Happens>
guided::Distance<R> distance_to(const typename R::template Setting<Native>& setting,
                                const typename R::template Position<Native>& position, Happens&& happens) {
    return guided::Distance<R>(setting, position, needed_for<R>(setting, position, happens));
}

// Positions of play in which it happens, nearest to the set-up first; of as near ones the one found first.
template <class R, class Happens>
std::vector<guided::Distance<R>> examples_towards_set_up(const typename R::template Setting<Native>& setting,
                                                         std::uint64_t seed, const LineEffort& effort,
                                                         Happens&& happens) {
    using Position = typename R::template Position<Native>;
    std::vector<std::pair<int, guided::Distance<R>>> found;  // with how far each is
    std::vector<Position> near;
    const Position begin = R::template start<Native>(setting);
    Dice dice(seed + 23);
    for (int i = 0; i < effort.thrown && found.size() < effort.examples; ++i) {
        const Position thrown = consistent<R>(setting, R::throw_position(dice).second);
        if (!happens(thrown)) continue;
        const Position p = nearer_the_set_up<R>(setting, thrown, happens);
        if (std::any_of(near.begin(), near.end(), [&](const Position& q) { return same(p, q); })) continue;
        near.push_back(p);
        const auto distance = distance_to<R>(setting, p, happens);
        found.emplace_back(distance.from(begin), distance);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<guided::Distance<R>> nearest;
    for (std::size_t i = 0; i < std::min(found.size(), effort.tried); ++i) nearest.push_back(found[i].second);
    return nearest;
}

// The lines that several searches find, of which the shortest counts; each looks for a shorter one only.
template <class R>
class LineSearch {
public:
    using Setting = typename R::template Setting<Native>;

    LineSearch(const Setting& setting, int most_plies, Reached<R> reached)
        : setting_(setting), most_plies_(most_plies), reached_(std::move(reached)) {}

    void led_by(const guided::Distance<R>& distance, const Beam& beam) {
        if (done()) return;
        GuidedLine<R> g = guided_line<R>(setting_, distance, most_plies_, reached_, beam);
        if (g.line) take(std::move(*g.line));
        best_.looked_at += g.looked_at, best_.listed += g.listed, best_.deepest = std::max(g.deepest, best_.deepest);
        best_.none_within = std::max(g.line ? -1 : g.none_within, best_.none_within);
        best_.exhausted = g.exhausted;
        best_.shortest = best_.line && (g.shortest || best_.none_within >= most_plies_);
    }
    // A line that is known to be `reached`.
    void take(std::vector<typename Plays<R>::Play> line) {
        best_.line = Shortener<R>(setting_, std::move(line), reached_).shortened();
        best_.last = R::template start<Native>(setting_);
        for (const auto& play : *best_.line) best_.last = Plays<R>{setting_, best_.last}.after(play).value();
        most_plies_ = static_cast<int>(best_.line->size()) - 1;
    }
    bool done() const { return best_.exhausted || best_.shortest; }
    const GuidedLine<R>& best() const { return best_; }

private:
    const Setting& setting_;
    int most_plies_;
    Reached<R> reached_;
    GuidedLine<R> best_;
};

// What is known before: a position that is `reached`, a line to one.
template <class R>
struct Known {
    std::optional<typename R::template Position<Native>> example;
    std::optional<std::vector<typename Plays<R>::Play>> line{};
};

// At most so many plies long, to a position that is `reached`.
template <class R>
GuidedLine<R> line_of_play(const typename R::template Setting<Native>& setting, const Known<R>& known, int most_plies,
                           std::uint64_t seed, const Reached<R>& reached, const LineEffort& effort = {}) {
    constexpr std::size_t kShort = 4;  // plies of a line that is good enough
    const auto happens = [&](const auto& position) {
        return R::template well_formed<Native>(setting, position) && Plays<R>::may_start(setting, position) &&
               induction::all_invariants<R, Native>(setting, position) && reached(position);
    };
    LineSearch<R> search(setting, most_plies, reached);
    if (known.line) search.take(*known.line);
    if (effort.tried > 0 && (!search.best().line || search.best().line->size() > kShort)) {
        const auto examples = examples_towards_set_up<R>(setting, seed, effort, happens);
        for (const auto& distance : examples)
            if (search.best().listed < effort.listed) search.led_by(distance, effort.for_each);
        for (std::size_t i = 0; i < std::min(examples.size(), effort.tried_again); ++i)
            if (!search.best().line) search.led_by(examples[i], effort.for_hard);
    }
    if (known.example) {
        const auto distance = distance_to<R>(setting, nearer_the_set_up<R>(setting, *known.example, happens), happens);
        search.led_by(distance, effort.for_example);
        Beam beam = kNarrowBeam;
        if (happens(*known.example))
            for (; beam.draw < effort.draws && !search.best().line; ++beam.draw) search.led_by(distance, beam);
    }
    return search.best();
}

}  // namespace nomos::analysis
