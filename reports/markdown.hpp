// The report as Markdown, for code hosts and editors; boards are drawn in text.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reports/chapter.hpp"

namespace nomos {

std::string markdown_index(std::span<const Chapter> chapters);
std::string markdown_page(const Chapter& chapter);

// Text that shows as itself wherever Markdown or HTML inside it would mean something else.
std::string markdown_escape(std::string_view text);
// A code span, fenced by more backticks than the text holds in a row.
std::string code_span(std::string_view text);

}  // namespace nomos
