#include "checkers/store/key.hpp"

#include <fmt/format.h>

#include "checkers/store/fingerprint.hpp"
#include "checkers/store/sum.hpp"
#include "checkers/store/wording.hpp"
#include "model/core/registry.hpp"
#include "model/smt/version.hpp"

namespace nomos::store {

Query query_for(std::string_view ruleset, std::string_view id, const Options& options, std::string_view sources) {
    return {std::string(ruleset), std::string(id),
            fmt::format("{} resources={} solver-seed={} seed={} samples={} plies={} nomos={} z3={} sources={}", id,
                        options.budget.resources, options.budget.seed, options.seed, options.samples, options.plies,
                        NOMOS_VERSION, smt::solver_version(), sources)};
}
std::string sources_of(std::string_view ruleset, Tables rests_on) {
    return fmt::format("{}-{:016x}", fingerprint_of_sources(ruleset), sum_of(wording_of(ruleset, rests_on).facts()));
}
Query query_for(std::string_view id, const Options& options, Tables rests_on) {
    const std::string_view ruleset = id.substr(0, id.find('.'));
    Query query = query_for(ruleset, id, options, sources_of(ruleset, rests_on));
    query.rests_on = rests_on;
    return query;
}
Query query_for_shown(std::string_view item) {
    const std::string_view ruleset = item.substr(0, item.find('.'));
    const std::string exhibits =
        facts_of(find_ruleset(ruleset).exhibits(), [&](std::string_view of) { return of == item; });
    Query query = query_for(ruleset, std::string(item) + ".shown", {},
                            fmt::format("{}-{:016x}", sources_of(ruleset, Tables::rules), sum_of(exhibits)));
    query.rests_on = Tables::rules;
    return query;
}

}  // namespace nomos::store
