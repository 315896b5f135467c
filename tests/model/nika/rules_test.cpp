// Nika's executable rules, clause by clause: each fires, and does not in its twin.
#include "model/nika/rules.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "model/nika/ruleset.hpp"
#include "tests/model/nika/scene.hpp"

namespace nomos::nika {
namespace {

Scene athenian_phalanx() { return Scene().put("a>", "c4 d4 e4"); }

// --- turns, passes, outcomes -----------------------------------------------------------------

TEST(NikaTurn, ACityActsTwiceThenTheNextClockwise) {
    Scene s = Scene().put("a>", "c4").put("s<", "k9");
    s.play("rotate c4 north");
    EXPECT_TRUE(s.position.turn.test(0) && s.position.second_action);
    EXPECT_FALSE(s.legal("rotate k9 north"));
    s.play("rotate c4 south");
    EXPECT_TRUE(s.position.turn.test(1) && !s.position.second_action);
    EXPECT_TRUE(s.legal("rotate k9 north"));
    EXPECT_FALSE(s.legal("rotate c4 north"));
}

TEST(NikaTurn, AthensFollowsThebes) {
    const Scene s = Scene().turn(City::thebes).play("pass").play("pass");
    EXPECT_TRUE(s.position.turn.test(0));
}

TEST(NikaDraw, FourCitiesPassingBothActionsDraw) {
    Scene s;
    for (int i = 0; i < 7; ++i) s.play("pass");
    EXPECT_EQ(s.outcome(), Outcome::in_play);
    s.play("pass");
    EXPECT_EQ(s.outcome(), Outcome::draw);
    EXPECT_FALSE(s.legal("pass"));
}

TEST(NikaDraw, AnActionBetweenThePassesStartsTheCountAnew) {
    Scene s = Scene().put("s>", "c4");
    for (int i = 0; i < 3; ++i) s.play("pass");
    s.play("rotate c4 north");
    EXPECT_EQ(s.position.idle_turns, 0);
    for (int i = 0; i < 4; ++i) s.play("pass");
    EXPECT_EQ(s.position.idle_turns, 2);
    EXPECT_EQ(s.outcome(), Outcome::in_play);
}

TEST(NikaDraw, OnePassInATurnIsNoIdleTurn) {
    Scene s = Scene().put("a>", "c4").play("rotate c4 north").play("pass");
    EXPECT_EQ(s.position.idle_turns, 0);
    const Scene other = Scene().put("a>", "c4").play("pass").play("rotate c4 north");
    EXPECT_EQ(other.position.idle_turns, 0);
    EXPECT_FALSE(other.position.passed_first) << "of the next city's turn nothing is passed";
}

// --- rotations -------------------------------------------------------------------------------

TEST(NikaRotate, APieceTurnsInPlace) {
    const Scene s = athenian_phalanx().play("rotate d4 north");
    EXPECT_EQ(s.at("d4"), "a^");
    EXPECT_EQ(s.at("c4"), "a>");
}

TEST(NikaRotate, APhalanxTurnsAsOne) {
    const Scene s = athenian_phalanx().play("rotate c4+d4+e4 south");
    EXPECT_EQ(s.at("c4") + s.at("d4") + s.at("e4"), "avavav");
}

TEST(NikaRotate, PiecesThatAreNoPhalanxDoNotTurnTogether) {
    EXPECT_FALSE(athenian_phalanx().legal("rotate c4+e4 south")) << "not connected";
    EXPECT_FALSE(Scene().put("a>", "c4").put("a^", "d4").legal("rotate c4+d4 south")) << "two facings";
    EXPECT_FALSE(Scene().put("a>", "c4 d5").legal("rotate c4+d5 south")) << "diagonal";
    EXPECT_FALSE(Scene().put("a>", "c4").put("m>", "d4").legal("rotate c4+d4 south")) << "two cities";
}

TEST(NikaRotate, NullRotationIsAReading) {
    EXPECT_TRUE(athenian_phalanx().legal("rotate c4 east"));
    EXPECT_FALSE(athenian_phalanx().read(RotateNull::barred).legal("rotate c4 east"));
    EXPECT_FALSE(athenian_phalanx().read(RotateNull::barred).legal("rotate c4+d4 east"));
    EXPECT_TRUE(athenian_phalanx().read(RotateNull::barred).legal("rotate c4+d4 west"));
}

// --- single moves ----------------------------------------------------------------------------

TEST(NikaMove, ASinglePieceGoesAnyWayAndEndsFacingSo) {
    const Scene s = Scene().put("a>", "c4");
    for (const auto& [action, space, piece] : {std::array{"move c4 north", "c5", "a^"},
                                               {"move c4 east", "d4", "a>"},
                                               {"move c4 south", "c3", "av"},
                                               {"move c4 west", "b4", "a<"}}) {
        EXPECT_EQ(s.after(action).at(space), piece);
        EXPECT_EQ(s.after(action).at("c4"), "..");
    }
}

TEST(NikaMove, OwnAndAlliedPiecesBlock) {
    const Scene s = Scene().put("a>", "c4 d4").put("m>", "c5");
    EXPECT_FALSE(s.legal("move c4 east"));
    EXPECT_FALSE(s.legal("move c4 north"));
    EXPECT_TRUE(s.legal("move c4 south"));
}

TEST(NikaMove, NobodyLeavesTheBoardOrTheFrame) {
    const Scene s = Scene().put("a>", "a1 k11").off_board("a2");
    EXPECT_FALSE(s.legal("move a1 north"));
    EXPECT_FALSE(s.legal("move a1 west"));
    EXPECT_FALSE(s.legal("move a1 south"));
    EXPECT_FALSE(s.legal("move k11 north"));
    EXPECT_FALSE(s.legal("move k11 east")) << "no wrapping to the next row";
    EXPECT_TRUE(s.legal("move a1 east"));
}

TEST(NikaMove, AnEnemyVictoryAreaIsBarredAndAnAlliedOneIsNot) {
    const Scene s = Scene().put("a>", "c4").victory(City::sparta, "d4").victory(City::messene, "c5");
    EXPECT_FALSE(s.legal("move c4 east"));
    EXPECT_TRUE(s.legal("move c4 north"));
}

TEST(NikaMove, EnemyRallyAreasAreAReading) {
    Scene s = Scene().put("a>", "c4").rally(City::sparta, "d4").rally(City::messene, "c5").rally(City::athens, "b4");
    EXPECT_TRUE(s.legal("move c4 east"));
    s.read(AreaEnemyRally::barred);
    EXPECT_FALSE(s.legal("move c4 east"));
    EXPECT_TRUE(s.legal("move c4 north"));
    EXPECT_TRUE(s.legal("move c4 west"));
}

TEST(NikaMove, ABarredSpaceHoldsAPieceInTheMiddleOfALine) {
    Scene s = athenian_phalanx().rally(City::sparta, "e4").read(AreaEnemyRally::barred);
    EXPECT_FALSE(s.legal("move c4+d4+e4 east"));
    EXPECT_TRUE(s.legal("move e4 east")) << "it may leave";
}

// --- routs -----------------------------------------------------------------------------------

TEST(NikaRout, AnEnemyThatFacesElsewhereIsRouted) {
    for (const char* enemy : {"s>", "s^", "sv", "t>"}) {
        const Scene s = Scene().put("a>", "c4").put(enemy, "d4");
        const City city = enemy[0] == 's' ? City::sparta : City::thebes;
        ASSERT_TRUE(s.legal("move c4 east")) << enemy;
        EXPECT_EQ(s.after("move c4 east").at("d4"), "a>");
        EXPECT_EQ(s.after("move c4 east").routed(city), s.routed(city) + 1);
    }
}

TEST(NikaRout, AnEnemyThatFacesASinglePieceStopsIt) {
    EXPECT_FALSE(Scene().put("a>", "c4").put("s<", "d4").legal("move c4 east"));
}

TEST(NikaRout, ASidestepIntoAnEnemyCountsTheWayItIsEntered) {
    const Scene s = Scene().put("a>", "c4").put("s<", "c5");
    EXPECT_EQ(s.after("move c4 north").at("c5"), "a^");
}

TEST(NikaRout, APhalanxRoutsHeavierEnemiesThatFaceElsewhere) {
    const Scene s = Scene().put("a>", "c4 d4").put("s^", "e4").put("s<", "f4 g4 h4");
    const Scene after = s.after("move c4+d4 east");
    EXPECT_EQ(after.at("e4"), "a>");
    EXPECT_EQ(after.at("f4"), "s<") << "routed, never pushed";
    EXPECT_EQ(after.routed(City::sparta), s.routed(City::sparta) + 1);
}

// --- phalanxes -------------------------------------------------------------------------------

TEST(NikaPhalanx, ItMovesForwardOnly) {
    const Scene s = athenian_phalanx();
    EXPECT_TRUE(s.legal("move c4+d4+e4 east"));
    for (const char* way : {"north", "south", "west"})
        EXPECT_FALSE(s.legal(std::string("move c4+d4+e4 ") + way)) << way;
}

TEST(NikaPhalanx, PartOfItMayAct) {
    EXPECT_EQ(athenian_phalanx().after("move d4+e4 east").at("c4"), "a>");
    EXPECT_FALSE(athenian_phalanx().legal("move c4+d4 east")) << "the third stands in the way";
    EXPECT_FALSE(athenian_phalanx().legal("move c4+e4 east")) << "not connected";
}

TEST(NikaPhalanx, SixPiecesInAnyShapeMove) {
    const Scene s = Scene().put("a^", "c4 d4 e4 e5 e6 d6");
    const Scene after = s.after("move c4+d4+e4+e5+e6+d6 north");
    EXPECT_EQ(after.position.city[0], spaces("c5 d5 e5 e6 e7 d7"));
    EXPECT_EQ(after.position.facing[0], spaces("c5 d5 e5 e6 e7 d7"));
}

TEST(NikaPhalanx, ABlockedLineIsAReading) {
    Scene s = Scene().put("a>", "c4 d4 c5 d5").put("m>", "e4");
    EXPECT_EQ(s.after("move c4+d4+c5+d5 east").at("d4"), "a>") << "the blocked line stays";
    EXPECT_EQ(s.after("move c4+d4+c5+d5 east").at("e5"), "a>");
    EXPECT_FALSE(s.read(PhalanxBlockedLine::stops_all).legal("move c4+d4+c5+d5 east"));
    EXPECT_TRUE(s.legal("move c5+d5 east"));
    EXPECT_FALSE(s.read(PhalanxBlockedLine::stays).legal("move c4+d4 east")) << "no line advances";
}

// --- pushes ----------------------------------------------------------------------------------

TEST(NikaPush, OnlyTheHeavierLinePushes) {
    Scene s = Scene().put("a>", "b4 c4 b3 c3 d3").put("s<", "d4 e4").put("t<", "e3 f3");
    const Scene after = s.after("move b4+c4+b3+c3+d3 east");
    EXPECT_EQ(after.at("c4") + after.at("d4"), "a>s<") << "two against two stay";
    EXPECT_EQ(after.at("e3") + after.at("f3") + after.at("g3"), "a>t<t<") << "three push two";
}

TEST(NikaPush, AnyNumberUpToFiveIsPushedBySixAndSixAreNot) {
    Scene s = Scene().put("a>", "a4 b4 c4 d4 e4 f4").put("s<", "g4 h4 i4").put("t^", "j4 k4");
    const Scene after = s.after("move a4+b4+c4+d4+e4+f4 east");
    EXPECT_EQ(after.at("g4") + after.at("h4") + after.at("j4") + after.at("k4"), "a>s<s<t^");
    EXPECT_EQ(after.routed(City::thebes), s.routed(City::thebes) + 1) << "the last one left the board";
    EXPECT_FALSE(
        Scene().put("a<", "k4 j4 i4 h4 g4").put("s>", "f4 e4 d4 c4").put("t>", "b4").legal("move k4+j4+i4+h4+g4 west"));
}

TEST(NikaPush, BothEnemyCitiesAddWeightWhateverTheyFace) {
    const Scene s = athenian_phalanx().put("s<", "f4").put("t^", "g4");
    EXPECT_TRUE(s.legal("move c4+d4+e4 east"));
    EXPECT_FALSE(Scene(s).put("s>", "h4").legal("move c4+d4+e4 east")) << "three against three";
    EXPECT_TRUE(Scene(s).put("s>", "i4").legal("move c4+d4+e4 east")) << "not contiguous";
    EXPECT_TRUE(Scene(s).put("m<", "h4").legal("move c4+d4+e4 east")) << "the mover's ally adds nothing";
}

TEST(NikaPush, PiecesThatDoNotMoveAddNoWeight) {
    const Scene s = athenian_phalanx().put("s<", "f4 g4");
    EXPECT_TRUE(s.legal("move c4+d4+e4 east"));
    EXPECT_FALSE(s.legal("move d4+e4 east"));
}

TEST(NikaPush, APushedPieceKeepsItsFacingAndGoesOneSpace) {
    const Scene after = athenian_phalanx().put("s<", "f4").put("tv", "g4").play("move c4+d4+e4 east");
    EXPECT_EQ(after.at("d4") + after.at("e4") + after.at("f4") + after.at("g4") + after.at("h4"), "a>a>a>s<tv");
    EXPECT_EQ(after.at("c4"), "..");
}

TEST(NikaPush, APushedPieceFallsOnItsEnemiesOnlyAtTheEndOfTheBlock) {
    const Scene s = athenian_phalanx().put("s<", "f4 g4").put("m^", "h4");
    const Scene after = s.after("move c4+d4+e4 east");
    EXPECT_EQ(after.at("f4") + after.at("g4") + after.at("h4"), "a>s<m^");
    EXPECT_EQ(after.routed(City::sparta), s.routed(City::sparta) + 1);
}

TEST(NikaPush, APushedPieceFallsInItsEnemiesVictoryAreaAndNotInItsAllys) {
    const Scene s = athenian_phalanx().put("s<", "f4");
    const int before = s.routed(City::sparta);
    for (City c : {City::athens, City::messene})
        EXPECT_EQ(Scene(s).victory(c, "g4").play("move c4+d4+e4 east").routed(City::sparta), before + 1);
    EXPECT_EQ(Scene(s).victory(City::thebes, "g4").play("move c4+d4+e4 east").at("g4"), "s<");
}

TEST(NikaPush, APushedPieceFallsOffTheBoardAndNotOnARallyArea) {
    const Scene s = athenian_phalanx().put("s<", "f4").read(AreaEnemyRally::barred);
    EXPECT_EQ(Scene(s).off_board("g4").play("move c4+d4+e4 east").routed(City::sparta), s.routed(City::sparta) + 1);
    EXPECT_EQ(Scene(s).rally(City::athens, "g4").play("move c4+d4+e4 east").at("g4"), "s<");
}

TEST(NikaPush, OneMoveMayPushInOneLineAndRoutInAnother) {
    const Scene s = Scene().put("a>", "c4 d4 d5").put("s<", "e4").put("tv", "e5");
    const Scene after = s.after("move c4+d4+d5 east");
    EXPECT_EQ(after.at("f4"), "s<");
    EXPECT_EQ(after.at("e5"), "a>");
    EXPECT_EQ(after.routed(City::thebes), s.routed(City::thebes) + 1);
    EXPECT_EQ(after.routed(City::sparta), s.routed(City::sparta));
}

TEST(NikaPush, WhomAnEnemyMustFaceIsAReading) {
    Scene s = Scene().put("a>", "c4 d4 d3 e3").put("sv", "e4");  // e4 faces e3, and d4 comes at its flank
    EXPECT_EQ(s.after("move c4+d4+d3+e3 east").routed(City::sparta), 6);
    s.read(PushFacesWhom::any_member);
    EXPECT_EQ(s.after("move c4+d4+d3+e3 east").at("f4"), "sv");
    EXPECT_EQ(s.after("move c4+d4 east").at("e4"), "a>") << "e3 is not chosen: nobody of the phalanx is faced";
}

// b4 is pushed behind c4, and b5 of the phalanx touches it.
TEST(NikaPush, WhetherWhoStandsBesideThePhalanxMustFaceItIsAReading) {
    constexpr std::string_view kMarch = "move d4+e4+b5+c5+d5+e5 west";
    const auto beside = [](std::string_view piece) {
        return Scene().put("a<", "d4 e4 b5 c5 d5 e5").put("s>", "c4").put(piece, "b4").read(WeightBeside::must_face);
    };
    EXPECT_EQ(beside("tv").read(WeightBeside::counts).after(kMarch).at("d4"), "a<") << "tied, two to two";
    EXPECT_EQ(beside("tv").after(kMarch).at("b4") + beside("tv").after(kMarch).at("a4"), "s>tv") << "two to one";
    EXPECT_EQ(beside("t^").after(kMarch).at("d4"), "a<") << "it faces b5";
    EXPECT_EQ(beside("tv").put("t<", "a4").after(kMarch).at("d4"), "a<")
        << "a4 does not touch the phalanx and counts, whatever stands between";
    EXPECT_EQ(Scene()
                  .put("a<", "d4 e4")
                  .put("s>", "c4")
                  .put("tv", "b4")
                  .read(WeightBeside::must_face)
                  .legal("move d4+e4 west"),
              false)
        << "nobody of the phalanx is beside it";
}

// --- lines with gaps -------------------------------------------------------------------------

// c5 . e5 over c4 d4 e4, marching east: the upper line has a gap.
Scene bent() { return Scene().put("a>", "c4 d4 e4 c5 e5"); }
constexpr std::string_view kBentMarch = "move c4+d4+e4+c5+e5 east";

TEST(NikaGap, WhetherPiecesBehindAGapAddWeightIsAReading) {
    Scene s = bent().put("s<", "f5").read(PhalanxBlockedLine::stops_all);
    EXPECT_TRUE(s.legal(kBentMarch)) << "two against one";
    EXPECT_FALSE(s.read(PhalanxLineWithGap::each_run).legal(kBentMarch)) << "one against one";
}

TEST(NikaGap, WhetherPartsOfALineAdvanceSeparatelyIsAReading) {
    Scene s = bent().put("m<", "f5");
    EXPECT_EQ(s.after(kBentMarch).at("c5"), "a>") << "the whole line stays";
    s.read(PhalanxLineWithGap::each_run);
    EXPECT_EQ(s.after(kBentMarch).at("d5"), "a>");
    EXPECT_EQ(s.after(kBentMarch).at("e5"), "a>");
}

// The third answer: c5 adds nothing to e5, and does not go on without it either.
TEST(NikaGap, ALineMayWeighInPartsAndMoveAsAWhole) {
    Scene s = bent().put("s<", "f5").read(PhalanxLineWithGap::run_weighs);
    EXPECT_EQ(s.after(kBentMarch).at("c5") + s.after(kBentMarch).at("e5"), "a>a>")
        << "one against one: all of it stays";
    EXPECT_EQ(s.after(kBentMarch).at("f4"), "a>") << "the other line goes";
    EXPECT_FALSE(s.read(PhalanxBlockedLine::stops_all).legal(kBentMarch));
    const Scene free = bent().read(PhalanxLineWithGap::run_weighs);
    EXPECT_EQ(free.after(kBentMarch).at("d5") + free.after(kBentMarch).at("f5"), "a>a>") << "nobody holds it";
}

TEST(NikaGap, AGapTwoWideIsStillOneLine) {
    Scene s = Scene().put("a>", "b4 c4 d4 e4 b5 e5").put("s<", "f5").read(PhalanxBlockedLine::stops_all);
    EXPECT_TRUE(s.legal("move b4+c4+d4+e4+b5+e5 east"));
    EXPECT_TRUE(Scene(s).put("t<", "c5").legal("move b4+c4+d4+e4+b5+e5 east")) << "the rear run has weight two";
    EXPECT_FALSE(Scene(s).put("t<", "c5 d5").legal("move b4+c4+d4+e4+b5+e5 east"));
}

TEST(NikaGap, AnEnemyInAGapFollowsOrFalls) {
    Scene s = bent().put("s<", "d5");
    EXPECT_EQ(s.after(kBentMarch).at("e5"), "s<");
    EXPECT_EQ(s.after(kBentMarch).at("f5"), "a>");
    EXPECT_EQ(s.read(PushEnemyInGap::routed).after(kBentMarch).routed(City::sparta), 6);
}

TEST(NikaGap, AnEnemyInAGapFallsWhenTheRunAheadStays) {
    Scene s = Scene().put("a>", "c4 d4 e4 b5 c5 e5").put("s<", "d5").put("m<", "f5").read(PhalanxLineWithGap::each_run);
    const Scene after = s.after("move c4+d4+e4+b5+c5+e5 east");
    EXPECT_EQ(after.routed(City::sparta), 6);
    EXPECT_EQ(after.at("d5") + after.at("e5"), "a>a>");
}

// --- rallies ---------------------------------------------------------------------------------

TEST(NikaRally, ARoutedPieceReturnsToItsOwnEmptyRallyArea) {
    const Scene s = Scene().rally(City::athens, "c4 c5").rally(City::messene, "d4").put("s<", "c5");
    const Scene after = s.after("rally c4 west");
    EXPECT_EQ(after.at("c4"), "a<");
    EXPECT_EQ(after.routed(City::athens), 5);
    EXPECT_FALSE(s.legal("rally c5 west")) << "occupied";
    EXPECT_FALSE(s.legal("rally d4 west")) << "the ally's area";
    EXPECT_FALSE(s.legal("rally e4 west")) << "no rally area";
}

TEST(NikaRally, WithoutRoutedPiecesNobodyRallies) {
    EXPECT_FALSE(Scene().rally(City::athens, "c4").put("a>", "a1 b1 c1 d1 e1 f1").legal("rally c4 west"));
}

// --- victory ---------------------------------------------------------------------------------

TEST(NikaVictory, MovingHomeWinsForBothAllies) {
    Scene s = Scene().put("m>", "c4").victory(City::messene, "d4").turn(City::messene).play("move c4 east");
    EXPECT_EQ(s.outcome(), Outcome::athens_messene_win);
    EXPECT_FALSE(s.legal("pass"));
}

TEST(NikaVictory, TheAllysAreaAndTurningAtHomeDoNotWin) {
    EXPECT_EQ(Scene().put("a>", "c4").victory(City::messene, "d4").play("move c4 east").outcome(), Outcome::in_play);
    EXPECT_EQ(Scene().put("a>", "d4").victory(City::athens, "d4").play("rotate d4 west").outcome(), Outcome::in_play);
}

TEST(NikaVictory, AMemberOfALineThatStaysDoesNotWin) {
    const Scene s = Scene().put("a>", "d4 d5").victory(City::athens, "d4 e4").put("m<", "e4");
    EXPECT_EQ(s.after("move d4+d5 east").outcome(), Outcome::in_play);
}

TEST(NikaVictory, MovingWithinTheAreaWins) {
    EXPECT_EQ(Scene().put("s>", "d4").victory(City::sparta, "d4 e4").turn(City::sparta).play("move d4 east").outcome(),
              Outcome::sparta_thebes_win);
}

TEST(NikaVictory, BeingPushedHomeIsAReading) {
    Scene s = athenian_phalanx().put("s<", "f4").victory(City::sparta, "g4");
    EXPECT_EQ(s.after("move c4+d4+e4 east").outcome(), Outcome::in_play);
    s.read(VictoryPushedHome::wins);
    EXPECT_EQ(s.after("move c4+d4+e4 east").outcome(), Outcome::sparta_thebes_win);
    EXPECT_EQ(Scene(s).put("m<", "g4").play("move c4+d4+e4 east").outcome(), Outcome::in_play) << "routed, not home";
}

TEST(NikaVictory, OrBeingPushedHomeRouts) {
    Scene s = athenian_phalanx().put("s<", "f4").victory(City::sparta, "g4");
    s.read(VictoryPushedHome::routed);
    const Scene after = s.after("move c4+d4+e4 east");
    EXPECT_EQ(after.outcome(), Outcome::in_play);
    EXPECT_TRUE(after.position.city[1].none());
    EXPECT_EQ(after.position.routed[1], s.position.routed[1] + 1);
}

TEST(NikaVictory, BothTeamsAtOnceIsAReading) {
    Scene s = Scene().put("a>", "c4 d4 d5").put("s<", "e4").victory(City::sparta, "f4").victory(City::athens, "e5");
    s.read(VictoryPushedHome::wins);
    EXPECT_EQ(s.after("move c4+d4+d5 east").outcome(), Outcome::athens_messene_win);
    s.read(VictoryBothAtOnce::draw);
    EXPECT_EQ(s.after("move c4+d4+d5 east").outcome(), Outcome::draw);
}

// --- repetition ------------------------------------------------------------------------------

TEST(NikaRepetition, WhatMustAgreeIsAReading) {
    Scene s = Scene().put("a>", "c4");
    const Position<Native> before = s.position, later = s.after("pass").position;
    EXPECT_FALSE(Rules<Native>::same_state(s.setting, before, later));
    s.read(DrawSameState::board_and_city);
    EXPECT_TRUE(Rules<Native>::same_state(s.setting, before, later)) << "Athens, with one action left";
    EXPECT_FALSE(Rules<Native>::same_state(s.setting, before, s.after("pass").after("pass").position))
        << "another city";
    s.read(DrawSameState::pieces_only);
    EXPECT_TRUE(Rules<Native>::same_state(s.setting, before, later));
    EXPECT_FALSE(Rules<Native>::same_state(s.setting, before, s.after("rotate c4 north").position));
}

TEST(NikaRepetition, IdleTurnsDoNotTellStatesApart) {
    Scene s = Scene().put("a>", "c4");
    Position<Native> idle = s.position;
    idle.idle_turns = 2;
    EXPECT_TRUE(Rules<Native>::same_state(s.setting, s.position, idle));
    idle.routed[2] = 5;
    EXPECT_FALSE(Rules<Native>::same_state(s.setting, s.position, idle));
}

TEST(NikaRepetition, TheThirdTimeOrTheThirdRepeat) {
    Scene s = Scene().put("a>", "c4");
    const Position<Native> other = s.after("rotate c4 north").position;
    std::vector<Position<Native>> game{s.position, other, s.position, other};
    EXPECT_FALSE(Rules<Native>::drawn_by_repetition(s.setting, game));
    game.push_back(s.position);
    EXPECT_TRUE(Rules<Native>::drawn_by_repetition(s.setting, game));
    s.read(DrawRepeated::three_repeats);
    EXPECT_FALSE(Rules<Native>::drawn_by_repetition(s.setting, game));
    game.push_back(s.position);
    EXPECT_TRUE(Rules<Native>::drawn_by_repetition(s.setting, game));
}

TEST(NikaRepetition, WithinATurnOrAtItsEndIsAReading) {
    Scene s = Scene().put("a>", "c4");
    const Position<Native> start = s.position;
    Position<Native> within = start;
    within.second_action = true;
    const std::vector<Position<Native>> game{within, start, within, start, within};
    EXPECT_TRUE(Rules<Native>::drawn_by_repetition(s.setting, game));
    s.read(DrawCompared::after_turn);
    EXPECT_FALSE(Rules<Native>::drawn_by_repetition(s.setting, game)) << "a turn is under way";
    const std::vector<Position<Native>> twice{start, within, start}, three_times{start, within, start, within, start};
    EXPECT_FALSE(Rules<Native>::drawn_by_repetition(s.setting, twice));
    EXPECT_TRUE(Rules<Native>::drawn_by_repetition(s.setting, three_times));
}

// An example is one move, and these three questions hang on a whole game: here is one for each of their answers, from
// the set-up, with what has come of it.
TEST(NikaRepetition, EveryAnswerHasAGame) {
    const std::vector<std::string> all_pass{"pass", "pass", "pass", "pass", "pass", "pass"};
    const auto turn = [&](const std::string& first, const std::string& second) {
        std::vector<std::string> line{first, second};
        line.insert(line.end(), all_pass.begin(), all_pass.end());
        return line;
    };
    const auto joined = [](std::vector<std::string> line, const std::vector<std::string>& more) {
        line.insert(line.end(), more.begin(), more.end());
        return line;
    };
    const auto ends_as = [](auto option, const std::vector<std::string>& line) {
        auto s = RulesetType::default_setting();
        s.readings.choose(option);
        std::vector<Position<Native>> game{RulesetType::start<Native>(s)};
        for (const auto& text : line) {
            EXPECT_FALSE(RulesetType::outcome_of_history(s, game)) << "over before " << text;
            const auto move = RulesetType::parse_move(s, text);
            EXPECT_TRUE(Rules<Native>::legal(s, game.back(), move)) << text;
            game.push_back(Rules<Native>::apply(s, game.back(), move));
        }
        const auto by_history = RulesetType::outcome_of_history(s, game);
        return by_history ? *by_history : Rules<Native>::outcome(s, game.back()).lowest();
    };
    constexpr int kInPlay = static_cast<int>(Outcome::in_play), kDraw = static_cast<int>(Outcome::draw);
    const std::vector<std::string> two_passes{"pass", "pass"};
    EXPECT_EQ(ends_as(DrawSameState::everything, two_passes), kInPlay);
    EXPECT_EQ(ends_as(DrawSameState::pieces_only, two_passes), kDraw);
    const auto away_and_back = turn("rotate h1 north", "rotate h1 east");
    const auto twice = joined(away_and_back, away_and_back);
    EXPECT_EQ(ends_as(DrawRepeated::third_time, twice), kDraw);
    EXPECT_EQ(ends_as(DrawRepeated::three_repeats, twice), kInPlay);
    EXPECT_EQ(ends_as(DrawRepeated::three_repeats, joined(twice, away_and_back)), kDraw);
    const auto three_ways =
        joined(joined(turn("rotate h1 north", "rotate h1 west"), turn("rotate h1 north", "rotate h1 south")),
               {"rotate h1 north"});
    EXPECT_EQ(ends_as(DrawCompared::after_action, three_ways), kDraw);
    EXPECT_EQ(ends_as(DrawCompared::after_turn, three_ways), kInPlay);
    EXPECT_EQ(ends_as(DrawCompared::after_turn, twice), kDraw);
}

// What nika.rotate.null says of itself: whole turns lead to the same positions, whichever its answer.
TEST(NikaRotation, AWholeTurnComesToTheSameWithoutTurningToWhereOneFaces) {
    const auto after_a_turn = [](RotateNull option, const std::string& from) {
        auto s = RulesetType::default_setting();
        s.readings.choose(option);
        std::set<std::string> reached;
        const Position<Native> start = parse_position(from);
        Rules<Native>::for_each_move(s, start, [&](const Action<Native>& first) {
            const Position<Native> half = Rules<Native>::apply(s, start, first);
            if (!Rules<Native>::outcome(s, half).test(static_cast<int>(Outcome::in_play))) reached.insert(print(half));
            Rules<Native>::for_each_move(s, half, [&](const Action<Native>& second) {
                reached.insert(print(Rules<Native>::apply(s, half, second)));
            });
        });
        return reached;
    };
    for (const std::string from :
         {"3m<3m>3/3m<3m>3/3m<3m>3/s^s^s^5t^t^t^/11/11/11/svsvsv5tvtvtv/3a<3a>3/3a<3a>3/3a<3a>3 a2 r0000 i0",
          "11/11/11/11/8mv2/11/11/11/11/11/11 m2 r6656 i3", "11/2s>s>a<6/11/11/11/11/11/11/11/11/11 s2 r5466 i0",
          "11/4a>6/11/11/11/11/11/11/11/11/11 a2 r5666 i2", "11/11/11/11/11/11/11/11/4s^1s^4/4s^1s^4/11 a2 r6266 i0"}) {
        const auto with = after_a_turn(RotateNull::allowed, from), without = after_a_turn(RotateNull::barred, from);
        EXPECT_FALSE(with.empty());
        EXPECT_EQ(with, without) << from;
    }
}

}  // namespace
}  // namespace nomos::nika
