#include "reports/letter_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "model/core/registry.hpp"
#include "reports/finding_words.hpp"
#include "reports/page_order.hpp"
#include "reports/question_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

std::string in_quotes(std::string_view title) {
    return fmt::format("\"{}\"", title.substr(0, title.size() - (title.ends_with('.') ? 1 : 0)));
}
// What the boards have to take from elsewhere, since the text that was read lacks it: from where it is known for
// certain, and what is a guess.
std::string assumed_in_words(const RulesetInfo& info) {
    Strings titles;
    std::vector<std::pair<std::string, Strings>> by_source;  // what was taken from each
    for (const MissingInfo& m : info.missing) {
        const bool is_assumed = is_assumed_on_boards(m) || m.needed == Needed::pieces;
        if (!is_assumed || m.sure == Provenance::text) continue;
        if (m.sure != Provenance::certain) {
            titles.push_back(in_quotes(m.title));
            continue;
        }
        auto known = std::ranges::find(by_source, m.source, &std::pair<std::string, Strings>::first);
        if (known == by_source.end()) known = by_source.insert(known, {std::string(m.source), {}});
        known->second.push_back(in_quotes(m.title));
    }
    std::string words = by_source.empty() ? "" : "The copy of your rules that was read does not say all.";
    for (const auto& [source, taken] : by_source)
        words += fmt::format(" The answer to this was taken from {}: {}.", source, joined(taken, "and"));
    if (titles.empty()) return words;
    return (words.empty() ? "" : words + " ") +
           fmt::format(
               "The boards are partly a guess, since the copy that was read lacks something: {}. Where what it "
               "lacks, a picture perhaps, answers a question, it is enough to say so.",
               joined(titles, "and"));
}

// What only the author can supply, since it is lost or was never written down, and then what somebody has to decide as
// well: no answers to choose from are built in for either.
Strings not_asked(const RulesetInfo& info) {
    constexpr std::array<std::string_view, 3> kToDecide{"gap", "clash", "contradiction"};
    Strings lost, open;
    for (const MissingInfo& m : info.missing)
        if (m.kind == "missing content")
            lost.push_back(ended(std::string(m.title)));
        else if (std::ranges::find(kToDecide, m.kind) != kToDecide.end())
            open.push_back(ended(std::string(m.title)));
    lost.insert(lost.end(), open.begin(), open.end());
    return lost;
}

// What the questions that come first are about, and how that is known.
std::string first_in_words(const Questionnaire& q) {
    const std::string about =
        q.looked_at == 0
            ? "put first because most hangs on them: first what came up in random games that the program played and "
              "can change who wins, then what came up there and changes what is allowed or what a move does, then the "
              "rest"
            : fmt::format(
                  "about what play comes upon most often, counted in {} positions of games of "
                  "random moves and of boards set up at random",
                  in_groups(static_cast<std::uint64_t>(q.looked_at)));
    return fmt::format(
        "The first {} are {}. At a table it may be otherwise; but if you have no time for more, answer these.",
        q.pressing, about);
}

}  // namespace

LetterWords letter_words(const Questionnaire& q) {
    const std::string title = q.title;
    std::size_t in_words = 0, beside = 0, sometimes = 0;
    std::set<std::string> points;  // options that are the same game are not asked about
    for (std::size_t k = 0; k < q.questions.size(); ++k) {
        points.insert(q.questions[k].asked.about.begin(), q.questions[k].asked.about.end());
        if (q.questions[k].in_words()) ++in_words;
        if (q.questions[k].is_beside_a_case()) ++beside;
        if (!is_always_asked(q, k)) ++sometimes;
    }
    LetterWords letter;
    letter.subject = fmt::format("Questions about the rules of {}", title);
    letter.greeting.push_back(fmt::format("Dear author of {},", title));
    letter.greeting.push_back(fmt::format(
        "somebody wants to play {} exactly as you mean it, and has had your rules read closely, by a program, "
        "Nomos, that plays them. It came upon {} on which what is written there can be read in more than one way, and "
        "two readers would play on differently. Only you can say which way is meant.",
        title, counted(points.size(), "point", "points")));
    const RulesetInfo& info = find_ruleset(q.ruleset).info();
    const auto marked = std::ranges::count_if(q.questions, [&](const Question& one) {
        return std::ranges::any_of(words_of_question(one, info, {}).answers,
                                   [](const AnswerWords& a) { return !a.against.empty(); });
    });
    if (marked > 0)
        letter.greeting.back() += fmt::format(
            " In {} an answer is marked, since another place in your text speaks against it or rules it out: tick "
            "such an answer only if you mean it all the same.",
            counted(static_cast<std::uint64_t>(marked), "question", "questions"));
    letter.not_asked = not_asked(info);
    if (!letter.not_asked.empty())
        letter.greeting.back() += fmt::format(
            " {}, on which it says nothing, too little, or two things, {} listed at the end.",
            counted(letter.not_asked.size(), "more point", "more points"), letter.not_asked.size() == 1 ? "is" : "are");
    const std::size_t shown = q.questions.size() - in_words;
    std::string how = (q.questions.size() == 1 ? "is " : "are ") + counted(q.questions.size(), "question", "questions");
    if (shown > 0 && in_words > 0) how += fmt::format(", {} about a move and {} in words", shown, in_words);
    if (beside > 0)
        how +=
            beside == in_words ? " (each beside an example)" : fmt::format(" ({} of these beside an example)", beside);
    letter.greeting.push_back(fmt::format(
        "There {}. At a minute each that is {}{}.{} Please tick one answer each; if none fits, say so in "
        "your own words, and leave out what you like.",
        how, counted(q.questions.size(), "minute", "minutes"),
        sometimes == 0 ? ""
                       : fmt::format(", or less: {} may be left out, depending on what you answered before", sometimes),
        shown > 0 ? " Where a move is made, the question is what your rules make of it." : ""));
    if (beside > 0)
        letter.greeting.push_back(
            "An example only shows what the answers mean. It is played with our guesses for all other questions: "
            "if you answer one of those otherwise, go by the words and not by the board.");
    if (q.pressing > 0) {
        letter.greeting.push_back(first_in_words(q));
        letter.more_time =
            "What follows comes up less often, or only after some of the answers above, or words of the text speak for "
            "one answer already.";
    }
    if (const std::string guess = assumed_in_words(find_ruleset(q.ruleset).info()); !guess.empty())
        letter.greeting.push_back(guess);
    letter.thanks = "Thank you for the game, and for your answers.";
    return letter;
}

}  // namespace nomos
