// A source's captions, worked examples and recorded moves, judged under every reading set.
//
// holds: the default reading set says of the move what the source says. violated: it does not,
// though some reading set may. The reading sets that agree are the example's evidence.
#pragma once

#include "checkers/sampling.hpp"

namespace nomos::examples {

template <class R>
std::string_view outcome_name(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& p) {
    return R::info().outcomes[static_cast<std::size_t>(R::Rules::template outcome<Native>(setting, p).lowest())];
}

// What the source says of the move, against what the rules make of it.
template <class R>
bool agrees(const typename R::template Setting<Native>& setting, const ExampleInfo& e) {
    const auto before = R::parse(setting, e.position);
    if (e.move.empty()) return e.outcome.empty() || outcome_name<R>(setting, before) == e.outcome;
    const auto move = R::parse_move(setting, e.move);
    if (R::Rules::template legal<Native>(setting, before, move) != e.legal) return false;
    if (!e.legal) return true;
    const auto after = R::Rules::template apply<Native>(setting, before, move);
    return (e.after.empty() || R::print(setting, after) == e.after) &&
           (e.outcome.empty() || outcome_name<R>(setting, after) == e.outcome);
}

// visit(setting) for every reading set of the ruleset, in table order (the first reading slowest).
template <class R, class Visit>
void for_each_reading_set(Visit&& visit) {
    auto setting = R::default_setting();
    const auto& table = R::info().readings;
    const auto choose = [&](auto&& self, std::size_t i) -> void {
        if (i == table.size()) return visit(setting);
        for (std::size_t o = 0; o < table[i].options.size(); ++o) {
            setting.readings.chosen[i] = {};
            setting.readings.chosen[i].set(static_cast<int>(o));
            self(self, i + 1);
        }
    };
    choose(choose, 0);
}

template <class R>
void check(CheckResult& r, const ExampleInfo& e) {
    std::uint64_t agree = 0, all = 0;
    for_each_reading_set<R>([&](const auto& setting) { ++all, agree += agrees<R>(setting, e) ? 1u : 0u; });
    const bool by_default = agrees<R>(R::default_setting(), e);
    r.verdict = by_default ? Verdict::holds : Verdict::violated;
    r.scope.board = "position " + std::string(name_of(e.provenance));
    r.scope.bound = std::to_string(agree) + " of " + std::to_string(all) + " reading sets agree with it";
    r.detail = by_default ? "the rules say what the source says" : "the default reading set contradicts it";
    const auto setting = R::default_setting();
    Case<R> c{setting, R::parse(setting, e.position), {}};
    if (!e.move.empty()) c.move = R::parse_move(setting, e.move);
    r.witnesses.push_back(witness<R>(c, std::string(e.shows), !e.move.empty()));
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
