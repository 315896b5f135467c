// What the verbs share. A verb is one file: it declares its options, calls the layers below, and
// prints; it decides nothing about games.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/verdict.hpp"
#include "cli/live_line.hpp"
#include "model/core/registry.hpp"
#include "reports/terminal.hpp"

namespace nomos::cli {

using Json = nlohmann::ordered_json;

// How the program leaves: 0 and 1 are answers, the others are not; 130 as a shell has it of Ctrl-C.
enum Exit { kGood = 0, kFound = 1, kBadUse = 2, kInternal = 3, kStopped = 130 };

// What the chosen verb does once the command line is read; returns the exit code.
using Action = std::function<int()>;

// Each adds its verb to the program.
void add_list(CLI::App& app, Action& chosen);
void add_check(CLI::App& app, Action& chosen);
void add_report(CLI::App& app, Action& chosen);
void add_merge(CLI::App& app, Action& chosen);
void add_verify(CLI::App& app, Action& chosen);
void add_accept(CLI::App& app, Action& chosen);
void add_ledger(CLI::App& app, Action& chosen);
void add_compare(CLI::App& app, Action& chosen);
void add_show(CLI::App& app, Action& chosen);
void add_perft(CLI::App& app, Action& chosen);
void add_replay(CLI::App& app, Action& chosen);
void add_play_verb(CLI::App& app, Action& chosen);
void add_explore(CLI::App& app, Action& chosen);
void add_reach(CLI::App& app, Action& chosen);
void add_ask(CLI::App& app, Action& chosen);
void add_answers(CLI::App& app, Action& chosen);
void add_fuzz(CLI::App& app, Action& chosen);
void add_corpus(CLI::App& app, Action& chosen);
void add_grade(CLI::App& app, Action& chosen);
void add_conform(CLI::App& app, Action& chosen);
void add_cache(CLI::App& app, Action& chosen);
void add_new(CLI::App& app, Action& chosen);
void add_try(CLI::App& app, Action& chosen);
void add_help(CLI::App& app, Action& chosen);
void add_completion(CLI::App& app, Action& chosen);
void add_man(CLI::App& app, Action& chosen);

// In the order of the help.
std::vector<const CLI::App*> verbs_of(const CLI::App& program);

// A verb with its examples below its help, and options of type Options that live as long as it does.
template <class Options>
CLI::App& add_verb(CLI::App& app, Action& chosen, const std::string& name, const std::string& does,
                   const std::string& examples, const std::shared_ptr<Options>& options, int (*run)(const Options&)) {
    CLI::App* verb = app.add_subcommand(name, does);
    verb->group("Verbs");
    verb->footer("Examples:\n" + examples + "\n");
    verb->callback([&chosen, options, run] { chosen = [options, run] { return run(*options); }; });
    return *verb;
}

// A range that is checked and not shown: the help stays readable, the message names the bounds.
template <class Number>
CLI::Validator within(Number least, Number most) {
    return CLI::Range(least, most).description("");
}

// --- options of every verb -------------------------------------------------------------------
struct Common {
    bool json = false;
    int jobs = 1;
    std::uint64_t seed = 1;
};
void add_common(CLI::App& verb, Common& common);

// --- options of verbs that play --------------------------------------------------------------
struct Play {
    std::string ruleset;
    std::vector<std::string> readings;
    std::string board;
    std::string readings_file{};
};
// --readings FILE, a KEY=VALUE a line: they come before those of --reading, which so win. The ruleset's name and the
// readings must live as long as the verb.
void add_readings_file(CLI::App& verb, const std::string& ruleset, std::string& file,
                       std::vector<std::string>& readings);
// RULESET, --reading and --readings; with --board FILE, too.
void add_rules(CLI::App& verb, Play& play);
void add_play(CLI::App& verb, Play& play);

// --- options of verbs that prove -------------------------------------------------------------
struct Effort {
    unsigned rlimit = smt::Budget{}.resources;
    double timeout = smt::Budget{}.milliseconds / 1000.0;
    int samples = Options{}.samples;
    std::string smtlib;
};
void add_effort(CLI::App& verb, Effort& effort);
Options options_of(const Effort& effort, const Common& common);

// The named rulesets, each once; all of them when none is named. Throws UnknownName.
std::vector<std::string> chosen_rulesets(const std::vector<std::string>& names);

// --- printing --------------------------------------------------------------------------------
TerminalStyle terminal_style();
// To standard output; throws FileError when it cannot take the text.
void print(std::string_view text);
void print_json(const Json& document);

// "[12/80] id" on a terminal's standard error, wiped when it goes. Elsewhere nothing or, in a `log`, a line each time
// that another tenth is done.
class ProgressLine {
public:
    explicit ProgressLine(bool log = false);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    void show(std::size_t done, std::size_t total, const std::string& id) const;
    std::function<void(std::size_t, std::size_t, const std::string&)> callback() const;

private:
    LiveLine line_;
    bool log_;
    mutable std::size_t total_ = 0, tenths_ = 0;
};

}  // namespace nomos::cli
