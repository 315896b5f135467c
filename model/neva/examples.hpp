// The worked examples of Neva: the recorded game step by step, and what the rules and the comments say
// of single steps.
#pragma once

#include <span>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::neva {

std::span<const ExampleInfo> examples();
// The first part of them: every step of the recorded game.
std::vector<ExampleInfo> recorded_steps();

}  // namespace nomos::neva
