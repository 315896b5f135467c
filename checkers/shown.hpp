// Does the play beside what a text lacks lead where it is said to? Each line must be allowed from the
// set-up on, under the default readings, and end in its position.
#pragma once

#include <algorithm>

#include "checkers/record.hpp"
#include "model/core/shown.hpp"

namespace nomos::shown {

// What is wrong with it; nothing where all is well.
template <class R>
std::string trouble_with(const ShownInfo& s) {
    const auto& missing = R::info().missing;
    if (std::none_of(missing.begin(), missing.end(), [&](const MissingInfo& m) { return m.id == s.id; }))
        return "shows nothing that is listed as missing";
    const auto setting = R::default_setting();
    const auto said = R::parse(setting, s.position);
    if (s.line.empty()) return "";
    const auto moves = record::moves_of(s.line);
    const auto played = record::play<R>(setting, moves);
    if (played.played() != moves.size())
        return moves[played.played()] + " is not allowed in " + R::print(setting, played.positions.back());
    return same(played.positions.back(), said) ? ""
                                               : "the line leads to " + R::print(setting, played.positions.back());
}
template <class R>
void check(CheckResult& r) {
    int lines = 0;
    r.verdict = Verdict::holds, r.scope = {"from the set-up", "the default reading set", ""};
    for (const ShownInfo& s : R::shown()) {
        lines += s.line.empty() ? 0 : 1;
        if (const std::string trouble = trouble_with<R>(s); !trouble.empty()) {
            r.verdict = Verdict::violated, r.detail = std::string(s.id) + ": " + trouble;
            return;
        }
    }
    r.detail = std::to_string(R::shown().size()) + " positions, " + std::to_string(lines) + " with a line from the set-up";
}

template <class R>
std::vector<CheckTask> tasks() {
    if constexpr (WithShown<R>)
        return {task<R>(std::string(R::info().id) + ".ledger.lines", CheckKind::ledger,
                        "Does the play beside what the text lacks lead where it is said to?", Method::replay, {},
                        [](const Options&, CheckResult& r) { check<R>(r); })};
    else
        return {};
}

}  // namespace nomos::shown
