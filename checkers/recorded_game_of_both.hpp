// The recorded game, played by both encodings: each step of it that the rules play the constraints allow, and they
// accept what comes of it. So the game holds the constraints as well, whatever the rules say.
#pragma once

#include "checkers/recorded_game.hpp"

namespace nomos::recorded_game {

// By the default reading set, from the set-up.
template <class R>
bool constraints_play(const std::vector<RecordedMove>& moves) {
    using C = typename R::Constraints;
    const auto setting = R::default_setting();
    const InForce<Native, typename R::Clause> all{};
    auto position = R::template start<Native>(setting);
    for (const RecordedMove& m : moves)
        for (const auto& step : steps_of<R>(setting, m.move)) {
            if (!C::template legal<Native>(setting, position, step, all)) return false;
            const auto after = R::template Rules<Native>::apply(setting, position, step);
            if (!C::template effect<Native>(setting, position, step, after, all)) return false;
            position = after;
        }
    return true;
}

template <class R>
std::vector<CheckTask> tasks_of_both() {
    std::vector<CheckTask> all = tasks<R>();
    if constexpr (WithRecordedGame<R>)
        for (CheckTask& t : all)
            t.run = [by_rules = t.run](const Options& options) {
                CheckResult r = by_rules(options);
                if (r.verdict != Verdict::holds || constraints_play<R>(R::recorded_play().moves)) return r;
                r.verdict = Verdict::violated;
                r.detail = "the constraints do not play it to its end, and the rules do";
                return r;
            };
    return all;
}

}  // namespace nomos::recorded_game
