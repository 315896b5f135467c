// Nefatavl on a 5x5 board, small enough that every position of a few stones can be tried.
#pragma once

#include "checkers/checked.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "properties/nefatavl/properties.hpp"

namespace nomos::small_tafl {

using Tafl = Checked<nefatavl::Tafl<5>, nefatavl::properties::Properties>;
using Position = Tafl::Position<Native>;
using Setting = Tafl::Setting<Native>;
using Move = Tafl::Move<Native>;

// visit(position) for all positions of exactly `stones` stones, one of them the king. The game goes
// on in them, so a king on a corner is left out.
template <class Visit>
void for_each_position(int stones, Visit&& visit) {
    using Board = nefatavl::Board<5>;
    const auto put = [&](auto&& self, Position& p, int from, int left) -> void {
        if (left == 0) {
            for (bool defenders : {false, true}) p.defenders_to_move = defenders, visit(p);
            return;
        }
        for (int c = from; c < Tafl::kCells; ++c) {
            if (p.king.test(c)) continue;
            for (auto* side : {&p.attackers, &p.defenders})
                side->set(c), self(self, p, c + 1, left - 1), side->reset(c);
        }
    };
    (~Board::corners()).for_each([&](int king) {
        Position p;
        p.king.set(king);
        put(put, p, 0, stones - 1);
    });
}

// The canonical one of all cases (a position and a move that `moves` lists) that are bad, of at
// most `most` stones.
template <class R, class Moves, class Bad>
std::optional<Case<R>> least_case(const Setting& setting, int most, Moves&& moves, Bad&& bad) {
    std::optional<Case<R>> least;
    for (int stones = 1; stones <= most && !least; ++stones)
        for_each_position(stones, [&](const Position& p) {
            if (least && compare(least->before, p) < 0) return;
            moves(p, [&](const Move& m) {
                const bool less = !least || compare(p, least->before) < 0 || compare(m, least->move) < 0;
                if (less && bad(p, m)) least = Case<R>{setting, p, m};
            });
        });
    return least;
}

}  // namespace nomos::small_tafl
