#include "model/starter/ruleset.hpp"

namespace nomos::starter {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "starter",
        .title = "Starter",
        .source_file = "starter.txt",
        .board = "5x5 board",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "white wins", "black wins", "drawn"},
        .right = right(),
        .answers = answers(),
    };
    return data;
}

}  // namespace nomos::starter
