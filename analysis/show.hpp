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
            const auto setting = R::default_setting();
            f.witness.position = s.position, f.witness.note = "a position that shows it";
            f.witness.pictures = {R::picture(setting, R::parse(setting, s.position))};
            f.line = record::moves_of(s.line);
            f.line_note = f.line.empty() ? "No line of play from the set-up is known."
                                         : "After " + std::to_string(f.line.size()) +
                                               " plies from the set-up (a line found, not proved shortest).";
        }
}

}  // namespace nomos::analysis
