#include "reports/page_order.hpp"

#include <algorithm>
#include <set>

#include "analysis/order.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

constexpr std::size_t kMostDecisions = 10, kFewestDecisions = 5;

bool asks_to_decide(const Finding& f) {
    switch (f.kind) {
        case FindingKind::ambiguity:
        case FindingKind::contradiction:
        case FindingKind::clash:
        case FindingKind::gap:
        case FindingKind::leak:
        case FindingKind::violation:
            return true;
        default:
            return false;
    }
}
// What was measured to matter comes first; a page with little of that is filled up with what no rule decides.
bool is_decision(const Finding& f, std::size_t so_far) {
    if (!asks_to_decide(f) || so_far >= kMostDecisions) return false;
    const Stake stake = stake_of(f);
    return stake == Stake::winner || stake == Stake::legality ||
           (stake == Stake::undecided && so_far < kFewestDecisions);
}

}  // namespace

std::vector<const Finding*> PageOrder::all() const {
    std::vector<const Finding*> findings = decide;
    for (const auto* part : {&needed, &rest, &editorial}) findings.insert(findings.end(), part->begin(), part->end());
    return findings;
}

PageOrder page_order(const RulesetReport& report, const RulesetInfo& info) {
    PageOrder order;
    for (const Finding& f : report.findings) {
        const Stake stake = stake_of(f);
        if (stake == Stake::play)
            order.needed.push_back(&f);
        else if (stake == Stake::editorial)
            order.editorial.push_back(&f);
        else if (!is_settled(f, info) && is_decision(f, order.decide.size()))
            order.decide.push_back(&f);
        else
            order.rest.push_back(&f);
    }
    return order;
}

const ReadingInfo* asked_by(const Finding& finding, const RulesetInfo& info) {
    if (finding.readings.size() != 1) return nullptr;
    for (const ReadingInfo& r : info.readings)
        if (r.id == finding.readings.front()) return &r;
    return nullptr;
}

std::string ruled_out_by(const Finding& finding, const OptionInfo& option) {
    for (const Evidence& e : finding.evidence)
        if (const auto* refuted = std::get_if<evidence::RefutedByRecord>(&e))
            if (refuted->option == option.id) return "the recorded game, at " + refuted->at;
    return std::string(option.ruled_out_by);
}

bool is_settled(const Finding& finding, const RulesetInfo& info) {
    const ReadingInfo* reading = asked_by(finding, info);
    if (reading == nullptr || finding.kind == FindingKind::contradiction) return false;
    const auto left = std::count_if(reading->options.begin(), reading->options.end(),
                                    [&](const OptionInfo& o) { return ruled_out_by(finding, o).empty(); });
    return left == 1;
}

const Finding* told_under(const Finding& question, const RulesetReport& report) {
    const auto found = std::ranges::find_if(report.findings, [&](const Finding& f) {
        return f.kind == FindingKind::contradiction && f.id != question.id && f.readings == question.readings &&
               f.id.starts_with(question.id);
    });
    return question.readings.empty() || found == report.findings.end() ? nullptr : &*found;
}

std::vector<RightAbout> right_about(const RulesetReport& report, const RulesetInfo& info) {
    std::set<std::string_view> holding;
    for (const CheckResult& c : report.checks)
        if (c.verdict == Verdict::holds) holding.insert(c.id);
    std::vector<RightAbout> right;
    for (const RightInfo& r : info.right) {
        const auto holds = [&](std::string_view id) { return holding.contains(id); };
        if (r.checks.empty() || !std::all_of(r.checks.begin(), r.checks.end(), holds)) continue;
        right.push_back({std::string(r.says), sentences_for(info.ledger, r.id)});
    }
    return right;
}

std::vector<const Finding*> assumed_on_boards(const RulesetReport& report) {
    std::vector<const Finding*> found;
    for (const Finding& f : report.findings)
        if (f.needed == Needed::board || f.needed == Needed::set_up) found.push_back(&f);
    return found;
}

}  // namespace nomos
