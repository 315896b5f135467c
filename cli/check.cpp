// nomos check: every check, a line each, and what is new since somebody last looked.
#include "cli/examination.hpp"

namespace nomos::cli {
namespace {

struct CheckOptions {
    Examination examination;
    std::string out;
};

int run(const CheckOptions& options) {
    if (!options.out.empty()) probe_folder(options.out);
    const Outcome outcome = examined(options.examination, options.out);
    if (!options.out.empty())
        write_files(options.out, result_files(chapters_of(outcome.reports, standings_of(outcome),
                                                          site_options(options.examination, outcome)),
                                              outcome.not_run));
    if (options.examination.common.json)
        print_json(document_of(outcome));
    else
        print(told(outcome, terminal_style()));
    return outcome.code;
}

}  // namespace

void add_check(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<CheckOptions>();
    CLI::App& verb = add_verb(app, chosen, "check", "Run all checks; exit 1 when something is violated, unknown or new",
                              "  nomos check\n"
                              "  nomos check nefatavl --only conformance\n"
                              "  nomos check --out out/check --smtlib out/proofs",
                              options, run);
    add_examination(verb, options->examination);
    verb.add_option("--only", options->examination.only, "Only checks whose id contains this")->type_name("SUBSTRING");
    verb.add_option("--out", options->out, "Write results.json, junit.xml and nomos.sarif here")->type_name("DIR");
}

}  // namespace nomos::cli
