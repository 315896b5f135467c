// Nymbat's executable rules, clause by clause: the end of a turn and of the game. Each clause fires, and
// does not in its twin. The steps before are in rules_test.cpp.
#include <gtest/gtest.h>

#include "tests/model/nymbat/scene.hpp"

namespace nomos::nymbat {
namespace {

using Steps = std::set<std::string>;

// One red piece of 1 in the middle, and a blue one out of its reach.
Scene lone() { return Scene().red("h8=1").blue("h15=1"); }
constexpr std::array kForward{"group h8", "h8-h9", "end"}, kSideways{"group h8", "h8-g8", "end"},
    kBack{"group h8", "h8-h7", "end"};
Scene after(const Scene& s, const std::array<const char*, 3>& turn) { return s.after(turn[0], turn[1], turn[2]); }

// --- nymbat.turn, nymbat.bring.subtract, nymbat.group.ends -----------------------------------------
TEST(NymbatTurnAlternate, AnEndAndAPassHandItOverAndOtherStepsDoNot) {
    const Scene s = lone();
    EXPECT_TRUE(s.after("pass").position.blue_to_move);
    EXPECT_FALSE(s.after("pass", "pass").position.blue_to_move);
    EXPECT_FALSE(s.after("a1=1").position.blue_to_move);
    EXPECT_TRUE(s.after("a1=1", "end").position.blue_to_move);
    EXPECT_FALSE(s.after("group h8", "h8-h9").position.blue_to_move);
    EXPECT_TRUE(after(s, kForward).position.blue_to_move);
}
TEST(NymbatBringSubtract, AtTheEndOfATurnOfBringingIn) {
    const Scene s = lone().after("a1=2", "b1=4", "end");
    EXPECT_EQ(s.in_reserve(kRed), 4);
    EXPECT_EQ(s.in_reserve(kBlue), 10);
    EXPECT_EQ(s.position.brought, 0);
    EXPECT_EQ(lone().after("pass").in_reserve(kRed), 10);
}
TEST(NymbatGroupEnds, TheFieldsOfTheTurnAreCleared) {
    const Scene s = Scene().red("e5=2 f6=2").blue("e6=1").after("group e5+f6", "e5-e6");
    EXPECT_TRUE(s.position.removed && any(s.position.waiting) && s.position.speed == 2);
    const auto p = s.after("end").position;
    EXPECT_TRUE(none(p.waiting) && none(p.members) && p.speed == 0 && p.front == 0 && !p.removed);
    EXPECT_TRUE(p.is(Stage::start));
}

// --- nymbat.pass -----------------------------------------------------------------------------------
TEST(NymbatPassChosen, AnyTurnButTheFirst) {
    EXPECT_TRUE(lone().legal("pass"));
    EXPECT_FALSE(lone().first_turn(kRed).legal("pass"));
    EXPECT_FALSE(lone().after("a1=1").legal("pass"));
}
// A first turn without room: enemies fill the set-up area.
Scene crowded(int hexes_left) {
    Scene s = Scene().first_turn(kRed);
    auto area = set_up_area(kRed);
    for (; hexes_left > 0; --hexes_left) area.pop_lowest();
    area.for_each([&](int hex) { put(s.position, kBlue, hex, 1); });
    return s;
}
TEST(NymbatPassForced, OnAFirstTurnWithoutRoom) {
    EXPECT_EQ(crowded(0).steps(), Steps{"pass"});
    EXPECT_FALSE(crowded(1).legal("pass"));
    EXPECT_FALSE(crowded(0).red("h8=1").legal("pass")) << "a piece is left";
    EXPECT_FALSE(crowded(1).reserve(kRed, 0).legal("pass")) << "a first turn asks no reserve";
}
TEST(NymbatPassForced, IsNoDelayWhereThatIsFree) {
    const Scene poor = Scene().blue("h15=1").reserve(kRed, 0);
    EXPECT_EQ(poor.after("pass").delayed(kRed), 1);
    EXPECT_EQ(Scene(poor).read(DelayForcedPass::free).after("pass").delayed(kRed), 0);
    EXPECT_EQ(Scene(poor).reserve(kRed, 1).read(DelayForcedPass::free).after("pass").delayed(kRed), 1) << "not forced";
    EXPECT_EQ(Scene(poor).red("h8=1").read(DelayForcedPass::free).after("pass").delayed(kRed), 1) << "not forced";
}

// --- nymbat.retreat --------------------------------------------------------------------------------
TEST(NymbatRetreatTurn, WhenTheClosestPieceOfTheGroupIsFartherOff) {
    EXPECT_EQ(after(lone(), kBack).in_reserve(kRed), 9);
    EXPECT_EQ(after(lone(), kBack).delayed(kRed), 0) << "a retreat is no delay";
    EXPECT_EQ(after(lone(), kSideways).in_reserve(kRed), 10);
    EXPECT_EQ(after(lone(), kForward).in_reserve(kRed), 10);
}
TEST(NymbatRetreatTurn, IsForBlueTheOtherWay) {
    const Scene s = lone().after("pass", "group h15", "h15-h14", "end");
    EXPECT_EQ(s.in_reserve(kBlue), 10);
    EXPECT_EQ(s.after("pass", "group h14", "h14-h15", "end").in_reserve(kBlue), 9);
}
// The rulebook's picture: one piece went back, but the foremost stays.
TEST(NymbatRetreatTurn, APieceBehindTheFrontMayGoBack) {
    const Scene s = Scene().red("h8=1 h7=1").blue("h15=1");
    const Scene back = s.after("group h7+h8", "h7-h6", "end");
    EXPECT_EQ(back.in_reserve(kRed), 10);
    EXPECT_EQ(back.delayed(kRed), 1);
    EXPECT_EQ(s.after("group h7+h8", "h8-g7", "end").in_reserve(kRed), 9) << "the foremost went back";
}
TEST(NymbatRetreatTurn, IsNoneOnceAnEnemyWasRemoved) {
    const Scene s = Scene().red("h8=3").blue("h7=1 h15=1");
    const Scene removed = s.after("group h8", "h8-h7", "end");
    EXPECT_EQ(removed.in_reserve(kRed), 10);
    EXPECT_EQ(removed.delayed(kRed), 0);
    EXPECT_EQ(s.after("group h8", "h8-g7", "end").in_reserve(kRed), 9);
}
TEST(NymbatRetreatTurn, OthersThanTheGroupDoNotCount) {
    const Scene s = Scene().red("h8=1 a1=1 o14=1").blue("h15=1");
    EXPECT_EQ(after(s, kBack).in_reserve(kRed), 9);
}

// --- nymbat.delay ----------------------------------------------------------------------------------
TEST(NymbatDelayTurn, WhenNoGroupCameCloser) {
    EXPECT_EQ(after(lone(), kSideways).delayed(kRed), 1);
    EXPECT_EQ(lone().after("pass").delayed(kRed), 1);
    EXPECT_EQ(after(lone(), kForward).delayed(kRed), 0);
    EXPECT_EQ(lone().after("a1=1", "end").delayed(kRed), 0) << "something was brought in";
    EXPECT_EQ(lone().read(GroupStandStill::allowed).after("group h8", "end").delayed(kRed), 1);
    EXPECT_EQ(after(lone(), kSideways).delayed(kBlue), 0);
}
TEST(NymbatDelayTurn, IsNoneWhenTheWholeGroupIsLostInRemovals) {
    const Scene s = Scene().red("h8=1").blue("h9=1 h15=1").after("group h8", "h8-h9", "end");
    EXPECT_EQ(s.pieces(kRed), 0);
    EXPECT_EQ(s.delayed(kRed), 0);
    EXPECT_EQ(s.in_reserve(kRed), 10);
}
TEST(NymbatDelayTurn, APieceThatIsLostNoLongerHoldsTheFront) {
    const Scene s = Scene().red("h8=1 h7=1").blue("i9=1 h15=1").after("group h7+h8", "h8-i9");
    EXPECT_EQ(s.position.members, hexes("h7"));
}
TEST(NymbatDelayCount, TheSeventhCostsOneAndCountingStartsAgain) {
    const Scene sixth = lone().delays(kRed, 5).after("pass");
    EXPECT_EQ(sixth.delayed(kRed), 6);
    EXPECT_EQ(sixth.in_reserve(kRed), 10);
    const Scene seventh = lone().delays(kRed, 6).after("pass");
    EXPECT_EQ(seventh.delayed(kRed), 0);
    EXPECT_EQ(seventh.in_reserve(kRed), 9);
    EXPECT_EQ(after(lone().delays(kRed, 6), kForward).delayed(kRed), 6) << "no delay";
}
TEST(NymbatDelayCount, TheThirdWhereThreeAreTooMany) {
    for (const auto option : {DelayTurns::three, DelayTurns::three_running}) {
        const Scene s = lone().read(option).delays(kRed, 2);
        EXPECT_EQ(s.after("pass").in_reserve(kRed), 9);
        EXPECT_EQ(s.after("pass").delayed(kRed), 0);
        EXPECT_EQ(after(s, kForward).delayed(kRed), option == DelayTurns::three ? 2 : 0);
        EXPECT_EQ(after(s, kBack).delayed(kRed), option == DelayTurns::three ? 2 : 0);
        EXPECT_EQ(Scene(s).delays(kRed, 1).after("pass").in_reserve(kRed), 10);
        EXPECT_EQ(Scene(s).delays(kRed, 6).after("pass").in_reserve(kRed), 9) << "three or more";
    }
}

// --- nymbat.penalty --------------------------------------------------------------------------------
TEST(NymbatPenaltyDue, EachRetreatCostsOne) {
    EXPECT_EQ(after(lone().delays(kRed, 6), kBack).in_reserve(kRed), 9);
    EXPECT_EQ(after(lone().delays(kRed, 6), kBack).delayed(kRed), 6) << "the delays wait";
    EXPECT_EQ(after(lone(), kBack).after("pass", "group h7", "h7-h6", "end").in_reserve(kRed), 8);
}
TEST(NymbatPenaltyReserve, OneIsPaidWhileThereIsOne) {
    const Scene s = after(lone().reserve(kRed, 1), kBack);
    EXPECT_EQ(s.in_reserve(kRed), 0);
    EXPECT_EQ(s.pieces(kRed), 1);
    EXPECT_TRUE(s.position.blue_to_move);
}
TEST(NymbatPenaltyPiece, AnyPieceOfItsOwnWhenTheReserveIsGone) {
    const Scene s = after(Scene(lone()).red("a1=6").reserve(kRed, 0), kBack);
    EXPECT_EQ(s.stage(), Stage::owing);
    EXPECT_FALSE(s.position.blue_to_move);
    EXPECT_EQ(s.steps(), (Steps{"lose a1", "lose h7"}));
    EXPECT_FALSE(s.legal("lose h15"));
    const Scene lost = s.after("lose a1");
    EXPECT_EQ(lost.pieces(kRed), 1);
    EXPECT_EQ(lost.stage(), Stage::start);
    EXPECT_TRUE(lost.position.blue_to_move);
    EXPECT_EQ(lost.delayed(kRed), 0);
}
TEST(NymbatPenaltyPiece, NothingWhenThereIsNone) {
    const Scene s = Scene().blue("h15=1").reserve(kRed, 0).delays(kRed, 6).after("pass");
    EXPECT_EQ(s.stage(), Stage::start);
    EXPECT_TRUE(s.position.blue_to_move);
    EXPECT_EQ(s.in_reserve(kRed), 0);
    EXPECT_EQ(s.delayed(kRed), 0);
}
TEST(NymbatPenaltyPiece, ADebtOnPaperIsNoReserve) {
    EXPECT_EQ(after(lone().reserve(kRed, -3), kBack).stage(), Stage::owing);
    EXPECT_EQ(after(lone().reserve(kRed, -3), kBack).in_reserve(kRed), -3);
}

// --- nymbat.penalty.moment -------------------------------------------------------------------------
Scene later(const Scene& s) { return Scene(s).read(PenaltyWhen::next_turn); }

TEST(NymbatPenaltyMoment, LaterMeansJustBeforeTheNextTurn) {
    const Scene owes = after(later(lone()), kBack);
    EXPECT_EQ(owes.in_reserve(kRed), 10);
    EXPECT_TRUE(owes.position.owes[0] && !owes.position.owes[1] && owes.position.blue_to_move);
    EXPECT_EQ(owes.after("i15=1").in_reserve(kRed), 10) << "Blue's turn is not over";
    const Scene paid = owes.after("pass");
    EXPECT_EQ(paid.in_reserve(kRed), 9);
    EXPECT_FALSE(paid.position.owes[0] || paid.position.blue_to_move);
    EXPECT_FALSE(after(lone(), kBack).position.owes[0]) << "nothing waits where it is paid at once";
    EXPECT_FALSE(after(later(lone()), kSideways).position.owes[0]) << "nothing is due";
}
TEST(NymbatPenaltyMoment, APieceIsLostBeforeTheTurnThatItsSideThenHas) {
    const Scene s = after(later(Scene(lone()).red("a1=6").reserve(kRed, 0)), kBack);
    EXPECT_EQ(s.stage(), Stage::start);
    EXPECT_EQ(s.pieces(kRed), 2);
    const Scene owing = s.after("pass");
    EXPECT_EQ(owing.stage(), Stage::owing);
    EXPECT_EQ(owing.steps(), (Steps{"lose a1", "lose h7"}));
    EXPECT_FALSE(owing.position.owes[0] || owing.position.blue_to_move);
    const Scene lost = owing.after("lose a1");
    EXPECT_EQ(lost.stage(), Stage::start);
    EXPECT_FALSE(lost.position.blue_to_move);
    EXPECT_TRUE(lost.legal("group h7"));
}
TEST(NymbatPenaltyMoment, WhoHasNothingThenIsRidOfIt) {
    const Scene s = later(Scene().blue("h15=1").reserve(kRed, 0).delays(kRed, 6)).after("pass");
    EXPECT_TRUE(s.position.owes[0]);
    const Scene next = s.after("pass");
    EXPECT_EQ(next.stage(), Stage::start);
    EXPECT_FALSE(next.position.owes[0] || next.position.blue_to_move);
}
// The last piece on a home row: it decides who wins.
TEST(NymbatPenaltyMoment, DecidesWhoHasAPieceThereWhenTheEnemysTurnBegins) {
    const Scene s = Scene().red("a1=1").blue("b1=6").reserve(kRed, 0).reserve(kBlue, 0).delays(kRed, 6);
    EXPECT_EQ(s.after("pass", "lose a1").outcome(), Outcome::blue_wins);
    EXPECT_EQ(later(s).after("pass").outcome(), Outcome::in_play);
}

// --- nymbat.win ------------------------------------------------------------------------------------
TEST(NymbatWinHomeRow, AtTheStartOfItsTurnWithNoEnemyInTheRow) {
    const Scene s = Scene().red("h15=1").blue("h14=1");
    EXPECT_EQ(s.outcome(), Outcome::red_wins);
    EXPECT_EQ(s.steps(), Steps{}) << "nymbat.win.ends-play";
    EXPECT_FALSE(s.legal("pass"));
    EXPECT_EQ(Scene(s).blue_to_move().outcome(), Outcome::in_play) << "not its turn";
    EXPECT_EQ(Scene(s).blue("o15=1").outcome(), Outcome::in_play) << "an enemy in the row";
    EXPECT_EQ(Scene().red("h14=1").outcome(), Outcome::in_play) << "not on the row";
    EXPECT_EQ(Scene().red("h1=1").outcome(), Outcome::in_play) << "its own row";
    EXPECT_EQ(Scene().blue("h1=1").blue_to_move().outcome(), Outcome::blue_wins);
}
TEST(NymbatWinHomeRow, UnderHexAnEnemyElsewhereInTheRowDoesNotMatter) {
    const Scene s = Scene().red("h15=1").blue("o15=1").read(WinThere::hex);
    EXPECT_EQ(s.outcome(), Outcome::red_wins);
    EXPECT_EQ(Scene(s).blue("h15=1").outcome(), Outcome::in_play) << "two pieces on one hex, on paper";
    EXPECT_EQ(Scene(s).blue("h15=1").red("i15=1").outcome(), Outcome::red_wins) << "one of its pieces is alone";
}
// The rulebook's tip: two 1s brought in on the home row save the game.
TEST(NymbatWinHomeRow, TwoOnesBroughtInSaveTheGame) {
    const Scene s = Scene().red("i14=6").blue("a3=1").after("group i14", "i14-i15", "end", "k15=1", "o15=1", "end");
    EXPECT_EQ(s.outcome(), Outcome::in_play);
    const Scene again = s.after("group i15", "i15-k15", "end");
    EXPECT_EQ(again.outcome(), Outcome::in_play);
    EXPECT_EQ(again.after("pass").outcome(), Outcome::in_play) << "the other 1 is still there";
}
TEST(NymbatWinBetweenTurns, NobodyHasWonInTheMiddleOfATurn) {
    const Scene s = Scene().red("h14=1 a1=1").blue("a5=1").after("group h14", "h14-h15");
    EXPECT_EQ(s.outcome(), Outcome::in_play);
    EXPECT_EQ(s.after("end").outcome(), Outcome::in_play);
    EXPECT_EQ(s.after("end", "pass").outcome(), Outcome::red_wins);
}
TEST(NymbatWinEmptyBoard, ForWhomTheTurnBeforeWas) {
    const Scene s = Scene().reserve(kRed, 0).reserve(kBlue, 0);
    EXPECT_EQ(s.outcome(), Outcome::blue_wins);
    EXPECT_EQ(Scene(s).blue_to_move().outcome(), Outcome::red_wins);
    EXPECT_EQ(Scene(s).reserve(kRed, 1).outcome(), Outcome::in_play);
    EXPECT_EQ(Scene(s).reserve(kBlue, -1).outcome(), Outcome::in_play) << "a debt is not 0";
    EXPECT_EQ(Scene(s).blue("h8=1").outcome(), Outcome::in_play);
}
TEST(NymbatWinEmptyBoard, UnderPieceForWhoLastMovedOne) {
    Scene s = Scene().red("h8=1").reserve(kRed, 0).reserve(kBlue, 0).delays(kRed, 6);
    s.position.blue_moved_last = s.position.blue_stepped_last = true;
    const Scene bare = s.after("pass", "lose h8");
    EXPECT_EQ(bare.outcome(), Outcome::red_wins) << "it had the turn";
    EXPECT_EQ(Scene(bare).read(WinLastMover::piece).outcome(), Outcome::blue_wins);
    EXPECT_EQ(Scene(bare).read(WinLastMover::step).outcome(), Outcome::blue_wins);
}
// Red brings in its last point and has to give the piece up: Blue was the last to move one.
TEST(NymbatWinEmptyBoard, UnderStepForWhoLastMovedOneOnTheBoard) {
    Scene s = Scene().reserve(kRed, 1).reserve(kBlue, 0).delays(kRed, 6);
    s.position.blue_moved_last = s.position.blue_stepped_last = true;
    const auto outcome = [&](WinLastMover meant) {
        return Scene(s).read(meant).after("e1=1", "end", "pass", "pass", "lose e1").outcome();
    };
    EXPECT_EQ(outcome(WinLastMover::turn), Outcome::red_wins);
    EXPECT_EQ(outcome(WinLastMover::piece), Outcome::red_wins);
    EXPECT_EQ(outcome(WinLastMover::step), Outcome::blue_wins);
}
TEST(NymbatMovedLast, ABringAndAGoAndNothingElse) {
    Scene s = lone();
    s.position.blue_moved_last = s.position.blue_stepped_last = true;
    EXPECT_FALSE(s.after("a1=1").position.blue_moved_last);
    EXPECT_FALSE(s.after("group h8", "h8-h9").position.blue_moved_last);
    EXPECT_TRUE(s.after("group h8").position.blue_moved_last);
    EXPECT_TRUE(s.after("pass").position.blue_moved_last);
    EXPECT_TRUE(lone().after("pass", "group h15", "h15-h14").position.blue_moved_last);
    EXPECT_TRUE(s.after("a1=1").position.blue_stepped_last) << "not on the board";
    EXPECT_FALSE(Scene(s).first_turn(kRed).after("a1=1").position.blue_stepped_last);
    EXPECT_FALSE(s.after("group h8", "h8-h9").position.blue_stepped_last);
    EXPECT_TRUE(s.after("pass").position.blue_stepped_last);
}

// --- nymbat.frame ----------------------------------------------------------------------------------
TEST(NymbatFrameRestStays, AStepOfOneSideLeavesTheOtherAsItIs) {
    const Scene s = Scene().red("h8=3 a1=2").blue("h15=4 o15=5").delays(kBlue, 4).reserve(kBlue, 7).first_turn(kBlue);
    for (const Scene& later : {s.after("a2=1", "end"), s.after("pass"), after(s, kBack)}) {
        EXPECT_EQ(later.position.pieces[1], s.position.pieces[1]);
        EXPECT_EQ(later.delayed(kBlue), 4);
        EXPECT_EQ(later.in_reserve(kBlue), 7);
        EXPECT_FALSE(later.position.begun[1]);
    }
}

}  // namespace
}  // namespace nomos::nymbat
