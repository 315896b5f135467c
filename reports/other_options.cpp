#include "reports/other_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/side_words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

// The moves of a case, as far as they are allowed under an option: none where the game is over before them.
struct PlayedOut {
    Consequence consequence;
    std::string end;
    Picture picture;

    bool comes_out_as(const PlayedOut& other) const {
        return end == other.end && consequence.done == other.consequence.done &&
               consequence.move == other.consequence.move && consequence.outcome == other.consequence.outcome;
    }
};
PlayedOut played_out(const Finding& finding, const std::string& option) {
    const auto table = table_of_case(finding, option);
    PlayedOut out{{Consequence::What::played}, table->canonical(finding.witness.position), {}};
    out.consequence.outcome = table->outcome({out.end}), out.picture = table->picture(out.end);
    if (out.consequence.outcome != find_ruleset(finding.ruleset).info().outcomes.front()) return out;
    for (const std::string& move : finding.witness.moves) {
        Judgement judged = table->judge(out.end, move);
        if (!judged.legal) {
            out.consequence.move = move;
            break;
        }
        out.consequence.done.push_back(move), out.consequence.outcome = judged.outcome;
        out.end = judged.after, out.picture = std::move(judged.picture);
    }
    return out;
}
// As a side that is drawn, so that it is told as these are.
Side as_side(const std::string& option, const PlayedOut& out) {
    Side side;
    side.option = option, side.consequence = out.consequence, side.picture = out.picture;
    if (out.consequence.done.empty() && out.consequence.move.empty()) side.consequence.what = Consequence::What::stands;
    return side;
}
// The case, played out under two options, if they part in it.
std::optional<Finding> parted_in(Finding played, const std::string& ours, const std::string& theirs) {
    const PlayedOut here = played_out(played, ours), there = played_out(played, theirs);
    if (here.comes_out_as(there)) return {};
    played.sides = {as_side(ours, here), as_side(theirs, there)};
    return played;
}

// A move of the position that is shown which the two judge otherwise though they agree on the moves that are shown.
std::optional<Finding> parted_by_another_move(const Finding& finding, const std::string& option, const Side& drawn) {
    constexpr std::size_t kMost = 400;  // of a crowded board a look at some is enough
    const auto ours = table_of_case(finding, option), theirs = table_of_case(finding, drawn.option);
    const std::string position = ours->canonical(finding.witness.position);
    Strings moves = theirs->legal_moves(position);
    for (std::string& move : ours->legal_moves(position))
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(std::move(move));
    if (moves.size() > kMost) moves.resize(kMost);
    for (std::string& move : moves) {
        Finding played = finding;
        played.witness.moves = {std::move(move)};
        if (auto parted = parted_in(std::move(played), option, drawn.option)) return parted;
    }
    return {};
}

// "nymbat.delay.turns=three" of an example; what else it is played under.
bool names(const ExampleInfo& example, const std::string& choice) {
    return std::ranges::find(example.under, choice) != example.under.end();
}
Finding case_of(const Finding& finding, const ExampleInfo& example) {
    Finding played = finding;
    const std::string own = finding.readings.front() + "=";
    played.witness.position = example.position, played.witness.moves.clear(), played.witness.readings.clear();
    if (!example.move.empty()) played.witness.moves.emplace_back(example.move);
    if (!example.turn.empty()) played.witness.moves.emplace_back(example.turn);
    for (const std::string_view under : example.under)
        if (!under.starts_with(own)) played.witness.readings.emplace_back(under);
    played.shown.settled.assign(example.settled.begin(), example.settled.end());
    played.shown.steps = example.turn.empty();
    return played;
}
// The first example of either option in which the two part; those that need no other answer come first.
std::optional<Finding> parted_by_an_example(const Finding& finding, const std::string& option, const Side& drawn) {
    const std::string own = finding.readings.front() + "=";
    for (const bool of_one_answer : {true, false})
        for (const ExampleInfo& example : find_ruleset(finding.ruleset).info().answers) {
            if ((example.under.size() == 1) != of_one_answer) continue;
            if (!names(example, own + option) && !names(example, own + drawn.option)) continue;
            if (auto parted = parted_in(case_of(finding, example), option, drawn.option)) return parted;
        }
    return {};
}

