// Playing a recorded game, judging each move, up to the first that is not legal.
//
// A line of the record is one move as the notation has it, or a row of them: words between blanks,
// perhaps behind the number of the row. What annotators add is passed over: "!!", a remark that the
// ruleset knows ("King", with or without a dash before it), the players' names above the columns. Moves
// with a comma and a blank between them are a line of play as Nomos prints it; it has no cells, and what
// looks like an empty one is the pass of the player to move.
//
// An empty cell "-" is counted off by the seats. If it is the seat of the player to move, it is his
// pass and is judged as such. Otherwise the rules have just gone past this seat, which they do only
// if its player is out: no move. Cells of players who are out may be left out, but then a pass that
// follows directly is taken for one of them.
#pragma once

#include "model/core/game_file.hpp"
#include "model/core/registry.hpp"

namespace nomos {

struct Ply {
    enum class Kind { played, skipped, illegal };
    Kind kind = Kind::illegal;
    GameText move;                      // without remarks
    std::string player;                 // where seats have names: whose cell it is
    std::vector<std::string> choices;   // the legal moves there
    std::string after, outcome;         // when played; for an illegal one the outcome before it
    std::vector<std::string> sums{};    // what decides it, or against it: "attack 4 against defence 3"
    std::vector<std::string> clauses;   // when illegal: each by itself forbids it (Judgement)
    std::vector<std::string> readings;  // when illegal: each by itself allows the game up to it
};
struct Replay {
    std::string start, last;  // positions; the last is the one before an illegal move
    std::string outcome;
    std::vector<Ply> plies;
    bool leads_astray = false;  // all moves are legal, and lead where the file says that they do not
    bool legal() const { return plies.empty() || plies.back().kind != Ply::Kind::illegal; }
};
// Throws ParseError with file, line and column for what cannot be read.
Replay replay(const Table& table, const RulesetInfo& info, const GameFile& game);

// The moves of one line, and its empty cells.
std::vector<GameText> moves_of(const Table& table, const GameText& line, const std::string& file);

}  // namespace nomos
