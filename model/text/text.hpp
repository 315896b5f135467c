// A ruleset's text as its folder model/<game>/text has it: what generator.cpp reads, checks and turns
// into C++. Nothing here is tied to anything else by its order: every reference is a name, and every
// name knows where it stands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/error.hpp"

namespace nomos::text {

// A name in a file, without the prefix of its game: "turn.alternate".
struct Word {
    std::string says;
    Place at;
};
using Words = std::vector<Word>;

struct Clause {
    Word id;
    std::string rule;
    std::string grounding = "none", by;
    Words from;
    std::string adds;
    Words told;
    std::string untold;
};
struct Option {
    Word id;
    std::string says, rests_on, ruled_out_by, against;
};
struct Reading {
    Word id;
    std::string question, explanation;
    std::vector<Option> options;
    Word default_option;
    std::string why_default, suggestion;
    Words clauses;
    Words exists_only_when;  // each "reading=option"
    Word settles;            // an option, "" none
    bool is_contradiction = false;
    std::vector<int> turns_on;
};
struct Sentence {
    Place at;
    int number = 0;
    std::string kind, form, heading;
    int line = 0, paragraph = 0, sentence = 0;
    std::uint64_t fingerprint = 0;
    std::string paraphrase;
    Words supports;
};
struct Example {
    Word id;
    std::string shows, provenance, position, move;
    bool legal = true;
    std::string after, outcome, source;
    Words under;    // each "reading=option": what this option says, and not the source
    Words settled;  // each "KEY=VALUE" of what players settle before a game
    std::string turn;
    Words line;  // moves, one after the other
};
struct Missing {
    Word id;
    std::string kind, title, explanation;
    Words clauses;
    std::string evidence, suggestion, source, no_position;
    std::string needed, sure;
};
struct Right {
    Word id;
    std::string says;
    Words checks;
};
struct Wording {
    Place at;
    std::string says;
    Words fixes;             // each "reading=option"
    Words adds;              // clauses
    std::vector<int> drops;  // numbers of sentences
    std::string note;        // what else to do with the text, beside the words to put in; "" nothing
};
struct Advice {
    Word of;  // a reading or a missing item
    std::vector<Wording> wordings;
    std::string not_tried;
};
struct Text {
    std::string game;  // the prefix of all ids, and the namespace
    std::vector<Clause> clauses;
    std::vector<Reading> readings;
    std::vector<Sentence> ledger;
    std::vector<Example> examples;
    std::vector<Missing> missing;
    std::vector<Right> right;
    std::vector<Advice> advice;
};

// Everything that is wrong, so that one run tells all of it.
class Problems {
public:
    void add(const Place& at, const std::string& what, const std::string& hint);
    // "unknown clause "turn.alternat", did you mean turn.alternate?"
    void add_unknown(const Place& at, const std::string& kind, const std::string& given,
                     const std::vector<std::string>& known);
    const std::vector<std::string>& messages() const { return messages_; }

private:
    std::vector<std::string> messages_;
};

// --- read.cpp, check.cpp, write.cpp ---------------------------------------------------------------
// The files of `folder`: clauses.toml, and readings, ledger, examples, missing, right and advice where there are such.
Text read(const std::string& game, const std::string& folder, Problems& problems);
// What one file cannot know: ids that are there twice, that nothing has, or that make no C++ name.
void check(const Text& text, Problems& problems);
// The C++ of a text without problems. The header has the enums and no wording, so that it stays as it
// is when only words change; `header` is the name by which the tables include it.
std::string header_of(const Text& text);
std::string tables_of(const Text& text, const std::string& header);

// "end.no-moves-when" as an enumerator, end_no_moves_when, and as a type, EndNoMovesWhen.
std::string enumerator(const std::string& id);
std::string type_name(const std::string& id);

}  // namespace nomos::text
