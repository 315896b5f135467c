// Each clause under its id, with a case where it does not apply. A line says what fails; then the exit code is not 0.
#include "model/core/clause_tests.hpp"
#include "model/starter/ruleset.hpp"

namespace nomos::starter {

struct Tests : ClauseTests<RulesetType> {
    // White's stones so far in a line from a1.
    static Position white_on(int stones, int columns, int rows) {
        Position p;
        for (int i = 0; i < stones; ++i) p.stones[Player::white].set(Board::cell(i * columns, i * rows));
        return p;
    }
    void run() {
        const Position empty, once = played(empty, "b2");
        for (const Player player : kEach<Player>) {
            Position p;
            p.to_move = ToMove<Native, Player>::of(player);
            check(played(p, "a1").to_move.is(player_after(player)), "turn.in-order");
        }
        check(once.stones[Player::white].test(Board::cell(1, 1)) && none(once.stones[Player::black]), "put.own");
        check(legal(once, "a1") && !legal(once, "b2"), "put.empty-square");

        const Position row = white_on(kRow, 1, 0), short_row = white_on(kRow - 1, 1, 0),
                       diagonal = white_on(kRow, 1, 1);
        check(is(Outcome::white_wins, row) && is(Outcome::white_wins, white_on(kRow, 0, 1)), "win.row");
        check(is(Outcome::in_play, short_row), "win.row, one stone short");
        check(is(Outcome::white_wins, diagonal, under(WinDiagonal::counts)), "win.row under win.diagonal=counts");
        check(is(Outcome::in_play, diagonal, under(WinDiagonal::straight)), "win.row under win.diagonal=straight");
        check(!legal(row, "c3") && legal(short_row, "c3"), "win.ends-game");

        Position full;  // never more than two of a colour in any line
        for (int cell = 0; cell < Board::kCells; ++cell)
            full.stones[(Board::column(cell) / 2 + Board::row(cell)) % 2 == 0 ? Player::white : Player::black].set(
                cell);
        check(is(Outcome::drawn, full), "end.full-board");
        full.stones[Player::white].reset(0);
        check(is(Outcome::in_play, full), "end.full-board, one square left");
    }
};

}  // namespace nomos::starter

NOMOS_RUN_TESTS(nomos::starter::Tests)
