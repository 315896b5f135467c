// What a kept answer says was played is played again, by the executable rules, before it is used.
#pragma once

#include <string>
#include <vector>

#include "analysis/advice/advice.hpp"
#include "analysis/findings/finding.hpp"
#include "analysis/graph/exploration.hpp"
#include "analysis/impact/ways.hpp"

namespace nomos::store {

struct Line {
    std::string from;  // a position, "" the set-up
    std::vector<std::string> readings, settled, moves;
};
using Lines = std::vector<Line>;

// Lines on the usual board that an answer holds.
Lines lines_in(const CheckResult& result);
Lines lines_in(const LineOfPlay& line);
Lines lines_in(const Finding& finding);
Lines lines_in(const RoundsOfPlay& rounds);
Lines lines_in(const std::vector<Measured>& measured);
Lines lines_in(const Ways& ways);
Lines lines_in(const std::vector<TriedWording>& advice);

// Where they lead, position by position, as a check sum; also where they stop because a move is not allowed, or cannot
// be read on that board.
std::string where_they_lead(const std::string& ruleset, const Lines& lines);

}  // namespace nomos::store
