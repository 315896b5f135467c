// What the page templates show, as data: worded once for HTML and Markdown. Templates hold no logic,
// and what they show is escaped by the engine; only boards and code spans come ready-made.
#pragma once

#include <kainjow/mustache.hpp>
#include <span>
#include <string>
#include <string_view>

#include "reports/chapter.hpp"

namespace nomos {

// What differs between the formats.
struct Format {
    std::string (*board)(const Picture& picture, std::string_view title);
    std::string (*code)(std::string_view text);
    std::string_view suffix;  // of the files that pages link to
};

using View = kainjow::mustache::data;

View index_view(std::span<const Chapter> chapters, const Format& format);
View page_view(const Chapter& chapter, const Format& format);
View finding_view(const Finding& finding, int number, const Chapter& chapter, const Format& format);
// What fuzzing reached, where the chapter has it.
void add_coverage(const Chapter& chapter, const Format& format, View& view);
View witness_view(const Witness& witness, std::string_view title, const Format& format);

// Values of a view. An empty text is false, so that a template can leave out what stands around it.
View shown(std::string_view text);
View list_of(const std::vector<View>& items);
// "1", "2" and "3" with what stands before each: for lists that link every item.
View enumerated(const std::vector<std::string>& items);
// A template with this view filled in; `escape` makes text safe for the format.
std::string rendered(std::string_view template_name, const View& view,
                     const kainjow::mustache::mustache::escape_handler& escape);

}  // namespace nomos
