// The options of a reading beyond the two that are drawn: each is drawn, too. In the position that is shown where it
// parts from both there; else beside the one that it comes to the same as, in the smallest position that is found in
// which the two part; or it is said that they are proved the same. What is ruled out by the text or its recorded game
// is worded alone.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "analysis/evidence/history.hpp"
#include "analysis/findings/played_out.hpp"
#include "analysis/readings/readings.hpp"

namespace nomos::analysis {

// Where two options part, for a picture: by looking where that suffices, else as they are compared. No line of play.
// The seeds are positions that are drawn already: a reader knows them.
template <class R>
Compared parted(const Options& options, int reading, int first, int second, const Seeds<R>& seeds) {
    const PlayComparison<R> plays = compare_plays<R>(options, reading, first, second, seeds);
    ReadingComparison<R> moves = not_compared(plays);
    const auto weightiest = plays.weightiest_believed();
    if (!weightiest) {
        moves = compare_options<R>(options, plays);
    } else if constexpr (!WithTurns<R>) {
        show_as_met(moves, *weightiest, *plays.found[static_cast<std::size_t>(*weightiest)]);
    }
    Compared part = compared_by_moves(moves);
    if (weightiest) part.decided.is_decided = true;  // that they differ: it was met
    if constexpr (WithTurns<R>)
        part = compared_by_turns(options, plays, moves, std::move(part));
    else if (const auto law = same_by_law(options, moves))
        part = settled_by(*law, std::move(part));
    if (auto by_history = compared_by_history<R>(reading, {first, second, part, {}}))
        part = std::move(by_history->compared);
    return part;
}

// What decides the moves of the case that is shown, under this option, as far as they are made or refused.
template <class R>
void add_sums_of_case(const Finding& f, Side& side) {
    if constexpr (WithSums<R>) {
        const auto setting = setting_of<R>(choice_of_case(f, side.option));
        auto position = R::parse(setting, f.witness.position);
        side.picture.sums.clear();  // of the last move made, which comes again below
        std::vector<std::string> tried = side.consequence.done;
        if (!side.consequence.move.empty()) tried.push_back(side.consequence.move);
        for (std::size_t i = 0; i < tried.size(); ++i) {
            const auto move = R::parse_move(setting, tried[i]);
            add_sums<R>(setting, position, move, side.picture);
            if (i < side.consequence.done.size()) position = R::template Rules<Native>::apply(setting, position, move);
        }
    }
}

inline bool is_ruled_out(const Finding& f, const OptionInfo& option) {
    return !option.ruled_out_by.empty() || std::ranges::any_of(f.evidence, [&](const Evidence& e) {
        const auto* refuted = std::get_if<evidence::RefutedByRecord>(&e);
        return refuted && refuted->option == option.id;
    });
}

// The positions that a finding shows, under the readings with which they are shown.
template <class R>
Seeds<R> shown_in(const Finding& f) {
    Seeds<R> seeds;
    Finding one = f;
    const auto add = [&](const Witness& witness, const Shown& shown) {
        if (witness.position.empty()) return;
        one.witness.readings = witness.readings, one.shown = shown;
        const auto setting = setting_of<R>(choice_of_case(one, f.sides.front().option));
        seeds.emplace_back(setting, R::parse(setting, witness.position));
    };
    add(f.witness, f.shown);
    for (const FurtherOption& o : f.further)
        if (!o.beside.empty()) add(o.witness, o.shown);
    return seeds;
}

// Fills in the further options of a finding that shows two in a position. `part_of` compares two options (indexes),
// beginning with these positions.
template <class R, class PartOf>
void add_further(int reading, PartOf&& part_of, Finding& f) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    if (f.sides.size() != 2 || f.witness.position.empty() || f.shown.how == Shown::How::by_history) return;
    const auto index_of = [&](const std::string& id) {
        return static_cast<int>(std::ranges::find(info.options, id, &OptionInfo::id) - info.options.begin());
    };
    for (int o = 0; o < static_cast<int>(info.options.size()); ++o) {
        const OptionInfo& option = info.options[static_cast<std::size_t>(o)];
        FurtherOption further{std::string(option.id)};
        const auto is_drawn = [&](const Side& side) { return side.option == further.option; };
        if (std::ranges::any_of(f.sides, is_drawn) || is_ruled_out(f, option)) continue;
        const PlayedOut here = played_out(f, further.option);
        for (const Side& side : f.sides)
            if (further.beside.empty() && here.comes_out_as(played_out(f, side.option))) further.beside = side.option;
        if (further.beside.empty()) {
            Side side = side_of<R>(reading, o);
            Side played = as_side(further.option, here);
            side.consequence = std::move(played.consequence), side.picture = std::move(played.picture);
            add_sums_of_case<R>(f, side);
            further.sides = {std::move(side)}, further.witness = f.witness, further.shown = f.shown;
        } else {
            Compared part = part_of(index_of(further.beside), o, shown_in<R>(f));
            further.decided = std::move(part.decided), further.shown = std::move(part.shown);
            if (part.kind == FindingKind::ambiguity && further.decided.is_decided && !further.decided.by_history())
                further.sides = std::move(part.sides), further.witness = std::move(part.witness);
            // Which of its own options is seen from is no supposition.
            std::erase_if(further.witness.readings,
                          [&](const std::string& choice) { return choice.starts_with(std::string(info.id) + "="); });
        }
        f.further.push_back(std::move(further));
    }
}

}  // namespace nomos::analysis
