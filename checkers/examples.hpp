// A source's captions, worked examples and recorded moves, judged under every reading set.
//
// holds: by the default reading set both encodings, each asked by itself, say of the move what the source says.
// violated: one does not, though under some reading set it may. The reading sets that agree are the example's evidence.
#pragma once

#include "checkers/evidence.hpp"

namespace nomos::examples {

// Where the position is from: the text, a document that is named, or us.
inline std::string source_of_position(const ExampleInfo& e) {
    if (e.provenance == Provenance::text) return "position of the text";
    return e.source.empty() ? "position assumed: set up by us"
                            : "position assumed, to show what is in " + std::string(e.source);
}

// Of an outcome after a move whose result the source does not show, the position is what the rules make of it.
template <class R>
bool constraints_agree(const Judged<R>& j, const typename R::template Setting<Native>& setting) {
    using C = typename R::Constraints;
    const ExampleInfo& e = j.example;
    const InForce<Native, typename R::Clause> all{};
    auto reached = j.before;
    if (!e.move.empty()) {
        if (C::template legal<Native>(setting, j.before, j.move, all) != e.legal) return false;
        if (!e.legal) return true;
        reached = e.after.empty() ? R::template Rules<Native>::apply(setting, j.before, j.move) : j.after;
        if (!C::template effect<Native>(setting, j.before, j.move, reached, all)) return false;
    }
    if (e.outcome.empty()) return true;
    int first = 0;  // the lowest counts
    while (first < R::kOutcomes && !C::template outcome<Native>(setting, reached, first, all)) ++first;
    return first < R::kOutcomes && R::info().outcomes[static_cast<std::size_t>(first)] == e.outcome;
}

template <class R>
void check(CheckResult& r, const ExampleInfo& e) {
    const auto judged = Judged<R>::of(e);
    const auto setting = R::default_setting();
    const auto& table = R::info().readings;
    const bool by_rules = judged.agrees(setting), by_default = by_rules && constraints_agree(judged, setting);
    r.verdict = by_default ? Verdict::holds : Verdict::violated;
    r.scope.board = source_of_position(e);
    r.scope.bound = std::to_string(evidence_of<R>(judged).agreeing(table)) + " of " +
                    std::to_string(reading_sets(table)) + " reading sets agree with it";
    r.detail = by_default ? "the rules say what the source says"
               : by_rules ? "the constraints contradict it, and the rules do not"
                          : "the default reading set contradicts it";
    r.witnesses.push_back(witness<R>({setting, judged.before, judged.move}, std::string(e.shows), !e.move.empty()));
}

// What an option says of a move, under it and the others as they are played.
template <class R>
void check_answer(CheckResult& r, const ExampleInfo& e) {
    const auto judged = Judged<R>::of(e);
    const auto setting = setting_with<R>(e.under);
    const bool by_rules = judged.agrees(setting), by_constraints = constraints_agree(judged, setting);
    r.verdict = by_rules && by_constraints ? Verdict::holds : Verdict::violated;
    r.scope.board = source_of_position(e);
    r.scope.readings.clear();
    for (const auto option : e.under) r.scope.readings += (r.scope.readings.empty() ? "" : ", ") + std::string(option);
    r.detail = by_rules && by_constraints ? "both encodings play the option as it is worded"
               : by_rules                 ? "the constraints contradict the option, and the rules do not"
               : by_constraints           ? "the rules contradict the option, and the constraints do not"
                                          : "both encodings contradict the option";
    r.witnesses.push_back(witness<R>({setting, judged.before, judged.move}, std::string(e.shows), !e.move.empty()));
}

template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    for (const ExampleInfo& e : R::info().examples)
        out.push_back(task<R>(std::string(e.id), CheckKind::example, std::string(e.shows), Method::replay, {},
                              [&e](const Options&, CheckResult& r) { check<R>(r, e); }));
    for (const ExampleInfo& e : R::info().answers)
        out.push_back(task<R>(std::string(e.id), CheckKind::answer, std::string(e.shows), Method::replay, {},
                              [&e](const Options&, CheckResult& r) { check_answer<R>(r, e); }));
    return out;
}

}  // namespace nomos::examples
