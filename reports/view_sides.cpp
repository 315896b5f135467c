#include "reports/view_sides.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_words.hpp"
#include "reports/instead_words.hpp"
#include "reports/line_words.hpp"
#include "reports/option_letters.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
#include "reports/side_words.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// The move is told below the board: no need to say it twice.
std::string caption_beside(Picture picture, const Consequence& told) {
    const bool is_played = told.what == Consequence::What::played && !told.done.empty();
    if (is_played || told.what == Consequence::What::moved)
        if (picture.made == (is_played ? told.done.back() : told.move)) picture.made.clear();
    return capitalised(picture.caption());
}

View side_view(const Finding& finding, std::size_t index, const ReadingInfo* asked, const std::string& question,
               const OptionInfo* option, const Format& format) {
    const Side& side = finding.sides[index];
    const std::string consequence = side_in_words(finding, index),
                      letter = letter_of_option(finding, asked, side.option);
    View view;
    view["letter"] = letter;
    view["option"] = side.says.empty() ? words_of_option(asked, side.option) : unended(side.says);
    view["says"] = shown(side.says);
    view["rests_on"] = shown(side.rests_on);
    view["consequence"] = shown(consequence);
    view["is_default"] = side.is_default;
    view["ruled_out"] = shown(option ? ruled_out_by(finding, *option) : "");
    view["against"] = shown(option ? option->against : "");
    const std::string title = question + " Reading " + letter + ": " + (consequence.empty() ? side.says : consequence);
    const Picture picture = marked(side.picture, finding.resting);
    view["drawing"] = picture.cells.empty() ? View(false) : shown(format.parted(picture, title, parting_of(finding)));
    view["caption"] = shown(caption_beside(picture, side.consequence));
    view["sums"] = sums_view(picture);
    return view;
}

const OptionInfo* option_of(const ReadingInfo* reading, std::string_view id) {
    if (reading == nullptr) return nullptr;
    for (const OptionInfo& o : reading->options)
        if (o.id == id) return &o;
    return nullptr;
}

// Below the board, and for who cannot see it.
Picture before_the_move(Picture picture) {
    if (picture.notes.empty()) picture.notes.emplace_back();
    picture.notes.front() = "before: " + picture.notes.front();
    return picture;
}
// The i-th; of several that do not say so themselves, whether it is before the moves, or after which.
Picture timed(const Witness& witness, std::size_t i) {
    Picture picture = witness.pictures[i];
    const bool is_before_and_after = witness.pictures.size() == witness.moves.size() + 1 && !witness.moves.empty();
    if (!is_before_and_after || !picture.made.empty()) return picture;
    if (i == 0) return before_the_move(std::move(picture));
    picture.made = witness.moves[i - 1];
    return picture;
}

// A finding that is of this further option and of the one beside it alone, so that all is said of it as of a finding.
Finding of_further(const Finding& finding, const FurtherOption& further) {
    Finding f = finding;
    f.sides = further.sides, f.witness = further.witness, f.shown = further.shown, f.further.clear();
    return f;
}

// The drawn option that is not `beside`, where the game is over already in the position of a further one. Else "".
std::string over_for_the_other(const Finding& finding, const Finding& further, const std::string& beside,
                               const ReadingInfo& asked) {
    for (const Side& side : finding.sides) {
        const std::string& option = side.option;
        if (option == beside) continue;
        const std::string how = ended_in_words(further, option);
        if (!how.empty())
            return fmt::format(" Under {} the game is over here: {}.", letter_of_option(finding, &asked, option), how);
    }
    return "";
}

