// Nefatavl a third time, as slowly and plainly as possible: one letter a square, every square looked at.
// No rule of it is shared with the executable rules or the constraints; check and fuzz hold both against it, so that a
// slip that the two have in common is seen; a sentence that is misread alike in all three is not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl::naive {

struct Choices {
    bool corner_helps_against_king = true, king_hits_waiting = true, king_hits_moving = true;
    bool any_flanked = false, at_once = false;
    // only where any_flanked
    bool own_too = false, entry_by_brown_captured = false, king_entry_captured = false, two_enemies_save = false;
};
inline Choices choices(const ReadingSet<Native, Reading>& readings) {
    Choices c;
    c.corner_helps_against_king = readings.is(KingBrownSquare::helps);
    c.king_hits_waiting = readings.is(KingHits::hits) || readings.is(KingHits::waiting_only);
    c.king_hits_moving = readings.is(KingHits::hits) || readings.is(KingHits::moving_only);
    c.any_flanked = !readings.is(CaptureStanding::by_moved_stone);
    c.at_once = readings.is(EndNoMovesWhen::at_once);
    c.own_too = readings.is(CaptureStanding::always);
    c.entry_by_brown_captured = !readings.is(CaptureEntry::safe);
    c.two_enemies_save = readings.is(CaptureEntry::captured_unless_between_two);
    c.king_entry_captured = readings.is(KingEntry::captured);
    return c;
}

struct Game {
    int size;
    std::vector<char> square;  // 't', 'T', 'K' or '.'
    bool black_to_move = false;

    char at(int column, int row) const {
        const bool on_board = column >= 0 && column < size && row >= 0 && row < size;
        return on_board ? square[static_cast<std::size_t>(row * size + column)] : '#';
    }
    char& on(int cell) { return square[static_cast<std::size_t>(cell)]; }
    char on(int cell) const { return square[static_cast<std::size_t>(cell)]; }
    bool is_corner(int column, int row) const {
        return (column == 0 || column == size - 1) && (row == 0 || row == size - 1);
    }
    bool is_centre(int column, int row) const { return column == size / 2 && row == size / 2; }
    int king_cell() const {
        for (int cell = 0; cell < size * size; ++cell)
            if (on(cell) == 'K') return cell;
        return -1;
    }
};

