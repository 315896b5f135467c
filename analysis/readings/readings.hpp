// From readings to findings: each reading compared, its smallest witness drawn under both options,
// its place in play searched for. Each phase answers its part; assemble.hpp puts them together.
//
// Without whole turns a comparison is a proof about single moves. With them (model/core/turns.hpp)
// what counts at the table is which turns are allowed, and they are compared by sampling: a
// difference that was met is shown; where none was met, the options are the same if single moves
// prove it or a law of them does (same_turns.hpp), and else it is not known whether they are.
#pragma once

#include <algorithm>
#include <optional>

#include "analysis/findings/fallen.hpp"
#include "analysis/findings/parts.hpp"
#include "analysis/lines/end_of_line.hpp"
#include "analysis/lines/line_search.hpp"
#include "analysis/readings/compare.hpp"
#include "analysis/readings/same_turns.hpp"
#include "analysis/readings/told_case.hpp"

namespace nomos::analysis {

template <class R>
std::string outcome_name(const typename R::template Setting<Native>& setting,
                         const typename R::template Position<Native>& position) {
    const int outcome = R::template Rules<Native>::outcome(setting, position).lowest();
    return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]);
}
// How many pieces stand on the board: of a ruleset that counts fewer when it looks for a small position, all.
template <class R>
int on_board(const typename R::template Position<Native>& position) {
    if constexpr (requires { R::on_board(position); })
        return R::on_board(position);
    else
        return R::template pieces<Native>(position);
}
// Pieces that fall in a move are told from those that come: one may take the place of another.
template <class R>
Consequence moved(const typename R::template Setting<Native>& setting, const std::string& move,
                  const typename R::template Position<Native>& before,
                  const typename R::template Position<Native>& after, const Picture& picture) {
    const int more = on_board<R>(after) - on_board<R>(before);
    const int leave = std::max({fallen(picture), -more, 0});
    return {Consequence::What::moved, move, leave, more + leave, outcome_name<R>(setting, after)};
}
inline Consequence stands(std::string outcome) { return {Consequence::What::stands, "", 0, 0, std::move(outcome)}; }
template <class R>
Consequence not_allowed(const typename R::template Setting<Native>& setting,
                        const typename R::template Position<Native>& before, std::string move) {
    Consequence c{Consequence::What::not_allowed, std::move(move)};
    c.over = !R::template Rules<Native>::outcome(setting, before).test(0);
    if (c.over) c.outcome = outcome_name<R>(setting, before);
    return c;
}

template <class R>
Side side_of(int reading, int option) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    const OptionInfo& o = info.options[static_cast<std::size_t>(option)];
    return {std::string(o.id), std::string(o.says), std::string(o.rests_on), {}, {}, option == info.default_option};
}

// What happens under one option: in a position, by a move of it (or by none) that leads to `after`
// (if it is allowed), drawn.
template <class R, class DrawMove>
Side side(int reading, int option, const typename R::template Setting<Native>& setting,
          const typename R::template Position<Native>& before, const std::string& move,
          const std::optional<typename R::template Position<Native>>& after, DrawMove&& draw_move) {
    Side s = side_of<R>(reading, option);
    s.picture = after ? draw_move() : R::picture(setting, before);
    s.consequence = after          ? moved<R>(setting, move, before, *after, s.picture)
                    : move.empty() ? stands(outcome_name<R>(setting, before))
                                   : not_allowed<R>(setting, before, move);
    return s;
}
template <class R>
Side side(const ReadingComparison<R>& c, int option) {
    const auto& [of_setting, before, move] = c.shown_case;
    const auto setting = with_option(of_setting, c.reading, option);
    const bool by_move = c.shown != Difference::outcome;
    std::optional<typename R::template Position<Native>> after;
    if (by_move && R::template Rules<Native>::legal(setting, before, move))
        after = R::template Rules<Native>::apply(setting, before, move);
    Side s = side<R>(c.reading, option, setting, before, by_move ? R::print_move(setting, move) : "", after,
                     [&, &b = before, &m = move] { return R::picture_of_move(setting, b, m); });
    if (by_move) add_sums<R>(setting, before, move, s.picture);
    return s;
}

