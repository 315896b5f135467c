// junit.xml: a test suite a ruleset, a test case a check.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// Violated is a failure, unknown is an error: a build server shows neither as passed. A violated check that the
// baseline accepts is skipped, with the reason, and so are checks that were not run since the program was told to
// stop. `time` is what a check took, in seconds: the one thing in this file that differs between runs.
std::string junit(std::span<const Chapter> chapters, std::span<const std::string> not_run = {});

}  // namespace nomos
