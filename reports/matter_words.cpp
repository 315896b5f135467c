#include "reports/matter_words.hpp"

#include <fmt/format.h>

#include "reports/words.hpp"

namespace nomos {
namespace {

std::string often(const Measured& m) {
    const std::uint64_t n = m.per_million();
    return n == 0 ? "fewer than one of a million" : fmt::format("{} of a million", n);
}
std::string in_play(const Measured& m) {
    const std::string looked = fmt::format("{} positions of {} random games", m.looked_at, m.games);
    if (m.met == 0) return "Not met in " + looked + ".";
    return fmt::format(
        "In {} the options differ in {}: {}. The earliest comes after {}; the weightiest difference met there {}.",
        looked, m.met, often(m), counted(static_cast<std::uint64_t>(m.earliest), "ply", "plies"), name_of(m.in_play));
}
std::string on_board(const SmallBoard& b) {
    if (b.changes == Materiality::changes_value)
        return fmt::format("as usual {}; under \"{}\" {}", value_in_words(b.usual, b.other), b.option,
                           value_in_words(b.other, b.usual));
    if (b.changes == Materiality::changes_winner)
        return fmt::format("\"{}\" changes how many positions end or are won how", b.option);
    return fmt::format("\"{}\" changes what can be played", b.option);
}

std::string counted_of(const ShortestLine& s, int plies) {
    const auto many = static_cast<std::uint64_t>(plies);
    return s.by_steps ? counted(many, "step of a turn", "steps of turns") : counted(many, "ply", "plies");
}

}  // namespace

std::string value_in_words(const std::optional<BoardValue>& value, const std::optional<BoardValue>& against) {
    if (!value) return "";
    if (!value->of_coalitions || !against || value->start != against->start) return value->start;
    return "those who can force a victory: " +
           (value->who_can_force.empty() ? "nobody" : joined_with(value->who_can_force, "; "));
}

std::string matter_in_short(const Finding& finding) {
    const Measured& m = finding.measured;
    if (m.looked_at == 0 || m.met == 0 || finding.decided.by_history()) return "";
    return fmt::format("first met at ply {}, in {} random positions", m.earliest, often(m));
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

std::string shortest_in_words(const ShortestLine& s) {
    const std::string why = why_in_words(s);
    const std::string refuted =
        s.refuted < 0 ? ""
                      : fmt::format("no line of at most {} tells the options apart (solver)", counted_of(s, s.refuted));
    switch (s.answer) {
        case ShortestLine::Answer::found:
            if (s.line.empty()) return fmt::format("\"{}\" differs in the set-up itself", s.option);
            return fmt::format("\"{}\" differs after {}: {}; no shorter line exists (solver)", s.option,
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

std::vector<std::string> matter_in_words(const Finding& finding) {
    const Measured& m = finding.measured;
    std::vector<std::string> words;
    if (m.looked_at == 0) return words;
    if (finding.decided.by_history())
        words.push_back(
            "Only the course of a whole game tells the options apart, so that no position was counted and no line "
            "asked of the solver.");
    else
        words.push_back(in_play(m));
    std::vector<std::string> alike;
    const SmallBoard* smallest = m.smallest();
    for (const SmallBoard& b : m.small) {
        if (b.explored && b.changes == Materiality::no_effect) alike.push_back(b.board);
        const bool told = &b == smallest || b.changes == Materiality::changes_value;
        if (b.explored && b.changes > Materiality::no_effect && told)
            words.push_back(fmt::format("{} ({}), explored completely: {}.",
                                        &b == smallest ? "The smallest board on which it shows" : "A larger board",
                                        b.board, on_board(b)));
        // Where all of a board is known to be alike, nobody asks for a line; what only a game tells was said above.
        const bool is_plain = (b.explored && b.changes == Materiality::no_effect) || finding.decided.by_history();
        const std::string shortest = is_plain ? "" : shortest_in_words(b.shortest);
        if (!shortest.empty() && (!b.explored || told)) {
            words.push_back(fmt::format("On board {} {}.", b.board, shortest));
            if (!b.shortest.line.empty())
                words.push_back("To play it: " + command_that_plays(b.shortest.line, b.replay));
        }
    }
    // Of whole plies the line's own note tells.
    if (m.own && m.own->shortest.by_steps && !finding.decided.by_history()) {
        const std::string shortest = shortest_in_words(m.own->shortest);
        if (!shortest.empty()) words.push_back(fmt::format("On the board that is played on {}.", shortest));
        if (!m.own->shortest.line.empty())
            words.push_back("To play it: " + command_that_plays(m.own->shortest.line, m.own->replay));
    }
    if (!alike.empty())
        words.push_back("Explored completely and alike under every option: " + joined_with(alike, "; ") + ".");
    return words;
}

}  // namespace nomos
