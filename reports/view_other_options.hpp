// The options of a finding beside the two that it draws side by side.
#pragma once

#include <vector>

#include "reports/view.hpp"

namespace nomos {

// Each worded, with a board of its own where one tells it from the two (reports/other_options.hpp). None without a
// reading.
std::vector<View> other_options(const Finding& finding, const ReadingInfo* reading, const Format& format);
// The sums that decide, below the picture that they are drawn in.
View sums_view(const Picture& picture);

}  // namespace nomos
