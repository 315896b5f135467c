#include "reports/impact_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
#include "reports/value_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

bool is_of_pair(const Finding& f, const ShortestLine& s) {
    const auto* question = std::get_if<about::OpenQuestion>(&f.about);
    return !question || question->second.empty() ||
           std::find(s.options.begin(), s.options.end(), question->second) != s.options.end();
}
std::string at_ply(int ply, const Finding& f) {
    return ply == 0 ? "in the set-up" : "after " + plays_in_words(static_cast<std::size_t>(ply), f.ruleset);
}
// "61 random games", "760 random games in pairs".
std::string games_of(const Measured& m) {
    return counted(static_cast<std::uint64_t>(m.games), "random game", "random games") +
           (m.settled.empty() ? "" : " " + m.settled);
}
// Where only the moves differ, and another does the same, nothing is at stake.
std::string by_another(const Measured& m, const MetOption& pair) {
    if (pair.by_another == 0) return "";
    return fmt::format(
        " In {}{} ({}) moves differ, but by the end of the turn all the same can be reached; these are not "
        "counted.",
        pair.met > 0 ? "another " : "", in_groups(pair.by_another), share_in_words(pair.by_another, m.looked_at));
}
std::string others_in_play(const Finding& f, const MetOption& pair, const AnswerNames& named) {
    std::vector<std::string> others;
    for (const MetOption& o : f.measured.options)
        if (o.option != pair.option && o.met > 0)
            others.push_back(fmt::format("{} in {}, in these games first {}", named(o.option),
                                         share_in_words(o.met, f.measured.looked_at), at_ply(o.earliest, f)));
    return others.empty() || pair.option.empty() ? "" : " Other answers that differ: " + joined(others, "and") + ".";
}
// Of a question that arises only under answers that are not played: that positions were judged as if they were.
std::string where_it_arises(const Finding& finding) {
    if (finding.readings.size() != 1) return "";
    const RulesetInfo& info = find_ruleset(finding.ruleset).info();
    const ReadingInfo* asked = asked_by(finding, info);
    if (!asked) return "";
    std::vector<std::string> questions;
    for (const Choice& c : arises_under(info.readings, static_cast<int>(asked - info.readings.data())))
        questions.push_back(fmt::format("\"{}\"", info.readings[static_cast<std::size_t>(c.reading)].question));
    if (questions.empty()) return "";
    return fmt::format(", judged as if {} had another answer than is played", joined(questions, "and"));
}

// The fewest moves after which the two options are known to differ: of random play, and of the line that is shown.
int first_met(const Finding& finding, const MetOption& pair) {
    const LineOfPlay& line = finding.line;
    const bool is_of_pair = line.against.empty() || line.against == pair.option;
    // What players settle is of this game; readings otherwise than played are of another, but where the question arises
    // only under these, and was measured there.
    const bool is_elsewhere = !line.readings.empty() && where_it_arises(finding).empty();
    if (!line.is_of_two_options() || line.how == LineOfPlay::How::not_met || !is_of_pair || is_elsewhere)
        return pair.earliest;
    const int plies = static_cast<int>(line.plays.size());
    if (pair.earliest < 0) return plies;
    // Where moves differ that lead to the same, a line of the solver may end at such; what was counted leads elsewhere.
    const bool may_be_the_same = pair.by_another > 0 && line.how == LineOfPlay::How::proved;
    return may_be_the_same ? pair.earliest : std::min(pair.earliest, plies);
}

// ... beside the earliest that was counted, where a search knows of a sooner one.
std::string sooner_in_words(const Finding& finding, const MetOption& pair) {
    const int first = first_met(finding, pair);
    return first >= pair.earliest ? "" : ", and the first that a search knows of " + at_ply(first, finding);
}

std::string in_play(const Finding& f, const AnswerNames& named) {
    const Measured& m = f.measured;
    const MetOption pair = met_of(f);
    const std::string looked =
        fmt::format("{} of {}", counted(static_cast<std::uint64_t>(m.looked_at), "position", "positions"), games_of(m));
    const std::string others = others_in_play(f, pair, named);
    if (pair.met == 0) return "Not met in " + looked + where_it_arises(f) + "." + by_another(m, pair) + others;
    const std::string where = where_it_arises(f);
    return fmt::format(
        "In {}{}{} {} in {}: {}. The earliest of these comes {}{}; the weightiest difference met there {}.{}{}", looked,
        where, where.empty() ? "" : ",",
        pair.option.empty() ? "the answers differ" : named(pair.option) + " makes a difference", in_groups(pair.met),
        share_in_words(pair.met, m.looked_at), at_ply(pair.earliest, f), sooner_in_words(f, pair),
        name_of(pair.in_play), by_another(m, pair), others);
}
std::string on_board(const SmallBoard& b, const AnswerNames& named) {
    if (b.changes == Materiality::changes_value)
        return fmt::format("as usual {}; under {} {}", value_in_words(b.usual, b.other), named(b.option),
                           value_in_words(b.other, b.usual));
    return fmt::format("{} {}", named(b.option), change_in_words(b));
}

