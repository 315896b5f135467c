// How much an open question matters: in play from the set-up, and on boards small enough to be solved.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

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
    int refuted = -1;                    // no line of as many plies or fewer: refuted; -1: that was not shown of any
    std::vector<std::string> line{};     // if found: one ply more; replayed by the executable rules
    std::string option{};                // ... which leads to where this one makes a difference
    std::vector<std::string> options{};  // ... with all that do
    std::vector<std::string> by{};       // ... and by option the move that shows it there; "": none does
    Materiality changes = Materiality::none_found;  // ... of this kind
    bool by_steps = false;                          // a ply is a step of a turn
    bool within_a_turn = false;  // of steps: no whole turn differs where the line's last turn begins, nor what follows
    // Why it was not asked for, or given up: single steps, or single positions, cannot tell; the solver's units were
    // spent on the question, or on showing that nothing is left out of it.
    enum class Why { nothing, whole_turns, history, units, units_for_all };
    Why why = Why::nothing;
};
std::string_view name_of(ShortestLine::Answer);

// Who can force what from the start of a board.
struct CoalitionValue {
    std::vector<std::string> sides;
    int plies = -1;  // within so many they can force a victory of one of them; -1: they cannot
};
struct BoardValue {
    enum class Comes {
        not_known,    // neither side can force a win inside the part that was explored
        to_a_win,     // of a side
        to_no_win,    // with best play of both it ends without a winner
        to_no_end,    // ... it need never end
        by_coalition  // three sides or more
    };
    Comes comes = Comes::not_known;
    std::string winner{};  // to a win: whose, and within how many plies
    int plies = -1;
    std::vector<CoalitionValue> coalitions{};
    bool is_whole = true;  // all was explored; else a victory that is not forced may be so in the rest
};
// The coalitions that can force a victory.
std::vector<CoalitionValue> forcing(const BoardValue& value);

// What one other option changes on a board, beside what is played.
struct OptionOnBoard {
    std::string option;
    Materiality changes = Materiality::no_effect;
    std::optional<BoardValue> solved{};
};
// How the options of a reading fare in play from the set-up, and on boards small enough to be solved.
// What was not met is said with what was looked at.
struct SmallBoard {
    std::string board;  // "5x5, attackers=2"
    Materiality changes =
        Materiality::not_applicable;  // no_effect: counts of positions, moves and ends, and the value are alike
    std::optional<BoardValue> usual{}, other{};  // where both were solved
    std::string option{};                        // ... under this option, the weightiest; the pair's own of several
    bool explored = true;                        // completely; else `changes` is what the shortest line shows
    ShortestLine shortest{};
    std::string replay{};                  // the command that plays a line of it from standard input
    std::vector<OptionOnBoard> options{};  // each whose play was explored to its end

    const OptionOnBoard* of(std::string_view other_option) const {
        for (const OptionOnBoard& o : options)
            if (o.option == other_option) return &o;
        return nullptr;
    }
};
// Where in random play one other option differs from the default.
struct MetOption {
    std::string option;
    std::uint64_t met = 0;                           // positions
    int earliest = -1;                               // plies from the set-up to the first of those met
    std::optional<std::vector<std::string>> line{};  // moves to the first met, where the question arises as played
    Materiality in_play = Materiality::none_found;   // the weightiest that was met
    std::uint64_t by_another = 0;       // positions, not among those met: other moves, that lead to the same positions
    std::vector<std::string> set_up{};  // "KEY=VALUE": what the players of the line settle, otherwise than usual
    std::string by{};                   // the play after the line in which it differs, if it is one
};
struct Measured {
    std::uint64_t looked_at = 0;  // positions of random play; 0: nothing was measured
    std::uint64_t met = 0;        // of those, in which any other option differs from the default
    int games = 0;
    // Of which games alone, in words of the ruleset: "in pairs". In no others was a difference met, and positions and
    // games are then only those.
    std::string settled{};
    int earliest = -1;                               // plies from the set-up to the first of those met
    std::optional<std::vector<std::string>> line{};  // moves to the first met, where the question arises as played
    std::vector<std::string> set_up{};               // "KEY=VALUE": what its players settle, otherwise than usual
    Materiality in_play = Materiality::none_found;   // the weightiest that was met
    std::vector<MetOption> options{};                // each by itself, in the order of the table
    std::vector<SmallBoard> small;                   // smallest first
    std::optional<SmallBoard> own{};                 // what the solver says of the board that is played on

    // Nothing where the option was not measured.
    const MetOption* of(std::string_view option) const {
        for (const MetOption& o : options)
            if (o.option == option) return &o;
        return nullptr;
    }
    // The smallest board on which the options differ; nothing if they are alike on all.
    const SmallBoard* smallest() const {
        for (const SmallBoard& b : small)
            if (b.changes > Materiality::no_effect) return &b;
        return nullptr;
    }
};

}  // namespace nomos
