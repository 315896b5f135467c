#include "checkers/store/key.hpp"

#include <fmt/format.h>

#include "checkers/store/fingerprint.hpp"
#include "checkers/store/sum.hpp"
#include "checkers/store/wording.hpp"
#include "model/smt/version.hpp"

namespace nomos::store {

Query query_for(std::string_view ruleset, std::string_view id, const Options& options, std::string_view sources) {
    return {std::string(ruleset), std::string(id),
            fmt::format("{} resources={} solver-seed={} seed={} samples={} plies={} nomos={} z3={} sources={}", id,
                        options.budget.resources, options.budget.seed, options.seed, options.samples, options.plies,
                        NOMOS_VERSION, smt::solver_version(), sources)};
}
std::string sources_of(std::string_view ruleset) {
    return fmt::format("{}-{:016x}", fingerprint_of_sources(ruleset), sum_of(wording_of(ruleset).facts()));
}
Query query_for(std::string_view id, const Options& options) {
    const std::string_view ruleset = id.substr(0, id.find('.'));
    return query_for(ruleset, id, options, sources_of(ruleset));
}

}  // namespace nomos::store