std::string counted_of(const ShortestLine& s, int plies) {
    const auto many = static_cast<std::uint64_t>(plies);
    return s.by_steps ? counted(many, "single step", "single steps") : counted(many, "move", "moves");
}

// No line from the set-up is shorter: the solver refuted them, or a search looked at all.
bool is_shortest(const LineOfPlay& line) {
    if (line.how == LineOfPlay::How::proved) return true;
    return line.how == LineOfPlay::How::searched && !line.searches.empty() && line.searches.back().under.empty() &&
           line.searches.back().searched.shortest;
}
// "after 10 moves or fewer": no shorter line is known, and that there is none is rarely shown.
std::string known_after(const Finding& finding, int plies) {
    const bool is_known = is_shortest(finding.line) && plies == static_cast<int>(finding.line.plays.size());
    return at_ply(plies, finding) + (plies == 0 || is_known ? "" : " or fewer");
}

// Of a question that random play never came upon: that it did not, instead of a share.
std::string unmet_in_short(const Finding& finding) {
    const Measured& m = finding.measured;
    const bool asked = std::holds_alternative<about::OpenQuestion>(finding.about) && m.looked_at > 0;
    if (!asked || met_of(finding).met > 0 || finding.decided.by_history()) return "";
    const std::string games = games_of(m);
    if (m.met == 0 && met_of(finding).by_another > 0)
        return fmt::format(
            "not met in {}{}, but for moves that by the end of the turn come to the same (in {} of "
            "positions)",
            games, where_it_arises(finding), share_in_words(met_of(finding).by_another, m.looked_at));
    if (m.met == 0) return "not met in " + games + where_it_arises(finding);
    return fmt::format("another answer first met {}, in {} of positions ({}); the two that are shown not{}",
                       at_ply(m.earliest, finding) + (m.earliest == 0 ? "" : " or fewer"),
                       share_in_words(m.met, m.looked_at), games, where_it_arises(finding));
}

}  // namespace

MetOption met_of(const Finding& f) {
    const auto* question = std::get_if<about::OpenQuestion>(&f.about);
    const MetOption* met = question ? f.measured.of(question->second) : nullptr;
    return met ? *met : MetOption{"", f.measured.met, f.measured.earliest, f.measured.line, f.measured.in_play};
}

std::string change_in_words(const SmallBoard& b) {
    if (!b.explored) return std::string(name_of(b.changes));
    if (b.changes == Materiality::changes_winner)
        return "changes how many positions end the game and how, or in how many who can force a win";
    if (b.changes == Materiality::changes_moves) return "changes what can be played";
    return std::string(name_of(b.changes));
}

std::string share_in_words(std::uint64_t some, std::uint64_t all) {
    if (some == 0 || all == 0) return "0 %";
    constexpr int kMostDecimals = 4;
    std::uint64_t unit = 1;
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals, unit *= 10) {
        if (some * 100 * unit < all) continue;
        const std::uint64_t rounded = (some * 100 * unit + all / 2) / all;
        if (rounded >= 100 * unit && some < all) return "more than 99 %";
        return fmt::format("{:.{}f} %", static_cast<double>(rounded) / static_cast<double>(unit), decimals);
    }
    return "less than 0.0001 %";
}

std::string impact_in_short(const Finding& finding) {
    const Measured& m = finding.measured;
    const MetOption pair = met_of(finding);
    if (m.looked_at == 0 || pair.met == 0 || finding.decided.by_history()) return unmet_in_short(finding);
    // What is counted in games from a set-up that nobody is sure of says so wherever the figure stands.
    const std::string rests = play_mark(finding.resting);
    return fmt::format("first met {}, in {} of positions ({}){}{}", known_after(finding, first_met(finding, pair)),
                       share_in_words(pair.met, m.looked_at), games_of(m), where_it_arises(finding),
                       rests.empty() ? "" : "; " + rests);
}

std::string share_of(const Finding& finding) {
    const MetOption pair = met_of(finding);
    if (finding.measured.looked_at == 0 || pair.met == 0 || finding.decided.by_history())
        return unmet_in_short(finding);
    const Measured& m = finding.measured;
    return fmt::format("its answers differ in {} of positions{}", share_in_words(pair.met, m.looked_at),
                       m.settled.empty() ? "" : " of games " + m.settled) +
           where_it_arises(finding);
}
std::string shares_in_words(const std::vector<const Finding*>& findings) {
    std::vector<std::string> marks;
    bool any = false;
    for (const Finding* f : findings) {
        if (share_of(*f).empty()) continue;
        const std::string mark = play_mark(f->resting);
        any = true;
        if (!mark.empty() && std::find(marks.begin(), marks.end(), mark) == marks.end()) marks.push_back(mark);
    }
    if (!any) return "";
    return "How often answers differ is counted in random games" +
           (marks.empty() ? "" : "; " + joined_with(marks, "; ")) + ".";
}

