// The board and the line of play beside a finding about the text, where the ruleset offers them; and of a position
// that a finding shows, whether play can lead to it. Where no line is offered, one is looked for.
#pragma once

#include <optional>

#include "analysis/findings/parts.hpp"
#include "analysis/lines/coming_up.hpp"
#include "analysis/readings/difference.hpp"
#include "analysis/readings/sums.hpp"
#include "analysis/readings/told_case.hpp"
#include "checkers/exhibits.hpp"
#include "checkers/induction.hpp"
#include "model/core/settled.hpp"

namespace nomos::analysis {

// Can this position come up? A line that leads to it, what rules it out, or how far was looked.
template <class R>
LineOfPlay whether_it_comes_up(const typename R::template Setting<Native>& setting,
                               const typename R::template Position<Native>& position) {
    LineOfPlay line;
    line.how = LineOfPlay::How::breaks_invariant;
    if (!induction::all_invariants<R, Native>(setting, position)) return line;
    const auto g = line_to<R>(setting, position, {.plays = 1'000'000, .plies = 80, .draws = 0});
    line.how = LineOfPlay::How::to_position, line.searches = {{searched(g)}};
    if (g.line)
        for (const auto& play : *g.line) line.plays.push_back(Plays<R>::print(setting, play));
    return line;
}

// The setting that is played with, but for its readings and for what players settle before, which are as in this one.
template <class R>
typename R::template Setting<Native> usual_but_settled_as(const typename R::template Setting<Native>& other) {
    auto setting = R::default_setting();
    setting.readings = other.readings;
    if constexpr (WithSettingOptions<R>)
        for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
            R::set(setting, o, R::value_of(other, o));
    return setting;
}

// The same of what a check shows, under the readings that it shows it with, and with what is hidden where it hides
// there. A position that belongs to another board than the usual is left alone.
template <class R>
LineOfPlay whether_witness_comes_up(const Witness& witness) {
    using Stands = std::pair<typename R::template Setting<Native>, typename R::template Position<Native>>;
    LineOfPlay line;
    const auto* stands = std::any_cast<Stands>(&witness.stands);
    if (!stands) return line;
    const auto setting = usual_but_settled_as<R>(stands->first);
    if (same(setting, stands->first))
        line = whether_it_comes_up<R>(setting, stands->second);
    else
        line.how = LineOfPlay::How::position_of_another_board;
    line.readings = witness.readings, line.settled = settled<R>(setting);
    return line;
}

template <class R>
std::optional<Beside> what_shows(const std::string& id) {
    if constexpr (WithExhibits<R>)
        for (const ExhibitInfo& s : R::exhibits()) {
            if (s.id != id) continue;
            const auto usual = setting_with<R>(s.readings);
            const auto setting = settled_as_in<R>(usual, R::parse(usual, s.position));
            const auto played = recorded_game::play_on<R>(setting, R::parse(setting, s.position), s.moves);
            Beside beside{witness_at<R>(setting, played.positions.front(), ""), {Shown::How::offered}, {}};
            beside.witness.position = s.position, beside.witness.moves = s.moves;
            beside.witness.readings = of_other_readings<R>(s);
            beside.witness.pictures = {R::picture(setting, played.positions.front())};
            if (!s.moves.empty()) beside.witness.pictures.push_back(picture_after<R>(setting, played, s.moves));
            if (s.line.empty()) beside.line = whether_it_comes_up<R>(setting, played.positions.front());
            if (!s.line.empty()) beside.line.how = LineOfPlay::How::offered, beside.line.plays = s.line;
            beside.line.readings = beside.witness.readings, beside.line.settled = settled<R>(setting);
            beside.shown.settled = beside.line.settled;
            return beside;
        }
    return {};
}

}  // namespace nomos::analysis
