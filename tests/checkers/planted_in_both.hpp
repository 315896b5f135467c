// One mistake made the same way in the executable rules and in the constraints of tic-tac-toe: they agree, and only the
// plain rules know better.
#pragma once

#include "properties/game.hpp"
#include "tests/checkers/planted.hpp"
#include "tests/tictactoe/naive.hpp"

namespace nomos::planted::in_both {

template <class A>
using SoundRules = tictactoe::Rules<A>;
using SoundConstraints = tictactoe::Constraints;

struct SoundGame : Sound, HeldAgainst<tictactoe::Naive> {};
template <template <class> class NewRules, class NewConstraints>
struct Game : SoundGame {
    template <class A>
    using Rules = NewRules<A>;
    using Constraints = NewConstraints;
};

// --- a legal move is refused: the centre, beside a cross on a1 -----------------------------------
template <class A>
Bit<A> is_refused(const Position<A>& p, const Move<A>& m) {
    return test(m.square, kB2) && test(p.crosses, kA1);
}
template <class A>
struct RefusingRules : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return SoundRules<A>::legal(s, p, m) && !is_refused<A>(p, m);
    }
    template <class Visit>
    static void for_each_move(const Setting<A>& s, const Position<A>& p, Visit&& visit) {
        SoundRules<A>::for_each_move(s, p, [&](const Move<A>& m) {
            if (!is_refused<A>(p, m)) visit(m);
        });
    }
};
struct RefusingConstraints : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return SoundConstraints::legal<A>(s, p, m, in_force) && !is_refused<A>(p, m);
    }
};
using MoveRefused = Game<RefusingRules, RefusingConstraints>;

// --- an illegal move is allowed: c3, when crosses have won already -------------------------------
template <class A>
Bit<A> is_left_over(const Position<A>& p, const Move<A>& m) {
    return test(m.square, kC3) && !test(p.marks(), kC3);
}
constexpr int kCrossWins = static_cast<int>(tictactoe::Outcome::cross_wins);
template <class A>
struct AllowingRules : SoundRules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Bit<A> won = test(SoundRules<A>::outcome(s, p), kCrossWins);
        return SoundRules<A>::legal(s, p, m) || (won && is_left_over<A>(p, m));
    }
    template <class Visit>
    static void for_each_move(const Setting<A>& s, const Position<A>& p, Visit&& visit) {
        SoundRules<A>::for_each_move(s, p, visit);
        const Move<A> onto_c3{Square::single(kC3)};
        if (!SoundRules<A>::legal(s, p, onto_c3) && legal(s, p, onto_c3)) visit(onto_c3);
    }
};
struct AllowingConstraints : SoundConstraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> won = SoundConstraints::outcome<A>(s, p, kCrossWins, in_force);
        return SoundConstraints::legal<A>(s, p, m, in_force) || (won && is_left_over<A>(p, m));
    }
};
using MoveAllowed = Game<AllowingRules, AllowingConstraints>;

// --- a move does something else: whoever marks c3 has another turn -------------------------------
template <class A>
Position<A> with_turn_kept(const Position<A>& after, const Move<A>& m) {
    return {after.crosses, after.noughts, iff(after.noughts_to_move, !test(m.square, kC3))};
}
template <class A>
struct KeepingRules : SoundRules<A> {
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return with_turn_kept<A>(SoundRules<A>::apply(s, p, m), m);
    }
};
struct KeepingConstraints : SoundConstraints {
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return SoundConstraints::effect<A>(s, before, m, with_turn_kept<A>(after, m), in_force);
    }
};
using TurnKept = Game<KeepingRules, KeepingConstraints>;

// --- the game ends otherwise: a reading is passed over -------------------------------------------
template <class A>
Setting<A> usual_setting() {
    Setting<A> usual;
    usual.readings.chosen[0] = tictactoe::RulesetType::default_setting().readings.chosen[0];
    return usual;
}
template <class A>
struct UsualRules : SoundRules<A> {
    static Outcomes<A> outcome(const Setting<A>&, const Position<A>& p) {
        return SoundRules<A>::outcome(usual_setting<A>(), p);
    }
};
struct UsualConstraints : SoundConstraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>&, const Position<A>& p, int k, const Clauses<A>& in_force) {
        return SoundConstraints::outcome<A>(usual_setting<A>(), p, k, in_force);
    }
};
using ReadingPassedOver = Game<UsualRules, UsualConstraints>;

}  // namespace nomos::planted::in_both
