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
inline constexpr int kDelaysUpToSeven = 7;                     // clause delay.count

// The hexes of a side's home row and of its set-up area; rows between a hex and the enemy's home row.
constexpr Hexagon::Hexes home_row(Side s) { return Hexagon::row_hexes(s == Side::red ? 0 : Hexagon::kRows - 1); }
constexpr Hexagon::Hexes set_up_area(Side s) {
    Hexagon::Hexes area;
    for (int i = 0; i < kSetUpRows; ++i) area |= Hexagon::row_hexes(s == Side::red ? i : Hexagon::kRows - 1 - i);
    return area;
}
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
    for (int h = 0; h < Hexagon::kFrame; ++h) s.board.assign(h, Hexagon::on_board(Hexagon::column(h), Hexagon::row(h), edge));
    for (int i = 0; i < set_up_rows; ++i) {
        const PerSide<Hexagon::Hexes> row{Hexagon::row_hexes(i) & s.board, Hexagon::row_hexes(s.rows() - 1 - i) & s.board};
        for (std::size_t side = 0; side < kSides; ++side) {
            if (i == 0) s.home_row[side] = row[side];
            s.set_up_area[side] |= row[side];
        }
    }
    return s;
}

}  // namespace nomos::nymbat
