// What the action before a position may have been.
#pragma once

#include "model/nika/rules_generate.hpp"

namespace nomos::nika {

// visit(before, action) for actions that may have led to the position: passes, rotations, rallies, marches that
// pushed nobody, of one piece also such as routed one. Whether they are legal and lead there is for the caller to
// see. Of what the position does not tell of earlier turns, that nobody passed.
template <class Visit>
class Predecessors {
public:
    Predecessors(const Setting<Native>& s, const Position<Native>& p, Visit& visit)
        : setting_(s), visit_(visit), before_(p) {
        before_.second_action = !p.second_action;
        if (before_.second_action) before_.turn = (p.turn >> 1) | (p.turn << (kCities - 1));
        before_.passed_first = false;
        city_ = static_cast<std::size_t>(before_.turn.lowest());
    }

    void run(const Position<Native>& after) {
        if (after.winners.any()) return;
        if (!after.second_action || after.passed_first) act(before_, Kind::pass, {}, Direction::north);
        if (after.passed_first || after.idle_turns > 0) return;
        undo_facing<Direction::north>(after);
        undo_facing<Direction::east>(after);
        undo_facing<Direction::south>(after);
        undo_facing<Direction::west>(after);
    }

private:
    // Whoever faces D now was turned so, or came that way.
    template <Direction D>
    void undo_facing(const Position<Native>& after) {
        const Cells<Native> facing = after.city[city_] & after.facing[index(D)];
        if (facing.none()) return;
        ConnectedSubsets(facing).for_each([&](const Cells<Native>& pieces, bool single) {
            undo_rotation(pieces, D);
            undo_march<D>(pieces, single);
            if (single) undo_rally(pieces, D);
        });
    }
    static std::size_t index(Direction d) { return static_cast<std::size_t>(d); }
    void act(const Position<Native>& before, Kind kind, const Cells<Native>& pieces, Direction d) {
        visit_(before,
               Action<Native>{Bits<4>::single(static_cast<int>(kind)), pieces, Bits<4>::single(static_cast<int>(d))});
    }
    static void turn(Position<Native>& p, const Cells<Native>& pieces, Direction d) {
        for (auto& facing : p.facing) facing &= ~pieces;
        p.facing[index(d)] |= pieces;
    }
    void undo_rotation(const Cells<Native>& pieces, Direction now) {
        for (const Direction was : kDirections) {
            Position<Native> before = before_;
            turn(before, pieces, was);
            act(before, Kind::rotate, pieces, now);
        }
    }
    template <Direction D>
    void undo_march(const Cells<Native>& pieces, bool single) {
        const Cells<Native> from = behind<D>(pieces) & setting_.board.cells;
        if (from.count() != pieces.count() || (from & before_.occupied() & ~pieces).any()) return;
        Position<Native> before = before_;
        before.city[city_] = (before.city[city_] & ~pieces) | from;
        for (auto& facing : before.facing) facing &= ~pieces;
        for (const Direction was : kDirections) {
            if (was != D && !single) continue;
            turn(before, from, was);
            act(before, Kind::move, from, D);
            if (single) undo_rout(before, from, pieces, D);
        }
    }
    void undo_rout(Position<Native> before, const Cells<Native>& from, const Cells<Native>& to, Direction d) {
        for (const std::size_t foe : {(city_ + 1) % kCities, (city_ + 3) % kCities}) {
            if (before.routed[foe] == 0) continue;
            --before.routed[foe], before.city[foe] |= to;
            for (const Direction facing : kDirections) {
                turn(before, to, facing);
                act(before, Kind::move, from, d);
            }
            ++before.routed[foe], before.city[foe] &= ~to;
            for (auto& facing : before.facing) facing &= ~to;
        }
    }
    void undo_rally(const Cells<Native>& piece, Direction d) {
        if ((piece & setting_.board.rally[city_]).none()) return;
        Position<Native> before = before_;
        before.city[city_] &= ~piece, ++before.routed[city_];
        before.facing[index(d)] &= ~piece;
        act(before, Kind::rally, piece, d);
    }

    const Setting<Native>& setting_;
    Visit& visit_;
    Position<Native> before_;  // but for what the action did
    std::size_t city_ = 0;     // that acted
};

}  // namespace nomos::nika
