#include "reports/page_order.hpp"

#include <algorithm>
#include <set>

#include "analysis/findings/order.hpp"
#include "reports/advice_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

constexpr std::size_t kMostDecisions = 10, kFewestDecisions = 7;

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
bool is_measured_to_matter(const Finding& f) {
    const Stake stake = stake_of(f);
    return asks_to_decide(f) && (stake == Stake::winner || stake == Stake::legality);
}
// What was measured to matter comes first; a page with little of that is filled up with what no rule decides.
bool is_decision(const Finding& f, std::size_t so_far) {
    if (so_far >= kMostDecisions) return false;
    return is_measured_to_matter(f) ||
           (asks_to_decide(f) && stake_of(f) == Stake::undecided && so_far < kFewestDecisions);
}

// Is it proved that the option is the same game as the one that is played?
bool is_same_game(const Finding& f, const OptionInfo& option) {
    const bool compared = std::ranges::any_of(f.evidence, [&](const Evidence& e) {
        const auto* too = std::get_if<evidence::ComparedToo>(&e);
        return too && too->option == option.id && is_proved_same(too->decided);
    });
    return compared || std::ranges::any_of(f.further, [&](const FurtherOption& o) {
               const auto beside = std::ranges::find(f.sides, o.beside, &Side::option);
               return o.option == option.id && beside != f.sides.end() && beside->is_default &&
                      is_proved_same(o.decided);
           });
}

}  // namespace

bool is_proved_same(const Decided& decided) {
    if (const auto* moves = std::get_if<decided::ByMoves>(&decided.by))
        return moves->options.relation == Relation::equivalent && moves->within_budget && moves->moves_can_tell;
    return decided.by_law() || std::holds_alternative<decided::ByLawOfTurns>(decided.by);
}

std::vector<const Finding*> PageOrder::all() const {
    std::vector<const Finding*> findings = decide;
    for (const auto* part : {&needed, &rest, &editorial}) findings.insert(findings.end(), part->begin(), part->end());
    return findings;
}

PageOrder page_order(const RulesetReport& report, const RulesetInfo& info) {
    PageOrder order;
    std::vector<const Finding*> settled;  // the text answers them elsewhere: after what it leaves open
    for (const Finding& f : report.findings) {
        if (hangs_on(f, report, info) != nullptr) continue;
        const Stake stake = stake_of(f);
        if (stake == Stake::play)
            order.needed.push_back(&f);
        else if (stake == Stake::editorial)
            order.editorial.push_back(&f);
        else if (is_settled(f, info))
            settled.push_back(&f);
        else if (is_decision(f, order.decide.size()))
            order.decide.push_back(&f);
        else
            order.rest.push_back(&f);
    }
    order.more_to_decide = static_cast<std::size_t>(
        std::ranges::count_if(order.rest, [](const Finding* f) { return is_measured_to_matter(*f); }));
    order.rest.insert(order.rest.end(), settled.begin(), settled.end());
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
    const auto left = std::count_if(reading->options.begin(), reading->options.end(), [&](const OptionInfo& o) {
        return ruled_out_by(finding, o).empty() && !is_same_game(finding, o);
    });
    return left == 1;
}

const Finding* hangs_on(const Finding& failed, const RulesetReport& report, const RulesetInfo& info) {
    // Of a broken invariant or law the witness is one of many: it may fail as played as well.
    const bool tells_where = failed.kind == FindingKind::leak || failed.kind == FindingKind::gap;
    if (!std::holds_alternative<about::FailedCheck>(failed.about) || !tells_where || failed.witness.readings.empty())
        return nullptr;
    const Choice under = parse_choice(failed.witness.readings.front(), info.id, info.readings);
    const ReadingInfo& reading = info.readings[static_cast<std::size_t>(under.reading)];
    if (under.option == reading.default_option) return nullptr;
    const auto question = std::ranges::find(report.findings, reading.id, &Finding::id);
    return question == report.findings.end() ? nullptr : &*question;
}

const Finding* tried_under(const Finding& finding, const RulesetReport& report) {
    if (finding.kind != FindingKind::leak || !advice_on(finding).lines.empty()) return nullptr;
    std::string reading = finding.readings.size() == 1 ? finding.readings.front() : "";
    if (reading.empty() && finding.witness.readings.size() == 1)
        reading = finding.witness.readings.front().substr(0, finding.witness.readings.front().find('='));
    const auto is_proved = [](const AdviceLine& line) { return line.result == AdviceLine::Result::proved; };
    const auto question = std::ranges::find_if(report.findings, [&](const Finding& f) {
        return f.id == reading && std::ranges::any_of(advice_on(f).lines, is_proved);
    });
    return question == report.findings.end() ? nullptr : &*question;
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

bool is_assumed_on_boards(const MissingInfo& missing) {
    return missing.needed == Needed::board || missing.needed == Needed::set_up ||
           (missing.needed == Needed::moves && missing.kind == "missing content" && missing.source.empty());
}
std::vector<const Finding*> assumed_on_boards(const RulesetReport& report, const RulesetInfo& info) {
    std::vector<const Finding*> found;
    for (const Finding& f : report.findings)
        if (std::ranges::any_of(info.missing,
                                [&](const MissingInfo& m) { return m.id == f.id && is_assumed_on_boards(m); }))
            found.push_back(&f);
    return found;
}

}  // namespace nomos
