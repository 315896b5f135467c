#include "model/nymbat/aids/sampling.hpp"

#include <algorithm>

#include "model/nymbat/aids/likely.hpp"
#include "model/nymbat/well_formed.hpp"

namespace nomos::nymbat {
namespace {

using Set = Hexagon::Hexes;

// For throwing only: the encodings find out what hangs together each in its own way.
Set component(const Set& seed, const Set& within) {
    Set found = seed, last;
    while (found != last) last = std::exchange(found, found | (Hexagon::around(found) & within));
    return found;
}
template <class Visit>
void for_each_component(Set within, Visit&& visit) {
    while (within.any()) {
        const Set one = component(Set::single(within.lowest()), within);
        visit(one), within &= ~one;
    }
}
// Some hex of the set, which must not be empty.
int any_of(Set set, Dice& dice) {
    for (int skip = dice.below(set.count()); skip > 0; --skip) set.pop_lowest();
    return set.lowest();
}
int any_hex(Dice& dice) { return any_of(Hexagon::kBoard, dice); }
int near(int hex, Dice& dice) {
    const int to = Hexagon::neighbour(hex, kWays[static_cast<std::size_t>(dice.below(6))]);
    return to < 0 ? hex : to;
}

// --- the board -----------------------------------------------------------------------------------
// Worms and blobs of one side each, crowded round one hex.
void throw_pieces(Position<Native>& p, Dice& dice) {
    const int middle = any_hex(dice), numbers = 1 + dice.below(kTopNumber), worms = dice.below(7);
    for (int w = 0; w < worms; ++w) {
        const Side side = dice.one_in(2) ? Side::red : Side::blue;
        const bool alike = dice.one_in(2);
        const int number = 1 + dice.below(numbers);
        int at = dice.one_in(5) ? any_hex(dice) : near(near(middle, dice), dice);
        for (int length = 1 + dice.below(10); length > 0; --length, at = near(at, dice))
            if (!p.occupied().test(at)) put(p, side, at, alike ? number : 1 + dice.below(numbers));
    }
}
void throw_odds(Position<Native>& p, Dice& dice) {
    if (dice.one_in(6)) {  // a full set-up area
        const Side owner = dice.one_in(2) ? Side::red : Side::blue;
        (set_up_area(dice.one_in(2) ? Side::red : Side::blue) & ~p.occupied()).for_each([&](int hex) {
            if (!dice.one_in(40)) put(p, owner, hex, 1);
        });
    }
    for (Side side : {Side::red, Side::blue})  // guests and hosts on home rows
        if (dice.one_in(4)) {
            const int hex = any_of(home_row(dice.one_in(2) ? Side::red : Side::blue), dice);
            if (!p.occupied().test(hex)) put(p, side, hex, 1 + dice.below(kTopNumber));
        }
    if (dice.one_in(30)) put(p, Side::red, any_hex(dice), 1 + dice.below(kMostOnPaper));
    if (dice.one_in(12))
        for (auto& digits : p.pieces[static_cast<std::size_t>(dice.below(kSides))]) digits = {};
}

// --- the turn under way ----------------------------------------------------------------------------
void throw_group(Position<Native>& p, Dice& dice) {
    const Set own = p.pieces_of(side_to_move(p));
    p.members = own.none() ? Set() : component(Set::single(any_of(own, dice)), own);
    p.waiting = p.members;
    if (!p.is(Stage::chosen))
        p.members.for_each([&](int hex) {
            if (dice.one_in(3)) p.waiting.reset(hex);
        });
    if (dice.one_in(20)) p.waiting.set(any_hex(dice));
    p.speed = 1 + dice.below(kTopNumber), p.front = dice.below(Hexagon::kRows);
    int least = p.front;
    p.members.for_each([&](int hex) { least = std::min(least, distance_to_goal(side_to_move(p), hex)); });
    if (dice.one_in(2)) p.front = std::clamp(least + dice.below(3) - 1, 0, Hexagon::kRows - 1);
    p.removed = dice.one_in(3);
}
// A hole is best where two enemies touch it.
void throw_breakthrough(Position<Native>& p, Dice& dice) {
    const Set enemies = p.pieces_of(enemy_of(side_to_move(p))), near_them = Hexagon::around(enemies) & ~enemies;
    int hole = any_hex(dice);
    for (int tries = dice.below(10); tries > 0 && near_them.any(); --tries) {
        hole = any_of(near_them, dice);
        if ((Hexagon::around(Set::single(hole)) & enemies).count() > 1) break;
    }
    p.hole.set(hole);
    p.budget = dice.below(kMostOnPaper + 1), p.removed = !dice.one_in(12);
}
void throw_turn(Position<Native>& p, Dice& dice) {
    static constexpr std::array kMidTurn{Stage::start,    Stage::bringing, Stage::chosen,  Stage::moving,
                                         Stage::judging,  Stage::judging,  Stage::judging, Stage::breaking,
                                         Stage::breaking, Stage::owing};
    p.stage =
        only(dice.one_in(4) ? Stage::start : kMidTurn[static_cast<std::size_t>(dice.below(int{kMidTurn.size()}))]);
    if (p.is(Stage::bringing)) p.brought = dice.below(dice.one_in(2) ? kFirstTurnLimit + 1 : kFirstReserve + 1);
    const bool breaks = p.is(Stage::judging) || p.is(Stage::breaking);
    if (breaks || p.is(Stage::chosen) || p.is(Stage::moving)) throw_group(p, dice);
    if (breaks) throw_breakthrough(p, dice);
}

// --- steps -----------------------------------------------------------------------------------------
Move<Native> throw_go(const Position<Native>& p, Dice& dice) {
    const Set own = p.waiting.any() ? p.waiting : p.pieces_of(side_to_move(p));
    const int from = own.none() || dice.one_in(12) ? any_hex(dice) : any_of(own, dice);
    int to = near(from, dice);
    for (int more = dice.below(7); more > 0; --more) to = near(to, dice);
    const Set prey = Hexagon::around(Hexagon::around(Set::single(from))) & p.pieces_of(enemy_of(side_to_move(p)));
    return go(from, prey.any() && dice.one_in(2) ? any_of(prey, dice) : to);
}
Set throw_area(const Position<Native>& p, Side side, Dice& dice) {
    const Set pieces = p.pieces_of(side), near_hole = pieces & Hexagon::around(p.hole);
    if (pieces.none()) return Set::single(any_hex(dice));
    const int seed = near_hole.any() && !dice.one_in(6) ? any_of(near_hole, dice) : any_of(pieces, dice);
    Set area = component(Set::single(seed), pieces);
    if (dice.one_in(6)) area.set(near(seed, dice));
    if (dice.one_in(6) && area.count() > 1) area.reset(area.lowest());
    return well_formed(area_of(area)) ? area : Set::single(seed);
}
Move<Native> throw_of(Kind kind, const Position<Native>& p, Dice& dice) {
    const Side mover = side_to_move(p);
    const Set own = p.pieces_of(mover), near_hole = Hexagon::around(p.hole);
    switch (kind) {
        case Kind::bring:
            return bring(dice.one_in(6) ? any_hex(dice) : any_of(set_up_area(mover), dice),
                         dice.one_in(12) ? dice.below(kMostOnPaper + 1) : 1 + dice.below(kTopNumber));
        case Kind::group:
            return group(throw_area(p, dice.one_in(12) ? enemy_of(mover) : mover, dice));
        case Kind::go:
            return throw_go(p, dice);
        case Kind::rest:
            return rest(throw_area(p, dice.one_in(12) ? mover : enemy_of(mover), dice));
        case Kind::take:
            return take(near_hole.none() || dice.one_in(8) ? any_hex(dice) : any_of(near_hole, dice));
        case Kind::lose:
            return lose(own.none() || dice.one_in(6) ? any_hex(dice) : any_of(own, dice));
        case Kind::done:
            return done();
        case Kind::end:
            return end_turn();
        case Kind::pass:
            return pass();
    }
    return pass();
}
// What each stage has room for, the likeliest more than once.
constexpr std::array<std::array<Kind, 4>, std::size_t{kStages}> kLikely{{
    {Kind::bring, Kind::group, Kind::group, Kind::pass},
    {Kind::bring, Kind::bring, Kind::bring, Kind::end},
    {Kind::go, Kind::go, Kind::go, Kind::end},
    {Kind::go, Kind::go, Kind::go, Kind::end},
    {Kind::rest, Kind::rest, Kind::rest, Kind::done},
    {Kind::take, Kind::take, Kind::take, Kind::done},
    {Kind::lose, Kind::lose, Kind::lose, Kind::end},
}};

// --- candidates --------------------------------------------------------------------------------------
// Whole components of one side or of both, and what is nearly one; each once, though one piece less of a
// mixed component may be a component of one side.
std::vector<Set> areas_near(const Position<Native>& p) {
    std::vector<Set> areas;
    const auto add = [&](const Set& area) {
        if (area.any() && std::find(areas.begin(), areas.end(), area) == areas.end()) areas.push_back(area);
    };
    const auto add_with_odd_ones = [&](const Set& whole) {
        add(whole);
        if (whole.count() == 1) return;
        add(Set::single(whole.lowest()));
        add(whole & ~Set::single(whole.lowest()));
        const Set edge = Hexagon::around(whole) & ~whole;
        if (edge.any()) add(whole | Set::single(edge.lowest()));
    };
    const Set red = p.pieces_of(Side::red), blue = p.pieces_of(Side::blue);
    for (const Side side : {Side::red, Side::blue})  // parts without the lower numbers
        for (int lowest = kMostOnPaper; lowest > 1; --lowest) {
            Set high;
            for (int number = lowest; number <= kMostOnPaper; ++number) high |= p.with_number(side, number);
            for_each_component(high, add);
        }
    for_each_component(red, add_with_odd_ones);
    for_each_component(blue, add_with_odd_ones);
    for_each_component(red | blue, [&](const Set& whole) {
        if ((whole & red).any() && (whole & blue).any()) add_with_odd_ones(whole);
    });
    return areas;
}
void add_areas(const Position<Native>& p, std::vector<Move<Native>>& all) {
    for (const Set& hexes : areas_near(p)) {
        const Area<Native> declared = area_of(hexes);
        if (!well_formed(declared)) continue;
        all.push_back(pass()), all.back().kind = only(Kind::group), all.back().area = declared;
        all.push_back(all.back()), all.back().kind = only(Kind::rest);
    }
}

}  // namespace

std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
    Setting<Native> setting = usual_setting();
    setting.readings = thrown_readings<Reading>(readings(), dice);
    setting.blue_first = dice.one_in(2);
    Position<Native> p;
    throw_pieces(p, dice), throw_odds(p, dice);
    const bool poor = dice.one_in(3);
    for (std::size_t s = 0; s < kSides; ++s) {
        p.reserve[s] = poor ? dice.below(2) : dice.one_in(3) ? dice.below(9) : dice.below(kFirstReserve + 1);
        p.delays[s] = dice.one_in(2) ? 0 : dice.below(kMostDelays + 1);
        p.begun[s] = !dice.one_in(6);
        p.owes[s] = dice.one_in(6);
    }
    p.blue_to_move = dice.one_in(2), p.blue_moved_last = dice.one_in(2), p.blue_stepped_last = dice.one_in(2);
    throw_turn(p, dice);
    if (dice.one_in(12)) return {setting, throw_first_turn(setting, dice)};
    if (!dice.one_in(3)) make_likely(setting, p, dice);
    return {setting, p};
}

