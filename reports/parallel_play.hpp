// One line of play under two ways to read the rules at once, or under one: the same moves, side by side.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/core/registry.hpp"

namespace nomos {

// Where a side has come to, and what it made of the last move.
struct SideOfPlay {
    std::string position, outcome;
    std::vector<std::string> before;  // positions on the way here
    bool goes_on = true;              // in play, and it refused no move
    bool moved = false;               // it made the last move
    bool refused = false;             // it does not allow the last move; neither: it stood still already
    Judgement judged{};               // of the last move, if it was asked
};
struct PlyOfPlay {
    std::string move;  // "" of the beginning
    std::vector<SideOfPlay> sides;
};
// What came of a move that was tried. Refused by every side, or with no side left to make it, it changes nothing.
struct TriedMove {
    enum class What { played, refused, over };
    What what = What::over;
    std::string move;                   // as it is written
    std::vector<Judgement> judgements;  // a side, where it was asked
};
// A move that some side allows.
struct MoveHere {
    std::string move;
    std::vector<bool> allowed;  // a side
    bool other_result = false;  // both allow it, from one position, and it leads elsewhere or ends otherwise
    std::vector<Judgement> judgements{};
};

class ParallelPlay {
public:
    // From the set-up when no position is given; `in_play` is the outcome of a game that goes on. Throws as tables do
    // for what is no position.
    ParallelPlay(std::vector<std::unique_ptr<Table>> tables, const std::string& position, std::string in_play);

    void begin(const std::string& position);
    // Throws ParseError for what no side can read as a move. A side that refuses it stands still from then on.
    TriedMove play(const std::string& move);
    // False when nothing is left to take back.
    bool back();

    const std::vector<PlyOfPlay>& plies() const { return plies_; }  // the first is the beginning
    const std::vector<SideOfPlay>& now() const { return plies_.back().sides; }
    const Table& table(std::size_t side) const { return *tables_[side]; }
    bool goes_on() const;
    // All sides have the same position and outcome.
    bool together() const { return is_together(plies_.back()); }
    // With this ply, the last one, they came apart.
    bool parts_at(std::size_t ply) const;
    bool parts_here() const { return parts_at(plies_.size() - 1); }
    // In the order of the first side that allows them.
    std::vector<MoveHere> moves() const;

private:
    static bool is_together(const PlyOfPlay& ply);
    SideOfPlay after(std::size_t side, const Judgement& judgement) const;
    void compare(std::vector<MoveHere>& moves) const;

    std::vector<std::unique_ptr<Table>> tables_;
    std::string in_play_;
    std::vector<PlyOfPlay> plies_;
};

}  // namespace nomos
