// The members of what trying advice shows, for the store.
#pragma once

#include "analysis/advice/advice.hpp"
#include "analysis/store/findings.hpp"

namespace nomos::store {

NOMOS_MEMBERS(TriedChange, asked, idle, undecided, adds_decide, drops_idle, drops_unasked, examples, contradicted,
              budget);
NOMOS_MEMBERS(TriedWording, finding, wording, change, settles, also, brings, sure);

}  // namespace nomos::store