// --- single moves ----------------------------------------------------------------------------
template <class C>
Materiality materiality_by_differences(const C& c) {
    if (c.differs(Difference::winner) || c.differs(Difference::outcome)) return Materiality::changes_winner;
    if (c.differs(Difference::effect)) return Materiality::changes_effect;
    return Materiality::changes_moves;
}
template <class R>
Materiality materiality(const ReadingComparison<R>& c) {
    return c.shown ? materiality_by_differences(c) : c.same() ? Materiality::no_effect : Materiality::none_found;
}

// The readings that the one setting reads otherwise than the other, but for one of them, as "id=option".
template <class R>
std::vector<std::string> readings_that_differ(const typename R::template Setting<Native>& usual,
                                              const typename R::template Setting<Native>& other, int but) {
    std::vector<std::string> choices;
    for (std::size_t r = 0; r < R::info().readings.size(); ++r)
        if (static_cast<int>(r) != but && !(usual.readings.chosen[r] == other.readings.chosen[r])) {
            const ReadingInfo& info = R::info().readings[r];
            choices.push_back(
                std::string(info.id) + "=" +
                std::string(info.options[static_cast<std::size_t>(other.readings.chosen[r].lowest())].id));
        }
    return choices;
}
// The shortest line that the comparison met in random play, if any.
template <class R>
LineOfPlay line_met(const PlayComparison<R>& c) {
    const auto setting = R::default_setting();
    LineOfPlay line;
    line.how = c.line ? LineOfPlay::How::met_by_chance : LineOfPlay::How::not_met;
    line.looked_at = c.played - c.unasked, line.settled = c.settled;
    if (c.met_play) line.by = Plays<R>::print(setting, *c.met_play);
    if (c.line)
        for (const auto& play : *c.line) line.plays.push_back(Plays<R>::print(setting, play));
    return line;
}

// A position known to be treated differently: what a search for others is guided by.
template <class R>
std::optional<typename R::template Position<Native>> pattern_of(const PlayComparison<R>& plays,
                                                                const ReadingComparison<R>& moves) {
    if (const auto d = plays.weightiest()) return plays.found[static_cast<std::size_t>(*d)]->before;
    if (moves.shown) return moves.shown_case.before;
    return {};
}
// As games are played, but with the other readings as in the weightiest case found: there may be no difference
// under the usual ones.
template <class R>
typename R::template Setting<Native> setting_of_case(const PlayComparison<R>& c) {
    auto setting = setting_of_play(c);
    if (const auto weightiest = c.weightiest())
        setting.readings =
            with_option(c.found[static_cast<std::size_t>(*weightiest)]->setting, c.reading, c.first).readings;
    return setting;
}
// Looks for a line no longer than the one met in random play, or for any.
template <class R>
GuidedLine<R> look_for_line(std::uint64_t seed, const typename R::template Setting<Native>& setting,
                            const PlayComparison<R>& plays, const ReadingComparison<R>& moves, LineOfPlay& line) {
    constexpr int kMostPlies = 400;
    const auto a = with_option(setting, plays.reading, plays.first),
               b = with_option(setting, plays.reading, plays.second);
    const auto by_chance = same(setting, setting_of_play(plays)) ? plays.line : std::nullopt;
    constexpr int kMostAsked = 3'000;  // positions in which only moves differ: all turns are listed twice
    int asked = 0;
    bool any_unasked = false;
    const auto differs = [&](const auto& position) {
        const DifferencesHere<R> here = differences_here<R>(a, b, position);
        if (may_come_to_the_same<R>(weight_of(here))) {
            if (asked == kMostAsked) return any_unasked = true, false;
            ++asked;
            if (is_by_another_way<R>(a, b, position, here)) return false;
        }
        return weight_of(here) != Materiality::no_effect;
    };
    GuidedLine<R> g = line_of_play<R>(a, {pattern_of(plays, moves), by_chance}, kMostPlies, seed, differs);
    // Of what was not asked nothing is known: neither that no shorter line leads there nor that none does.
    if (any_unasked) g.shortest = g.exhausted = false, g.none_within = -1;
    if (!g.line) return g;
    line.how = LineOfPlay::How::searched, line.plays.clear(), line.by.clear();
    if (const auto by = telling_play<R>(a, b, g.last, differences_here<R>(a, b, g.last)))
        line.by = Plays<R>::print(setting, *by);
    for (const auto& play : *g.line) line.plays.push_back(Plays<R>::print(setting, play));
    return g;
}
// Was any difference met under the readings as they are played with?
template <class R>
bool differs_as_usual(const PlayComparison<R>& plays, const typename R::template Setting<Native>& usual) {
    return plays.line || std::any_of(plays.found.begin(), plays.found.end(), [&](const auto& found) {
               return found && same(found->setting.readings, usual.readings);
           });
}
// Where no line was met under the usual readings, one is looked for under those of the case that was found.
template <class R>
void look_for_line(std::uint64_t seed, const PlayComparison<R>& plays, const ReadingComparison<R>& moves,
                   LineOfPlay& line) {
    if (!pattern_of(plays, moves)) return;
    const auto usual = setting_of_play(plays), as_in_case = setting_of_case(plays);
    const auto search = [&](const auto& setting) {
        const auto under = readings_that_differ<R>(usual, setting, plays.reading);
        const GuidedLine<R> g = look_for_line(seed, setting, plays, moves, line);
        line.searches.push_back({searched(g), under});
        if (g.line) line.readings = under;
        return g.exhausted;
    };
    if (WithBoards<R> && plays.weightiest() && !differs_as_usual(plays, usual)) return void(search(as_in_case));
    line.unreachable = search(usual) && !WithSettingOptions<R>;
    if (line.how != LineOfPlay::How::not_met || same(usual, as_in_case)) return;
    const bool exhausted = search(as_in_case);
    line.unreachable = line.unreachable && exhausted;
}
// The line to where the two options differ, as well as it is known.
template <class R>
LineOfPlay line_to_difference(std::uint64_t seed, const PlayComparison<R>& plays, const ReadingComparison<R>& moves) {
    LineOfPlay line = line_met(plays);
    look_for_line(seed, plays, moves, line);
    if (line.how != LineOfPlay::How::not_met) {
        line.unreachable = false;
        if (line.plays.empty()) line.how = LineOfPlay::How::in_the_set_up;
    }
    return line;
}