Move<Native> throw_move(const Position<Native>& p, Dice& dice) {
    const auto& likely = kLikely[static_cast<std::size_t>(p.stage.lowest())];
    const Kind kind =
        dice.one_in(10) ? static_cast<Kind>(dice.below(kKinds)) : likely[static_cast<std::size_t>(dice.below(4))];
    return throw_of(kind, p, dice);
}

std::vector<Move<Native>> candidates(const Position<Native>& p, const Scale& scale) {
    std::vector<Move<Native>> all{pass(), end_turn(), done()};
    const Set board = scale.board | Hexagon::around(scale.board), own = p.pieces_of(side_to_move(p));
    const Set areas = scale.set_up_area[0] | scale.set_up_area[1];
    Set from = p.waiting;
    for (const Set& strange : {own & ~p.waiting, scale.board & ~p.occupied()})
        if (strange.any()) from.set(strange.lowest());
    board.for_each([&](int hex) {
        all.push_back(take(hex)), all.push_back(lose(hex));
        for (int number = 0; number <= kMostOnPaper; ++number)
            if (areas.test(hex) || number == 1) all.push_back(bring(hex, number));
        from.for_each([&](int start) { all.push_back(go(start, hex)); });
    });
    add_areas(p, all);
    return all;
}

}  // namespace nomos::nymbat
