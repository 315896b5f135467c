#include "model/nerva/aids/sampling.hpp"

namespace nomos::nerva {
namespace {

// A window of squares in which things crowd.
struct Window {
    int column, row, width;

    explicit Window(Dice& dice) : column(0), row(0), width(2 + dice.below(kEdge - 1)) {
        column = dice.below(kEdge - width + 1), row = dice.below(kEdge - width + 1);
    }
    int square(Dice& dice) const { return Boards::place(column + dice.below(width), row + dice.below(width), 0); }
    int place(Dice& dice) const { return square(dice) + dice.below(kLevels) * kSquares; }
};

// One square of the window after another, with `share` of 8 places taken and many a full stack.
void throw_pawns(const Window& window, Dice& dice, Position<Native>& p) {
    const int share = 1 + dice.below(8), whites = 1 + dice.below(7);
    for (int c = 0; c < window.width; ++c)
        for (int r = 0; r < window.width; ++r) {
            const bool stack = dice.one_in(5);
            std::size_t side = dice.below(8) < whites ? 0 : 1;
            for (int level = 0; level < kLevels; ++level) {
                if (!stack) side = dice.below(8) < whites ? 0 : 1;
                if (stack || dice.below(8) < share)
                    p.pawns[side].set(Boards::place(window.column + c, window.row + r, level));
            }
        }
}

// Everywhere a pawn, but for a few places: the end is near.
void fill_boards(Dice& dice, Position<Native>& p) {
    for (int place = 0; place < kPlaces; ++place)
        if (none((p.pawns[0] | p.pawns[1]) & Bits<kPlaces>::single(place))) p.pawns[dice.one_in(2) ? 0 : 1].set(place);
    for (int holes = dice.below(3); holes > 0; --holes) {
        const int place = dice.below(kPlaces);
        p.pawns[0].reset(place), p.pawns[1].reset(place);
    }
}

void throw_kings(const Window& window, Dice& dice, Position<Native>& p) {
    for (std::size_t s = 0; s < kSides; ++s) {
        const bool same_as_other = s == 1 && dice.one_in(6);
        p.kings[s] = same_as_other ? p.kings[0]
                                   : Bits<kPlaces>::single(dice.one_in(8) ? dice.below(kPlaces) : window.place(dice));
        p.revealed[s] = dice.one_in(2);
        p.captured[s] = dice.one_in(p.revealed[s] ? 12 : 40);
    }
    // Where a king stands there is seldom a pawn.
    for (Side side : {Side::white, Side::black})
        if (!dice.one_in(4))
            for (auto& pawns : p.pawns) pawns &= ~p.standing_king(side);
}

// In hand what is neither on the board nor lost; as often as not nothing of it.
void throw_supplies(Dice& dice, Position<Native>& p) {
    const bool at_the_end = dice.one_in(6);
    for (std::size_t s = 0; s < kSides; ++s)
        for (int level = 0; level < kLevels; ++level) {
            const auto n = static_cast<std::size_t>(level);
            const int rest = std::max(0, kPawnsOfASize - count(p.pawns[s] & Boards::level_places(level)));
            const bool all_lost = dice.one_in(at_the_end ? 1 : 6) && !dice.one_in(20);
            p.lost[s][n] = all_lost ? rest : dice.one_in(2) ? 0 : dice.below(rest + 1);
            p.supply[s][n] = rest - p.lost[s][n];
        }
}

int any_of(const Bits<kPlaces>& places, Dice& dice) {
    Bits<kPlaces> left = places;
    for (int skip = dice.below(places.count()); skip > 0; --skip) left.pop_lowest();
    return left.lowest();
}

}  // namespace

void book_hands(Position<Native>& p) {
    for (std::size_t s = 0; s < kSides; ++s)
        for (int level = 0; level < kLevels; ++level) {
            const auto n = static_cast<std::size_t>(level);
            const int rest = std::max(0, kPawnsOfASize - count(p.pawns[s] & Boards::level_places(level)));
            p.lost[s][n] = std::min(p.lost[s][n], rest);
            p.supply[s][n] = rest - p.lost[s][n];
        }
}

std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
    Setting<Native> setting;
    setting.readings = thrown_readings<Reading>(readings(), dice);
    const Window window(dice);
    Position<Native> p;
    throw_pawns(window, dice, p);
    if (dice.one_in(12)) fill_boards(dice, p);
    throw_kings(window, dice, p);
    throw_supplies(dice, p);
    if (dice.one_in(40)) p.pawns[dice.one_in(2) ? 0 : 1].set(window.place(dice));  // perhaps a second one there
    p.black_to_move = dice.one_in(2);
    setting.kings = p.kings;
    return {setting, p};
}

Move<Native> throw_move(const Position<Native>& p, Dice& dice) {
    const std::size_t mover = p.black_to_move ? 1 : 0, other = 1 - mover;
    const Bits<kPlaces> targets = p.pawns[other] | p.standing_king(static_cast<Side>(other));
    if (dice.one_in(16)) return pass();
    if (dice.one_in(2) && targets.any()) {
        const int to = any_of(targets, dice);
        int from = -1;  // mostly a pawn of the mover
        for (int tries = 0; tries < 6 && (from < 0 || !p.pawns[mover].test(from)); ++tries)
            from = Boards::neighbour(to, kAround[static_cast<std::size_t>(dice.below(8))]);
        return attack(from < 0 || dice.one_in(16) ? dice.below(kPlaces) : from, to);
    }
    if (dice.one_in(3) && p.kings[0].any() && p.kings[1].any()) return placing(any_of(p.kings[0] | p.kings[1], dice));
    const Bits<kPlaces> pawns = p.pawns[0] | p.pawns[1];
    if (pawns.none() || dice.one_in(4)) return placing(dice.below(kPlaces));
    const int near = Boards::neighbour(any_of(pawns, dice), kAround[static_cast<std::size_t>(dice.below(8))]);
    const int to = near < 0 ? dice.below(kPlaces) : near;
    return placing((to + dice.below(kLevels) * kSquares) % kPlaces);
}

}  // namespace nomos::nerva
