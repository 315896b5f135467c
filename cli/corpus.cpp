// nomos corpus: edge-case positions for other people's engines, with what Nomos says of them.
#include <fmt/format.h>

#include "cli/at_table.hpp"
#include "reports/corpus_folder.hpp"
#include "reports/corpus_lines.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct CorpusVerb {
    Common common;
    AtTable table;
    std::string out;
    int count = engines::CorpusOptions{}.count;
};

int run(const CorpusVerb& verb) {
    probe_file(verb.out);
    const engines::Corpus corpus = engines::corpus_of(
        verb.table.play.ruleset, {choice_of(verb.table), verb.common.seed, verb.count, verb.common.jobs});
    write_file(verb.out, corpus_lines(corpus));
    std::size_t moves = 0;
    for (const auto& line : corpus.lines) moves += line.moves.size();
    if (verb.common.json)
        print_json({{"schema", 1},
                    {"ruleset", corpus.head.ruleset},
                    {"file", verb.out},
                    {"positions", corpus.lines.size()},
                    {"moves", moves}});
    else
        print(fmt::format("{}: {}, {}\n", verb.out, counted(corpus.lines.size(), "position", "positions"),
                          counted(moves, corpus.head.play, corpus.head.play + "s")));
    return kGood;
}

}  // namespace

void add_corpus(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<CorpusVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "corpus", "Write edge-case positions for other people's engines",
                 "  nomos corpus nefatavl --out nefatavl.jsonl\n"
                 "  nomos corpus neva --out neva.jsonl --count 1000 --seed 7 --set pairs=yes\n\n"
                 "One line of JSON a position: its legal moves, what each leads to and how the game stands,\n"
                 "all under the readings of the first line; where the position is from and which clauses\n"
                 "decide there. The same options give the same file everywhere. docs/schema/corpus.schema.json\n"
                 "says what is in a line, docs/notation.md how positions and moves are written.",
                 options, run);
    add_play(verb, options->table.play);
    add_settings(verb, options->table.settings);
    verb.add_option("--out", options->out, "The file to write")->required()->type_name("FILE");
    verb.add_option("--count", options->count, "Positions")
        ->check(within(1, 1'000'000))
        ->capture_default_str()
        ->type_name("N");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
