// The two sides and their rows, and how large the game is. Constants only; no rule in here.
#pragma once

#include <string_view>

#include "model/nymbat/hexagon.hpp"

namespace nomos::nymbat {

// --- sides ---------------------------------------------------------------------------------------
// The captions have a red and a blue player; that Red's home row is the lowest is our choice (the
// board looks the same from both ends).
inline constexpr int kSides = 2;
enum class Side { red, blue };
inline constexpr std::array<std::string_view, kSides> kSideNames{"red", "blue"};
constexpr std::size_t index(Side s) { return static_cast<std::size_t>(s); }
constexpr Side enemy_of(Side s) { return s == Side::red ? Side::blue : Side::red; }
template <class T>
using PerSide = std::array<T, std::size_t{kSides}>;

inline constexpr int kFirstReserve = 60, kFirstTurnLimit = 30;  // clauses setup.reserve, bring.first-limit
inline constexpr int kTopNumber = 6;                            // numbers of pieces: 1 to 6
inline constexpr int kMostOnPaper = 7;                          // what three digits can hold
inline constexpr std::size_t kDigits = 3;
inline constexpr int kSetUpRows = 3;
inline constexpr int kDelaysUpToSeven = 7;  // clause delay.count

// The hexes of a side's home row and of its set-up area, of so many rows, on the whole board or on a smaller one;
// rows between a hex and the enemy's home row.
constexpr Hexagon::Hexes set_up_area(Side s, int set_up_rows = kSetUpRows, int edge = Hexagon::kEdge) {
    Hexagon::Hexes area;
    for (int i = 0; i < set_up_rows; ++i)
        area |= Hexagon::row_hexes(s == Side::red ? i : Hexagon::rows_of(edge) - 1 - i);
    for (int h = 0; h < Hexagon::kFrame; ++h)
        if (!Hexagon::on_board(Hexagon::column(h), Hexagon::row(h), edge)) area.reset(h);
    return area;
}
constexpr Hexagon::Hexes home_row(Side s, int edge = Hexagon::kEdge) { return set_up_area(s, 1, edge); }
constexpr int distance_to_goal(Side s, int hex) {
    return s == Side::red ? Hexagon::kRows - 1 - Hexagon::row(hex) : Hexagon::row(hex);
}

// --- how large the game is -----------------------------------------------------------------------
// The whole game, or for study one on a smaller hexagon, which lies in the whole one with its lowest row to the
// left on a1. So hexes have the names that they would have on a board of that size.
struct Scale {
    int edge = Hexagon::kEdge, set_up_rows = kSetUpRows;
    Hexagon::Hexes board = Hexagon::kBoard;
    PerSide<Hexagon::Hexes> home_row{nymbat::home_row(Side::red), nymbat::home_row(Side::blue)};
    PerSide<Hexagon::Hexes> set_up_area{nymbat::set_up_area(Side::red), nymbat::set_up_area(Side::blue)};
    int reserve = kFirstReserve, first_turn_limit = kFirstTurnLimit;

    constexpr int rows() const { return Hexagon::rows_of(edge); }
};
constexpr Scale scale_of(int edge, int set_up_rows, int reserve, int first_turn_limit) {
    Scale s{edge, set_up_rows, {}, {}, {}, reserve, first_turn_limit};
    for (int h = 0; h < Hexagon::kFrame; ++h)
        s.board.assign(h, Hexagon::on_board(Hexagon::column(h), Hexagon::row(h), edge));
    for (const Side side : {Side::red, Side::blue}) {
        s.home_row[index(side)] = nymbat::home_row(side, edge);
        s.set_up_area[index(side)] = nymbat::set_up_area(side, set_up_rows, edge);
    }
    return s;
}

}  // namespace nomos::nymbat
