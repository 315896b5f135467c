// Where a position itself tells what players settled before the game: the setting in which it stands as it is written.
#pragma once

#include "model/core/algebra.hpp"

namespace nomos {

// The setting settled so; as it is where positions of the ruleset tell nothing of that kind.
template <class R>
typename R::template Setting<Native> settled_as_in(const typename R::template Setting<Native>& setting,
                                                   const typename R::template Position<Native>& position) {
    if constexpr (requires { R::settled_as_in(setting, position); })
        return R::settled_as_in(setting, position);
    else
        return static_cast<void>(position), setting;
}

}  // namespace nomos
