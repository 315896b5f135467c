// The order in which positions of Nymbat follow one another until the game ends: a list of numbers that
// every step makes lower (properties/order.hpp), if delays count in all and a penalty is paid in the turn that
// earns it. (Where it waits for the next turn the same was not proved.)
//
//   the reserves, less what is being brought in
//   the points of either side on the board
//   is a piece owed (lower), has the turn removed something (higher)
//   the delays of a side that has a point left: more is lower
//   the pieces of either side row by row, from the one that is closest to its goal: more is lower
//   what is left to do in the turn
//
// Why a turn that takes its group closer lowers the rows: while a group is on its way only the rows closer
// than its front count, and in them only pieces that are not of it. They do not change. To choose a group
// makes the row of its front lower than any; to end in a closer row adds a piece to that row.
#pragma once

#include "properties/nymbat/points.hpp"
#include "properties/order.hpp"

namespace nomos::nymbat::properties {

// A player who can only pass, and nothing comes of it: there is nothing to pay with, or it is excused.
template <class A>
Bit<A> must_idle(const Setting<A>& s, const Position<A>& p, const Bit<A>& blue) {
    const Hexes<A> area = select(blue, Hexes<A>(set_up_area(Side::blue)), Hexes<A>(set_up_area(Side::red)));
    const Bit<A> may_bring =
        any(area & ~p.occupied()) && (!of_side(p.begun, blue) || of_side(p.reserve, blue) > Number<A>(0));
    const Bit<A> excused = s.readings.is(DelayForcedPass::free) && !may_bring;
    return none(Pieces<A>(p, blue).hexes()) && (of_side(p.reserve, blue) <= Number<A>(0) || excused);
}

// The hexes so many rows from the side's goal.
constexpr Hexagon::Hexes row_of(Side side, int distance) {
    return Hexagon::row_hexes(side == Side::red ? Hexagon::kRows - 1 - distance : distance);
}

template <class R, class A>
struct Rank {
    using N = Number<A>;
    const Situation<R, A>& situation;
    const Position<A>& p = situation.position;
    Bit<A> on_the_way = group_is_moving(p);

    Bit<A> moves(Side side) const { return side == Side::blue ? p.blue_to_move : !p.blue_to_move; }

    // --- what is there -------------------------------------------------------------------------------
    N reserve(Side side) const { return p.reserve[index(side)] - select(moves(side), p.brought, N(0)); }
    N points(Side side) const { return points_on_board(p, side); }
    N delays(Side side) const {
        const Bit<A> counts = any(p.pieces_of(side)) || reserve(side) > N(0);
        return select(counts, p.delays[index(side)], N(0));
    }
    N marks() const { return select(p.is(Stage::owing), N(-1), to_number(p.removed)); }

    // --- rows ----------------------------------------------------------------------------------------
    // By their distance from the side's goal. Only pieces that are not of a group on its way count.
    Hexes<A> members(Side side) const { return select(moves(side), p.members, Hexes<A>{}); }
    Hexes<A> others(Side side) const { return p.pieces_of(side) & ~members(side); }
    N in_row(Side side, int distance) const {
        const Bit<A> behind = on_the_way && moves(side) && p.front <= N(distance);
        const Hexes<A> counted = others(side) & Hexes<A>(row_of(side, distance));
        return select(behind, N(-Hexagon::kFrame - 1), N(0) - count(counted));
    }

    // --- what is left to do ----------------------------------------------------------------------------
    N left_to_do() const {
        const Bit<A> goes_on = test(situation.outcome, static_cast<int>(Outcome::in_play));
        const Bit<A> idle = p.is(Stage::start) && goes_on && must_idle<A>(situation.setting, p, p.blue_to_move);
        const Bit<A> two = p.is(Stage::bringing) || p.is(Stage::judging), one = p.is(Stage::breaking) || idle;
        const N waiting = count(p.waiting);
        return waiting + waiting + waiting + select(two, N(2), to_number(one));
    }

