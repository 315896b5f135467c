// The baseline: findings that somebody has looked at and accepted, each with a reason.
//
//   [[accept]]
//   id = "nefatavl.king.brown-square"
//   reason = "open question of the source; played with the default"
//   expires = 2027-01-31        # optional; good to the end of that day
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "analysis/finding.hpp"
#include "model/core/error.hpp"

namespace nomos::cli {

using Date = std::chrono::year_month_day;

struct Accepted {
    std::string id, reason;
    std::optional<Date> expires;
    Place place;
};
struct Baseline {
    std::string file;
    std::vector<Accepted> entries;
};
// Throws FileError and, with file, line and column, ParseError.
Baseline read_baseline(const std::string& file);
Baseline parse_baseline(const std::string& text, const std::string& file);
// The given file; else nomos.toml in the current folder, if it is there; else none.
std::optional<Baseline> find_baseline(const std::string& given);
// The system's date, or what NOMOS_TODAY says.
Date today();

// How a baseline and the findings of a run fit together.
struct Fit {
    std::vector<std::string> accepted;  // ids of findings with an entry that stands
    std::vector<const Finding*> fresh;  // findings without one
    std::vector<std::string> problems;  // entries that do not stand, "file:line:column: ..."
};
// Entries of rulesets that were not examined are left alone; unless the run was `complete`, so are
// entries without a finding.
Fit fit(const Baseline& baseline, const std::vector<RulesetReport>& reports, bool complete, Date day);

}  // namespace nomos::cli
