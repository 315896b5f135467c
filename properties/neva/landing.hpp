// Where a king may land: of two answers to it players never see the difference.
#pragma once

#include "properties/neva/view.hpp"
#include "properties/same_turns.hpp"

namespace nomos::neva::properties {

// Under king.landing=any a king may end its capture where elsewhere it could have gone on; must-continue bars
// just that. But then another of its jumps goes on, and takes one piece more at least than the turn that stops: so
// this one does not take the greatest number, and is barred by neva.capture.majority, whatever else the king is
// compared with. A turn of which no step stops so is the same under both; and the greatest number is, too,
// since a turn that takes it has no such step. So men that are bound by it are bound alike.
struct StoppingShortTakesFewer
    : Law<"neva.law.stopping-short-takes-fewer",
          "If a king may land anywhere, a jump that it could not make if it had to go on where it can ends its "
          "capture, and another jump of the same king goes on.",
          "neva.capture.landing", "neva.capture.king", "neva.capture.complete", "neva.capture.majority"> {
    static SameTurns same_turns() {
        return {
            "neva.king.landing", "must-continue", "any",
            "a king that stops where it could have landed to go on does not take the greatest number, and so may not "
            "stop there under either option"};
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump && s.move.king && s.setting.readings.is(KingLanding::any);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return R::template Rules<A>::legal(going_on_where_it_can(s.setting), s.before, s.move) ||
               (none(s.after.jumper) && another_goes_on(s));
    }

private:
    template <class A>
    static Setting<A> going_on_where_it_can(Setting<A> setting) {
        constexpr auto option = KingLanding::must_continue;
        setting.readings.choose(option);
        return setting;
    }
    // Some jump of the same piece, in some direction and of some length, is legal and leaves it on its way.
    template <class R, class A>
    static Bit<A> another_goes_on(const Step<R, A>& s) {
        Bit<A> some = false;
        const auto in_direction = [&]<Direction D>() {
            Move<A> jump = s.move;
            jump.to = Board::step<D>(s.move.from);
            for (int length = 2; length < Board::kWidth; ++length) {
                jump.to = Board::step<D>(jump.to);
                some = some || goes_on(s, jump);
            }
        };
        in_direction.template operator()<Direction::north>(), in_direction.template operator()<Direction::east>();
        in_direction.template operator()<Direction::south>(), in_direction.template operator()<Direction::west>();
        return some;
    }
    template <class R, class A>
    static Bit<A> goes_on(const Step<R, A>& s, const Move<A>& jump) {
        const Bit<A> may = any(jump.to) && R::template Rules<A>::legal(s.setting, s.before, jump);
        if constexpr (std::same_as<A, Native>)
            if (!may) return false;  // apply() asks for a legal step
        return may && any(R::template Rules<A>::apply(s.setting, s.before, jump).jumper);
    }
};

}  // namespace nomos::neva::properties
