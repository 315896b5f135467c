// Laws by which every game ends, and under which readings they say so.
#pragma once

#include "analysis/findings/finding.hpp"
#include "analysis/readings/difference.hpp"
#include "checkers/telling_laws.hpp"
#include "properties/line.hpp"

namespace nomos::analysis {

template <class R>
std::vector<LawThatEnds> laws_that_end() {
    std::vector<LawThatEnds> laws;
    const auto usual = R::default_setting();
    for (const auto& [info, ends_games] : laws_that_end_games<R>()) {
        LawThatEnds law{std::string(info.id), {}};
        if (ends_games(usual)) law.readings.emplace_back();
        for (std::size_t r = 0; r < R::info().readings.size(); ++r)
            for (std::size_t o = 0; o < R::info().readings[r].options.size(); ++o)
                if (ends_games(with_option(usual, static_cast<int>(r), static_cast<int>(o))))
                    law.readings.push_back(std::string(R::info().readings[r].id) + "=" +
                                           std::string(R::info().readings[r].options[o].id));
        laws.push_back(std::move(law));
    }
    return laws;
}

// Play that goes round, as a property of recorded lines says to be possible under the readings that it names.
template <class R, class Lines>
void add_loops(std::vector<LawThatEnds>& loops) {
    if constexpr (OfLines<Lines> && requires { Lines::kPossible; }) {
        const auto lines = Lines::lines();
        const auto goes_round = [](const Line& line) { return !line.round.empty(); };
        if (!std::ranges::any_of(lines, goes_round)) return;
        LawThatEnds loop{std::string(Lines::info().id), {}};
        if constexpr (requires { Lines::under(); }) {
            if (Lines::under().size() != 1) return;  // the table is about one option at a time
            loop.readings.emplace_back(Lines::under().front());
        } else {
            loop.readings.emplace_back();
        }
        loops.push_back(std::move(loop));
    }
}
template <class R>
std::vector<LawThatEnds> loops_that_are_shown() {
    std::vector<LawThatEnds> loops;
    [&]<class... Each>(std::tuple<Each...>*) {
        (add_loops<R, Each>(loops), ...);
    }(static_cast<typename R::Properties*>(nullptr));
    return loops;
}

}  // namespace nomos::analysis
