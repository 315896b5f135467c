// Making cases smaller (checkers/smaller.hpp), by the names that analysis has for it.
#pragma once

#include "checkers/smaller.hpp"

namespace nomos::analysis {

using nomos::consistent, nomos::fields_changed, nomos::fields_of, nomos::try_each_reduction, nomos::with_field;

// Where the setting does not matter.
template <class R>
typename R::template Position<Native> consistent(typename R::template Position<Native> position) {
    if constexpr (requires { R::consistent(position); })
        return R::consistent(position);
    else
        return position;
}

}  // namespace nomos::analysis
