// Nerva's properties, by what they speak of. They know positions and moves, and neither of the two
// encodings.
#pragma once

#include "properties/nerva/attacks.hpp"
#include "properties/nerva/bounds.hpp"
#include "properties/nerva/captures.hpp"
#include "properties/nerva/endings.hpp"
#include "properties/nerva/grants.hpp"
#include "properties/nerva/invariants.hpp"
#include "properties/nerva/leak.hpp"
#include "properties/nerva/placing.hpp"
#include "properties/nerva/stacks.hpp"
#include "properties/nerva/stuck.hpp"
#include "properties/nerva/termination.hpp"
#include "properties/nerva/turns.hpp"

namespace nomos::nerva::properties {

struct Properties
    : std::tuple<
          // of every reachable position
          OnePawnAPlace, ThreeOnATile, PawnsAddUp, OneKingEach, CapturedWasRevealed, OneKingFalls, StandingKingIsAlone,
          HiddenKingIsBare,
          // of every move
          SidesAlternate, NeverHiddenAgain, PawnsAreBooked,
          // of what may always be done
          WhateverIsFreeMayBeTaken, WhateverIsNearMayBeAttacked, WhoMayPass,
          // of placing and what it reveals
          PlacedPawnRests, PlacesOnlyOnEmpty, PlacesOnlyFromHand, PlacingPutsOnePawn, RevealingPawn, HiddenUntilFound,
          RevealedByWhom,
          // of attack and capture
          AttacksNextTo, BarredWithoutAPawn, OnlyTheTargetChanges, FailedAttackOnlyPasses, TakesWhenOutweighed,
          NobodyCountsTwice, FriendsTakeNothingAway, OnceIsNoMoreThanEachTime, LonePawnTakesNoPawn, BareKingFalls,
          FourFriendsHold, TakenPawnIsReplaced, TakenPawnIsSettled, KingIsTakenAlone,
          // of stacks and ambushes
          FullStackHoldsThree, BrokenStackHoldsOne, FullStackAttacksWithThree, BrokenStackAttacksWithOne,
          AmbushOfTwoIsThree, CounterDoesNotSave, CounterUndoesTheBonus,
          // of totals
          MostAttack, MostAttackOfPlainPawns, MostDefenceOvercomeAlone,
          // of passing and the end
          PassChangesNothing, StuckCannotPlace, StuckCannotAttack, OnlyTheStuckPass, FinishedGameHasNoMove, OneOutcome,
          OverWhenAllIsPlaced, OverWhenNobodyCouldPlace, MorePawnsWin, StuckPlayerHasLost, StuckIsADraw,
          GoesOnUntilStuck, LastPawnEndsTheGame, HandsKeepTheGameGoing, LastPlaceEndsTheGame, OnlyCaptureOfTheKingWins,
          // of what is hidden
          LegalityDoesNotLeak, OutcomeDoesNotLeak, MoveDoesNotLeak,
          // of whether games end
          EveryEffectUsesUp, VainAttacksGoOn, CapturesEnd, EmptyHandCanMove, KingCanFall, AllCanBePlaced> {};

}  // namespace nomos::nerva::properties
