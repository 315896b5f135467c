#include "reports/view_other_options.hpp"

#include <algorithm>

#include "reports/finding_words.hpp"
#include "reports/other_options.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
#include "reports/side_words.hpp"
#include "reports/words.hpp"

namespace nomos {

View sums_view(const Picture& picture) {
    std::vector<View> sums;
    for (const PictureSum& sum : picture.sums) sums.push_back(shown(capitalised(sum.says)));
    return list_of(sums);
}

namespace {

// Where two boards stand beside each other, what comes of the case under each; of one the words beside it tell.
View board_view(const OtherOption& other, std::size_t which, const Finding& finding, const Format& format) {
    const Side& side = other.drawn.sides[which];
    const bool is_alone = other.drawn.sides.size() == 1;
    const std::string letter(1, other.letters[which]), comes = is_alone ? "" : side_in_words(other.drawn, which);
    const Picture picture = marked(side.picture, finding.resting);
    const std::string title = title_of(finding) + " Reading " + letter + (comes.empty() ? "" : ": " + comes);
    View view;
    view["drawing"] =
        picture.cells.empty() ? View(false) : shown(format.parted(picture, title, parting_of(other.drawn)));
    view["letter"] = is_alone ? View(false) : View(letter), view["comes"] = shown(comes);
    view["caption"] = shown(is_alone ? capitalised(picture.caption) : ""), view["sums"] = sums_view(picture);
    return view;
}

}  // namespace

std::vector<View> other_options(const Finding& finding, const ReadingInfo* reading, const Format& format) {
    std::vector<View> views;
    if (reading == nullptr) return views;
    for (const OptionInfo* one : not_drawn(finding)) {
        const OptionInfo& option = *one;
        const OtherOption other = other_option(finding, std::string(option.id));
        View view;
        view["letter"] = std::string(1, static_cast<char>('A' + finding.sides.size() + views.size()));
        view["says"] = std::string(option.says);
        view["rests_on"] = shown(option.rests_on), view["ruled_out"] = shown(ruled_out_by(finding, option));
        view["here"] = shown(other.words);
        view["is_default"] = &option == &reading->options[static_cast<std::size_t>(reading->default_option)];
        std::vector<View> boards;
        for (std::size_t i = 0; i < other.drawn.sides.size(); ++i)
            boards.push_back(board_view(other, i, finding, format));
        view["boards"] = list_of(boards), view["any_boards"] = !boards.empty();
        views.push_back(view);
    }
    return views;
}

}  // namespace nomos
