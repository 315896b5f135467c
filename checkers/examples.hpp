// A source's captions, worked examples and recorded moves, judged under every reading set.
//
// holds: the default reading set says of the move what the source says. violated: it does not,
// though some reading set may. The reading sets that agree are the example's evidence.
#pragma once

#include "checkers/evidence.hpp"

namespace nomos::examples {

// Where the position is from: the text, a document that is named, or us.
inline std::string source_of_position(const ExampleInfo& e) {
    if (e.provenance == Provenance::text) return "position of the text";
    return e.source.empty() ? "position assumed: set up by us"
                            : "position assumed, to show what is in " + std::string(e.source);
}

template <class R>
void check(CheckResult& r, const ExampleInfo& e) {
    const auto judged = Judged<R>::of(e);
    const auto setting = R::default_setting();
    const auto& table = R::info().readings;
    const bool by_default = judged.agrees(setting);
    r.verdict = by_default ? Verdict::holds : Verdict::violated;
    r.scope.board = source_of_position(e);
    r.scope.bound = std::to_string(evidence_of<R>(judged).agreeing(table)) + " of " +
                    std::to_string(reading_sets(table)) + " reading sets agree with it";
    r.detail = by_default ? "the rules say what the source says" : "the default reading set contradicts it";
    r.witnesses.push_back(witness<R>({setting, judged.before, judged.move}, std::string(e.shows), !e.move.empty()));
}

template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    for (const ExampleInfo& e : R::info().examples)
        out.push_back(task<R>(std::string(e.id), CheckKind::example, std::string(e.shows), Method::replay, {},
                              [&e](const Options&, CheckResult& r) { check<R>(r, e); }));
    return out;
}

}  // namespace nomos::examples
