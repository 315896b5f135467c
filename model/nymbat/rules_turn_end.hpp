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
// At an end or a pass: bring.subtract, group.ends, retreat.turn, delay.turn, delay.count, penalty.due,
// penalty.reserve, penalty.piece
template <class A>
void end_turn(const Setting<A>& s, const Position<A>& p, const Bit<A>& passes, Position<A>& after) {
    const Verdict<A> turn = verdict<A>(s, p, passes);
    const DelayCount<A> count = count_delay<A>(s, movers<A>(p, p.delays), turn.delay);
    const Number<A> reserve = movers<A>(p, p.reserve) - p.brought;
    const Bit<A> due = turn.retreat || count.due, can_pay = reserve > Number<A>(0);
    const Bit<A> owes = due && !can_pay && any(mover_of(p).pieces());
    const Number<A> paid = select(due && can_pay, reserve - Number<A>(1), reserve);
    for (std::size_t side = 0; side < kSides; ++side) {
        const Bit<A> acts = is_mover(p, side);
        after.reserve[side] = select(acts, paid, p.reserve[side]);
        after.delays[side] = select(acts, count.delays, p.delays[side]);
        after.begun[side] = p.begun[side] || acts;
    }
    clear_turn(after);
    hand_over(p, after);
    after.stage = select(owes, Word<A, kStages>(only(Stage::owing)), after.stage);
    after.blue_to_move = select(owes, p.blue_to_move, after.blue_to_move);
}
// penalty.piece
template <class A>
void lose(const Position<A>& p, const Hexes<A>& hex, Position<A>& after) {
    take_off<A>(after, hex, Hexes<A>());
    hand_over(p, after);
}

}  // namespace nomos::nymbat::played
