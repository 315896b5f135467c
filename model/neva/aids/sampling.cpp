// Positions and steps thrown at random: sparse and crowded boards, captures under way, players
// who are out, men on corners; seldom what play from the start would give.
#include "model/neva/ruleset.hpp"

namespace nomos::neva {
namespace {

Setting<Native> thrown_setting(Dice& dice) {
    Setting<Native> s = usual_setting();
    s.readings = thrown_readings<Reading>(readings(), dice);
    s.first = Bits<kPlayers>::single(dice.below(kPlayers));
    s.pairs = dice.one_in(2);
    return s;
}

std::size_t mover_of(const Position<Native>& p) { return static_cast<std::size_t>(p.turn.lowest()); }

// Some piece of the word; the word must not be empty.
int any_of(Bits<kCells> word, Dice& dice) {
    for (int skip = dice.below(word.count()); skip > 0; --skip) word.pop_lowest();
    return word.lowest();
}

void throw_capture(Position<Native>& p, Dice& dice) {
    const Bits<kCells> own = p.pieces_of(mover_of(p)), other = p.occupied() & ~own;
    if (own.none() || dice.one_in(16))
        p.jumper.set(dice.below(kCells));
    else
        p.jumper.set(any_of(own, dice));
    const int thin = 1 + dice.below(4);
    other.for_each([&](int cell) { p.captured.assign(cell, dice.one_in(1 + thin)); });
}

}  // namespace

auto RulesetType::throw_position(Dice& dice) -> std::pair<Setting<Native>, Position<Native>> {
    Position<Native> p{};
    const int free = dice.below(9), kings = 1 + dice.below(4), players = 1 + dice.below(kPlayers);
    // Where two are left they are any two, neighbours or opposite: allies or enemies by each answer to pairs.allies.
    const int first = dice.below(kPlayers), apart = players == 2 ? 1 + dice.below(kPlayers - 1) : 1;
    const auto someone = [&] { return (first + apart * dice.below(players)) % kPlayers; };
    for (int cell = 0; cell < kCells; ++cell) {
        if (dice.below(10) < free + 1) continue;
        const auto player = static_cast<std::size_t>(someone());
        (dice.one_in(kings + 1) ? p.kings : p.men)[player].set(cell);
    }
    p.turn.set(dice.one_in(8) ? dice.below(kPlayers) : someone());
    if (dice.one_in(6)) p.retired.set(dice.below(kPlayers));
    if (dice.one_in(3)) throw_capture(p, dice);
    return {thrown_setting(dice), p};
}

// Mostly along a line from a piece of the mover, with marks that fit what stands in between.
auto RulesetType::throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) -> Move<Native> {
    if (dice.one_in(12)) return {};
    const Bits<kCells> own = p.jumper.any() ? p.jumper : p.pieces_of(mover_of(p));
    const int from = own.none() || dice.one_in(12) ? dice.below(kCells) : any_of(own, dice);
    const Direction d = kDirections[static_cast<std::size_t>(dice.below(4))];
    int to = from, between = 0;
    for (int steps = 1 + dice.below(dice.one_in(2) ? 2 : 5); steps > 0; --steps) {
        const int on = Board::neighbour(to, d);
        if (on < 0) break;
        if (to != from && p.occupied().test(to)) ++between;
        to = on;
    }
    Move<Native> m{Bits<kCells>::single(from), Bits<kCells>::single(to), between == 1, false};
    for (const auto& kings : p.kings) m.king = m.king || kings.test(from);
    if (dice.one_in(12)) m.jump = !m.jump;
    if (dice.one_in(12)) m.king = !m.king;
    return m;
}

}  // namespace nomos::neva
