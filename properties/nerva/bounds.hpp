// How large the totals of Nerva can become.
#pragma once

#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

struct MostAttack {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nerva.bound.most-attack",
                                    "The most attack points that one target faces.",
                                    PropertyKind::bound,
                                    {"nerva.attack.total", "nerva.link.attack", "nerva.ambush.bonus"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).attack();
    }
};

// The text's closest reading. Stacks are no help to a crowd here: links count for more.
struct MostAttackOfPlainPawns {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.bound.most-attack-of-plain-pawns",
            "The most attack points if links add nothing to a full stack and no king lends or shares its place.",
            PropertyKind::bound,
            {"nerva.attack.total", "nerva.stack.points"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.is(Kind::attack) && v.reads(StackLinksToo::fixed) && v.reads(KingLendsWhen::nothing) &&
               !v.reads(KingPawnOnHim::shares);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).attack();
    }
};

struct MostDefence {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nerva.bound.most-defence",
                                    "The most defence points of a target.",
                                    PropertyKind::bound,
                                    {"nerva.defence.total", "nerva.link.defence", "nerva.stack.points"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return Points<R, A>(s).defence();
    }
};

}  // namespace nomos::nerva::properties
