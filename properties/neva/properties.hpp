// Neva's properties, by what they speak of. They know positions and steps, and neither of the two
// encodings.
#pragma once

#include "properties/neva/bounds.hpp"
#include "properties/neva/captures.hpp"
#include "properties/neva/claims.hpp"
#include "properties/neva/claims_of_history.hpp"
#include "properties/neva/crowns.hpp"
#include "properties/neva/grants.hpp"
#include "properties/neva/invariants.hpp"
#include "properties/neva/landing.hpp"
#include "properties/neva/longest.hpp"
#include "properties/neva/majority.hpp"
#include "properties/neva/moves.hpp"
#include "properties/neva/rounds.hpp"
#include "properties/neva/turns.hpp"

namespace nomos::neva::properties {

struct Properties
    : std::tuple<
          // of every reachable position
          OnePieceACell, OneHasTheTurn, MoverIsLiving, JumperIsTheMovers, MarkedAreOthers, AtOnceMarksNothing,
          CornersAreNeverMarked, OnlyTheBlockedRetire, ManOnHisGoalIsJumping, ManOnHisGoalIsCrownedInTime,
          // of whose turn it is
          CaptureKeepsTheTurn, TurnPassesOn, NobodyIsSkipped, TurnGoesToTheLiving, WhoIsOutStaysOut,
          OnlyCapturesPutOthersOut, StepsKeepTheRound, NobodyAnswersOutOfTurn,
          // of the end
          FinishedGameHasNoStep, OnlyCapturesAndPassesEndTheGame, LastCaptureWins, WhoIsLeftHasWon,
          // of what may always be done
          WhoTakesNothingMayStep, WhatCanBeTakenMayBe, WhoIsShutInPasses,
          // of every step
          OneOwnPieceMoves, NothingIsCreated, StepsGoStraight, MarksTellTheStep, MenStepForward,
          KingsGlideOverFreeCells, QuietStepTakesNothing, OnlyTheShutInPass, PassMovesNothing, WhoPassesIsOut,
          // of capture
          JumpTakesOneOfOthers, TakenLiesBetween, CornersAreSafe, OnlyTheTakenLeave, MenJumpTwoCells,
          JumpingManKeepsItsLattice, ShortKingsJumpShort, ShortJumpsKeepTheirLattice, OnlyTheJumperGoesOn,
          CaptureIsCompulsory, OnlyWhoTakesNothingSteps, CaptureGoesOnWhereItCan, LandsWhereItGoesOn,
          CaptureIsCompleted, LongestJumpOfAMan, StoppingShortTakesFewer,
          // of kings
          KingsAriseOnTheGoalOnly, QuietStepToTheGoalCrowns, JumpOntoTheGoal, CrownedAsTheTurnBegins,
          CrowningEndsTheTurn, KingsStayKings,
          // of whole captures
          CapturesTakeEnough, LongestCapture<ByMan, 1>, LongestCapture<ByMan, 2>, LongestCapture<ByMan, 3>,
          LongestCapture<ByKing, 1>, LongestCapture<ByKing, 2>, LongestCapture<ByKing, 3>,
          LongestCapture<ByClearingKing, 1>, LongestCapture<ByClearingKing, 2>, LongestCapture<ByClearingKing, 3>,
          LongestCapture<ByShortKing, 1>, LongestCapture<ByShortKing, 2>, LongestCapture<ByShortKing, 3>,
          // what the comments say
          BlackCanLoseWhateverHePlays, AnswersAreForced, CombinationTakesFromAll, GreensMoveMakesAKing, RedIsLost,
          TrapShuts, WhiteIsDying,
          // what the history says in figures
          ThirteenByThirteen, BestRatioIsMissed> {};

}  // namespace nomos::neva::properties
