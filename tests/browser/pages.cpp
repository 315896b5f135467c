// Pages for the browser to be tried on: real boards and rules, findings made here, so that nothing has to be searched.
//   browser_pages DIR                       writes a page a ruleset, and one of questions
//   browser_pages answers RULESET FILE      says what answers settle that such a page saved
#include <algorithm>
#include <fstream>
#include <iostream>

#include "model/core/registry.hpp"
#include "reports/answers/read_answers.hpp"
#include "reports/html.hpp"
#include "reports/input.hpp"
#include "reports/questions.hpp"
#include "reports/settled_words.hpp"

namespace nomos {
namespace {

// The first moves that are allowed, one after the other: a line that leads nowhere in particular.
std::vector<std::string> some_line(const Table& table, std::size_t plies) {
    std::vector<std::string> line;
    std::string position = table.start();
    while (line.size() < plies) {
        const auto moves = table.legal_moves(position);
        if (moves.empty()) break;
        line.push_back(moves[line.size() * 7 % moves.size()]);
        position = table.judge(position, line.back()).after;
    }
    return line;
}

Side side_of(const ReadingInfo& reading, std::size_t option, const Picture& picture) {
    const OptionInfo& o = reading.options[option];
    return {std::string(o.id),
            std::string(o.says),
            std::string(o.rests_on),
            {Consequence::What::stands, "", 0, 0, "in play"},
            picture,
            reading.default_option == static_cast<int>(option)};
}

// The question of a reading, shown on a position with a move.
Finding question(const RulesetInfo& info, const Table& table, const ReadingInfo& reading, const std::string& position,
                 const std::string& move) {
    Finding f;
    f.id = reading.id, f.ruleset = info.id;
    f.about = about::OpenQuestion{std::string(reading.options[0].id), std::string(reading.options[1].id)};
    f.quoted = {std::string(reading.question), std::string(reading.explanation), std::string(reading.suggestion)};
    f.readings = {std::string(reading.id)};
    f.witness.position = position;
    if (!move.empty()) f.witness.moves = {move};
    const Judgement judgement = move.empty() ? Judgement{} : table.judge(position, move);
    for (std::size_t o = 0; o < 2; ++o)
        f.sides.push_back(side_of(reading, o, move.empty() ? table.picture(position) : judgement.picture));
    if (!info.ledger.empty()) f.sentences = {info.ledger.front().number};
    f.materiality = Materiality::changes_winner;
    f.command = "nomos compare " + f.ruleset;
    return f;
}

// What a report of the whole ruleset has besides: every other question, what its text lacks, a check that fails under
// some answers and says so by their ids. Figures are made up; the words are the ruleset's.
Finding measured(Finding f) {
    f.measured.looked_at = 1000, f.measured.met = 113, f.measured.games = 14, f.measured.earliest = 3;
    return f;
}
Finding missing(const RulesetInfo& info, const MissingInfo& m) {
    Finding f;
    f.id = m.id, f.ruleset = info.id, f.about = about::Listed{}, f.needed = m.needed;
    for (int k = 0; k <= static_cast<int>(FindingKind::violation); ++k) {
        std::string name(name_of(static_cast<FindingKind>(k)));
        std::replace(name.begin(), name.end(), '_', ' ');
        if (name == m.kind) f.kind = static_cast<FindingKind>(k);
    }
    f.quoted = {std::string(m.title), std::string(m.explanation), std::string(m.suggestion)};
    f.sentences = sentences_for(info.ledger, m.id);
    return f;
}
Finding failed(const RulesetInfo& info) {
    const ReadingInfo& reading = info.readings.front();
    Finding f;
    f.id = std::string(info.id) + ".termination.of-the-tests", f.ruleset = info.id, f.kind = FindingKind::gap;
    f.about = about::FailedCheck{Asked::How::always};
    f.quoted.title = "A game comes to an end.";
    f.quoted.explanation = "a game can end with \"draw\"; that can happen under all reading sets with " +
                           std::string(reading.id) + "=" + std::string(reading.options[1].id) + " (" +
                           std::string(info.clauses[0].id) + ")";
    return f;
}

// An editorial note: folded, and behind everything else.
Finding note(const RulesetInfo& info) {
    Finding f;
    f.id = std::string(info.id) + ".missing.note-of-the-tests", f.ruleset = info.id;
    f.kind = FindingKind::loose_notation, f.about = about::Listed{};
    f.quoted = {"A word is used in two senses", "Nothing at the table depends on it.", "Use one word for one thing."};
    if (!info.ledger.empty()) f.sentences = {info.ledger.back().number};
    return f;
}

RulesetReport report_of(const AnyRuleset& ruleset) {
    const RulesetInfo& info = ruleset.info();
    const auto table = ruleset.table({});
    RulesetReport report;
    report.ruleset = info.id, report.title = info.title, report.board = info.board;
    const auto add = [&](const ReadingInfo& reading, const std::string& position, const std::string& move) {
        report.findings.push_back(measured(question(info, *table, reading, position, move)));
        report.findings.back().line.plays = some_line(*table, 12);
        report.findings.back().line.how = LineOfPlay::How::searched;
        report.findings.back().line.searches = {{{.found = true}}};
    };
    std::size_t next = 0;
    // The one question of which it is known that its readings part on this position.
    if (report.ruleset == "nefatavl")
        for (; info.readings[next].id != "nefatavl.king.brown-square"; ++next) {
        }
    if (report.ruleset == "nefatavl") add(info.readings[next++], "11/11/11/11/11/11/11/11/11/11/1t7K1 w", "b1-i1");
    add(info.readings[next++], table->start(), "");
    for (const ExampleInfo& example : info.examples)
        if (!example.position.empty() && !example.move.empty() && example.legal && next < info.readings.size() &&
            report.findings.size() < 5)
            add(info.readings[next++], std::string(example.position), std::string(example.move));
    for (; next < info.readings.size(); ++next)
        report.findings.push_back(measured(question(info, *table, info.readings[next], table->start(), "")));
    for (const MissingInfo& m : info.missing) report.findings.push_back(missing(info, m));
    report.findings.push_back(failed(info)), report.findings.push_back(note(info));
    return report;
}

// A question with a board and all that are asked in words.
Questionnaire questions_of_nefatavl() {
    const AnyRuleset& ruleset = find_ruleset("nefatavl");
    Inquiry asked;
    asked.position = "11/11/11/11/11/11/11/11/11/11/1t7K1 w", asked.move = "b1-i1";
    asked.about = {"nefatavl.king.brown-square"};
    Questionnaire q{"nefatavl", "Nefatavl", {judged(ruleset, asked).value()}, 1, 4, {}};
    q.questions.front().told = move_in_words("nefatavl", asked.position, asked.move);
    for (const ReadingInfo& reading : ruleset.info().readings)
        q.questions.push_back(question_in_words(ruleset.info(), reading));
    q.tree = decision_tree(q.questions, &ruleset.info());
    return q;
}

void write(const std::string& folder, const std::string& name, const std::string& page) {
    std::ofstream(folder + "/" + name + ".html") << page;
}

}  // namespace
}  // namespace nomos

int main(int count, char** arguments) {
    try {
        if (count == 4) {
            const nomos::AnswerSheet sheet =
                nomos::read_answers(arguments[2], nomos::read_input(arguments[3]), arguments[3]);
            std::cout << nomos::settled_text(nomos::settled_sheet(sheet), "");
            return 0;
        }
        for (const nomos::AnyRuleset* ruleset : nomos::rulesets()) {
            const nomos::RulesetReport report = nomos::report_of(*ruleset);
            nomos::write(arguments[1], report.ruleset, nomos::html_page(nomos::Chapter{report, ruleset->info()}));
        }
        nomos::write(arguments[1], "nefatavl-questions", nomos::questions_page(nomos::questions_of_nefatavl()));
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
}
