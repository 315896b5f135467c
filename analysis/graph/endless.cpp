#include "analysis/graph/endless.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "model/core/error.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {
namespace {

std::string id_of(std::string_view ruleset) { return std::string(ruleset) + ".play.goes-round"; }
// "8 ways to play: 6 with a loop, of which a rule ends 2"
std::string counted(const RoundsOfPlay& rounds) {
    const auto found = std::ranges::count_if(rounds, &RoundOfPlay::found),
               endless = std::ranges::count_if(rounds, &RoundOfPlay::is_endless);
    return fmt::format("{} ways to play: {} with a loop, of which a rule ends {}", rounds.size(), found,
                       found - endless);
}

analysis::Beside beside(const RoundOfPlay& shown) {
    analysis::Beside b;
    b.line.how = LineOfPlay::How::to_loop, b.line.plays = shown.lead, b.line.loop = told(shown);
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
                RoundsOfPlay rounds = rounds_of_play(ruleset, kRandomGames, kRandomPlies);
                leave_if_stopped();
                place = std::move(rounds);
                CheckResult r;
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question,
                r.asked = question;
                r.verdict = are_confirmed(place) ? Verdict::holds : Verdict::violated;
                r.method = place.front().found ? Method::replay : Method::sampled;
                r.scope = {std::string(find_ruleset(ruleset).info().board), "every option, the other readings as usual",
                           fmt::format("{} random games of at most {} {}s", kRandomGames, kRandomPlies,
                                       find_ruleset(ruleset).info().play)};
                r.detail = are_confirmed(place) ? counted(place)
                                                : "the constraints do not allow play that goes round by the rules";
                return r;
            }};
}

std::string endless_prefix(const RulesetInfo& info) { return std::string(info.id) + ".missing.endless"; }

std::optional<analysis::Endless> endless_part(const RulesetInfo& info, const RoundsOfPlay& rounds) {
    const auto shown = std::find_if(rounds.begin(), rounds.end(), std::mem_fn(&RoundOfPlay::is_endless));
    if (shown == rounds.end()) return {};
    return analysis::Endless{beside(*shown), told(*shown), told(rounds),
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
    using By = Ending::By;
    expect(law.empty() || (!r.is_endless() && loop_of.empty()),
           "play that goes round for ever refutes a proof that games end");
    if (!law.empty()) return {r.reading, By::law, law};
    if (!r.found && !loop_of.empty()) return {r.reading, By::told, loop_of};
    if (!r.found) return {r.reading, By::nothing};
    return {r.reading, r.times == 0 ? By::loop : By::history, "", told(r), r.plies_below, r.played};
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
