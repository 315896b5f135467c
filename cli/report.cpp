// nomos report: everything that was found, as pages to read and files to process.
#include "cli/examination.hpp"
#include "reports/input.hpp"

namespace nomos::cli {
namespace {

struct ReportOptions {
    Examination examination;
    std::string out;
};

int run(const ReportOptions& options) {
    make_folder(options.out);
    const Outcome outcome = examined(options.examination);
    const Site site = site_of(outcome.reports, standings_of(outcome), site_options(options.examination, outcome));
    write_files(options.out, site.files);
    if (options.examination.common.json) {
        Json document = document_of(outcome);
        document["fuzzing"] = site.disagreements;
        print_json(document);
    } else {
        print(told(outcome, terminal_style()) + "\n" + site.disagreements + "report: " + options.out + "/index.html\n");
    }
    return site.disagreements.empty() ? outcome.code : kFound;
}

}  // namespace

void add_report(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ReportOptions>();
    CLI::App& verb = add_verb(app, chosen, "report", "Run all checks and write what was found as pages",
                              "  nomos report --out out/report\n"
                              "  nomos report nika --out out/nika --sources ~/rulebooks",
                              options, run);
    add_examination(verb, options->examination);
    verb.add_option("--out", options->out, "Folder for the pages, findings.json, results.json, junit.xml, nomos.sarif")
        ->required()
        ->type_name("DIR");
}

}  // namespace nomos::cli
