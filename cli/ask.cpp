// nomos ask: the fewest questions that an author has to answer.
#include "analysis/author/questions.hpp"
#include "cli/verb.hpp"
#include "reports/questions.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct AskOptions {
    Common common;
    std::string ruleset, out;
    int samples = Options{}.samples;
    bool markdown = false;
};

Json document_of(const Question& question, const QuestionWords& words) {
    Json answers = Json::array();
    for (const AnswerWords& a : words.answers)
        answers.push_back({{"letter", a.letter}, {"says", a.says}, {"against", a.against}, {"means", a.means}});
    Json document{{"id", question.id}, {"asked", words.title}};
    if (!question.in_words()) document["position"] = question.asked.position, document["move"] = question.asked.move;
    document["about"] = question.asked.about, document["given"] = question.asked.given, document["answers"] = answers;
    return document;
}
Json document_of(const Questionnaire& q) {
    Json document{{"schema", 1},
                  {"ruleset", q.ruleset},
                  {"looked_at", q.looked_at},
                  {"questions", Json::array()},
                  {"tree", Json::array()}};
    for (const Asking& a : q.tree) document["tree"].push_back({{"question", a.question + 1}, {"next", a.next}});
    const auto words = question_words(q, find_ruleset(q.ruleset).info(), {});
    for (std::size_t k = 0; k < words.size(); ++k)
        document["questions"].push_back(document_of(q.questions[k], words[k]));
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
        print(options.markdown ? questions_letter(q) : questions_text(q));
    return kGood;
}

}  // namespace

void add_ask(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<AskOptions>();
    CLI::App& verb = add_verb(app, chosen, "ask",
                              "Find the fewest questions to an author whose answers settle what the text leaves open",
                              "  nomos ask nefatavl\n"
                              "  nomos ask neva --out questions.html\n"
                              "  nomos ask nefatavl --markdown > letter.md",
                              options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--out", options->out, "Also write them as a page to fill in and send")->type_name("FILE");
    verb.add_flag("--markdown", options->markdown, "Print them as a letter with boxes to tick, in Markdown");
    verb.add_option("--samples", options->samples, "Random positions to look at")
        ->check(within(1, 1'000'000'000))
        ->capture_default_str()
        ->type_name("N");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