// The boards on which a further option is drawn: where it parts from both that are drawn, one in the same position;
// else a position of its own, and what follows there under the one and the other.
void add_boards(const Finding& finding, const FurtherOption& further, const ReadingInfo& asked, const RulesetInfo& info,
                const Format& format, View& view) {
    const std::string question(asked.question);
    const Finding own = of_further(finding, further);
    const bool is_beside = !further.beside.empty();
    std::vector<View> boards;
    view["before"] = false;
    for (std::size_t i = 0; i < own.sides.size(); ++i)
        boards.push_back(side_view(own, i, &asked, question, nullptr, format));
    if (is_beside && !boards.empty()) {
        // Where a move is refused under one of the two, its board is the one before.
        const bool is_moved = std::ranges::all_of(own.sides, [](const Side& s) {
            return s.consequence.what == Consequence::What::moved || !s.consequence.done.empty();
        });
        if (is_moved && !further.witness.pictures.empty()) {
            const Picture before = before_the_move(marked(further.witness.pictures.front(), finding.resting));
            view["before"] = shown(format.board(before, question));
            view["before_caption"] = shown(capitalised(before.caption()));
        }
        view["at"] = format.code(further.witness.position);
        view["where"] =
            fmt::format("{} parts from {} in this position{}:", letter_of_option(finding, &asked, further.option),
                        letter_of_option(finding, &asked, further.beside),
                        further.shown.of_no_game                ? " (no game leads to it)"
                        : further.shown.how == Shown::How::told ? ""
                                                                : " (no line of play to it was looked for)");
        view["supposed"] = shown(supposed_in_words(own, info));
        const std::string over = over_for_the_other(finding, own, further.beside, asked);
        const std::string set = settled_in_words(further.shown.settled, finding.ruleset) + over;
        view["set"] = shown(set.empty() ? "" : set.substr(1));
    }
    const bool is_any = std::ranges::any_of(own.sides, [](const Side& s) { return !s.picture.cells.empty(); });
    view["boards"] = list_of(boards), view["any_boards"] = is_any, view["is_beside"] = is_beside && is_any;
}
// Where no board parts it from the option that it comes to the same as: why not.
std::string unparted_in_words(const Finding& finding, const FurtherOption& further, const ReadingInfo& asked) {
    if (further.beside.empty() || !further.sides.empty()) return "";
    const std::string other = letter_of_option(finding, &asked, further.beside);
    if (is_proved_same(further.decided)) return fmt::format("It is proved the same as {}.", other);
    if (further.decided.by_history()) return fmt::format("Only the course of a whole game parts it from {}.", other);
    return fmt::format("No position that parts it from {} was found; that there is none is not proved.", other);
}

}  // namespace

// The sums that decide, below the picture that they are drawn in.
View sums_view(const Picture& picture) {
    std::vector<View> sums;
    for (const std::string& sum : decided_by(picture)) sums.push_back(shown(capitalised(sum)));
    return list_of(sums);
}

// The position and what its moves lead to, each with what stands under it.
std::vector<View> drawings_of(const Witness& witness, std::string_view title, const Format& format) {
    std::vector<View> drawings;
    for (std::size_t i = 0; i < witness.pictures.size(); ++i) {
        const Picture picture = timed(witness, i);
        if (picture.cells.empty()) continue;
        View drawing;
        drawing["drawing"] = format.board(picture, title);
        drawing["caption"] = shown(capitalised(picture.caption()));
        drawing["sums"] = sums_view(picture);
        drawings.push_back(drawing);
    }
    return drawings;
}

bool drawn(const std::vector<Side>& sides) {
    for (const Side& side : sides)
        if (!side.picture.cells.empty()) return true;
    return false;
}

View sides_view(const Finding& finding, const std::string& question, const ReadingInfo* reading,
                const RulesetInfo& info, const Format& format) {
    std::vector<View> views;
    for (std::size_t i = 0; i < finding.sides.size(); ++i) {
        const OptionInfo* option = option_of(reading, finding.sides[i].option);
        views.push_back(side_view(finding, i, reading, question, option, format));
        // What only a game's course tells apart stands on one board, drawn once.
        if (i > 0 && finding.shown.how == Shown::How::by_history &&
            text_board(finding.sides[i].picture) == text_board(finding.sides.front().picture))
            views.back()["drawing"] = false;
        views.back()["instead"] = shown(instead_in_words(finding, i, info));
    }
    return list_of(views);
}

std::vector<View> other_options(const Finding& finding, const ReadingInfo* reading, const RulesetInfo& info,
                                const Format& format) {
    std::vector<View> views;
    if (reading == nullptr || finding.sides.empty()) return views;
    for (const OptionInfo& option : reading->options) {
        const auto is_drawn = [&](const Side& side) { return side.option == option.id; };
        if (std::any_of(finding.sides.begin(), finding.sides.end(), is_drawn)) continue;
        View view;
        view["letter"] = letter_of_option(finding, reading, option.id), view["says"] = std::string(option.says);
        view["option"] = unended(option.says);
        view["rests_on"] = shown(option.rests_on), view["ruled_out"] = shown(ruled_out_by(finding, option));
        view["against"] = shown(option.against);
        view["is_default"] = &option == &reading->options[static_cast<std::size_t>(reading->default_option)];
        std::string here = other_in_words(finding, std::string(option.id));
        view["any_boards"] = false, view["is_beside"] = false;
        if (const auto f = std::ranges::find(finding.further, option.id, &FurtherOption::option);
            f != finding.further.end()) {
            add_boards(finding, *f, *reading, info, format, view);
            const std::string why = unparted_in_words(finding, *f, *reading);
            here += (here.empty() || why.empty() ? "" : " ") + why;
        }
        view["here"] = shown(here);
        views.push_back(view);
    }
    return views;
}

}  // namespace nomos
