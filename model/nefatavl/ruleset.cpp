#include "model/nefatavl/ruleset.hpp"

#include "model/nefatavl/text.hpp"

namespace nomos::nefatavl {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nefatavl",
        .title = "Nefatavl",
        .source_file = "nefatavl.txt",
        .board = "11x11 board",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "attackers win", "defenders win"},
        .right = right(),
        .answers = answers(),
    };
    return data;
}

}  // namespace nomos::nefatavl
