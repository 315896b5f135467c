// Constraints on one step: which cells its piece may leave, pass and reach, and what it jumps over.
#pragma once

#include "model/neva/constraints_scene.hpp"

namespace nomos::neva::stated {

template <class A>
struct Step {
    const Scene<A>& scene;
    const Move<A>& move;
    Ground<A> ground = Ground<A>::of(scene);
    // By neva.notation.marks the marks tell what the step is. Do not ask the board instead: it is the
    // same, but the solver then tries all pairs of cells.
    Bit<A> is_king = as_marked(move.king, [&] { return is_king_on_board(); });
    Bit<A> is_jump = as_marked(move.jump, [&] { return exists(0, kCells, [&](int c) { return goes_over(c); }); });

    // --- what is allowed -----------------------------------------------------------------------
    Bit<A> allowed() const {
        return (move.is_pass() && may_pass()) ||
               (!move.is_pass() && is_own_piece() && is_king_marked() && ends_where_it_may() &&
                ((!is_jump && may_step_quietly()) || (is_jump && may_jump())));
    }
    // neva.turn.own-piece
    Bit<A> is_own_piece() const { return scene.in_force.demands(Clause::turn_own_piece, any(move.from & scene.own)); }
    // neva.notation.marks: the K; the ':' has to fit as each kind of step is held to its own clauses.
    Bit<A> is_king_marked() const { return iff(is_king, is_king_on_board()); }
    Bit<A> is_king_on_board() const { return any(move.from & scene.kings); }
    template <class F>
    Bit<A> as_marked(const Bit<A>& mark, F&& on_board) const {
        if (surely(scene.in_force(Clause::notation_marks))) return mark;
        return select(scene.in_force(Clause::notation_marks), mark, on_board());
    }
    // neva.move.to-free
    Bit<A> ends_where_it_may() const {
        return exists(0, kCells, [&](int c) { return test(move.to, c) && ground.may_end_on(c); });
    }
    // neva.blocked.pass
    Bit<A> may_pass() const {
        return scene.in_force(Clause::blocked_pass) && none(scene.position.jumper) && !has_jump() && !has_quiet_step();
    }
    Bit<A> may_step_quietly() const {
        const auto& in_force = scene.in_force;
        return in_force.demands(Clause::capture_jumper_goes_on, none(scene.position.jumper)) &&
               ((!is_king && in_force(Clause::man_quiet) && steps_as_man()) ||
                (is_king && in_force(Clause::king_quiet) && goes_as_king())) &&
               (!in_force(Clause::capture_compulsory) || !has_jump_that_binds());
    }
    Bit<A> may_jump() const {
        const auto& in_force = scene.in_force;
        return in_force.demands(Clause::capture_jumper_goes_on, none(scene.position.jumper) || is_by_jumper()) &&
               ((!is_king && in_force(Clause::capture_man)) || (is_king && in_force(Clause::capture_king))) &&
               some_direction([&](Direction d) { return lands_over_a_piece(d); }) &&
               (!in_force(Clause::capture_landing) || lands_where_it_should());
    }
    Bit<A> is_by_jumper() const { return move.from == scene.position.jumper; }

    // --- quiet steps ---------------------------------------------------------------------------
    // neva.man.quiet
    Bit<A> steps_as_man() const {
        return some_direction([&](Direction d) {
            return leads_on(d) &&
                   exists(0, kCells, [&](int c) { return test(move.to, c) && at(move.from, behind(c, d)); });
        });
    }
    Bit<A> leads_on(Direction d) const {
        return scene.reads(ManBackward::any_direction) || exists(0, kPlayers, [&](int q) -> Bit<A> {
                   if (const auto& two = kForward[index(q)]; d != two[0] && d != two[1]) return false;
                   return scene.moves(q);
               });
    }
    // neva.king.quiet
    Bit<A> goes_as_king() const {
        return exists(0, kCells, [&](int c) {
            return test(move.to, c) && some_direction([&](Direction d) { return comes_to(c, d); });
        });
    }
    // In direction d the piece gets to c, from the neighbouring cell or flying over free ones.
    Bit<A> comes_to(int c, Direction d) const {
        const int before = behind(c, d);
        if (before < 0) return false;
        return test(move.from, before) || (flies() && ground.free[index(before)] && comes_to(before, d));
    }
    Bit<A> flies() const { return is_king && scene.reads(KingReach::flying); }

