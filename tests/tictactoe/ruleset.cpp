#include "tests/tictactoe/ruleset.hpp"

namespace nomos::tictactoe {
namespace {

std::span<const LedgerEntry> ledger() {
    using enum SentenceKind;
    using enum SentenceForm;
    static const std::vector<LedgerEntry> table{
        {1, commentary, heading, {"title", 1, 1, 1}, 0xa168224f505398f3, "The name of the game.", {}},
        {2,
         rule,
         sentence,
         {"play", 3, 2, 1},
         0x915f5a36d4949485,
         "The players alternate, and Cross is first.",
         {"tictactoe.turn.alternate"}},
        {3,
         rule,
         sentence,
         {"play", 3, 2, 2},
         0xe49268c1e228c7d1,
         "A turn is one own mark, put on a square of the board that is still free.",
         {"tictactoe.mark.own", "tictactoe.mark.empty-square"}},
        {4,
         rule,
         sentence,
         {"play", 3, 2, 3},
         0x59fc50bbb3f7d37a,
         "Three in line win and end the putting of marks.",
         {"tictactoe.win.line", "tictactoe.win.ends-game"}},
        {5,
         rule,
         sentence,
         {"play", 3, 2, 4},
         0x400a1df8990c875a,
         "The game is over, too, when no square is left.",
         {"tictactoe.end.full-board", "tictactoe.end.full-board-result"}},
        {6,
         example,
         sentence,
         {"example", 5, 3, 1},
         0x014c23efc152546e,
         "Cross makes a line along the lowest row, which wins.",
         {"tictactoe.example.bottom-row"}},
    };
    return table;
}

std::span<const ExampleInfo> examples() {
    static const std::vector<ExampleInfo> table{
        {"tictactoe.example.bottom-row", "Cross puts the third mark of the bottom row and wins.", Provenance::assumed,
         ".../oo./xx. x", "c1", true, ".../oo./xxx o", "cross wins"},
    };
    return table;
}

}  // namespace

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "tictactoe",
        .title = "Tic-tac-toe",
        .source_file = "tictactoe.txt",
        .board = "3x3 board",
        .clauses = kClauses,
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = {},
        .outcomes = {"in play", "cross wins", "nought wins", "drawn"},
    };
    return data;
}

// Any marks anywhere, so that positions that no play reaches are tried as well.
std::pair<Setting<Native>, Position<Native>> RulesetType::throw_position(Dice& dice) {
    Setting<Native> setting;
    setting.readings.chosen[0].set(dice.below(2));
    Position<Native> p;
    const int thin = 1 + dice.below(3);
    for (int c = 0; c < Board::kCells; ++c)
        if (dice.one_in(thin)) (dice.one_in(2) ? p.crosses : p.noughts).set(c);
    p.noughts_to_move = dice.one_in(2);
    return {setting, p};
}

}  // namespace nomos::tictactoe
