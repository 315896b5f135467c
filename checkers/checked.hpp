// A ruleset as the checkers see it: the model's bundle with its list of properties.
#pragma once

#include "model/core/ruleset.hpp"

namespace nomos {

template <Ruleset R, class P>
struct Checked : R {
    using Properties = P;
};

}  // namespace nomos
