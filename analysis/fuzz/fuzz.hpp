// Fuzzing: hunting, in very many edge-case positions, for a disagreement between things that must agree.
//
// The way of the data, one file each:
//   sources.hpp   where positions come from: thrown, played, few pieces, crowded, symmetric, mutated
//   oracles.hpp   what is compared in each: both encodings, move list, replay, notation, symmetry, laws
//   neighbours.hpp positions next to one, of which what is asked of it is asked, too
//   coverage.hpp  which clauses, and pairs of clauses, decided something
//   cause.hpp     what a disagreement is blamed on, so that each is reported once
//   shrink.hpp    the smallest case of a cause
//   case_text.hpp a case as a small game file, which is what a corpus is made of
//   run.hpp       the loop: rounds of batches, weights by what a source has reached
//   guard_formulas.hpp what the constraints say with and without a clause
//   guard_known.hpp what is left, looked for in known cases with one thing left open
//   guards.hpp    what is left, asked of the solver: a position in which a clause decides, or a proof of none
//   guard_examples.hpp small examples of what was reached
//
// A run is the same for a seed and a number of positions, whatever the number of jobs: work is cut into
// batches with dice of their own, and what they learn is put together in their order at the end of a round.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/verdict.hpp"
#include "model/core/roll.hpp"

namespace nomos::fuzz {

// A corpus file: its name for messages, and what is in it.
struct CorpusFile {
    std::string name, text;
};

// A disagreement, made small. The cause, kind and clause, is its identity.
struct Failure {
    std::string kind;    // "legality", "effect", "list", "law", ...
    std::string clause;  // a clause's or a property's id; "several" where no single clause is to blame
    std::string detail;  // plain words: what disagrees
    std::string position, move;
    std::string text;      // the corpus file
    std::string file{};    // where it was found again, of an entry of the corpus; else empty
    bool is_entry = true;  // no: the text is not read as the case, and no corpus can have it
    std::string cause() const { return kind + "." + clause; }
};

// What a clause, or a pair of clauses, was seen to do, or was proved never to do.
enum class Reach { not_yet, reached, unreachable, elsewhere };
std::string_view name_of(Reach);
// The four ways in which a clause decides: see coverage.hpp.
inline constexpr int kMarks = 4;
std::string_view mark_name(int mark);
struct ClauseReach {
    std::string clause;
    Reach reach = Reach::not_yet;
    std::uint64_t marks[kMarks] = {};  // in how many of the cases looked at
    std::string by;                    // "corpus", "fuzzing", "solver", "proof"; empty while not yet
    std::string example;               // the smallest case known, as a corpus file; empty where none
    std::string beside;                // a position one change away in which the clause decides nothing
};
struct PairReach {
    int first = 0, second = 0;  // indexes of clauses
    Reach reach = Reach::not_yet;
    std::string by;
    std::string example{};  // a small case, as a corpus file; empty where none
};
struct SourceCount {
    std::string name;
    std::uint64_t positions = 0, reached = 0;  // new features that it was the first to reach
    int weight = 0;                            // at the end of the run
};
struct Coverage {
    std::vector<ClauseReach> clauses;
    std::vector<PairReach> pairs;  // first < second, all of them
};
struct Report {
    std::string ruleset;
    std::uint64_t seed = 1, positions = 0, replayed = 0;
    std::vector<std::string> only;  // the kinds that were compared in every position; none: all, as ever
    std::vector<SourceCount> sources;
    Coverage coverage;
    std::vector<Failure> failures;  // by cause
    bool stopped = false;           // by the user
    double seconds = 0;             // for the terminal and `timing` only
};
void sort_by_cause(std::vector<Failure>& failures);

// A moment of a run, for the live line.
struct Moment {
    std::uint64_t positions = 0;
    std::size_t clauses = 0, clauses_reached = 0, pairs_reached = 0, corpus = 0, failures = 0;
    double seconds = 0;
};
// A moment of the questions to the solver: looking in known cases first, then asking about each clause and pair.
struct SolverMoment {
    bool in_known_cases = false;
    std::size_t done = 0, all = 0;  // known cases, or clauses and pairs
    std::size_t reached = 0, unreachable = 0;
};
// Of what is reached a small case is made: of nothing, of each clause, of each clause and each pair.
enum class Examples { none, of_clauses, of_pairs_too };
struct FuzzOptions {
    std::uint64_t seed = 1;
    std::uint64_t count = 0;  // positions; 0 = as many as there is time for
    double seconds = 0;       // 0 = until the count is reached
    int jobs = 1;
    Examples examples = Examples::none;
    bool compares = true;  // no: only the clauses that are reached are wanted, and nothing is compared
    // Kinds, of those that the fuzzer names: nothing else is compared, and these in every position. None: all of them,
    // each as often as it is worth.
    std::vector<std::string> only;
    int solve = 0;  // clauses and pairs not reached: this many questions for the solver
    smt::Budget budget;
    std::vector<CorpusFile> corpus;
    // A raw case as soon as it is met, before it is made small; from any thread, one at a time.
    std::function<void(const Failure&)> met = [](const Failure&) {};
    // A cause, made small, as soon as it is known.
    std::function<void(const Failure&)> found = [](const Failure&) {};
    std::function<void(const Moment&)> progress = [](const Moment&) {};
    std::function<void(const SolverMoment&)> solving = [](const SolverMoment&) {};  // from any thread, one at a time
    const std::atomic<bool>* stop = nullptr;

    bool stopped() const { return stop && stop->load(); }
};

class Fuzzer {
public:
    virtual ~Fuzzer() = default;
    virtual Report run(const FuzzOptions& options) const = 0;
    // Everything that is compared, of every step of a corpus entry. Throws ParseError.
    std::vector<Failure> replay(const CorpusFile& entry) const { return replay_of(entry, {}); }
    // The same of these kinds alone; none: of all.
    virtual std::vector<Failure> replay_of(const CorpusFile& entry, const std::vector<std::string>& only) const = 0;
    // What it compares, each kind once, in the order in which it is asked.
    virtual std::vector<std::string> kinds() const = 0;
};
// Throws UnknownName.
const Fuzzer& fuzzer_of(std::string_view ruleset);

Roll<OnFirstUse<Fuzzer>>& roll();
RollLines<OnFirstUse<Fuzzer>> fuzzers_built_here();

// A ruleset's own, compiled once (of_ruleset.hpp).
template <class Game>
struct CompiledFuzzer {
    static const Fuzzer& fuzzer();
};

}  // namespace nomos::fuzz
