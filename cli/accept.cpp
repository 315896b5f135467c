// nomos accept: puts findings into the baseline, each with a reason, and takes out what no longer occurs.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/baseline_file.hpp"
#include "cli/examination.hpp"
#include "cli/keeping.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/accepting.hpp"
#include "reports/input.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct AcceptVerb {
    Common common;
    Keeping keeping;
    Accepting asked;
    std::string expires, baseline = kUsualBaseline, from, sources;
};

bool is_there(const std::string& file) {
    std::error_code ignored;
    return std::filesystem::exists(file, ignored);
}

// The rulesets whose findings are named; all of them where all that is new is accepted.
std::vector<std::string> rulesets_of(const Accepting& asked) {
    std::vector<std::string> names;
    if (asked.all_new || asked.prune) return names;
    for (const std::string& id : asked.ids) {
        const std::string name = id.substr(0, id.find('.'));
        find_ruleset(name);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}
// As "nomos check --json" finds them, with the answers that are kept.
KnownFindings examined_for(const AcceptVerb& verb) {
    Examination examination;
    examination.common = verb.common, examination.common.json = true, examination.keeping = verb.keeping;
    examination.told_in_a_log = !verb.common.json;
    examination.rulesets = rulesets_of(verb.asked), examination.sources = verb.sources;
    examination.baseline = is_there(verb.baseline) ? verb.baseline : "";
    const Outcome outcome = examined(examination, "");
    if (!outcome.not_run.empty()) throw UsageError("it is not known which findings there are", "let it end");
    return known_findings(document_of(outcome).dump(), "nomos check --json");
}
KnownFindings findings_for(const AcceptVerb& verb) {
    if (!verb.from.empty()) return known_findings(read_input(verb.from, kLargestSheet), verb.from);
    if (!verb.sources.empty()) return examined_for(verb);
    for (const char* usual : {"out/report/findings.json", "report/findings.json"})
        if (is_there(usual)) return known_findings(read_input(usual, kLargestSheet), usual);
    throw UsageError("it is not known which findings there are",
                     "nomos report --out out/report first, --from FILE with the findings.json of a report, or "
                     "--sources DIR, to have it examined now");
}

Accepting asked_by(const AcceptVerb& verb) {
    Accepting asked = verb.asked;
    const bool accepts = !asked.ids.empty() || asked.all_new;
    if (!accepts && !asked.prune) throw UsageError("nothing is to be accepted", "nomos accept --help");
    if (accepts && asked.reason.find_first_not_of(" \t\n") == std::string::npos)
        throw UsageError("a finding is accepted for a reason", "--reason \"why it may stay as it is\"");
    if (verb.expires.empty()) return asked;
    asked.expires = date_of(verb.expires, "--expires");
    if (*asked.expires < today()) throw UsageError("--expires: this day is past", "it is good to the end of its day");
    return asked;
}

std::string told(const Acceptance& done, const std::string& file) {
    std::string text = fmt::format("{}: {} accepted, {} moved to this reason, {} accepted before, {} taken out\n", file,
                                   done.added.size(), done.moved.size(), done.unchanged.size(), done.pruned.size());
    for (const auto& [word, ids] : {std::pair{"accepted", &done.added}, {"moved", &done.moved}, {"gone", &done.pruned}})
        for (const std::string& id : *ids) text += fmt::format("  {:<9} {}\n", word, id);
    return text;
}

int run(const AcceptVerb& verb) {
    const Accepting asked = asked_by(verb);
    const KnownFindings known = findings_for(verb);
    const std::string text = is_there(verb.baseline) ? read_input(verb.baseline) : "";
    const Acceptance done = accepted(text, verb.baseline, known, asked);
    if (done.text != text) write_file(verb.baseline, done.text);
    if (verb.common.json)
        print_json({{"schema", 1},
                    {"baseline", verb.baseline},
                    {"accepted", done.added},
                    {"moved", done.moved},
                    {"unchanged", done.unchanged},
                    {"pruned", done.pruned}});
    else
        print(told(done, verb.baseline));
    return kGood;
}

}  // namespace

void add_accept(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<AcceptVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "accept", "Accept findings into the baseline, with a reason",
                 "  nomos accept nika.push.tied-line --reason \"the author was asked\" --expires 2027-01-31\n"
                 "  nomos accept --all-new --from out/report/findings.json --reason \"seen; to be settled\"\n"
                 "  nomos accept mygame.win.diagonal --reason \"on purpose\" --sources rulebook\n"
                 "  nomos accept --prune\n\n"
                 "Ids are those of findings.json. An id joins the group with the same reason and end, or starts\n"
                 "one; accepted anew, it moves to its new reason. The rest of the file stays as it is written.",
                 options, run);
    verb.add_option("ID", options->asked.ids, "Findings to accept")->type_name("");
    verb.add_option("--reason", options->asked.reason, "Why they may stay as they are")->type_name("TEXT");
    verb.add_option("--expires", options->expires, "The last day this is good for; without it there is none")
        ->type_name("YYYY-MM-DD");
    verb.add_option("--baseline", options->baseline, "The file to change; it is made if it is not there")
        ->capture_default_str()
        ->type_name("FILE");
    verb.add_option("--from", options->from, "What was found; else {out/,}report/findings.json")->type_name("FILE");
    verb.add_option(
            "--sources", options->sources,
            "Examine it now, with your own copies of the texts and what answers are kept, in the place of --from")
        ->type_name("DIR");
    add_keeping(verb, options->keeping);
    verb.add_flag("--all-new", options->asked.all_new, "Accept all that were found and have no entry");
    verb.add_flag("--prune", options->asked.prune, "Take out entries whose findings no longer occur");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
