// Can a position come up from the set-up? What the verb `reach` asks and is told.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/line_of_play.hpp"
#include "model/core/budgets.hpp"
#include "model/core/picture.hpp"
#include "model/core/registry.hpp"

namespace nomos {

struct ReachEffort {
    std::uint64_t plays = budget::kReachListed;  // listed at most by each of a few searches
    int plies = 400;                             // of a line, at most
    std::uint64_t draws = 8;                     // narrow searches by chance, where others found nothing
};

struct ComingUp {
    enum class Answer { found, cannot, not_found };
    Answer answer = Answer::not_found;
    std::string position;  // as the ruleset prints it
    Picture picture;
    std::vector<std::string> line;     // plays from the set-up
    std::vector<std::string> settled;  // "KEY=VALUE": what players settle before, otherwise than usual
    std::vector<std::string> broken;   // ids of invariants that it breaks
    Searched searched{};               // what is known of shorter lines, or of any
    bool within_a_turn = false;        // lines are of whole turns, and none was looked for
};
constexpr std::string_view name_of(ComingUp::Answer a) {
    return a == ComingUp::Answer::found ? "found" : a == ComingUp::Answer::cannot ? "cannot come up" : "not found";
}

// Of a ruleset by its id; UserError if the position cannot be read or is not well-formed.
ComingUp reach(std::string_view ruleset, const TableChoice& choice, const std::string& position,
               const ReachEffort& effort);

}  // namespace nomos
