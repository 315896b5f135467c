// Nymbat's properties, by what they speak of. They know positions and steps, and neither of the two
// encodings (hints.hpp does, and is not believed).
#pragma once

#include "properties/nymbat/bounds.hpp"
#include "properties/nymbat/breakthrough.hpp"
#include "properties/nymbat/bringing.hpp"
#include "properties/nymbat/claims.hpp"
#include "properties/nymbat/claims_of_fights.hpp"
#include "properties/nymbat/claims_of_groups.hpp"
#include "properties/nymbat/claims_of_home_row.hpp"
#include "properties/nymbat/claims_of_numbers.hpp"
#include "properties/nymbat/endings.hpp"
#include "properties/nymbat/grants.hpp"
#include "properties/nymbat/invariants.hpp"
#include "properties/nymbat/invariants_of_turn.hpp"
#include "properties/nymbat/moves.hpp"
#include "properties/nymbat/order.hpp"
#include "properties/nymbat/points.hpp"
#include "properties/nymbat/records.hpp"
#include "properties/nymbat/removal.hpp"
#include "properties/nymbat/termination.hpp"
#include "properties/nymbat/turn_end.hpp"
#include "properties/nymbat/whole_turn.hpp"

namespace nomos::nymbat::properties {

struct Properties
    : std::tuple<
          // of every reachable position
          NumbersEndAtSix, OneSideAHex, ReservesLast, DelaysStayBelowThePenalty, NothingBeforeTheFirstTurn,
          FirstTurnsInOrder, DebtsWaitForATurn, OwedByThePoor, PointsNeverGrow,
          // ... in the middle of a turn
          TurnStartsClear, WhoIsInTheMiddleMovedLast, WhoBringsInHasAPiece, GroupIsTheMovers, GroupLivesOrHasRemoved,
          ChosenGroupIsWhole, HoleIsLeft, BudgetIsTheMovers,
          // of what may always be done
          WhatIsLeftMayBeBroughtIn, WhatTouchesMayBeChosen, WhoMayPass, WhoMayEnd, WhoHasAWayMayGo,
          WhatHangsTogetherIsTheRest, BesideTheHoleMayBeTaken, AnyPieceMayPay,
          // of bringing in and passing
          BringsOnePiece, BroughtIsCounted, NothingElseIsBroughtIn, FirstTurnBringsIn, StuckMustPass,
          // of pieces that go
          GroupIsChosenWhole, OneWaitingPieceGoes, NobodyMovesTwice, GoesNoFartherThanSpeed, OnlyWhoHasAWayGoes,
          EnemiesBlock,
          // of removal
          RemovesWhereItEnds, MoverFallsWhenOutnumbered, NobodyFallsWithoutAFight,
          // of the breakthrough
          OnlyRemovalsAreJudged, BreaksIfSplit, FirstPartIsTheRest, TakesBesideTheHole, TakesWithinTheBudget,
          BudgetNeverGrows, NoChainReaction, MostPointsOfOnePiece, MostToChooseFrom, MostStrength,
          TurnTakesWhatItsPiecesCan,
          // of how much
          FarthestGo, MostInAFirstTurn, MostPointsOfATurn, MostPiecesOfATurn,
          // of how a turn goes on and ends
          TurnGoesOnAsItBegan, SidesAlternate, ReserveFallsAsStated, ProgressCostsNothing, RetreatCosts,
          DelaysAreCounted, DebtsArePaidInTime, ForcedPassMayBeFree, StandingStillIsPassing, ForcedPassNeverCosts,
          // of the end, and why it comes
          FinishedGameHasNoStep, OneOwnPieceIsPaid, WhoHoldsTheHomeRowHasWon, GamesEndBetweenTurns,
          HomeRowIsHeldForATurn, BareBoardEndsTheGame, WhoMovedLast, EveryTurnCounts, DelaysEndInPayment,
          IdleTurnsAreAlone, StepsOfATurnRunOut, EveryStepGoesOn, ShufflersGoOn,
          // what the source says in figures
          TheBoard, SetUpsOfOnes, SetUpsOfHigherNumbers, SetUpsInAll, SetUpAreasAreFarApart,
          // ... of attacks
          SupportIsAddedUp, HighNumbersAreLostLess, FriendsDeter, TwinsReply, SixNeverGainsFromTwins,
          ShieldOfThreesCostsMore, OnesAndFoursBeatThrees, HordeOfOnes, FivesBreakThroughFives,
          // ... of groups
          NeverSplit, DeepLinesAreSplit, FrontsAreSplit, LinesWithstand, OnePieceBringsCloser,
          // ... of the home row
          TwoOnesCanFall, TwoOnesWithstandOne,
          // ... of the numbers
          ListedPairs, BetterGoesRound, LowerGainsWhenItAttacks, HighNumbersAreFewer, MixedGroupsWaste, AnyNumberWins> {
};

}  // namespace nomos::nymbat::properties
