// Comparing two options of a reading by looking: in which plays (plays.hpp), and in what follows from
// them, do the options differ?
//
// Nothing is proved here. The plays that are allowed are compared natively, in positions thrown at
// random (with the invariants, all other readings as thrown) and in those of games of random play, in
// which what players settle before a game is as the difference needs it; and in one that the solver shows,
// where the board is data and nothing was met on the usual one (solved_case.hpp). Of each difference the
// smallest case met is made smaller still (small_cases.hpp) and kept. The games give a line of play, the
// shortest met, and a frequency. "None met" is said with the number of positions.
//
// Where there are whole turns this is all that can be said of them: a search for the longest chain is
// no formula of one step. Elsewhere proofs about single moves go on from here (compare.hpp).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "analysis/readings/small_cases.hpp"
#include "analysis/readings/solved_case.hpp"
#include "model/core/dice.hpp"
#include "model/core/exhibit.hpp"
#include "model/core/setting_option.hpp"

namespace nomos::analysis {

// --- many positions --------------------------------------------------------------------------
template <class R>
void look_at_thrown(const Options& options, PlaySearch<R>& search) {
    Dice dice(options.seed + 5);
    std::optional<typename Plays<R>::Play> by;
    auto& c = search.result();
    for (int i = 0; i < options.samples; ++i) {
        leave_if_stopped();
        const auto [thrown, position] = R::throw_position(dice);
        const auto setting = with_option(thrown, c.reading, c.first);
        if (!Plays<R>::may_start(setting, position) || !induction::all_invariants<R, Native>(setting, position))
            continue;
        ++c.thrown;
        search.look_at(setting, position, by);
    }
}
// Makes one allowed play, each as likely as the others (Vitter's reservoir, size one); none if stuck, or at the end.
template <class R>
std::optional<typename Plays<R>::Play> random_play_in(const typename R::template Setting<Native>& setting,
                                                      typename R::template Position<Native>& position, Dice& dice) {
    if (!R::template Rules<Native>::outcome(setting, position).test(0)) return {};
    const Plays<R> plays{setting, position};
    const auto& listed = plays.listed();
    if (listed.empty()) return {};
    std::size_t chosen = 0;
    for (std::size_t i = 1; i <= listed.size(); ++i)
        if (dice.below(static_cast<int>(i)) == 0) chosen = i - 1;
    position = typename R::template Position<Native>(plays.after_listed(listed[chosen]));
    return listed[chosen].play;
}
// With which games are played, or were: the usual setting, but settled as in the weightiest case found before them. A
// case that is found later may be of another.
template <class R>
typename R::template Setting<Native> setting_of_play(const PlayComparison<R>& c) {
    if (c.games) return *c.games;
    auto setting = with_option(R::default_setting(), c.reading, c.first);
    if constexpr (WithSettingOptions<R>)
        if (const auto weightiest = c.weightiest())
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
                R::set(setting, o, R::value_of(c.found[static_cast<std::size_t>(*weightiest)]->setting, o));
    return setting;
}
template <class R>
void look_at_play(const Options& options, PlaySearch<R>& search) {
    Dice dice(options.seed + 3);
    auto& c = search.result();
    const auto setting = setting_of_play(c);
    c.games = setting, c.settled = settled<R>(setting);
    constexpr int kLongest = 300;
    search.ask_anew();
    while (c.played < options.samples) {
        auto position = R::template start<Native>(setting);
        std::vector<typename Plays<R>::Play> line;
        for (int ply = 0; ply <= kLongest && c.played < options.samples; ++ply) {
            ++c.played;
            std::optional<typename Plays<R>::Play> by;
            if (search.look_at(setting, position, by)) {
                ++c.met;
                const bool is_shorter = !c.line || line.size() < c.line->size();
                if (is_shorter && !search.last_was_by_another())
                    c.line = line, c.met_play = search.telling_play_in(setting, position);
            }
            const auto play = random_play_in<R>(setting, position, dice);
            if (!play) break;
            line.push_back(*play);
        }
    }
    c.unasked = search.unasked();
}

// The weightiest difference on the board that is played on, where it was met on others only; or where none was met,
// the weightiest there is.
template <class R>
void look_at_solved(PlaySearch<R>& search) {
    if constexpr (WithBoards<R>) {
        auto& c = search.result();
        const auto d = c.weightiest();
        if (d && is_as_played<R>(c.found[static_cast<std::size_t>(*d)]->setting)) return;
        const SolvedCase<R> solved(c.reading, c.first, c.second, d.value_or(Difference::winner));
        std::optional<typename Plays<R>::Play> by;
        if (solved.found()) search.look_at(solved.found()->setting, solved.found()->before, by);
    }
}

// Where only what is legal was seen to differ, the positions that a ruleset offers for this reading: small, and made
// for what is in question.
template <class R>
void look_at_shown(PlaySearch<R>& search) {
    if constexpr (WithExhibits<R>) {
        auto& c = search.result();
        if (c.differs(Difference::winner) || c.differs(Difference::effect) || c.differs(Difference::outcome)) return;
        const auto setting = with_option(R::default_setting(), c.reading, c.first);
        std::optional<typename Plays<R>::Play> by;
        for (const ExhibitInfo& s : R::exhibits()) {
            if (s.id != R::info().readings[static_cast<std::size_t>(c.reading)].id || s.position.empty()) continue;
            if (!s.readings.empty()) continue;  // not as usually played
            const auto position = R::parse(setting, s.position);
            if (Plays<R>::may_start(setting, position) && induction::all_invariants<R, Native>(setting, position))
                search.look_at(setting, position, by);
        }
    }
}

// Positions that are worth a look, each with what it is played with.
template <class R>
using Seeds = std::vector<std::pair<typename R::template Setting<Native>, typename R::template Position<Native>>>;

template <class R>
void look_at_seeds(const Seeds<R>& seeds, PlaySearch<R>& search) {
    auto& c = search.result();
    std::optional<typename Plays<R>::Play> by;
    for (const auto& [given, position] : seeds) {
        const auto setting = with_option(given, c.reading, c.first);
        if (Plays<R>::may_start(setting, position) && induction::all_invariants<R, Native>(setting, position))
            search.look_at(setting, position, by);
    }
}

template <class R>
PlayComparison<R> compare_plays(const Options& options, int reading, int first, int second,
                                const Seeds<R>& seeds = {}) {
    PlaySearch<R> search(reading, first, second);
    look_at_thrown(options, search);
    look_at_play(options, search);
    look_at_seeds(seeds, search);
    look_at_shown(search);
    look_at_solved(search);
    search.settle();
    return search.result();
}

}  // namespace nomos::analysis
