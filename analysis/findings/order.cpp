#include "analysis/findings/order.hpp"

#include <algorithm>
#include <tuple>

namespace nomos {
namespace {

bool is_shown(const Finding& f) {
    return !f.witness.position.empty() || !f.line.plays.empty() || !f.sides.empty() ||
           std::holds_alternative<about::AgainstRecord>(f.about);
}
Stake stake_of(Materiality m) {
    switch (m) {
        case Materiality::changes_value:
        case Materiality::changes_winner:
            return Stake::winner;
        case Materiality::changes_effect:
        case Materiality::changes_moves:
            return Stake::legality;
        case Materiality::no_effect:
            return Stake::editorial;
        case Materiality::not_applicable:
        case Materiality::unreachable:
        case Materiality::none_found:
            break;
    }
    return Stake::remark;
}
// Of what was not measured: by its kind, and by whether a position shows it.
Stake stake_by_kind(const Finding& f) {
    switch (f.kind) {
        case FindingKind::violation:
        case FindingKind::clash:
            return Stake::legality;
        case FindingKind::leak:  // one that needs another option than is played is no worse than that option
            return f.witness.readings.empty() ? Stake::legality : Stake::remark;
        case FindingKind::contradiction:
            return is_shown(f) ? Stake::legality : Stake::undecided;
        case FindingKind::ambiguity:
        case FindingKind::gap:
            return Stake::undecided;
        case FindingKind::false_claim:
        case FindingKind::missing_content:
            return Stake::remark;
        case FindingKind::vague_claim:
        case FindingKind::dead_text:
        case FindingKind::loose_notation:
        case FindingKind::harmless_ambiguity:
            break;
    }
    return Stake::editorial;
}
// Random play was looked at and never met the difference, though a single position would show it; or it could not meet
// it, since the question does not arise as the others are answered in play.
bool is_never_met(const Finding& f, const RulesetInfo& info) {
    const MetInPlay m = met_in_play(f);
    const auto asked =
        std::ranges::find(info.readings, f.readings.size() == 1 ? f.readings.front() : "", &ReadingInfo::id);
    const bool arises = asked == info.readings.end() ||
                        arises_under(info.readings, static_cast<int>(asked - info.readings.begin())).empty();
    return !arises || (m.looked_at > 0 && f.measured.met == 0 && !f.decided.by_history());
}
// By what hangs on it; of what decides a game or what may be played, what play comes upon goes before what it does not.
int rank_of(const Finding& f, const RulesetInfo& info) {
    const Stake stake = stake_of(f);
    const bool is_measured = stake == Stake::winner || stake == Stake::legality;
    const int after_met = static_cast<int>(Stake::legality) - static_cast<int>(Stake::winner) + 1;
    const int later = stake > Stake::legality || (is_measured && is_never_met(f, info)) ? after_met : 0;
    return static_cast<int>(stake) + later;
}
bool is_before(const Finding& a, const Finding& b, const RulesetInfo& info) {
    const Stake sa = stake_of(a);
    if (const int ra = rank_of(a, info), rb = rank_of(b, info); ra != rb) return ra < rb;
    // What is missing to play comes in the order in which players miss it.
    if (sa == Stake::play && a.needed != b.needed) return a.needed < b.needed;
    const MetInPlay ma = met_in_play(a), mb = met_in_play(b);
    // Shares as fractions, so that no rounding decides; of what was not looked at nothing was met.
    const auto share = [](const MetInPlay& m, const MetInPlay& other) {
        return m.met * std::max<std::uint64_t>(other.looked_at, 1);
    };
    if (share(ma, mb) != share(mb, ma)) return share(ma, mb) > share(mb, ma);
    const auto rest = [](const Finding& f, const MetInPlay& m) {
        return std::tuple(m.earliest < 0, m.earliest, !is_shown(f), f.kind);
    };
    return rest(a, ma) < rest(b, mb);
}

// The readings of which one has to be answered otherwise than it is played for the question of a finding to arise.
std::vector<std::string> arises_by(const Finding& f, const RulesetInfo& info) {
    std::vector<std::string> ids;
    if (f.readings.size() != 1 || !std::holds_alternative<about::OpenQuestion>(f.about)) return ids;
    for (const ReadingInfo& asked : info.readings) {
        if (asked.id != f.readings.front()) continue;
        for (const Choice& c : asked.exists_only_when) {
            const ReadingInfo& by = info.readings[static_cast<std::size_t>(c.reading)];
            if (c.option == by.default_option) return {};
            ids.emplace_back(by.id);
        }
    }
    return ids;
}

}  // namespace

MetInPlay met_in_play(const Finding& f) {
    const Measured& m = f.measured;
    const auto* question = std::get_if<about::OpenQuestion>(&f.about);
    if (const MetOption* pair = question ? m.of(question->second) : nullptr)
        return {pair->met, m.looked_at, pair->earliest};
    return {m.met, m.looked_at, m.earliest};
}

Stake stake_of(const Finding& f) {
    if (f.needed != Needed::nothing) return Stake::play;
    if (f.kind == FindingKind::harmless_ambiguity || f.kind == FindingKind::dead_text) return Stake::editorial;
    return f.materiality == Materiality::not_applicable ? stake_by_kind(f) : stake_of(f.materiality);
}

void sort_worst_first(std::vector<Finding>& findings, const RulesetInfo& info) {
    std::ranges::stable_sort(findings, [&](const Finding& a, const Finding& b) { return is_before(a, b, info); });
}

void ask_after_what_it_hangs_on(std::vector<Finding>& findings, const RulesetInfo& info) {
    for (std::size_t i = findings.size(); i-- > 0;) {
        const std::vector<std::string> by = arises_by(findings[i], info);
        const auto asks = [&](const Finding& f) {
            return f.readings.size() == 1 && std::ranges::find(by, f.readings.front()) != by.end();
        };
        const auto begin = findings.begin() + static_cast<std::ptrdiff_t>(i), end = findings.end();
        if (std::any_of(findings.begin(), begin, asks)) continue;  // one of them is asked before
        if (const auto parent = std::find_if(begin + 1, end, asks); parent != end)
            std::rotate(begin, begin + 1, parent + 1);
    }
}

}  // namespace nomos
