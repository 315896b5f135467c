// What speaks for an option, against it, or of a finding; each item of its kind and with its source.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "analysis/findings/decided.hpp"
#include "analysis/findings/rounds_of_play.hpp"

namespace nomos {

// The fewest clauses, choices and recorded moves that cannot all stand (conflict.hpp).
struct CannotStand {
    bool decided = false;
    std::string from;                                // the recorded move before which it begins
    std::vector<std::string> options, rules, moves;  // what the options say, the rules of the clauses, the steps
};

namespace evidence {

struct PlayedWith {
    std::string option, why;
};
// Another option was compared as well, and is not seen to differ.
struct ComparedToo {
    std::string option;
    Decided decided;
};
struct RefutedByRecord {
    std::string option, at;  // the recorded move
    CannotStand cannot_stand;
};
struct AtOdds {
    CannotStand cannot_stand;
};
struct RecordPlayedWith {
    std::string record;
    std::vector<std::string> options;
};
// A recorded move can be played under so many of the reading sets that play all before.
struct LeftByMove {
    std::string move;
    std::uint64_t left = 0, before = 0;
};
// A claim that a sentence makes, and what its check says.
struct Checked {
    std::string check, asked;
    Verdict verdict = Verdict::unknown;
    std::string detail;
};
// In the ruleset's own words: from outside of the text, or assumed.
struct FromOutside {
    std::string says;
};
struct GoesRound {
    ToldRound loop;
};

}  // namespace evidence

using Evidence = std::variant<evidence::PlayedWith, evidence::ComparedToo, evidence::RefutedByRecord, evidence::AtOdds,
                              evidence::RecordPlayedWith, evidence::LeftByMove, evidence::Checked,
                              evidence::FromOutside, evidence::GoesRound>;

}  // namespace nomos
