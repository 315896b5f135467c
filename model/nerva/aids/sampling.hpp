// Positions and moves of Nerva thrown at random: crowded clusters, stacks, kings in every state,
// empty hands, full boards; now and then what no game reaches.
#pragma once

#include <utility>

#include "model/core/dice.hpp"
#include "model/nerva/position.hpp"

namespace nomos::nerva {

// Sets the readings, and the kings' places, of both the setting and the position.
std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
// Sets what is in hand to what is neither on the board nor lost; fewer are lost if there are too many.
void book_hands(Position<Native>& p);
// Mostly attacks on an enemy and placings near pawns or on kings' places.
Move<Native> throw_move(const Position<Native>& p, Dice& dice);

}  // namespace nomos::nerva
