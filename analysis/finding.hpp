// Findings: what goes to the reader of a report.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/verdict.hpp"

namespace nomos {

enum class FindingKind {
    contradiction,
    clash,
    gap,
    ambiguity,
    harmless_ambiguity,
    false_claim,
    vague_claim,
    missing_content,
    dead_text,
    loose_notation,
    leak,
    violation
};
std::string_view name_of(FindingKind);

// How much it matters, worst last; measured, not guessed.
enum class Materiality {
    not_applicable,
    unreachable,
    none_found,
    no_effect,
    changes_moves,
    changes_effect,
    changes_winner,
    changes_value
};
std::string_view name_of(Materiality);

// The shortest line of play on a board to where the options of a reading differ, as a solver finds it (unrolled.hpp).
struct ShortestLine {
    enum class Answer { not_asked, found, none, given_up };
    Answer answer = Answer::not_asked;
    int refuted = -1;                 // no line of as many plies or fewer: refuted; -1: that was not shown of any
    std::vector<std::string> line{};  // if found: one ply more; replayed by the executable rules
    std::string option{};             // ... which leads to where this one makes a difference
    Materiality changes = Materiality::none_found;  // ... of this kind
    bool by_steps = false;                          // a ply is a step of a turn
    // Why it was not asked for, or given up: single steps, or single positions, cannot tell; the solver's units were
    // spent on the question, or on showing that nothing is left out of it.
    enum class Why { nothing, whole_turns, history, units, units_for_all };
    Why why = Why::nothing;
};
std::string_view name_of(ShortestLine::Answer);

// How the options of a reading fare in play from the set-up, and on boards small enough to be solved.
// What was not met is said with what was looked at.
struct SmallBoard {
    std::string board;  // "5x5, attackers=2"
    Materiality changes =
        Materiality::not_applicable;  // no_effect: counts of positions, moves and ends, and the value are alike
    std::string usual, other;         // who can force what, where the value changes
    std::string option;               // ... under this option
    bool explored = true;             // completely; else `changes` is what the shortest line shows
    ShortestLine shortest{};
    std::string replay{};  // the command that plays a line of it from standard input
};
struct Measured {
    std::uint64_t looked_at = 0;  // positions of random play; 0: nothing was measured
    std::uint64_t met = 0;        // of those, in which any other option differs from the default
    int games = 0;
    int earliest = -1;                               // plies from the set-up to the first of those met
    std::optional<std::vector<std::string>> line{};  // moves to the first met in games that players set up as usual
    Materiality in_play = Materiality::none_found;   // the weightiest that was met
    std::vector<SmallBoard> small;                   // smallest first
    std::optional<SmallBoard> own{};                 // what the solver says of the board that is played on

    std::uint64_t per_million() const { return looked_at == 0 ? 0 : met * 1'000'000 / looked_at; }
    // The smallest board on which the options differ; nothing if they are alike on all.
    const SmallBoard* smallest() const {
        for (const SmallBoard& b : small)
            if (b.changes > Materiality::no_effect) return &b;
        return nullptr;
    }
};

// One side of a comparison: what happens under one option.
struct Side {
    std::string option;  // "helps"
    std::string says;    // what the option means at the table
    std::string rests_on;
    std::string consequence;  // "White wins at once", "the move is not allowed"
    Picture picture;          // the board under this option, the move marked
    bool is_default = false;
};

struct FunnelStep {
    std::string evidence;  // example id or "set-up"
    std::string says;
    std::uint64_t before = 0, after = 0;  // reading sets left
};

struct Finding {
    std::string id;  // "nefatavl.king.brown-square"; never depends on order or count
    std::string ruleset;
    FindingKind kind = FindingKind::ambiguity;
    std::string title;  // the question, or what is wrong, in plain words
    std::string explanation;
    std::vector<std::string> clauses;
    std::vector<int> sentences;              // ledger numbers
    std::vector<std::string> readings;       // reading ids
    std::vector<Side> sides;                 // two for an ambiguity, none or one otherwise
    Witness witness;                         // position "" when there is none
    std::string witness_note;                // "Three stones; no smaller position shows it."
    std::vector<std::string> line;           // moves from the set-up to where it happens, "" none
    std::vector<std::string> settled;        // "KEY=VALUE": what players settle before it, otherwise than usual
    std::vector<std::string> line_readings;  // "id=option": readings under which it is played, the others as usual
    std::string line_note;                   // "first met at ply 11 ..." or "none found within ..."
    std::vector<std::string> evidence;       // plain sentences
    Materiality materiality = Materiality::not_applicable;
    Measured measured;              // of an open question
    bool by_history = false;        // only the course of a whole game tells its options apart
    bool by_law = false;            // a law shows that its options are the same game, though single steps differ
    std::string suggestion;         // one sentence that would settle it
    std::string decided_by;         // "proof over all positions of the 11x11 board"
    Method method = Method::proof;  // what decided it
    bool decided = true;            // false: the search behind it ran out of budget
    std::string command;            // reproduces it
};

// Does every game end under an option, the other readings as usual?
struct Ending {
    std::string reading;  // "id=option"; "" all as usual
    std::string answer;   // "every game ends"
    std::string how;      // by what that is known
};

// "1 ply", "4 plies"; and how the note begins of a line that needs none.
inline std::string counted_plies(std::size_t n) { return std::to_string(n) + (n == 1 ? " ply" : " plies"); }
inline constexpr std::string_view kInTheSetUp = "Met in the set-up already";

// Everything a report shows of one ruleset.
struct RulesetReport {
    std::string ruleset, title, board;
    std::vector<CheckResult> checks;
    std::vector<Finding> findings;  // worst first
    std::vector<FunnelStep> funnel;
    std::uint64_t reading_sets = 0;
    std::vector<Ending> endings{};  // all as usual first
};

}  // namespace nomos
