// Each clause under its id, with a case where it does not apply. A line says what fails; then the exit code is 1.
#include <cstdio>

#include "model/starter/ruleset.hpp"

namespace nomos::starter {
namespace {

int failed = 0;
void check(bool holds, const char* clause) {
    if (!holds) ++failed, std::fprintf(stderr, "not as it should be: %s\n", clause);
}
Setting<Native> under(WinDiagonal option) {
    auto setting = RulesetType::default_setting();
    setting.readings.chosen[static_cast<std::size_t>(Reading::win_diagonal)] =
        Bits<kMostOptions>::single(static_cast<int>(option));
    return setting;
}
const auto kUsual = RulesetType::default_setting();
bool legal(const Position<Native>& p, const char* move) {
    return Rules<Native>::legal(kUsual, p, Parts::parse_move(move));
}
Position<Native> played(const Position<Native>& p, const char* move) {
    return Rules<Native>::apply(kUsual, p, Parts::parse_move(move));
}
bool is(Outcome outcome, const Position<Native>& p, const Setting<Native>& setting = kUsual) {
    return Rules<Native>::outcome(setting, p) == only<Native>(outcome);
}
// White's stones so far in a line from a1.
Position<Native> white_on(int stones, int columns, int rows) {
    Position<Native> p;
    for (int i = 0; i < stones; ++i) p.white.set(Board::cell(i * columns, i * rows));
    return p;
}

void test_clauses() {
    const Position<Native> empty;
    const auto once = played(empty, "b2");
    check(once.black_to_move && !played(once, "a1").black_to_move, "turn.alternate");
    check(once.white.test(Board::cell(1, 1)) && none(once.black), "put.own");
    check(legal(once, "a1") && !legal(once, "b2"), "put.empty-square");

    check(is(Outcome::white_wins, white_on(kRow, 1, 0)) && is(Outcome::white_wins, white_on(kRow, 0, 1)), "win.row");
    check(is(Outcome::in_play, white_on(kRow - 1, 1, 0)), "win.row, one stone short");
    const auto diagonal = white_on(kRow, 1, 1);
    check(is(Outcome::white_wins, diagonal, under(WinDiagonal::counts)), "win.row under win.diagonal=counts");
    check(is(Outcome::in_play, diagonal, under(WinDiagonal::straight)), "win.row under win.diagonal=straight");
    check(!legal(white_on(kRow, 1, 0), "c3") && legal(white_on(kRow - 1, 1, 0), "c3"), "win.ends-game");

    Position<Native> full;  // never more than two of a colour in any line
    for (int cell = 0; cell < Board::kCells; ++cell)
        ((Board::column(cell) / 2 + Board::row(cell)) % 2 == 0 ? full.white : full.black).set(cell);
    check(is(Outcome::drawn, full), "end.full-board");
    full.white.reset(0);
    check(is(Outcome::in_play, full), "end.full-board, one square left");
}

}  // namespace
}  // namespace nomos::starter

int main() {
    nomos::starter::test_clauses();
    return nomos::starter::failed == 0 ? 0 : 1;
}
