// nomos answers: what an author's answers settle.
#include "analysis/author/settle.hpp"
#include "cli/verb.hpp"
#include "reports/answers/read_answers.hpp"
#include "reports/input.hpp"
#include "reports/settled_words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct AnswersOptions {
    Common common;
    std::string ruleset, file, out;
};

int read_and_settle(const AnswersOptions& options) {
    if (!options.out.empty()) probe_file(options.out);
    const RulesetInfo& info = find_ruleset(options.ruleset).info();
    const AnswerSheet sheet = read_answers(info.id, read_input(options.file), options.file);
    const SettledSheet settled = settled_sheet(sheet);
    if (!options.out.empty()) write_file(options.out, readings_file(settled));
    if (options.common.json)
        print_json(settled_json(settled));
    else
        print(settled_text(settled, options.out));
    return settled.settlement.contradictory.empty() ? kGood : kFound;
}

}  // namespace

void add_answers(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<AnswersOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "answers", "Read an author's answers: what they settle, contradict, leave open",
                 "  nomos answers nefatavl nefatavl-answers.toml\n"
                 "  nomos answers neva letter.md --out decided.txt\n"
                 "  nomos show neva --readings decided.txt",
                 options, read_and_settle);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("FILE", options->file,
                    "The file that the page of questions makes, or the ticked letter; - for standard input")
        ->required()
        ->type_name("");
    verb.add_option("--out", options->out, "Also write the readings as --readings of other verbs takes them")
        ->type_name("FILE");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
