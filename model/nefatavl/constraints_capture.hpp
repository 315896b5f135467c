// Constraints on capture: which stones a move takes.
#pragma once

#include "model/nefatavl/constraints_move.hpp"

namespace nomos::nefatavl {

// The board once the stone has moved and before anything is taken.
template <class A, int Size>
struct Relocated {
    const Position<A, Size>& before;
    const Move<A, Size>& move;
    const InForce<A, Clause>& in_force;
    // By nefatavl.move.own-stone the turn tells whose stone it is. Do not ask for the stone on the
    // origin instead: it is the same, but the solver then tries all pairs of origin and square.
    Bit<A> king_moved = any(before.king & move.from);
    Bit<A> attacker_moved =
        select(in_force(Clause::move_own_stone), !before.defenders_to_move, any(before.attackers& move.from));
    Bit<A> defender_moved = select(in_force(Clause::move_own_stone), before.defenders_to_move && !king_moved,
                                   any(before.defenders& move.from));

    Bit<A> attacker_at(int c) const { return stands(before.attackers, attacker_moved, c); }
    Bit<A> defender_at(int c) const { return stands(before.defenders, defender_moved, c); }
    Bit<A> king_at(int c) const { return stands(before.king, king_moved, c); }
    Bit<A> stands(const Word<A, Size * Size>& kind, const Bit<A>& moved, int c) const {
        return select(test(move.to, c), moved, test(kind, c) && !test(move.from, c));
    }
};

// What the stones of one side do to those of the other, once a stone has moved.
template <class A, int Size>
struct Hits {
    static constexpr int kCentre = Board<Size>::kCentre;
    const Setting<A, Size>& setting;
    const Relocated<A, Size>& board;
    const InForce<A, Clause>& in_force;
    Bit<A> by_the_defenders;
    bool prey_moved_in = false;  // what is no danger to a stone that has just moved in is left out

    Bit<A> by_defenders() const { return by_the_defenders; }

    Bit<A> has_capture_ground(int c) const {
        return (is_enemy_stone(c) && in_force.grants(Clause::capture_custodial, is_flanked(c, false))) ||
               (is_enemy_king(c) && is_king_captured(c));
    }
    Bit<A> is_enemy_stone(int c) const { return select(by_defenders(), board.attacker_at(c), board.defender_at(c)); }
    Bit<A> is_enemy_king(int c) const { return board.king_at(c) && !by_defenders(); }

    // --- between two squares -------------------------------------------------------------------
    // nefatavl.capture.custodial, and nefatavl.king.custodial by its "same manner"
    Bit<A> is_flanked(int c, bool is_king) const {
        return is_flanked_along(c, Direction::north, is_king) || is_flanked_along(c, Direction::east, is_king);
    }
    Bit<A> is_flanked_along(int c, Direction d, bool is_king) const {
        const int one = beside<Size>(c, d), other = beside<Size>(c, opposite(d));
        const Bit<A> hit = in_force.demands(Clause::capture_not_edge, are_both_on_the_board(one, other)) &&
                           is_hit_from(one, other, is_king);
        return prey_moved_in ? hit && is_danger_to_who_enters(c, one, other) : hit;
    }
    // Two enemies are none: nefatavl.capture.not-moving-in. Whether an enemy and a brown square are one, and whether
    // two enemies on the other line save from these as well, is a reading.
    Bit<A> is_danger_to_who_enters(int c, int one, int other) const {
        const auto& readings = setting.readings;
        return (readings.is(CaptureEntry::captured) ||
                (readings.is(CaptureEntry::captured_unless_between_two) && !is_between_enemies(c))) &&
               !(is_enemys(one) && is_enemys(other));
    }
    Bit<A> is_between_enemies(int c) const {
        return exists(0, 2, [&](int d) {
            const auto along = static_cast<Direction>(d);
            return is_enemys(beside<Size>(c, along)) && is_enemys(beside<Size>(c, opposite(along)));
        });
    }
    // A stone of the side that hits stands there, whether it counts as a hitter or not.
    Bit<A> is_enemys(int c) const {
        if (c < 0) return false;
        return select(by_defenders(), board.defender_at(c) || board.king_at(c), board.attacker_at(c));
    }
    // nefatavl.capture.not-edge: neither of the two squares is the void beyond the board.
    static Bit<A> are_both_on_the_board(int one, int other) { return one >= 0 && other >= 0; }
    // Two hitting stones, or one and a brown square in the place of the other.
    Bit<A> is_hit_from(int one, int other, bool is_king) const {
        const Bit<A> one_hits = hits(one), other_hits = hits(other);
        return (one_hits || other_hits) && (one_hits || stands_in(one, is_king)) &&
               (other_hits || stands_in(other, is_king)) &&
               is_completed((one_hits && is_moved_to(one)) || (other_hits && is_moved_to(other)));
    }
    // A stone of the side that hits, and one that counts as a hitter.
    Bit<A> hits(int c) const {
        if (c < 0) return false;
        return select(by_defenders(), board.defender_at(c) || (board.king_at(c) && is_king_armed()),
                      board.attacker_at(c));
    }
    // Whether the king is one, always, only when he waits or only when he moves, is a reading.
    Bit<A> is_king_armed() const {
        const auto& readings = setting.readings;
        return readings.is(KingHits::hits) || (readings.is(KingHits::waiting_only) && !board.king_moved) ||
               (readings.is(KingHits::moving_only) && board.king_moved);
    }
    // nefatavl.capture.brown-hitter
    Bit<A> stands_in(int c, bool for_king) const {
        if (c < 0 || !is_brown<Size>(c)) return false;
        return in_force(Clause::capture_brown_hitter) &&
               (for_king ? setting.readings.is(KingBrownSquare::helps) : !is_denied_by_king(c));
    }
    // nefatavl.capture.centre-with-king
    Bit<A> is_denied_by_king(int c) const {
        if (c != kCentre) return false;
        return in_force.grants(Clause::capture_centre_with_king, !by_defenders() && board.king_at(kCentre));
    }
    // Whether the moved stone has to be one of the hitters is a reading.
    Bit<A> is_completed(const Bit<A>& by_moved_stone) const {
        return !setting.readings.is(CaptureStanding::by_moved_stone) || by_moved_stone;
    }
    Bit<A> is_moved_to(int c) const { return c < 0 ? Bit<A>(false) : Bit<A>(test(board.move.to, c)); }

