#include "analysis/findings/assemble.hpp"

#include <algorithm>

#include "analysis/findings/idle_text.hpp"
#include "checkers/scene.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"

namespace nomos::analysis {
namespace {

void append(std::vector<Evidence>& to, const std::vector<Evidence>& more) {
    to.insert(to.end(), more.begin(), more.end());
}
FindingKind kind_named(std::string_view name) {
    for (int k = 0; k <= static_cast<int>(FindingKind::violation); ++k)
        if (name_of(static_cast<FindingKind>(k)) == name) return static_cast<FindingKind>(k);
    throw ContractViolation("a missing item names a kind of finding");
}
FindingKind kind_of(CheckKind kind) {
    switch (kind) {
        case CheckKind::dead_text:
            return FindingKind::dead_text;
        case CheckKind::claim:
            return FindingKind::false_claim;
        case CheckKind::example:
            return FindingKind::contradiction;
        case CheckKind::leak:
            return FindingKind::leak;
        case CheckKind::termination:
            return FindingKind::gap;
        default:
            return FindingKind::violation;
    }
}

}  // namespace

Finding assemble(const RulesetInfo& game, int reading, Pair pair, const std::vector<Evidence>& compared_too,
                 const std::vector<Evidence>& refuted) {
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    const std::string first(info.options[static_cast<std::size_t>(pair.first)].id),
        second(info.options[static_cast<std::size_t>(pair.second)].id), key = std::string(info.id) + "=";
    Finding f;
    f.id = info.id, f.ruleset = game.id, f.about = about::OpenQuestion{first, second};
    f.quoted = {std::string(info.question), std::string(info.explanation), std::string(info.suggestion)};
    if (info.settles >= 0) f.quoted.settles = info.options[static_cast<std::size_t>(info.settles)].id;
    f.resting = resting_on(game);
    f.clauses = strings(info.clauses), f.readings = {std::string(info.id)};
    f.sentences = sentences_for(game.ledger, info.id);
    f.command = "nomos compare " + std::string(game.id) + " --reading " + key + first + " --with " + key + second;
    Compared& part = pair.compared;
    f.kind = part.kind, f.materiality = part.materiality, f.decided = std::move(part.decided);
    if (info.is_contradiction && f.kind == FindingKind::ambiguity) f.kind = FindingKind::contradiction;
    f.sides = std::move(part.sides), f.witness = std::move(part.witness), f.shown = std::move(part.shown);
    if (pair.line.unreachable) f.materiality = Materiality::unreachable;
    f.line = std::move(pair.line);
    f.evidence = {evidence::PlayedWith{first, std::string(info.why_default)}};
    append(f.evidence, compared_too);
    append(f.evidence, refuted);
    return f;
}

Finding assemble(Finding open, const Finding& contradiction) {
    auto* question = std::get_if<about::OpenQuestion>(&open.about);
    const auto* against = std::get_if<about::AgainstRecord>(&contradiction.about);
    expect(question && against, "a contradiction with the record goes with its question");
    question->against = *against;
    open.kind = FindingKind::contradiction;
    for (const std::string& clause : contradiction.clauses)
        if (std::ranges::find(open.clauses, clause) == open.clauses.end()) open.clauses.push_back(clause);
    // What cannot stand together stands with the option that the record refutes.
    const bool is_told = std::ranges::any_of(
        open.evidence, [](const Evidence& e) { return std::holds_alternative<evidence::RefutedByRecord>(e); });
    for (const Evidence& e : contradiction.evidence)
        if (!is_told || !std::holds_alternative<evidence::AtOdds>(e)) open.evidence.push_back(e);
    open.decided.is_decided = open.decided.is_decided && contradiction.decided.is_decided;
    return open;
}

Finding assemble(Finding open, const Impact& impact) {
    open.line = impact.line, open.measured = impact.measured, open.materiality = impact.materiality;
    return open;
}

namespace {

// What a ruleset shows itself is kept.
void add(const Endless& endless, Finding& f) {
    if (!f.line.plays.empty() || !f.witness.position.empty()) {
        f.evidence.push_back(evidence::GoesRound{endless.loop});
    } else {
        f.line = endless.beside.line, f.witness = endless.beside.witness, f.shown = endless.beside.shown;
        f.decided.by = decided::ByLoop{};
    }
    // Option by option it stands in the table of endings, not here once more.
    f.decided.and_loops = endless.and_loops, f.command = endless.command;
}

}  // namespace

Finding assemble(const RulesetInfo& game, const Endless& endless) {
    Finding f;
    f.id = std::string(game.id) + ".play.goes-round", f.ruleset = game.id, f.kind = FindingKind::gap;
    f.about = about::EndlessPlay{}, f.needed = Needed::end, f.resting = resting_on(game);
    add(endless, f);
    return f;
}

Finding assemble(const RulesetInfo& game, const MissingInfo& listed, const std::optional<Beside>& beside,
                 const std::optional<Endless>& endless) {
    Finding f;
    f.id = listed.id, f.ruleset = game.id, f.kind = kind_named(listed.kind), f.about = about::Listed{};
    f.quoted = {std::string(listed.title), std::string(listed.explanation), std::string(listed.suggestion)};
    f.clauses = strings(listed.clauses), f.sentences = sentences_for(game.ledger, listed.id);
    f.needed = listed.needed, f.resting = resting_on(game);
    if (beside) f.witness = beside->witness, f.shown = beside->shown, f.line = beside->line;
    if (!listed.evidence.empty()) f.evidence.push_back(evidence::FromOutside{std::string(listed.evidence)});
    f.decided.by = decided::ByReading{};
    f.command = "nomos ledger " + std::string(game.id);
    if (endless) add(*endless, f);
    return f;
}

namespace {

// The sentences that the check's clauses stand on, and those that speak of the check itself; each once.
std::vector<int> cited_by(const RulesetInfo& game, const CheckResult& check) {
    std::vector<int> all;
    const auto add = [&](std::string_view id) {
        for (const int s : sentences_for(game.ledger, id))
            if (std::ranges::find(all, s) == all.end()) all.push_back(s);
    };
    for (const auto& clause : check.clauses) add(clause);
    add(check.id);
    return all;
}
// The board that is drawn of a line: after all its moves. A round that ends it comes back to where it began.
std::string end_of_line(const std::string& ruleset, const Witness& line) {
    const auto table = find_ruleset(ruleset).table({line.readings, "", "", {}, false});
    std::string position = line.position;
    for (const std::string& move : line.moves) {
        const Judgement judgement = table->judge(position, move);
        expect(judgement.legal, "the line of a check replays");
        position = judgement.after;
    }
    return position;
}

}  // namespace

Finding assemble(const RulesetInfo& game, const CheckResult& check) {
    Finding f;
    f.id = check.id, f.ruleset = check.ruleset, f.clauses = check.clauses, f.kind = kind_of(check.kind);
    f.about = about::FailedCheck{check.asked.how}, f.resting = resting_on(game);
    f.quoted = {check.asked.what, check.detail, ""};
    if (f.kind == FindingKind::dead_text) {
        f.about = about::DeadText{}, f.materiality = Materiality::no_effect;
        f.quoted.title = rules_of(game, check.clauses), f.sentences = {idle_sentence(check.id)};
    } else {
        f.sentences = cited_by(game, check);
    }
    if (!check.witnesses.empty()) f.witness = check.witnesses.front(), f.shown.how = Shown::How::by_check;
    for (const std::string& option : f.witness.readings) f.readings.push_back(option.substr(0, option.find('=')));
    if (check.kind == CheckKind::termination) {
        f.line.how = LineOfPlay::How::of_check, f.line.readings = f.witness.readings;
        f.witness.position = end_of_line(check.ruleset, f.witness);
        std::swap(f.line.plays, f.witness.moves), std::swap(f.line.said, f.witness.note);
    }
    f.decided = {decided::ByCheck{check.method, check.scope.board, check.scope.readings}, check.method};
    f.command = "nomos check " + check.ruleset + " --only " + check.id;
    return f;
}

}  // namespace nomos::analysis
