// nomos compare: two options of one reading, told apart or proved the same.
#include "analysis/examination/examine.hpp"
#include "analysis/games/analysis.hpp"
#include "cli/at_table.hpp"
#include "model/core/error.hpp"
#include "reports/finding_words.hpp"
#include "reports/input.hpp"
#include "reports/json.hpp"
#include "reports/parting_words.hpp"
#include "reports/side_words.hpp"
#include "reports/text_board.hpp"

namespace nomos::cli {
namespace {

struct CompareOptions {
    Common common;
    Effort effort;
    std::string ruleset, reading, with;
    std::string position, board, readings_file;
    std::vector<std::string> readings, settings;
};

Json json_of(const Finding& finding) {
    Json document = Json::parse(findings_json({&finding, 1}));
    Json sides = Json::array();
    for (std::size_t i = 0; i < finding.sides.size(); ++i) {
        const Side& s = finding.sides[i];
        sides.push_back({{"option", s.option},
                         {"says", s.says},
                         {"consequence", side_in_words(finding, i)},
                         {"played", s.is_default}});
    }
    return {{"schema", 1},
            {"decided_by", words_of(finding).decided_by},
            {"sides", sides},
            {"finding", document["findings"].front()}};
}

// --- in one position -----------------------------------------------------------------------------
TableChoice as_played(const CompareOptions& options) {
    TableChoice choice{options.readings, "", "", options.settings, false};
    if (!options.board.empty()) choice.board_text = read_input(options.board), choice.board_name = options.board;
    return choice;
}
TableChoice choosing(TableChoice choice, const std::string& reading) {
    choice.readings.push_back(reading);
    return choice;
}
void tell_options(const AnyRuleset& ruleset, const TableChoice& choice, const std::string& position,
                  const CompareOptions& options) {
    const auto here = options_that_matter(ruleset, choice, position);
    if (!options.common.json)
        return print(options_text(ruleset.info(), text_board(ruleset.table(choice)->picture(position)), here));
    Json all = Json::array();
    for (const OptionHere& o : here) {
        Json one = parting_json(o.parting);
        one["option"] = choice_in_words(ruleset.info(), o.choice);
        all.push_back(one);
    }
    print_json({{"schema", 1}, {"ruleset", ruleset.info().id}, {"position", position}, {"options", all}});
}
int compare_here(const CompareOptions& options) {
    const AnyRuleset& ruleset = find_ruleset(options.ruleset);
    const RulesetInfo& info = ruleset.info();
    const TableChoice choice = as_played(options);
    const std::string position = ruleset.table(choice)->canonical(options.position);
    if (options.reading.empty() != options.with.empty())
        throw UsageError("--reading and --with go together", "leave both out to see which readings matter here");
    if (options.reading.empty()) return tell_options(ruleset, choice, position, options), kGood;
    const Choice first = parse_choice(options.reading, info.id, info.readings);
    const Choice second = parse_choice(options.with, info.id, info.readings);
    const auto a = ruleset.table(choosing(choice, options.reading)), b = ruleset.table(choosing(choice, options.with));
    const Parting p = parting(*a, *b, position);
    if (!options.common.json) {
        print(parting_text(info, text_board(a->picture(position)), choice_in_words(info, first),
                           choice_in_words(info, second), p));
        return kGood;
    }
    Json document{{"schema", 1}, {"ruleset", info.id}, {"position", position}};
    document.update(parting_json(p));
    print_json(document);
    return kGood;
}

// --- in all --------------------------------------------------------------------------------------
int run(const CompareOptions& options) {
    if (!options.position.empty()) return compare_here(options);
    if (options.reading.empty() || options.with.empty())
        throw UsageError("two options of a reading are to be compared", "give --reading and --with, or --position");
    if (!options.board.empty() || !options.settings.empty() || !options.readings_file.empty())
        throw UsageError("--board, --set and --readings go with --position", "leave them out, or add --position");
    const RulesetInfo& info = find_ruleset(options.ruleset).info();
    const Choice first = parse_choice(options.reading, info.id, info.readings);
    const Choice second = parse_choice(options.with, info.id, info.readings);
    if (first.reading != second.reading)
        throw UsageError("--reading and --with name different readings", "give two options of the same reading");
    if (first.option == second.option)
        throw UsageError("--reading and --with name the same option", "give two options of the same reading");
    const Finding finding = analysis_of(info.id).compare(options_of(options.effort, options.common), first.reading,
                                                         first.option, second.option);
    const TerminalStyle style = terminal_style();
    if (options.common.json)
        print_json(json_of(finding));
    else {
        std::string text;
        for (const auto& line : wrapped(words_of(finding).decided_by, style.columns)) text += line + "\n";
        print(text + "\n" + finding_lines(finding, 1, style));
    }
    return finding.decided.is_decided ? kGood : kFound;
}

}  // namespace

void add_compare(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<CompareOptions>();
    CLI::App& verb = add_verb(app, chosen, "compare", "What follows from choosing one option of a reading or another",
                              "  nomos compare nefatavl --reading king.hits=hits --with king.hits=unarmed\n"
                              "  nomos compare nefatavl --position \"11/11/11/11/11/11/11/11/11/11/1t7K1 w\"\n"
                              "  nomos compare nefatavl --reading king.hits=hits --with king.hits=unarmed --position "
                              "\"11/11/11/11/11/5K5/11/11/3tT6/11/11 b\"\n"
                              "  nomos list nefatavl    names its readings and their options",
                              options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--reading", options->reading, "One option")->type_name("KEY=VALUE");
    verb.add_option("--with", options->with, "Another option of the same reading")->type_name("KEY=VALUE");
    verb.add_option("--position", options->position,
                    "In this position only: what each move does under both; without --reading, which options matter")
        ->type_name("POSITION");
    verb.add_option("--board", options->board, "A board file for it, in games whose board is data")->type_name("FILE");
    add_settings(verb, options->settings);
    add_readings_file(verb, options->ruleset, options->readings_file, options->readings);
    add_effort(verb, options->effort);
    add_common(verb, options->common);
}

}  // namespace nomos::cli
