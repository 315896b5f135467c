// Each clause of Nefatavl fires, and has a twin in which it does not. Boards are 7x7, centre d4.
#include "model/nefatavl/rules.hpp"

#include <gtest/gtest.h>

#include "tests/model/nefatavl/board_words.hpp"

namespace nomos::nefatavl {
namespace {

const auto kAnyFlanked = reading(CaptureStanding::any_flanked);
const auto kUnarmed = reading(KingHits::unarmed);
const auto kWaitingOnly = reading(KingHits::waiting_only);
const auto kMovingOnly = reading(KingHits::moving_only);
const auto kAtOnce = reading(EndNoMovesWhen::at_once);
const auto kCornerDoesNotHelp = reading(KingBrownSquare::no);

// --- nefatavl.turn, nefatavl.move --------------------------------------------------------------
TEST(NefatavlTurn, PassesWithEveryMove) {
    EXPECT_TRUE(after("w t a3 T b5 K d4", "a3-a4").defenders_to_move);
    EXPECT_FALSE(after("b t a3 T b5 K d4", "b5-b6").defenders_to_move);
}
TEST(NefatavlMoveOwnStone, LetsTheDefendersMoveTheKing) { EXPECT_TRUE(is_legal("b t a3 K d4", "d4-d2")); }
TEST(NefatavlMoveOwnStone, DoesNotLetASideMoveTheOther) {
    EXPECT_FALSE(is_legal("w t a3 T b5 K d4", "b5-b6"));
    EXPECT_FALSE(is_legal("w t a3 T b5 K d4", "d4-d5"));
    EXPECT_FALSE(is_legal("b t a3 T b5 K d4", "a3-a4"));
    EXPECT_FALSE(is_legal("w t a3 T b5 K d4", "c2-c3"));
}
TEST(NefatavlMoveRook, GoesAnyDistanceAlongRowAndColumn) {
    for (const char* move : {"b2-b7", "b2-b3", "b2-g2", "b2-b1", "b2-a2"})
        EXPECT_TRUE(is_legal("w t b2 K d4", move)) << move;
}
TEST(NefatavlMoveRook, DoesNotGoAside) {
    for (const char* move : {"b2-c3", "b2-c4", "b2-a1", "b2-b2"}) EXPECT_FALSE(is_legal("w t b2 K d4", move)) << move;
}
TEST(NefatavlMoveRook, DoesNotGoRoundTheEdge) { EXPECT_FALSE(is_legal("w t g2 K d4", "g2-a3")); }
TEST(NefatavlMoveNoJump, DoesNotPassOrHitAStone) {
    for (const char* move : {"b2-b5", "b2-b6", "b2-e2", "b2-f2"})
        EXPECT_FALSE(is_legal("w t b2 b5 T e2 K d4", move)) << move;
    EXPECT_TRUE(is_legal("w t b2 b5 T e2 K d4", "b2-b4"));
}

// --- nefatavl.brown ----------------------------------------------------------------------------
TEST(NefatavlBrownBarred, KeepsOrdinaryStonesOff) {
    EXPECT_FALSE(is_legal("w t a3 K f6", "a3-a1"));
    EXPECT_FALSE(is_legal("w t a4 K f6", "a4-d4"));
    EXPECT_FALSE(is_legal("b T g4 K f6", "g4-g7"));
    EXPECT_FALSE(is_legal("b T g4 K f6", "g4-d4"));
}
TEST(NefatavlBrownPassCentre, LetsThemPassWhenItIsFree) {
    EXPECT_TRUE(is_legal("w t a4 K f6", "a4-e4"));
    EXPECT_TRUE(is_legal("b T d7 K f6", "d7-d1"));
}
TEST(NefatavlBrownPassCentre, DoesNotLetThemPassTheKing) { EXPECT_FALSE(is_legal("w t a4 K d4", "a4-e4")); }
TEST(NefatavlBrownKingAllowed, LetsTheKingStandThere) {
    EXPECT_TRUE(is_legal("b t b2 K a4", "a4-a1"));
    EXPECT_TRUE(is_legal("b t b2 K a4", "a4-d4"));
}

// --- nefatavl.capture --------------------------------------------------------------------------
TEST(NefatavlCaptureCustodial, TakesBetweenTwoEnemies) {
    EXPECT_EQ(taken("w t a3 c6 T b3 K d4", "c6-c3"), "b3");
    EXPECT_EQ(taken("w t b2 a4 T b3 K d4", "a4-b4"), "b3");
    EXPECT_EQ(taken("b T a3 c6 t b3 K d4", "c6-c3"), "b3");
}
TEST(NefatavlCaptureCustodial, TakesSeveralAtOnce) { EXPECT_EQ(taken("w t a3 c5 c1 T b3 c4 K f6", "c1-c3"), "b3 c4"); }
TEST(NefatavlCaptureCustodial, DoesNotTakeFromOneSideOrACorner) {
    EXPECT_EQ(taken("w t c6 T b3 K d4", "c6-c3"), "");
    EXPECT_EQ(taken("w t a2 c6 T b3 K d4", "c6-c4"), "");
    EXPECT_EQ(taken("w t b2 c6 T b3 K d4", "c6-c3"), "");
}
TEST(NefatavlCaptureCustodial, DoesNotTakeOwnStones) { EXPECT_EQ(taken("w t a3 b3 c6 K d4", "c6-c3"), ""); }
TEST(NefatavlCaptureBrownHitter, UsesACorner) {
    EXPECT_EQ(taken("w t c6 T b1 K d4", "c6-c1"), "b1");
    EXPECT_EQ(taken("b T c6 t b1 K d4", "c6-c1"), "b1");
}
TEST(NefatavlCaptureBrownHitter, UsesTheEmptyCentre) {
    EXPECT_EQ(taken("w t a2 T d3 K f6", "a2-d2"), "d3");
    EXPECT_EQ(taken("b T a2 t d3 K f6", "a2-d2"), "d3");
}
TEST(NefatavlCaptureBrownHitter, DoesNotReachBeyondTheNextSquare) {
    EXPECT_EQ(taken("w t d3 T c1 K f6", "d3-d1"), "");
    EXPECT_EQ(taken("w t a2 T b1 K f6", "a2-b2"), "") << "hit from the side, not from opposite";
}
TEST(NefatavlCaptureCentreWithKing, DoesNotHelpAttackersWhileHeIsThere) {
    EXPECT_EQ(taken("w t a2 T d3 K d4", "a2-d2"), "");
    EXPECT_EQ(taken("w t a2 T d3 K d4", "a2-d2", kAnyFlanked), "");
}
TEST(NefatavlCaptureCentreWithKing, StillHelpsDefenders) {
    EXPECT_EQ(taken("b T a2 t d3 K d4", "a2-d2"), "d3");
    EXPECT_EQ(taken("b T a2 t d3 K d4", "a2-d2", kUnarmed), "d3");
}
TEST(NefatavlCaptureNotMovingIn, SparesTheStoneThatMovesIn) {
    EXPECT_EQ(taken("w t b6 T a3 c3 K d4", "b6-b3"), "");
    EXPECT_EQ(taken("w t b6 T a3 c3 K d4", "b6-b3", kAnyFlanked), "");
    EXPECT_EQ(taken("b T b6 t a3 c3 K d4", "b6-b3", kAnyFlanked), "");
}
TEST(NefatavlCaptureNotEdge, DoesNotTakeAgainstTheEdge) {
    EXPECT_EQ(taken("w t b6 T a3 K d4", "b6-b3"), "");
    EXPECT_EQ(taken("w t b6 T a3 K d4", "b6-b3", kAnyFlanked), "");
    EXPECT_EQ(taken("w t f6 T a3 g4 K d4", "f6-f3"), "") << "the next row's far end is not beside g4 or a3";
}

// --- nefatavl.king -----------------------------------------------------------------------------
TEST(NefatavlKingCustodial, TakesHimInTheOpen) {
    EXPECT_EQ(taken("w t a2 c6 K b2", "c6-c2"), "b2");
    EXPECT_EQ(outcome_of(after("w t a2 c6 K b2", "c6-c2")), Outcome::attackers_win);
}
TEST(NefatavlKingCustodial, DoesNotTakeHimFromOneSideOrAtTheEdge) {
    EXPECT_EQ(taken("w t c6 K b2", "c6-c2"), "");
    EXPECT_EQ(taken("w t b6 K a3", "b6-b3"), "");
    EXPECT_EQ(taken("w t c6 T a2 K b2", "c6-c2"), "");
}
TEST(NefatavlKingCentreFour, TakesHimWithFour) {
    EXPECT_EQ(taken("w t d5 d3 c4 g4 K d4", "g4-e4"), "d4");
    EXPECT_EQ(taken("w t d5 d3 c4 e4 g2 K d4", "g2-g3", kAnyFlanked), "d4");
}
TEST(NefatavlKingCentreFour, DoesNotTakeHimWithThree) {
    EXPECT_EQ(taken("w t d5 d3 g4 K d4", "g4-e4"), "");
    EXPECT_EQ(taken("w t d5 d3 g4 T c4 K d4", "g4-e4"), "");
    EXPECT_EQ(taken("w t c4 g4 K d4", "g4-e4", kAnyFlanked), "");
}
TEST(NefatavlKingBesideCentreThree, TakesHimWithTheOtherThree) {
    EXPECT_EQ(taken("w t c3 e3 a2 K d3", "a2-d2"), "d3");
    EXPECT_EQ(taken("w t d5 a6 e3 e5 K e4", "a6-f6"), "") << "f6 is not beside him";
    EXPECT_EQ(taken("w t e3 e5 f7 K e4", "f7-f4"), "e4");
}
TEST(NefatavlKingBesideCentreThree, DoesNotTakeHimWithTwo) {
    EXPECT_EQ(taken("w t c3 g3 K d3", "g3-e3"), "");
    EXPECT_EQ(taken("w t a2 K d3", "a2-d2"), "") << "the empty centre does not help";
    EXPECT_EQ(taken("w t c3 a2 T e3 K d3", "a2-d2"), "");
}
TEST(NefatavlKingBesideCentreThree, DoesNotReachTheDiagonalSquares) {
    EXPECT_EQ(taken("w t b3 g3 K c3", "g3-d3"), "c3");
}

// --- readings ----------------------------------------------------------------------------------
TEST(NefatavlReadingKingBrownSquare, HelpsLetsACornerHitHim) { EXPECT_EQ(taken("w t c6 K b1", "c6-c1"), "b1"); }
TEST(NefatavlReadingKingBrownSquare, NoDoesNot) {
    EXPECT_EQ(taken("w t c6 K b1", "c6-c1", kCornerDoesNotHelp), "");
    EXPECT_EQ(taken("w t c6 T b1 K d4", "c6-c1", kCornerDoesNotHelp), "b1");
    EXPECT_EQ(taken("w t a2 c6 K b2", "c6-c2", kCornerDoesNotHelp), "b2");
}
TEST(NefatavlReadingKingHits, HitsLetsHimCompleteAndAnchor) {
    EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3"), "b3");
    EXPECT_EQ(taken("b t b3 T c6 K a3", "c6-c3"), "b3");
    EXPECT_EQ(taken("b t b1 K c6", "c6-c1"), "b1");
}
TEST(NefatavlReadingKingHits, UnarmedDoesNeither) {
    EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3", kUnarmed), "");
    EXPECT_EQ(taken("b t b3 T c6 K a3", "c6-c3", kUnarmed), "");
    EXPECT_EQ(taken("b t b1 K c6", "c6-c1", kUnarmed), "");
    EXPECT_EQ(taken("b t b3 T a3 c6 K d4", "c6-c3", kUnarmed), "b3");
}
TEST(NefatavlReadingKingHits, WaitingOnlyLetsHimAnchor) {
    EXPECT_EQ(taken("b t b3 T c6 K a3", "c6-c3", kWaitingOnly), "b3");
    EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3", kWaitingOnly), "");
    EXPECT_EQ(taken("b t b1 K c6", "c6-c1", kWaitingOnly), "") << "beside a corner";
    EXPECT_EQ(taken("b t d5 T a6 K d4", "a6-d6", kWaitingOnly), "d5") << "the centre under him helps as well";
}
TEST(NefatavlReadingKingHits, MovingOnlyLetsHimComplete) {
    EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3", kMovingOnly), "b3");
    EXPECT_EQ(taken("b t b1 K c6", "c6-c1", kMovingOnly), "b1");
    EXPECT_EQ(taken("b t b3 T c6 K a3", "c6-c3", kMovingOnly), "");
    EXPECT_EQ(taken("b t d5 T a6 K d4", "a6-d6", kMovingOnly), "d5") << "the centre under him helps all the same";
}
TEST(NefatavlReadingKingHits, HalfArmedHeHitsAlsoWhereHittersNeedNotMove) {
    for (const auto standing : {CaptureStanding::any_flanked, CaptureStanding::always}) {
        const auto waiting = reading(standing, KingHits::waiting_only),
                   moving = reading(standing, KingHits::moving_only);
        EXPECT_EQ(taken("b t b3 T a3 f6 K c3", "f6-f5", waiting), "b3");
        EXPECT_EQ(taken("b t b3 T a3 f6 K c3", "f6-f5", moving), "");
        EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3", waiting), "");
        EXPECT_EQ(taken("b t b3 T a3 K c6", "c6-c3", moving), "b3");
        EXPECT_EQ(taken("b t b3 f3 T a3 g3 K c3", "c3-e3", waiting), "") << "he has left, and came by this move";
        EXPECT_EQ(taken("b t b3 f3 T a3 g3 K c3", "c3-e3", moving), "f3");
    }
    EXPECT_EQ(taken("w t b3 e6 T a3 K c3", "e6-e5", reading(CaptureStanding::always, KingHits::waiting_only)), "b3");
    EXPECT_EQ(taken("w t b3 e6 T a3 K c3", "e6-e5", reading(CaptureStanding::always, KingHits::moving_only)), "");
}
TEST(NefatavlReadingCaptureStanding, AnyFlankedTakesWhoeverMoved) {
    EXPECT_EQ(taken("b t b3 T a3 c3 f6 K d4", "f6-f5", kAnyFlanked), "b3");
    EXPECT_EQ(taken("w t a2 c2 f6 K b2", "f6-f5", kAnyFlanked), "b2");
    EXPECT_EQ(taken("w t c3 e3 d2 f6 K d3", "f6-f5", kAnyFlanked), "d3");
    EXPECT_EQ(taken("b t b3 T a3 c3 K e6", "e6-e5", reading(CaptureStanding::any_flanked, KingHits::unarmed)), "b3");
}
TEST(NefatavlReadingCaptureStanding, ByMovedStoneDoesNot) {
    EXPECT_EQ(taken("b t b3 T a3 c3 f6 K d4", "f6-f5"), "");
    EXPECT_EQ(taken("w t a2 c2 f6 K b2", "f6-f5"), "");
    EXPECT_EQ(taken("w t c3 e3 d2 f6 K d3", "f6-f5"), "");
    EXPECT_EQ(taken("w t c3 e3 d2 f6 T g5 K d3", "f6-f5"), "");
    EXPECT_EQ(taken("w t a2 c2 c7 f6 T g5 K b2", "f6-f5"), "");
}

const auto kAlways = reading(CaptureStanding::always);
const auto kBrownCaptures = reading(CaptureStanding::any_flanked, CaptureEntry::captured);
const auto kThreeCapture = reading(CaptureStanding::any_flanked, KingEntry::captured);
TEST(NefatavlReadingCaptureStanding, AlwaysTakesTheMoversOwnAsTheKingLeavesTheCentre) {
    EXPECT_EQ(taken("b t d6 T d5 K d4", "d4-c4", kAlways), "d5");
    EXPECT_EQ(taken("b t d6 T d5 K d4", "d4-c4", kAnyFlanked), "");
    EXPECT_EQ(taken("b t d6 T d5 K d4", "d4-c4"), "");
    EXPECT_EQ(taken("w t a3 c3 b6 T b3 K d4", "b6-b5", kAlways), "b3") << "and enemies, whoever moved";
    EXPECT_EQ(taken_too("b T b6 t a3 c3 K d4", "b6-b3", kAlways), "") << "who moves in is safe";
}
TEST(NefatavlReadingCaptureEntry, CapturedTakesWhoEntersAgainstABrownSquare) {
    EXPECT_EQ(taken_too("b T b6 t c1 K d4", "b6-b1", kBrownCaptures), "b1");
    EXPECT_EQ(taken_too("w t b6 T c1 K d4", "b6-b1", kBrownCaptures), "b1");
    EXPECT_EQ(taken_too("b T b6 t a3 c3 K d4", "b6-b3", kBrownCaptures), "") << "two enemies";
    EXPECT_EQ(taken_too("b T d3 t c5 e5 d6 K a5", "d3-d5", kBrownCaptures), "d5") << "two, and one beside the centre";
    const auto unarmed = reading(CaptureStanding::any_flanked, CaptureEntry::captured, KingHits::unarmed);
    EXPECT_EQ(taken_too("w t c5 T d6 K d4", "c5-d5", unarmed), "") << "the king is an enemy, armed or not";
    const auto waiting = reading(CaptureStanding::any_flanked, CaptureEntry::captured, KingHits::waiting_only);
    EXPECT_EQ(taken_too("w t b6 K c1", "b6-b1", waiting), "b1");
    const auto moving = reading(CaptureStanding::any_flanked, CaptureEntry::captured, KingHits::moving_only);
    EXPECT_EQ(taken_too("w t b6 K c1", "b6-b1", moving), "") << "it is not he who moves";
}
TEST(NefatavlReadingCaptureEntry, CapturedTakesTheKingBesideACornerOnly) {
    EXPECT_EQ(taken_too("b t c1 K b4", "b4-b1", kBrownCaptures), "b1");
    EXPECT_EQ(taken_too("b t a3 c3 K b5", "b5-b3", kBrownCaptures), "");
    EXPECT_EQ(taken_too("b t c5 e5 d6 K d4", "d4-d5", kBrownCaptures), "") << "three attackers are another question";
}
TEST(NefatavlReadingCaptureEntry, CapturedUnlessBetweenTwoSparesWhoIsBetweenTwoEnemiesToo) {
    for (const auto standing : {CaptureStanding::any_flanked, CaptureStanding::always}) {
        const auto unless = reading(standing, CaptureEntry::captured_unless_between_two);
        EXPECT_EQ(taken_too("b T b6 t c1 K d4", "b6-b1", unless), "b1");
        EXPECT_EQ(taken_too("b t c1 K b4", "b4-b1", unless), "b1") << "at the edge nobody stands between two enemies";
        EXPECT_EQ(taken_too("b T d3 t c5 e5 d6 K a5", "d3-d5", unless), "") << "two, and one beside the centre";
        EXPECT_EQ(taken_too("b T d3 t c5 d6 K a5", "d3-d5", unless), "d5");
        EXPECT_EQ(taken_too("w t d3 T c5 e5 d6 K a5", "d3-d5", unless), "");
        EXPECT_EQ(taken_too("w t d3 T c5 d6 K e5", "d3-d5", unless), "") << "the king is an enemy";
        EXPECT_EQ(taken_too("w t d3 T c5 d6 K a5", "d3-d5", unless), "d5");
    }
    const auto unarmed =
        reading(CaptureStanding::any_flanked, CaptureEntry::captured_unless_between_two, KingHits::unarmed);
    EXPECT_EQ(taken_too("w t d3 T c5 d6 K e5", "d3-d5", unarmed), "") << "the king is an enemy, armed or not";
}
TEST(NefatavlReadingCaptureEntry, SafeSparesWhoEnters) {
    for (const auto& s : {reading(), kAnyFlanked, kAlways, kThreeCapture}) {
        EXPECT_EQ(taken_too("b T b6 t c1 K d4", "b6-b1", s), "");
        EXPECT_EQ(taken_too("b t c1 K b4", "b4-b1", s), "");
    }
    EXPECT_EQ(taken_too("b T b6 t c1 K d4", "b6-b1", reading(CaptureEntry::captured)), "") << "nobody has hit it";
}
TEST(NefatavlReadingKingEntry, CapturedTakesTheKingAmongThree) {
    EXPECT_EQ(taken_too("b t c5 e5 d6 K d4", "d4-d5", kThreeCapture), "d5");
    EXPECT_EQ(outcome_of(after("b t c5 e5 d6 K d4", "d4-d5", kThreeCapture)), Outcome::attackers_win);
    EXPECT_EQ(taken_too("b t c5 e5 K d4", "d4-d5", kThreeCapture), "") << "two of the three";
    EXPECT_EQ(taken_too("b t c6 e6 d7 K d4", "d4-d6", kThreeCapture), "") << "two squares off the centre";
    EXPECT_EQ(taken_too("b T d3 t c5 e5 d6 K a5", "d3-d5", kThreeCapture), "") << "no king";
}
TEST(NefatavlReadingKingEntry, SafeSparesHim) {
    for (const auto& s : {reading(), kAnyFlanked, kAlways, kBrownCaptures, reading(KingEntry::captured)})
        EXPECT_EQ(taken_too("b t c5 e5 d6 K d4", "d4-d5", s), "");
}

// --- nefatavl.win ------------------------------------------------------------------------------
TEST(NefatavlWinKingCaptured, EndsTheGame) {
    EXPECT_EQ(outcome_of("b t a3 T b5"), Outcome::attackers_win);
    EXPECT_FALSE(is_legal("b t a3 T b5", "b5-b6"));
}
TEST(NefatavlWinCorner, EndsTheGame) {
    for (const char* corner : {"a1", "g1", "a7", "g7"})
        EXPECT_EQ(outcome_of(std::string("w t a3 K ") + corner), Outcome::defenders_win);
    EXPECT_FALSE(is_legal("w t a3 K g7", "a3-a4"));
}
TEST(NefatavlWinCorner, DoesNotNeedMoreThanTheEdgeOrLessThanACorner) {
    EXPECT_EQ(outcome_of("w t a3 K a4"), Outcome::in_play);
    EXPECT_EQ(outcome_of("w t a3 K d4"), Outcome::in_play);
}
TEST(NefatavlWinNoMoves, LosesForTheSideToMove) {
    EXPECT_EQ(outcome_of("w t a2 T a3 b2 K d4"), Outcome::defenders_win);
    EXPECT_EQ(outcome_of("w K d4"), Outcome::defenders_win) << "a side without stones has no move";
    EXPECT_EQ(outcome_of("b t a3 b4 a5 K a4"), Outcome::attackers_win);
}
TEST(NefatavlWinNoMoves, DoesNotHoldWhileOneMoveIsLeft) {
    EXPECT_EQ(outcome_of("w t a2 T b2 K d4"), Outcome::in_play);
    EXPECT_EQ(outcome_of("b t b2 b4 a5 K a4"), Outcome::in_play);
    EXPECT_EQ(outcome_of("b t b2 c1 K b1"), Outcome::in_play) << "the king may enter the corner";
    EXPECT_EQ(outcome_of("b t d2 c3 e3 T d3 K d1"), Outcome::in_play) << "the king may walk along the edge";
}
TEST(NefatavlWinNoMoves, SeesTheMoveAcrossTheCentre) {
    EXPECT_EQ(outcome_of("w t d3 T c3 e3 d2 K f6"), Outcome::in_play);
    EXPECT_EQ(outcome_of("w t d3 T c3 e3 d2 d5 K f6"), Outcome::defenders_win);
    EXPECT_EQ(outcome_of("w t d3 T c3 e3 d2 K d4"), Outcome::defenders_win) << "the king is in the way";
}
TEST(NefatavlReadingNoMovesWhen, AtOnceEndsItOnTheOtherSidesTurn) {
    EXPECT_EQ(outcome_of("b t a2 T a3 b2 K d4", kAtOnce), Outcome::defenders_win);
    EXPECT_EQ(outcome_of("w t a3 b4 a5 K a4", kAtOnce), Outcome::attackers_win);
}
TEST(NefatavlReadingNoMovesWhen, OnTurnDoesNot) {
    EXPECT_EQ(outcome_of("b t a2 T a3 b2 K d4"), Outcome::in_play);
    EXPECT_EQ(outcome_of("w t a3 b4 a5 K a4"), Outcome::in_play);
}
TEST(NefatavlReadingNoMovesWhen, LosesForTheSideToMoveWhenBothAreShutIn) {
    SmallPosition full;
    full.attackers = ~SmallBoard::brown();
    full.king = SmallBoard::centre();
    for (const auto& s : {reading(), kAtOnce}) EXPECT_EQ(outcome_of(full, s), Outcome::defenders_win);
    full.defenders_to_move = true;
    for (const auto& s : {reading(), kAtOnce}) EXPECT_EQ(outcome_of(full, s), Outcome::attackers_win);
}

}  // namespace
}  // namespace nomos::nefatavl