template <class R>
decided::Options options_seen(int reading, int first, int second, Relation relation) {
    return {side_of<R>(reading, first).option, side_of<R>(reading, second).option, relation};
}
// What a comparison of single moves shows.
template <class R>
Compared compared_by_moves(const ReadingComparison<R>& c) {
    Compared part;
    part.kind = c.same() ? FindingKind::harmless_ambiguity : FindingKind::ambiguity;
    part.materiality = materiality(c), part.decided.is_decided = c.decided() && (c.shown || c.same());
    part.decided.by = decided::ByMoves{
        options_seen<R>(c.reading, c.first, c.second, relation(c)), std::string(R::info().board), c.decided(),
        !c.decided() || part.decided.is_decided, !part.decided.is_decided || !c.shown || c.known(Difference::winner)};
    if (!c.shown) return part;
    part.sides = {side(c, c.first), side(c, c.second)};
    part.witness = witness<R>(c.shown_case, "", c.shown != Difference::outcome);
    part.shown = {c.least ? Shown::How::fewest : Shown::How::by_search, R::template pieces<Native>(c.shown_case.before),
                  settled<R>(c.shown_case.setting)};
    part.shown.steps = WithTurns<R>,
    part.shown.of_no_game = is_of_no_game<R>(c.shown_case.setting, c.shown_case.before);
    return part;
}

// Where the case shown is one to which no play leads, the end of the line takes its place.
template <class R>
void show_at_end_of_line(ReadingComparison<R> c, Pair& pair) {
    if constexpr (WithCredible<R>) {
        if (!c.shown || !is_out_of_play<R>(c.shown_case, pair.compared.shown.how)) return;
        const auto end = end_of_line<R>(pair.line);
        if (!end) return;
        c.shown_case = {with_option(end->setting, c.reading, c.first), end->before, end->move};
        c.shown = Difference::effect;  // by a move, whatever it is that differs
        Compared& part = pair.compared;
        part.sides = {side(c, c.first), side(c, c.second)}, part.witness = witness<R>(c.shown_case, "", true);
        part.shown = {Shown::How::told, R::template pieces<Native>(end->before), settled<R>(end->setting)};
    }
}

