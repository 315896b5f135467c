// junit.xml: a test suite a ruleset, a test case a check.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// Violated is a failure, unknown is an error: a build server shows neither as passed. No times. Checks that were not
// run since the program was told to stop are skipped.
std::string junit(std::span<const Chapter> chapters, std::span<const std::string> not_run = {});

}  // namespace nomos
