#include "reports/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reports/finding_words.hpp"
#include "reports/markdown.hpp"
#include "reports/terminal.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

struct Told {
    const Chapter* chapter;
    const Finding* finding;
    Standing standing;
};
bool is_to_be_seen(Status status) { return status != Status::accepted; }

std::vector<Told> to_be_seen(std::span<const Chapter> chapters) {
    std::vector<Told> told;
    for (const Chapter& chapter : chapters)
        for (const Finding& finding : chapter.report.findings)
            if (const Standing standing = chapter.standings.of(finding.id); is_to_be_seen(standing.status))
                told.push_back({&chapter, &finding, standing});
    return told;
}
std::size_t count(const std::vector<Told>& told, Status status) {
    return static_cast<std::size_t>(
        std::count_if(told.begin(), told.end(), [&](const Told& t) { return t.standing.status == status; }));
}

std::string heading(const std::vector<Told>& told, bool judged) {
    if (!judged) return "# Nomos: " + counted(told.size(), "finding", "findings") + ", no baseline\n\n";
    const std::size_t fresh = count(told, Status::fresh), expired = count(told, Status::expired);
    std::string text = "# Nomos: " + (fresh == 0 ? "nothing new" : counted(fresh, "new finding", "new findings"));
    if (expired > 0) text += fmt::format(", {} no longer accepted", expired);
    return text + "\n\n";
}
std::string sums(std::span<const Chapter> chapters) {
    std::vector<CheckResult> all;
    for (const Chapter& c : chapters) all.insert(all.end(), c.report.checks.begin(), c.report.checks.end());
    const Tally sum = tally(all);
    return fmt::format("{}: {} hold{}, {} violated, {} unknown.\n", counted(sum.all(), "check", "checks"), sum.holds,
                       sum.holds == 1 ? "s" : "", sum.violated, sum.unknown);
}

// The lines of the terminal without the title, as they stand: boards need a fixed width. The fence is none of theirs.
std::string fenced(const std::string& lines) {
    std::string fence = "~~~";
    while (lines.find(fence) != std::string::npos) fence += "~";
    return fence + "text\n" + lines + fence + "\n";
}
std::string finding_block(const Told& told) {
    const std::string lines = finding_lines(*told.finding, 1, {false, true, 100});
    std::string text = fmt::format("\n## {}: {}\n\n{}", markdown_escape(told.chapter->info.title),
                                   markdown_escape(title_of(*told.finding)), code_span(told.finding->id));
    const std::string standing = standing_words(told.standing);
    if (!standing.empty()) text += " - " + markdown_escape(standing);
    return text + "\n\n" + fenced(lines.substr(lines.find('\n') + 1));
}

// What no finding tells.
std::string checks_block(std::span<const Chapter> chapters) {
    std::string text;
    for (const Chapter& chapter : chapters) {
        std::set<std::string_view> findings;
        for (const Finding& finding : chapter.report.findings) findings.insert(finding.id);
        for (const CheckResult& check : chapter.report.checks) {
            const bool is_told = check.verdict == Verdict::violated && findings.contains(check.id);
            if (check.verdict == Verdict::holds || is_told) continue;
            text += fmt::format("- {} {}: {}\n", code_span(check.id), name_of(check.verdict),
                                markdown_escape(check.detail));
        }
    }
    return text.empty() ? "" : "\n## Checks that do not hold\n\n" + text;
}
std::string gone_block(std::span<const Chapter> chapters) {
    std::string text;
    for (const Chapter& chapter : chapters)
        for (const Gone& gone : chapter.standings.gone_of(chapter.report.ruleset))
            text += "- " + code_span(gone.id) + "\n";
    return text.empty() ? "" : "\n## Accepted, and found no more\n\n`nomos accept --prune` takes them out.\n\n" + text;
}

}  // namespace

std::string summary(std::span<const Chapter> chapters, std::span<const std::string> not_run) {
    const std::vector<Told> told = to_be_seen(chapters);
    const bool judged =
        std::any_of(chapters.begin(), chapters.end(), [](const Chapter& c) { return c.standings.judged; });
    std::string text = heading(told, judged) + sums(chapters);
    if (!not_run.empty())
        text +=
            fmt::format("\nThe run was stopped: {} not run.\n", counted(not_run.size(), "check was", "checks were"));
    for (std::size_t i = 0; i < std::min(told.size(), kSummaryFindings); ++i) text += finding_block(told[i]);
    if (told.size() > kSummaryFindings)
        text += fmt::format("\n{} more {} in the report.\n", told.size() - kSummaryFindings,
                            told.size() - kSummaryFindings == 1 ? "is" : "are");
    return text + checks_block(chapters) + gone_block(chapters);
}

}  // namespace nomos