    // --- the king ------------------------------------------------------------------------------
    // Each special rule replaces the ordinary one on its squares.
    Bit<A> is_king_captured(int c) const {
        const Bit<A> needs_more = in_force(c == kCentre ? Clause::king_centre_four : Clause::king_beside_centre_three);
        if (c == kCentre || is_beside_centre(c))
            return select(needs_more, is_surrounded(c) && is_king_in_danger(), is_king_flanked(c));
        return is_king_flanked(c);
    }
    Bit<A> is_king_flanked(int c) const { return in_force.grants(Clause::king_custodial, is_flanked(c, true)); }
    static bool is_beside_centre(int c) {
        return exists(0, 4, [&](int d) { return beside<Size>(c, static_cast<Direction>(d)) == kCentre; });
    }
    // More than two attackers, too, are no danger to a king who moves in, unless a reading says so.
    Bit<A> is_king_in_danger() const { return !prey_moved_in || setting.readings.is(KingEntry::captured); }
    // nefatavl.king.centre-four and nefatavl.king.beside-centre-three: attackers hold every square
    // around c but the centre, which is one of them only in the second case.
    Bit<A> is_surrounded(int c) const {
        return every_direction([&](Direction d) {
                   const int n = beside<Size>(c, d);
                   return n == kCentre ? Bit<A>(true) : is_held_by_attacker(n);
               }) &&
               is_completed(some_direction([&](Direction d) {
                   const int n = beside<Size>(c, d);
                   return n == kCentre ? Bit<A>(false) : is_moved_to(n);
               }));
    }
    Bit<A> is_held_by_attacker(int c) const { return c < 0 ? Bit<A>(false) : board.attacker_at(c); }
};

// The stones taken: by the side to move; of its own those that stand flanked, under CaptureStanding::always; and
// the one that has moved in, which nothing but nefatavl.capture.not-moving-in keeps.
template <class A, int Size>
struct Captures {
    const Setting<A, Size>& setting;
    Relocated<A, Size> board;
    const InForce<A, Clause>& in_force;
    Bit<A> by_defenders = board.before.defenders_to_move;

    Bit<A> is_taken(int c) const {
        const Bit<A> is_safe = in_force.grants(Clause::capture_not_moving_in, has_moved_in(c));
        return (of(by_defenders).has_capture_ground(c) && !is_safe) || falls_where_it_stood(c) || falls_on_entering(c);
    }
    Bit<A> falls_where_it_stood(int c) const {
        return setting.readings.is(CaptureStanding::always) && !has_moved_in(c) &&
               of(!by_defenders).has_capture_ground(c);
    }
    // The words keep a stone from two enemies; whether from a brown square, and the king from three, are readings.
    Bit<A> falls_on_entering(int c) const {
        const Bit<A> falls_all_the_same = of(!by_defenders, true).has_capture_ground(c);
        if (certainly(in_force(Clause::capture_not_moving_in))) return has_moved_in(c) && falls_all_the_same;
        return has_moved_in(c) && select(in_force(Clause::capture_not_moving_in), falls_all_the_same,
                                         of(!by_defenders).has_capture_ground(c));
    }
    Bit<A> has_moved_in(int c) const { return test(board.move.to, c); }

private:
    Hits<A, Size> of(const Bit<A>& defenders, bool prey_moved_in = false) const {
        return {setting, board, in_force, defenders, prey_moved_in};
    }
};

}  // namespace nomos::nefatavl
