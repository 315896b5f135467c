// A scene: one symbolic setting, position and move in a session of their own. Every proof about a
// ruleset begins with one, so "every well-formed position, every move, all readings" is said here
// and nowhere else.
#pragma once

#include "checkers/verdict.hpp"
#include "model/core/ruleset.hpp"
#include "model/smt/session.hpp"
#include "properties/property.hpp"

namespace nomos {

template <class R>
struct Scene {
    using Setting = typename R::template Setting<Symbolic>;
    using Position = typename R::template Position<Symbolic>;
    using Move = typename R::template Move<Symbolic>;
    using Clauses = InForce<Symbolic, typename R::Clause>;

    smt::Session session;
    Setting setting;
    Position before;
    Move move;
    Clauses all_clauses{};

    // `part` >= 0: only that case of the ruleset's split (R::kCases, R::restrict).
    explicit Scene(const smt::Budget& budget, int part = -1)
        : session(budget),
          setting(session.fresh<Setting>("setting")),
          before(session.fresh<Position>("before")),
          move(session.fresh<Move>("move")),
          part_(part) {
        if constexpr (requires { R::kCases; })
            if (part >= 0) R::template restrict<Symbolic>(part, setting, move);
        session.require(R::template well_formed<Symbolic>(setting));
        session.require(R::template well_formed<Symbolic>(setting, before));
        session.require(R::template well_formed<Symbolic>(setting, before, move));
        session.require(assumed());
    }

    // As the executable rules, lifted, judge it.
    smt::Bit legal() const { return R::template Rules<Symbolic>::legal(setting, before, move); }
    Position after() const { return R::template Rules<Symbolic>::apply(setting, before, move); }
    Word<Symbolic, R::kOutcomes> outcome() const { return R::template Rules<Symbolic>::outcome(setting, before); }
    Step<R, Symbolic> step_to(const Position& after) const {
        return {setting, before, move, after, outcome(), R::template Rules<Symbolic>::outcome(setting, after)};
    }
    int part() const { return part_; }
    std::string suffix() const { return part_ < 0 || cases_of() == 1 ? "" : ".case" + std::to_string(part_); }
    // What a proof needs of a well-formed scene. Weaker where the ruleset says so, since sums over
    // the whole board (six pieces a city) cost a solver more than all the rules together.
    smt::Bit enough() const {
        if constexpr (requires { R::template enough<Symbolic>(setting, before, move); })
            return assumed() && R::template enough<Symbolic>(setting, before, move);
        else
            return R::template well_formed<Symbolic>(setting) && R::template well_formed<Symbolic>(setting, before) &&
                   R::template well_formed<Symbolic>(setting, before, move);
    }
    // What the case assumes beyond its constants.
    smt::Bit assumed() const {
        if constexpr (requires { R::kCases; })
            if (part_ >= 0) return R::template assume<Symbolic>(part_, before, move);
        return true;
    }
    // Are the inputs those of this case? What it does not leave open, has its one value.
    smt::Bit in_this_case() {
        if (part_ < 0) return true;
        return same(session.fresh<Setting>("setting"), setting) && same(session.fresh<Move>("move"), move) && assumed();
    }
    // Does some case of the ruleset's split apply?
    smt::Bit in_some_case() const {
        smt::Bit some = cases_of() == 1;
        if constexpr (requires { R::kCases; })
            for (int k = 0; k < R::kCases; ++k)
                some = some || (is_narrowed_to(k) && R::template assume<Symbolic>(k, before, move));
        return some;
    }
    // Are setting and move as the case has them, whatever else it assumes?
    smt::Bit is_narrowed_to(int k) const {
        Setting restricted = setting;
        Move narrowed = move;
        R::template restrict<Symbolic>(k, restricted, narrowed);
        return same(restricted, setting) && same(narrowed, move);
    }
    static constexpr int cases_of() {
        if constexpr (requires { R::kCases; })
            return R::kCases;
        else
            return 1;
    }

private:
    int part_;
};
// A ruleset says what is enough when its well-formedness is costly.
template <class R>
concept WithEnough = requires(const Scene<R>& s) {
    R::template enough<Symbolic>(s.setting, s.before, s.move);
};
// Into how many cases a ruleset splits its proofs.
template <class R>
constexpr int cases() {
    return Scene<R>::cases_of();
}

// The native twin of a scene: what a model of it says.
template <class R>
struct Case {
    typename R::template Setting<Native> setting;
    typename R::template Position<Native> before;
    typename R::template Move<Native> move;
};
template <class R>
Case<R> read(Scene<R>& scene) {
    return {scene.session.template read<typename R::template Setting<Native>>(scene.setting),
            scene.session.template read<typename R::template Position<Native>>(scene.before),
            scene.session.template read<typename R::template Move<Native>>(scene.move)};
}

// "id=option" for each reading that differs from the default.
template <class R>
std::vector<std::string> readings_of(const typename R::template Setting<Native>& setting) {
    std::vector<std::string> chosen;
    const auto& table = R::info().readings;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const int option = setting.readings.chosen[i].lowest();
        if (option != table[i].default_option)
            chosen.push_back(std::string(table[i].id) + "=" +
                             std::string(table[i].options[static_cast<std::size_t>(option)].id));
    }
    return chosen;
}

// A position as a witness, without moves and pictures.
template <class R>
Witness witness_at(const typename R::template Setting<Native>& setting,
                   const typename R::template Position<Native>& position, std::string note) {
    return {R::print(setting, position), {}, readings_of<R>(setting), {}, std::move(note),
            std::pair(setting, position)};
}
// A case as a witness; the picture of the move is drawn when the executable rules allow it.
template <class R>
Witness witness(const Case<R>& c, std::string note, bool with_move = true) {
    Witness w = witness_at<R>(c.setting, c.before, std::move(note));
    w.pictures.push_back(R::picture(c.setting, c.before));
    if (with_move) {
        w.moves.push_back(R::print_move(c.setting, c.move));
        if (R::template Rules<Native>::legal(c.setting, c.before, c.move))
            w.pictures.push_back(R::picture_of_move(c.setting, c.before, c.move));
    }
    return w;
}

// Writes what a session was asked, for another solver, when the options want it.
// What is still to be asked (`question`) goes with it.
void dump_smtlib(smt::Session& session, const Options& options, const std::string& id, const smt::Bit& question = true);
// The same of a query by itself that was refuted.
void dump_refuted(smt::Session& session, const Options& options, const std::string& id,
                  const std::vector<smt::Bit>& requirements);
// What lies beside the questions for whoever checks them: a recipe (model/smt/recipe.hpp), samples to try it on.
inline constexpr auto kRecipeExtension = ".recipe", kSamplesExtension = ".samples";
void dump_beside(const Options& options, const std::string& file, const std::string& text);

// A task that fills in its result's identity; `body` fills in the rest. Timed here and only here.
using CheckBody = std::function<void(const Options&, CheckResult&)>;
CheckTask task_of(const RulesetInfo& ruleset, const std::string& id, CheckKind kind, const Asked& asked, Method method,
                  const std::vector<std::string>& clauses, const CheckBody& body);
template <class R>
CheckTask task(const std::string& id, CheckKind kind, const Asked& asked, Method method,
               const std::vector<std::string>& clauses, const CheckBody& body) {
    return task_of(R::info(), id, kind, asked, method, clauses, body);
}

template <class Range>
std::vector<std::string> strings(const Range& views) {
    return std::vector<std::string>(views.begin(), views.end());
}

}  // namespace nomos
