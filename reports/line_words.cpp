#include "reports/line_words.hpp"

#include <fmt/format.h>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/round_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string positions(auto n) { return counted(static_cast<std::uint64_t>(n), "position", "positions"); }

// What was tried in vain, under the usual readings and under others.
std::string in_vain(const LineOfPlay& line, std::string_view ruleset) {
    std::string text;
    for (const auto& search : line.searches) {
        const std::string under = joined_with(search.under, ", "), how = searched_in_words(search.searched, ruleset);
        text += text.empty() ? how + (under.empty() ? "" : ", under " + under) : "; under " + under + ": " + how;
    }
    return text;
}
std::string how_found(const LineOfPlay& line, std::string_view ruleset) {
    if (line.searches.empty()) return "the shortest line met, not proved shortest";
    const auto& last = line.searches.back();
    const std::string how = searched_in_words(last.searched, ruleset);
    if (line.how == LineOfPlay::How::met_by_chance)
        return "the shortest line met in random play, not proved shortest: " + how;
    return how + (last.under.empty() ? "" : ", under " + joined_with(last.under, ", "));
}
std::string to_difference(const LineOfPlay& line, const AnswerNames& named, std::string_view ruleset) {
    const std::string set = settled_in_words(line.settled, ruleset),
                      by = line.by.empty() ? "" : ", by " + (line.by == "-" ? "a pass" : line.by);
    switch (line.how) {
        case LineOfPlay::How::not_met: {
            const std::string tried = in_vain(line, ruleset);
            return fmt::format("Not met in {} of random play{}.{}", positions(line.looked_at),
                               tried.empty() ? "" : "; " + tried, set);
        }
        case LineOfPlay::How::in_the_set_up:
            return "Met in the set-up already" + by + "." + set;
        case LineOfPlay::How::met_when_counted:
            if (line.plays.empty())
                return "Met in the set-up already: " + named(line.against) + " makes a difference there" + by + "." +
                       set;
            return fmt::format(
                "After {} of random play {} makes a difference{}; a shorter line was not found, and may exist.{}",
                plays_in_words(line.plays.size(), ruleset), named(line.against), by, set);
        case LineOfPlay::How::proved:
            return fmt::format("First met after {}{}, against {}; no shorter line of play exists (solver).",
                               plays_in_words(line.plays.size(), ruleset), by, named(line.against));
        case LineOfPlay::How::by_history:
            return fmt::format(
                "After these {} the options judge the game differently (a line found, not proved shortest).",
                plays_in_words(line.plays.size(), ruleset));
        default:
            return fmt::format("First met after {}{}; {}.{}", plays_in_words(line.plays.size(), ruleset), by,
                               how_found(line, ruleset), set);
    }
}
std::string to_position(const LineOfPlay& line, std::string_view ruleset) {
    expect(line.searches.size() == 1, "a line to a position is one that was looked for");
    const Searched& s = line.searches.front().searched;
    if (!s.found && s.exhausted)
        return fmt::format("This very position cannot come up: all {} that can be reached were looked at.",
                           in_groups(s.looked_at));
    if (!s.found)
        return fmt::format("No line of play to this very position is known ({}).", searched_in_words(s, ruleset));
    if (line.plays.empty()) return "It is the set-up.";
    return fmt::format("After {} from the set-up; {}.{}", plays_in_words(line.plays.size(), ruleset),
                       searched_in_words(s, ruleset), settled_in_words(line.settled, ruleset));
}
std::string in_words(const LineOfPlay& line, const AnswerNames& named, std::string_view ruleset) {
    using How = LineOfPlay::How;
    switch (line.how) {
        case How::not_looked_for:
            return "";
        case How::to_position:
            return to_position(line, ruleset);
        case How::breaks_invariant:
            return "This very position cannot come up: it breaks an invariant, which holds from the set-up on.";
        case How::position_of_another_board:
            return "Whether it can come up is not known: the position is not one of the usual board.";
        case How::offered:
            return fmt::format("After {} from the set-up (a line found, not proved shortest).{}",
                               plays_in_words(line.plays.size(), ruleset), settled_in_words(line.settled, ruleset));
        case How::recorded:
            return "The game as it is recorded, up to where the two answers part.";
        case How::to_loop:
            return round_in_words(line.loop, ruleset) + ". The line leads to where the loop begins.";
        case How::of_check:
            return line.said;
        default:
            return to_difference(line, named, ruleset);
    }
}

}  // namespace

std::string searched_in_words(const Searched& s, std::string_view ruleset) {
    if (s.exhausted)
        return fmt::format("it cannot come up: all {} that can be reached were looked at", positions(s.looked_at));
    if (s.shortest) return "no shorter line of play exists";
    const std::string tried = s.none_within < 0
                                  ? ""
                                  : fmt::format("every line of at most {} was tried, and ",
                                                plays_in_words(static_cast<std::size_t>(s.none_within), ruleset));
    const std::string looked = fmt::format("{}guided search looked at {}", tried, positions(s.looked_at));
    if (s.found) return "the shortest line found, not proved shortest: " + looked;
    return fmt::format("{}, the deepest of them after {}", looked,
                       plays_in_words(static_cast<std::size_t>(s.deepest), ruleset));
}

std::string line_in_words(const LineOfPlay& line, const AnswerNames& named, std::string_view ruleset) {
    if (line.refuted <= 0) return in_words(line, named, ruleset);
    return fmt::format("{} Under the usual readings the solver refuted every line of at most {}.",
                       in_words(line, named, ruleset), plays_in_words(static_cast<std::size_t>(line.refuted), ruleset));
}

std::string reach_in_words(const ComingUp& c, std::string_view ruleset) {
    if (c.within_a_turn) return "the position lies within a turn, and lines are of whole turns";
    return c.broken.empty() ? searched_in_words(c.searched, ruleset) : "it breaks what holds from the set-up on";
}

std::vector<std::string> settings_in_words(const std::vector<std::string>& settled, std::string_view ruleset) {
    const auto options = find_ruleset(ruleset).setting_options();
    std::vector<std::string> words;
    for (const std::string& text : settled) {
        const SettingChoice c = parse_setting_choice(text, options);
        const SettingOption& option = options[static_cast<std::size_t>(c.option)];
        words.push_back(fmt::format("{} ({})", option.says, option.values[static_cast<std::size_t>(c.value)]));
    }
    return words;
}
std::string settled_in_words(const std::vector<std::string>& settled, std::string_view ruleset) {
    if (settled.empty()) return "";
    std::vector<std::string> told = settled;
    if (!ruleset.empty()) try {
            told = settings_in_words(settled, ruleset);
        } catch (const UserError&) {  // a ruleset, or a state of one, of another program
        }
    return " Settled before the game: " + joined(told, "and") + ".";
}

}  // namespace nomos
