// Constraints on what a step leaves behind: what stands, and is marked, on each cell; whose turn it is.
#pragma once

#include "model/neva/constraints_step.hpp"

namespace nomos::neva::stated {

template <class A>
struct Aftermath {
    const Scene<A>& scene;
    const Move<A>& move;
    const Step<A>& step;
    Bit<A> goes_on_as_it_is;      // the piece that jumped, a man as a man, can jump again
    Bit<A> goes_on;               // the capture is under way after the step
    PerCell<A> jumped{}, left{};  // pieces jumped over; pieces that are off the board after the step
    EachPlayer<A> moved{};        // whose piece has moved
    EachPlayer<A> living{};       // once all that leaves the board has left
    EachPlayer<A> next{};         // to whom the turn goes; to nobody while it goes on

    explicit Aftermath(const Step<A>& s)
        : scene(s.scene),
          move(s.move),
          step(s),
          goes_on_as_it_is(is_incomplete()),
          goes_on(goes_on_as_it_is || goes_on_as_a_king()) {
        for (int c = 0; c < kCells; ++c) jumped[index(c)] = step.is_jump && step.goes_over(c);
        for (int c = 0; c < kCells; ++c) left[index(c)] = leaves(c);
        for (int q = 0; q < kPlayers; ++q) moved[index(q)] = owns_moved_piece(q), living[index(q)] = lives_on(q);
        for (int q = 0; q < kPlayers; ++q) next[index(q)] = is_next(q);
    }

    // --- what the clauses say of the position after the step -----------------------------------
    Bit<A> has_man(int player, int c) const {
        return stands_as_man(player, c) && !(c == scene.goal(player) ? is_crowned_late(player) : Bit<A>(false));
    }
    Bit<A> has_king(int player, int c) const {
        const bool on_goal = c == scene.goal(player);
        const Bit<A> arrives = arrives_on(player, c) && (step.is_king || (on_goal ? is_crowned() : Bit<A>(false)));
        return arrives || remains(scene.position.kings, player, c) ||
               (on_goal ? is_crowned_late(player) : Bit<A>(false));
    }
    // neva.capture.complete
    Bit<A> is_jumper(int c) const {
        const Bit<A> stays = test(scene.position.jumper, c);
        return select(step.is_jump && scene.in_force(Clause::capture_complete), goes_on && test(move.to, c), stays);
    }
    // neva.capture.leave
    Bit<A> is_marked(int c) const {
        const Bit<A> marked = jumped[index(c)] && scene.reads(CapturedLeave::at_end);
        return select(scene.in_force(Clause::capture_leave), goes_on && (scene.is_marked(c) || marked),
                      scene.is_marked(c));
    }
    // neva.turn.clockwise
    Bit<A> has_turn(int player) const {
        const Bit<A> passes_on = exists(0, kPlayers, [&](int q) { return next[index(q)]; });
        const Bit<A> keeps = scene.moves(player);
        return select(scene.in_force(Clause::turn_clockwise), next[index(player)] || (!passes_on && keeps), keeps);
    }
    // neva.blocked.fate
    Bit<A> is_retired(int player) const {
        const Bit<A> retires = passes(player) && !scene.reads(BlockedPlayer::skipped);
        return test(scene.position.retired, player) || scene.in_force.grants(Clause::blocked_fate, retires);
    }

private:
    // --- pieces --------------------------------------------------------------------------------
    // Before the player who gets the turn has anything crowned.
    Bit<A> stands_as_man(int player, int c) const {
        const bool on_goal = c == scene.goal(player);
        const Bit<A> arrives = arrives_on(player, c) && !step.is_king && !(on_goal ? is_crowned() : Bit<A>(false));
        return arrives || remains(scene.position.men, player, c);
    }
    Bit<A> arrives_on(int player, int c) const { return test(move.to, c) && moved[index(player)]; }
    Bit<A> remains(const PerPlayer<A>& kind, int player, int c) const {
        return test(kind[index(player)], c) && !test(move.from, c) && !left[index(c)] && !takes_along(player);
    }
    // By neva.turn.own-piece the turn tells whose piece it is.
    Bit<A> owns_moved_piece(int player) const {
        const auto& in_force = scene.in_force;
        if (surely(in_force(Clause::turn_own_piece))) return scene.moves(player);
        return select(in_force(Clause::turn_own_piece), scene.moves(player),
                      any(move.from & scene.position.pieces_of(index(player))));
    }
    // neva.capture.leave
    Bit<A> leaves(int c) const {
        const Bit<A> at_once = jumped[index(c)] && (scene.reads(CapturedLeave::at_once) || !goes_on);
        return scene.in_force.grants(Clause::capture_leave, at_once || (scene.is_marked(c) && !goes_on));
    }
    // neva.capture.complete
    Bit<A> is_incomplete() const {
        return when(
            scene.in_force.grants(Clause::capture_complete, step.is_jump),
            [&] { return step.can_jump_again(step.left_ground()); }, Bit<A>(false));
    }

