// The board and the line of play beside a finding about the text, where the ruleset offers them.
#pragma once

#include "analysis/finding.hpp"
#include "checkers/shown.hpp"

namespace nomos::analysis {

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
            f.line = s.line;
            f.line_note = f.line.empty() ? "No line of play from the set-up is known."
                                         : "After " + std::to_string(f.line.size()) +
                                               " plies from the set-up (a line found, not proved shortest).";
        }
}

}  // namespace nomos::analysis
