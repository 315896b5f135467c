// Where play can come back to, on several ranks: what analysis/graph/components.hpp finds on one.
#pragma once

#include "analysis/graph/components.hpp"
#include "analysis/spread/part.hpp"

namespace nomos::graph {

Components components(const Part& part);

}  // namespace nomos::graph
