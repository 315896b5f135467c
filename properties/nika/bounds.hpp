// How much one action of Nika can do.
#pragma once

#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

struct MostRouted {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.bound.most-routed",
                                    "The most pieces one action routs.",
                                    PropertyKind::bound,
                                    {"nika.rout.not-facing", "nika.pushed.into-enemy"}};
        return i;
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return View<R, A>{s}.newly_routed();
    }
};

struct MostPushed {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.bound.most-pushed",
                                    "The most pieces one action pushes, those routed by the push included.",
                                    PropertyKind::bound,
                                    {"nika.push.outweighs", "nika.weight.pushed"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return most_in_march(s, [](const auto& m) { return count(m.block); });
    }
};

// --- one line ------------------------------------------------------------------------------------
// The most enemies that are missing from one row or column, along the march, after the action.
template <class R, class A>
Number<A> most_missing_in_a_line(const Step<R, A>& s) {
    const View<R, A> v{s};
    const Cells<A> before = v.foes(s.before.city), after = v.foes(s.after.city);
    const Bit<A> by_columns = s.move.towards(Direction::north) || s.move.towards(Direction::south);
    Number<A> most = 0;
    for (int i = 0; i < Frame::kWidth; ++i) {
        const Cells<A> line = select(by_columns, Cells<A>(line_of(Direction::north, i)), Cells<A>(line_of(Direction::east, i)));
        const Number<A> missing = count(before & line) - count(after & line);
        most = select(most < missing, missing, most);
    }
    return most;
}

struct MostRoutedInALine {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nika.bound.most-routed-in-a-line",
                                    "The most pieces one action routs in one line, gaps allowed.",
                                    PropertyKind::bound,
                                    {"nika.rout.not-facing", "nika.pushed.into-enemy"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return most_missing_in_a_line(s);
    }
};

struct OneRoutedPerLine : HintedAsAMarch<> {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nika.law.one-routed-per-line",
            "Where no line of the phalanx has a gap, an action routs at most one enemy in a line.",
            PropertyKind::law,
            {"nika.rout.not-facing", "nika.pushed.into-enemy"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move) && in_march(s, [](const auto&, const auto& m) { return none(m.gaps); });
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return most_missing_in_a_line(s) <= Number<A>(1);
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) { hint_losses_by_line(march, p); });
    }
};

}  // namespace nomos::nika::properties
