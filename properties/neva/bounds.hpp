// How much one step of Neva can do. How many pieces a whole turn can take is no bound of a step: longest.hpp.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

struct LongestJumpOfAMan
    : Bound<"neva.bound.longest-jump-of-a-man",
            "The most cells between the two cells of a man's jump, the taken piece's included.", "neva.capture.man">,
      OfMensJumps {
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(between(s.move.from, s.move.to));
    }
};

}  // namespace nomos::neva::properties
