#include "checkers/ledger_checks.hpp"

#include <set>

namespace nomos {
namespace {

// Clauses that no sentence states, because every rulebook takes them for granted.
bool unstated(std::string_view id) { return id.find(".frame.") != std::string_view::npos; }

std::vector<std::string_view> all_ids(const RulesetInfo& info) {
    std::vector<std::string_view> ids;
    for (const auto& c : info.clauses) ids.push_back(c.id);
    for (const auto& r : info.readings) ids.push_back(r.id);
    for (const auto& e : info.examples) ids.push_back(e.id);
    for (const auto& m : info.missing) ids.push_back(m.id);
    return ids;
}

void check_ids(const RulesetInfo& info, CheckResult& r) {
    const auto ids = all_ids(info);
    const std::set<std::string_view> known(ids.begin(), ids.end());
    r.verdict = Verdict::holds, r.detail = "every id that a sentence supports exists";
    for (std::size_t i = 0; i < info.ledger.size(); ++i) {
        const LedgerEntry& e = info.ledger[i];
        if (e.number != static_cast<int>(i) + 1) r.verdict = Verdict::violated, r.detail = "entries are not numbered 1, 2, 3 ...";
        for (auto id : e.supports)
            if (!known.contains(id)) {
                r.verdict = Verdict::violated;
                r.detail = "sentence " + std::to_string(e.number) + " supports " + std::string(id) + ", which does not exist";
                return;
            }
    }
}

void check_cover(const RulesetInfo& info, CheckResult& r) {
    r.verdict = Verdict::holds, r.detail = "every clause, reading, example and missing item rests on a sentence";
    for (auto id : all_ids(info))
        if (!unstated(id) && sentences_for(info.ledger, id).empty()) {
            r.verdict = Verdict::violated, r.detail = std::string(id) + " rests on no sentence";
            return;
        }
}

CheckTask ledger_task(const RulesetInfo& info, std::string_view name, std::string_view question,
                      void (*body)(const RulesetInfo&, CheckResult&)) {
    const std::string id = std::string(info.id) + ".ledger." + std::string(name);
    const auto run = [&info, id, question, body](const Options&) {
        CheckResult r;
        r.id = id, r.ruleset = info.id, r.kind = CheckKind::ledger, r.method = Method::exhaustive, r.question = question;
        r.scope = {"the whole ledger", "", std::to_string(info.ledger.size()) + " sentences"};
        body(info, r);
        return r;
    };
    return {id, CheckKind::ledger, std::string(question), run};
}

}  // namespace

std::vector<CheckTask> ledger_checks(const RulesetInfo& info) {
    return {ledger_task(info, "ids", "Does every sentence support only clauses that exist?", check_ids),
            ledger_task(info, "cover", "Does every clause rest on a sentence?", check_cover)};
}

}  // namespace nomos
