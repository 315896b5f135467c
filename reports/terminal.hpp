// What the program prints for people: checks a line each, a summary, findings in a dozen lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/findings/finding.hpp"

namespace nomos {

struct TerminalStyle {
    bool colour = false;   // ANSI colours
    bool unicode = false;  // otherwise plain ASCII, whatever the texts hold
    int columns = 100;
};

inline constexpr int kFindingLines = 12;

// A check in one line: mark, verdict, id, method, scope, seconds. Cut to the width, aligned in columns
// where the longest id has so many characters. `is_kept`: from an earlier run, so it took no time.
std::string check_line(const CheckResult& check, std::size_t longest, const TerminalStyle& style = {},
                       bool is_kept = false);
// Counts, then what was asked and found wherever a check does not hold.
std::string summary_lines(const std::vector<CheckResult>& checks, const TerminalStyle& style = {});
// At most kFindingLines lines: the question, both sides with their boards, what would settle it.
std::string finding_lines(const Finding& finding, int number, const TerminalStyle& style = {});

// Typographic characters as plain ones, other characters outside ASCII as '?'; control characters
// go, so that no text can steer the terminal.
std::string ascii(std::string_view text);
// Breaks at blanks; a longer word stands on a line of its own, cut at the width.
std::vector<std::string> wrapped(std::string_view text, int columns);
// Cut to the width, ending in dots when something is lost.
std::string cut(std::string_view text, int columns);

}  // namespace nomos
