// From readings to findings: each reading compared, its smallest witness drawn under both options,
// its place in play searched for, and all of it put into plain words.
//
// Without whole turns a comparison is a proof about single moves. With them (model/core/turns.hpp)
// what counts at the table is which turns are allowed, and they are compared by sampling: a
// difference that was met is shown; where none was met, the options are the same if single moves
// prove it or a law of them does (same_turns.hpp), and else it is not known whether they are.
#pragma once

#include <algorithm>

#include "analysis/compare.hpp"
#include "analysis/finding.hpp"
#include "analysis/line_search.hpp"
#include "analysis/same_turns.hpp"
#include "analysis/told_case.hpp"

namespace nomos::analysis {

std::string percent(int part, int whole);

inline std::string counted_pieces(int n) { return std::to_string(n) + (n == 1 ? " piece" : " pieces"); }

template <class R>
std::string outcome_words(const typename R::template Setting<Native>& setting,
                          const typename R::template Position<Native>& position) {
    const int outcome = R::Rules::template outcome<Native>(setting, position).lowest();
    return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]);
}
// How many pieces a drawing of a move shows to have fallen.
inline int fallen(const Picture& picture) {
    return static_cast<int>(std::ranges::count(picture.pieces, Mark::crossed_out, &PicturePiece::mark));
}
// What a move does to the number of pieces, those that fall in it told from those that come: one may take
// the place of another.
std::string change_words(int leave, int come);
// "After d1-d3: one piece leaves the board; in play."
template <class R>
std::string consequence(const typename R::template Setting<Native>& setting, const std::string& move,
                        const typename R::template Position<Native>& before,
                        const typename R::template Position<Native>& after, const Picture& picture) {
    const int more = R::template pieces<Native>(after) - R::template pieces<Native>(before);
    const int leave = std::max({fallen(picture), -more, 0});
    return "After " + move + ": " + change_words(leave, more + leave) + "; " + outcome_words<R>(setting, after) + ".";
}
template <class R>
Side side_of(int reading, int option) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    const OptionInfo& o = info.options[static_cast<std::size_t>(option)];
    return {std::string(o.id), std::string(o.says), std::string(o.rests_on), "", {}, option == info.default_option};
}

// What happens under one option: in a position, by a move of it (or by none) that leads to `after`
// (if it is allowed), drawn.
template <class R, class DrawMove>
Side side(int reading, int option, const typename R::template Setting<Native>& setting,
          const typename R::template Position<Native>& before, const std::string& move,
          const std::optional<typename R::template Position<Native>>& after, DrawMove&& draw_move) {
    Side s = side_of<R>(reading, option);
    s.picture = after ? draw_move() : R::picture(setting, before);
    s.consequence = after          ? consequence<R>(setting, move, before, *after, s.picture)
                    : move.empty() ? "The game stands: " + outcome_words<R>(setting, before) + "."
                                   : "The move " + move + " is not allowed.";
    return s;
}
template <class R>
Side side(const Comparison<R>& c, int option) {
    const auto& [of_setting, before, move] = c.shown_case;
    const auto setting = with_option(of_setting, c.reading, option);
    const bool by_move = c.shown != Difference::outcome;
    std::optional<typename R::template Position<Native>> after;
    if (by_move && R::Rules::template legal<Native>(setting, before, move))
        after = R::Rules::template apply<Native>(setting, before, move);
    return side<R>(c.reading, option, setting, before, by_move ? R::print_move(setting, move) : "", after,
                   [&, &b = before, &m = move] { return R::picture_of_move(setting, b, m); });
}

// --- single moves ----------------------------------------------------------------------------
template <class C>
Materiality materiality_by_differences(const C& c) {
    if (c.differs(Difference::winner) || c.differs(Difference::outcome)) return Materiality::changes_winner;
    if (c.differs(Difference::effect)) return Materiality::changes_effect;
    return Materiality::changes_moves;
}
template <class R>
Materiality materiality(const Comparison<R>& c) {
    return c.shown ? materiality_by_differences(c) : c.same() ? Materiality::no_effect : Materiality::none_found;
}

