// Laws of what a push does in Nika: who is shifted, who is routed.
#pragma once

#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

// Whether the pieces of the blocks show the same words one step on, in the given spaces.
template <class A>
Bit<A> carried(const PerCity<A>& after, const PerCity<A>& shifted, const Cells<A>& spaces) {
    return for_all(0, kCities, [&](int k) { return none((after[at(k)] ^ shifted[at(k)]) & spaces); });
}

struct PushedGoOneSpace : OfAMarch<> {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.law.pushed-go-one-space",
                                    "Each enemy of a pushed block but the hindmost stands one space further on.",
                                    PropertyKind::law,
                                    {"nika.push.one-space"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto&, const auto& m) {
            return carried<A>(s.after.city, m.city_shifted, m.shifted & m.block);
        });
    }
};

struct PushedKeepTheirFacing : OfAMarch<> {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nika.law.pushed-keep-their-facing",
            "Each enemy that is pushed and not routed faces as it did, or the way it went if pushes turn.",
            PropertyKind::law,
            {"nika.frame.rest-stays", "nika.push.one-space"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> pushed = m.shifted & v.foes(s.after.city);
            Cells<A> forward;
            for (std::size_t d = 0; d < 4; ++d)
                forward = select(s.move.towards(kDirections[d]), s.after.facing[d], forward);
            return select(v.reads(PushFacing::turns), none(pushed & ~forward),
                          carried<A>(s.after.facing, m.facing_shifted, pushed));
        });
    }
};

struct NobodyElseIsShifted : OfAMarch<> {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.law.nobody-else-is-shifted",
                                    "After a move an enemy stands where one stood, or one space on from a pushed one; "
                                    "never beside.",
                                    PropertyKind::law,
                                    {"nika.push.one-space", "nika.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> stayed = v.foes(s.before.city) & ~m.block & ~m.struck;
            return within(v.foes(s.after.city), stayed | m.shifted);
        });
    }
};

// A space that the march itself vacates is left to the reading nika.push.enemy-in-gap.
struct HindmostIsShiftedOrRouted : OfAMarch<> {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nika.law.hindmost-is-shifted-or-routed",
            "The hindmost of a block goes to a free space behind it; it never goes off the board, into an enemy's "
            "victory area - nor into its own team's, if that routs it - or into an enemy that stays.",
            PropertyKind::law,
            {"nika.pushed.into-enemy", "nika.pushed.into-enemy-victory", "nika.pushed.off-board"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> behind = m.shifted & ~m.block, arrived = behind & v.foes(s.after.city);
            const Cells<A> home =
                select(v.reads(VictoryPushedHome::routed), v.foes(s.setting.board.victory), Cells<A>());
            const Cells<A> deadly = ~s.setting.board.cells | v.friends(s.setting.board.victory) | home |
                                    (v.friends(s.before.city) & ~s.move.pieces);
            return none(arrived & deadly) && within(behind & ~deadly & ~s.move.pieces, arrived);
        });
    }
};

}  // namespace nomos::nika::properties
