#include "checkers/ledger_checks.hpp"

#include <algorithm>
#include <memory>
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
    for (const auto& r : info.right) ids.push_back(r.id);
    return ids;
}

// What the checks of a ledger look at: the data, and the ids of the other checks.
struct Text {
    const RulesetInfo& info;
    std::set<std::string> checks, claims;

    Text(const RulesetInfo& i, const std::vector<CheckTask>& others) : info(i) {
        for (const CheckTask& t : others) {
            if (t.kind == CheckKind::vacuity) continue;
            checks.insert(t.id);
            if (t.kind == CheckKind::claim) claims.insert(t.id);
        }
    }
};

void check_ids(const Text& text, CheckResult& r) {
    const auto ids = all_ids(text.info);
    const std::set<std::string_view> known(ids.begin(), ids.end());
    r.verdict = Verdict::holds, r.detail = "every id that a sentence supports exists";
    for (std::size_t i = 0; i < text.info.ledger.size(); ++i) {
        const LedgerEntry& e = text.info.ledger[i];
        if (e.number != static_cast<int>(i) + 1)
            r.verdict = Verdict::violated, r.detail = "entries are not numbered 1, 2, 3 ...";
        for (auto id : e.supports)
            if (!known.contains(id) && !text.checks.contains(std::string(id))) {
                r.verdict = Verdict::violated;
                r.detail =
                    "sentence " + std::to_string(e.number) + " supports " + std::string(id) + ", which does not exist";
                return;
            }
    }
    for (const RightInfo& right : text.info.right)
        for (auto id : right.checks)
            if (!text.checks.contains(std::string(id))) {
                r.verdict = Verdict::violated;
                r.detail = std::string(right.id) + " rests on " + std::string(id) + ", which does not exist";
                return;
            }
}

void check_cover(const Text& text, CheckResult& r) {
    auto ids = all_ids(text.info);
    ids.insert(ids.end(), text.claims.begin(), text.claims.end());
    r.verdict = Verdict::holds,
    r.detail = "every clause, reading, example, missing item and decided claim rests on a sentence";
    for (auto id : ids)
        if (!unstated(id) && sentences_for(text.info.ledger, id).empty()) {
            r.verdict = Verdict::violated;
            r.detail = std::string(id) + " rests on no sentence: name it in `supports` of the one that it comes from";
            return;
        }
}

// A claim is answered by a check or an example, which have verdicts, or by an item that says why it has none.
void check_claims(const Text& text, CheckResult& r) {
    int claims = 0, decided = 0;
    std::string unanswered;
    for (const LedgerEntry& e : text.info.ledger) {
        if (e.kind != SentenceKind::claim) continue;
        const bool has_verdict =
            std::ranges::any_of(e.supports, [&](auto id) { return text.checks.contains(std::string(id)); });
        const bool has_item = std::ranges::any_of(text.info.missing, [&](const MissingInfo& m) {
            return std::ranges::find(e.supports, m.id) != e.supports.end();
        });
        ++claims, decided += has_verdict ? 1 : 0;
        if (!has_verdict && !has_item) unanswered += " " + std::to_string(e.number);
    }
    r.verdict = unanswered.empty() ? Verdict::holds : Verdict::violated;
    r.detail = !unanswered.empty() ? "claims without an answer: sentences" + unanswered
                                   : "of " + std::to_string(claims) + " claims " + std::to_string(decided) +
                                         " have a verdict; of the others it is told why not";
}

CheckTask ledger_task(const std::shared_ptr<const Text>& text, std::string_view name, std::string_view question,
                      void (*body)(const Text&, CheckResult&)) {
    const RulesetInfo& info = text->info;
    const std::string id = std::string(info.id) + ".ledger." + std::string(name);
    const auto run = [&info, text, id, question, body](const Options&) {
        CheckResult r;
        r.id = id, r.ruleset = info.id, r.kind = CheckKind::ledger, r.method = Method::exhaustive,
        r.question = question, r.asked = std::string(question);
        r.scope = {"the whole ledger", "", std::to_string(info.ledger.size()) + " sentences"};
        body(*text, r);
        return r;
    };
    return {id, CheckKind::ledger, std::string(question), run};
}

}  // namespace

std::vector<CheckTask> ledger_checks(const RulesetInfo& info, const std::vector<CheckTask>& others) {
    const auto text = std::make_shared<const Text>(info, others);
    return {ledger_task(text, "ids", "Does every sentence support only what exists?", check_ids),
            ledger_task(text, "cover", "Does every clause, and every claim decided, rest on a sentence?", check_cover),
            ledger_task(text, "claims", "Is every claim of the source decided, or is it told why not?", check_claims)};
}

}  // namespace nomos
