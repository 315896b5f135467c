#include "analysis/fuzz/kept.hpp"

#include <fmt/format.h>

#include "checkers/store/value.hpp"

namespace nomos::store {

NOMOS_MEMBERS(fuzz::Failure, kind, clause, detail, position, move, text, file, is_entry);
NOMOS_MEMBERS(fuzz::ClauseReach, clause, reach, marks, by, example, beside);
NOMOS_MEMBERS(fuzz::PairReach, first, second, reach, by, example);
NOMOS_MEMBERS(fuzz::SourceCount, name, positions, reached, weight);
NOMOS_MEMBERS(fuzz::Coverage, clauses, pairs);
NOMOS_MEMBERS(fuzz::Report, ruleset, seed, positions, replayed, only, sources, coverage, failures, stopped, seconds);

}  // namespace nomos::store

namespace nomos::fuzz {

Report kept_run(std::string_view ruleset, const FuzzOptions& options, store::Store* store) {
    Options asked;
    asked.seed = options.seed, asked.budget = options.budget;
    const std::string id = fmt::format("{}.fuzzing.of-{}", ruleset, options.count);
    return store::kept_value(store, store::query_for(id, asked), [&] {
        Report report = fuzzer_of(ruleset).run(options);
        report.seconds = 0;
        return report;
    });
}

}  // namespace nomos::fuzz
