#include "model/morris/ruleset.hpp"

namespace nomos::morris {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "morris",
        .title = "Three men's morris",
        .source_file = "morris.txt",
        .board = "3x3 board",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "white wins", "black wins"},
        .right = right(),
    };
    return data;
}

// Any pieces anywhere, so that positions that no play reaches are tried as well; mostly no more than there are.
std::pair<Setting<Native>, Position<Native>> RulesetType::throw_position(Dice& dice) {
    Setting<Native> setting;
    for (auto& chosen : setting.readings.chosen) chosen.set(dice.below(2));
    Position<Native> p;
    const int most = dice.one_in(4) ? Board::kCells : 2 * kPieces;
    for (int i = dice.below(most + 1); i > 0; --i) {
        const int c = dice.below(Board::kCells);
        if (!p.pieces().test(c)) (p.white.count() <= p.black.count() ? p.white : p.black).set(c);
    }
    if (dice.one_in(8)) std::swap(p.white, p.black);
    p.black_to_move = dice.one_in(2);
    return {setting, p};
}
// Half of the moves are of the mover's pieces, if he has any.
Move<Native> RulesetType::throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) {
    Move<Native> move{{}, Board::Cells::single(dice.below(Board::kCells))};
    if (!dice.one_in(3)) move.from = Board::Cells::single(dice.below(Board::kCells));
    const auto own = p.black_to_move ? p.black : p.white;
    if (dice.one_in(2) && any(own)) {
        int skipped = dice.below(own.count());
        own.for_each([&](int c) {
            if (skipped-- == 0) move.from = Board::Cells::single(c);
        });
    }
    return move;
}

}  // namespace nomos::morris
