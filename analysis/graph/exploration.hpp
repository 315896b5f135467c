// What exploring a small board comes to, free of the ruleset's types.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "analysis/findings/rounds_of_play.hpp"
#include "analysis/graph/progress.hpp"
#include "model/core/registry.hpp"

namespace nomos::graph {

inline constexpr std::uint64_t kExploreNumbered = 1U << 20;  // numbers of a board that is explored by storing positions
inline constexpr std::uint64_t kExploreMemory = std::uint64_t{6} << 30;  // explore --memory, in bytes

// What is explored: the board that was chosen, and how it is played on.
struct ChosenBoard {
    std::string ruleset, board, differs, start;
    std::string ply;                    // what a ply is, "" what players call a move
    std::string replay;                 // the command that plays a line, which it reads from standard input
    std::vector<std::string> readings;  // "id=option", those not played by default
};
using OnChosen = std::function<void(const ChosenBoard&)>;

struct ExploreChoice {
    TableChoice table;                // readings, a board file, what players settle
    std::string board;                // a size that the ruleset's study offers; "" the first
    std::vector<std::string> pieces;  // "COUNT=N"
    std::string position;             // where it starts, "" the set-up
    std::uint64_t limit = 0;          // positions, 0: no limit
    std::uint64_t most_edges = 0;     // no value is asked for beyond as many
    bool up_to_symmetry = true;
    std::uint64_t most_numbered = 0;    // bytes for a board whose positions can be numbered: it is explored to its end,
                                        // whatever the limit; 0: positions are stored
    std::uint64_t fewest_numbered = 0;  // ... unless it has no more than so many
    std::uint64_t few_held = 1U << 16;  // ... and so few positions of a layer are held for its components
    bool conformance = false;           // compare the two encodings in every position
    bool graphml = false, dot = false;
    int jobs = 1;
    OnChosen on_chosen;  // before the search
    OnProgress on_progress;
};

struct ValueOfBoard {
    BoardValue start{};
    // Of two sides: in how many positions the first and the second can force a win, and in how many neither can.
    std::vector<std::uint64_t> positions{};
    std::vector<int> longest{};       // ... by side, the longest win that can be forced, in plies; -1: none
    std::vector<std::string> line{};  // best play, when somebody wins
};
// Why components are not counted: they are; numbers stand for images, too, that count as positions of their own; there
// was no room for moves.
enum class Uncounted { no, images, memory };
struct ComponentsOfBoard {
    std::uint64_t count = 0, cyclic = 0, on_cycles = 0, largest = 0;
    bool loops = false;                    // one is shown; by number it was looked for near the start only
    std::vector<std::string> lead, round;  // a way to a loop, and once around it
    Uncounted uncounted = Uncounted::no;
};

struct Exploration : ChosenBoard {
    std::vector<std::string> sides;
    int symmetries = 1;
    bool closed = true;  // the start is its own image under all of them
    bool complete = false;
    bool stopped = false;  // somebody told the program to: what is said is true, and more would have been
    std::uint64_t positions = 0, without_symmetry = 0;
    std::vector<std::uint64_t> per_depth;
    std::uint64_t in_play = 0, dead_ends = 0, not_expanded = 0;
    std::vector<std::pair<std::string, std::uint64_t>> ends;  // by outcome
    bool numbered = false;                                    // no position is stored: it is known by its place
    int bits = 0;                                             // a position's own
    double bytes_beside = 0;                                  // a position, beside its own bits
    double seconds = 0;                                       // of the search
    int longest = -1;                                         // plies of the longest shortest game, -1: no end was met
    std::string longest_outcome;
    std::vector<std::string> longest_line;
    std::optional<std::uint64_t> edges;  // nothing: more than were asked for
    std::optional<ComponentsOfBoard> components;
    std::optional<ValueOfBoard> value;
    std::optional<std::uint64_t> compared;   // moves judged by both encodings
    std::vector<std::string> disagreements;  // where they differ; at most ten
    std::string graphml, dot;
    std::string undrawn;  // why these are empty though they were asked for
};

// How much another option matters on a board, by what is weightiest: the value of its start, who wins
// where, what can be played or reached, or nothing.
enum class Weight { nothing, play, ends, value };
Weight weight_of(const Exploration& usual, const Exploration& other);

// --- shortest lines to where options differ (analysis/unrolled/shortest_search.hpp) -----------------------
struct Unrolling : ChosenBoard {
    int plies = 0;                    // lines of so many at most were asked for
    std::vector<ShortestLine> lines;  // by reading
};
// `resources`: Z3's units, a question and ply.
Unrolling unroll(std::string_view ruleset, const ExploreChoice& choice, int plies, unsigned resources);

// Throws UserError for a board, count, position or reading that is not there, as do all that take a choice.
Exploration explore(std::string_view ruleset, const ExploreChoice& choice);
// What can be asked for, by ruleset: sizes and counts. Empty where a ruleset offers no study.
struct SmallGameOffer {
    std::string board;
    std::vector<std::string> pieces, settled;
    bool too_large = false;  // to be explored completely
    int unrolled = 0;        // plies of the lines that the solver is asked for
    unsigned units = 0;      // Z3's, a question and ply
};
struct StudyOffer {
    std::vector<std::string> boards, differs, counts, counts_say;
    std::vector<SmallGameOffer> small;  // explored completely in about a second, smallest first
    std::optional<SmallGameOffer> own;  // the board that is played on, if it pays to ask the solver for lines on it
};
StudyOffer study_of(std::string_view ruleset);

// --- play on a small board (table.hpp) ----------------------------------------------------------
std::unique_ptr<Table> table_of(std::string_view ruleset, const ExploreChoice& choice);
// The command for it, on the board of this id unless the choice brings a file.
std::string replay_command(std::string_view ruleset, std::string_view board, const ExploreChoice& choice);

// --- does every game end? (round_play.hpp) -----------------------------------------------------
RoundsOfPlay rounds_of_play(std::string_view ruleset, int games, int plies);

}  // namespace nomos::graph
