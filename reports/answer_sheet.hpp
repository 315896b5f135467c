// An author's answers as a file: written by the page of questions, or the ticked letter itself (docs/answers.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/author/questions.hpp"

namespace nomos {

// What was ticked for a question.
struct Reply {
    enum class Kind { none, option, something_else, unknown };
    Kind kind = Kind::none;
    std::size_t answer = 0;  // of an option
    std::string words;       // in the author's own words
    int line = 0;            // of the file
};
// The questions of a file, each with its answers as the rules have them now, and the replies.
struct AnswerSheet {
    std::string ruleset;
    std::vector<Question> questions;
    std::vector<int> numbers;  // as the letter numbers them
    std::vector<Reply> replies;
};

// A sheet without replies, to be filled in: by hand, by the page, by a program.
AnswerSheet sheet_of(const Questionnaire& q);
// As TOML that a person can read. `letter` has it without replies, behind its questions.
std::string answers_toml(const AnswerSheet& sheet);
// What stands before the questions of such a file, and one of them without its reply: the page puts them together.
std::string answers_head(std::string_view ruleset, std::string_view title);
std::string answers_entry(const Question& question, int number, const std::string& asked);

}  // namespace nomos
