// A ruleset's conformance, generator and comparison checks.
#pragma once

#include "checkers/conformance.hpp"
#include "checkers/native_agreement.hpp"

namespace nomos {

template <class Game>
std::vector<CheckTask> CompiledConformance<Game>::checks() {
    std::vector<CheckTask> all = conformance::tasks<Game>();
    for (auto& t : generator::tasks<Game>()) all.push_back(std::move(t));
    for (auto& t : native_agreement::tasks<Game>()) all.push_back(std::move(t));
    return all;
}

}  // namespace nomos
