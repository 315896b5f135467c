// Tasks of an examination whose answers are kept: their results, and what they leave beside them.
#pragma once

#include "analysis/store/findings.hpp"
#include "analysis/store/lines.hpp"
#include "checkers/store/store.hpp"

namespace nomos::store {

// What a task leaves beside its result: written down, put back in place of running it, and played again.
struct Beside {
    std::function<Json()> coded;
    std::function<void(const Json&)> put_back;
    std::function<Lines()> lines;
};
// The task, or what is kept of it. An undecided result is not kept; one that is kept has the seconds that asking took.
CheckTask kept(Store* store, CheckTask task, Beside beside);

// Of a task that leaves its find in `place`, which outlives it.
template <class Found>
Beside beside_of(Found& place) {
    return {[&place] { return coded(place); }, [&place](const Json& json) { place = decoded<Found>(json); },
            [&place] { return lines_in(place); }};
}
template <class Found>
CheckTask kept(Store* store, CheckTask task, Found& place) {
    return kept(store, std::move(task), beside_of(place));
}

}  // namespace nomos::store
