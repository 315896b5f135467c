// A source's captions, worked examples and recorded moves, judged under every reading set.
//
// holds: by the default reading set both encodings, each asked by itself, say of the move what the source says.
// violated: one does not, though under some reading set it may. The reading sets that agree are the example's evidence.
#pragma once

#include "checkers/judged.hpp"
#include "checkers/judged_line.hpp"
#include "model/core/digits.hpp"
#include "model/core/turns.hpp"

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
    const Bits<R::kOutcomes> said = only_outcome<R>(e.outcome);
    for (int k = 0; k < R::kOutcomes; ++k)
        if (C::template outcome<Native>(setting, reached, k, all) != said.test(k)) return false;
    return any(said);
}

template <class R>
void check(CheckResult& r, const ExampleInfo& e) {
    const auto judged = Judged<R>::of(e);
    const auto setting = R::default_setting();
    const auto& table = R::info().readings;
    const bool by_rules = judged.agrees(setting), by_default = by_rules && constraints_agree(judged, setting);
    r.verdict = by_default ? Verdict::holds : Verdict::violated;
    r.scope.board = source_of_position(e);
    r.scope.bound = in_groups(evidence_of<R>(judged).agreeing(table)) + " of " + in_groups(reading_sets(table)) +
                    " reading sets agree with it";
    // Where a picture is lost the position is ours.
    const bool is_of_text = e.provenance == Provenance::text;
    const char* const agrees =
        is_of_text ? "the rules say what the source says" : "the rules say what we take the words to mean";
    r.detail = by_default ? agrees
               : by_rules ? "the constraints contradict it, and the rules do not"
                          : "the default reading set contradicts it";
    r.witnesses.push_back(witness<R>({setting, judged.before, judged.move}, std::string(e.shows), !e.move.empty()));
}

// Does each encoding by itself say of the move, turn or line what the example says?
template <class R>
std::pair<bool, bool> both_agree(const Judged<R>& j, const typename R::template Setting<Native>& setting) {
    if (!j.example.line.empty()) {
        const JudgedLine<R> line(j, setting);
        return {line.by_rules(), line.by_constraints()};
    }
    if (!j.example.turn.empty()) {
        expect(WithTurns<R>, "moves of this game are no chains of steps");
        ExampleInfo as_line = j.example;
        as_line.line = {as_line.turn}, as_line.turn = {};
        return both_agree<R>(Judged<R>::of(as_line), setting);
    }
    return {j.agrees(setting), constraints_agree(j, setting)};
}

// The board of an example, as its move or the first step of its turn is made on it.
template <class R>
Case<R> case_of(const Judged<R>& j, const typename R::template Setting<Native>& setting) {
    Case<R> c{setting, j.before, j.move};
    if constexpr (WithTurns<R>)
        if (!j.example.turn.empty()) c.move = R::parse_turn(setting, j.example.turn).step(0);
    return c;
}

// ... or where its line begins, with all of the line.
template <class R>
Witness witness_of(const Judged<R>& j, const typename R::template Setting<Native>& setting) {
    const ExampleInfo& e = j.example;
    if (!e.line.empty()) return JudgedLine<R>(j, setting).witness();
    return nomos::witness<R>(case_of<R>(j, setting), std::string(e.shows), !e.move.empty() || !e.turn.empty());
}

// What an option says of a move or of a line of them, under it and the others as they are played.
template <class R>
void check_answer(CheckResult& r, const ExampleInfo& e) {
    const auto judged = Judged<R>::of(e);
    const auto setting = setting_with<R>(e.under, e.settled);
    const auto [by_rules, by_constraints] = both_agree<R>(judged, setting);
    r.verdict = by_rules && by_constraints ? Verdict::holds : Verdict::violated;
    r.scope.board = source_of_position(e);
    r.scope.readings.clear();
    for (const auto& chosen : {e.under, e.settled})
        for (const auto option : chosen)
            r.scope.readings += (r.scope.readings.empty() ? "" : ", ") + std::string(option);
    r.detail = by_rules && by_constraints ? "both encodings play the option as it is worded"
               : by_rules                 ? "the constraints contradict the option, and the rules do not"
               : by_constraints           ? "the rules contradict the option, and the constraints do not"
                                          : "both encodings contradict the option";
    r.witnesses.push_back(witness_of<R>(judged, setting));
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