// --- whole turns -----------------------------------------------------------------------------
template <WithTurns R>
Side side(const PlayComparison<R>& c, const PlayCase<R>& shown, int option) {
    const auto setting = with_option(shown.setting, c.reading, option);
    std::optional<typename R::template Position<Native>> after;
    if (shown.play) after = after_turn<R>(setting, shown.before, *shown.play);
    return side<R>(c.reading, option, setting, shown.before, shown.play ? R::print_turn(setting, *shown.play) : "",
                   after, [&] { return picture_of_turn<R>(setting, shown.before, *shown.play); });
}
template <WithTurns R>
Witness witness_of(const PlayCase<R>& shown) {
    Witness w = witness_at<R>(shown.setting, shown.before, "");
    w.pictures.push_back(R::picture(shown.setting, shown.before));
    if (!shown.play) return w;
    w.moves.push_back(R::print_turn(shown.setting, *shown.play));
    if (after_turn<R>(shown.setting, shown.before, *shown.play))
        w.pictures.push_back(picture_of_turn<R>(shown.setting, shown.before, *shown.play));
    return w;
}
// What sampled turns add to what is proved of single moves; they overrule them where both speak.
template <WithTurns R>
Compared compared_by_turns(const Options& options, const PlayComparison<R>& turns, const ReadingComparison<R>& moves,
                           Compared part) {
    const decided::Sampled sampled{turns.thrown, turns.played};
    if (turns.weightiest() || !moves.same()) part.decided.method = Method::sampled;
    if (const auto weightiest = turns.weightiest()) {
        const PlayCase<R>& shown = *turns.found[static_cast<std::size_t>(*weightiest)];
        part.kind = FindingKind::ambiguity, part.materiality = materiality_by_differences(turns);
        part.decided.is_decided = true;
        part.decided.by = decided::ByTurns{
            options_seen<R>(turns.reading, turns.first, turns.second, relation_by_differences(turns)), sampled};
        part.sides = {side(turns, shown, turns.first), side(turns, shown, turns.second)};
        part.witness = witness_of(shown);
        part.shown = {Shown::How::by_sampling, R::template pieces<Native>(shown.before), settled<R>(shown.setting)};
    } else if (moves.same()) {
        std::get<decided::ByMoves>(part.decided.by).turns = sampled;
    } else if (const auto law = same_turns<R>(options, R::info().readings[static_cast<std::size_t>(turns.reading)].id,
                                              side_of<R>(turns.reading, turns.first).option,
                                              side_of<R>(turns.reading, turns.second).option)) {
        part.kind = FindingKind::harmless_ambiguity, part.materiality = Materiality::no_effect;
        part.decided = {decided::ByLawOfTurns{law->why, law->law, sampled}, Method::proof, true};
        part.shown.of_step = Shown::OfStep::proved;
    } else {
        part.materiality = Materiality::none_found, part.decided.is_decided = false;
        part.decided.by = decided::TurnsMetAlike{sampled, moves.shown.has_value()};
        part.shown.of_step = Shown::OfStep::met;
    }
    return part;
}

// A law of steps may show that it makes no difference which of two options is played, though single steps differ.
template <class R>
std::optional<LawOfTurns> same_by_law(const Options& options, const ReadingComparison<R>& moves) {
    if (moves.same()) return {};
    return same_turns<R>(options, R::info().readings[static_cast<std::size_t>(moves.reading)].id,
                         side_of<R>(moves.reading, moves.first).option, side_of<R>(moves.reading, moves.second).option);
}

// Single moves are compared where they have a say: whole turns in which the options differ overrule them.
template <class R>
ReadingComparison<R> compared_beside(const Options& options, const PlayComparison<R>& plays) {
    if (WithTurns<R> && plays.weightiest()) return not_compared(plays);
    const bool another_is_shown = is_told<R>(plays.reading, plays.first, plays.second);
    return compare_options<R>(options, plays, another_is_shown ? Wanted::any : Wanted::least);
}

// Two options of a reading; `first` is the one seen from.
template <class R>
Pair compared_pair(const Options& options, int reading, int first, int second) {
    const PlayComparison<R> plays = compare_plays<R>(options, reading, first, second);
    const ReadingComparison<R> moves = compared_beside(options, plays);
    Compared part = compared_by_moves(moves);
    if constexpr (WithTurns<R>)
        part = compared_by_turns(options, plays, moves, std::move(part));
    else if (const auto law = same_by_law(options, moves)) {  // where a step differs matters to nobody
        Pair pair{first, second, settled_by(*law, std::move(part)), {}};
        show_as_told<R>(reading, first, second, pair.compared, Shown::OfStep::same_games);
        return pair;
    }
    show_as_told<R>(reading, first, second, part);
    Pair pair{first, second, std::move(part), line_to_difference(options.seed, plays, moves)};
    show_at_end_of_line(moves, pair);
    return pair;
}

}  // namespace nomos::analysis
