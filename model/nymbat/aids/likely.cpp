#include "model/nymbat/aids/likely.hpp"

#include <algorithm>

namespace nomos::nymbat {
namespace {

using Set = Hexagon::Hexes;

int lowest_number(const Position<Native>& p, Side side, const Set& hexes) {
    int lowest = kTopNumber;
    hexes.for_each([&](int hex) { lowest = std::min(lowest, number_on(p, side, hex)); });
    return lowest;
}
bool is_moving(const Position<Native>& p) {
    return p.is(Stage::chosen) || p.is(Stage::moving) || p.is(Stage::judging) || p.is(Stage::breaking);
}
// The turn has not begun.
void forget_the_turn(Position<Native>& p) {
    p.stage = only(Stage::start);
    p.brought = p.speed = p.front = p.budget = 0;
    p.waiting = p.members = p.hole = {};
    p.removed = false;
}
// The removal is settled.
void forget_the_hole(Position<Native>& p) {
    p.stage = only(Stage::moving);
    p.hole = {}, p.budget = 0;
}

// --- sides ---------------------------------------------------------------------------------------
// One side a hex, no 7, and no more points than a side has.
void settle_pieces(Position<Native>& p, Side side) {
    int points = 0;
    p.pieces_of(side).for_each([&](int hex) {
        const int number = std::min(number_on(p, side, hex), kTopNumber);
        const bool stays = points + number <= kFirstReserve && !p.pieces_of(enemy_of(side)).test(hex);
        put(p, side, hex, stays ? number : 0);
        points += stays ? number : 0;
    });
    p.reserve[index(side)] = std::min(p.reserve[index(side)], kFirstReserve - points);
}
void settle_counts(const Setting<Native>& s, Position<Native>& p, Dice& dice) {
    const int most = s.readings.is(DelayTurns::seven) ? kDelaysUpToSeven - 1 : 2;
    for (int& delays : p.delays) delays = std::min(delays, most);
    p.begun = {true, true};
    for (const Side side : {Side::red, Side::blue})
        p.owes[index(side)] = p.owes[index(side)] && s.readings.is(PenaltyWhen::next_turn) && side != side_to_move(p);
    int& reserve = p.reserve[index(side_to_move(p))];
    if (p.is(Stage::bringing) && reserve == 0) forget_the_turn(p);
    if (p.is(Stage::bringing)) p.brought = 1 + dice.below(reserve);
    if (p.is(Stage::owing)) reserve = 0;
    if (p.is(Stage::owing) && p.pieces_of(side_to_move(p)).none()) forget_the_turn(p);
}

// --- the turn under way ------------------------------------------------------------------------------
void settle_hole(const Setting<Native>& s, Position<Native>& p) {
    const Side mover = side_to_move(p), enemy = enemy_of(mover);
    p.hole.for_each([&](int hex) { put(p, enemy, hex, 0); });
    const Set own = p.hole & p.pieces_of(mover);
    p.removed = true, p.budget = std::min(p.budget, kTopNumber);
    if (own.any()) {
        const int number = number_on(p, mover, own.lowest());
        p.members |= own;
        p.budget = p.is(Stage::judging) ? number : std::min(p.budget, number);
    }
    const bool two = (Hexagon::around(p.hole) & p.pieces_of(enemy)).count() >= 2;
    const bool may = own.any() || s.readings.is(BreakthroughLostMover::also);
    if (!may || (p.is(Stage::judging) && !two)) forget_the_hole(p);
}
void settle_group(Position<Native>& p) {
    const Side mover = side_to_move(p);
    p.members &= p.pieces_of(mover), p.waiting &= p.members;
    if (p.members.none() && p.is(Stage::chosen)) return forget_the_turn(p);
    p.removed = (p.removed || p.members.none()) && !p.is(Stage::chosen);
    p.speed = std::clamp(p.speed, 1, lowest_number(p, mover, p.waiting));
    if (!p.is(Stage::chosen)) return;
    p.waiting = p.members, p.speed = lowest_number(p, mover, p.members);
    p.front = Hexagon::kRows - 1;
    p.members.for_each([&](int hex) { p.front = std::min(p.front, distance_to_goal(mover, hex)); });
}

// Who is in the middle of a turn moved last.
void settle_last_mover(Position<Native>& p) {
    if (p.is(Stage::start) || p.is(Stage::chosen) || p.is(Stage::owing)) return;
    p.blue_moved_last = p.blue_to_move;
    if (!p.is(Stage::bringing) || !p.begun[index(side_to_move(p))]) p.blue_stepped_last = p.blue_to_move;
}

}  // namespace

void make_likely(const Setting<Native>& setting, Position<Native>& p, Dice& dice) {
    settle_pieces(p, Side::red), settle_pieces(p, Side::blue);
    settle_counts(setting, p, dice);
    if (p.hole.any()) settle_hole(setting, p);
    if (is_moving(p)) settle_group(p);
    settle_last_mover(p);
}

Position<Native> throw_first_turn(const Setting<Native>& setting, Dice& dice) {
    Position<Native> p = start(setting);
    const auto bring_some = [&](Side side) {
        Set room = set_up_area(side);
        int points = 0;
        for (int pieces = 1 + dice.below(8); pieces > 0 && points < kFirstTurnLimit; --pieces) {
            const int number = 1 + dice.below(std::min(kTopNumber, kFirstTurnLimit - points));
            for (int skip = dice.below(3); skip > 0; --skip) room.pop_lowest();
            put(p, side, room.pop_lowest(), number), points += number;
        }
        return points;
    };
    if (dice.one_in(2)) {  // the first side has had its turn
        p.reserve[index(side_to_move(p))] -= bring_some(side_to_move(p));
        p.begun[index(side_to_move(p))] = true;
        p.blue_moved_last = p.blue_stepped_last = p.blue_to_move, p.blue_to_move = !p.blue_to_move;
    }
    if (dice.one_in(2)) p.brought = bring_some(side_to_move(p)), p.stage = only(Stage::bringing);
    settle_last_mover(p);
    return p;
}

}  // namespace nomos::nymbat
