// How the effect of a step is stated: of each field, what clauses decide of it and what it becomes.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

// What the clauses in force make of one field. What none of them decides stays as it was.
template <class A, class T>
struct Fate {
    T value;  // at first what it was before the step
    Bit<A> decided = false;

    void becomes(const Bit<A>& where, const T& what) {
        if (surely_not(where)) return;
        value = select(where, what, value), decided = decided || where;
    }
    void stays(const Bit<A>& where) { decided = decided || where; }
};

// One field after a step, beside what it was.
template <class A>
struct Fields {
    using B = Bit<A>;
    const InForce<A, Clause>& in_force;

    // decide(fate) notes what becomes of the field.
    template <class T, class F>
    B is_right(const T& after, const T& before, F&& decide) const {
        Fate<A, T> fate{before};
        decide(fate);
        return agrees(after, fate);
    }
    // The same of each bit of a set; decide(fate, x).
    template <class F>
    B is_right_hex_by_hex(const Hexes<A>& after, const Hexes<A>& before, F&& decide) const {
        return for_all(0, Hexagon::kFrame, [&](int x) {
            Fate<A, B> fate{test(before, x)};
            decide(fate, x);
            return agrees<B>(test(after, x), fate);
        });
    }

private:
    // nymbat.frame.rest-stays. Without it what no clause decides is open.
    template <class T>
    B agrees(const T& after, const Fate<A, T>& fate) const {
        return (!in_force(Clause::frame_rest_stays) && !fate.decided) || after == fate.value;
    }
};

}  // namespace nomos::nymbat::stated
