// Laws of what a push does in Nika: who is shifted, who is routed.
#pragma once

#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

struct PushedGoOneSpace {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nika.law.pushed-go-one-space",
            "Each enemy of a pushed block but the hindmost stands one space further on, facing as before.",
            PropertyKind::law,
            {"nika.push.one-space", "nika.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return is_move(s);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto&, const auto& m) {
            // Spaces that a block enters and that a block held: only the hindmost goes elsewhere.
            const Cells<A> within_blocks = m.shifted & m.block;
            return for_all(0, kCities, [&](int k) {
                const std::size_t i = at(k);
                return none((s.after.city[i] ^ m.city_shifted[i]) & within_blocks) &&
                       none((s.after.facing[i] ^ m.facing_shifted[i]) & within_blocks);
            });
        });
    }
};

struct NobodyElseIsShifted {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.law.nobody-else-is-shifted",
                                    "After a move an enemy stands where one stood, or one space on from a pushed one; "
                                    "never beside.",
                                    PropertyKind::law,
                                    {"nika.push.one-space", "nika.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return is_move(s);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> stayed = v.foes(s.before.city) & ~m.block & ~m.struck;
            return within(v.foes(s.after.city), stayed | m.shifted);
        });
    }
};

struct HindmostIsShiftedOrRouted {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nika.law.hindmost-is-shifted-or-routed",
            "The hindmost of a pushed block goes one space on as it is, or is routed; nobody else of it is.",
            PropertyKind::law,
            {"nika.pushed.into-enemy", "nika.pushed.into-enemy-victory", "nika.pushed.off-board"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return is_move(s);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> arrived = m.shifted & ~m.block & v.foes(s.after.city);
            return for_all(0, kCities,
                           [&](int k) {
                               const std::size_t i = at(k);
                               return none((s.after.city[i] ^ m.city_shifted[i]) & arrived) &&
                                      none((s.after.facing[i] ^ m.facing_shifted[i]) & arrived);
                           }) &&
                   v.newly_routed() + count(arrived) == count(m.last) + count(m.flanked());
        });
    }
};

}  // namespace nomos::nika::properties