struct PlaceInPlay {
    int looked_at = 0, met = 0;
    std::optional<std::vector<std::string>> line;
    std::string move;
    std::vector<std::string> settled{};
    std::string how{};                    // what is known of shorter lines, or of any
    bool cannot = false;                  // no line leads there
    std::vector<std::string> readings{};  // the line is played under these, the others as usual
};
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
std::string joined_choices(const std::vector<std::string>& choices);  // "a=b, c=d"
// " Set pairs=yes." or nothing.
inline std::string settled_words(const std::vector<std::string>& settled) {
    return settled.empty() ? "" : " Set " + joined_choices(settled) + ".";
}
inline void describe_place(PlaceInPlay place, Finding& f) {
    const std::string set = settled_words(place.settled);
    if (!place.line) {
        f.line_note = "Not met in " + std::to_string(place.looked_at) + " positions of random play" +
                      (place.how.empty() ? "." : "; " + place.how + ".") + set;
        if (place.cannot) f.materiality = Materiality::unreachable;
        return;
    }
    const bool at_once = place.line->empty();
    f.line = std::move(*place.line), f.settled = place.settled, f.line_readings = place.readings;
    const std::string by_move = place.move.empty() ? "" : ", by " + place.move;
    if (at_once) return void(f.line_note = std::string(kInTheSetUp) + by_move + "." + set);
    f.line_note = "First met after " + counted_plies(f.line.size()) + by_move + "; " +
                  (place.how.empty() ? "the shortest line met, not proved shortest" : place.how) + "." + set;
}
template <class R>
PlaceInPlay place_of(const PlayComparison<R>& c) {
    const auto setting = R::default_setting();
    PlaceInPlay place{c.played, c.met, {}, c.met_play ? Plays<R>::print(setting, *c.met_play) : "", c.settled};
    if (c.line) place.line.emplace();
    if (c.line)
        for (const auto& play : *c.line) place.line->push_back(Plays<R>::print(setting, play));
    return place;
}

// A position known to be treated differently: what a search for others is guided by.
template <class R>
std::optional<typename R::template Position<Native>> pattern_of(const PlayComparison<R>& plays,
                                                                const Comparison<R>& moves) {
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
                            const PlayComparison<R>& plays, const Comparison<R>& moves, PlaceInPlay& place) {
    constexpr int kMostPlies = 400;
    const auto a = with_option(setting, plays.reading, plays.first),
               b = with_option(setting, plays.reading, plays.second);
    const auto by_chance = same(setting, setting_of_play(plays)) ? plays.line : std::nullopt;
    std::optional<typename Plays<R>::Play> by;
    const auto differs = [&](const auto& position) {
        const DifferencesHere<R> here = differences_here<R>(a, b, position);
        for (std::size_t d = 0; d < here.any.size(); ++d)
            if (here.any[d]) return by = here.play[d], true;
        return false;
    };
    GuidedLine<R> g = line_of_play<R>(a, {pattern_of(plays, moves), by_chance}, kMostPlies, seed, differs);
    if (!g.line) return g;
    place.line.emplace(), place.move.clear();
    if (differs(g.last) && by) place.move = Plays<R>::print(setting, *by);
    for (const auto& play : *g.line) place.line->push_back(Plays<R>::print(setting, play));
    return g;
}
// Was any difference met under the readings as they are played with?
template <class R>
bool differs_as_usual(const PlayComparison<R>& plays, const typename R::template Setting<Native>& usual) {
    return plays.line || std::any_of(plays.found.begin(), plays.found.end(), [&](const auto& found) {
               return found && same(found->setting.readings, usual.readings);
           });
}
template <class R>
void look_for_line(std::uint64_t seed, const PlayComparison<R>& plays, const Comparison<R>& moves, PlaceInPlay& place) {
    if (!pattern_of(plays, moves)) return;
    const auto usual = setting_of_play(plays), as_in_case = setting_of_case(plays);
    const bool by_chance = place.line.has_value();
    const std::string under = joined_choices(readings_that_differ<R>(usual, as_in_case, plays.reading));
    if (WithBoards<R> && plays.weightiest() && !differs_as_usual(plays, usual)) {
        const GuidedLine<R> g = look_for_line(seed, as_in_case, plays, moves, place);
        place.how = how_found(g) + ", under " + under,
        place.readings = readings_that_differ<R>(usual, as_in_case, plays.reading);
        return;
    }
    const GuidedLine<R> g = look_for_line(seed, usual, plays, moves, place);
    place.how =
        (by_chance && !g.line ? "the shortest line met in random play, not proved shortest: " : "") + how_found(g);
    place.cannot = g.exhausted && !WithSettingOptions<R>;
    if (place.line || same(usual, as_in_case)) return;
    const GuidedLine<R> other = look_for_line(seed, as_in_case, plays, moves, place);
    place.cannot = place.cannot && other.exhausted;
    place.how += "; under " + under + ": " + how_found(other);
    if (place.line)
        place.how = how_found(other) + ", under " + under,
        place.readings = readings_that_differ<R>(usual, as_in_case, plays.reading);
}

