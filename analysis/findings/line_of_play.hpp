// A line of play beside a finding: what it leads to, how it came to be known, and how far was looked.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/findings/rounds_of_play.hpp"

namespace nomos {

// How far a search for a line looked (guided_search.hpp), and what that shows.
struct Searched {
    bool found = false;
    bool shortest = false;        // every shorter line was tried
    bool exhausted = false;       // all positions that can be reached were looked at: there is no other line
    int none_within = -1;         // every line of so many plies was tried; -1: not even the set-up
    int deepest = 0;              // plies
    std::uint64_t looked_at = 0;  // positions
};

struct LineOfPlay {
    enum class How {
        not_looked_for,
        // ... to where a play tells the two options apart:
        not_met,           // no line is known; so many positions of random play were looked at
        in_the_set_up,     // no play is needed
        met_by_chance,     // in random play, and no search found a shorter one
        searched,          // by a search, the last of `searches`
        met_when_counted,  // in the games in which differences were counted: any other option than the default
        proved,            // by the solver: no line is shorter
        by_history,        // the options judge the whole line differently
        // ... to a position that a finding shows:
        to_position,  // found by the search, or not (`plays` is empty)
        breaks_invariant,
        position_of_another_board,  // and so it is not one that can come up, or not known to be
        offered,                    // by the ruleset, replayed
        // ... and others:
        recorded,  // of the recorded game, up to the move that is not allowed
        to_loop,   // to where play can go round
        of_check   // as a check shows it
    };
    How how = How::not_looked_for;
    std::vector<std::string> plays{};     // from the set-up
    std::vector<std::string> settled{};   // "KEY=VALUE": what players settle before it, otherwise than usual
    std::vector<std::string> readings{};  // "id=option": readings under which it is played, the others as usual
    std::string by{};                     // the play at its end in which the options differ, if it is one
    std::string against{};                // the option that makes a difference there, where it need not be the second
    int looked_at = 0;                    // positions of random play
    struct Search {
        Searched searched;
        std::vector<std::string> under{};  // readings, if not the usual
    };
    std::vector<Search> searches{};
    bool unreachable = false;  // no line can lead there
    int refuted = 0;           // the solver refuted every line of so many plies under the usual readings; 0: of none
    std::string said{};        // what the check says of it, where one shows it
    ToldRound loop{};          // to where this begins

    bool is_in_the_set_up() const {
        return how == How::in_the_set_up || (how == How::met_when_counted && plays.empty());
    }
    bool is_of_two_options() const { return how >= How::not_met && how <= How::by_history; }
};

}  // namespace nomos
