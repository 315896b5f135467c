// May play have led to a position? What every position of a game satisfies and no proof needs: where a witness with
// few pawns breaks it, the pawns that are gone were taken by nobody.
#pragma once

#include "model/nerva/position.hpp"

namespace nomos::nerva {

// False only where no play from the set-up leads there. Of each size: who takes a pawn has one beside it, which stays
// on that board or is taken by another; and where the taken is replaced from the hand, each capture uses up a pawn, and
// the first attacker was placed before. Nobody keeps still who has pawns to place, unless players may pass. A pawn that
// only revealed a king may be lost without a capture, two at most.
bool is_credible(const Setting<Native>& setting, const Position<Native>& position);

}  // namespace nomos::nerva
