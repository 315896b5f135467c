// Nika's properties, by what they speak of. They know positions and actions, and neither of the two
// encodings (hints.hpp and shapes.hpp do, and are not believed).
#pragma once

#include "properties/nika/actions.hpp"
#include "properties/nika/bounds.hpp"
#include "properties/nika/grants.hpp"
#include "properties/nika/invariants.hpp"
#include "properties/nika/pushes.hpp"
#include "properties/nika/weights.hpp"

namespace nomos::nika::properties {

struct Properties
    : std::tuple<
          // of every reachable position
          SixPiecesEach, OnePieceASpace, EverybodyOnBoard, NobodyInEnemyVictory, WhoIsHomeHasWon, CountersAgree,
          VictoryHasAnActor, OneOutcome, WhoHasWon, GameGoesOn,
          // of every action
          TwoActionsThenClockwise, PassChangesNothing, IdleTurnsAreCounted, RotationMovesNobody, RallyPlacesOnePiece,
          RoutedCountsMoveAsStated, WinnersStay, WinnerStandsHome, OnlyActorsComeHome, WhoActedIsOnRecord,
          FinishedGameHasNoAction, FriendsAreNeverStruck,
          // of who may act, and who may not
          WhoMayPass, WhoMayTurn, WhoMayRally, WhoMayMarch, WhoIsNotStoppedMayMarch, WhoActsTogether,
          WhoTurnsFacedElsewhere, NobodyEntersWhatIsBarred, BlockedLineStopsAll,
          // of a march
          MoverGoesOneSpace, MoverFacesTheWayHeWent, OnlyTheHeavierPushes, TheHeavierPushes, TieNeverPushes,
          LonePieceNeverPushes, OnlyTheHeavierLinePushes, TheHeavierLinePushes, AStoppedLineStays, FlankIsRouted,
          PushedGoOneSpace, PushedKeepTheirFacing, NobodyElseIsShifted, HindmostIsShiftedOrRouted, EnemyInTheGap,
          WhoComesHomeWins, OneRoutedPerRun, OneRoutedPerLine, EnemiesElsewhereStay,
          // how much one action can do
          MostRouted, MostPushed, MostRoutedInALine> {};

}  // namespace nomos::nika::properties
