// The board and the line of play beside a finding about the text, where the ruleset offers them. Where it
// offers no line, one is looked for.
#pragma once

#include "analysis/coming_up.hpp"
#include "analysis/difference.hpp"
#include "analysis/finding.hpp"
#include "checkers/induction.hpp"
#include "checkers/shown.hpp"
#include "model/core/error.hpp"

namespace nomos::analysis {

// Can this position come up? A line that leads to it, what rules it out, or how far was looked.
template <class R>
void tell_whether_it_comes_up(const typename R::template Setting<Native>& setting,
                              const typename R::template Position<Native>& position, Finding& f) {
    if (!induction::all_invariants<R, Native>(setting, position)) {
        f.line_note = "This very position cannot come up: it breaks an invariant, which holds from the set-up on.";
        return;
    }
    const auto g = line_to<R>(setting, position, {.plays = 1'000'000, .plies = 80, .draws = 0});
    if (!g.line) f.line_note = "No line of play to this very position was found: " + how_found(g) + ".";
    if (g.exhausted)
        f.line_note = "This very position cannot come up: all " + std::to_string(g.looked_at) +
                      " that can be reached were looked at.";
    if (!g.line) return;
    for (const auto& play : *g.line) f.line.push_back(Plays<R>::print(setting, play));
    f.line_note = f.line.empty() ? "It is the set-up."
                                 : "After " + counted_plies(f.line.size()) + " from the set-up; " + how_found(g) + ".";
}

// The same of what a check shows, under the readings that it shows it with. A position that belongs to another
// board than the usual is left alone.
template <class R>
void tell_whether_witness_comes_up(Finding& f) {
    if (f.witness.position.empty() || !f.line.empty() || !f.line_note.empty()) return;
    auto setting = R::default_setting();
    for (const auto& text : f.witness.readings) {
        const Choice c = parse_choice(text, R::info().id, R::info().readings);
        setting = with_option(setting, c.reading, c.option);
    }
    try {
        tell_whether_it_comes_up<R>(setting, R::parse(setting, f.witness.position), f);
        f.line_readings = f.witness.readings;
    } catch (const UserError&) {
        f.line_note = "Whether it can come up is not known: the position is not one of the usual board.";
    }
}

template <class R>
void show_what_lacks(Finding& f) {
    if constexpr (WithShown<R>)
        for (const ShownInfo& s : R::shown()) {
            if (s.id != f.id) continue;
            const auto setting = setting_with<R>(s.readings);
            const auto played = record::play_on<R>(setting, R::parse(setting, s.position), s.moves);
            f.witness.position = s.position, f.witness.note = "a position that shows it";
            f.witness.moves = s.moves, f.witness.readings = strings(s.readings);
            f.witness.pictures = {R::picture(setting, played.positions.front())};
            if (!s.moves.empty()) f.witness.pictures.push_back(R::picture(setting, played.positions.back()));
            f.line = s.line, f.line_readings = f.witness.readings;
            if (f.line.empty())
                tell_whether_it_comes_up<R>(setting, played.positions.front(), f);
            else
                f.line_note =
                    "After " + counted_plies(f.line.size()) + " from the set-up (a line found, not proved shortest).";
        }
}

}  // namespace nomos::analysis
