#include "reports/round_words.hpp"

#include <fmt/format.h>

#include "reports/words.hpp"

namespace nomos {
namespace {

std::string loop_in_words(const ToldRound& r, std::string_view ruleset) {
    const auto plays = [&](std::size_t many) { return plays_in_words(many, ruleset); };
    const std::string_view comes = r.round == 1 ? "comes" : "come";
    if (r.lead == 0) return fmt::format("from the set-up {} {} back to it", plays(r.round), comes);
    return fmt::format("after {}, {} more {} back to the same position", plays(r.lead), r.round, comes);
}
std::string after_rounds(const ToldRound& r) {
    return fmt::format("after {} {}", r.times, r.times == 1 ? "round" : "rounds");
}
std::string ended_by_history(const Ending& e, std::string_view ruleset) {
    const std::string how =
        e.plies_below == 0
            ? "That it ends every game is not proved."
            : fmt::format(
                  "Each state may come up only so often, and they can be counted: every game ends in fewer than 10^{} "
                  "{}. A random one had not ended after {}.",
                  e.plies_below, plays_of(ruleset), e.played);
    return fmt::format("Shown: {}; {} the rule ends the game ({}). {}", loop_in_words(e.loop, ruleset),
                       after_rounds(e.loop), e.loop.outcome, how);
}

}  // namespace

std::string round_in_words(const ToldRound& r, std::string_view ruleset) {
    const std::string under = r.reading.empty() ? "" : "Under " + r.reading + ": ";
    if (!r.found)
        return fmt::format("{}no loop found in {} random games and shuffling from their positions", under,
                           kRandomGames);
    const std::string comes_back = under + loop_in_words(r, ruleset);
    if (r.times == 0) return comes_back + ", and no rule keeps them from being played for ever";
    return fmt::format("{}; a rule about the history ends the game {}: {}", comes_back, after_rounds(r), r.outcome);
}

std::string rounds_in_words(const ToldRounds& r, std::string_view ruleset) {
    const std::size_t others = r.same + r.another + r.without;
    if (others == 0) return round_in_words(r.usual, ruleset);
    return fmt::format(
        "{}; of {} other answers, each by itself, {} with the same line, {} with another, {} without a loop found",
        round_in_words(r.usual, ruleset), others, r.same, r.another, r.without);
}

std::string answer_in_words(const Ending& e) {
    switch (e.by) {
        case Ending::By::law:
            return "every game ends";
        case Ending::By::loop:
        case Ending::By::told:
            return "a game need not end";
        case Ending::By::history:
            return "a rule about the history ends it";
        case Ending::By::nothing:
            break;
    }
    return "not known";
}

std::string how_in_words(const Ending& e, std::string_view ruleset) {
    switch (e.by) {
        case Ending::By::law:
            return "Proved: " + e.check + ".";
        case Ending::By::told:
            return "Shown, move by move: " + e.check + ".";
        case Ending::By::loop:
            return "Shown: " + loop_in_words(e.loop, ruleset) +
                   "; no rule keeps them from being played again and again.";
        case Ending::By::history:
            return ended_by_history(e, ruleset);
        case Ending::By::nothing:
            break;
    }
    return fmt::format("No loop found in {} random games of at most {}, shuffling from every position.", kRandomGames,
                       plays_in_words(kRandomPlies, ruleset));
}

}  // namespace nomos
