// Does the play beside what a text lacks lead where it is said to? Each line must be allowed from the
// set-up on, under the readings named with it, and end in its position; and what is played on must be allowed. A
// position that breaks an invariant cannot come up, and shows nothing.
#pragma once

#include <algorithm>

#include "checkers/invariants.hpp"
#include "checkers/recorded_game.hpp"
#include "model/core/exhibit.hpp"
#include "model/core/settled.hpp"

namespace nomos::exhibits {

template <class R>
std::string not_allowed(const typename R::template Setting<Native>& setting, const recorded_game::Replay<R>& played,
                        const std::vector<std::string>& moves) {
    return moves[played.played()] + " is not allowed in " + R::print(setting, played.positions.back());
}
// What is wrong with it; nothing where all is well.
template <class R>
std::string trouble_with(const ExhibitInfo& s) {
    const auto is_it = [&](const auto& item) { return item.id == s.id; };
    if (std::ranges::none_of(R::info().missing, is_it) && std::ranges::none_of(R::info().readings, is_it))
        return "shows nothing that is listed as missing, and no reading";
    const auto setting = setting_with<R>(s.readings);
    const auto said = R::parse(setting, s.position);
    std::string broken;
    induction::each_invariant<R, Native>(settled_as_in<R>(setting, said), said,
                                         [&](const PropertyInfo& invariant, const auto& holds) {
                                             if (broken.empty() && !holds()) broken = invariant.id;
                                         });
    if (!broken.empty()) return "its position cannot come up: it breaks " + broken;
    const auto led =
        recorded_game::play_on<R>(setting, s.line.empty() ? said : R::template start<Native>(setting), s.line);
    if (led.played() != s.line.size()) return not_allowed<R>(setting, led, s.line);
    if (!same(led.positions.back(), said)) return "the line leads to " + R::print(setting, led.positions.back());
    const auto on = recorded_game::play_on<R>(setting, said, s.moves);
    return on.played() == s.moves.size() ? "" : not_allowed<R>(setting, on, s.moves);
}
template <class R>
void check(CheckResult& r) {
    int lines = 0, played_on = 0;
    r.verdict = Verdict::holds, r.scope = {"from the set-up", "the default reading set, if nothing else is said", ""};
    for (const ExhibitInfo& s : R::exhibits()) {
        lines += s.line.empty() ? 0 : 1, played_on += s.moves.empty() ? 0 : 1;
        if (const std::string trouble = trouble_with<R>(s); !trouble.empty()) {
            r.verdict = Verdict::violated, r.detail = std::string(s.id) + ": " + trouble;
            return;
        }
    }
    r.detail = std::to_string(R::exhibits().size()) + " positions, " + std::to_string(lines) +
               " with a line from the set-up, " + std::to_string(played_on) + " played on";
}

template <class R>
std::vector<CheckTask> tasks() {
    if constexpr (WithExhibits<R>)
        return {task<R>(std::string(R::info().id) + ".ledger.lines", CheckKind::ledger,
                        "Does the play beside what the text lacks lead where it is said to?", Method::replay, {},
                        [](const Options&, CheckResult& r) { check<R>(r); })};
    else
        return {};
}

}  // namespace nomos::exhibits