    // --- jumps ---------------------------------------------------------------------------------
    // neva.capture.man, neva.capture.king: jumping in direction d the piece may land on c.
    Bit<A> may_land_on(int c, Direction d) const {
        const int before = behind(c, d);
        if (before < 0) return false;
        return (ground.target[index(before)] && comes_to(before, d)) ||
               (lands_afar() && ground.free[index(before)] && may_land_on(before, d));
    }
    Bit<A> lands_afar() const { return flies() && !scene.reads(KingLanding::next_cell); }
    Bit<A> lands_over_a_piece(Direction d) const {
        return exists(0, kCells, [&](int c) { return test(move.to, c) && may_land_on(c, d); });
    }
    // neva.capture.landing. All landings in one direction are behind the same piece, and leave the
    // same ground.
    Bit<A> lands_where_it_should() const {
        if (surely(!is_king) || surely(!scene.reads(KingLanding::must_continue))) return true;
        const Ground<A> left = left_ground();
        return !is_king || !scene.reads(KingLanding::must_continue) || can_jump_again(left) ||
               !some_direction([&](Direction d) {
                   return lands_over_a_piece(d) && exists(0, kCells, [&](int c) {
                              return may_land_on(c, d) && ground.may_end_on(c) && left.can_jump(c, is_king);
                          });
               });
    }

    // --- after a jump --------------------------------------------------------------------------
    // A piece stands on c, between the two cells of the step.
    Bit<A> goes_over(int c) const {
        return test(scene.occupied, c) && some_direction([&](Direction d) {
                   return lies_ahead(move.from, c, opposite(d)) && lies_ahead(move.to, c, d);
               });
    }
    // For a man on the neighbouring cell, for a king anywhere on the line.
    Bit<A> lies_ahead(const Cells<A>& one_cell, int c, Direction d) const {
        const int next = beside(c, d);
        if (next < 0) return false;
        return test(one_cell, next) || (is_king && lies_ahead(one_cell, next, d));
    }
    // The cells as the jump leaves them: the piece is off its cell; what it jumped over is gone, or
    // marked. Where it lands is left out: nobody looks at a jumping piece's own cell.
    Ground<A> left_ground() const {
        const auto& in_force = scene.in_force;
        const Bit<A> leaves = in_force.grants(Clause::capture_leave, scene.reads(CapturedLeave::at_once));
        const Bit<A> stays_marked = in_force.grants(Clause::capture_leave, scene.reads(CapturedLeave::at_end));
        const Bit<A> is_no_target = leaves || in_force.grants(Clause::capture_not_twice, stays_marked);
        Ground<A> left = ground;
        for (int c = 0; c < kCells; ++c) {
            const Bit<A> jumped = goes_over(c), departed = test(move.from, c);
            auto &free = left.free[index(c)], &target = left.target[index(c)];
            free = free || departed || (leaves && jumped);
            // The piece itself was a target at most without neva.capture.others.
            target = target && !(is_no_target && jumped) && (in_force(Clause::capture_others) || !departed);
        }
        return left;
    }
    Bit<A> can_jump_again(const Ground<A>& left) const {
        return exists(0, kCells, [&](int c) { return test(move.to, c) && left.can_jump(c, is_king); });
    }

    // --- the mover's other steps ---------------------------------------------------------------
    Bit<A> has_jump() const { return has_jump_on(ground); }
    Bit<A> has_jump_on(const Ground<A>& there) const {
        return exists(0, kCells, [&](int c) { return test(scene.own, c) && there.can_jump(c, test(scene.kings, c)); });
    }
    // neva.capture.compulsory: any jump binds; under pairs.capture=may only one over a piece that is not his ally's.
    Bit<A> has_jump_that_binds() const {
        const Bit<A> allies_do_not = scene.reads(PairsCapture::may) && scene.setting.pairs;
        if (surely(!allies_do_not)) return has_jump();
        Ground<A> binding = ground;
        for (int c = 0; c < kCells; ++c) {
            auto& target = binding.target[index(c)];
            target = target && !(allies_do_not && scene.is_of_ally(c));
        }
        return has_jump_on(binding);
    }
    Bit<A> has_quiet_step() const {
        return exists(0, kCells, [&](int c) { return test(scene.own, c) && can_step_from(c); });
    }
    Bit<A> can_step_from(int c) const {
        const auto& in_force = scene.in_force;
        const Bit<A> king = test(scene.kings, c);
        return some_direction([&](Direction d) {
            const int next = beside(c, d);
            if (next < 0) return Bit<A>(false);
            return ground.may_end_on(next) &&
                   ((king && in_force(Clause::king_quiet)) || (!king && in_force(Clause::man_quiet) && leads_on(d)));
        });
    }
};

}  // namespace nomos::neva::stated
