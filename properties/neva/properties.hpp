// Neva's properties, by what they speak of. They know positions and steps, and neither of the two
// encodings.
#pragma once

#include "properties/neva/bounds.hpp"
#include "properties/neva/captures.hpp"
#include "properties/neva/crowns.hpp"
#include "properties/neva/invariants.hpp"
#include "properties/neva/moves.hpp"
#include "properties/neva/turns.hpp"

namespace nomos::neva::properties {

using Properties = std::tuple<
    // of every reachable position
    OnePieceACell, OneHasTheTurn, MoverIsLiving, JumperIsTheMovers, MarkedAreOthers, AtOnceMarksNothing,
    CornersAreNeverMarked, OnlyTheBlockedRetire, ManOnHisGoalIsJumping, ManOnHisGoalIsCrownedInTime,
    // of whose turn it is
    CaptureKeepsTheTurn, TurnPassesOn, NobodyIsSkipped, TurnGoesToTheLiving, WhoIsOutStaysOut,
    OnlyCapturesPutOthersOut,
    // of the end
    FinishedGameHasNoStep, OnlyCapturesAndPassesEndTheGame, LastCaptureWins,
    // of every step
    OneOwnPieceMoves, NothingIsCreated, StepsGoStraight, MarksTellTheStep, MenStepForward, KingsGlideOverFreeCells,
    QuietStepTakesNothing, OnlyTheShutInPass, PassMovesNothing,
    // of capture
    JumpTakesOneOfOthers, TakenLiesBetween, CornersAreSafe, OnlyTheTakenLeave, MenJumpTwoCells,
    JumpingManKeepsItsLattice, ShortKingsJumpShort, OnlyTheJumperGoesOn, CaptureIsCompulsory, CaptureIsCompleted,
    LongestJumpOfAMan,
    // of kings
    KingsAriseOnTheGoalOnly, QuietStepToTheGoalCrowns, JumpOntoTheGoal, CrowningEndsTheTurn, KingsStayKings>;

}  // namespace nomos::neva::properties
