// junit.xml: a test suite a ruleset, a test case a check.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// Violated is a failure, unknown is an error: a build server shows neither as passed. No times.
std::string junit(std::span<const Chapter> chapters);

}  // namespace nomos
