// The hexagon mirrored left and right; turned by half with the sides exchanged; both.
#pragma once

#include "model/core/images.hpp"
#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

struct Images {
    static constexpr int kCount = 3;  // number k: bit 0 of k + 1 mirrors, bit 1 turns

    static Setting<Native> of(int k, const Setting<Native>& s) {
        Setting<Native> image = s;
        image.blue_first = s.blue_first != turns(k);
        return image;
    }
    static Position<Native> of(int k, const Position<Native>& p) {
        Position<Native> image = moved(k, p);
        if (!turns(k)) return image;
        std::swap(image.pieces[0], image.pieces[1]), std::swap(image.reserve[0], image.reserve[1]);
        std::swap(image.delays[0], image.delays[1]), std::swap(image.begun[0], image.begun[1]);
        std::swap(image.owes[0], image.owes[1]);
        image.blue_to_move = !p.blue_to_move, image.blue_moved_last = !p.blue_moved_last;
        image.blue_stepped_last = !p.blue_stepped_last;
        return image;
    }
    // A declared area has a certificate that follows the order of the board.
    static Move<Native> of(int k, const Move<Native>& m) {
        Move<Native> image = moved(k, m);
        if (m.area.hexes.any()) image.area = area_of(rearranged(m.area.hexes, [k](int h) { return hex(k, h); }));
        return image;
    }
    static int of_outcome(int k, const Setting<Native>&, int outcome) {
        return turns(k) && outcome != 0 ? 3 - outcome : outcome;
    }
    // Which remaining group is declared goes by the order of the board, and so does a certificate that
    // is not the canonical one.
    static bool spoils(const Move<Native>& m) {
        return m.is(Kind::rest) || (m.area.hexes.any() && !same(m.area, area_of(m.area.hexes)));
    }

private:
    static bool turns(int k) { return ((k + 1) & 2) != 0; }
    static int hex(int k, int h) {
        int c = Hexagon::column(h), r = Hexagon::row(h);
        if (!Hexagon::on_board(h)) return h;
        if (((k + 1) & 1) != 0) c = 2 * Hexagon::first_column(r) + Hexagon::hexes_in(r) - 1 - c;
        if (turns(k)) c = Hexagon::kWidth - 1 - c, r = Hexagon::kRows - 1 - r;
        return Hexagon::hex(c, r);
    }
    template <class Record>
    static Record moved(int k, const Record& record) {
        return with_cells<Hexagon::kFrame>(record, [k](int h) { return hex(k, h); });
    }
};

}  // namespace nomos::nymbat
