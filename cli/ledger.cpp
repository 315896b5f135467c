// nomos ledger: every sentence of a source, and how far a reader's copy has drifted from it.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/ledger_draft.hpp"
#include "reports/sources.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct LedgerOptions {
    Common common;
    std::string ruleset, sources;
    bool draft = false;
    DraftOptions drafting;
};

std::string place_of(const LedgerEntry& e) {
    return fmt::format("line {}, paragraph {}, sentence {}{}", e.at.line, e.at.paragraph, e.at.sentence,
                       e.at.heading.empty() ? "" : fmt::format(", under {}", e.at.heading));
}

std::string entry_lines(const LedgerEntry& e, const Source* source, const TerminalStyle& style) {
    std::string text = fmt::format("{:>4}  {} {} ({})\n", e.number, name_of(e.kind), name_of(e.form), place_of(e));
    const auto say = [&](const std::string& what) {
        for (const auto& line : wrapped(what, style.columns - 6)) text += "      " + line + "\n";
    };
    say(std::string(e.paraphrase));
    if (source)
        if (const auto quote = source->quotes.find(e.number); quote != source->quotes.end())
            say("\"" + (style.unicode ? quote->second : ascii(quote->second)) + "\"");
    std::vector<std::string> ids(e.supports.begin(), e.supports.end());
    if (!ids.empty()) say("supports " + joined_with(ids, ", "));
    return text;
}

std::string drift_line(const Drift& d, const Source& source, const TerminalStyle& style) {
    const std::string entry = d.entry == 0 ? "" : fmt::format("sentence {}", d.entry);
    if (d.sentence < 0) return fmt::format("{} {}\n", name_of(d.kind), entry);
    const Sentence& s = source.sentences[static_cast<std::size_t>(d.sentence)];
    const std::string text = cut(style.unicode ? s.text : ascii(s.text), style.columns);
    return fmt::format("{}:{}:{}: {} {}\n      {}\n", source.file, s.line, s.column, name_of(d.kind),
                       entry.empty() ? "sentence" : entry, text);
}

std::string summary(const RulesetInfo& info, const Source* source) {
    std::string text =
        fmt::format("\n{} in the ledger of {}", counted(info.ledger.size(), "sentence", "sentences"), info.title);
    if (!source) return text + "; --sources DIR quotes them from your own copy.\n";
    if (source->drift.empty()) return text + fmt::format("; {} is the same.\n", source->file);
    return text + fmt::format("; {} differs in {}.\n", source->file, counted(source->drift.size(), "place", "places"));
}

Json json_of(const RulesetInfo& info, const Source* source) {
    Json entries = Json::array(), drifts = Json::array();
    for (const LedgerEntry& e : info.ledger) {
        Json entry{{"number", e.number},
                   {"kind", name_of(e.kind)},
                   {"form", name_of(e.form)},
                   {"place",
                    {{"heading", e.at.heading},
                     {"line", e.at.line},
                     {"paragraph", e.at.paragraph},
                     {"sentence", e.at.sentence}}},
                   {"paraphrase", e.paraphrase},
                   {"supports", e.supports}};
        if (source && source->quotes.contains(e.number)) entry["quote"] = source->quotes.at(e.number);
        entries.push_back(entry);
    }
    Json document{{"schema", 1}, {"ruleset", info.id}, {"entries", entries}};
    if (!source) return document;
    for (const Drift& d : source->drift) {
        Json drift{{"kind", name_of(d.kind)}, {"entry", d.entry}};
        if (d.sentence >= 0) {
            const Sentence& s = source->sentences[static_cast<std::size_t>(d.sentence)];
            drift["line"] = s.line, drift["column"] = s.column, drift["text"] = s.text;
        }
        drifts.push_back(drift);
    }
    document["drift"] = drifts;
    return document;
}

// The entries, as TOML, are what standard output gets; how the text was split and what is left to do is said beside.
int print_draft(const RulesetInfo& info, const Source& source, const LedgerOptions& options) {
    const std::string entries = ledger_draft(info, source, options.drafting);
    const std::string others = options.drafting.whole ? "" : other_changes(info, source);
    if (options.common.json) {
        print_json({{"schema", 1}, {"ruleset", info.id}, {"draft", entries}, {"others", others}});
        return source.drift.empty() ? kGood : kFound;
    }
    print(entries);
    std::fputs(fmt::format("{}: {}, {} to write a paraphrase for\n{}", source.file,
                           counted(source.sentences.size(), "sentence", "sentences"),
                           std::count_if(source.drift.begin(), source.drift.end(),
                                         [](const Drift& d) { return d.sentence >= 0; }),
                           others)
                   .c_str(),
               stderr);
    return source.drift.empty() ? kGood : kFound;
}

int run(const LedgerOptions& options) {
    const RulesetInfo& info = find_ruleset(options.ruleset).info();
    if (!options.draft && (options.drafting.whole || !options.drafting.words))
        throw UsageError("--whole and --no-words are about a draft", "add --draft");
    if (options.draft && options.sources.empty())
        throw UsageError("a draft is made from your copy of the text", "--sources DIR, the folder that holds it");
    const auto source =
        options.sources.empty() ? nullptr : std::make_unique<Source>(read_source(options.sources, info));
    if (options.draft) return print_draft(info, *source, options);
    const TerminalStyle style = terminal_style();
    const int code = source && !source->drift.empty() ? kFound : kGood;
    if (options.common.json) {
        print_json(json_of(info, source.get()));
        return code;
    }
    std::string text;
    for (const LedgerEntry& e : info.ledger) text += entry_lines(e, source.get(), style);
    if (code == kFound) text += "\n";
    if (source)
        for (const Drift& d : source->drift) text += drift_line(d, *source, style);
    print(text + summary(info, source.get()));
    return code;
}

}  // namespace

void add_ledger(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<LedgerOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "ledger", "Every sentence of a source, and what it supports",
                 "  nomos ledger nefatavl\n"
                 "  nomos ledger nika --sources ~/rulebooks\n"
                 "  nomos ledger mygame --sources rulebook --draft\n"
                 "  nomos ledger mygame --sources rulebook --draft --whole > ledger.toml\n\n"
                 "A draft has an entry, as text/ledger.toml wants it, for every sentence of your copy that\n"
                 "the ledger has not, with its fingerprint, and the words as a comment above. You write\n"
                 "the paraphrase, and the kind if it is no rule. Exit code 1: there is something to write.",
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--sources", options->sources, "Folder with your own copies: quote them, report drift (exit 1)")
        ->type_name("DIR");
    verb.add_flag("--draft", options->draft, "Print entries for the sentences that the ledger has not");
    verb.add_flag("--whole", options->drafting.whole, "... and all others, with the numbers that they then have");
    verb.add_flag_callback(
        "--no-words", [options] { options->drafting.words = false; }, "... without the words of the text");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
