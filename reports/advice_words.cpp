#include "reports/advice_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/core/registry.hpp"
#include "reports/trial_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Result = AdviceLine::Result;

// What the wording's trial found; null where it was not tried in this run.
const TriedWording* trial_of(const Finding& f, std::size_t wording) {
    const auto tried = std::ranges::find(f.tried, wording, &TriedWording::wording);
    return tried == f.tried.end() ? nullptr : &*tried;
}
AdviceLine line_of(const Finding& f, const AdviceInfo& advice, std::size_t wording) {
    const WordingInfo& change = advice.wordings[wording];
    AdviceLine line{std::string(change.says), Result::not_run, "", change};
    const TriedWording* trial = trial_of(f, wording);
    if (!trial) return line;
    line.how = trial_in_words(find_ruleset(f.ruleset).info(), *trial);
    const Verdict verdict = verdict_on(*trial);
    line.result = verdict == Verdict::holds      ? Result::proved
                  : verdict == Verdict::violated ? Result::refuted
                                                 : Result::undecided;
    return line;
}
std::string call_of(const Advice& advice) {
    const auto any = [&](Result r) {
        return std::ranges::any_of(advice.lines, [=](const AdviceLine& l) { return l.result == r; });
    };
    if (advice.lines.empty()) return "A proposal, not tried";
    if (any(Result::proved)) return "To settle it";
    if (any(Result::not_run)) return "A proposal, not tried in this run";
    return any(Result::undecided) ? "A proposal; whether it helps was not decided"
                                  : "A proposal that fails when it is tried";
}

}  // namespace

std::string_view name_of(Result result) {
    switch (result) {
        case Result::proved:
            return "proved";
        case Result::refuted:
            return "refuted";
        case Result::undecided:
            return "not decided";
        default:
            return "not tried in this run";
    }
}
std::string verdict_in_words(const AdviceLine& line) {
    return line.result == Result::refuted ? "Not as it stands" : capitalised(name_of(line.result));
}
std::string in_words(const AdviceLine& line) {
    return verdict_in_words(line) + (line.result == Result::not_run ? "." : ": " + line.how + ".");
}

Advice advice_on(const Finding& f) {
    const AdviceInfo* given = advice_on(f.ruleset, f.id);
    Advice advice;
    advice.call = call_of(advice);
    if (!given) return advice;
    advice.not_tried = given->not_tried;
    for (std::size_t k = 0; k < given->wordings.size(); ++k) advice.lines.push_back(line_of(f, *given, k));
    // What can be put into the text comes first.
    std::stable_partition(advice.lines.begin(), advice.lines.end(),
                          [](const AdviceLine& line) { return line.result != Result::refuted; });
    // Under every answer the same game is played: there is nothing to settle, and words can only be clearer.
    const bool is_harmless = f.kind == FindingKind::harmless_ambiguity;
    advice.call = is_harmless ? "It needs no answer; clearer words" : call_of(advice);
    return advice;
}

}  // namespace nomos
