// What is compared in a case: one position and one move under one setting.
//
// Each comparison answers "" where all is well, else in plain words what disagrees. They are told apart
// by kind, which is half of a cause (cause.hpp); a stored case is asked all of them again. The first
// four cost little, and but for the last are asked of every case, the others of one in so many (`every`).
#pragma once

#include <string>
#include <vector>

#include "analysis/fuzz/neighbours.hpp"
#include "checkers/disagreement.hpp"
#include "checkers/grants.hpp"
#include "checkers/laws.hpp"
#include "checkers/naive_agreement.hpp"
#include "checkers/native_agreement.hpp"
#include "model/core/images.hpp"
#include "model/core/turns.hpp"
#include "properties/game.hpp"

namespace nomos::fuzz {

template <class R>
struct Oracle {
    std::string kind, about;  // `about`: a property's id, or what of the rules is compared; else empty
    unsigned every = 1;       // asked of one case in so many, a power of two
    std::string (*ask)(const Case<R>&) = nullptr;
};

// --- both encodings --------------------------------------------------------------------------
using disagreement::applied, disagreement::ClausesOf, disagreement::constraints_accept, disagreement::constraints_allow,
    disagreement::constraints_judge, disagreement::rules_allow;

template <class R, disagreement::About About>
std::string of_encodings(const Case<R>& c) {
    return disagreement::agree<R>(About, c) ? "" : disagreement::each_says<R>(About, c);
}

// A second position after the move, next to the right one or the one before it.
template <class R>
std::string second_result(const Case<R>& c) {
    if (!rules_allow<R>(c)) return "";
    const auto after = applied<R>(c);
    bool accepted = !same(after, c.before) && constraints_accept<R>(c, c.before);
    Dice dice(hash(after));
    each_sound_neighbour<R>(c.setting, after, dice,
                            [&](const auto& other) { accepted = accepted || constraints_accept<R>(c, other); });
    return accepted ? "the constraints accept a second position after the move" : "";
}

// --- the move list, turns --------------------------------------------------------------------
template <class R>
std::string list(const Case<R>& c) {
    int listed = 0;
    R::template Rules<Native>::for_each_move(c.setting, c.before,
                                             [&](const auto& m) { listed += same(m, c.move) ? 1 : 0; });
    if (listed > 1) return "the move is listed twice";
    if ((listed == 1) == constraints_allow<R>(c)) return "";
    return listed == 1 ? "an illegal move is listed" : "a legal move is not listed";
}
// Each listed turn is one by the constraints, and its steps lead where the list says.
template <class R>
std::string turns(const Case<R>& c) {
    std::string wrong;
    if constexpr (WithTurns<R>) {
        if (!R::turn_starts(c.setting, c.before)) return "";
        for_each_turn<R>(c.setting, c.before, [&](const auto& turn, const auto& after) {
            if (!wrong.empty()) return;
            if (!R::Constraints::turn_legal(c.setting, c.before, turn, {}))
                wrong = "a turn is listed that the constraints do not allow";
            auto position = c.before;
            for (int i = 0; i < turn.steps; ++i)
                position = R::template Rules<Native>::apply(c.setting, position, turn.step(i));
            if (!same(position, typename R::template Position<Native>(after)))
                wrong = "the steps of a turn do not lead where the list says";
        });
    }
    return wrong;
}

// --- notation, replay ------------------------------------------------------------------------
template <class R>
std::string notation(const Case<R>& c) try {
    const std::string position = R::print(c.setting, c.before), move = R::print_move(c.setting, c.move);
    if (!same(R::parse(c.setting, position), c.before)) return "the printed position reads as another one";
    if (!same(R::parse_move(c.setting, move), c.move)) return "the printed move reads as another one";
    return "";
} catch (const ParseError& error) {
    return std::string("what was printed cannot be read: ") + error.problem();
}
// From the texts of position and move the game goes on as it did.
template <class R>
std::string replayed(const Case<R>& c) try {
    if (!rules_allow<R>(c)) return "";
    const auto after = applied<R>(c);
    if (!R::template well_formed<Native>(c.setting, after)) return "the position after the move is not well-formed";
    const Case<R> read{c.setting, R::parse(c.setting, R::print(c.setting, c.before)),
                       R::parse_move(c.setting, R::print_move(c.setting, c.move))};
    if (!rules_allow<R>(read)) return "the move is not legal when it is replayed from its text";
    if (!same(applied<R>(read), after)) return "the move leads elsewhere when it is replayed from its text";
    return same(R::parse(c.setting, R::print(c.setting, after)), after)
               ? ""
               : "the position after the move does not survive its text";
} catch (const ParseError& error) {
    return std::string("what was printed cannot be read: ") + error.problem();
}

// --- symmetry --------------------------------------------------------------------------------
template <class R>
std::string symmetry(const Case<R>& c) {
    if constexpr (WithImages<R>) {
        using S = typename R::Images;
        if constexpr (requires { S::spoils(c.move); })
            if (S::spoils(c.move)) return "";
        for (int k = 0; k < S::kCount; ++k) {
            const Case<R> image{S::of(k, c.setting), S::of(k, c.before), S::of(k, c.move)};
            // What a newcomer has to look at may be the symmetry and not a rule: generated projects state all of a
            // board's.
            const auto told = [&](std::string_view what) {
                return "of image " + std::to_string(k) + " of the ruleset's Images, \"" +
                       R::print(image.setting, image.before) + "\", " + std::string(what) +
                       "; if that is right, the game has not this symmetry";
            };
            if (rules_allow<R>(image) != rules_allow<R>(c))
                return told(rules_allow<R>(c) ? "the same move is not legal" : "the same move is legal");
            Bits<R::kOutcomes> judged;
            R::template Rules<Native>::outcome(c.setting, c.before).for_each([&](int k_outcome) {
                judged.set(S::of_outcome(k, c.setting, k_outcome));
            });
            if (R::template Rules<Native>::outcome(image.setting, image.before) != judged)
                return told("the outcome is another");
            if (rules_allow<R>(c) && !same(applied<R>(image), S::of(k, applied<R>(c))))
                return told("the same move leads elsewhere");
        }
    }
    return "";
}

// --- laws ------------------------------------------------------------------------------------
// Some outcome fits every position, and the list of a finished one is not asked for (turns.hpp).
template <class R>
std::string some_outcome(const Case<R>& c) {
    return R::template Rules<Native>::outcome(c.setting, c.before).none() ? "no outcome fits the position" : "";
}
template <class R, class P>
std::string property(const Case<R>& c) {
    if (!induction::all_invariants<R, Native>(c.setting, c.before)) return "";
    if constexpr (OfStep<P, R>) {
        if (!rules_allow<R>(c)) return "";
        typename R::template Position<Native> after;
        return law_of<P>(laws::legal_step(c, after)) ? "" : "a legal move breaks it: " + std::string(P::info().law);
    } else if constexpr (OfPosition<P, R>) {
        if (!law_of<P>(induction::situation<R, Native>(c.setting, c.before)))
            return "a position with all invariants breaks it: " + std::string(P::info().law);
        if (!rules_allow<R>(c)) return "";
        const auto after = applied<R>(c);
        return law_of<P>(induction::situation<R, Native>(c.setting, after))
                   ? ""
                   : "the position after a legal move breaks it: " + std::string(P::info().law);
    } else if constexpr (OfCandidate<P, R>) {
        return rules_allow<R>(c) || !P::template grants<R, Native>(grants::native_candidate(c))
                   ? ""
                   : "a move is barred that it grants: " + std::string(P::info().law);
    }
    return "";
}
// The same of the constraints alone, where they say something else than the rules: then a law tells which of the two is
// wrong. Asked are laws of positions, with the outcomes that they see; grants of a move that they bar; laws of steps to
// a second result that they accept.
template <class R, class P>
bool constraints_break(const Case<R>& c, bool allowed, const Bits<R::kOutcomes>& judged) {
    if constexpr (OfPosition<P, R> && !Measure<P, R>)
        return !law_of<P>(Situation<R, Native>{c.setting, c.before, judged});
    else if constexpr (OfCandidate<P, R> && !Measure<P, R>)
        return !allowed && P::template grants<R, Native>(grants::native_candidate(c));
    else
        return false;
}
template <class R, class P>
bool second_result_breaks(const Case<R>& c) {
    bool broken = false;
    if constexpr (OfStep<P, R> && !Measure<P, R>) {
        const auto after = applied<R>(c);
        Dice dice(hash(after));
        each_sound_neighbour<R>(c.setting, after, dice, [&](const auto& other) {
            broken = broken || (constraints_accept<R>(c, other) && !law_of<P>(laws::native_step(c, other)));
        });
    }
    return broken;
}
template <class R>
std::string constraints_and_laws(const Case<R>& c) {
    const bool allowed = constraints_allow<R>(c), by_rules = rules_allow<R>(c);
    const auto judged = constraints_judge<R>(c);
    const bool says_else = allowed != by_rules || judged != R::template Rules<Native>::outcome(c.setting, c.before);
    const bool accepts_else = allowed && by_rules && !second_result<R>(c).empty();
    if ((!says_else && !accepts_else) || !induction::all_invariants<R, Native>(c.setting, c.before)) return "";
    std::string broken;
    for_each_property<R>([&]<class P>() {
        if (!broken.empty()) return;
        if (constraints_break<R, P>(c, allowed, judged) || (accepts_else && second_result_breaks<R, P>(c)))
            broken = "the constraints break a law: " + std::string(P::info().law);
    });
    return broken;
}
// Laws over two positions that look the same to a player.
template <WithHidden R>
std::string leaks(const Case<R>& c) {
    return std::string(R::Hidden::template leak<R>(c));
}

// A third implementation of the rules, where the game has one, of one of the three that it is asked for.
template <WithNaive R, std::string (*Differs)(const Case<R>&)>
std::string naive(const Case<R>& c) {
    return naive_agreement::known<R>(c.setting) ? Differs(c) : "";
}

// --- the solver ------------------------------------------------------------------------------
// The constraints as a formula, asked about this one case, answer as they do natively.
template <class R>
std::string solver(const Case<R>& c) {
    smt::Session session(smt::Budget{budget::kSolverBesideNative, 0, 1});  // no clock: the same answer on any machine
    const auto setting = smt::lifted<typename R::template Setting<Symbolic>>(c.setting);
    const auto before = smt::lifted<typename R::template Position<Symbolic>>(c.before);
    const auto move = session.template fresh<typename R::template Move<Symbolic>>("move");
    session.require(same(move, smt::lifted<typename R::template Move<Symbolic>>(c.move)));
    const bool allowed = constraints_allow<R>(c);
    session.require(R::Constraints::template legal<Symbolic>(setting, before, move, {}) == smt::Bit(!allowed));
    switch (session.check()) {
        case smt::Answer::satisfiable:
            return "the solver reads the constraints otherwise than they run";
        case smt::Answer::unknown:
            return "the solver gives up on a single case";
        case smt::Answer::unsatisfiable:
            break;
    }
    return "";
}

// --- all of them -----------------------------------------------------------------------------
template <class R>
std::vector<Oracle<R>> oracles() {
    constexpr unsigned kDear = 16'384;
    std::vector<Oracle<R>> all{{"legality", "", 1, of_encodings<R, disagreement::About::legality>},
                               {"effect", "", 1, of_encodings<R, disagreement::About::effect>},
                               {"outcome", "", 1, of_encodings<R, disagreement::About::outcome>},
                               {"second-result", "", 128, second_result<R>},
                               {"some-outcome", "", 1, some_outcome<R>},
                               {"list", "", 16, list<R>},
                               {"replay", "", 32, replayed<R>},
                               {"notation", "", 32, notation<R>},
                               {"law-of-constraints", "", 128, constraints_and_laws<R>},
                               {"solver", "", kDear, solver<R>}};
    if constexpr (WithTurns<R>) all.push_back({"turns", "", 32, turns<R>});
    if constexpr (WithImages<R>) all.push_back({"symmetry", "", 16, symmetry<R>});
    if constexpr (WithHidden<R>) all.push_back({"leak", "", 8, leaks<R>});
    for_each_property<R>([&]<class P>() {
        if constexpr (!Measure<P, R>) all.push_back({"law", std::string(P::info().id), 8, property<R, P>});
    });
    if constexpr (WithNaive<R>) {
        using namespace naive_agreement;
        all.push_back({"naive", "legality", 16, naive<R, legality_differs<R>>});
        all.push_back({"naive", "effect", 16, naive<R, effect_differs<R>>});
        all.push_back({"naive", "outcome", 16, naive<R, outcome_differs<R>>});
    }
    return all;
}

// Whether the setting, position and move are ones that the encodings speak of.
template <class R>
bool is_sound(const Case<R>& c) {
    return R::template well_formed<Native>(c.setting) && R::template well_formed<Native>(c.setting, c.before) &&
           R::template well_formed<Native>(c.setting, c.before, c.move);
}

}  // namespace nomos::fuzz
