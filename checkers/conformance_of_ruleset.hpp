// A ruleset's conformance, generator and comparison checks. They rest on clauses and readings alone, but for the
// comparison with plain rules, which looks at all examples.
#pragma once

#include "checkers/conformance.hpp"
#include "checkers/naive_agreement.hpp"
#include "checkers/native_agreement.hpp"

namespace nomos {

template <class Game>
std::vector<CheckTask> CompiledConformance<Game>::checks() {
    std::vector<CheckTask> all = conformance::tasks<Game>();
    for (auto& t : generator::tasks<Game>()) all.push_back(std::move(t));
    for (auto& t : native_agreement::tasks<Game>()) all.push_back(std::move(t));
    for (CheckTask& t : all) t.rests_on = Tables::rules;
    for (auto& t : naive_agreement::tasks<Game>()) all.push_back(std::move(t));
    return all;
}

}  // namespace nomos
