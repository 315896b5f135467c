// One position and move on which the two encodings do not say the same: what each says, and which clause is at odds.
//
// The clause is the first that, left out of the constraints, makes the disagreement go away. Where no single one does,
// several are wrong, or it is the executable rules.
#pragma once

#include <string>
#include <vector>

#include "checkers/scene.hpp"
#include "model/core/clause.hpp"

namespace nomos::disagreement {

template <class R>
using ClausesOf = InForce<Native, typename R::Clause>;
template <class R>
bool rules_allow(const Case<R>& c) {
    return R::template Rules<Native>::legal(c.setting, c.before, c.move);
}
template <class R>
bool constraints_allow(const Case<R>& c, const ClausesOf<R>& in_force = {}) {
    return R::Constraints::template legal<Native>(c.setting, c.before, c.move, in_force);
}
// Of a legal move.
template <class R>
typename R::template Position<Native> applied(const Case<R>& c) {
    return R::template Rules<Native>::apply(c.setting, c.before, c.move);
}
template <class R>
bool constraints_accept(const Case<R>& c, const typename R::template Position<Native>& after,
                        const ClausesOf<R>& in_force = {}) {
    return R::Constraints::template effect<Native>(c.setting, c.before, c.move, after, in_force);
}
template <class R>
Bits<R::kOutcomes> rules_judge(const Case<R>& c) {
    return R::template Rules<Native>::outcome(c.setting, c.before);
}
template <class R>
Bits<R::kOutcomes> constraints_judge(const Case<R>& c, const ClausesOf<R>& in_force = {}) {
    Bits<R::kOutcomes> outcomes;
    for (int k = 0; k < R::kOutcomes; ++k)
        outcomes.assign(k, R::Constraints::template outcome<Native>(c.setting, c.before, k, in_force));
    return outcomes;
}

// What they disagree about: one of these is asked of a case.
enum class About { legality, effect, outcome };
template <class R>
bool agree(About about, const Case<R>& c, const ClausesOf<R>& in_force = {}) {
    switch (about) {
        case About::legality:
            return rules_allow<R>(c) == constraints_allow<R>(c, in_force);
        case About::effect:
            return !rules_allow<R>(c) || constraints_accept<R>(c, applied<R>(c), in_force);
        case About::outcome:
            return rules_judge<R>(c) == constraints_judge<R>(c, in_force);
    }
    return true;
}
// The clause's id; "" where it is no single one.
template <class R>
std::string clause_at_odds(About about, const Case<R>& c) {
    for (int k = 0; k < ClausesOf<R>::kCount; ++k) {
        ClausesOf<R> without;
        without.clauses.reset(k);
        if (agree<R>(about, c, without)) return std::string(R::info().clauses[static_cast<std::size_t>(k)].id);
    }
    return "";
}

template <class R>
std::string outcomes_in_words(const Bits<R::kOutcomes>& outcomes) {
    std::string names;
    outcomes.for_each([&](int k) {
        names +=
            (names.empty() ? "\"" : " and \"") + std::string(R::info().outcomes[static_cast<std::size_t>(k)]) + "\"";
    });
    return names.empty() ? "nothing" : names;
}
// Of a case in which they do not agree: what each says.
template <class R>
std::string each_says(About about, const Case<R>& c) {
    switch (about) {
        case About::legality:
            return rules_allow<R>(c) ? "the executable rules allow the move, the constraints do not"
                                     : "the constraints allow the move, the executable rules do not";
        case About::effect:
            return "the constraints do not accept what the executable rules make of the move: " +
                   R::print(c.setting, applied<R>(c));
        case About::outcome:
            return "the executable rules judge the position as " + outcomes_in_words<R>(rules_judge<R>(c)) +
                   ", the constraints as " + outcomes_in_words<R>(constraints_judge<R>(c));
    }
    return "";
}
// The same with the clause; "" where they agree.
template <class R>
std::string told(About about, const Case<R>& c) {
    if (agree<R>(about, c)) return "";
    const std::string clause = clause_at_odds<R>(about, c);
    return each_says<R>(about, c) + "; " +
           (clause.empty() ? "leaving out no single clause makes them agree" : "they agree without " + clause);
}

}  // namespace nomos::disagreement