template <class R>
std::string seen_from(int reading, int first, int second, std::string_view relation) {
    const auto& options = R::info().readings[static_cast<std::size_t>(reading)].options;
    return "Seen from \"" + std::string(options[static_cast<std::size_t>(first)].id) + "\", \"" +
           std::string(options[static_cast<std::size_t>(second)].id) + "\" is " + std::string(relation);
}
// What a comparison of single moves shows and says.
template <class R>
void tell_moves(const Comparison<R>& c, Finding& f) {
    f.kind = c.same() ? FindingKind::harmless_ambiguity : FindingKind::ambiguity;
    f.materiality = materiality(c), f.decided = c.decided() && (c.shown || c.same());
    f.decided_by = seen_from<R>(c.reading, c.first, c.second, relation(c)) + "; decided by " +
                   (c.decided() ? "proof over " : "a search that ran out of budget over ") +
                   std::string(R::info().board) + ", every well-formed position, all other readings open.";
    if (f.decided && c.shown && !c.known(Difference::winner))
        f.decided_by += " Whether a move can decide the game under one option alone was not decided.";
    if (c.decided() && !f.decided)
        f.decided_by = "Not decided: no single move can tell \"" + side_of<R>(c.reading, c.first).option +
                       "\" from \"" + side_of<R>(c.reading, c.second).option + "\" (proof), but whole games may.";
    if (!c.shown) return;
    f.sides = {side(c, c.first), side(c, c.second)};
    f.witness = witness<R>(c.shown_case, "", c.shown != Difference::outcome);
    f.witness_note = counted_pieces(R::template pieces<Native>(c.shown_case.before)) + " on the board; " +
                     (c.least ? "no position with fewer shows it (the rest refuted)."
                              : "the smallest position found by search, not proved smallest.") +
                     settled_words(settled<R>(c.shown_case.setting));
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
    Witness w{R::print(shown.setting, shown.before), {}, readings_of<R>(shown.setting), {}, ""};
    w.pictures.push_back(R::picture(shown.setting, shown.before));
    if (!shown.play) return w;
    w.moves.push_back(R::print_turn(shown.setting, *shown.play));
    if (after_turn<R>(shown.setting, shown.before, *shown.play))
        w.pictures.push_back(picture_of_turn<R>(shown.setting, shown.before, *shown.play));
    return w;
}
// What sampled turns add to what is proved of single moves; it overrules them where both speak.
template <WithTurns R>
void tell_turns(const Options& options, const PlayComparison<R>& turns, const Comparison<R>& moves, Finding& f) {
    const std::string sampled = std::to_string(turns.thrown) + " positions thrown at random and " +
                                std::to_string(turns.played) + " of random play";
    if (turns.weightiest() || !moves.same()) f.method = Method::sampled;
    if (const auto weightiest = turns.weightiest()) {
        const PlayCase<R>& shown = *turns.found[static_cast<std::size_t>(*weightiest)];
        f.kind = FindingKind::ambiguity, f.materiality = materiality_by_differences(turns), f.decided = true;
        f.decided_by = seen_from<R>(turns.reading, turns.first, turns.second, relation_by_differences(turns)) +
                       ", as far as whole turns were compared: sampled, " + sampled + ".";
        f.sides = {side(turns, shown, turns.first), side(turns, shown, turns.second)};
        f.witness = witness_of(shown);
        f.witness_note = counted_pieces(R::template pieces<Native>(shown.before)) +
                         " on the board; the smallest position found by sampling, not proved smallest." +
                         settled_words(settled<R>(shown.setting));
    } else if (moves.same()) {
        f.decided_by += " Whole turns are chains of these moves; sampled, " + sampled + ": alike.";
    } else if (const auto why = same_turns<R>(options, f.id, side_of<R>(turns.reading, turns.first).option,
                                              side_of<R>(turns.reading, turns.second).option)) {
        f.kind = FindingKind::harmless_ambiguity, f.materiality = Materiality::no_effect, f.decided = true;
        f.method = Method::proof;
        f.decided_by =
            "Whole turns are the same, though single steps differ: " + *why + ". Sampled, " + sampled + ": alike.";
        if (moves.shown) f.witness_note += " It is about a single step; no whole turn differs.";
    } else {
        f.materiality = Materiality::none_found, f.decided = false;
        f.decided_by = "Not decided: whole turns were alike wherever they were compared (sampled, " + sampled + ")" +
                       (moves.shown ? ", though single steps of them differ (proof)." : ".");
        if (moves.shown) f.witness_note += " It is about a single step; no whole turn was found that differs.";
    }
}

