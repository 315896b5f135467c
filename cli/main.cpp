// nomos: reads the command line, runs the chosen verb, turns what went wrong into an exit code.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/beside.hpp"
#include "cli/stop.hpp"
#include "cli/supervise.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "model/core/stop.hpp"
#include "reports/version.hpp"

namespace nomos::cli {
namespace {

constexpr auto kAbout =
    "Nomos examines rulebooks of board games: what they prove, contradict and forget to say.\n"
    "Exit codes: 0 good, 1 something was found, 2 bad use or input, 3 a fault of the program,\n"
    "130 stopped by Ctrl-C or a kill; what was done by then is kept.";
constexpr auto kStart =
    "Start here:\n"
    "  nomos list\n"
    "  nomos show nefatavl\n"
    "  nomos check\n"
    "  nomos report --out out/report\n"
    "\"nomos VERB --help\" shows a verb's options and examples.\n";

int complain(const char* what, int code) {
    std::fprintf(stderr, "nomos: %s\n", what);
    return code;
}

// What comes before the verb and has to be there before the verbs say what they know: the rulesets from elsewhere.
// Returns where the verb is.
template <class Load>
int each_load(int argc, char** argv, Load&& load) {
    constexpr std::string_view kLoad = "--load";
    int at = 1;
    for (; at < argc; ++at) {
        const std::string_view word = argv[at];
        if (word == kLoad && at + 1 < argc)
            load(argv[++at]);
        else if (word.starts_with(kLoad) && word.substr(kLoad.size()).starts_with('='))
            load(std::string(word.substr(kLoad.size() + 1)));
        else
            break;
    }
    return at;
}

// A first word that is no verb is answered with the nearest one.
void refuse_unknown_verb(const CLI::App& app, int argc, char** argv, int at) {
    if (at >= argc) throw UsageError("no verb is given", "nomos --help");
    if (argv[at][0] == '-') return;
    std::vector<std::string> known;
    for (const CLI::App* verb : verbs_of(app)) known.push_back(verb->get_name());
    if (std::find(known.begin(), known.end(), argv[at]) == known.end()) throw UnknownName("verb", argv[at], known);
}

// "Could not convert: --seed = abc" are the library's words; all that is converted here are numbers.
std::string in_words(const CLI::ParseError& error) {
    constexpr std::string_view kNoNumber = "Could not convert: ";
    const std::string text = error.what();
    const std::size_t equals = text.find(" = ");
    if (!text.starts_with(kNoNumber) || equals == std::string::npos) return text;
    return text.substr(kNoNumber.size(), equals - kNoNumber.size()) + ": expected a number, not \"" +
           text.substr(equals + 3) + "\"";
}

int refuse_command_line(const CLI::App& app, const CLI::ParseError& error) {
    const auto parsed = app.get_subcommands();
    const std::string verb = parsed.empty() ? "" : parsed.front()->get_name() + " ";
    return complain(UsageError(in_words(error), "nomos " + verb + "--help").what(), kBadUse);
}

int run(int argc, char** argv) {
    const int verb = each_load(argc, argv, load_beside);
    CLI::App app(kAbout, "nomos");
    Action chosen;
    for (const auto add : {add_list,    add_check,   add_report, add_merge,      add_verify,    add_accept,  add_ledger,
                           add_compare, add_show,    add_perft,  add_replay,     add_play_verb, add_explore, add_reach,
                           add_ask,     add_answers, add_fuzz,   add_grade,      add_corpus,    add_conform, add_cache,
                           add_new,     add_try,     add_help,   add_completion, add_man})
        add(app, chosen);
    app.set_version_flag("--version", version_lines, "Print the versions of Nomos, of Z3 and of the texts");
    std::vector<std::string> loaded;
    app.add_option(
           "--load", loaded,
           "Before the verb: load the ruleset of a shared object beside those that are built in; may be repeated")
        ->type_name("FILE");
    app.require_subcommand(1);
    app.footer(kStart);
    app.get_formatter()->label("SUBCOMMAND", "VERB");
    refuse_unknown_verb(app, argc, argv, verb);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& answered) {  // --help, --version
        return app.exit(answered);
    } catch (const CLI::ParseError& error) {
        return refuse_command_line(app, error);
    }
    return chosen();
}

// The verbs that run checks.
bool checks(int argc, char** argv) {
    const int at = each_load(argc, argv, [](const std::string&) {});
    const std::string_view verb = at < argc ? argv[at] : "";
    return verb == "check" || verb == "report";
}

}  // namespace
}  // namespace nomos::cli

int main(int argc, char** argv) try {
    if (nomos::cli::checks(argc, argv))
        if (const auto code = nomos::cli::supervised()) return *code;
    nomos::cli::listen_for_stops();
    nomos::cli::tell_of_crashes();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is an error of its write
    return nomos::cli::run(argc, argv);
} catch (const nomos::Stopped&) {
    return nomos::cli::complain("stopped", nomos::cli::kStopped);
} catch (const nomos::UserError& error) {
    return nomos::cli::complain(error.what(), nomos::cli::kBadUse);
} catch (const std::exception& error) {
    return nomos::cli::complain(error.what(), nomos::cli::kInternal);
}