// How two options part on the last move of a case, as its sides have it; of the two the first is `ours`.
std::string how_they_part(const Finding& parted, char ours, char theirs) {
    const Consequence &here = parted.sides[0].consequence, &there = parted.sides[1].consequence;
    const auto is_refused = [](const Consequence& c) { return !c.move.empty(); };
    if (parted.witness.moves.empty() || here.what == Consequence::What::stands ||
        there.what == Consequence::What::stands)
        return fmt::format("under {}: {}; under {}: {}", ours, here.outcome, theirs, there.outcome);
    const std::string& move = parted.witness.moves.front();
    const std::string said = said_move(parted.ruleset, parted.witness.position, move, true),
                      how = is_refused(here) == is_refused(there)
                                ? "has another result"
                                : fmt::format("is allowed under {} only", is_refused(here) ? theirs : ours);
    return fmt::format("\"{}\" {}", said.empty() ? move : said, how);
}

// `letter`: of the option.
OtherOption beside_the_drawn(const Finding& finding, const std::string& option, char letter) {
    const PlayedOut here = played_out(finding, option);
    if (!finding.witness.moves.empty() && here.consequence.done.empty() && here.consequence.move.empty())
        return {fmt::format("Here the game is over before the move: {}.", here.consequence.outcome)};
    Finding told = finding;
    told.sides.clear();
    char drawn_as = 'A';
    for (const Side& side : finding.sides) {
        const PlayedOut drawn = played_out(finding, side.option);
        if (here.comes_out_as(drawn)) {
            if (auto parted = parted_by_another_move(finding, option, side))
                return {fmt::format("The moves shown come out as under {}. Another move parts the two: {}.", drawn_as,
                                    how_they_part(*parted, letter, drawn_as)),
                        std::move(*parted),
                        {letter, drawn_as}};
            OtherOption other{fmt::format("Here as under {}.", drawn_as)};
            if (auto parted = parted_by_an_example(finding, option, side)) {
                other.words +=
                    fmt::format(" In another position the two part: {}.", how_they_part(*parted, letter, drawn_as));
                other.drawn = std::move(*parted), other.letters = {letter, drawn_as};
            }
            return other;
        }
        told.sides.push_back(as_side(side.option, drawn)), ++drawn_as;
    }
    told.sides.push_back(as_side(option, here));
    std::string words = side_in_words(told, told.sides.size() - 1);
    if (words.starts_with("The ")) words.front() = 't';
    OtherOption other{"Here: " + words, finding, {letter}};
    other.drawn.sides = {told.sides.back()};
    return other;
}

// "C" of the first that is not drawn.
char letter_of(const Finding& finding, const std::string& option) {
    const auto others = not_drawn(finding);
    const auto place = std::ranges::find(others, option, &OptionInfo::id) - others.begin();
    return static_cast<char>('A' + static_cast<int>(finding.sides.size()) + static_cast<int>(place));
}

}  // namespace

std::vector<const OptionInfo*> not_drawn(const Finding& finding) {
    std::vector<const OptionInfo*> others;
    if (finding.sides.empty() || finding.readings.size() != 1) return others;
    const auto readings = find_ruleset(finding.ruleset).info().readings;
    const auto reading = std::ranges::find(readings, finding.readings.front(), &ReadingInfo::id);
    if (reading == readings.end()) return others;
    for (const OptionInfo& option : reading->options)
        if (std::ranges::find(finding.sides, option.id, &Side::option) == finding.sides.end())
            others.push_back(&option);
    return others;
}
OtherOption other_option(const Finding& finding, const std::string& option) {
    if (finding.sides.size() != 2 || finding.readings.size() != 1 || finding.witness.position.empty() ||
        finding.shown.how == Shown::How::by_history)
        return {};
    try {
        return beside_the_drawn(finding, option, letter_of(finding, option));
    } catch (const UnknownName&) {  // a text of which this program plays another state
        return {};
    }
}

}  // namespace nomos