    std::vector<N> list() const {
        constexpr std::array kSidesInOrder{Side::red, Side::blue};
        std::vector<N> all;
        for (const Side side : kSidesInOrder) all.push_back(reserve(side));
        for (const Side side : kSidesInOrder) all.push_back(points(side));
        all.push_back(marks());
        for (const Side side : kSidesInOrder) all.push_back(N(0) - delays(side));
        for (const Side side : kSidesInOrder)
            for (int distance = 0; distance < Hexagon::kRows; ++distance) all.push_back(in_row(side, distance));
        all.push_back(left_to_do());
        return all;
    }
};

// Invariants that the order rests on, each proved by a check of its own.
template <class R, class A>
Bit<A> can_be_ranked(const Situation<R, A>& s) {
    return law_of<ReservesLast>(s) && law_of<GroupIsTheMovers>(s) && law_of<GroupLivesOrHasRemoved>(s) &&
           implies(ChosenGroupIsWhole::premise<R, A>(s), ChosenGroupIsWhole::is_measured<R, A>(s)) &&
           law_of<TurnStartsClear>(s) && law_of<OneSideAHex>(s) && law_of<DebtsWaitForATurn>(s);
}

struct EveryStepGoesOn : Law<"nymbat.law.every-step-goes-on",
                             "If delays add up, and penalties are paid in the turn that earns them, every step leads "
                             "to a later position in one fixed order; so no position comes again, and every game ends.",
                             "nymbat.delay.turn", "nymbat.delay.count", "nymbat.retreat.turn", "nymbat.penalty.due",
                             "nymbat.bring.subtract", "nymbat.move.of-group">,
                         AnyWayAndClash {
    template <class A>
    static Bit<A> ends_games(const Setting<A>& s) {
        return !s.readings.is(DelayTurns::three_running) && s.readings.is(PenaltyWhen::same_turn);
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return ends_games(s.setting) && can_be_ranked<R, A>(at_first<R, A>(s));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return comes_before(Rank<R, A>{at_last<R, A>(s)}.list(), Rank<R, A>{at_first<R, A>(s)}.list());
    }
    template <class R, class A>
    static Situation<R, A> at_first(const Step<R, A>& s) {
        return {s.setting, s.before, s.outcome_before};
    }
    template <class R, class A>
    static Situation<R, A> at_last(const Step<R, A>& s) {
        return {s.setting, s.after, s.outcome_after};
    }

    // What the kind of the step cannot lower is forgotten, or is the same term before and after.
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        AnyWayAndClash::hints(s, p);
        const auto is = [&](Kind kind) { return surely(s.move.is(kind)); };
        if (is(Kind::go) || is(Kind::take) || is(Kind::lose)) {
            hint_points(s, p);
            for (std::size_t side = 0; side < kSides; ++side)
                for (std::size_t k = 0; k < kDigits; ++k) {
                    const Words& digit = s.before.pieces[side][k];
                    p.template any_is_some<Words>(digit),
                        p.template any_is_some<Words>(digit & ~s.after.pieces[side][k]);
                }
        }
        const Situation<R, Symbolic> first = at_first<R, Symbolic>(s), last = at_last<R, Symbolic>(s);
        const Rank<R, Symbolic> before{first}, after{last};
        if (is(Kind::bring) || is(Kind::take) || is(Kind::lose))
            p.forget("left", before.left_to_do()), p.forget("left", after.left_to_do());
        for (const Side side : {Side::red, Side::blue}) {
            if (is(Kind::bring)) p.forget("points", before.points(side)), p.forget("points", after.points(side));
            if (is(Kind::bring) || is(Kind::take) || is(Kind::lose)) forget_rows(before, after, side, p);
            if (is(Kind::group)) hint_rows(before.others(side), after.others(side), after.members(side), side, p);
            if (is(Kind::end)) hint_rows(after.others(side), before.others(side), before.members(side), side, p);
            if (is(Kind::go)) p.template equally_many<Words>({after.others(side)}, {before.others(side)}, rows(side));
        }
        if (is(Kind::go)) p.template equally_many<Words>({s.after.waiting, s.move.from}, {s.before.waiting});
    }

private:
    static std::vector<Hexagon::Hexes> rows(Side side) {
        std::vector<Hexagon::Hexes> all;
        for (int distance = 0; distance < Hexagon::kRows; ++distance) all.push_back(row_of(side, distance));
        return all;
    }
    template <class R, class Prover>
    static void forget_rows(const Rank<R, Symbolic>& before, const Rank<R, Symbolic>& after, Side side, Prover& p) {
        for (int distance = 0; distance < Hexagon::kRows; ++distance)
            p.forget("row", before.in_row(side, distance)), p.forget("row", after.in_row(side, distance));
    }
    // All pieces are the others and the group's.
    template <class Prover>
    static void hint_rows(const Words& all, const Words& others, const Words& group, Side side, Prover& p) {
        p.template equally_many<Words>({all}, {others, group}, rows(side));
        for (const auto& row : rows(side)) p.template any_is_some<Words>(group & Words(row));
    }
};

}  // namespace nomos::nymbat::properties
