// nomos conform: asks somebody's engine, says where it differs and how it reads the text.
#include "analysis/engines/engine_process.hpp"
#include "cli/at_table.hpp"
#include "cli/stop.hpp"
#include "model/core/error.hpp"
#include "reports/conformity.hpp"
#include "reports/corpus_lines.hpp"
#include "reports/input.hpp"

namespace nomos::cli {
namespace {

struct ConformVerb {
    Common common;
    AtTable table;
    std::string engine, corpus;
    int count = engines::ConformOptions{}.count;
    double timeout = 5;
};

engines::ConformOptions options_of(const ConformVerb& verb) {
    engines::ConformOptions options;
    options.choice = choice_of(verb.table);
    options.seed = verb.common.seed, options.count = verb.count, options.jobs = verb.common.jobs;
    options.file = verb.corpus, options.stop = &stop_when_told();
    if (verb.corpus.empty()) return options;
    if (!options.choice.settings.empty())
        throw UsageError("--set and --corpus cannot stand together", "the corpus says what was settled");
    CorpusRead read =
        read_corpus(read_input(verb.corpus), verb.corpus, find_ruleset(verb.table.play.ruleset).info().id);
    options.positions = std::move(read.positions), options.choice.settings = std::move(read.settings);
    return options;
}

int run(const ConformVerb& verb) {
    const AnyRuleset& ruleset = find_ruleset(verb.table.play.ruleset);
    engines::ConformOptions options = options_of(verb);
    ruleset.table(options.choice);  // refuses what cannot be played with before anything is started
    engines::EngineProcess engine(verb.engine, engines::greeting(ruleset, options.choice), verb.timeout, options.stop);
    engines::Conformity result;
    {
        const ProgressLine line;
        options.progress = line.callback();
        result = engines::conformity_of(ruleset.info().id, engine, options);
    }
    const engines::EngineStory story = engine.story();
    if (verb.common.json)
        print_json(conformity_json(result, story));
    else
        print(conformity_text(result, story));
    return result.stopped ? kStopped : result.agrees() ? kGood : kFound;
}

}  // namespace

void add_conform(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ConformVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "conform", "Ask an engine: where does it differ, and how does it read the text?",
                 "  nomos conform nefatavl --engine \"python3 docs/engine.py\"\n"
                 "  nomos conform nefatavl --engine ./mine --corpus nefatavl.jsonl --timeout 30\n\n"
                 "The engine reads questions from standard input, a line each, and answers a line each:\n"
                 "docs/engine-protocol.md. Exit code 0: all its answers are right under some reading set,\n"
                 "and it is said under which; 1: some are not, or did not come; 2: it cannot be started.",
                 options, run);
    verb.add_option("RULESET", options->table.play.ruleset, "A ruleset; \"nomos list\" names them")
        ->required()
        ->type_name("");
    verb.add_option("--engine", options->engine, "The command that starts it, as the shell takes it")
        ->required()
        ->type_name("CMD");
    CLI::Option* corpus =
        verb.add_option("--corpus", options->corpus, "Ask about the positions of this file")->type_name("FILE");
    verb.add_option("--count", options->count, "Positions to ask about")
        ->check(within(1, 1'000'000))
        ->capture_default_str()
        ->excludes(corpus)
        ->type_name("N");
    verb.add_option("--timeout", options->timeout, "Seconds an answer may take")
        ->check(within(0.01, 1e6))
        ->capture_default_str()
        ->type_name("SECONDS");
    verb.add_option("--board", options->table.play.board, "A board file, for games whose board is data")
        ->type_name("FILE");
    add_settings(verb, options->table.settings);
    add_common(verb, options->common);
}

}  // namespace nomos::cli
