// An example under every reading set at once.
//
// Which readings its verdict turns on the lifted rules tell. With position and move as constants nearly all of a rule
// folds away; a reading that is left in no term cannot change the verdict. (A name too many costs
// time; the native rules then judge each choice of the readings named, all others as by default.)
// It rests on parse(print(x)) == x, and on the notation not looking at the readings.
#pragma once

#include <set>

#include "checkers/evidence.hpp"
#include "checkers/reading_sets.hpp"
#include "checkers/scene.hpp"

namespace nomos::examples {

// That outcome and no other; empty where the ruleset has none of that name.
template <class R>
Bits<R::kOutcomes> only_outcome(std::string_view name) {
    Bits<R::kOutcomes> only;
    for (int k = 0; k < R::kOutcomes; ++k)
        if (R::info().outcomes[static_cast<std::size_t>(k)] == name) only.set(k);
    return only;
}

// An example as it is judged: what is said of the move, against what the rules make of it.
template <class R>
struct Judged {
    template <class A>
    using Setting = typename R::template Setting<A>;
    template <class A>
    using Position = typename R::template Position<A>;
    template <class A>
    using Move = typename R::template Move<A>;

    const ExampleInfo& example;
    Position<Native> before, after{};  // `after` as the source says, where it says so
    Move<Native> move{};

    static Judged of(const ExampleInfo& e) {
        const auto setting = setting_with<R>(e.under, e.settled);
        Judged j{e, R::parse(setting, e.position)};
        if (!e.move.empty()) j.move = R::parse_move(setting, e.move);
        if (!e.after.empty()) j.after = R::parse(setting, e.after);
        return j;
    }
    bool agrees(const Setting<Native>& setting) const { return agrees<Native>(setting, before, move, after); }
    // The same of the lifted rules, position and move being constants.
    smt::Bit agrees(const Setting<Symbolic>& setting) const {
        return agrees<Symbolic>(setting, smt::lifted<Position<Symbolic>>(before), smt::lifted<Move<Symbolic>>(move),
                                smt::lifted<Position<Symbolic>>(after));
    }

private:
    template <class A>
    Bit<A> agrees(const Setting<A>& s, const Position<A>& from, const Move<A>& m, const Position<A>& to) const {
        if (example.move.empty()) return ends_as_said<A>(s, from);
        const Bit<A> legal = R::template Rules<A>::legal(s, from, m);
        if (!example.legal) return !legal;
        if constexpr (std::same_as<A, Native>)
            if (!legal) return false;  // apply() asks for a legal move
        const Position<A> made = R::template Rules<A>::apply(s, from, m);
        return legal && (example.after.empty() ? Bit<A>(true) : same(made, to)) && ends_as_said<A>(s, made);
    }
    template <class A>
    Bit<A> ends_as_said(const Setting<A>& s, const Position<A>& p) const {
        if (example.outcome.empty()) return true;
        const Bits<R::kOutcomes> said = only_outcome<R>(example.outcome);
        return any(said) && R::template Rules<A>::outcome(s, p) == said;
    }
};

// Which readings the verdict turns on.
template <class R>
std::vector<std::size_t> turns_on(const Judged<R>& judged) {
    const auto& table = R::info().readings;
    smt::Session session;
    auto setting = smt::lifted<typename R::template Setting<Symbolic>>(R::default_setting());
    for (std::size_t i = 0; i < table.size(); ++i)
        setting.readings.chosen[i] = session.fresh_word<kMostOptions>(std::string(table[i].id));
    const std::set<std::string> names = smt::names_in(judged.agrees(setting));
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (names.contains(std::string(table[i].id))) found.push_back(i);
    return found;
}

template <class R>
Evidence evidence_of(const Judged<R>& judged) {
    Evidence evidence{turns_on<R>(judged), {}};
    const auto& table = R::info().readings;
    auto setting = R::default_setting();
    const auto choose = [&](auto&& self, std::size_t k) -> void {
        if (k == evidence.turns_on.size()) return evidence.agrees.push_back(judged.agrees(setting));
        const std::size_t i = evidence.turns_on[k];
        for (std::size_t o = 0; o < table[i].options.size(); ++o) {
            setting.readings.choose(i, o);
            self(self, k + 1);
        }
    };
    choose(choose, 0);
    return evidence;
}

}  // namespace nomos::examples
