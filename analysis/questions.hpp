// The fewest questions to an author: positions with a move each, whose answers ("what happens then?")
// settle what a text leaves open. Free of the ruleset's types; question_search.hpp finds them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checkers/verdict.hpp"
#include "model/core/picture.hpp"

namespace nomos {

// What an author may answer, and what it means for the readings that the question is about.
struct Answer {
    std::string says;  // "The move is not allowed."
    bool allowed = false;
    Picture picture;                 // the board after the move, when allowed
    std::vector<std::string> means;  // "capture.standing: a move takes only ..."; several if it leaves some open
};
// Options of the readings that a question is about, and the answer that follows from them.
struct Implied {
    std::vector<int> options;  // by reading of `about`
    std::size_t answer = 0;
};
struct Question {
    std::string position, move;
    Picture before;
    std::vector<std::string> about;  // ids of readings
    std::vector<Answer> answers;
    std::vector<Implied> implied;  // every combination of options, once
    std::string unless;            // "" or when earlier answers make it needless
};
// A question that is asked, and where each of its answers leads.
struct Asking {
    static constexpr int kSettled = -1, kNever = -2;  // nothing is left to ask; no options left give the answer
    std::size_t question = 0;
    std::vector<int> next;  // by answer: an index into the tree, kSettled or kNever
};
struct Questionnaire {
    std::string ruleset, title;
    std::vector<Question> questions;
    std::vector<std::string> in_words;  // questions of readings that no position settles, as the reading asks them
    int looked_at = 0;                  // positions
    std::size_t readings = 0;
    std::vector<Asking> tree;  // begins with the first; questions in their order, later ones perhaps left out
};

Questionnaire questions_about(std::string_view ruleset, const Options& options);

// Which question comes after which answer. Earlier answers leave some options of each reading; a question all
// of whose answers but one they rule out is not asked. Paths that leave the same to be asked meet again.
std::vector<Asking> decision_tree(const std::vector<Question>& questions);

// The fewest sets that together have all elements that any set has (minimum set cover, by iterative
// deepening over the rarest element; the sets are few once those inside others are left out). Of as few,
// the first in the order of indexes. elements <= 256.
std::vector<std::size_t> fewest_sets(const std::vector<std::vector<bool>>& sets);

}  // namespace nomos
