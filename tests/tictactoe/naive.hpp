// Tic-tac-toe a third time, as slowly and plainly as possible: a letter a square, the eight lines written out.
#pragma once

#include <algorithm>
#include <string>

#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe {

struct Naive {
    using Outcomes = Bits<static_cast<int>(Outcome::count_)>;

    static bool legal(const Setting<Native>&, const Position<Native>& p, const Move<Native>& m) {
        const std::string board = board_of(p);
        const bool is_empty = board[static_cast<std::size_t>(m.square.lowest())] == '.';
        return is_empty && !has_line(board, 'x') && !has_line(board, 'o');
    }
    static Position<Native> apply(const Setting<Native>&, const Position<Native>& p, const Move<Native>& m) {
        Position<Native> after = p;
        (p.noughts_to_move ? after.noughts : after.crosses).set(m.square.lowest());
        after.noughts_to_move = !p.noughts_to_move;
        return after;
    }
    // Both have won where both have a line.
    static Outcomes outcome(const Setting<Native>& s, const Position<Native>& p) {
        const std::string board = board_of(p);
        Outcomes outcomes;
        if (has_line(board, 'x')) outcomes.set(static_cast<int>(Outcome::cross_wins));
        if (has_line(board, 'o')) outcomes.set(static_cast<int>(Outcome::nought_wins));
        if (outcomes.any()) return outcomes;
        const bool is_full = std::count(board.begin(), board.end(), '.') == 0;
        if (!is_full)
            outcomes.set(static_cast<int>(Outcome::in_play));
        else if (s.readings.is(EndFullBoardResult::drawn))
            outcomes.set(static_cast<int>(Outcome::drawn));
        else
            outcomes.set(static_cast<int>(p.noughts_to_move ? Outcome::cross_wins : Outcome::nought_wins));
        return outcomes;
    }

private:
    static std::string board_of(const Position<Native>& p) {
        std::string board(9, '.');
        p.crosses.for_each([&](int cell) { board[static_cast<std::size_t>(cell)] = 'x'; });
        p.noughts.for_each([&](int cell) { board[static_cast<std::size_t>(cell)] = 'o'; });
        return board;
    }
    static bool has_line(const std::string& board, char mark) {
        constexpr std::size_t kLines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                              {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        return std::any_of(std::begin(kLines), std::end(kLines), [&](const auto& line) {
            return std::all_of(std::begin(line), std::end(line), [&](std::size_t cell) { return board[cell] == mark; });
        });
    }
};

}  // namespace nomos::tictactoe
