// What the executable rules add up of an attack, for laws that add it up anew (properties/nerva/hints.hpp).
#pragma once

#include "model/nerva/rules_attack.hpp"

namespace nomos::nerva {

struct Summands {
    // A friend lends from the place a step away from the target.
    template <Step S, class A>
    static Bit<A> is_lent_from(const Attack<A>& attack) {
        return attack.template near<S>(attack.lending_);
    }
    // Of the neighbour there.
    template <Step S, class A>
    static Number<A> points_of(const Attack<A>& attack) {
        return attack.template points_of<S>();
    }
    // attack.sum=each-once: the place there adds one.
    template <Step S, class A>
    static Bit<A> lends_once(const Attack<A>& attack) {
        return attack.template lends_once<S>();
    }
    template <class A>
    static Bit<A> in_ambush(const Attack<A>& attack) {
        return attack.in_ambush();
    }
};

}  // namespace nomos::nerva
