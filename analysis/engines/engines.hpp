// For other people's engines: a corpus of edge-case positions with what Nomos says of them, and the
// questions that show where an engine differs and how it silently reads the text.
//
//   edge_cases.hpp      which positions: on the edge of a clause, on which readings differ, drawn
//   corpus.hpp          what is said of each under one reading set
//   listing.hpp         all that can happen in a position, under one reading set
//   dependence.hpp      which readings an answer depends on
//   silent_reading.hpp  which options fit all the answers
//   conform.hpp         asking an engine
//
// A play is what players choose among: a whole turn where the ruleset lists turns, else a move, which in
// a few games is one step of a turn.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/fuzz/fuzz.hpp"
#include "model/core/registry.hpp"
#include "model/core/roll.hpp"

namespace nomos::engines {

// --- a corpus --------------------------------------------------------------------------------
struct Successor {
    std::string move, after, outcome;
};
// A play that is not allowed; it would be without any one of the clauses. None: more than one forbids it.
struct Refused {
    std::string move;
    std::vector<std::string> clauses;
};
struct CorpusLine {
    std::string position, outcome;
    std::string source;                 // "edge", "beside", "reading", "example", or as fuzzing names it
    std::string of;                     // the clause, reading or example that it is there for; else empty
    std::vector<std::string> decides;   // ids of clauses without which the play it is there for, or the
                                        // outcome, would be another
    std::vector<std::string> readings;  // ids of readings that change what can be played, what comes of it or
                                        // the outcome
    std::vector<Successor> moves;       // all that are allowed; none when the game is over
    std::optional<Refused> refused;     // the play it is there for, when that is not allowed
};
struct CorpusHead {
    std::string ruleset, title, play;                                     // play: "move", "turn", "step"
    std::vector<std::pair<std::string, std::string>> readings, settings;  // all of them, id and option
    std::string start;                                                    // the set-up
    std::vector<std::string> outcomes;                                    // the first is "in play"
    std::uint64_t seed = 1;
};
struct Corpus {
    CorpusHead head;
    std::vector<CorpusLine> lines;
};
struct CorpusOptions {
    TableChoice choice;
    std::uint64_t seed = 1;
    int count = 256;
    int jobs = 1;  // changes nothing but the time it takes
};
// At most `count` positions, the same for a choice, a seed and a count. Throws UnknownName, UserError.
Corpus corpus_of(std::string_view ruleset, const CorpusOptions& options);

// --- an engine -------------------------------------------------------------------------------
// Somebody else's program, as far as its answers go (docs/engine-protocol.md).
class Engine {
public:
    virtual ~Engine() = default;
    // Its answer, one line without the line end; nothing when there is none, whatever the reason.
    virtual std::optional<std::string> ask(const std::string& question) = 0;
    // Whether there is no use in asking on.
    virtual bool is_gone() const = 0;
};
// A position to ask about, and plays to ask about beside those that Nomos chooses.
struct AskedPosition {
    std::string position;
    std::vector<std::string> moves;
    int line = 0;  // of its file
};
struct ConformOptions {
    TableChoice choice;  // its readings are not used: they are what is looked for
    std::uint64_t seed = 1;
    int count = 256;
    int jobs = 1;
    std::optional<std::vector<AskedPosition>> positions{};  // a corpus file's
    std::string file{};                                     // its name
    std::function<void(std::size_t, std::size_t, const std::string&)> progress = [](auto, auto, const auto&) {};
    const std::atomic<bool>* stop = nullptr;
};

// What the engine answers otherwise than Nomos does under the reading set nearest to it.
struct Difference {
    std::string question;  // as it was asked
    std::string position, move;
    std::string engine, nomos;          // in short words
    std::vector<std::string> clauses;   // any one of which, left out, makes the engine's answer right
    std::vector<std::string> readings;  // "id=option", together: the answer would be right under them, and
                                        // other answers rule them out
};
// What the answers say of one reading.
struct ReadingSeen {
    enum class How { chosen, narrowed, open, unseen };
    std::string reading;
    How how = How::unseen;          // one option fits, some do, all do; or no answer depends on it
    std::vector<std::string> fits;  // options, each with a reading set under which all agreed answers are right
    std::string default_option;
};
std::string_view name_of(ReadingSeen::How);
struct Conformity {
    std::string ruleset;
    std::size_t positions = 0, asked = 0, answered = 0, declined = 0, unanswered = 0;
    std::vector<Difference> differences;  // the smallest position first
    std::vector<ReadingSeen> readings;
    std::uint64_t reading_sets = 0, fitting = 0;  // all there are; under how many every answer is right, as probed
    std::vector<std::pair<std::string, std::string>> nearest;  // one that fits, or is contradicted least
    bool stopped = false;
    // Every answer that was asked for came and is right under some reading set.
    bool agrees() const { return differences.empty() && unanswered == 0 && answered > 0 && !stopped; }
};
// Throws UnknownName, UserError; ParseError for what a corpus file's positions and moves are.
Conformity conformity_of(std::string_view ruleset, Engine& engine, const ConformOptions& options);

// --- by ruleset (of_ruleset.hpp) ----------------------------------------------------
// `edges`: small game files with edge cases, as fuzzing keeps them.
class Library {
public:
    virtual ~Library() = default;
    virtual Corpus corpus(const CorpusOptions& options, const std::vector<fuzz::CorpusFile>& edges) const = 0;
    virtual Conformity conform(Engine& engine, const ConformOptions& options,
                               const std::vector<fuzz::CorpusFile>& edges) const = 0;
};

Roll<OnFirstUse<Library>>& roll();
RollLines<OnFirstUse<Library>> libraries_built_here();

// A ruleset's own, compiled once (of_ruleset.hpp).
template <class Game>
struct CompiledLibrary {
    static const Library& library();
};

// In the protocol: between the parts of a question, between the plays of a list.
inline constexpr std::string_view kSeparator = "; ";
inline constexpr std::string_view kNothing = "none", kIllegal = "illegal", kDeclined = "?";

}  // namespace nomos::engines
