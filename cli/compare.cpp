// nomos compare: two options of one reading, told apart or proved the same.
#include "analysis/examine.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/finding_words.hpp"
#include "reports/json.hpp"

namespace nomos::cli {
namespace {

struct CompareOptions {
    Common common;
    Effort effort;
    std::string ruleset, reading, with;
};

Json json_of(const Finding& finding) {
    Json document = Json::parse(findings_json({&finding, 1}));
    Json sides = Json::array();
    for (const Side& s : finding.sides)
        sides.push_back({{"option", s.option},
                         {"says", s.says},
                         {"consequence", consequence_in_words(s.consequence)},
                         {"played", s.is_default}});
    return {{"schema", 1},
            {"decided_by", words_of(finding).decided_by},
            {"sides", sides},
            {"finding", document["findings"].front()}};
}

int run(const CompareOptions& options) {
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
                              "  nomos list nefatavl    names its readings and their options",
                              options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--reading", options->reading, "One option")->required()->type_name("KEY=VALUE");
    verb.add_option("--with", options->with, "Another option of the same reading")->required()->type_name("KEY=VALUE");
    add_effort(verb, options->effort);
    add_common(verb, options->common);
}

}  // namespace nomos::cli
