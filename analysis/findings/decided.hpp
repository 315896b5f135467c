// What decided a finding, and what it says of how two options relate.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "analysis/findings/rounds_of_play.hpp"
#include "checkers/verdict.hpp"

namespace nomos {

// What the second option allows, seen from the first.
enum class Relation { unknown, equivalent, same_moves, stricter, looser, incomparable };

namespace decided {

struct Options {
    std::string first, second;
    Relation relation = Relation::unknown;
};
// Positions in which whole turns were compared.
struct Sampled {
    int thrown = 0, played = 0;
};
// Single moves, all other readings open.
struct ByMoves {
    Options options;
    std::string board;
    bool within_budget = true;       // else not all was refuted or shown
    bool moves_can_tell = true;      // else they are proved alike, and only whole games may differ
    bool winner_known = true;        // whether a move can decide the game under one option alone
    std::optional<Sampled> turns{};  // whole turns are chains of these moves, and were alike
};
struct ByTurns {
    Options options;
    Sampled sampled;
};
// Whole turns are the same by a law of steps.
struct ByLawOfTurns {
    std::string why, law;
    Sampled sampled;
};
// It makes no difference which is played, by a law of steps, though single steps differ.
struct ByLawOfSteps {
    std::string why, law;
};
// Whole turns were alike wherever they were compared.
struct TurnsMetAlike {
    Sampled sampled;
    bool steps_differ = false;
};
struct ByHistory {};
struct ByRecord {};
struct ByReading {};  // of the text
struct ByCheck {
    Method method = Method::proof;
    std::string board, readings;
};
struct ByLoop {};

}  // namespace decided

struct Decided {
    std::variant<std::monostate, decided::ByMoves, decided::ByTurns, decided::ByLawOfTurns, decided::ByLawOfSteps,
                 decided::TurnsMetAlike, decided::ByHistory, decided::ByRecord, decided::ByReading, decided::ByCheck,
                 decided::ByLoop>
        by{};
    Method method = Method::proof;
    bool is_decided = true;                 // false: the search behind it ran out of budget
    std::optional<ToldRounds> and_loops{};  // a line and a loop were replayed as well

    bool by_law() const { return std::holds_alternative<decided::ByLawOfSteps>(by); }
    bool by_history() const { return std::holds_alternative<decided::ByHistory>(by); }
};

}  // namespace nomos
