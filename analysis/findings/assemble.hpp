// Findings, put together of what the phases of an examination answer; here and nowhere else is their order.
#pragma once

#include <optional>

#include "analysis/findings/parts.hpp"
#include "model/core/ruleset.hpp"

namespace nomos::analysis {

// Of an open question: two options compared, then what else speaks for or against any, in this order.
Finding assemble(const RulesetInfo& game, int reading, Pair pair, const std::vector<Evidence>& compared_too,
                 const std::vector<Evidence>& refuted);
// ... and the contradiction with the recorded game that one of its options is in: one defect, one finding.
Finding assemble(Finding open, const Finding& contradiction);
// ... with what was measured of it.
Finding assemble(Finding open, const Impact& impact);
// Of something listed among what the text lacks, and what a ruleset puts beside it; of endless play what was found.
Finding assemble(const RulesetInfo& game, const MissingInfo& listed, const std::optional<Beside>& beside,
                 const std::optional<Endless>& endless = {});
// Of endless play that no entry of the text tells of.
Finding assemble(const RulesetInfo& game, const Endless& endless);
// Of a check that does not hold.
Finding assemble(const RulesetInfo& game, const CheckResult& check);

}  // namespace nomos::analysis
