// Random settings and positions: crowded, clumped, with every reading, on the shipped board or on
// random ones.
#pragma once

#include <random>
#include <vector>

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
        p.turn.set(below(4));
        if (chance(60)) stage_battle(s, p);
        const int middle = Frame::cell(2 + below(7), 2 + below(7)), spread = 1 + below(5);
        for (std::size_t c = 0; c < kCities; ++c) scatter(s, p, c, chance(70) ? 6 : below(7), middle, spread);
        for (std::size_t c = 0; c < kCities; ++c) p.routed[c] = kPiecesEach - p.city[c].count();
        p.second_action = chance(50);
        p.passed_first = p.second_action && chance(30);
        p.idle_turns = chance(20) ? below(5) : 0;
        if (chance(3)) end_won(p);
        return p;
    }

private:
    BoardOf<Native> random_board() {
        BoardOf<Native> b{};
        b.first_pieces = assumed_board().first_pieces;
        b.first_facing = assumed_board().first_facing;
        const int density = 70 + below(31);
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

    bool put(const Setting<Native>& s, Position<Native>& p, std::size_t c, int cell, int facing) {
        if (cell < 0 || !s.board.cells.test(cell) || p.occupied().test(cell)) return false;
        if (enemy_victory(s.board, c).test(cell) || p.city[c].count() == kPiecesEach) return false;
        p.city[c].set(cell);
        p.facing[static_cast<std::size_t>(facing)].set(cell);
        return true;
    }

    void scatter(const Setting<Native>& s, Position<Native>& p, std::size_t c, int pieces, int middle, int spread) {
        const int facing = below(4);
        for (int tries = 0; tries < 60 && p.city[c].count() < pieces; ++tries) {
            const int column = Frame::column(middle) + below(2 * spread + 1) - spread;
            const int row = Frame::row(middle) + below(2 * spread + 1) - spread;
            if (column < 0 || column >= Frame::kWidth || row < 0 || row >= Frame::kHeight) continue;
            const int cell = Frame::cell(column, row);
            if (p.city[c].any() && chance(70) && !Frame::beside(p.city[c]).test(cell)) continue;
            put(s, p, c, cell, chance(75) ? facing : below(4));
        }
    }

    // The acting city's phalanx, often bent round a gap, with pieces of all sides along its lines.
    void stage_battle(const Setting<Native>& s, Position<Native>& p) {
        const int d = below(4), me = p.turn.lowest();
        const Direction forward = kDirections[static_cast<std::size_t>(d)];
        const Direction side = kDirections[static_cast<std::size_t>((d + (chance(50) ? 1 : 3)) % 4)];
        const auto city = static_cast<std::size_t>(me);
        const int first = Frame::cell(1 + below(9), 1 + below(9));
        std::vector<int> shape{first};
        if (chance(60)) {  // a line beside a line with a gap: X..X over XXXX
            const int gap = 1 + below(2);
            const int corner = neighbour(first, side);
            for (int n = 0; n <= gap + 1; ++n) shape.push_back(neighbour(corner, forward, n));
            shape.push_back(neighbour(first, forward, gap + 1));
        }
        for (int cell : shape) put(s, p, city, cell, d);
        for (int tries = below(60); tries > 0; --tries) {
            const int cell = below(kFrame);
            if (Frame::beside(p.city[city]).test(cell)) put(s, p, city, cell, chance(95) ? d : below(4));
        }
        for (int n = below(12); n > 0; --n) confront(s, p, shape, d);
    }
    static int neighbour(int cell, Direction d, int steps = 1) {
        return cell < 0 ? -1 : Frame::neighbour(cell, d, steps);
    }
    void confront(const Setting<Native>& s, Position<Native>& p, const std::vector<int>& shape, int d) {
        int cell = shape[static_cast<std::size_t>(below(static_cast<int>(shape.size())))];
        while (cell >= 0 && p.occupied().test(cell)) cell = neighbour(cell, kDirections[static_cast<std::size_t>(d)]);
        const auto who = static_cast<std::size_t>(chance(90) ? p.turn.lowest() + 1 + 2 * below(2) : below(4)) % 4;
        put(s, p, who, cell, chance(70) ? (d + 2) % 4 : below(4));
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
