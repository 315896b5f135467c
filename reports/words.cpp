#include "reports/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"

namespace nomos {
namespace {

struct Noun {
    std::string_view one, many;
    Level level;  // before it is measured how much it matters
};
// In the order of FindingKind.
constexpr std::array<Noun, 12> kNouns{{
    {"contradiction", "contradictions", Level::error},
    {"clash of two rules", "clashes of two rules", Level::error},
    {"gap", "gaps", Level::warning},
    {"ambiguity", "ambiguities", Level::warning},
    {"harmless ambiguity", "harmless ambiguities", Level::note},
    {"false claim", "false claims", Level::warning},
    {"vague claim", "vague claims", Level::note},
    {"piece of missing content", "pieces of missing content", Level::warning},
    {"sentence that only confirms others", "sentences that only confirm others", Level::note},
    {"loose notation", "loose notations", Level::note},
    {"leak of what is hidden", "leaks of what is hidden", Level::warning},
    {"violated check", "violated checks", Level::error},
}};
// In the order of CheckKind.
constexpr auto kKindHeadings = std::to_array<std::string_view>({
    "Both encodings of the rules agree",
    "The list of legal moves is complete",
    "Readings compared",
    "What always stays true",
    "What every move obeys",
    "How far a move can go",
    "What the text claims, as we understand it",
    "Examples, the text's own and ours",
    "What each answer shows",
    "The checks can fail",
    "Every rule and sentence decides something",
    "Every sentence is accounted for",
    "What is hidden stays hidden",
    "Every game goes on to its end",
});
static_assert(kKindHeadings.size() == kCheckKinds);
// In the order of Method: what was done, and what that makes of a check that holds.
struct MethodWords {
    std::string_view way, done;
};
constexpr std::array<MethodWords, 5> kMethods{{{"proof", "proved"},
                                               {"every case tried", "tried in every case"},
                                               {"random cases tried", "tried on random cases"},
                                               {"replay", "replayed"},
                                               {"count", "counted"}}};

std::string is_or_are(std::uint64_t n) { return n == 1 ? " is " : " are "; }

std::string methods_in_words(const std::vector<CheckResult>& checks) {
    std::vector<std::string> parts;
    for (std::size_t m = 0; m < kMethods.size(); ++m) {
        const auto n = std::count_if(checks.begin(), checks.end(), [&](const CheckResult& check) {
            return check.verdict == Verdict::holds && static_cast<std::size_t>(check.method) == m;
        });
        if (n > 0) parts.push_back(std::to_string(n) + " " + std::string(kMethods[m].done));
    }
    return joined(parts, "and");
}

}  // namespace

std::string kind_words(FindingKind kind) {
    std::string words(name_of(kind));
    for (char& c : words)
        if (c == '_' || c == '-') c = ' ';
    return capitalised(words);
}
std::string kind_words(CheckKind kind) { return std::string(kKindHeadings[static_cast<std::size_t>(kind)]); }
std::string verdict_words(Verdict verdict) { return std::string(name_of(verdict)); }
std::string method_words(Method method) { return std::string(kMethods[static_cast<std::size_t>(method)].way); }
std::string method_in_words(const CheckResult& check) {
    const std::string method = method_words(check.method);
    return check.by == Pass::none ? method : method + " (" + std::string(name_of(check.by)) + ")";
}
// Materiality's names are plain words already; what does not apply goes unsaid.
std::string materiality_words(Materiality materiality) {
    return materiality == Materiality::not_applicable ? "" : std::string(name_of(materiality));
}
bool in_play(const RulesetInfo& info, std::string_view outcome) { return outcome == info.outcomes.front(); }
std::string refusal_in_words(const Judgement& refused) {
    return refused.outcome.empty() ? "not allowed" : over_already(refused.outcome);
}
namespace {

const RulesetInfo* known(std::string_view ruleset) {
    for (const AnyRuleset* one : rulesets())
        if (one->info().id == ruleset) return &one->info();
    return nullptr;
}
std::string_view play_of(std::string_view ruleset) {
    const RulesetInfo* info = known(ruleset);
    return info ? info->play : RulesetInfo{}.play;
}

}  // namespace

bool hides_something(std::string_view ruleset) {
    const RulesetInfo* info = known(ruleset);
    return info && info->hides;
}
std::string plays_in_words(std::size_t many, std::string_view ruleset) {
    return counted(many, play_of(ruleset), plays_of(ruleset));
}
std::string plays_of(std::string_view ruleset) { return std::string(play_of(ruleset)) + "s"; }
std::string stake_in_words(const Finding& finding) {
    if (finding.materiality != Materiality::changes_value) return materiality_words(finding.materiality);
    return materiality_words(finding.materiality) + " on a small board" +  // only those were solved
           (hides_something(finding.ruleset) ? " if nothing is hidden" : "");
}

std::string subject_in_words(const CheckResult& check) {
    const std::string& asked = check.asked.what.empty() ? check.question : check.asked.what;
    return unended(asked.empty() ? check.id : asked);
}

Level level_of(const Finding& finding) {
    const Level level = kNouns[static_cast<std::size_t>(finding.kind)].level;
    if (level != Level::warning) return level;
    if (finding.materiality >= Materiality::changes_winner) return Level::error;
    const bool harmless =
        finding.materiality != Materiality::not_applicable && finding.materiality <= Materiality::no_effect;
    return harmless ? Level::note : Level::warning;
}

Level level_of(const CheckResult& check) {
    return check.verdict == Verdict::holds      ? Level::none
           : check.verdict == Verdict::violated ? Level::error
                                                : Level::warning;
}

std::string_view name_of(Level level) {
    return std::array<std::string_view, 4>{"none", "note", "warning", "error"}[static_cast<std::size_t>(level)];
}

Tally tally(const std::vector<CheckResult>& checks) {
    Tally sum;
    for (const CheckResult& check : checks) {
        if (check.verdict == Verdict::holds)
            ++sum.holds;
        else if (check.verdict == Verdict::violated)
            ++sum.violated;
        else
            ++sum.unknown;
    }
    return sum;
}

namespace {

// What was asked, as "All checks" has it: under which answers it is so stands there.
std::vector<std::string> violated(const std::vector<CheckResult>& checks) {
    std::vector<std::string> asked;
    for (const CheckResult& check : checks)
        if (check.verdict == Verdict::violated) asked.push_back(fmt::format("\"{}\"", subject_in_words(check)));
    return asked;
}

}  // namespace

std::string proved_in_words(const std::vector<CheckResult>& checks) {
    const Tally sum = tally(checks);
    if (sum.all() == 0) return "No check was made.";
    std::string text = counted(sum.all(), "check was", "checks were") + " made. ";
    if (sum.holds == 0)
        text += "None holds.";
    else if (sum.holds == sum.all() && sum.all() > 1)
        text += "All hold: " + methods_in_words(checks) + ".";
    else
        text += std::to_string(sum.holds) + (sum.holds == 1 ? " holds: " : " hold: ") + methods_in_words(checks) + ".";
    if (sum.violated > 0)
        text += fmt::format(" {} {} not hold, or only under some answers: {}.", sum.violated,
                            sum.violated == 1 ? "does" : "do", joined(violated(checks), "and"));
    if (sum.unknown > 0) {
        const bool all_given_up = std::ranges::all_of(
            checks, [](const CheckResult& check) { return check.verdict != Verdict::unknown || check.gave_up; });
        text += " " + std::to_string(sum.unknown) + is_or_are(sum.unknown) +
                (all_given_up ? "unknown: the budget was spent first." : "unknown; why stands beside each.");
    }
    return text;
}

namespace {

// Of those that change who can force a win, how many suppose that nothing is hidden.
std::string supposed_in_words(std::ptrdiff_t all, std::ptrdiff_t supposing) {
    if (supposing == 0) return "";
    return supposing == all ? " if nothing is hidden" : fmt::format(", {} of them if nothing is hidden", supposing);
}

}  // namespace

std::string found_in_words(const std::vector<Finding>& findings) {
    if (findings.empty()) return "Nothing was found that a reader could stumble over.";
    std::vector<std::string> parts;
    const auto is_answered = [](const Finding& f) {
        const RulesetInfo* info = known(f.ruleset);
        return f.kind == FindingKind::ambiguity && info && is_settled(f, *info);
    };
    for (std::size_t k = 0; k < kNouns.size(); ++k) {
        const auto n = std::ranges::count_if(
            findings, [&](const Finding& f) { return static_cast<std::size_t>(f.kind) == k && !is_answered(f); });
        if (n > 0) parts.push_back(counted(static_cast<std::uint64_t>(n), kNouns[k].one, kNouns[k].many));
    }
    if (const auto n = std::ranges::count_if(findings, is_answered); n > 0)
        parts.push_back(counted(static_cast<std::uint64_t>(n), "question answered elsewhere in the text",
                                "questions answered elsewhere in the text"));
    const auto of = [&](Materiality m) {
        return std::count_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.materiality == m; });
    };
    const auto deciding = of(Materiality::changes_winner), forcing = of(Materiality::changes_value);
    const auto supposing = std::ranges::count_if(findings, [](const Finding& f) {
        return f.materiality == Materiality::changes_value && hides_something(f.ruleset);
    });
    std::string text = "Found: " + joined(parts, "and") + ".";
    if (deciding > 0)
        text += fmt::format(" {} {} the game in some position.", deciding, deciding == 1 ? "decides" : "decide");
    if (forcing > 0)
        text += fmt::format(" {} {} who can force a win on a small board{}.", forcing,
                            forcing == 1 ? "changes" : "change", supposed_in_words(forcing, supposing));
    return text;
}

std::string ways_in_words(const RulesetReport& report) {
    for (const CheckResult& c : report.checks)
        if (c.id == report.ruleset + ".ways" && c.verdict == Verdict::holds) return "Counted: " + c.detail + ".";
    return "";
}

std::string open_in_words(const RulesetReport& report) {
    if (report.reading_sets == 0) return "";
    if (report.reading_sets == 1) return "The text leaves one way to play it.";
    const bool counted = !ways_in_words(report).empty();
    std::string text = "The answers offered here to what the text leaves open come to " +
                       std::string(counted ? "at most " : "") + in_groups(report.reading_sets) +
                       (counted ? " different ways" : " ways") + " to play it";
    if (!report.funnel.empty()) text += left_in_words(report);
    const std::uint64_t by_evidence = report.funnel.empty() ? report.reading_sets : report.funnel.back().after;
    if (report.by_words > 0 && report.by_words != by_evidence)
        text += fmt::format("; without the answers that words of the text rule out {} {} left",
                            in_groups(report.by_words), report.by_words == 1 ? "is" : "are");
    return text + ".";
}

}  // namespace nomos
