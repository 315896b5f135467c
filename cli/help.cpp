// nomos help: what a word of the reports means, or how a verb is used.
#include <fmt/format.h>

#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/glossary.hpp"
#include "reports/phrases.hpp"

namespace nomos::cli {
namespace {

struct HelpOptions {
    Common common;
    std::vector<std::string> words;
    const CLI::App* program = nullptr;
};

Json json_of(const Term& term) { return {{"word", term.word}, {"says", term.says}}; }
std::string line_of(const Term& term) { return fmt::format("{}: {}\n", term.word, term.says); }

int all_words(bool json) {
    Json words = Json::array();
    std::string text = "The words of the reports; nomos help VERB tells how a verb is used.\n";
    for (const Term& term : glossary()) words.push_back(json_of(term)), text += "  " + line_of(term);
    json ? print_json(Json{{"schema", 1}, {"words", words}}) : print(text);
    return kGood;
}
const CLI::App* verb_named(const CLI::App& program, const std::string& name) {
    for (const CLI::App* verb : verbs_of(program))
        if (verb->get_name() == name) return verb;
    return nullptr;
}
std::vector<std::string> known_to(const CLI::App& program) {
    std::vector<std::string> known;
    for (const Term& term : glossary()) known.emplace_back(term.word);
    for (const CLI::App* verb : verbs_of(program)) known.push_back(verb->get_name());
    return known;
}

int run(const HelpOptions& options) {
    const std::string asked = joined_with(options.words, " ");
    if (asked.empty()) return all_words(options.common.json);
    if (const Term* term = term_for(asked)) {
        options.common.json ? print_json(Json{{"schema", 1}, {"words", Json::array({json_of(*term)})}})
                            : print(line_of(*term));
        return kGood;
    }
    const CLI::App* verb = verb_named(*options.program, asked);
    if (verb == nullptr) throw UnknownName("word", asked, known_to(*options.program));
    return print(verb->help("nomos")), kGood;
}

}  // namespace

void add_help(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<HelpOptions>();
    options->program = &app;
    auto& verb = add_verb(app, chosen, "help", "Tell what a word of the reports means, or how a verb is used",
                          "  nomos help supplied\n  nomos help way to play\n  nomos help report", options, run);
    verb.add_option("WORD", options->words, "A word of a report, or a verb; all words when none is given");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
