// nomos report: everything that was found, as pages to read and files to process.
#include <optional>

#include "cli/examination.hpp"
#include "model/core/stop.hpp"
#include "reports/json.hpp"

namespace nomos::cli {
namespace {

struct ReportOptions {
    Examination examination;
    std::string out;
};

// The pages; none of a run that was stopped, since they would tell of a whole.
std::optional<Site> whole_site(const Outcome& outcome, const SiteOptions& options) try {
    if (!outcome.not_run.empty()) return {};
    return site_of(outcome.reports, standings_of(outcome), options);
} catch (const Stopped&) {
    return {};
}
Files results_so_far(const Outcome& outcome, const SiteOptions& options) {
    const Standings standings = standings_of(outcome);
    Files files = result_files(chapters_of(outcome.reports, standings, options), outcome.not_run);
    files.emplace_back("findings.json", findings_json(findings_of(outcome.reports), standings));
    return files;
}
std::string where_it_is(bool whole, const std::string& folder) {
    if (whole) return "report: " + folder + "/index.html\n";
    return "results so far: " + folder + "/results.json; no pages are made of a part\n";
}

int run(const ReportOptions& options) {
    probe_folder(options.out);
    return end_report(options.examination, examined(options.examination, options.out), options.out);
}

}  // namespace

int end_report(const Examination& examination, const Outcome& outcome, const std::string& out) {
    const SiteOptions of_site = site_options(examination, outcome);
    const auto site = whole_site(outcome, of_site);
    write_files(out, site ? site->files : results_so_far(outcome, of_site));
    const std::string disagreements = site ? site->disagreements : "";
    if (examination.common.json) {
        Json document = document_of(outcome);
        document["fuzzing"] = disagreements;
        print_json(document);
    } else {
        print(told(outcome, terminal_style()) + "\n" + disagreements + where_it_is(site.has_value(), out));
    }
    if (!site) return kStopped;
    return disagreements.empty() && !is_contradicted(outcome) ? outcome.code : kFound;
}

void add_report(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ReportOptions>();
    CLI::App& verb = add_verb(app, chosen, "report", "Run all checks and write what was found as pages",
                              "  nomos report --out out/report\n"
                              "  nomos report nika --out out/nika --sources ~/rulebooks",
                              options, run);
    add_examination(verb, options->examination);
    verb.add_option("--out", options->out, "Folder for the pages, findings.json and what \"nomos check --out\" writes")
        ->required()
        ->type_name("DIR");
}

}  // namespace nomos::cli
