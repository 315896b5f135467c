#include "analysis/engines/engines.hpp"

#include <array>

#include "model/core/registry.hpp"

namespace nomos::engines {
namespace {

const Library& library_of(std::string_view ruleset) { return (*roll().find(find_ruleset(ruleset).info().id))(); }

// A short run of fuzzing reaches most clauses; its smallest cases, and those just beside them, are edges.
// No corpus on disk is looked at, so that what comes out depends on the seed alone.
std::vector<fuzz::CorpusFile> edges_of(std::string_view ruleset, std::uint64_t seed, int jobs,
                                       const std::atomic<bool>* stop) {
    constexpr std::uint64_t kPositions = 32'768;
    fuzz::FuzzOptions options;
    options.seed = seed, options.count = kPositions, options.jobs = jobs, options.stop = stop;
    options.examples = fuzz::Examples::of_clauses, options.compares = false;
    std::vector<fuzz::CorpusFile> edges;
    for (const auto& row : fuzz::fuzzer_of(ruleset).run(options).coverage.clauses) {
        if (!row.example.empty()) edges.push_back({"edge " + row.clause, row.example});
        if (!row.beside.empty()) edges.push_back({"beside " + row.clause, row.beside});
    }
    return edges;
}

}  // namespace

Roll<OnFirstUse<Library>>& roll() {
    static Roll<OnFirstUse<Library>> roll(libraries_built_here());
    return roll;
}

std::string_view name_of(ReadingSeen::How how) {
    constexpr std::array<std::string_view, 4> kNames{"chosen", "narrowed", "open", "undetermined"};
    return kNames[static_cast<std::size_t>(how)];
}

Corpus corpus_of(std::string_view ruleset, const CorpusOptions& options) {
    return library_of(ruleset).corpus(options, edges_of(ruleset, options.seed, options.jobs, nullptr));
}
Conformity conformity_of(std::string_view ruleset, Engine& engine, const ConformOptions& options) {
    std::vector<fuzz::CorpusFile> edges;
    if (!options.positions) edges = edges_of(ruleset, options.seed, options.jobs, options.stop);
    return library_of(ruleset).conform(engine, options, edges);
}

}  // namespace nomos::engines