std::string why_in_words(const ShortestLine& s) {
    const std::string longer = counted_of(s, s.refuted + 1);
    switch (s.why) {
        case ShortestLine::Why::whole_turns:
            return "whole turns have to be compared, and the solver looks at single steps";
        case ShortestLine::Why::history:
            return "only the course of a whole game tells the options apart";
        case ShortestLine::Why::units:
            return s.refuted < 0 ? "its units were spent on the set-up itself"
                                 : "its units were spent on lines of " + longer;
        case ShortestLine::Why::units_for_all:
            return "its units were spent on which positions come up in " + longer;
        case ShortestLine::Why::nothing:
            break;
    }
    return "";
}

std::string shortest_in_words(const ShortestLine& s, const AnswerNames& named) {
    const std::string why = why_in_words(s);
    const std::string refuted =
        s.refuted < 0 ? ""
                      : fmt::format("no line of at most {} tells the options apart (solver)", counted_of(s, s.refuted));
    switch (s.answer) {
        case ShortestLine::Answer::found:
            if (s.within_a_turn)
                return fmt::format(
                    "after {} a step differs, but no whole turn does: the solver's line shows no difference at "
                    "the table",
                    counted_of(s, static_cast<int>(s.line.size())));
            if (s.line.empty()) return fmt::format("{} differs in the set-up itself", named(s.option));
            return fmt::format("{} differs after {}: {}; no shorter line exists (solver)", named(s.option),
                               counted_of(s, static_cast<int>(s.line.size())), joined_with(s.line, ", "));
        case ShortestLine::Answer::given_up:
            return (refuted.empty() ? "the solver gave up" : refuted + "; it gave up on longer ones") +
                   (why.empty() ? "" : ": " + why);
        case ShortestLine::Answer::not_asked:
            return why.empty() ? "" : "the solver was not asked for a line: " + why;
        case ShortestLine::Answer::none:
            break;
    }
    return refuted;
}

std::string openness_in_words(const Finding& finding) {
    const bool is_solved = std::ranges::any_of(
        finding.measured.small, [](const SmallBoard& b) { return b.changes == Materiality::changes_value; });
    return is_solved && hides_something(finding.ruleset)
               ? "Who can force a win was found as if both players knew all that is hidden."
               : "";
}

std::vector<std::string> impact_in_words(const Finding& finding) {
    const Measured& m = finding.measured;
    const AnswerNames named(finding);
    std::vector<std::string> words;
    if (m.looked_at == 0) return words;
    if (finding.decided.by_history())
        words.push_back(
            "Only the course of a whole game tells the options apart, so that no position was counted and no line "
            "asked of the solver.");
    else
        words.push_back(in_play(finding, named));
    std::vector<std::string> alike;
    const std::string so = where_it_arises(finding).empty() ? "" : ", with the answers under which the question arises";
    const SmallBoard* smallest = m.smallest();
    for (const SmallBoard& b : m.small) {
        if (b.explored && b.changes == Materiality::no_effect) alike.push_back(b.board);
        const bool told = &b == smallest || b.changes == Materiality::changes_value;
        if (b.explored && b.changes > Materiality::no_effect && told)
            words.push_back(fmt::format("{} ({}), explored completely{}: {}.",
                                        &b == smallest ? "The smallest board tried on which it shows" : "Another board",
                                        b.board, so, on_board(b, named)));
        // Where all of a board is known to be alike, nobody asks for a line; what only a game tells was said above.
        const bool is_plain = (b.explored && b.changes == Materiality::no_effect) || finding.decided.by_history();
        const std::string shortest = is_plain ? "" : shortest_in_words(b.shortest, named);
        if (!shortest.empty() && (!b.explored || told)) {
            words.push_back(fmt::format("On board {} {}.", b.board, shortest));
            if (!b.shortest.line.empty() && !b.shortest.within_a_turn)
                words.push_back("To play it: " + command_that_plays(b.shortest.line, b.replay));
        }
    }
    // Of whole plies the line's own note tells, if they lead to where its two options differ.
    const bool is_told =
        m.own && !m.own->shortest.by_steps &&
        (m.own->shortest.answer != ShortestLine::Answer::found || is_of_pair(finding, m.own->shortest));
    if (m.own && !is_told && !finding.decided.by_history()) {
        const std::string shortest = shortest_in_words(m.own->shortest, named);
        if (!shortest.empty()) words.push_back(fmt::format("On the board that is played on {}.", shortest));
        if (!m.own->shortest.line.empty() && !m.own->shortest.within_a_turn)
            words.push_back("To play it: " + command_that_plays(m.own->shortest.line, m.own->replay));
    }
    if (!alike.empty())
        words.push_back(
            fmt::format("Explored completely{} and alike under every option, or without the question coming up: {}.",
                        so + (so.empty() ? "" : ","), joined_with(alike, "; ")));
    return words;
}

}  // namespace nomos
