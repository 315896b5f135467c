// The invariants of a ruleset's list, in one position: what proofs of steps begin with.
#pragma once

#include "properties/property.hpp"

namespace nomos::induction {

template <class R, class P>
constexpr bool is_invariant() {
    if constexpr (OfPosition<P, R>)
        return P::info().kind == PropertyKind::invariant || P::info().kind == PropertyKind::lemma;
    else
        return false;
}

template <class R, class A>
Situation<R, A> situation(const typename R::template Setting<A>& s, const typename R::template Position<A>& p) {
    return {s, p, R::template Rules<A>::outcome(s, p)};
}

// visit(PropertyInfo, holds()) of each invariant in the ruleset's list, in one position.
template <class R, class A, class Visit>
void each_invariant(const typename R::template Setting<A>& s, const typename R::template Position<A>& p,
                    Visit&& visit) {
    const auto here = situation<R, A>(s, p);
    for_each_property<R>([&]<class P>() {
        if constexpr (OfPosition<P, R>)
            if (is_invariant<R, P>()) visit(P::info(), [&] { return Bit<A>(law_of<P>(here)); });
    });
}
// All of them; and these with well-formedness.
template <class R, class A>
Bit<A> listed_invariants(const typename R::template Setting<A>& s, const typename R::template Position<A>& p) {
    Bit<A> ok = true;
    each_invariant<R, A>(s, p, [&](const PropertyInfo&, const auto& holds) { ok = ok && holds(); });
    return ok;
}
template <class R, class A>
Bit<A> all_invariants(const typename R::template Setting<A>& s, const typename R::template Position<A>& p) {
    return R::template well_formed<A>(s, p) && listed_invariants<R, A>(s, p);
}

}  // namespace nomos::induction
