// What is different after a move: the clauses that change something, and nerva.frame.rest-stays.
#pragma once

#include "model/nerva/constraints_placing.hpp"
#include "model/nerva/constraints_totals.hpp"

namespace nomos::nerva::stated {

// What a legal move brings about.
template <class A>
struct Deed {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    Reveal<A> reveal{scene};
    B attacks = scene.move.is(Kind::attack), places = scene.move.is(Kind::place);
    B revealing = reveal.happens();
    B succeeds = when(
        attacks, [&] { return is_success(); }, B(false));

    // nerva.attack.success
    B is_success() const {
        return in_force.grants(Clause::attack_success, Totals<A>{scene}.attack_is_higher()) &&
               in_force.demands(Clause::capture_needs_pawn, is_replacing_pawn_there());
    }
    // nerva.capture.needs-pawn: under cannot-succeed it is only now that a pawn is asked for.
    B is_replacing_pawn_there() const {
        const B is_asked_for = scene.reads(CaptureReplacement::supply) &&
                               scene.reads(CaptureNoPawnLeft::cannot_succeed) && scene.is_pawn_attacked();
        return for_all(0, kLevels, [&](int level) {
            return implies(is_asked_for && scene.is_on(level), scene.has_in_hand(level));
        });
    }
    B on_pawn() const { return succeeds && scene.is_pawn_attacked(); }
    B on_king() const { return succeeds && scene.is_king_attacked(); }

    // --- placing -------------------------------------------------------------------------------
    // nerva.place.puts-pawn
    B puts_pawn_as_usual() const {
        return in_force.grants(Clause::place_puts_pawn,
                               places && in_force.demands(Clause::king_reveal_pawn, is_pawn_put_beside_king()));
    }
    // nerva.king.reveal-pawn
    B is_pawn_put_beside_king() const { return !revealing || scene.reads(KingPawnOnHim::shares); }
    B loses_revealing_pawn() const {
        return in_force.grants(Clause::king_reveal_pawn, revealing && scene.reads(KingPawnOnHim::lost));
    }

    // --- capturing -----------------------------------------------------------------------------
    // nerva.capture.pawn
    B takes_pawn() const { return in_force.grants(Clause::capture_pawn, on_pawn()); }
    // nerva.capture.replaced
    B replaces_from_hand(int level) const {
        return in_force.grants(Clause::capture_replaced,
                               on_pawn() && scene.reads(CaptureReplacement::supply) && scene.has_in_hand(level));
    }
    B moves_named_pawn() const {
        return in_force.grants(Clause::capture_replaced, on_pawn() && scene.reads(CaptureReplacement::attacker_moves));
    }
    // nerva.capture.king
    B captures_king() const { return in_force.grants(Clause::capture_king, on_king()); }
};

template <class A>
struct Effect {
    using B = Bit<A>;
    const Scene<A>& scene;
    const Position<A>& after;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Position<A>& before = scene.before;
    const Move<A>& move = scene.move;
    Deed<A> deed{scene};
    PerLevel<B> on_level{scene.is_on(0), scene.is_on(1), scene.is_on(2)};
    B takes = deed.takes_pawn(), leaves = deed.moves_named_pawn();
    B puts = deed.puts_pawn_as_usual() || leaves ||
             exists(0, kLevels, [&](int level) { return on_level[index(level)] && deed.replaces_from_hand(level); });
    // All that stays is seen to by nerva.attack.failure when an attack fails, and else by
    // nerva.frame.rest-stays.
    B fails = deed.attacks && !deed.succeeds;
    B rest_is_open = (fails && !in_force(Clause::attack_failure)) || (!fails && !in_force(Clause::frame_rest_stays));

    B is_right() const {
        return passes_turn() && keeps_chosen_places() && is_right_for(Side::white) && is_right_for(Side::black);
    }

private:
    // A thing is right, or no clause decides it and none says that it stays.
    B is_as(const B& is_decided, const B& right) const { return right || (rest_is_open && !is_decided); }
    B is_right_for(Side s) const {
        return for_all(0, kPlaces, [&](int x) { return is_right_at(x, s); }) && is_king_right(s) &&
               for_all(0, kLevels, [&](int level) { return is_supply_right(level, s) && is_loss_right(level, s); });
    }
    // nerva.turn.alternate; without it the turn is a part of the rest.
    B passes_turn() const {
        const B passed = !iff(before.black_to_move, after.black_to_move);
        return select(in_force(Clause::turn_alternate), iff(passed, !moves_again()), rest_is_open || !passed);
    }
    // ... but for a placing that reveals a king: any king, or that of the side that does not move.
    B moves_again() const {
        const auto finds_king_of_other = [&](Side s) { return !scene.moves(s) && deed.reveal.reveals(s); };
        return (scene.reads(TurnAfterReveal::again) && deed.revealing) ||
               (scene.reads(TurnAfterReveal::king_is_a_turn) &&
                (finds_king_of_other(Side::white) || finds_king_of_other(Side::black)));
    }
    // nerva.king.chosen-place, which the rest has no part in.
    B keeps_chosen_places() const {
        return in_force.demands(Clause::king_chosen_place,
                                after.kings[0] == before.kings[0] && after.kings[1] == before.kings[1]);
    }
    // What stands on x of the pawns of a side: what was put there, and what was there and not taken.
    B is_right_at(int x, Side s) const {
        const std::size_t i = nerva::index(s);
        const B is_put = scene.moves(s) && puts && test(move.to, x);
        const B is_removed = select(scene.moves(s), leaves && test(move.from, x), takes && test(move.to, x));
        return is_as(is_put || is_removed,
                     iff(test(after.pawns[i], x), is_put || (test(before.pawns[i], x) && !is_removed)));
    }
    B is_king_right(Side s) const {
        const std::size_t i = nerva::index(s);
        const B revealed = iff(after.revealed[i], before.revealed[i] || deed.reveal.reveals(s));
        const B captured = deed.captures_king() && !scene.moves(s);
        // nerva.king.reveal itself says that nothing else reveals a king.
        return is_as(in_force(Clause::king_reveal), revealed) &&
               is_as(captured, iff(after.captured[i], before.captured[i] || captured));
    }
    // nerva.place.puts-pawn, nerva.king.reveal-pawn, nerva.capture.replaced; nerva.capture.pawn
    B is_supply_right(int level, Side s) const {
        const std::size_t i = nerva::index(s), n = index(level);
        const B spent = on_level[n] && scene.moves(s) &&
                        (deed.puts_pawn_as_usual() || deed.loses_revealing_pawn() || deed.replaces_from_hand(level));
        const B returned = on_level[n] && !scene.moves(s) && takes && scene.reads(CaptureCapturedPawn::returns);
        const Number<A>&was = before.supply[i][n], left = select(returned, was + Number<A>(1), was);
        return is_as(spent || returned, after.supply[i][n] == select(spent, was - Number<A>(1), left));
    }
    // nerva.king.reveal-pawn, nerva.capture.pawn
    B is_loss_right(int level, Side s) const {
        const std::size_t i = nerva::index(s), n = index(level);
        const B lost = on_level[n] && select(scene.moves(s), deed.loses_revealing_pawn(),
                                             takes && scene.reads(CaptureCapturedPawn::out));
        const Number<A>& was = before.lost[i][n];
        return is_as(lost, after.lost[i][n] == select(lost, was + Number<A>(1), was));
    }
};

}  // namespace nomos::nerva::stated
