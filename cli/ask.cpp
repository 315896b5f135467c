// nomos ask: the fewest questions that an author has to answer.
#include "analysis/questions.hpp"
#include "cli/verb.hpp"
#include "reports/questions.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct AskOptions {
    Common common;
    std::string ruleset, out;
    int samples = Options{}.samples;
};

Json document_of(const Questionnaire& q) {
    Json document{{"schema", 1},
                  {"ruleset", q.ruleset},
                  {"looked_at", q.looked_at},
                  {"questions", Json::array()},
                  {"in_words", q.in_words},
                  {"tree", Json::array()}};
    for (const Asking& a : q.tree) document["tree"].push_back({{"question", a.question + 1}, {"next", a.next}});
    for (const Question& one : q.questions) {
        Json answers = Json::array();
        for (const Answer& a : one.answers) answers.push_back({{"says", a.says}, {"means", a.means}});
        document["questions"].push_back(
            {{"position", one.position}, {"move", one.move}, {"about", one.about}, {"answers", answers}});
    }
    return document;
}

int run(const AskOptions& options) {
    if (!options.out.empty()) probe_file(options.out);
    Options effort;
    effort.seed = options.common.seed, effort.samples = options.samples;
    const Questionnaire q = questions_about(options.ruleset, effort);
    if (!options.out.empty()) write_file(options.out, questions_page(q));
    if (options.common.json)
        print_json(document_of(q));
    else
        print(questions_text(q));
    return kGood;
}

}  // namespace

void add_ask(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<AskOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "ask", "Find the fewest positions whose answers settle what the text leaves open",
                 "  nomos ask nefatavl\n"
                 "  nomos ask neva --out questions.html",
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--out", options->out, "Also write them as a page to send")->type_name("FILE");
    verb.add_option("--samples", options->samples, "Random positions to look at")
        ->check(within(1, 1'000'000'000))
        ->capture_default_str()
        ->type_name("N");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
