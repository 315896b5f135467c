// Positions and steps of Nymbat thrown at random: groups in contact, bridges that a removal breaks,
// turns in every stage, empty boards, full set-up areas; now and then what no game reaches.
#pragma once

#include <utility>
#include <vector>

#include "model/core/dice.hpp"
#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
// Mostly of a kind that the stage has room for, and near pieces.
Move<Native> throw_move(const Position<Native>& p, Dice& dice);
// Every legal step and plenty of others, on a smaller board also some that leave it.
std::vector<Move<Native>> candidates(const Position<Native>& p, const Scale& = {});

}  // namespace nomos::nymbat
