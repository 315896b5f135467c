// nomos fuzz: hunts for disagreements on edge-case positions.
#include <fmt/ranges.h>

#include <algorithm>

#include "analysis/fuzz/soak.hpp"
#include "cli/stop.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "model/core/quoted.hpp"
#include "reports/corpus_folder.hpp"
#include "reports/coverage_table.hpp"
#include "reports/input.hpp"
#include "reports/soak_file.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct FuzzVerb {
    Common common;
    std::string ruleset, corpus, one_case, soak;  // corpus: "" if none is named
    double seconds = 0;
    std::uint64_t count = 0;
    int solve = 0;
    std::vector<std::string> only;  // kinds
    bool coverage = false, edges = false, no_corpus = false;
    Effort effort;
};

void show(const fuzz::Moment& m) {
    LiveLine().show(fmt::format("{} positions, {:.0f} a second; {} of {} clauses, {} pairs; corpus {}; failures {}",
                                m.positions, m.seconds > 0 ? static_cast<double>(m.positions) / m.seconds : 0.0,
                                m.clauses_reached, m.clauses, m.pairs_reached, m.corpus, m.failures));
}

void show_solving(const fuzz::SolverMoment& m) {
    LiveLine().show(m.in_known_cases
                        ? fmt::format("the solver looks in known cases: {} of {}; {} found", m.done, m.all, m.reached)
                        : fmt::format("the solver is asked about clauses and pairs: {} of {}; {} found, {} ruled out",
                                      m.done, m.all, m.reached, m.unreachable));
}

constexpr const char* kUsualCorpus = "tests/corpus";
constexpr std::uint64_t kMostPositions = std::uint64_t{1} << 50, kUsualSoak = 1'000'000'000;
// A folder that was named has to be one that entries can be kept in; that nothing is in it yet may be a misspelt name.
void look_at(const CorpusFolder& corpus, const FuzzVerb& verb) {
    if (verb.corpus.empty()) return;
    corpus.probe();
    if (!corpus.is_there() && !verb.common.json)
        std::fputs(
            fmt::format("nothing is replayed: there is no {} in \"{}\" yet\n", verb.ruleset, verb.corpus).c_str(),
            stderr);
}

// One entry again, everything compared.
int run_case(const FuzzVerb& verb) {
    const auto failures = fuzz::fuzzer_of(verb.ruleset).replay({verb.one_case, read_input(verb.one_case)});
    fuzz::Report report;
    report.ruleset = verb.ruleset, report.failures = failures, report.replayed = 1;
    if (verb.common.json) {
        print_json(fuzz_json(report));
    } else {
        std::string text = failures.empty() ? verb.one_case + ": all comparisons agree\n" : "";
        for (const auto& f : failures)
            text += fmt::format("{} {}: {}\n  {}  {}\n", f.kind, f.clause, f.detail, f.position, f.move);
        print(text);
    }
    return failures.empty() ? kGood : kFound;
}

// That a case cannot be kept, as on a full disk, takes nobody what was found: it is said at the end.
struct CasesKept {
    CorpusFolder corpus;
    std::string trouble{};

    template <class Write>
    void keep(Write&& write) {
        try {
            write();
        } catch (const FileError& error) {
            trouble = error.what();
        }
    }
    void tell() const {
        if (!trouble.empty()) std::fputs(fmt::format("not all cases could be kept: {}\n", trouble).c_str(), stderr);
    }
};

