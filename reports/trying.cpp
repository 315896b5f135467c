#include "reports/trying.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "analysis/fuzz/fuzz.hpp"
#include "model/core/game_file.hpp"
#include "model/core/registry.hpp"
#include "reports/phrases.hpp"
#include "reports/terminal.hpp"
#include "reports/text_board.hpp"

namespace nomos {
namespace {

// What is looked at first: a difference about the rules themselves before one about lists, notation and laws.
std::size_t rank_of(const fuzz::Failure& f) {
    constexpr std::array<std::string_view, 5> kFirst{"legality", "effect", "outcome", "second-result", "some-outcome"};
    return static_cast<std::size_t>(std::find(kFirst.begin(), kFirst.end(), f.kind) - kFirst.begin());
}

const fuzz::Failure& first_of(const std::vector<fuzz::Failure>& failures) {
    return *std::min_element(failures.begin(), failures.end(), [](const auto& a, const auto& b) {
        return std::pair(rank_of(a), a.text.size()) < std::pair(rank_of(b), b.text.size());
    });
}

std::string indented(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += "  " + line + "\n";
    return text;
}
// The board before the move and, where the rules make one, after it; then what the rules answer.
std::string played(const Table& table, const fuzz::Failure& f) {
    std::vector<std::vector<std::string>> boards{text_board(table.picture(f.position))};
    const Judgement judged = table.judge(f.position, f.move);
    const bool about_move = f.kind != "outcome" && f.kind != "some-outcome";
    if (about_move && judged.legal) boards.push_back(text_board(judged.picture));
    std::string text = indented(side_by_side(boards, 4)) + "\n";
    if (about_move)
        return text + fmt::format("  the rules: {} is {}\n", f.move, judged.legal ? "legal" : "not legal") +
               (judged.legal ? fmt::format("  ... and leads to \"{}\"\n", judged.after) : "");
    return text + fmt::format("  the rules: {}\n", table.outcome({f.position}));
}
std::string clause_words(const RulesetInfo& info, const fuzz::Failure& f) {
    for (const ClauseInfo& clause : info.clauses)
        if (clause.id == f.clause) return fmt::format("  without {} they agree: {}\n", clause.id, clause.rule);
    if (f.clause == "several") return "  leaving out no single clause makes them agree\n";
    return f.clause == "any" ? "" : "  about " + f.clause + "\n";
}

std::string told(const AnyRuleset& ruleset, const fuzz::Report& report) {
    const RulesetInfo& info = ruleset.info();
    const fuzz::Failure& f = first_of(report.failures);
    const GameFile game = parse_game(f.text, "what was found");
    TableChoice choice{game.readings, "", "", game.settings, true, game.fields};
    std::string text = fmt::format("{}: {} in {} positions; the first, made small:\n\n", info.id,
                                   counted(report.failures.size(), "disagreement", "disagreements"), report.positions);
    text += played(*ruleset.table(choice), f);
    text += "  " + f.detail + "\n" + clause_words(info, f);
    std::string options;
    for (const std::string& reading : game.readings) options += (options.empty() ? "" : ", ") + reading;
    if (!options.empty()) text += "  under " + options + "\n";
    text += "\nto see it again:\n\n";
    return text + f.text;
}

}  // namespace

Tried tried(std::string_view ruleset, const Trying& how) {
    const AnyRuleset& found = find_ruleset(ruleset);
    fuzz::FuzzOptions options;
    options.seed = how.seed, options.count = how.count, options.jobs = how.jobs;
    const fuzz::Report report = fuzz::fuzzer_of(ruleset).run(options);
    if (!report.failures.empty()) return {false, told(found, report)};
    const auto& clauses = report.coverage.clauses;
    const auto reached = std::count_if(clauses.begin(), clauses.end(),
                                       [](const fuzz::ClauseReach& c) { return c.reach == fuzz::Reach::reached; });
    std::string text = fmt::format("{}: both encodings agree in {} positions, in which {} of {} clauses decided\n",
                                   found.info().id, report.positions, reached, clauses.size());
    for (const fuzz::ClauseReach& c : clauses)
        if (c.reach == fuzz::Reach::not_yet) text += "  not met: " + c.clause + "\n";
    return {true, text + "That is no proof; \"nomos check\" proves.\n"};
}

}  // namespace nomos
