// The report as HTML pages that need nothing else: style, boards and the small script are inside.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// The index links to one "<ruleset>.html" a chapter, in the same folder.
std::string html_index(std::span<const Chapter> chapters);
std::string html_page(const Chapter& chapter);

}  // namespace nomos