// Those that were named, each once, in the fuzzer's order.
std::vector<std::string> kinds_wanted(const FuzzVerb& verb) {
    std::vector<std::string> kinds = fuzz::fuzzer_of(verb.ruleset).kinds();
    std::erase_if(kinds, [&](const auto& kind) { return std::ranges::find(verb.only, kind) == verb.only.end(); });
    return kinds;
}
void refuse_unknown_kinds(const FuzzVerb& verb) {
    const std::vector<std::string> kinds = fuzz::fuzzer_of(verb.ruleset).kinds();
    for (const std::string& kind : verb.only)
        if (std::ranges::find(kinds, kind) == kinds.end())
            throw UsageError(fmt::format("nothing of {} is compared under the name {}", verb.ruleset, in_quotes(kind)),
                             fmt::format("there are: {}", fmt::join(kinds, ", ")));
}
fuzz::FuzzOptions options_of(const FuzzVerb& verb, CasesKept& kept) {
    fuzz::FuzzOptions options;
    options.seed = verb.common.seed, options.jobs = verb.common.jobs;
    options.count = verb.count, options.seconds = verb.seconds;
    if (verb.count == 0 && verb.seconds == 0 && verb.soak.empty()) options.seconds = 10;
    options.solve = verb.solve, options.examples = verb.edges ? fuzz::Examples::of_pairs_too : fuzz::Examples::none;
    options.only = kinds_wanted(verb);
    options.budget = options_of(verb.effort, verb.common).budget;
    if (!verb.no_corpus && verb.soak.empty()) options.corpus = kept.corpus.entries();
    options.met = [&](const fuzz::Failure& f) { kept.keep([&] { kept.corpus.write_raw(f); }); };
    options.found = [&](const fuzz::Failure& f) { kept.keep([&] { kept.corpus.write(f); }); };
    if (!verb.common.json) options.progress = show, options.solving = show_solving;
    options.stop = &stop_when_told();
    return options;
}

void keep_edges(const fuzz::Report& report, const CorpusFolder& corpus) {
    for (const auto& row : report.coverage.clauses) {
        if (!row.example.empty()) corpus.write("edge." + row.clause + ".game", row.example);
        if (!row.beside.empty()) corpus.write("beside." + row.clause + ".game", row.beside);
    }
    // Without the ruleset's name, which both begin with.
    const auto short_name = [&](int k) {
        const std::string& id = report.coverage.clauses[static_cast<std::size_t>(k)].clause;
        return id.substr(id.find('.') + 1);
    };
    for (const auto& pair : report.coverage.pairs)
        if (!pair.example.empty())
            corpus.write("pair." + short_name(pair.first) + "+" + short_name(pair.second) + ".game", pair.example);
}

// Goes on with the soak that the file keeps; a thousand million positions where no count is given.
int run_soak(const FuzzVerb& verb) {
    const std::uint64_t wanted = verb.count != 0 ? verb.count : verb.seconds > 0 ? kMostPositions : kUsualSoak;
    fuzz::Soak soak =
        kept_soak(verb.soak, verb.ruleset, verb.common.seed,
                  std::min(wanted, verb.only.empty() ? fuzz::kStretch : fuzz::kStretchOfSome), kinds_wanted(verb));
    if (verb.common.seed != 1 && verb.common.seed != soak.first_seed)
        throw UsageError(fmt::format("this soak began with seed {}, not with {}", soak.first_seed, verb.common.seed),
                         "leave out --seed, or name another file");
    probe_file(verb.soak);
    CasesKept kept{CorpusFolder(verb.corpus.empty() ? kUsualCorpus : verb.corpus, verb.ruleset)};
    if (!verb.corpus.empty()) kept.corpus.probe();
    fuzz::go_on(soak, fuzz::fuzzer_of(verb.ruleset), wanted, options_of(verb, kept),
                [&](const fuzz::Soak& now) { write_file(verb.soak, soak_json(now).dump(1) + "\n"); });
    LiveLine().wipe();
    kept.tell();
    if (verb.common.json)
        print_json(soak_json(soak));
    else
        print(soak_text(soak));
    return stop_when_told() ? kStopped : soak.disagrees_now() ? kFound : kGood;
}

