// Accepting findings: which ids there are, and what becomes of the baseline's text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/baseline/baseline.hpp"

namespace nomos {

// What findings.json, or what "nomos check --json" prints, says of ids.
struct KnownFindings {
    std::vector<std::string> ids;
    std::optional<std::vector<std::string>> gone;  // none when it was made without a baseline
};
// Throws ParseError for what is neither.
KnownFindings known_findings(const std::string& text, const std::string& file);

struct Accepting {
    std::vector<std::string> ids;
    bool all_new = false;  // and all that have no entry
    bool prune = false;    // take out entries whose findings no longer occur
    std::string reason;    // of `ids` and `all_new`
    std::optional<Date> expires{};
};
struct Acceptance {
    std::string text;                               // of the baseline
    std::vector<std::string> added, moved, pruned;  // moved: it was accepted for another reason or up to another day
    std::vector<std::string> unchanged;             // accepted so before
};
// The text of the baseline as asked; the same when there is nothing to do. Throws UnknownName for an id that neither
// the findings nor the baseline have, UsageError when --prune cannot know what is gone.
Acceptance accepted(const std::string& text, const std::string& file, const KnownFindings& known,
                    const Accepting& asked);

}  // namespace nomos
