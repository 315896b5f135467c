#include "model/nerva/ruleset.hpp"

#include "model/nerva/examples.hpp"
#include "model/nerva/ledger.hpp"
#include "model/nerva/missing.hpp"

namespace nomos::nerva {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nerva",
        .title = "Nerva",
        .source_file = "nerva.txt",
        .board = "three 8x8 boards",
        .clauses = kClauses,
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "White wins", "Black wins", "draw"},
    };
    return data;
}

}  // namespace nomos::nerva
