// The baseline: findings that somebody has looked at and accepted, grouped by the reason.
//
//   [[accept]]
//   reason = "open question of the source; played with the default"
//   expires = 2027-01-31        # optional; good to the end of that day
//   ids = [
//       "nefatavl.king.brown-square",
//       "nefatavl.king.hits",
//   ]
//
// A group of one may say id = "..." in place of the list. [sources] says where the rulebooks' texts lie in the
// repository that the findings are shown in:
//
//   [sources]
//   root = "docs/rules"
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "model/core/error.hpp"
#include "reports/baseline/standing.hpp"

namespace nomos {

using Date = std::chrono::year_month_day;

struct Accepted {
    std::string id, reason;
    std::optional<Date> expires;
    Place place;  // of the id
};
struct Baseline {
    std::string file;
    std::vector<Accepted> entries;
    std::string source_root;  // "" when it is not said
};
// Throws ParseError with file, line and column; an entry without a reason is one.
Baseline parse_baseline(const std::string& text, const std::string& file);

// "2027-01-31" and back; throws ParseError that names `what` for what is no day.
Date date_of(const std::string& text, const std::string& what);
std::string text_of(Date date);
// The system's date, or what NOMOS_TODAY says.
Date today();

// How a baseline and the findings of a run fit together.
struct Fit {
    std::vector<std::string> accepted;   // ids of findings with an entry that stands
    std::vector<const Finding*> fresh;   // findings without an entry
    std::vector<const Finding*> lapsed;  // findings whose entry is past its day
    std::vector<std::string> problems;   // entries that do not stand, "file:line:column: ..."
    Standings standings;
};
// Entries of rulesets that were not examined are left alone; unless the run was `complete`, so are
// entries without a finding.
Fit fit(const Baseline& baseline, const std::vector<RulesetReport>& reports, bool complete, Date day);

// "56 findings: 2 new, 1 expired, 53 accepted; 1 gone", and below it a line for each reason with how many it accepts.
std::string standing_lines(const Fit& fit);

}  // namespace nomos
