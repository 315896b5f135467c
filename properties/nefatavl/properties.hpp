// Nefatavl's properties, by what they speak of. They know positions and moves, and neither of the
// two encodings.
#pragma once

#include "properties/nefatavl/captures.hpp"
#include "properties/nefatavl/flanks.hpp"
#include "properties/nefatavl/grants.hpp"
#include "properties/nefatavl/invariants.hpp"
#include "properties/nefatavl/king.hpp"
#include "properties/nefatavl/moves.hpp"

namespace nomos::nefatavl::properties {

struct Properties
    : std::tuple<
          // of every reachable position
          BrownIsTheKings, OneKing, KingHomeHasWon, LastMoverCanGoBack, FiveBrownSquares,
          // of every move
          SidesAlternate, OneOwnStoneMoves, Slides, WhateverSlidesIsLegal, TheKingMayGo, EveryStoneMayGo,
          OnlyTheKingGoesToBrown, NoStoneIsCreated, MoverLosesNothing, OnlyTheEnemyLoses, FarSquaresStay,
          // of capture
          MostTakenByAMove, TakenStonesAreFlanked, CustodialCapture, BrownCapture, CentreUnderKingHelpsNoAttacker,
          MovingInIsSafe, EdgeHelpsNobody, UnarmedKingTakesNothing, ArmedKingTakes, TheFlankedFall,
          OwnStonesFallWhereTheyStand, WhoMovesInFalls,
          // of the king's capture, by the kind of his square
          KingFallsToAttackers, KingInTheOpen, KingOnTheEdge, KingBesideACorner, KingOnTheCentre, KingBesideTheCentre,
          // of the end
          FinishedGameHasNoMove, WhoCannotMoveHasLost, OneOutcome, CornerEndsTheGame, LastAttackerEndsTheGame,
          NobodyLosesByHisOwnMove> {};

}  // namespace nomos::nefatavl::properties
