// What two options of a reading do in one position, the user's own: which moves they allow, and what comes of each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/registry.hpp"

namespace nomos {

// A move on which two reading sets part.
struct PartingMove {
    std::string move;
    Judgement first, second;  // not legal: the set does not allow it
};
struct Parting {
    std::string first_outcome, second_outcome;  // of the position itself
    std::size_t first_moves = 0, second_moves = 0;
    std::vector<PartingMove> moves;  // those on which they part, weightiest first: who wins, what is legal, the rest

    bool any() const { return first_outcome != second_outcome || !moves.empty(); }
};
Parting parting(const Table& first, const Table& second, const std::string& position);

// Options that make a difference in a position, seen from the option that is played with.
struct OptionHere {
    Choice choice;
    Parting parting;
};
// Of every other option of every reading, those on which something parts here.
std::vector<OptionHere> options_that_matter(const AnyRuleset& ruleset, const TableChoice& choice,
                                            const std::string& position);

}  // namespace nomos
