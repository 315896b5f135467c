// The answers to a question as data for a page: the two that are drawn, and those beyond them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/view.hpp"

namespace nomos {

// The sums that decide, below the picture that they are drawn in.
View sums_view(const Picture& picture);
// A position and what its moves lead to, each with what stands under it.
std::vector<View> drawings_of(const Witness& witness, std::string_view title, const Format& format);
// Is there a board on any side?
bool drawn(const std::vector<Side>& sides);

// The options that are compared: each worded, drawn, and with what rules it out. `reading` may be null.
View sides_view(const Finding& finding, const std::string& question, const ReadingInfo* reading,
                const RulesetInfo& info, const Format& format);
// Those beyond them, worded and, where it is known what they come to, drawn; none without a reading.
std::vector<View> other_options(const Finding& finding, const ReadingInfo* reading, const RulesetInfo& info,
                                const Format& format);

}  // namespace nomos
