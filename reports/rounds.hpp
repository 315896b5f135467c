// A line of play as a game of several players is written down: a row a round, a column a player.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"

namespace nomos {

struct Rounds {
    struct Turn {
        int ply = 0;  // 1 is the first of the line; 0: he had no turn in this round, or not yet
        std::string move;
    };
    std::vector<std::string> seats;  // the players, in the order of their turns
    std::vector<std::vector<Turn>> rows;

    bool empty() const { return rows.empty(); }
};

// The finding's line from the set-up, under the readings that it is played under. Empty where there is none, where the
// ruleset names fewer than three players (a list of moves tells who moves), and of a move that is not allowed there.
Rounds rounds_of(const Finding& finding);

}  // namespace nomos
