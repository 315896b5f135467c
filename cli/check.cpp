// nomos check: every check, a line each, and what is new since somebody last looked.
#include "cli/examination.hpp"
#include "model/core/error.hpp"

namespace nomos::cli {
namespace {

struct CheckOptions {
    Examination examination;
    std::string out;
};

int run(const CheckOptions& options) {
    if (!options.examination.shard.empty() && options.out.empty())
        throw UsageError("--shard writes down what it came to, and no folder is named", "add --out DIR");
    if (!options.out.empty()) probe_folder(options.out);
    return end_check(options.examination, examined(options.examination, options.out), options.out);
}

}  // namespace

int end_check(const Examination& examination, const Outcome& outcome, const std::string& out) {
    if (!out.empty()) {
        Files files = result_files(
            chapters_of(outcome.reports, standings_of(outcome), site_options(examination, outcome)), outcome.not_run);
        if (!examination.shard.empty()) files.emplace_back(kSheetFile, text_of(outcome.sheet));
        write_files(out, files);
    }
    if (examination.common.json)
        print_json(document_of(outcome));
    else
        print(told(outcome, terminal_style()));
    return outcome.code;
}

void add_check(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<CheckOptions>();
    CLI::App& verb = add_verb(app, chosen, "check", "Run all checks; exit 1 when something is violated, unknown or new",
                              "  nomos check\n"
                              "  nomos check nefatavl --only conformance\n"
                              "  nomos check --out out/check --smtlib out/proofs\n"
                              "  nomos check --shard 2/3 --out out/2",
                              options, run);
    add_examination(verb, options->examination);
    verb.add_option("--only", options->examination.only, "Only checks whose id contains this")->type_name("SUBSTRING");
    verb.add_option("--shard", options->examination.shard,
                    "Of so many parts only this one, for several machines; \"nomos merge\" puts them together")
        ->type_name("K/N");
    verb.add_option("--out", options->out,
                    "Write results.json, junit.xml, nomos.sarif, code-quality.json and summary.md here")
        ->type_name("DIR");
}

}  // namespace nomos::cli
