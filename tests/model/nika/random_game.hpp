// Random settings and positions: crowded, clumped, with every reading, on the shipped board or on
// random ones.
#pragma once

#include <random>

#include "model/nika/board_file.hpp"

namespace nomos::nika {

class RandomGame {
public:
    explicit RandomGame(std::uint64_t seed) : random_(seed) {}

    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool chance(int percent) { return below(100) < percent; }

    Setting<Native> setting() {
        Setting<Native> s;
        for (std::size_t r = 0; r < readings().size(); ++r)
            s.readings.chosen[r].set(below(static_cast<int>(readings()[r].options.size())));
        s.board = chance(40) ? assumed_board() : random_board();
        return s;
    }

    Position<Native> position(const Setting<Native>& s) {
        Position<Native> p{};
        const int middle = Frame::cell(2 + below(7), 2 + below(7)), spread = 1 + below(5);
        for (std::size_t c = 0; c < kCities; ++c) place(s, p, c, chance(70) ? 6 : below(7), middle, spread);
        for (std::size_t c = 0; c < kCities; ++c) p.routed[c] = kPiecesEach - p.city[c].count();
        p.turn.set(below(4));
        p.second_action = chance(50);
        p.passed_first = p.second_action && chance(30);
        p.idle_turns = chance(20) ? below(5) : 0;
        if (chance(3)) end_won(p);
        return p;
    }

private:
    BoardOf<Native> random_board() {
        BoardOf<Native> b = assumed_board();
        b = {};
        b.first_pieces = assumed_board().first_pieces;
        b.first_facing = assumed_board().first_facing;
        const int density = 60 + below(41);
        for (int cell = 0; cell < kFrame; ++cell)
            if (chance(density)) b.cells.set(cell);
        b.cells |= union_of<Native>(b.first_pieces);
        Cells<Native> free = b.cells & ~union_of<Native>(b.first_pieces);
        for (std::size_t c = 0; c < kCities; ++c) {
            mark(b.rally[c], free);
            mark(b.victory[c], free);
        }
        return b;
    }
    void mark(Cells<Native>& area, Cells<Native>& free) {
        for (int n = below(6); n > 0; --n) {
            const int cell = below(kFrame);
            if (!free.test(cell)) continue;
            area.set(cell);
            free.reset(cell);
        }
    }

    void place(const Setting<Native>& s, Position<Native>& p, std::size_t c, int pieces, int middle, int spread) {
        const int facing = below(4);
        for (int tries = 0; tries < 60 && p.city[c].count() < pieces; ++tries) {
            const int column = Frame::column(middle) + below(2 * spread + 1) - spread;
            const int row = Frame::row(middle) + below(2 * spread + 1) - spread;
            if (column < 0 || column >= Frame::kWidth || row < 0 || row >= Frame::kHeight) continue;
            const int cell = Frame::cell(column, row);
            if (!s.board.cells.test(cell) || p.occupied().test(cell)) continue;
            if (enemy_victory(s.board, c).test(cell)) continue;
            if (p.city[c].any() && chance(70) && !Frame::beside(p.city[c]).test(cell)) continue;
            p.city[c].set(cell);
            p.facing[static_cast<std::size_t>(chance(75) ? facing : below(4))].set(cell);
        }
    }

    void end_won(Position<Native>& p) {
        p.winners = chance(30) ? Bits<2>::all() : Bits<2>::single(below(2));
        p.actors.set(below(2));
        p.idle_turns = 0;
        p.passed_first = false;
    }

    std::mt19937_64 random_;
};

}  // namespace nomos::nika
