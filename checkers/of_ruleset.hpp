// A ruleset's invariants, laws, bounds and claims, and what is asked of its text: examples, recorded games, exhibits,
// dead and idle sentences, and changes of it.
#pragma once

#include "checkers/dead_text.hpp"
#include "checkers/examples.hpp"
#include "checkers/exhibits.hpp"
#include "checkers/idle_sentences.hpp"
#include "checkers/property_suite.hpp"
#include "checkers/recorded_game_of_both.hpp"
#include "checkers/try_changes.hpp"

namespace nomos {

template <class Game>
std::vector<CheckTask> CompiledChecks<Game>::of_properties() {
    return property_suite::tasks<Game>();
}
template <class Game>
std::vector<CheckTask> CompiledChecks<Game>::of_text() {
    std::vector<CheckTask> all = examples::tasks<Game>();
    for (auto& t : recorded_game::tasks_of_both<Game>()) all.push_back(std::move(t));
    for (auto& t : exhibits::tasks<Game>()) all.push_back(std::move(t));
    for (auto* of_sentences : {dead_text::tasks<Game>, idle_sentences::tasks<Game>})
        for (auto& t : of_sentences()) t.rests_on = Tables::sentences, all.push_back(std::move(t));
    return all;
}

template <class Game>
std::vector<TriedChange> changes::CompiledChanges<Game>::tried(const Options& options,
                                                               const std::vector<TextChange>& changes) {
    return changes::tried<Game>(options, changes);
}

}  // namespace nomos
