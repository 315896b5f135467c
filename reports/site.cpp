#include "reports/site.hpp"

#include <map>

#include "analysis/fuzz/kept.hpp"
#include "analysis/store/questions.hpp"
#include "model/core/budgets.hpp"
#include "model/core/registry.hpp"
#include "model/core/stop.hpp"
#include "reports/code_quality.hpp"
#include "reports/coverage_table.hpp"
#include "reports/grading.hpp"
#include "reports/html.hpp"
#include "reports/json.hpp"
#include "reports/junit.hpp"
#include "reports/markdown.hpp"
#include "reports/questions.hpp"
#include "reports/questions_of_page.hpp"
#include "reports/sarif.hpp"
#include "reports/summary.hpp"
#include "reports/view.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

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
void add_boards(Chapter& chapter) {
    const AnyRuleset& ruleset = find_ruleset(chapter.report.ruleset);
    for (const Finding& finding : chapter.report.findings)
        if (!finding.line.plays.empty())
            chapter.line_boards[finding.id] =
                boards_along(finding, *ruleset.table({finding.line.readings, "", "", finding.line.settled, false}));
}

Chapter chapter_of(const RulesetReport& report, const Standings& standings, const SiteOptions& options) {
    Chapter chapter{report, find_ruleset(report.ruleset).info()};
    chapter.standings = standings;
    if (!options.sources.empty()) {
        Source source = read_source(options.sources, chapter.info);
        chapter.quotes = std::move(source.quotes), chapter.place = std::move(source.place);
    }
    if (!options.source_root.empty()) chapter.place.uri = source_uri(options.source_root, chapter.info.source_file);
    chapter.grade = kept_grade(options.grades, report.ruleset);
    chapter.certificate = kept_certificate(options.certificates, report.ruleset);
    return chapter;
}

// A short run, the same for a seed everywhere.
fuzz::Report fuzzed(const std::string& ruleset, const SiteOptions& site) {
    fuzz::FuzzOptions options;
    options.seed = site.seed, options.count = budget::kReportFuzzed, options.jobs = site.jobs;
    options.stop = &stop::wanted;
    return fuzz::kept_run(ruleset, options, site.store);
}

std::string disagreements(const std::vector<Chapter>& chapters) {
    std::string text;
    for (const Chapter& chapter : chapters)
        if (chapter.fuzzed && !chapter.fuzzed->failures.empty()) text += fuzz_text(*chapter.fuzzed, false);
    return text;
}

// What a page leads to, and the files of it.
void add_side_pages(Chapter& chapter, const SiteOptions& options, Files& files) {
    const std::string& ruleset = chapter.report.ruleset;
    chapter.questions_page = ruleset + "-questions.html";
    const Questionnaire questions = as_on_page(questions_about(ruleset, options.effort, options.store), chapter.report);
    files.emplace_back(chapter.questions_page, questions_page(questions, chapter.quotes, ruleset + ".html"));
    files.emplace_back(ruleset + "-questions.md", questions_letter(questions, chapter.quotes));
    chapter.fuzzed = fuzzed(ruleset, options);
    chapter.coverage_page = ruleset + "-coverage.json";
    files.emplace_back(chapter.coverage_page, coverage_json(chapter.fuzzed->coverage).dump() + "\n");
}

}  // namespace

std::vector<Chapter> chapters_of(const std::vector<RulesetReport>& reports, const Standings& standings,
                                 const SiteOptions& options) {
    std::vector<Chapter> chapters;
    for (const RulesetReport& report : reports) chapters.push_back(chapter_of(report, standings, options));
    return chapters;
}

std::vector<CheckResult> checks_of(const std::vector<RulesetReport>& reports) {
    std::vector<CheckResult> all;
    for (const auto& report : reports) all.insert(all.end(), report.checks.begin(), report.checks.end());
    return all;
}
std::vector<Finding> findings_of(const std::vector<RulesetReport>& reports) {
    std::vector<Finding> all;
    for (const auto& report : reports) all.insert(all.end(), report.findings.begin(), report.findings.end());
    return all;
}

Files result_files(const std::vector<Chapter>& chapters, std::span<const std::string> not_run) {
    std::vector<CheckResult> checks;
    std::map<std::string, Confirmed, std::less<>> confirmed;
    for (const Chapter& chapter : chapters)
        for (const CheckResult& check : chapter.report.checks) {
            checks.push_back(check);
            if (const Confirmed of = chapter.certificate.of(check); of.questions > 0) confirmed[check.id] = of;
        }
    Json grades = Json::array();
    for (const Chapter& chapter : chapters) grades.push_back(summary_json(chapter.report.ruleset, chapter.grade));
    return {{"results.json", results_json(checks, not_run, grades, confirmed)},
            {"junit.xml", junit(chapters, not_run)},
            {"nomos.sarif", sarif(chapters, !not_run.empty())},
            {"code-quality.json", code_quality(chapters)},
            {"summary.md", summary(chapters, not_run)}};
}

Site site_of(const std::vector<RulesetReport>& reports, const Standings& standings, const SiteOptions& options) {
    std::vector<Chapter> chapters = chapters_of(reports, standings, options);
    Files files;
    for (Chapter& chapter : chapters) add_boards(chapter), add_side_pages(chapter, options, files);
    leave_if_stopped();
    files.emplace_back("index.html", html_index(chapters)), files.emplace_back("index.md", markdown_index(chapters));
    for (const Chapter& chapter : chapters) {
        files.emplace_back(chapter.report.ruleset + ".html", html_page(chapter));
        files.emplace_back(chapter.report.ruleset + ".md", markdown_page(chapter));
        for (auto& file : headline_pictures(chapter)) files.push_back(std::move(file));
    }
    files.emplace_back("findings.json", findings_json(findings_of(reports), standings));
    for (auto& file : result_files(chapters)) files.push_back(std::move(file));
    return {std::move(files), disagreements(chapters)};
}

}  // namespace nomos
