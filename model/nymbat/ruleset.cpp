#include "model/nymbat/ruleset.hpp"

#include "model/nymbat/text.hpp"

namespace nomos::nymbat {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nymbat",
        .title = "Nymbat",
        .source_file = "nymbat.txt",
        .board = "169 hexes",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "Red wins", "Blue wins"},
        .right = right(),
        .answers = answers(),
        .play = "step",  // turns of large groups can be made in more ways than can be listed
    };
    return data;
}

}  // namespace nomos::nymbat
