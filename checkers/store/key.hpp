// Under what an answer is kept: everything that it is a function of.
#pragma once

#include <string>
#include <string_view>

#include "checkers/verdict.hpp"

namespace nomos::store {

// What was asked, and the key of its answer.
struct Query {
    std::string ruleset, id, key;
};

// `sources`: the fingerprint of what the answer depends on. Of the options all but where proofs are written and when
// the clock ends a query: an answer that the clock touched is never kept.
Query query_for(std::string_view ruleset, std::string_view id, const Options& options, std::string_view sources);
// ... with the fingerprint of the ruleset's own sources, and of all that it shares; an id begins with the ruleset's.
Query query_for(std::string_view id, const Options& options);

}  // namespace nomos::store
