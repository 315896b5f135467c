// A ruleset's readings compared, and what else of the analysis is asked of a ruleset as a whole.
#pragma once

#include "analysis/evidence/conflict_finding.hpp"
#include "analysis/evidence/funnel.hpp"
#include "analysis/evidence/further.hpp"
#include "analysis/evidence/history.hpp"
#include "analysis/findings/assemble.hpp"
#include "analysis/games/compiled.hpp"
#include "analysis/impact/ending_laws.hpp"
#include "analysis/impact/measured_once.hpp"
#include "analysis/lines/coming_up.hpp"
#include "analysis/readings/beside_finding.hpp"
#include "analysis/readings/drawn_pair.hpp"
#include "analysis/readings/readings.hpp"

namespace nomos::analysis {

// Two options of a reading.
template <class Game>
Pair pair_of(const Options& options, int reading, int first, int second) {
    Pair pair = compared_pair<Game>(options, reading, first, second);
    if (auto by_history = compared_by_history<Game>(reading, pair)) return *by_history;
    return pair;
}

// All options of a reading: the first two that differ, and what parts the others from them.
template <class Game>
Finding finding_of(const Options& options, int reading) {
    const ReadingInfo& info = Game::info().readings[static_cast<std::size_t>(reading)];
    const auto measured = measured_to_choose<Game>(options, reading);
    const auto refuted = refuted_by_record<Game>(options, reading);
    const auto [pair, others] =
        first_that_differs(info, most_met_first(info, measured, refuted),
                           [&](int first, int second) { return pair_of<Game>(options, reading, first, second); });
    Finding finding = assemble(Game::info(), reading, pair, others, refuted);
    add_further<Game>(
        reading,
        [&](int first, int second, const Seeds<Game>& seeds) {
            Compared part = parted<Game>(options, reading, first, second, seeds);
            // A case that the ruleset tells, with few pieces and a reason, goes before one that was found, unless it
            // supposes another answer.
            Compared told = part;
            show_as_told<Game>(reading, first, second, told);
            return told.witness.readings.empty() ? told : part;
        },
        finding);
    return finding;
}

template <class Game>
Analysis analysis_of() {
    Analysis a;
    const auto& table = Game::info().readings;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const int reading = static_cast<int>(i);
        a.readings.push_back({std::string(table[i].id),
                              [reading](const Options& options) { return finding_of<Game>(options, reading); }});
    }
    for (auto& t : contradictions<Game>()) a.readings.push_back(std::move(t));
    a.funnel = funnel<Game>;
    a.laws_that_end = laws_that_end<Game>(), a.loops = loops_that_are_shown<Game>();
    a.measured = [](const Options& options) { return measured_once<Game>(options); };
    a.shows = what_shows<Game>;
    a.comes_up = whether_witness_comes_up<Game>;
    a.compare = [](const Options& options, int reading, int first, int second) {
        return assemble(Game::info(), reading, pair_of<Game>(options, reading, first, second), {}, {});
    };
    return a;
}

template <class Game>
const Analysis& CompiledExamination<Game>::analysis() {
    static const Analysis instance = analysis_of<Game>();
    return instance;
}
template <class Game>
ComingUp CompiledExamination<Game>::reach(const TableChoice& choice, const std::string& position,
                                          const ReachEffort& effort) {
    return coming_up<Game>(choice, position, effort);
}

}  // namespace nomos::analysis
