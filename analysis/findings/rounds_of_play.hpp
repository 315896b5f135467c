// Play that goes round, as facts: what the search for it (analysis/graph/round_play.hpp) met, option by option. Words
// are made of them in reports/round_words.hpp.
#pragma once

#include <string>
#include <vector>

#include "checkers/verdict.hpp"

namespace nomos {

// So many games are played at random, of at most so many plies, and from each of their positions pieces are shuffled.
inline constexpr int kRandomGames = 20, kRandomPlies = 200;

struct RoundOfPlay {
    std::string reading;  // "id=option", the others as usual; "" all as usual
    bool found = false;
    bool as_usual = false;  // the same line as with all readings as usual
    std::vector<std::string> lead, round;
    int times = 0;          // after so many rounds a rule about the history ends the game; 0: none does
    std::string outcome;    // ... so
    std::string position;   // where the loop begins
    Picture picture;        // of it
    bool confirmed = true;  // the constraints allow each play of it and accept where it leads
    int plies_below = 0;    // by it every game has fewer plies than ten to this power; 0: that was not counted
    int played = 0;         // plies of a random game that this rule did not end

    bool is_endless() const { return found && times == 0; }
};
using RoundsOfPlay = std::vector<RoundOfPlay>;  // all as usual first

// A loop as it is told: how long the way to it is, and how long it is itself.
struct ToldRound {
    std::string reading;
    bool found = false;
    std::size_t lead = 0, round = 0;
    int times = 0;
    std::string outcome;
};
ToldRound told(const RoundOfPlay& round);

// The loop as all is usually played, and how many of the other options have the same one, another, or none that was
// found.
struct ToldRounds {
    ToldRound usual;
    std::size_t same = 0, another = 0, without = 0;
};
ToldRounds told(const RoundsOfPlay& rounds);

// Does every game end under an option, the other readings as usual?
struct Ending {
    enum class By {
        law,      // `check` proves that every game ends
        loop,     // a loop that no rule ends
        told,     // ... which `check` shows
        history,  // a loop, which a rule about the history ends
        nothing   // no loop was found
    };
    std::string reading;  // "id=option"; "" all as usual
    By by = By::nothing;
    std::string check{};
    ToldRound loop{};
    int plies_below = 0, played = 0;  // as of RoundOfPlay
};

}  // namespace nomos
