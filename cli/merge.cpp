// nomos merge: what the shards of one examination came to, as one run would have told it.
#include <filesystem>

#include "cli/examination.hpp"
#include "reports/input.hpp"

namespace nomos::cli {
namespace {

struct MergeOptions {
    Examination examination;
    std::vector<std::string> folders;
    std::string out;
    bool pages = false;
};

Sheet read_sheet(const std::string& folder) {
    const std::string file = (std::filesystem::path(folder) / kSheetFile).string();
    return sheet_in(read_input(file, kLargestSheet), file);
}
// The examination that the shards are parts of.
Examination examination_of(const Sheet& sheet, Examination e) {
    e.rulesets = sheet.rulesets, e.only = sheet.only, e.plies = sheet.options.plies;
    e.common.seed = sheet.options.seed;
    e.effort.rlimit = sheet.options.budget.resources, e.effort.timeout = sheet.options.budget.milliseconds / 1000.0;
    e.effort.samples = sheet.options.samples;
    return e;
}

int run(const MergeOptions& options) {
    probe_folder(options.out);
    std::vector<Sheet> sheets;
    for (const std::string& folder : options.folders) sheets.push_back(read_sheet(folder));
    const Sheet whole = together(sheets);
    const Examination examination = examination_of(whole, options.examination);
    const Outcome outcome = merged(examination, whole);
    return (options.pages ? end_report : end_check)(examination, outcome, options.out);
}

}  // namespace

void add_merge(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<MergeOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "merge", "Put together what \"nomos check --shard\" wrote on several machines",
                 "  nomos merge out/1 out/2 out/3 --out out/check\n"
                 "  nomos merge shards/* --pages --out out/report",
                 options, run);
    verb.add_option("DIR", options->folders, "The folders of all shards of one run")->required()->type_name("");
    verb.add_option("--out", options->out, "Folder for what \"nomos check --out\" writes")
        ->required()
        ->type_name("DIR");
    verb.add_flag("--pages", options->pages, "Write what \"nomos report\" writes: the pages and findings.json, too");
    add_places(verb, options->examination);
    add_keeping(verb, options->examination.keeping);
    add_common(verb, options->examination.common);
}

}  // namespace nomos::cli
