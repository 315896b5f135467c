// What the page templates show, as data: worded once for HTML and Markdown. Templates hold no logic,
// and what they show is escaped by the engine; only boards and code spans come ready-made.
#pragma once

#include <kainjow/mustache.hpp>
#include <span>
#include <string>
#include <string_view>

#include "reports/chapter.hpp"
#include "reports/legend.hpp"
#include "reports/parting_cells.hpp"

namespace nomos {

// What differs between the formats.
struct Format {
    std::string (*board)(const Picture& picture, std::string_view title);
    // The same of one of several answers; the cells are those on which they part.
    std::string (*parted)(const Picture& picture, std::string_view title, const std::vector<BoardCell>& parting);
    std::string (*piece)(const PicturePiece& piece);                 // as a legend shows it
    std::string (*place)(Lattice lattice, const PictureSign& sign);  // the same; "" where words do
    std::vector<LegendEntry> (*signs)(const Legend& legend);         // what else is drawn or written on boards
    std::string (*code)(std::string_view text);
    std::string_view suffix;  // of the files that pages link to
};

using View = kainjow::mustache::data;

View index_view(std::span<const Chapter> chapters, const Format& format);
View page_view(const Chapter& chapter, const Format& format);
// Where a card stands: its number, whether it is folded to its title, and its neighbours' anchors ("" none).
struct CardPlace {
    int number = 1;
    bool folded = false;
    std::string previous{}, next{};
};
View finding_view(const Finding& finding, const CardPlace& place, const Chapter& chapter, const Format& format);

// A finding as one line that leads to it, with a small board.
View headline_view(const Finding& finding, int number, const Chapter& chapter, const Format& format);
// Of so many findings the index shows the headlines.
inline constexpr std::size_t kOnIndex = 3;
// The file with a finding's small board, which Markdown shows beside the headline; "" where there is no board.
std::string picture_file_of(const Finding& f);
// Those of what is to be decided, and of what the index shows: name and SVG.
std::vector<std::pair<std::string, std::string>> headline_pictures(const Chapter& chapter);
// The first `most` of them, numbered from `first`.
View headlines(const std::vector<const Finding*>& findings, std::size_t first, std::size_t most, const Chapter& chapter,
               const Format& format);
// The board of a finding, if it has one.
View small_board(const Finding& finding, const Format& format);
// What the text is right about; what it does not state; what is assumed on every board.
void add_right(const Chapter& chapter, View& view);
void add_supplied(const Chapter& chapter, const Format& format, View& view);
void add_assumed(const Chapter& chapter, View& view);
// What stands on the boards of a page.
void add_legend(const Chapter& chapter, const Format& format, View& view);
// What fuzzing reached, where the chapter has it.
void add_coverage(const Chapter& chapter, const Format& format, View& view);
// What would notice a mistake, where a grade is at hand; else how to make one.
void add_grade(const Chapter& chapter, const Format& format, View& view);
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
