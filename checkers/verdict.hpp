// Checks and verdicts: one question put to the machine, and its answer with evidence inside.
#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"
#include "model/core/roll.hpp"
#include "model/smt/question.hpp"

namespace nomos {

// Unknown is never a pass: the budget was spent, and `detail` says where.
enum class Verdict { holds, violated, unknown };
// proof: a solver refuted the negation. exhaustive: every case was tried. sampled: random cases.
// replay: a recorded thing was played. count: computed by arithmetic or model counting.
enum class Method { proof, exhaustive, sampled, replay, count };
enum class CheckKind {
    conformance,
    generator,
    comparison,
    invariant,
    law,
    bound,
    claim,
    example,
    answer,  // what an option says of one move, or of a line of them
    vacuity,
    dead_text,
    ledger,
    leak,
    termination
};
inline constexpr std::size_t kCheckKinds = static_cast<std::size_t>(CheckKind::termination) + 1;
// What decided a question to the solver (ladder.hpp): the furthest pass that was needed, from what looks at least to
// what looks at all. `none`: no solver was asked, or it did not say.
enum class Pass {
    none,
    folded,     // the question comes to nothing where it is written down
    form,       // what decides it, by itself: all that is computed alike may be anything (model/smt/shared_terms.hpp)
    lemmas,     // case by case, from what is enough, led by lemmas (hinted_proof.hpp)
    cases,      // case by case, from what is enough
    turned,     // one part of the moves, of which the others are images (turned_cases.hpp)
    cuts,       // notions that both encodings compute, each proved and cut away (cut_proof.hpp)
    induction,  // as it stands, over more than one step
    usual,      // as it stands, in the usual setting
    whole       // as it stands
};
std::string_view name_of(Verdict);
std::string_view name_of(Method);
std::string_view name_of(Pass);
std::string_view name_of(CheckKind);

struct Scope {
    std::string board;     // "11x11 board, every well-formed position"
    std::string readings;  // "all 16 reading sets"
    std::string bound;     // "" or "20000 random positions", "depth 3"
};

// What is asked of a law, beside the law itself. A plain question stands for itself.
struct Asked {
    enum class How { plainly, always, possible, the_most, is_it_so, can_it_fail };
    How how = How::plainly;
    std::string what;

    Asked() = default;
    Asked(std::string question) : what(std::move(question)) {}  // NOLINT: a question is what is asked
    Asked(const char* question) : what(question) {}             // NOLINT
    Asked(How h, std::string law) : how(h), what(std::move(law)) {}
};
// "Always: the law".
std::string question_of(const Asked&);

// A concrete position (and moves) that shows something, already replayed through the executable
// rules. Canonical: fewest pieces first, then least in record order.
struct Witness {
    std::string position;               // one-line notation
    std::vector<std::string> moves;     // notation
    std::vector<std::string> readings;  // "id=option", only those that are not the default
    std::vector<Picture> pictures;      // before / after, in reading order
    std::string note;                   // one line: what it shows
    std::any stands{};                  // std::pair of the ruleset's setting and position: what was printed, as values
    std::string twin{};                 // of two positions that look the same to a player: the second, in notation
};

struct CheckResult {
    std::string id;  // "nefatavl.conformance.legality": never depends on order or count
    std::string ruleset;
    CheckKind kind = CheckKind::conformance;
    Verdict verdict = Verdict::unknown;
    Method method = Method::proof;
    Scope scope;
    std::vector<std::string> clauses;
    std::string question;  // plain words: what was asked
    Asked asked{};         // ... as data
    std::string detail;    // plain words: what was found; the same on every machine
    std::vector<Witness> witnesses;
    // Of a rule that was asked whether it changes anything and `holds` all the same: it does not by itself. Others
    // decide the same without it, or no formula knows it and a law, claim or example holds the rules to it.
    bool adds_nothing = false;
    bool gave_up = false;  // unknown, because the counted work was spent (give_up)
    Pass by = Pass::none;  // of a proof
    double seconds = 0;    // for the terminal and results.json's timing object only
};

// The counted work was spent before there was an answer: where, if the check asks more than one thing, and what the
// solver says of it, if anything.
void give_up(CheckResult& r, std::string_view solver_says = "", std::string_view where = "");

// Checks in which the program crashed, by id, and how: they are not run again, and that is their result. Of the whole
// program; to be told before the first check runs.
using Crashed = std::map<std::string, std::string, std::less<>>;
void leave_out(Crashed crashed);

struct Options {
    smt::Budget budget;
    std::uint64_t seed = 1;
    int samples = 20000;      // random cases per sampled check
    std::uint64_t plies = 0;  // random positions to look at for each open question; 0: as budget::kMeasureListed has it
    std::string smtlib_dir;   // write each proof's SMT-LIB 2 here; "" = do not
};

// Which of a ruleset's tables an answer may depend on, besides its code; each adds to the one before.
enum class Tables {
    rules,      // clauses and readings
    play,       // what the text shows: its examples, and the exhibits of readings
    sentences,  // the ledger, and the wordings that are tried in its place
    all,        // what we say of the text besides: missing items, examples of options, all exhibits
};

// One check of a suite: its id is known before it runs, so a list can be shown and filtered.
struct CheckTask {
    std::string id;
    CheckKind kind = CheckKind::conformance;
    std::string question;
    std::function<CheckResult(const Options&)> run;
    bool late = false;  // uses what another task finds, and would wait for it
    Tables rests_on = Tables::all;
};

// Is told of a run while it goes on, by one thread at a time.
class RunListener {
public:
    virtual ~RunListener() = default;
    virtual void opens(const std::vector<std::string>& /*ids*/) {}  // of all tasks, in the order in which they begin
    virtual void begins(const std::string& /*id*/) {}
    virtual void ends(const std::string& /*id*/) {}
    // A result and all that began before it are there: so the order is the same for any number of threads.
    virtual void results(const CheckResult&) {}
};
struct RunResults {
    std::vector<CheckResult> done;     // in the order of the tasks
    std::vector<std::string> not_run;  // ids; none unless the program was told to stop
};
// Runs the tasks on `jobs` threads, the late ones last. What goes wrong in a task - an exception, a broken contract,
// no memory - is the task's result, unknown; the others go on. Only a UserError ends the run. When the program is told
// to stop (model/core/stop.hpp), what is not done by then is not run.
RunResults run_all(const std::vector<CheckTask>& tasks, const Options& options, int jobs, RunListener& listener);

// All checks of a ruleset, by registry name; instances are compiled per ruleset.
std::vector<CheckTask> suite(std::string_view ruleset);

// What makes them, each with the tables that its checks rest on unless they say themselves that they rest on less.
struct CheckMaker {
    std::vector<CheckTask> (*make)();
    Tables rests_on;
};
using CheckMakers = std::array<CheckMaker, 3>;
Roll<CheckMakers>& check_roll();
RollLines<CheckMakers> checks_built_here();

// A ruleset's own, compiled once (checkers/conformance_of_ruleset.hpp and of_ruleset.hpp).
template <class Game>
struct CompiledConformance {
    static std::vector<CheckTask> checks();
};
template <class Game>
struct CompiledChecks {
    static std::vector<CheckTask> of_properties();
    static std::vector<CheckTask> of_text();
};

}  // namespace nomos
