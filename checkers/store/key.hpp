// Under what an answer is kept: everything that it is a function of.
#pragma once

#include <string>
#include <string_view>

#include "checkers/verdict.hpp"

namespace nomos::store {

// What was asked, the key of its answer, and whose wording may stand in it.
struct Query {
    std::string ruleset, id, key;
    Tables rests_on = Tables::all;
};

// `sources`: the fingerprint of what the answer depends on. Of the options all but where proofs are written and when
// the clock ends a query: an answer that the clock touched is never kept.
Query query_for(std::string_view ruleset, std::string_view id, const Options& options, std::string_view sources);
// What an answer of a ruleset depends on besides: the code of the ruleset and of all that it shares, and of its tables
// those that it rests on, but for their wording.
std::string sources_of(std::string_view ruleset, Tables rests_on = Tables::all);
// ... with the fingerprint of the ruleset's own sources, and of all that it shares; an id begins with the ruleset's.
Query query_for(std::string_view id, const Options& options, Tables rests_on = Tables::all);
// Of what is shown beside one item of the text ("nefatavl.missing.board-size"): its exhibits, and no other item.
Query query_for_shown(std::string_view item);

}  // namespace nomos::store
