#include "analysis/readings/same_turns.hpp"

namespace nomos::analysis {

Compared settled_by(const LawOfTurns& law, Compared part) {
    part.kind = FindingKind::harmless_ambiguity, part.materiality = Materiality::no_effect;
    part.decided = {decided::ByLawOfSteps{law.why, law.law}, Method::proof, true};
    part.shown.of_step = Shown::OfStep::same_games;
    return part;
}

}  // namespace nomos::analysis
