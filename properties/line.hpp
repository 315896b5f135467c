// Recorded lines that answer whether games end: a property of kind `termination` may show one or more by
//   static std::vector<Line> lines();
// and is then no law, but replayed (checkers/termination.hpp): something that is denied, or, with
//   static constexpr bool kPossible = true;
// something that is said to be possible, in the default setting or, with
//   static std::vector<std::string_view> under();      // "id=option"
// in the default setting but for these readings. Other properties of that kind are laws: that
// every step it speaks of uses something up (any law of steps), or
//   template <class R, class A> static Bit<A> can_move(const Situation<R, A>&);
// that whoever is to move in a game in play, in a position with this, has a legal move.
#pragma once

#include <string>

#include "properties/property.hpp"

namespace nomos {

// A line from the set-up of the default setting, whatever the readings, in the game's notation.
//   ends given:  the game then stands so
//   round given: these moves lead back to where they began: a game without end
//   neither:     whoever is to move has no legal move, and the game is in play
struct Line {
    std::vector<std::string> moves, round;
    std::string_view ends{};                   // the name of an outcome
    std::vector<std::string_view> readings{};  // "id=option": it is told of reading sets with these alone
};

template <class P>
concept OfLines = requires {
    { P::lines() } -> std::same_as<std::vector<Line>>;
};
template <class P, class R>
concept OfMoversWithMoves = requires(const Situation<R, Native>& s) {
    { P::template can_move<R, Native>(s) } -> std::same_as<bool>;
};

}  // namespace nomos
