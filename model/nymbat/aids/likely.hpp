// Positions thrown at random, put right until play could have left them: points within 60 a side, a group
// with its own speed and front, a hole that somebody has made. For sampling only; no rule reads it.
#pragma once

#include "model/core/dice.hpp"
#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

// Whose turn it is.
inline Side side_to_move(const Position<Native>& p) { return p.blue_to_move ? Side::blue : Side::red; }

void make_likely(const Setting<Native>& setting, Position<Native>& p, Dice& dice);
// A position of one of the first two turns, in which nothing but bringing in has been done.
Position<Native> throw_first_turn(const Setting<Native>& setting, Dice& dice);

}  // namespace nomos::nymbat
