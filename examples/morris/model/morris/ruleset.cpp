#include "model/morris/ruleset.hpp"

namespace nomos::morris {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "morris",
        .title = "Three men's morris",
        .source_file = "morris.txt",
        .board = "3x3 board",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "white wins", "black wins"},
        .right = right(),
        .answers = answers(),
    };
    return data;
}

}  // namespace nomos::morris