int run(const FuzzVerb& verb) {
    refuse_unknown_kinds(verb);
    if (!verb.one_case.empty()) return run_case(verb);
    if (!verb.soak.empty()) return run_soak(verb);
    CasesKept kept{CorpusFolder(verb.corpus.empty() ? kUsualCorpus : verb.corpus, verb.ruleset)};
    const fuzz::Fuzzer& fuzzer = fuzz::fuzzer_of(verb.ruleset);
    look_at(kept.corpus, verb);
    fuzz::Report report = fuzzer.run(options_of(verb, kept));
    LiveLine().wipe();
    for (auto& f : report.failures) {
        const std::filesystem::path file = kept.corpus.path_of(f);
        std::error_code none;
        f.file = std::filesystem::exists(file, none) ? file.string() : "";
    }
    if (verb.edges) kept.keep([&] { keep_edges(report, kept.corpus); });
    kept.tell();
    if (verb.common.json)
        print_json(fuzz_json(report));
    else
        print(fuzz_text(report, verb.coverage));
    return report.stopped ? kStopped : report.failures.empty() ? kGood : kFound;
}

}  // namespace

void add_fuzz(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<FuzzVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "fuzz", "Hunt for disagreements on edge-case positions",
                 "  nomos fuzz nefatavl --seconds 60\n"
                 "  nomos fuzz neva --count 1000000 --seed 7 --coverage\n"
                 "  nomos fuzz nerva --count 10000 --only solver,naive\n"
                 "  nomos fuzz nika --case tests/corpus/nika/edge.nika.push.one-space.game\n"
                 "  nomos fuzz nerva --soak nerva-soak.json --count 1000000000 --seconds 3600\n\n"
                 "Compares, in very many positions, whatever must agree: both encodings, move list and\n"
                 "legality, replay, notation, symmetry, laws. What disagrees is made small, kept as one file a\n"
                 "cause in DIR/RULESET, and replayed first in the next run. A seed and a count give the same run\n"
                 "with any number of jobs. Ctrl-C ends the run with its summary; nothing found is lost.\n"
                 "--soak goes on where it stopped, a million positions and a seed a stretch, ten thousand where\n"
                 "--only names kinds; each stretch can be had again with its seed. FILE tells what each state\n"
                 "of the sources compared.",
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--seconds", options->seconds, "Time to take (10 when no count is given)")
        ->check(within(0.0, 1e6))
        ->type_name("S");
    verb.add_option("--count", options->count, "Positions to look at")
        ->check(within(std::uint64_t{1}, kMostPositions))
        ->type_name("N");
    verb.add_option("--corpus", options->corpus, "Where cases are kept, a folder a ruleset [tests/corpus]")
        ->type_name("DIR");
    verb.add_flag("--no-corpus", options->no_corpus, "Begin without what is kept; what is found is kept all the same");
    CLI::Option* one_case =
        verb.add_option("--case", options->one_case, "Compare one entry again, and nothing else")->type_name("FILE");
    CLI::Option* solve = verb.add_option("--solve", options->solve,
                                         "Ask the solver about so many clauses and pairs that were not reached")
                             ->check(within(0, 1'000'000))
                             ->type_name("N");
    CLI::Option* coverage = verb.add_flag("--coverage", options->coverage, "Print the table of clauses and pairs");
    CLI::Option* edges = verb.add_flag(
        "--keep-edges", options->edges,
        "Keep a small position of each clause that decides, one beside it, and one of each pair that meets");
    verb.add_option("--soak", options->soak, "Go on, over many runs, till --count are done; FILE says how far it is")
        ->excludes(one_case)
        ->excludes(solve)
        ->excludes(coverage)
        ->excludes(edges)
        ->type_name("FILE");
    verb.add_option("--only", options->only,
                    "Compare these kinds alone, in every position (docs/fuzzing.md names them)")
        ->delimiter(',')
        ->excludes(one_case)
        ->type_name("KIND,...");
    add_effort(verb, options->effort);
    add_common(verb, options->common);
}

}  // namespace nomos::cli
