// What a build server shows of a run on one screen: what is new, with its boards.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// Of so many findings a summary says more than that they are there: hosts cut what is longer than a megabyte.
inline constexpr std::size_t kSummaryFindings = 20;

// Markdown. Against a baseline: findings that are new or expired, worst first, and ids that are gone; without one, all
// findings. Then each check that is unknown, and each that is violated and is no finding's. `not_run`: ids of checks.
std::string summary(std::span<const Chapter> chapters, std::span<const std::string> not_run = {});

}  // namespace nomos
