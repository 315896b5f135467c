// nomos report: everything that was found, as pages to read and files to process.
#include <map>

#include "cli/examination.hpp"
#include "cli/input.hpp"
#include "cli/sources.hpp"
#include "reports/coverage_table.hpp"
#include "reports/html.hpp"
#include "reports/json.hpp"
#include "reports/markdown.hpp"
#include "reports/questions.hpp"

namespace nomos::cli {
namespace {

struct ReportOptions {
    Examination examination;
    std::string out, sources;
};

// A page of many long games would be too large to open: of a long line a handful of boards is drawn, its last
// and two on the way.
bool is_drawn(std::size_t ply, std::size_t plies) {
    constexpr std::size_t kAll = 5, kLast = 3;
    return plies <= kAll || ply + kLast > plies || ply == plies / 3 || ply == plies * 2 / 3;
}
// By how many moves were made; nothing when the line needs other readings to be played.
std::map<std::size_t, Picture> boards_along(const Finding& finding, const Table& table) {
    std::string position = table.start();
    std::map<std::size_t, Picture> boards;
    const std::size_t plies = finding.line.plays.size();
    if (is_drawn(0, plies)) boards[0] = table.picture(position);
    for (std::size_t ply = 1; ply <= plies; ++ply) {
        const Judgement judgement = table.judge(position, finding.line.plays[ply - 1]);
        if (!judgement.legal) return {};
        if (is_drawn(ply, plies)) boards[ply] = judgement.picture;
        position = judgement.after;
    }
    return boards;
}

Chapter chapter_of(const RulesetReport& report, const std::string& sources) {
    const AnyRuleset& ruleset = find_ruleset(report.ruleset);
    Chapter chapter{report, ruleset.info()};
    if (!sources.empty()) chapter.quotes = read_source(sources, ruleset.info()).quotes;
    for (const Finding& finding : report.findings)
        if (!finding.line.plays.empty())
            chapter.line_boards[finding.id] =
                boards_along(finding, *ruleset.table({finding.line.readings, "", "", finding.line.settled, false}));
    return chapter;
}

// A short run, the same for a seed everywhere.
fuzz::Report fuzzed(const std::string& ruleset, const Common& common) {
    constexpr std::uint64_t kPositions = 24'000;
    fuzz::FuzzOptions options;
    options.seed = common.seed, options.count = kPositions, options.jobs = common.jobs;
    return fuzz::fuzzer_of(ruleset).run(options);
}

// What fuzzing found, ruleset by ruleset, in the words of its own verb; nothing if all agrees.
std::string disagreements(const std::vector<Chapter>& chapters) {
    std::string text;
    for (const Chapter& chapter : chapters)
        if (chapter.fuzzed && !chapter.fuzzed->failures.empty()) text += fuzz_text(*chapter.fuzzed, false);
    return text;
}

Files pages_of(const Outcome& outcome, const std::string& sources, const Options& effort, const Common& common,
               std::string& trouble) {
    std::vector<Chapter> chapters;
    Files files;
    for (const RulesetReport& report : outcome.reports) {
        chapters.push_back(chapter_of(report, sources));
        chapters.back().questions_page = report.ruleset + "-questions.html";
        files.emplace_back(chapters.back().questions_page, questions_page(questions_about(report.ruleset, effort)));
        chapters.back().fuzzed = fuzzed(report.ruleset, common);
        chapters.back().coverage_page = report.ruleset + "-coverage.json";
        files.emplace_back(chapters.back().coverage_page,
                           coverage_json(chapters.back().fuzzed->coverage).dump() + "\n");
    }
    files.emplace_back("index.html", html_index(chapters)), files.emplace_back("index.md", markdown_index(chapters));
    for (const Chapter& chapter : chapters) {
        files.emplace_back(chapter.report.ruleset + ".html", html_page(chapter));
        files.emplace_back(chapter.report.ruleset + ".md", markdown_page(chapter));
    }
    files.emplace_back("findings.json", findings_json(findings_of(outcome)));
    trouble = disagreements(chapters);
    return files;
}

int run(const ReportOptions& options) {
    make_folder(options.out);
    // A folder without the sources is refused before the long work, not after it.
    if (!options.sources.empty())
        for (const auto& name : chosen_rulesets(options.examination.rulesets))
            read_source(options.sources, find_ruleset(name).info());
    const Outcome outcome = examined(options.examination);
    const Options effort = options_of(options.examination.effort, options.examination.common);
    std::string trouble;
    Files files = pages_of(outcome, options.sources, effort, options.examination.common, trouble);
    for (auto& file : result_files(outcome)) files.push_back(std::move(file));
    write_files(options.out, files);
    if (options.examination.common.json) {
        Json document = document_of(outcome);
        document["fuzzing"] = trouble;
        print_json(document);
    } else {
        print(told(outcome, terminal_style()) + "\n" + trouble + "report: " + options.out + "/index.html\n");
    }
    return trouble.empty() ? outcome.code : kFound;
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
    verb.add_option("--sources", options->sources, "Folder with your own copies, to quote them")->type_name("DIR");
}

}  // namespace nomos::cli
