#include "analysis/graph/endless.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "model/core/error.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {
namespace {

constexpr int kGames = 20, kPlies = 200;

std::string id_of(std::string_view ruleset) { return std::string(ruleset) + ".play.goes-round"; }
bool is_endless(const RoundOfPlay& r) { return r.found && r.times == 0; }

std::string loop_in_words(const RoundOfPlay& r) {
    if (r.lead.empty()) return fmt::format("from the set-up {} moves come back to it", r.round.size());
    return fmt::format("after {} moves, {} more come back to the same position", r.lead.size(), r.round.size());
}

std::string in_words(const RoundOfPlay& r) {
    const std::string under = r.reading.empty() ? "" : "Under " + r.reading + ": ";
    if (!r.found)
        return fmt::format("{}no loop found in {} random games and shuffling from their positions", under, kGames);
    const std::string comes_back = under + loop_in_words(r);
    if (r.times == 0) return comes_back + ", and no rule keeps them from being played for ever";
    return fmt::format("{}; a rule about the history ends the game after {} {}: {}", comes_back, r.times,
                       r.times == 1 ? "round" : "rounds", r.outcome);
}
// The first sentence is about the usual readings, then how many options agree with the same line.
std::string all_in_words(const RoundsOfPlay& rounds) {
    const auto same =
        std::count_if(rounds.begin() + 1, rounds.end(), [](const auto& r) { return r.found && r.as_usual; });
    const auto without = std::count_if(rounds.begin() + 1, rounds.end(), [](const auto& r) { return !r.found; });
    const std::string others =
        rounds.size() == 1
            ? ""
            : fmt::format(
                  "; of {} other options, each by itself, {} with the same line, {} with another, {} without a loop "
                  "found",
                  rounds.size() - 1, same, static_cast<std::ptrdiff_t>(rounds.size()) - 1 - same - without, without);
    return in_words(rounds.front()) + others;
}

analysis::Beside beside(const RoundOfPlay& shown) {
    analysis::Beside b;
    b.line.how = LineOfPlay::How::to_loop, b.line.plays = shown.lead, b.line.said = in_words(shown);
    b.witness.position = shown.position, b.witness.moves = shown.round, b.witness.pictures = {shown.picture};
    if (!shown.reading.empty()) b.witness.readings = b.line.readings = {shown.reading};
    b.shown.how = Shown::How::loop;
    return b;
}

}  // namespace

bool are_confirmed(const RoundsOfPlay& rounds) {
    return std::all_of(rounds.begin(), rounds.end(), [](const RoundOfPlay& r) { return r.confirmed; });
}

CheckTask endless_check(const std::string& ruleset, RoundsOfPlay& place) {
    const std::string id = id_of(ruleset),
                      question = "Option by option: can play come back to where it was, and what ends it then?";
    return {id, CheckKind::comparison, question, [=, &place](const Options&) {
                const auto from = std::chrono::steady_clock::now();
                RoundsOfPlay rounds = rounds_of_play(ruleset, kGames, kPlies);
                leave_if_stopped();
                place = std::move(rounds);
                CheckResult r;
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question,
                r.asked = question;
                r.verdict = are_confirmed(place) ? Verdict::holds : Verdict::violated;
                r.method = place.front().found ? Method::replay : Method::sampled;
                r.scope = {std::string(find_ruleset(ruleset).info().board), "every option, the other readings as usual",
                           fmt::format("{} random games of at most {} moves", kGames, kPlies)};
                r.detail = are_confirmed(place) ? all_in_words(place)
                                                : "the constraints do not allow play that goes round by the rules";
                return r;
            }};
}

std::string endless_prefix(const RulesetInfo& info) { return std::string(info.id) + ".missing.endless"; }

std::optional<analysis::Endless> endless_part(const RulesetInfo& info, const RoundsOfPlay& rounds) {
    const auto shown = std::find_if(rounds.begin(), rounds.end(), is_endless);
    if (shown == rounds.end()) return {};
    return analysis::Endless{beside(*shown), in_words(*shown), all_in_words(rounds),
                             "nomos check " + std::string(info.id) + " --only " + id_of(info.id)};
}

namespace {

// What speaks of the option, the law that ends every game or the line that goes round, if its check holds by this
// method; "" if there is none.
std::string law_for(const std::string& reading, const std::vector<LawThatEnds>& laws,
                    const std::vector<CheckResult>& checks, Method by) {
    for (const LawThatEnds& law : laws) {
        const bool speaks = std::find(law.readings.begin(), law.readings.end(), reading) != law.readings.end();
        const bool proved = std::any_of(checks.begin(), checks.end(), [&](const CheckResult& c) {
            return c.id == law.check && c.verdict == Verdict::holds && c.method == by;
        });
        if (speaks && proved) return law.check;
    }
    return "";
}
Ending ending_of(const RoundOfPlay& r, const std::string& law, const std::string& loop_of) {
    const bool goes_round = (r.found && r.times == 0) || !loop_of.empty();
    expect(law.empty() || !goes_round, "play that goes round for ever refutes a proof that games end");
    if (!law.empty()) return {r.reading, "every game ends", "Proved: " + law + "."};
    if (!r.found && !loop_of.empty())
        return {r.reading, "a game need not end", "Shown, move by move: " + loop_of + "."};
    if (!r.found)
        return {r.reading, "not known",
                fmt::format("No loop found in {} random games of at most {} moves, shuffling from every position.",
                            kGames, kPlies)};
    const std::string loop = "Shown: " + loop_in_words(r);
    if (r.times == 0)
        return {r.reading, "a game need not end", loop + "; no rule keeps them from being played again and again."};
    const std::string how =
        r.plies_below == 0
            ? "That it ends every game is not proved."
            : fmt::format(
                  "Each state may come up only so often, and they can be counted: every game ends in fewer than 10^{} "
                  "moves. A random one had not ended after {}.",
                  r.plies_below, r.played);
    return {r.reading, "a rule about the history ends it",
            fmt::format("{}; after {} {} the rule ends the game ({}). {}", loop, r.times,
                        r.times == 1 ? "round" : "rounds", r.outcome, how)};
}

}  // namespace

std::vector<Ending> endings(const RoundsOfPlay& rounds, const std::vector<LawThatEnds>& laws,
                            const std::vector<CheckResult>& checks, const std::vector<LawThatEnds>& loops) {
    std::vector<Ending> all;
    for (const RoundOfPlay& r : rounds)
        all.push_back(ending_of(r, law_for(r.reading, laws, checks, Method::proof),
                                law_for(r.reading, loops, checks, Method::replay)));
    return all;
}

}  // namespace nomos::graph
