// Nymbat's executable rules, clause by clause: bringing in, groups, going, removal, breakthrough. Each
// clause fires, and does not in its twin. The end of a turn is in rules_turn_end_test.cpp.
//
// Around e5 lie, in the order of the board: d4 e4 d5 f5 e6 f6.
#include "model/nymbat/rules.hpp"

#include <gtest/gtest.h>

#include "tests/model/nymbat/scene.hpp"

namespace nomos::nymbat {
namespace {

using Steps = std::set<std::string>;

// --- nymbat.turn ---------------------------------------------------------------------------------
TEST(NymbatTurnFirstBrings, NoGroupAndNoPassOnAFirstTurn) {
    const Scene s = Scene().red("a1=3").first_turn(kRed);
    EXPECT_FALSE(s.legal("group a1"));
    EXPECT_FALSE(s.legal("pass"));
    EXPECT_TRUE(s.legal("b1=1"));
    EXPECT_TRUE(s.after("b1=1", "end").position.begun[0]);
    EXPECT_FALSE(s.after("b1=1").position.begun[0]) << "it ends with the turn";
}
TEST(NymbatTurnFirstBrings, LaterTurnsMayDoBothAndTheOtherSidesFirstDoesNotMatter) {
    const Scene s = Scene().red("a1=3").first_turn(kBlue);
    EXPECT_TRUE(s.legal("group a1"));
    EXPECT_TRUE(s.legal("pass"));
    EXPECT_FALSE(s.after("pass").position.begun[1]);
}
TEST(NymbatTurnOneOption, ATurnGoesOnAsItWasBegun) {
    const Scene s = Scene().red("e5=1 g2=2").reserve(kRed, 2);
    EXPECT_TRUE(s.legal("a1=1") && s.legal("group e5") && s.legal("pass"));
    EXPECT_FALSE(s.legal("end") || s.legal("done") || s.legal("e5-e6") || s.legal("x e5") || s.legal("lose e5") ||
                 s.legal("rest e5"));
    const Scene bringing = s.after("a1=1");
    EXPECT_TRUE(bringing.legal("b1=1") && bringing.legal("end"));
    EXPECT_FALSE(bringing.legal("group e5") || bringing.legal("pass"));
    EXPECT_EQ(s.after("group e5").steps(), (Steps{"e5-d4", "e5-e4", "e5-d5", "e5-f5", "e5-e6", "e5-f6"}));
    EXPECT_EQ(s.after("group e5", "e5-e6").steps(), Steps{"end"});
}
TEST(NymbatTurnOneOption, AGroupMayStandStillWhereThatIsAllowed) {
    const Scene s = Scene().red("e5=1");
    EXPECT_FALSE(s.after("group e5").legal("end"));
    EXPECT_TRUE(Scene(s).read(GroupStandStill::allowed).after("group e5").legal("end"));
}

// --- nymbat.bring --------------------------------------------------------------------------------
TEST(NymbatBringHex, VacantHexesOfTheThreeRowsNearest) {
    const Scene s = Scene().red("b1=1").blue("c1=1");
    EXPECT_TRUE(s.legal("a1=1") && s.legal("j3=1"));
    EXPECT_FALSE(s.legal("b1=1")) << "one's own piece";
    EXPECT_FALSE(s.legal("c1=1")) << "an enemy's";
    EXPECT_FALSE(s.legal("a4=1") || s.legal("h15=1"));
    const Scene blue = Scene(s).blue_to_move();
    EXPECT_TRUE(blue.legal("h15=1") && blue.legal("o13=1"));
    EXPECT_FALSE(blue.legal("l12=1") || blue.legal("a1=1"));
}
TEST(NymbatBringNumber, FromOneToSix) {
    const Scene s;
    for (int number = 0; number <= kMostOnPaper; ++number)
        EXPECT_EQ(Rules<Native>::legal(s.setting, s.position, bring(0, number)), number >= 1 && number <= 6) << number;
}
TEST(NymbatBringFirstLimit, ThirtyWhateverTheReserve) {
    const Scene s = Scene().first_turn(kRed).reserve(kRed, 2).after("a1=6", "b1=6", "c1=6", "d1=6");
    EXPECT_TRUE(s.legal("e1=6"));
    const Scene more = s.after("e1=5");
    EXPECT_TRUE(more.legal("f1=1"));
    EXPECT_FALSE(more.legal("f1=2"));
    EXPECT_EQ(more.after("f1=1").steps(), Steps{"end"});
}
TEST(NymbatBringReserveLimit, TheReserveOnLaterTurnsAndThatMayBeMore) {
    const Scene s = Scene().reserve(kRed, 9).after("a1=6");
    EXPECT_TRUE(s.legal("b1=3"));
    EXPECT_FALSE(s.legal("b1=4"));
    const Scene rich = Scene().reserve(kRed, 40).after("a1=6", "b1=6", "c1=6", "d1=6", "e1=6");
    EXPECT_TRUE(rich.legal("f1=6"));
}
TEST(NymbatBringPlaces, ThePieceAndTheReserveStaysUntilTheEnd) {
    const Scene s = Scene().after("a1=6", "c2=3");
    EXPECT_EQ(s.number(kRed, "a1"), 6);
    EXPECT_EQ(s.number(kRed, "c2"), 3);
    EXPECT_EQ(s.pieces(kRed), 2);
    EXPECT_EQ(s.pieces(kBlue), 0);
    EXPECT_EQ(s.position.brought, 9);
    EXPECT_EQ(s.in_reserve(kRed), 10);
}

// --- nymbat.group --------------------------------------------------------------------------------
TEST(NymbatGroupOwn, HoldsPiecesOfTheMoverOnly) {
    const Scene s = Scene().red("e5=1").blue("e6=1");
    EXPECT_TRUE(s.legal("group e5"));
    EXPECT_FALSE(s.legal("group e6"));
    EXPECT_FALSE(s.legal("group e5+e6"));
    EXPECT_FALSE(s.legal("group d5+e5")) << "a vacant hex";
    EXPECT_TRUE(Scene(s).blue_to_move().legal("group e6"));
}
TEST(NymbatGroupWhole, LeavesNoPieceOutThatTouchesIt) {
    const Scene s = Scene().red("e5=1 f6=2 g7=3 i7=1");
    EXPECT_FALSE(s.legal("group e5") || s.legal("group e5+f6") || s.legal("group f6+g7"));
    EXPECT_TRUE(s.legal("group e5+f6+g7"));
    EXPECT_TRUE(s.legal("group i7")) << "a lone piece";
}
TEST(NymbatGroupWhole, EachGroupIsListedOnce) {
    const Scene s = Scene().red("e5=1 f6=2 g7=3 i7=1 a1=2").blue("h7=4 b1=1").reserve(kRed, 0);
    EXPECT_EQ(s.steps(), (Steps{"group a1", "group e5+f6+g7", "group i7", "pass"}));
}
TEST(NymbatGroupWhole, LowerNumbersMayBeLeftOutWhereAPartMayBeChosen) {
    const Scene s = Scene().red("e5=1 f6=2 g7=3 i7=1 a1=2").reserve(kRed, 0).read(GroupPart::part);
    EXPECT_EQ(s.steps(), (Steps{"group a1", "group e5+f6+g7", "group f6+g7", "group g7", "group i7", "pass"}));
    EXPECT_FALSE(s.legal("group e5") || s.legal("group e5+f6")) << "a higher number is left out";
    EXPECT_FALSE(s.legal("group f6")) << "f6 touches g7, which is higher";
    const Scene chosen = s.after("group f6+g7");
    EXPECT_EQ(chosen.position.speed, 2);
    EXPECT_EQ(chosen.position.waiting, hexes("f6 g7"));
    EXPECT_FALSE(Scene(s).red("h8=2").legal("group f6+g7")) << "a number as high as its lowest is left out";
}
// Of a 6 behind a 1: by itself it may go back, which is a retreat; of the whole group it would be a delay.
TEST(NymbatGroupWhole, WhoIsLeftOutDoesNotHoldTheFront) {
    const Scene s = Scene().red("h8=1 h7=6").blue("h15=1");
    const Scene whole = s.after("group h7+h8", "h7-h6", "end");
    EXPECT_EQ(whole.delayed(kRed), 1);
    const Scene part = Scene(s).read(GroupPart::part).after("group h7", "h7-h6", "end");
    EXPECT_EQ(part.delayed(kRed), 0);
    EXPECT_EQ(part.in_reserve(kRed), 9);
}
TEST(NymbatGroupWhole, WhatIsTooDeepToBeWrittenDownIsNotListed) {
    Scene s = Scene().reserve(kRed, 0).red("o15=1").blue("h15=1");
    for (int row = 0; row < 13; ++row) {  // a snake of more than 64 hexes, and a piece far from it
        const int first = Hexagon::first_column(row), last = first + Hexagon::hexes_in(row) - 1;
        for (int c = first; c <= last; ++c)
            if (row % 2 == 0 || c == (row % 4 == 1 ? last : first)) put(s.position, kRed, Hexagon::hex(c, row), 1);
    }
    EXPECT_EQ(s.steps(), (Steps{"group o15", "pass"}));
}
TEST(NymbatGroupAsChosen, LowestNumberAndDistanceOfTheClosest) {
    const Scene s = Scene().red("e5=5 f6=2 g7=6 i7=1");
    const Scene chosen = s.after("group e5+f6+g7");
    EXPECT_EQ(chosen.position.speed, 2);
    EXPECT_EQ(chosen.position.front, 8) << "g7 is eight rows from row 15";
    EXPECT_EQ(chosen.position.waiting, hexes("e5 f6 g7"));
    EXPECT_EQ(chosen.position.members, hexes("e5 f6 g7"));
    EXPECT_EQ(chosen.stage(), Stage::chosen);
    const Scene blue = Scene().blue("e5=5 f6=6").blue_to_move().after("group e5+f6");
    EXPECT_EQ(blue.position.speed, 5);
    EXPECT_EQ(blue.position.front, 4) << "e5 is four rows from row 1";
}
TEST(NymbatGroupAsChosen, GoesDoNotChangeSpeedAndFront) {
    const Scene s = Scene().red("e5=2 f6=4").after("group e5+f6", "e5-e7", "f6-h8");
    EXPECT_EQ(s.position.speed, 2);
    EXPECT_EQ(s.position.front, 9);
}

// --- nymbat.move ---------------------------------------------------------------------------------
TEST(NymbatMoveOfGroup, OnlyWhatWaitsAndOnce) {
    const Scene s = Scene().red("e5=1 f6=1 i7=1").after("group e5+f6");
    EXPECT_TRUE(s.legal("e5-e6") && s.legal("f6-e6"));
    EXPECT_FALSE(s.legal("i7-i8")) << "of another group";
    const Scene later = s.after("e5-e6");
    EXPECT_FALSE(later.legal("e6-e7")) << "it has moved";
    EXPECT_TRUE(later.legal("f6-f7"));
}
TEST(NymbatMoveDistance, AnyDirectionsUpToTheSpeed) {
    const Scene s = Scene().red("e5=3 e6=2").after("group e5+e6");
    EXPECT_TRUE(s.legal("e5-f5") && s.legal("e5-g5") && s.legal("e5-g6"));
    EXPECT_FALSE(s.legal("e5-h5")) << "the slowest sets the pace";
    EXPECT_EQ(Scene().red("h8=6").after("group h8").steps().size(), 6U * 21U) << "all round";
}
TEST(NymbatMovePath, EndsAtAnEnemyAndPassesItsOwn) {
    const Scene s = Scene().red("a1=2 b1=2").blue("a2=1 b2=1").after("group a1+b1");
    EXPECT_TRUE(s.legal("a1-c1")) << "over its own piece";
    EXPECT_TRUE(s.legal("a1-a2") && s.legal("a1-b2"));
    EXPECT_FALSE(s.legal("a1-b3") || s.legal("a1-a3") || s.legal("a1-c3"));
    EXPECT_TRUE(s.legal("b1-c3") && s.legal("b1-c2")) << "round them";
}
TEST(NymbatMovePath, GoesRoundWhatStandsBetween) {
    const Scene s = Scene().red("e5=3").blue("f5=1");
    EXPECT_TRUE(s.after("group e5").legal("e5-g5")) << "three hexes by f6 and g6";
    const Scene slower = Scene().red("e5=2").blue("f5=1");
    EXPECT_FALSE(slower.after("group e5").legal("e5-g5"));
}
TEST(NymbatMoveEnd, NotOnAPieceOfTheMover) {
    const Scene s = Scene().red("e5=2 f5=2 g5=2").after("group e5+f5+g5");
    EXPECT_FALSE(s.legal("e5-f5") || s.legal("e5-g5") || s.legal("e5-e5"));
    EXPECT_TRUE(s.after("f5-f6").legal("e5-f5")) << "it has left";
}
TEST(NymbatMoveGoes, TakesItsNumberAlong) {
    const Scene s = Scene().red("e5=5 f5=6").after("group e5+f5", "e5-e8");
    EXPECT_EQ(s.number(kRed, "e5"), 0);
    EXPECT_EQ(s.number(kRed, "e8"), 5);
    EXPECT_EQ(s.number(kRed, "f5"), 6);
    EXPECT_EQ(s.position.waiting, hexes("f5"));
    EXPECT_EQ(s.position.members, hexes("f5 e8"));
    EXPECT_EQ(s.stage(), Stage::moving);
    EXPECT_FALSE(s.position.removed);
}

// --- nymbat.removal ------------------------------------------------------------------------------
TEST(NymbatRemovalEnemy, GoesWhateverTheNumbers) {
    const Scene s = Scene().red("e5=1").blue("e6=6").after("group e5", "e5-e6");
    EXPECT_EQ(s.pieces(kBlue), 0);
    EXPECT_TRUE(s.position.removed);
    EXPECT_EQ(Scene().red("e5=1").blue("e7=6").after("group e5", "e5-e6").pieces(kBlue), 1) << "it only touches";
}
TEST(NymbatRemovalMover, GoesUnlessItIsHigher) {
    for (int number = 1; number <= 6; ++number) {
        const Scene s = Scene().red("e5=" + std::to_string(number)).blue("e6=3").after("group e5", "e5-e6");
        EXPECT_EQ(s.number(kRed, "e6"), number > 3 ? number : 0) << number;
        EXPECT_EQ(s.position.members, number > 3 ? hexes("e6") : hexes("")) << number;
    }
}
// The rulebook's picture: a red 1 by itself, and a red 2 beside two red 3s.
TEST(NymbatRemovalMover, CountsWhatStandsBesideIt) {
    const Scene s = Scene().blue_to_move().blue("e5=6").red("d4=1 e6=2 e7=3 f7=3").after("group e5");
    EXPECT_EQ(s.after("e5-d4").pieces(kBlue), 1);
    EXPECT_EQ(s.after("e5-e6").pieces(kBlue), 0) << "2 and 6 are more";
    const Scene apart = Scene().blue_to_move().blue("e5=6").red("e6=2 e8=3 f8=3").after("group e5");
    EXPECT_EQ(apart.after("e5-e6").pieces(kBlue), 1) << "the 3s do not touch it";
}
TEST(NymbatRemovalMover, SupportersOfItsOwnSideDoNotCount) {
    const Scene s = Scene().red("e5=3 d5=3 f6=6").blue("e6=2").after("group d5+e5+f6", "e5-e6");
    EXPECT_EQ(s.number(kRed, "e6"), 3);
}
TEST(NymbatRemovalMover, TheFirstPieceWeakensTheDefenceForTheNext) {
    const Scene s = Scene().red("e5=4 f6=4").blue("e6=2 e7=2").after("group e5+f6");
    EXPECT_EQ(s.after("e5-e6").number(kRed, "e6"), 0) << "2 and 2 are as much";
    EXPECT_EQ(s.after("e5-e6", "f6-e7").number(kRed, "e7"), 4) << "now the other stands alone";
}

// --- nymbat.breakthrough ---------------------------------------------------------------------------
TEST(NymbatBreakthroughAsked, WhenTwoEnemiesTouchTheHexOfTheRemovedPiece) {
    const Scene two = Scene().red("e5=6").blue("e6=1 e7=1 f6=1").after("group e5", "e5-e6");
    EXPECT_EQ(two.stage(), Stage::judging);
    EXPECT_EQ(two.position.hole, hexes("e6"));
    EXPECT_EQ(two.position.budget, 6);
    const Scene one = Scene().red("e5=6").blue("e6=1 e7=1 g6=1").after("group e5", "e5-e6");
    EXPECT_EQ(one.stage(), Stage::moving);
    EXPECT_TRUE(none(one.position.hole) && one.position.budget == 0);
}
TEST(NymbatBreakthroughAsked, AlsoByAPieceThatIsLostUnlessOnlySurvivorsDo) {
    const Scene s = Scene().red("e5=3").blue("e6=5 e7=2 f6=2");
    const Scene lost = s.after("group e5", "e5-e6");
    EXPECT_EQ(lost.stage(), Stage::judging);
    EXPECT_EQ(lost.position.budget, 3);
    EXPECT_EQ(lost.pieces(kRed), 0);
    EXPECT_EQ(Scene(s).read(BreakthroughLostMover::survivors).after("group e5", "e5-e6").stage(), Stage::moving);
    const Scene kept = Scene().red("e5=6").blue("e6=1 e7=1 f6=1").read(BreakthroughLostMover::survivors);
    EXPECT_EQ(kept.after("group e5", "e5-e6").stage(), Stage::judging);
}
TEST(NymbatBreakthroughRest, IsTheWholeGroupOfTheFirstOneBesideTheHole) {
    const Scene s = Scene().red("e5=6 e4=6").blue("e6=1 d6=1 c6=1 f7=1").after("group e4+e5", "e5-e6");
    EXPECT_EQ(s.steps(), Steps{"rest c6+d6"});
    EXPECT_TRUE(s.legal("rest c6+d6"));
    EXPECT_FALSE(s.legal("rest d6")) << "c6 is left out";
    EXPECT_FALSE(s.legal("rest f7")) << "d6 comes first";
    EXPECT_FALSE(s.legal("rest e4")) << "no enemy";
    EXPECT_FALSE(s.legal("end") || s.legal("e4-e5"));
}
TEST(NymbatBreakthroughSplit, IfSomethingBesideTheHoleIsNotInTheRest) {
    const Scene split = Scene().red("e5=6").blue("e6=1 d6=1 f7=1").after("group e5", "e5-e6", "rest d6");
    EXPECT_EQ(split.stage(), Stage::breaking);
    EXPECT_TRUE(split.position.hole == hexes("e6") && split.position.budget == 6);
    const Scene ring =
        Scene().red("e5=6").blue("e6=1 d6=1 d7=1 e8=1 f8=1 f7=1").after("group e5", "e5-e6", "rest d6+d7+f7+e8+f8");
    EXPECT_EQ(ring.stage(), Stage::moving) << "they hang together behind it";
    EXPECT_TRUE(none(ring.position.hole) && ring.position.budget == 0);
}
TEST(NymbatBreakthroughTake, OnlyEnemiesBesideTheHole) {
    const Scene s = Scene().red("e5=6 f6=1").blue("e6=1 d6=1 c6=1 f7=1");
    const Scene breaking = s.after("group e5+f6", "f6-f5", "e5-e6", "rest c6+d6");
    EXPECT_EQ(breaking.steps(), (Steps{"x d6", "x f7", "done"}));
    EXPECT_FALSE(breaking.legal("x c6") || breaking.legal("x f5") || breaking.legal("x e7") || breaking.legal("end"));
}
TEST(NymbatBreakthroughLimit, TheBudgetIsSpentNumberByNumber) {
    const Scene s = Scene().red("e5=4").blue("e6=1 d6=4 f7=3 e7=1").after("group e5", "e5-e6", "rest d6+e7+f7");
    EXPECT_EQ(s.stage(), Stage::moving);
    const Scene b = Scene().red("e5=4").blue("e6=1 d6=4 f7=3 f6=1").after("group e5", "e5-e6", "rest d6");
    EXPECT_TRUE(b.legal("x d6") && b.legal("x f7") && b.legal("x f6"));
    EXPECT_EQ(b.after("x d6").steps(), Steps{"done"});
    EXPECT_EQ(b.after("x f7").position.budget, 1);
    EXPECT_EQ(b.after("x f7").steps(), (Steps{"x f6", "done"}));
    EXPECT_EQ(b.after("x f7", "x f6").pieces(kBlue), 1);
}
// The rulebook's picture: a 3 takes a 5, is lost, and takes one of two 2s along.
TEST(NymbatBreakthroughLimit, AThreeTakesOneOfTwoTwos) {
    const Scene s = Scene().blue_to_move().blue("e5=3").red("e6=5 d6=2 f7=2").after("group e5", "e5-e6", "rest d6");
    EXPECT_EQ(s.steps(), (Steps{"x d6", "x f7", "done"}));
    EXPECT_EQ(s.after("x f7").steps(), Steps{"done"});
    EXPECT_EQ(s.after("x f7", "done").pieces(kRed), 1);
}
TEST(NymbatBreakthroughTakes, ThePieceAndItsNumberAndMarksTheTurn) {
    Scene s = Scene().red("e5=6").blue("e6=1 d6=3 f7=1").after("group e5", "e5-e6", "rest d6");
    s.position.removed = false;  // on paper: no turn breaks through without a removal
    const Scene taken = s.after("x d6");
    EXPECT_EQ(taken.number(kBlue, "d6"), 0);
    EXPECT_EQ(taken.number(kBlue, "f7"), 1);
    EXPECT_EQ(taken.position.budget, 3);
    EXPECT_TRUE(taken.position.removed);
    EXPECT_FALSE(s.after("done").position.removed) << "not by itself";
}
TEST(NymbatBreakthroughNoChain, NothingIsJudgedAfterATake) {
    const Scene s = Scene().red("e5=6").blue("e6=1 d6=1 c6=1 f7=1 g7=1 g8=1").after("group e5", "e5-e6", "rest c6+d6");
    const Scene taken = s.after("x f7");
    EXPECT_EQ(taken.stage(), Stage::breaking);
    EXPECT_EQ(taken.position.hole, hexes("e6"));
    const Scene done = taken.after("done");
    EXPECT_EQ(done.stage(), Stage::moving);
    EXPECT_TRUE(none(done.position.hole) && done.position.budget == 0 && done.position.removed);
}
TEST(NymbatBreakthrough, TheNextPieceOfTheGroupMovesOnAfterIt) {
    const Scene s = Scene().red("e5=6 f6=6").blue("e6=1 d6=1 f7=1").after("group e5+f6", "e5-e6", "rest d6", "done");
    EXPECT_TRUE(s.legal("f6-f7") && s.legal("end"));
    EXPECT_FALSE(s.legal("e6-d6"));
}

// --- on paper --------------------------------------------------------------------------------------
TEST(NymbatOnPaper, TwoSidesPiecesOnOneHexAreTwoPieces) {
    const Scene s = Scene().red("e5=2 e6=2").blue("e5=1 e7=1");
    EXPECT_TRUE(s.legal("group e5+e6"));
    const Scene chosen = s.after("group e5+e6");
    EXPECT_TRUE(chosen.legal("e5-f5") && chosen.legal("e5-g5")) << "a guest on its own hex blocks nothing";
    EXPECT_FALSE(chosen.legal("e6-e4")) << "but on the way it does";
    EXPECT_EQ(chosen.after("e5-f5").number(kBlue, "e5"), 1);
    EXPECT_FALSE(chosen.legal("e6-e5"));
}
TEST(NymbatOnPaper, WithNothingBesideTheHoleThereIsNoRest) {
    Scene s = Scene().red("e5=2").blue("a1=1");
    s.position.stage = only(Stage::judging), s.position.hole = hexes("e6");
    EXPECT_EQ(s.steps(), Steps{});
    EXPECT_FALSE(s.legal("rest a1"));
}

}  // namespace
}  // namespace nomos::nymbat
