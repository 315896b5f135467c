// How the solver is led through laws of what an attack adds up to (checkers/hinted_proof.hpp): summand by summand the
// law's points are those of the executable rules, and so the sums are. Nothing here is believed before it is proved.
#pragma once

#include "model/nerva/aids/summands.hpp"
#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

struct SummandBySummand {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        const Points<R, Symbolic> law(s);
        const Attack<Symbolic> rules(s.setting, s.before, s.move);
        for_each_step<kNear>(
            [&]<nerva::Step S>() { p.same(law.template near<S>(law.own_lending), Summands::is_lent_from<S>(rules)); });
        for_each_step<kAround>(
            [&]<nerva::Step S>() { p.same(law.template points_of<S>(law.linked), Summands::points_of<S>(rules)); });
        for_each_step<kNear>(
            [&]<nerva::Step S>() { p.same(law.template lends_once<S>(), Summands::lends_once<S>(rules)); });
        p.same(law.in_ambush(), Summands::in_ambush(rules));
    }
};
struct AddedUpAsByTheRules {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<SummandBySummand>(s);
    }
};

}  // namespace nomos::nerva::properties
