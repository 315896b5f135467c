// Nika's board, position and action, in an 11x11 frame. The text gives neither size nor cells nor
// areas nor set-up: they are part of the setting, data when one plays and symbolic when one proves.
#pragma once

#include "model/core/grid.hpp"
#include "model/core/record.hpp"
#include "model/nika/text.hpp"

namespace nomos::nika {

using Frame = Grid<11, 11>;
inline constexpr int kFrame = Frame::kCells;
inline constexpr int kCities = 4, kPiecesEach = 6;

// Clockwise; allies sit across: city c's ally is (c + 2) % 4, its enemies are c + 1 and c + 3.
enum class City { athens, sparta, messene, thebes };
constexpr int ally_of(int city) { return (city + 2) % 4; }
inline constexpr std::array<std::string_view, kCities> kCityNames{"athens", "sparta", "messene", "thebes"};

template <class A>
using Cells = Word<A, kFrame>;
template <class A>
using PerCity = std::array<Cells<A>, kCities>;

// The board and the set-up: which cells of the frame exist, whose areas lie where, where the
// pieces start and how they face.
template <class A>
struct BoardOf {
    using Algebra = A;
    Cells<A> cells;
    PerCity<A> rally, victory;  // by city
    PerCity<A> first_pieces;    // by city
    PerCity<A> first_facing;    // by direction (north, east, south, west)

    static constexpr void zip(auto&& visit, auto&... b) {
        visit("cells", b.cells...);
        for (std::size_t i = 0; i < kCities; ++i) {
            const std::string_view c = kCityNames[i];
            visit(FieldName{"rally_", c}, b.rally[i]...);
            visit(FieldName{"victory_", c}, b.victory[i]...);
            visit(FieldName{"first_", c}, b.first_pieces[i]...);
            visit(FieldName{"first_facing_", name_of(kDirections[i])}, b.first_facing[i]...);
        }
    }
};

template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    BoardOf<A> board;

    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        BoardOf<A>::zip(visit, s.board...);
    }
};

template <class A>
struct Position {
    using Algebra = A;
    PerCity<A> city;                        // cells of each city's pieces
    PerCity<A> facing;                      // by direction: cells whose piece faces that way
    std::array<Number<A>, kCities> routed;  // pieces in each city's routed area
    Word<A, kCities> turn;                  // the city to act, one-hot
    Bit<A> second_action{};                 // the first action of this turn is done
    Bit<A> passed_first{};                  // ... and it was a pass
    Number<A> idle_turns{};                 // turns in a row, up to now, in which both actions were passes (0-4)
    Word<A, 2> winners;                     // bit 0 Athens and Messene, bit 1 Sparta and Thebes
    Word<A, 2> actors;                      // one-hot: the team that acted when the game was won; none before

    static constexpr void zip(auto&& visit, auto&... p) {
        for (std::size_t i = 0; i < kCities; ++i) {
            visit(kCityNames[i], p.city[i]...);
            visit(FieldName{"facing_", name_of(kDirections[i])}, p.facing[i]...);
            visit(FieldName{"routed_", kCityNames[i]}, p.routed[i]...);
        }
        visit("turn", p.turn...);
        visit("second_action", p.second_action...);
        visit("passed_first", p.passed_first...);
        visit("idle_turns", p.idle_turns...);
        visit("winners", p.winners...);
        visit("actors", p.actors...);
    }
    Cells<A> occupied() const { return city[0] | city[1] | city[2] | city[3]; }
};

enum class Kind { rotate, move, rally, pass };

// One action. rotate, move: the pieces chosen and the direction; rally: the space and the facing;
// pass: no pieces and direction north (so that each action is written in one way).
template <class A>
struct Action {
    using Algebra = A;
    Word<A, 4> kind;  // one-hot, by Kind
    Cells<A> pieces;
    Word<A, 4> direction;  // one-hot, by Direction

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("kind", m.kind...);
        visit("pieces", m.pieces...);
        visit("direction", m.direction...);
    }
    Bit<A> is(Kind k) const { return test(kind, static_cast<int>(k)); }
    Bit<A> towards(Direction d) const { return test(direction, static_cast<int>(d)); }
};

enum class Outcome { in_play, athens_messene_win, sparta_thebes_win, draw, count_ };

// --- well-formedness -------------------------------------------------------------------------
// A board: areas lie on its cells and no space is in two of them; the set-up has six pieces a
// city, one a space, each with one facing, none in an area where it may not be.
template <class A>
Bit<A> well_formed(const Setting<A>& s);
// A position: one piece a space and on the board, each with one facing, six a city with the
// routed ones, nobody in an enemy's victory area, counters in range.
template <class A>
Bit<A> well_formed(const Setting<A>& s, const Position<A>& p);
template <class A>
Bit<A> well_formed(const Action<A>& m);

}  // namespace nomos::nika

#include "model/nika/position.inl"
