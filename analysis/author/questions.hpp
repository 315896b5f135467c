// Questions to an author: positions with a move each, whose answers ("what happens then?") settle what a text leaves
// open, and questions in words where no position does. Free of the ruleset's types; questionnaire.hpp finds them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checkers/verdict.hpp"
#include "model/core/picture.hpp"
#include "model/core/registry.hpp"

namespace nomos {

// What is asked of a move: whether it may be made; how the game stands then; or all that comes of it.
enum class Asks { allowed, ending, all };
std::string_view name_of(Asks);
std::optional<Asks> asks_named(std::string_view name);

// A question as it is written down. All else follows from it by the rules: see judged().
struct Inquiry {
    std::vector<std::string> settings{};  // "KEY=VALUE": what players settle before the game, otherwise than usual
    std::string position{}, move{};       // no position: asked in words, about one reading
    Asks asks = Asks::all;
    std::vector<std::string> about{};  // ids of readings
    std::vector<std::string>
        given{};  // "id=option": the question arises only where one of these is chosen; none: always
};

// What one sees on the board and under it.
struct Fallen {
    std::string label, fate;  // "king on j1", "taken"
    auto operator<=>(const Fallen&) const = default;
};
struct Seen {
    std::vector<Fallen> gone{};
    std::vector<std::string> standing{}, notes{};  // "white stone on k2"; "black to move"
};
struct Answer {
    bool allowed = false;
    // The position after the move and how the game stands, as far as asked; of a move that is not allowed how the game
    // has ended, where it is over before it.
    std::string after{}, outcome{};
    Picture picture{};          // of that; without cells where the answer leaves open what is on the board
    std::string then{};         // beside a case: its further moves, which the picture shows as well, in plain words
    Seen apart{};               // what is seen here and not after every other answer
    std::string next{};         // a move that tells this answer from one that looks the same, or nothing
    bool next_allowed = false;  // ... and whether it may be made then
    // Of a move that is not allowed: all that are, where they are few and the same however this answer comes about. Who
    // has to capture may not see at once why another move is barred.
    std::vector<std::string> instead{};
    std::vector<std::vector<int>> means{};  // by reading of `about`: its options that give this answer

    bool is_over_already() const { return !allowed && !outcome.empty(); }
};
// Options of the readings that a question is about, and the answer that follows from them.
struct Implied {
    std::vector<int> options;  // by reading of `about`
    std::size_t answer = 0;
};
struct Question {
    std::string id{};  // of what is asked and of all answers; not of its place or of other questions
    Inquiry asked{};
    Picture before{};
    std::string told{};  // the move, or those of the case beside it, in plain words; "" where the ruleset has none
    std::vector<Answer> answers{};
    std::vector<Implied> implied{};  // every combination of options, once
    int plies = -1;                  // of the game in which the position was met; -1: it is made for the question
    // Further cases beside a question in words, each of some of its answers, which come out alike in the first: their
    // places.
    std::vector<Question> more{};
    std::vector<std::size_t> of{};

    bool in_words() const { return asked.position.empty(); }
    // In words, beside a case that illustrates the answers (analysis/author/question_beside.hpp)?
    bool is_beside_a_case() const { return in_words() && !before.cells.empty(); }
};
// The question with its answers, by playing the move under all options of the readings. Nothing if no two options
// come out differently, or two answers cannot be told apart by what is seen or by what may be played next.
// Throws UserError for a position, a move or a name that cannot be read.
std::optional<Question> judged(const AnyRuleset& ruleset, const Inquiry& asked);
// The question that a reading itself asks; an answer an option.
Question question_in_words(const RulesetInfo& info, const ReadingInfo& reading);
// Fills in what is seen after one answer of those with a board and not after all of them.
void note_what_differs(Question& q);

// A question that is asked, and where each of its answers leads.
struct Asking {
    static constexpr int kSettled = -1, kNever = -2;  // nothing is left to ask; no options left give the answer
    std::size_t question = 0;
    std::vector<int> next;  // by answer: an index into the tree, kSettled or kNever
};
struct Questionnaire {
    std::string ruleset, title;
    // First those on which most of the positions depend that were looked at, and of these the most decisive; behind
    // them what comes up less and what words of the text speak for.
    std::vector<Question> questions;
    int looked_at = 0;  // positions
    std::size_t readings = 0;
    std::vector<Asking> tree;  // begins with the first; questions in their order, later ones perhaps left out
    std::size_t pressing = 0;  // so many of them come first; the others are for who has more time. 0: none is put off
};

Questionnaire questions_about(std::string_view ruleset, const Options& options);
// Where the same is asked, with the same answers, under another option of another reading: one question, asked under
// either. Else a question more.
void add_or_merge(const AnyRuleset& ruleset, Question q, std::vector<Question>& questions);
// A reading that takes two questions is asked about once, in words; the first of its positions goes beside it. So it is
// where the one position tells all its answers apart: what the question is comes first, and what it means is seen. A
// position that asks about several readings goes where each of them is asked about by itself.
// put_beside: fills in the case told, by options of the reading of that index.
using PutBeside = std::function<void(const ExhibitInfo& told, int reading, Question& q)>;
void ask_once(const RulesetInfo& info, std::vector<Question>& positions, std::map<int, Question>& in_words,
              const PutBeside& put_beside);
bool is_settled_by_words(const Question& q, const RulesetInfo& info);

enum class QuestionTurn { open, settled_by_words };
// Puts the questions in order by their turn and by the weight of each, how many positions depend on it, but what arises
// only under an answer never before the question that it is an answer to; fills in `pressing`. A questionnaire that is
// answered in one go is not divided.
void put_pressing_first(Questionnaire& q, const std::vector<int>& weights, const std::vector<QuestionTurn>& turns);

// A move in plain words; "" where the ruleset has none. Throws ParseError for texts that cannot be read.
std::string move_in_words(std::string_view ruleset, std::string_view position, std::string_view move);

// Which question comes after which answer. Earlier answers leave some options of each reading; a question all
// of whose answers but one they rule out is not asked. Paths that leave the same to be asked meet again.
std::vector<Asking> decision_tree(const std::vector<Question>& questions, const RulesetInfo* info = nullptr);

// Is the question asked whatever was answered before it?
bool is_always_asked(const Questionnaire& q, std::size_t question);

// The fewest sets that together have all elements that any set has (minimum set cover, by iterative
// deepening over the rarest element; the sets are few once those inside others are left out). Of as few,
// the first in the order of indexes. elements <= 256.
std::vector<std::size_t> fewest_sets(const std::vector<std::vector<bool>>& sets);

}  // namespace nomos
