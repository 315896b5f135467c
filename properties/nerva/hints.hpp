// How the solver is led through laws of what an attack adds up to (checkers/hinted_proof.hpp): summand by summand the
// law's points are those of the executable rules, and so the sums are. Nothing here is believed before it is proved.
#pragma once

#include "model/nerva/aids/cut_points.hpp"
#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

struct SummandBySummand {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        CutPoints::added_up(s.setting, s.before, s.move, Beside<R, Prover>{Points<R, Symbolic>(s), p});
    }

private:
    template <class R, class Prover>
    struct Beside {
        Points<R, Symbolic> law;
        Prover& prover;
        template <nerva::Step S>
        void lent(const smt::Bit& by_rules) {
            prover.same(law.template near<S>(law.own_lending), by_rules);
        }
        template <nerva::Step S>
        void points(const smt::Number& by_rules) {
            prover.same(law.template points_of<S>(law.linked), by_rules);
        }
        template <nerva::Step S>
        void further(const smt::Bit& by_rules) {
            prover.same(law.template lends_once<S>(), by_rules);
        }
        void ambush(const smt::Bit& by_rules) { prover.same(law.in_ambush(), by_rules); }
    };
};
struct AddedUpAsByTheRules {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<SummandBySummand>(s);
    }
};

}  // namespace nomos::nerva::properties
