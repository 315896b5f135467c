#include "tests/tictactoe/ruleset.hpp"

namespace nomos::tictactoe {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "tictactoe",
        .title = "Tic-tac-toe",
        .source_file = "tictactoe.txt",
        .board = "3x3 board",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "cross wins", "nought wins", "drawn"},
        .right = right(),
        .answers = answers(),
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
