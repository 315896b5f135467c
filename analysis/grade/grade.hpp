// How much is a green run worth? Mistakes are made in the rules by the program itself, one at a time, and what notices
// each is counted. docs/grading.md tells it to users.
//
// Where a mistake is made: in the constraints alone or in the executable rules alone, so that the two can be held
// against one another; or in both in the same way, so that only what rests on something else can notice.
//
// equivalent: proved to change nothing (of a mistake in both: nothing in any position with the invariants).
// killed: some means notices. survivor: it changes something somewhere, and nothing notices; of a mistake in both it is
// proved that no invariant, law or claim of a position or a move can.
// undecided: neither is known within the budget, which is counted work. Nothing undecided is called anything else.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/fuzz/fuzz.hpp"
#include "model/core/roll.hpp"
#include "model/smt/question.hpp"

namespace nomos::grade {

enum class Where { constraints, rules, both };
std::string_view name_of(Where where);
enum class Fate { equivalent, killed, survivor, undecided };
std::string_view name_of(Fate fate);

// What can notice a mistake. The first three hold the two encodings against one another: one means in three forms.
// `plain`: a third, plain implementation (model/<game>/naive.hpp), which checks and fuzzing hold the rules against.
// `answer`: an example of an option, which says in our words what the option makes of a move.
enum class Means { conformance, fuzzing, corpus, invariant, law, claim, example, record, plain, answer };
std::string_view name_of(Means means);
inline constexpr int kMeans = 10;
// Independent means: what compares encodings counts once.
bool compares_encodings(Means means);
// It holds what we made of the text against what we made of it another time: no word of the text stands behind it.
bool is_our_reading(Means means);
// It says by itself what the rules do: a law or claim, the text's own example, or its recorded game.
bool says_what_rules_do(Means means);

// One thing that notices a mistake.
struct Notice {
    Means by = Means::conformance;
    std::string check;  // id of the property, example or game; empty where encodings are compared
    int positions = 0;  // of those that were tried; 0: a replay, or the solver found the position
};

struct Mutant {
    std::string id;  // "rules.hpp:33:19.conj.either.all": never depends on order or count
    Where where = Where::constraints;
    std::vector<std::string> clauses;  // those it belongs to; empty: no single clause
    std::string file;                  // empty: a clause is not in force
    unsigned line = 0, column = 0;
    std::string change;  // in words
    Fate fate = Fate::undecided;
    std::vector<Notice> notices;  // by means, then by check
    // A case in which it changes something, where one is known.
    std::string position, move;
    std::vector<std::string> readings;

    // Different means that notice it; all that compares encodings is one.
    int independent_means() const;
    bool is_noticed_by_what_says_so() const;  // by a law, a claim, the text's own example or its recorded game
};

struct Grades {
    std::string ruleset;
    std::string sources;  // the fingerprint of what it was made from (checkers/store/key.hpp)
    std::uint64_t seed = 1;
    std::vector<std::string> clauses;  // of the ruleset
    std::vector<Mutant> mutants;       // by id
    std::uint64_t made = 0;            // that could be made; where a limit was given, `mutants` are drawn from them
    int positions = 0;                 // that all mutants were tried on
    bool stopped = false;
    int not_blamed = 0;  // killed when it was stopped, and which clauses they belong to was not looked at
    double seconds = 0;  // for the terminal and `timing` only

    int count(Fate fate) const;
    int count(Where where, Fate fate) const;
    // Killed by no other independent means than one; of mistakes in both encodings alike as well.
    int killed_by_one() const;
    int killed_by_one(Where where) const;
    int killed_by_what_says_so(Where where) const;  // with others or alone
};

// How a clause is held: over the mutants that belong to it and are not equivalent.
struct ClauseGrade {
    std::string clause;
    int equivalent = 0;        // mistakes that belong to it and are none
    int made = 0, killed = 0;  // mistakes in one encoding or both
    int killed_by_one = 0;     // of these, by one independent means only
    int survivors = 0, undecided = 0;
    int shared = 0, shared_killed = 0;  // of these, in both encodings alike
    // Independent ones that notice some of them; conformance stands for all that compares the encodings.
    std::vector<Means> means;

    bool is_held_by_comparison_alone() const;  // of our own readings, two or three
};
std::vector<ClauseGrade> by_clause(const Grades& grades);

struct GradeOptions {
    std::uint64_t seed = 1;
    std::string only;  // mistakes whose id has this in it
    int mutants = 0;   // of each encoding at most, drawn by the seed; 0: all
    int jobs = 1;      // threads; what comes out does not depend on it
    int blocks = 4;    // of 512 positions, that all mutants are tried on
    int more = 16;     // ... for mutants that one independent means notices by then, or none
    // Of a question to the solver, of which there may be hundreds.
    smt::Budget budget{.resources = 6'000'000, .milliseconds = budget::kClockMilliseconds, .seed = 1};
    std::vector<fuzz::CorpusFile> corpus;
    std::function<void(std::size_t done, std::size_t of, const std::string& id)> progress = [](auto, auto, auto&) {};
};

class Grader {
public:
    virtual ~Grader() = default;
    // Ends early, with what is done, when the program is told to stop (model/core/stop.hpp).
    virtual Grades run(const GradeOptions& options) const = 0;
};
// Throws UnknownName.
const Grader& grader_of(std::string_view ruleset);

Roll<OnFirstUse<Grader>>& roll();
RollLines<OnFirstUse<Grader>> graders_built_here();

// A ruleset's own, compiled once (of_ruleset.hpp).
template <class Game>
struct CompiledGrader {
    static const Grader& grader();
};

}  // namespace nomos::grade
