#include "analysis/matter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "analysis/examine.hpp"
#include "analysis/graph/exploration.hpp"
#include "model/core/registry.hpp"

namespace nomos {
namespace {

constexpr std::string_view kMatters = ".play.matters";
constexpr std::uint64_t kMostPositions = 200'000, kMostMoves = 4'000'000;

Materiality materiality_of(graph::Weight weight) {
    switch (weight) {
        case graph::Weight::value:
            return Materiality::changes_value;
        case graph::Weight::ends:
            return Materiality::changes_winner;
        case graph::Weight::play:
            return Materiality::changes_moves;
        case graph::Weight::nothing:
            break;
    }
    return Materiality::no_effect;
}
graph::ExploreChoice choice_of(const graph::SmallGameOffer& game) {
    graph::ExploreChoice choice;
    choice.board = game.board, choice.pieces = game.pieces, choice.table.settings = game.settled;
    return choice;
}
graph::Exploration explored(const std::string& ruleset, const graph::SmallGameOffer& game, const std::string& reading) {
    graph::ExploreChoice choice = choice_of(game);
    choice.limit = kMostPositions, choice.most_edges = kMostMoves;
    if (!reading.empty()) choice.table.readings = {reading};
    return graph::explore(ruleset, choice);
}
std::string name_of(const graph::SmallGameOffer& game) {
    std::string name = game.board;
    for (const auto& count : game.pieces) name += ", " + count;
    for (const auto& choice : game.settled) name += ", " + choice;
    return name;
}
// Who can force what. Where as many coalitions can, it is told which.
std::string value_of(const graph::Exploration& e, const graph::Exploration& against) {
    if (!e.value) return "";
    if (!against.value || e.value->start != against.value->start) return e.value->start;
    return "those who can force a victory: " +
           (e.value->who.empty() ? "nobody" : e.value->who.substr(0, e.value->who.size() - 2));
}
// The weightiest of the other options. A board that is not explored to its end says nothing.
void compare_options(const std::string& ruleset, const graph::SmallGameOffer& game, const ReadingInfo& reading,
                     const graph::Exploration& usual, SmallBoard& board) {
    board.explored = true, board.changes = Materiality::no_effect;
    for (const OptionInfo& option : reading.options) {
        if (&option == &reading.options[static_cast<std::size_t>(reading.default_option)]) continue;
        const auto other = explored(ruleset, game, std::string(reading.id) + "=" + std::string(option.id));
        const Materiality changes = materiality_of(weight_of(usual, other));
        if (!other.complete || changes <= board.changes) continue;
        board.changes = changes, board.option = option.id;
        board.usual = value_of(usual, other), board.other = value_of(other, usual);
    }
}
// By reading, each board once more: what the solver says of it, and, if it can be explored, all that play can come to.
void look_at_small_boards(const std::string& ruleset, std::vector<Measured>& measured) {
    const RulesetInfo& info = find_ruleset(ruleset).info();
    for (const auto& game : graph::study_of(ruleset).small) {
        const auto unrolled = graph::unroll(ruleset, choice_of(game), game.unrolled, game.units);
        const auto usual = game.too_large ? graph::Exploration{} : explored(ruleset, game, "");
        for (std::size_t r = 0; r < measured.size(); ++r) {
            const ShortestLine& shortest = unrolled.lines[r];
            SmallBoard board{name_of(game), shortest.changes, "", "", shortest.option, false,
                             shortest,      unrolled.replay};
            if (usual.complete) compare_options(ruleset, game, info.readings[r], usual, board);
            measured[r].small.push_back(std::move(board));
        }
    }
}

// The game itself is unrolled as far as it pays.
void look_at_own_board(const std::string& ruleset, std::vector<Measured>& measured) {
    const auto own = graph::study_of(ruleset).own;
    if (!own) return;
    const auto unrolled = graph::unroll(ruleset, choice_of(*own), own->unrolled, own->units);
    for (std::size_t r = 0; r < measured.size(); ++r)
        measured[r].own = SmallBoard{
            name_of(*own),  unrolled.lines[r].changes, "", "", unrolled.lines[r].option, false, unrolled.lines[r],
            unrolled.replay};
}

std::string in_words(const std::vector<Measured>& measured) {
    const auto met = std::count_if(measured.begin(), measured.end(), [](const Measured& m) { return m.met != 0; });
    const auto solved = std::count_if(measured.begin(), measured.end(), [](const Measured& m) {
        return std::any_of(m.small.begin(), m.small.end(),
                           [](const SmallBoard& b) { return b.changes == Materiality::changes_value; });
    });
    const auto& small = measured.front().small;
    const auto boards = std::count_if(small.begin(), small.end(), [](const SmallBoard& b) { return b.explored; });
    const std::string on_boards =
        boards == 0 ? "no small board is explored completely"
                    : fmt::format("on {} explored completely {} of the questions {} who can force what",
                                  boards == 1 ? "a small board" : fmt::format("{} small boards", boards), solved,
                                  solved == 1 ? "changes" : "change");
    return fmt::format("{} of {} open questions met in {} positions of {} random games; {}", met, measured.size(),
                       measured.front().looked_at, measured.front().games, on_boards);
}

// Random play may have come there sooner than the search for a line.
void tell_shorter_line(Finding& f) {
    const auto& met = f.measured.line;
    if (!met || f.by_history || (!f.line.empty() && f.line.size() <= met->size()) ||
        f.line_note.starts_with(kInTheSetUp))
        return;
    f.line = *met, f.settled.clear(), f.line_readings.clear();
    f.line_note = met->empty()
                      ? std::string(kInTheSetUp) + ": another option than the one played makes a difference there."
                      : fmt::format(
                            "After {} of random play another option than the one played makes a difference; a "
                            "shorter line was not found, and may exist.",
                            counted_plies(met->size()));
}

// The solver's lines are as short as any; where it found none, none is so short.
void tell_proved_line(Finding& f) {
    const bool is_about_it = f.measured.own && f.kind == FindingKind::ambiguity && f.settled.empty() && !f.by_history;
    if (!is_about_it || f.measured.own->shortest.by_steps) return;
    const ShortestLine& s = f.measured.own->shortest;
    const bool at_once = f.line_note.starts_with(kInTheSetUp),
               as_usual = f.line_readings.empty() && (at_once || !f.line.empty());
    expect(!as_usual || static_cast<int>(f.line.size()) > s.refuted, "no line is shorter than the solver lets it be");
    if (at_once) return;
    if (s.answer == ShortestLine::Answer::found) {
        if (!as_usual || f.line.size() > s.line.size()) f.line = s.line, f.line_readings.clear();
        f.line_note = fmt::format("First met after {}, against \"{}\"; no shorter line of play exists (solver).",
                                  counted_plies(f.line.size()), s.option);
    } else if (s.refuted > 0) {
        f.line_note += fmt::format(" Under the usual readings the solver refuted every line of at most {}.",
                                   counted_plies(static_cast<std::size_t>(s.refuted)));
    }
}

}  // namespace

CheckTask matter_check(const std::string& ruleset, std::vector<Measured>& place) {
    const std::string id = ruleset + std::string(kMatters),
                      question = "How much does each open question matter in play?";
    return {id, CheckKind::comparison, question, [=, &place](const Options& options) {
                const auto from = std::chrono::steady_clock::now();
                place = analysis_of(ruleset).measured(options);
                look_at_small_boards(ruleset, place);
                look_at_own_board(ruleset, place);
                CheckResult r;
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question;
                r.verdict = Verdict::holds, r.method = Method::sampled;
                r.scope = {std::string(find_ruleset(ruleset).info().board), "every option, the other readings as usual",
                           fmt::format("{} positions of random play", place.front().looked_at)};
                r.detail = in_words(place);
                return r;
            }};
}

void hold_against_play(const std::vector<Measured>& measured, const std::vector<Finding>& open,
                       std::vector<CheckResult>& checks) {
    std::string refuted;
    for (std::size_t r = 0; r < std::min(measured.size(), open.size()); ++r) {
        const Finding& f = open[r];
        const bool never =
            f.decided && (f.kind == FindingKind::harmless_ambiguity || f.materiality == Materiality::unreachable);
        const auto& own = measured[r].own;
        const bool is_shown = own && own->shortest.answer == ShortestLine::Answer::found && !own->shortest.by_steps;
        if (!f.id.empty() && never && !f.by_law && (measured[r].met > 0 || is_shown))
            refuted += (refuted.empty() ? "" : ", ") + f.id;
    }
    for (CheckResult& c : checks)
        if (!refuted.empty() && c.id.ends_with(kMatters))
            c.verdict = Verdict::violated, c.detail = "play tells apart what was decided never to differ: " + refuted;
}

void tell_matter(const RulesetInfo& info, const std::vector<Measured>& measured, std::vector<Finding>& findings) {
    for (Finding& f : findings) {
        const bool open = f.kind == FindingKind::ambiguity || f.kind == FindingKind::harmless_ambiguity;
        for (std::size_t r = 0; open && r < measured.size(); ++r) {
            if (f.id != info.readings[r].id || f.by_law) continue;
            f.measured = measured[r];
            tell_shorter_line(f);
            tell_proved_line(f);
            for (SmallBoard& b : f.measured.small)  // the solver was asked about single positions
                if (f.by_history) b.shortest = {}, b.shortest.why = ShortestLine::Why::history;
            if (f.by_history) f.measured.own.reset();
            for (const SmallBoard& b : f.measured.small)
                if (b.changes == Materiality::changes_value) f.materiality = Materiality::changes_value;
        }
    }
}

}  // namespace nomos
