// Questions to an author in plain words: shared by the page, the letter and the terminal.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "analysis/author/questions.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

struct AnswerWords {
    std::string letter;              // "a"
    std::string says;                // what the author would say
    std::string against{};           // what in the text speaks against it, or rules it out; "" where nothing does
    std::vector<std::string> means;  // for the rules: "Yes, ...", a line a reading that it narrows
};
struct QuestionWords {
    std::string title;    // "White moves a stone from b1 to i1. What happens?"
    std::string state;    // what stands beside the board: whose turn it is, counters
    std::string only_if;  // when it need not be answered; "" if always
    std::string origin;   // whether the position came up in play
    std::vector<AnswerWords> answers;
    // Where answers part that come to the same in the case above: a line that names them, what stands beside the board,
    // and what comes of it, an answer each.
    struct Parting {
        std::string lead, state;
        std::vector<AnswerWords> answers;
    };
    std::vector<Parting> partings;
    // Why it is asked, a reading each.
    struct Why {
        std::string question, explanation;
        struct Sentence {
            int number = 0;
            std::string words;
            bool quoted = false;  // from the reader's own copy; else our paraphrase
        };
        std::vector<Sentence> sentences;
    };
    std::vector<Why> why;
};
// By ledger number the sentences of the reader's own copy; none: paraphrases.
using Quotes = std::map<int, std::string>;
const ReadingInfo& reading_of(const RulesetInfo& info, std::string_view id);
// What is asked in words by the questions of a letter, each in its place.
std::vector<QuestionWords> question_words(const Questionnaire& q, const RulesetInfo& info, const Quotes& quotes);
// One of them by itself: without `only_if` that speaks of others.
QuestionWords words_of_question(const Question& q, const RulesetInfo& info, const Quotes& quotes);

inline std::string letter_of(std::size_t answer) { return std::string(1, static_cast<char>('a' + answer % 26)); }
inline constexpr std::string_view kWhy = "Why this is asked",
                                  kMeansAndWhy = "What the answers mean for the rules, and why this is asked";
inline constexpr std::string_view kMoreTime = "If you have more time";
inline constexpr std::string_view kSomethingElse = "something else:", kDoNotKnow = "I do not know.";

}  // namespace nomos
