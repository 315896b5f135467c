// Tic-tac-toe's clauses: what the text states, one line each.
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::tictactoe {

enum class Clause {
    turn_alternate,
    mark_own,
    mark_empty_square,
    win_line,
    win_ends_game,
    end_full_board,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"tictactoe.turn.alternate", "Cross begins; then the players take turns."},
    {"tictactoe.mark.own", "In his turn a player puts one mark of his own on a square."},
    {"tictactoe.mark.empty-square", "The square must be empty."},
    {"tictactoe.win.line", "Three marks of one player along a row, a column or a diagonal win."},
    {"tictactoe.win.ends-game", "Once somebody has won, no more marks are put."},
    {"tictactoe.end.full-board", "The game ends when the board is full."},
    {"tictactoe.frame.rest-stays", "Whatever no other clause changes stays as it is (unstated)."},
}};

}  // namespace nomos::tictactoe
