#include "model/nefatavl/ruleset.hpp"

#include "model/nefatavl/examples.hpp"
#include "model/nefatavl/ledger.hpp"
#include "model/nefatavl/missing.hpp"

namespace nomos::nefatavl {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nefatavl",
        .title = "Nefatavl",
        .source_file = "nefatavl.txt",
        .board = "11x11 board",
        .clauses = kClauses,
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "attackers win", "defenders win"},
    };
    return data;
}

}  // namespace nomos::nefatavl
