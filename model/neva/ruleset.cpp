#include "model/neva/ruleset.hpp"

#include "model/neva/text.hpp"

namespace nomos::neva {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "neva",
        .title = "Neva Checkers",
        .source_file = "neva.txt",
        .board = "6x6 cells",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "White wins", "Red wins", "Green wins", "Black wins", "White's pair wins",
                     "the other pair wins", "nobody wins"},
        .right = right(),
        .answers = answers(),
        .play = "turn",  // a capture is a chain of steps
    };
    return data;
}

}  // namespace nomos::neva
