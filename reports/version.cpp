#include "reports/version.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/core/registry.hpp"
#include "model/smt/version.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// Of all its sentences in their order: another text, another fingerprint.
std::uint64_t fingerprint_of(std::span<const LedgerEntry> ledger) {
    std::string all;
    for (const LedgerEntry& entry : ledger) all += fmt::format("{:016x} ", entry.fingerprint);
    return fingerprint(all);
}

}  // namespace

const char* const kVersion = NOMOS_VERSION;

std::string version_lines() {
    std::string text = fmt::format("nomos {}\nZ3 {}\n", kVersion, smt::solver_version());
    std::size_t longest = 0;
    for (const AnyRuleset* ruleset : rulesets()) longest = std::max(longest, ruleset->info().id.size());
    for (const AnyRuleset* ruleset : rulesets()) {
        const RulesetInfo& info = ruleset->info();
        text += fmt::format("text {:<{}} {:016x}, {}\n", info.id, longest, fingerprint_of(info.ledger),
                            counted(info.ledger.size(), "sentence", "sentences"));
    }
    text.pop_back();
    return text;
}

}  // namespace nomos
