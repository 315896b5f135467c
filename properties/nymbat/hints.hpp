// How the solver is led through the laws of a piece that goes (checkers/hinted_proof.hpp). Only here do
// properties name what the executable rules compute; nothing here is believed before it is proved.
//
// The idea: how far a piece gets decides whether its step is legal, and nothing of what the step does; and who
// outnumbers whom matters to few laws. Whatever a law does not speak of is forgotten.
#pragma once

#include "model/nymbat/rules.hpp"
#include "model/smt/term.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

using Words = Hexes<Symbolic>;

// A go as the rules compute it.
template <class R>
struct HintedGo {
    const Step<R, Symbolic>& step;
    Words foes = played::enemy_of(step.before).pieces();
    played::Reach<Symbolic> reach{step.move.from, foes, step.setting.scale.board};
    played::Clash<Symbolic> clash{played::enemy_of(step.before), step.move.to,
                                  played::mover_of(step.before).number_on(step.move.from)};
};
// `hint(go)` in the case that is a go.
template <class R, class Hint>
void if_a_piece_goes(const Step<R, Symbolic>& s, Hint&& hint) {
    const Bit<Symbolic> goes = s.move.is(Kind::go);
    if (goes.is_constant() && goes.constant()) hint(HintedGo<R>{s});
}
template <class R, class Prover>
void forget_the_way(const HintedGo<R>& go, Prover& p) {
    p.forget("gets there", go.reach.holds(go.step.move.to, go.step.before.speed));
}
template <class R, class Prover>
void forget_the_clash(const HintedGo<R>& go, Prover& p) {
    p.forget("lost", go.clash.mover_is_lost());
    p.forget("two beside", go.clash.two_are_beside());
}

// For laws that hold however far a piece gets; and whoever falls.
struct AnyWay {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        if_a_piece_goes(s, [&](const auto& go) { forget_the_way(go, p); });
    }
};
struct AnyWayAndClash {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        if_a_piece_goes(s, [&](const auto& go) { forget_the_way(go, p), forget_the_clash(go, p); });
    }
};

// Of the hexes reached with each number of steps only this is kept: `fact(hexes, steps)`.
template <class R, class Prover, class Fact>
void keep_of_the_way(const HintedGo<R>& go, Prover& p, Fact&& fact) {
    forget_the_clash(go, p);
    for (std::size_t n = 0; n < go.reach.within.size(); ++n)
        p.keep_only("within", go.reach.within[n], [&](const Words& w) { return fact(w, static_cast<int>(n) + 1); });
}
// What is reached lies around the start, whoever stands where.
struct WayInTheBall {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        if_a_piece_goes(s, [&](const auto& go) {
            keep_of_the_way(go, p,
                            [&](const Words& w, int steps) { return within(w, ball<Symbolic>(s.move.from, steps)); });
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<WayInTheBall>(s);
    }
};
// ... and is next to the start or to a hex free of enemies; if all around the start are enemies, next to the start.
struct WayOverFreeHexes {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        if_a_piece_goes(s, [&](const auto& go) {
            const Words free = ~go.foes & Words(Hexagon::kBoard), beside = Hexagon::around(s.move.from);
            keep_of_the_way(go, p, [&](const Words& w, int) {
                return within(w, beside | Hexagon::around(free)) && implies(none(beside & free), within(w, beside));
            });
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<WayOverFreeHexes>(s);
    }
};

// --- how strong ------------------------------------------------------------------------------------
// Adding up around a hex, a number at a time: 6 for each at most, and none where no piece stands.
template <class R, class Prover>
void hint_strength(const Step<R, Symbolic>& s, Prover& p) {
    const Pieces<Symbolic> foes(s.before, !s.before.blue_to_move);
    const Bit<Symbolic> form = numbers_end_at_six(s.before);
    const Number<Symbolic> six = kTopNumber, zero = 0;
    Number<Symbolic> sum = foes.number_on(s.move.to), most = six;
    const auto keep = [&](const Words& hex) {
        p.keep_only("number", foes.number_on(hex), [&](const Number<Symbolic>& n) {
            return n >= zero && implies(form, n <= six) && implies(none(hex & foes.hexes()), n == zero);
        });
    };
    keep(s.move.to);
    each_hex_beside([&]<Way W>() {
        const Words hex = Hexagon::step<W>(s.move.to);
        keep(hex);
        sum = sum + foes.number_on(hex), most = most + select(none(hex & foes.hexes()), zero, six);
        p.lemma(implies(form, sum <= most));
    });
}

}  // namespace nomos::nymbat::properties