constexpr int kAround[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

inline bool is_black(char stone) { return stone == 'T' || stone == 'K'; }

// 0: he decides nothing; 't': taken; 'T': escaped.
inline char decided_by_king(const Game& g) {
    const int king = g.king_cell();
    if (king < 0) return 't';
    return g.is_corner(king % g.size, king / g.size) ? 'T' : '\0';
}

// Moves of one side, whoever's turn it is.
inline std::vector<std::pair<int, int>> moves_of(const Game& g, bool black) {
    std::vector<std::pair<int, int>> moves;
    for (int from = 0; from < g.size * g.size; ++from) {
        const char stone = g.on(from);
        if (stone == '.' || is_black(stone) != black) continue;
        for (const auto& step : kAround) {
            int column = from % g.size + step[0], row = from / g.size + step[1];
            for (; g.at(column, row) == '.'; column += step[0], row += step[1])
                if (stone == 'K' || (!g.is_corner(column, row) && !g.is_centre(column, row)))
                    moves.emplace_back(from, row * g.size + column);
        }
    }
    return moves;
}
inline std::vector<std::pair<int, int>> moves(const Game& g) {
    if (decided_by_king(g) != '\0') return {};
    return moves_of(g, g.black_to_move);
}

inline char winner(const Game& g, const Choices& choices) {
    if (decided_by_king(g) != '\0') return decided_by_king(g);
    if (moves_of(g, g.black_to_move).empty()) return g.black_to_move ? 't' : 'T';
    if (choices.at_once && moves_of(g, !g.black_to_move).empty()) return g.black_to_move ? 'T' : 't';
    return '\0';
}

// Whether the square counts against `prey`, a stone that black or white hits, after a move to `to`.
inline bool hits(const Game& g, const Choices& choices, int column, int row, char prey, int to) {
    const char stone = g.at(column, row);
    const bool king_home = g.on(g.size * g.size / 2) == 'K';
    if (prey == 'K') return stone == 't' || (g.is_corner(column, row) && choices.corner_helps_against_king);
    if (g.is_corner(column, row)) return true;
    if (g.is_centre(column, row) && (prey == 't' || !king_home)) return true;
    if (prey == 'T') return stone == 't';
    return stone == 'T' || (stone == 'K' && (g.on(to) == 'K' ? choices.king_hits_moving : choices.king_hits_waiting));
}

inline bool is_enemy(char stone, char prey) {
    return stone != '.' && stone != '#' && is_black(stone) != is_black(prey);
}
// Whether the stone falls after a move to `to`; under by-moved-stone that stone must take part.
// Of the lines through a stone that has moved in, one between two enemies takes nothing, and by choice saves it from
// the others; these take it by choice alone.
inline bool falls(const Game& g, const Choices& choices, int cell, int to) {
    const int column = cell % g.size, row = cell / g.size, middle = g.size / 2;
    const char prey = g.on(cell);
    const bool armed = g.on(to) != 'K' || choices.king_hits_moving;
    const auto is_moved = [&](int c, int r) { return armed && c == to % g.size && r == to / g.size; };
    if (prey == 'K' && std::abs(column - middle) + std::abs(row - middle) <= 1) {
        bool all = true, moved_among = false;
        for (const auto& step : kAround) {
            const int c = column + step[0], r = row + step[1];
            if (g.is_centre(c, r)) continue;
            all = all && g.at(c, r) == 't';
            moved_among = moved_among || is_moved(c, r);
        }
        return all && (cell == to ? choices.king_entry_captured : choices.any_flanked || moved_among);
    }
    bool is_hit = false;
    for (const auto& step : kAround) {
        const int c = column + step[0], r = row + step[1], c2 = column - step[0], r2 = row - step[1];
        const bool two_enemies = is_enemy(g.at(c, r), prey) && is_enemy(g.at(c2, r2), prey);
        if (cell == to && two_enemies && choices.two_enemies_save) return false;
        if (cell == to && (two_enemies || !choices.entry_by_brown_captured)) continue;
        if (hits(g, choices, c, r, prey, to) && hits(g, choices, c2, r2, prey, to) &&
            (choices.any_flanked || is_moved(c, r) || is_moved(c2, r2)))
            is_hit = true;
    }
    return is_hit;
}

inline Game play(const Game& before, const Choices& choices, int from, int to) {
    Game moved = before;
    std::swap(moved.on(from), moved.on(to));
    Game after = moved;
    for (int cell = 0; cell < moved.size * moved.size; ++cell) {
        if (moved.on(cell) == '.') continue;
        const bool is_own = is_black(moved.on(cell)) == before.black_to_move;
        const bool in_danger = !is_own || (choices.any_flanked && (cell == to || choices.own_too));
        if (in_danger && falls(moved, choices, cell, to)) after.on(cell) = '.';
    }
    after.black_to_move = !before.black_to_move;
    return after;
}

inline std::uint64_t perft(const Game& g, const Choices& choices, int depth) {
    if (depth == 0) return 1;
    if (winner(g, choices) != '\0') return 0;
    std::uint64_t lines = 0;
    for (const auto& [from, to] : moves(g)) lines += perft(play(g, choices, from, to), choices, depth - 1);
    return lines;
}

// --- the same in the other form ----------------------------------------------------------------
template <int Size>
Game game(const Position<Native, Size>& p) {
    Game g{Size, std::vector<char>(std::size_t{Size * Size}, '.'), p.defenders_to_move};
    p.attackers.for_each([&](int cell) { g.on(cell) = 't'; });
    p.defenders.for_each([&](int cell) { g.on(cell) = 'T'; });
    p.king.for_each([&](int cell) { g.on(cell) = 'K'; });
    return g;
}
template <int Size>
Position<Native, Size> position(const Game& g) {
    Position<Native, Size> p;
    for (int cell = 0; cell < Size * Size; ++cell) {
        p.attackers.assign(cell, g.on(cell) == 't');
        p.defenders.assign(cell, g.on(cell) == 'T');
        p.king.assign(cell, g.on(cell) == 'K');
    }
    p.defenders_to_move = g.black_to_move;
    return p;
}

}  // namespace nomos::nefatavl::naive

namespace nomos::nefatavl {

// What check and fuzz ask. Like the executable rules it takes only the king for what ends a game before a move.
template <int Size>
struct NaiveOf {
    using Setting = nefatavl::Setting<Native, Size>;
    using Position = nefatavl::Position<Native, Size>;
    using Move = nefatavl::Move<Native, Size>;

    static bool legal(const Setting&, const Position& p, const Move& m) {
        const auto all = naive::moves(naive::game(p));
        return std::find(all.begin(), all.end(), std::pair(m.from.lowest(), m.to.lowest())) != all.end();
    }
    static Position apply(const Setting& s, const Position& p, const Move& m) {
        const auto choices = naive::choices(s.readings);
        return naive::position<Size>(naive::play(naive::game(p), choices, m.from.lowest(), m.to.lowest()));
    }
    static int outcome(const Setting& s, const Position& p) {
        const char winner = naive::winner(naive::game(p), naive::choices(s.readings));
        return static_cast<int>(winner == 't'   ? Outcome::attackers_win
                                : winner == 'T' ? Outcome::defenders_win
                                                : Outcome::in_play);
    }
};
using Naive = NaiveOf<11>;

}  // namespace nomos::nefatavl