// A law of steps may show that it makes no difference which of two options is played, though single steps differ.
template <class R>
void tell_by_law(const Options& options, const Comparison<R>& moves, Finding& f) {
    if (moves.same()) return;
    const auto why = same_turns<R>(options, f.id, side_of<R>(moves.reading, moves.first).option,
                                   side_of<R>(moves.reading, moves.second).option);
    if (!why) return;
    f.kind = FindingKind::harmless_ambiguity, f.materiality = Materiality::no_effect, f.decided = true;
    f.method = Method::proof, f.by_law = true;
    f.decided_by = "It makes no difference, though single steps differ: " + *why + ".";
    if (moves.shown) f.witness_note += " It is about a single step; the games are the same.";
}

// The finding of two options of a reading, compared; `first` is the one seen from.
template <class R>
Finding study(const Options& options, int reading, int first, int second) {
    const RulesetInfo& game = R::info();
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    const std::string a(info.options[static_cast<std::size_t>(first)].id),
        b(info.options[static_cast<std::size_t>(second)].id);

    Finding f;
    f.id = info.id, f.ruleset = game.id;
    f.title = info.question, f.explanation = info.explanation, f.suggestion = info.suggestion;
    f.clauses = strings(info.clauses), f.readings = {std::string(info.id)};
    f.sentences = sentences_for(game.ledger, info.id);
    f.evidence.push_back("Played with: " + a + " (" + std::string(info.why_default) + ").");
    const std::string key = std::string(info.id) + "=";
    f.command = "nomos compare " + std::string(game.id) + " --reading " + key + a + " --with " + key + b;

    const PlayComparison<R> plays = compare_plays<R>(options, reading, first, second);
    const Comparison<R> moves = compare_options<R>(options, plays);
    tell_moves(moves, f);
    if constexpr (WithTurns<R>)
        tell_turns(options, plays, moves, f);
    else
        tell_by_law(options, moves, f);
    if (f.by_law) return f;  // where a step differs matters to nobody
    show_as_told<R>(reading, first, second, f);
    PlaceInPlay place = place_of(plays);
    look_for_line(options.seed, plays, moves, place);
    describe_place(std::move(place), f);
    return f;
}

// A reading's finding: its default against the first other option that it is seen to differ from. What
// the earlier ones came to is told as well; if none differs, the first of all is the finding.
template <class Compare>
Finding first_that_differs(const ReadingInfo& info, Compare&& compare) {
    std::optional<Finding> found;
    std::vector<std::string> others;
    for (int other = 0; other < static_cast<int>(info.options.size()); ++other) {
        if (other == info.default_option) continue;
        Finding f = compare(info.default_option, other);
        const bool differs = f.decided && f.kind == FindingKind::ambiguity;
        if (!differs)
            others.push_back("Against \"" + std::string(info.options[static_cast<std::size_t>(other)].id) +
                             "\": " + f.decided_by);
        if (differs || !found) found = std::move(f);
        if (differs) {
            found->evidence.insert(found->evidence.end(), others.begin(), others.end());
            break;
        }
    }
    expect(found.has_value(), "a reading has options");
    return *found;
}

}  // namespace nomos::analysis
