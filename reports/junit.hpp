// junit.xml: a test suite a ruleset, a test case a check.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// Violated is a failure, unknown is an error: a build server shows neither as passed. A violated check that the
// baseline accepts is skipped, with the reason. `time` is what a check took, in seconds: the one thing in this file
// that differs between runs.
std::string junit(std::span<const Chapter> chapters);

}  // namespace nomos
