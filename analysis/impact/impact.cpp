#include "analysis/impact/impact.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "analysis/games/analysis.hpp"
#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/stop.hpp"

namespace nomos {
namespace {

std::string id_of(std::string_view ruleset) { return std::string(ruleset) + ".play.matters"; }

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
graph::Exploration explored(const std::string& ruleset, const graph::SmallGameOffer& game,
                            const std::vector<std::string>& readings) {
    graph::ExploreChoice choice = choice_of(game);
    choice.limit = budget::kSmallBoardPositions, choice.most_edges = budget::kSmallBoardMoves;
    choice.table.readings = readings;
    return graph::explore(ruleset, choice);
}
// The answers under which a question arises, where they are not those that are played, as "id=option".
std::vector<std::string> answers_under(const RulesetInfo& info, std::size_t reading) {
    std::vector<std::string> answers;
    for (const Choice& c : arises_under(info.readings, static_cast<int>(reading))) {
        const ReadingInfo& of = info.readings[static_cast<std::size_t>(c.reading)];
        answers.push_back(fmt::format("{}={}", of.id, of.options[static_cast<std::size_t>(c.option)].id));
    }
    return answers;
}
std::string name_of(const graph::SmallGameOffer& game) {
    std::string name = game.board;
    for (const auto& count : game.pieces) name += ", " + count;
    for (const auto& choice : game.settled) name += ", " + choice;
    return name;
}
std::optional<BoardValue> value_of(const graph::Exploration& e) {
    if (!e.value) return {};
    return e.value->start;
}
// Every other option, and the weightiest of them. A board that is not explored to its end says nothing, and where one
// option's is not, nobody says that all are alike.
void compare_options(const std::string& ruleset, const graph::SmallGameOffer& game, const ReadingInfo& reading,
                     const std::vector<std::string>& under, const graph::Exploration& usual, SmallBoard& board) {
    const Materiality by_line = board.changes;
    const std::string line_option = board.option;
    board.explored = true, board.changes = Materiality::no_effect;
    bool all = true;
    for (const OptionInfo& option : reading.options) {
        if (&option == &reading.options[static_cast<std::size_t>(reading.default_option)]) continue;
        std::vector<std::string> answers = under;
        answers.push_back(fmt::format("{}={}", reading.id, option.id));
        const auto other = explored(ruleset, game, answers);
        if (!other.complete || !other.value) {
            all = false;
            continue;
        }
        const Materiality changes = materiality_of(weight_of(usual, other));
        board.options.push_back({std::string(option.id), changes, value_of(other)});
        if (changes <= board.changes) continue;
        board.changes = changes, board.option = option.id;
        board.usual = value_of(usual), board.other = value_of(other);
    }
    if (all) return;
    board.explored = false;  // not of every option; what the others change is so all the same
    if (board.changes < by_line) board.changes = by_line, board.option = line_option;
}
// By reading, each board once more: what the solver says of it, and, if it can be explored, all that play can come to.
void look_at_small_boards(const std::string& ruleset, std::vector<Measured>& measured) {
    const RulesetInfo& info = find_ruleset(ruleset).info();
    for (const auto& game : graph::study_of(ruleset).small) {
        const auto unrolled =
            game.unrolled > 0 ? graph::unroll(ruleset, choice_of(game), game.unrolled, game.units) : graph::Unrolling{};
        const auto usual = game.too_large ? graph::Exploration{} : explored(ruleset, game, {});
        for (std::size_t r = 0; r < measured.size(); ++r) {
            // Lines are asked for with all other answers as played: where the question does not arise, of none.
            const auto under = answers_under(info, r);
            const ShortestLine shortest = under.empty() && game.unrolled > 0 ? unrolled.lines[r] : ShortestLine{};
            SmallBoard board{name_of(game), shortest.changes, {}, {}, shortest.option, false,
                             shortest,      unrolled.replay,  {}};
            const auto there = under.empty() || !usual.complete ? usual : explored(ruleset, game, under);
            if (there.complete && there.value) compare_options(ruleset, game, info.readings[r], under, there, board);
            measured[r].small.push_back(std::move(board));
        }
    }
}

// The game itself is unrolled as far as it pays.
void look_at_own_board(const std::string& ruleset, std::vector<Measured>& measured) {
    const auto own = graph::study_of(ruleset).own;
    if (!own) return;
    const auto unrolled = graph::unroll(ruleset, choice_of(*own), own->unrolled, own->units);
    const RulesetInfo& info = find_ruleset(ruleset).info();
    for (std::size_t r = 0; r < measured.size(); ++r)
        if (answers_under(info, r).empty())
            measured[r].own =
                SmallBoard{name_of(*own),     unrolled.lines[r].changes, {}, {}, unrolled.lines[r].option, false,
                           unrolled.lines[r], unrolled.replay,           {}};
}

std::string in_words(const std::vector<Measured>& measured) {
    const auto met = std::count_if(measured.begin(), measured.end(), [](const Measured& m) { return m.met != 0; });
    const auto solved = std::count_if(measured.begin(), measured.end(), [](const Measured& m) {
        return std::any_of(m.small.begin(), m.small.end(),
                           [](const SmallBoard& b) { return b.changes == Materiality::changes_value; });
    });
    std::ptrdiff_t boards = 0;  // explored for some question at least
    for (std::size_t k = 0; k < measured.front().small.size(); ++k)
        boards += std::ranges::any_of(measured, [&](const Measured& m) { return m.small[k].explored; }) ? 1 : 0;
    const std::string on_boards =
        boards == 0 ? "no small board is explored completely"
                    : fmt::format("on {} explored completely {} of the questions {} who can force what",
                                  boards == 1 ? "a small board" : fmt::format("{} small boards", boards), solved,
                                  solved == 1 ? "changes" : "change");
    // Of a question that comes up in games settled otherwise those alone are counted.
    const auto most = [&](auto&& count) { return count(*std::ranges::max_element(measured, {}, count)); };
    return fmt::format("{} of {} open questions met in {} positions of {} random games; {}", met, measured.size(),
                       most([](const Measured& m) { return m.looked_at; }),
                       most([](const Measured& m) { return m.games; }), on_boards);
}

// The second of the two options that a finding compares; "" where it compares none.
std::string second_option(const Finding& f) {
    const auto* question = std::get_if<about::OpenQuestion>(&f.about);
    return question ? question->second : "";
}

// Random play may have come to where these two options differ sooner than the search for a line.
LineOfPlay or_met_sooner(LineOfPlay line, const MetOption& second) {
    const auto& met = second.line;
    // A line under other readings than are played is none of this game.
    const bool is_as_usual = line.readings.empty() || line.how == LineOfPlay::How::not_met;
    const bool is_as_short = is_as_usual && !line.plays.empty() && met && line.plays.size() <= met->size();
    if (!met || line.how == LineOfPlay::How::by_history || is_as_short || line.is_in_the_set_up()) return line;
    LineOfPlay sooner;
    sooner.how = LineOfPlay::How::met_when_counted, sooner.plays = *met, sooner.against = second.option;
    sooner.settled = second.set_up, sooner.by = second.by;
    return sooner;
}

// The solver's lines are as short as any; where it found none, for whatever option, none is so short.
LineOfPlay or_proved(LineOfPlay line, const std::string& second, const ShortestLine& s) {
    const bool at_once = line.is_in_the_set_up(),
               as_usual = line.readings.empty() && line.settled.empty() && (at_once || !line.plays.empty());
    expect(!as_usual || static_cast<int>(line.plays.size()) > s.refuted,
           "no line is shorter than the solver lets it be");
    if (at_once) return line;
    const auto theirs = std::find(s.options.begin(), s.options.end(), second);
    if (s.answer == ShortestLine::Answer::found && theirs != s.options.end()) {
        expect(s.by.size() == s.options.size(), "of each option it is known what shows it");
        if (!as_usual || line.plays.size() > s.line.size()) {
            line.plays = s.line, line.readings.clear(), line.settled.clear();
            line.by = s.by[static_cast<std::size_t>(theirs - s.options.begin())];
        }
        line.how = LineOfPlay::How::proved, line.against = second;
    } else if (s.refuted > 0) {
        line.refuted = s.refuted;
    }
    return line;
}
// What is known of the line to where the two options of a finding differ, with what was measured.
LineOfPlay best_line(const Finding& f, const Measured& measured) {
    const std::string second = second_option(f);
    const MetOption* met = measured.of(second);
    LineOfPlay line = met ? or_met_sooner(f.line, *met) : f.line;
    const bool as_settled = line.how == LineOfPlay::How::not_met || line.settled.empty();
    const bool is_asked = measured.own && f.kind == FindingKind::ambiguity && as_settled && !f.decided.by_history();
    if (!is_asked || measured.own->shortest.by_steps) return line;
    return or_proved(std::move(line), second, measured.own->shortest);
}
// Of several options that weigh the same on a board the pair's own is told.
SmallBoard told_of(const std::string& second, SmallBoard board) {
    const OptionOnBoard* own = board.of(second);
    if (own && own->changes == board.changes) board.option = own->option, board.other = own->solved;
    return board;
}
// Of a reading that only the history decides, the solver was asked about single positions.
Measured without_lines(Measured measured) {
    for (SmallBoard& b : measured.small) b.shortest = {}, b.shortest.why = ShortestLine::Why::history;
    measured.own.reset();
    return measured;
}

}  // namespace

CheckTask impact_check(const std::string& ruleset, std::vector<Measured>& place) {
    const std::string id = id_of(ruleset), question = "How much does each open question matter in play?";
    return {id, CheckKind::comparison, question, [=, &place](const Options& options) {
                const auto from = std::chrono::steady_clock::now();
                std::vector<Measured> measured = analysis_of(ruleset).measured(options);
                look_at_small_boards(ruleset, measured);
                look_at_own_board(ruleset, measured);
                leave_if_stopped();
                place = std::move(measured);
                CheckResult r;
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question,
                r.asked = question;
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
        const bool never = f.decided.is_decided &&
                           (f.kind == FindingKind::harmless_ambiguity || f.materiality == Materiality::unreachable);
        const auto& own = measured[r].own;
        const bool is_shown = own && own->shortest.answer == ShortestLine::Answer::found && !own->shortest.by_steps;
        if (!f.id.empty() && never && !f.decided.by_law() && (measured[r].met > 0 || is_shown))
            refuted += (refuted.empty() ? "" : ", ") + f.id;
    }
    for (CheckResult& c : checks)
        if (!refuted.empty() && c.id == id_of(c.ruleset))
            c.verdict = Verdict::violated, c.detail = "play tells apart what was decided never to differ: " + refuted;
}

std::optional<analysis::Impact> impact_of(const RulesetInfo& info, const std::vector<Measured>& measured,
                                          const Finding& f) {
    const bool open = f.kind == FindingKind::ambiguity || f.kind == FindingKind::harmless_ambiguity;
    const auto reading =
        std::find_if(info.readings.begin(), info.readings.end(), [&](const ReadingInfo& r) { return r.id == f.id; });
    const auto r = static_cast<std::size_t>(reading - info.readings.begin());
    if (!open || r >= measured.size() || f.decided.by_law()) return {};
    analysis::Impact impact{best_line(f, measured[r]),
                            f.decided.by_history() ? without_lines(measured[r]) : measured[r], f.materiality};
    for (SmallBoard& b : impact.measured.small) {
        b = told_of(second_option(f), std::move(b));
        if (b.changes == Materiality::changes_value && b.option == second_option(f))
            impact.materiality = Materiality::changes_value;
    }
    return impact;
}

}  // namespace nomos