    // neva.crown.ends-turn: without it a man that its jump has made a king goes on capturing as one.
    Bit<A> goes_on_as_a_king() const {
        const auto& in_force = scene.in_force;
        if (surely(in_force(Clause::crown_ends_turn))) return false;
        const auto can_jump = [&] {
            const Ground<A> ground = step.left_ground();
            return exists(0, kPlayers, [&](int q) {
                return scene.moves(q) && test(move.to, scene.goal(q)) && ground.can_jump(scene.goal(q), true);
            });
        };
        return !in_force(Clause::crown_ends_turn) && in_force(Clause::capture_complete) && step.is_jump &&
               !step.is_king && is_crowned_by_jump() && can_jump();
    }

    // --- crowns --------------------------------------------------------------------------------
    // Of a man that arrives on its goal corner: neva.crown.corner, neva.crown.not-by-jump
    Bit<A> is_crowned() const {
        return (!step.is_jump && scene.in_force(Clause::crown_corner)) || (step.is_jump && is_crowned_by_jump());
    }
    Bit<A> is_crowned_by_jump() const {
        return !goes_on_as_it_is && scene.in_force(Clause::crown_not_by_jump) && scene.reads(CrownJump::at_end);
    }
    // Of a man on its goal corner as its player gets the turn: neva.crown.not-by-jump
    Bit<A> is_crowned_late(int player) const {
        return next[index(player)] && scene.in_force(Clause::crown_not_by_jump) && scene.reads(CrownJump::next_turn) &&
               stands_as_man(player, scene.goal(player));
    }

    // --- players -------------------------------------------------------------------------------
    Bit<A> passes(int player) const { return move.is_pass() && scene.moves(player); }
    // neva.blocked.fate
    Bit<A> takes_along(int player) const {
        return scene.in_force.grants(Clause::blocked_fate, passes(player) && scene.reads(BlockedPlayer::out_leave));
    }
    // The moved piece counts on the cell it came from.
    Bit<A> lives_on(int player) const {
        const Cells<A> pieces = scene.position.pieces_of(index(player));
        return !is_retired(player) && exists(0, kCells, [&](int c) { return test(pieces, c) && !left[index(c)]; });
    }
    // neva.turn.clockwise: the first living player after the mover, the mover himself last.
    Bit<A> is_next(int player) const {
        return !goes_on && living[index(player)] && exists(0, kPlayers, [&](int mover) {
            Bit<A> first = scene.moves(mover);
            for (int q = next_of(mover); q != player; q = next_of(q)) first = first && !living[index(q)];
            return first;
        });
    }
};

// `after` is as the clauses say. What they do not change stays by neva.frame.rest-stays only.
template <class A>
struct Comparison {
    const Aftermath<A>& said;
    const Position<A>& before;
    const Position<A>& after;
    const InForce<A, Clause>& in_force;

    Bit<A> holds() const {
        return for_all(0, kPlayers, [&](int q) { return player_is_right(q); }) &&
               for_all(0, kCells, [&](int c) { return cell_is_right(c); });
    }
    Bit<A> player_is_right(int q) const {
        return is_right(test(before.turn, q), said.has_turn(q), test(after.turn, q)) &&
               is_right(test(before.retired, q), said.is_retired(q), test(after.retired, q));
    }
    Bit<A> cell_is_right(int c) const {
        return is_right(test(before.jumper, c), said.is_jumper(c), test(after.jumper, c)) &&
               is_right(test(before.captured, c), said.is_marked(c), test(after.captured, c)) &&
               for_all(0, kPlayers, [&](int q) {
                   const std::size_t i = index(q);
                   return is_right(test(before.men[i], c), said.has_man(q, c), test(after.men[i], c)) &&
                          is_right(test(before.kings[i], c), said.has_king(q, c), test(after.kings[i], c));
               });
    }
    Bit<A> is_right(const Bit<A>& was, const Bit<A>& shall_be, const Bit<A>& is) const {
        if (surely(in_force(Clause::frame_rest_stays))) return iff(shall_be, is);
        return iff(shall_be, is) || (!in_force(Clause::frame_rest_stays) && iff(was, shall_be));
    }
};

}  // namespace nomos::neva::stated
