// What a report page is made from: one ruleset's results and the data that they speak about.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "analysis/fuzz/fuzz.hpp"
#include "model/core/ruleset.hpp"
#include "reports/baseline/standing.hpp"
#include "reports/certificate_file.hpp"
#include "reports/grade_file.hpp"
#include "reports/sources.hpp"

namespace nomos {

// Report and data are only looked at: they must outlive the chapter.
struct Chapter {
    const RulesetReport& report;
    const RulesetInfo& info;
    // The reader's own copy: ledger number -> sentence. Never required; nothing is quoted without it.
    std::map<int, std::string> quotes = {};
    // Finding id -> boards along its line of play, by how many moves were made; 0: the set-up.
    std::map<std::string, std::map<std::size_t, Picture>> line_boards = {};
    std::string questions_page{};          // the file with the questions to the author, "" none
    std::optional<fuzz::Report> fuzzed{};  // a short run of fuzzing, for what it reached
    std::string coverage_page{};           // the file with all pairs of clauses, "" none
    KeptGrade grade{};                     // what would notice a mistake, where it is known
    KeptCertificate certificate{};         // what second solvers made of the proofs, where that is known
    Standings standings{};                 // against the baseline
    SourcePlace place{};                   // where the text lies, for hosts that show findings beside it
};

}  // namespace nomos
