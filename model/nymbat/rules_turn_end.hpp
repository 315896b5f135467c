// The end of a turn: what was brought in is paid, retreat and delay are judged, a penalty is paid.
#pragma once

#include "model/nymbat/rules_side.hpp"

namespace nomos::nymbat::played {

// --- passing -----------------------------------------------------------------------------------
// pass.forced: no pieces, and none can be brought in.
template <class A>
Bit<A> is_stuck(const Setting<A>& s, const Position<A>& p) {
    const Bit<A> room = any(movers_rows<A>(p, s.scale.set_up_area) & ~p.occupied());
    const Bit<A> can_bring = room && (!movers<A>(p, p.begun) || movers<A>(p, p.reserve) > Number<A>(0));
    return none(mover_of(p).pieces()) && !can_bring;
}
// pass.chosen, pass.forced, turn.first-brings
template <class A>
Bit<A> may_pass(const Setting<A>& s, const Position<A>& p) {
    return movers<A>(p, p.begun) || is_stuck(s, p);
}

// --- judging -----------------------------------------------------------------------------------
template <class A>
struct Verdict {
    Bit<A> retreat, delay;
};
// retreat.turn, delay.turn. Only the turn of a group has members and can have removed something.
template <class A>
Verdict<A> verdict(const Setting<A>& s, const Position<A>& p, const Bit<A>& passes) {
    const Number<A> distance = least_distance<A>(s, p, p.members);
    const Bit<A> left = any(p.members);
    const Bit<A> retreat = left && distance > p.front && !p.removed;
    const auto excused = [&] { return is_stuck(s, p); };
    const Bit<A> counts = !when(passes && s.readings.is(DelayForcedPass::free), excused, Bit<A>(false));
    const Bit<A> no_closer = select(passes, counts, !left || distance >= p.front);
    return {retreat, p.brought == Number<A>(0) && !p.removed && !retreat && no_closer};
}

// --- paying --------------------------------------------------------------------------------------
// delay.count, of the mover: the delays after the turn, and whether they make a penalty due.
inline constexpr int kDelaysUpToThree = 3;
template <class A>
struct DelayCount {
    Number<A> delays;
    Bit<A> due;
};
template <class A>
DelayCount<A> count_delay(const Setting<A>& s, const Number<A>& before, const Bit<A>& delay) {
    const Bit<A> seven = s.readings.is(DelayTurns::seven);
    const Number<A> limit = select(seven, Number<A>(kDelaysUpToSeven), Number<A>(kDelaysUpToThree));
    const Number<A> none = 0, counted = before + Number<A>(1);
    const Bit<A> due = counted >= limit;
    const Number<A> otherwise = select(s.readings.is(DelayTurns::three_running), none, before);
    return {select(delay, select(due, none, counted), otherwise), delay && due};
}
// The fields of the turn, from brought to budget.
template <class A>
void clear_turn(Position<A>& after) {
    after.brought = after.speed = after.front = after.budget = 0;
    after.waiting = after.members = after.hole = Hexes<A>();
    after.removed = false;
}
template <class A>
void hand_over(const Position<A>& p, Position<A>& after) {
    after.stage = only(Stage::start);
    after.blue_to_move = !p.blue_to_move;  // turn.alternate
}
// What is left of a reserve when a penalty is paid, if it is; whether a piece has to go instead.
// penalty.reserve, penalty.piece
template <class A>
struct Payment {
    Number<A> reserve;
    Bit<A> takes_piece;

    Payment(const Bit<A>& pays, const Number<A>& before, const Hexes<A>& pieces)
        : reserve(select(pays && before > Number<A>(0), before - Number<A>(1), before)),
          takes_piece(pays && !(before > Number<A>(0)) && any(pieces)) {}
};
// At an end or a pass: bring.subtract, group.ends, retreat.turn, delay.turn, delay.count, penalty.due,
// penalty.moment. Later means before the next turn of whoever pays: so it is now the enemy's debt that is paid.
template <class A>
void end_turn(const Setting<A>& s, const Position<A>& p, const Bit<A>& passes, Position<A>& after) {
    const Verdict<A> turn = verdict<A>(s, p, passes);
    const DelayCount<A> count = count_delay<A>(s, movers<A>(p, p.delays), turn.delay);
    const Bit<A> due = turn.retreat || count.due, later = s.readings.is(PenaltyWhen::next_turn);
    const Payment<A> own(due && !later, movers<A>(p, p.reserve) - p.brought, mover_of(p).pieces());
    const Payment<A> enemys_own(later && enemys<A>(p, p.owes), enemys<A>(p, p.reserve), enemy_of(p).pieces());
    for (std::size_t side = 0; side < kSides; ++side) {
        const Bit<A> acts = is_mover(p, side);
        after.reserve[side] = select(acts, own.reserve, enemys_own.reserve);
        after.delays[side] = select(acts, count.delays, p.delays[side]);
        after.begun[side] = p.begun[side] || acts;
        after.owes[side] = select(acts, p.owes[side] || (due && later), p.owes[side] && !later);
    }
    clear_turn(after);
    hand_over(p, after);
    after.stage = select(own.takes_piece || enemys_own.takes_piece, Word<A, kStages>(only(Stage::owing)), after.stage);
    after.blue_to_move = select(own.takes_piece, p.blue_to_move, after.blue_to_move);
}
// penalty.piece, penalty.moment: a turn is over with it, or begins.
template <class A>
void lose(const Setting<A>& s, const Position<A>& p, const Hexes<A>& hex, Position<A>& after) {
    take_off<A>(after, hex, Hexes<A>());
    hand_over(p, after);
    after.blue_to_move = select(s.readings.is(PenaltyWhen::next_turn), p.blue_to_move, after.blue_to_move);
}

}  // namespace nomos::nymbat::played
