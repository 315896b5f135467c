// Each clause of Neva fires, and has a twin in which it does not. How positions are said: boards.hpp.
#include "model/neva/rules.hpp"

#include <gtest/gtest.h>

#include "tests/model/neva/boards.hpp"

namespace nomos::neva {
namespace {

constexpr auto kAnyWay = ManBackward::any_direction;
constexpr auto kOneStep = KingReach::one_step;
constexpr auto kAnyLanding = KingLanding::any;
constexpr auto kNextCell = KingLanding::next_cell;
constexpr auto kAtOnce = CapturedLeave::at_once;
constexpr auto kMaySpare = PairsCapture::may;

// A position after a step, in the notation.
std::string printed_after(const std::string& position, const std::string& step, const Setting<Native>& s = reading()) {
    return print(after(position, step, s));
}
std::string print_placed(const std::string& words) { return print(place(words)); }

// --- neva.setup.men, neva.setup.lot -----------------------------------------------------------
TEST(NevaSetupMen, GivesEachPlayerSixNextToHisCorner) {
    EXPECT_EQ(print(start(usual_setting())), "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg w");
    EXPECT_EQ(turns(start(usual_setting())), "14-24 25-24 25-35 36-35");
}
TEST(NevaSetupLot, DecidesWhoBegins) {
    auto s = usual_setting();
    s.first = Bits<kPlayers>::single(static_cast<int>(Player::green));
    EXPECT_EQ(turns(start(s)), "41-42 52-42 52-53 63-53");
    EXPECT_NE(turns(start(s)), turns(start(usual_setting())));
}

// --- neva.turn.own-piece, neva.turn.living, neva.turn.clockwise ---------------------------------
TEST(NevaTurnOwnPiece, MovesThePieceOnTheCellOfDeparture) {
    EXPECT_EQ(printed_after("r: r44 w16", "44-34"), print_placed("w: r34 w16"));
    EXPECT_EQ(printed_after("r: R44 w16 b11", "K44-64"), print_placed("b: R64 w16 b11"));
}
TEST(NevaTurnOwnPiece, LeavesTheOthersAlone) {
    EXPECT_FALSE(is_legal("r: r44 w16", "16-26"));
    EXPECT_FALSE(is_legal("r: r44 w16", "33-23"));
    EXPECT_FALSE(is_legal("r: r44 w16 b26", "16:36"));
}
TEST(NevaTurnLiving, LetsNobodyMoveWhoIsOut) {
    EXPECT_EQ(steps("r: w16 b12 g61"), "") << "no pieces";
    EXPECT_EQ(steps("r: r44 w16 b12 or"), "") << "retired";
    EXPECT_EQ(turns("r: r44 w16 b12 or"), "");
    EXPECT_FALSE(is_legal("r: w16 b12", "-"));
}
TEST(NevaTurnLiving, LetsOthersMoveWhenSomebodyIsOut) { EXPECT_EQ(steps("w: w16 r66 b12 or"), "16-15 16-26"); }
TEST(NevaTurnClockwise, GoesRound) {
    const auto next = [](const char* words, const char* step) { return after(words, step).turn.lowest(); };
    EXPECT_EQ(next("w: w24 r55 g52 b22", "24-34"), 1);
    EXPECT_EQ(next("r: w24 r55 g52 b22", "55-45"), 2);
    EXPECT_EQ(next("g: w24 r55 g52 b22", "52-42"), 3);
    EXPECT_EQ(next("b: w24 r55 g52 b22", "22-32"), 0);
}
TEST(NevaTurnClockwise, SkipsWhoIsOut) {
    EXPECT_EQ(after("w: w24 g52 b22", "24-34").turn.lowest(), 2) << "no pieces";
    EXPECT_EQ(after("w: w24 r55 g52 b22 or og", "24-34").turn.lowest(), 3) << "retired";
    EXPECT_EQ(after("w: w24 r34 b12", "24:44").turn.lowest(), 3) << "out by this very turn";
    EXPECT_EQ(after("w: w24 r34", "24:44").turn.lowest(), 0) << "the mover himself comes last";
}
TEST(NevaTurnClockwise, DoesNotGoOnWhileACaptureIsUnderWay) {
    EXPECT_EQ(after("w: w24 r34 r54 g11", "24:44").turn.lowest(), 0);
}

// --- neva.move.line, neva.move.to-free ----------------------------------------------------------
TEST(NevaMoveLine, KeepsToARowOrAColumn) {
    EXPECT_TRUE(is_legal("w: W33 r66", "K33-36"));
    EXPECT_TRUE(is_legal("w: W33 r66", "K33-13"));
    for (const char* step : {"K33-44", "K33-54", "K33-22", "K33-33"})
        EXPECT_FALSE(is_legal("w: W33 r66", step)) << step;
    EXPECT_FALSE(is_legal("w: w33 r44 r66", "33:55"));
}
TEST(NevaMoveLine, DoesNotGoRoundTheEdge) {
    EXPECT_FALSE(is_legal("w: W63 r66", "K63-14"));
    EXPECT_FALSE(is_legal("w: w63 r11", "63-14"));
    EXPECT_FALSE(is_legal("w: w53 r63 b11", "53:14"));
}
TEST(NevaMoveToFree, BarsCellsWithAPiece) {
    EXPECT_FALSE(is_legal("w: w33 w43 r11", "33-43"));
    EXPECT_FALSE(is_legal("w: W33 r11 r43 r53", "K33-43"));
    EXPECT_FALSE(is_legal("w: w33 r43 r53", "33:53"));
    EXPECT_FALSE(is_legal("w: w33 r43 r53 r34 j33 x53", "33:53")) << "marked, but it still stands";
    EXPECT_TRUE(is_legal("w: w33 r43 r53 r34 j33 x53", "33:35"));
}

// --- neva.man.quiet, neva.king.quiet ------------------------------------------------------------
TEST(NevaManQuiet, GoesOneCellTowardsTheGoal) {
    EXPECT_EQ(steps("w: w33 r66"), "33-32 33-43");
    EXPECT_EQ(steps("r: r33 w66"), "33-32 33-23");
    EXPECT_EQ(steps("g: g33 w66"), "33-23 33-34");
    EXPECT_EQ(steps("b: b33 w66"), "33-43 33-34");
}
TEST(NevaManQuiet, DoesNotGoBackOrFurther) {
    for (const char* step : {"33-23", "33-34", "33-53", "33-31"}) EXPECT_FALSE(is_legal("w: w33 r66", step)) << step;
}
TEST(NevaReadingManBackward, AnyDirectionLetsHimGoBack) {
    EXPECT_EQ(steps("w: w33 r66", reading(kAnyWay)), "33-32 33-23 33-43 33-34");
    EXPECT_FALSE(is_legal("w: w33 r66", "33-53", reading(kAnyWay)));
}
TEST(NevaKingQuiet, FliesOverFreeCells) {
    EXPECT_EQ(steps("w: W33 r66"), "K33-31 K33-32 K33-13 K33-23 K33-43 K33-53 K33-63 K33-34 K33-35 K33-36");
}
TEST(NevaKingQuiet, DoesNotPassAPiece) {
    EXPECT_EQ(steps("w: W33 w53 r35 r36 r61"), "K33-31 K33-32 K33-13 K33-23 K33-43 K33-34 53-52 53-63");
}
TEST(NevaReadingKingReach, OneStepTakesTheFarStepsAway) {
    EXPECT_EQ(steps("w: W33 r66", reading(kOneStep)), "K33-32 K33-23 K33-43 K33-34");
}

// --- neva.capture.compulsory --------------------------------------------------------------------
TEST(NevaCaptureCompulsory, BarsQuietStepsOfAllPieces) {
    EXPECT_EQ(steps("w: w33 r43 w15"), "33:53");
    EXPECT_EQ(turns("w: w33 r43 w15"), "33:53");
    EXPECT_EQ(steps("w: w15 W11 r41"), "K11:51 K11:61");
    EXPECT_EQ(steps("w: w33 w12 r43 r13"), "12:14 33:53") << "there is a choice of captures";
}
TEST(NevaCaptureCompulsory, DoesNotWhenNothingCanJump) {
    EXPECT_EQ(steps("w: w33 r43 b53"), "33-32") << "nothing free behind";
    EXPECT_EQ(steps("w: w33 r44"), "33-32 33-43") << "not in line";
    EXPECT_EQ(steps("w: w33 r53 r66"), "33-32 33-43") << "too far for a man";
    EXPECT_EQ(steps("w: W33 r66 b12", reading(kOneStep)), "K33-32 K33-23 K33-43 K33-34");
}
TEST(NevaCaptureCompulsory, HoldsUnderEachReadingOfWhatCanJump) {
    EXPECT_EQ(steps("w: W33 r53"), "K33:63");
    EXPECT_EQ(steps("w: W33 r53", reading(kOneStep)), "K33-32 K33-23 K33-43 K33-34");
}

// --- neva.capture.others, neva.capture.allies, neva.capture.not-twice ----------------------------
TEST(NevaCaptureOthers, TakesPiecesOfSeveralPlayersInOneTurn) {
    EXPECT_EQ(turns("w: w11 r21 g41 B52"), "11:31:51:53");
    EXPECT_EQ(print(after("w: w11 r21 w66", "11:31")), print_placed("w: w31 w66"));
}
TEST(NevaCaptureOthers, TakesAPieceOfWhoHasRetired) { EXPECT_EQ(steps("w: w11 r21 b66 or"), "11:31"); }
TEST(NevaCaptureOthers, DoesNotJumpOverOwnPiecesOrFreeCells) {
    EXPECT_FALSE(is_legal("w: w11 w21 r66", "11:31"));
    EXPECT_FALSE(is_legal("w: w11 r66", "11:31"));
    EXPECT_EQ(steps("w: W11 w31 r51"), "K11-21 K11-12 K11-13 K11-14 K11-15 K11-16 31-41");
}
TEST(NevaCaptureAllies, MakesNoDifferenceInPairs) {
    for (const auto allies : {PairsAllies::opposite, PairsAllies::white_red, PairsAllies::white_black})
        for (const char* words : {"w: w33 r43 w15 g66", "w: w33 g43 w15 r66", "w: w33 b43 w15 g66 r11"})
            EXPECT_EQ(steps(words, in_pairs(allies)), "33:53") << words;
}
TEST(NevaCaptureAllies, DoesNotReachOwnPieces) { EXPECT_FALSE(is_legal("w: w33 w43 r66", "33:53", in_pairs())); }
TEST(NevaReadingPairsCapture, MayLeavesTheChoiceWhereOnlyAnAllysCanBeTaken) {
    EXPECT_EQ(steps("w: w32 g42 b62", in_pairs(kMaySpare)), "32-31 32:52");
    EXPECT_EQ(turns("w: w32 g42 b62", in_pairs(kMaySpare)), "32-31 32:52");
    EXPECT_EQ(turns("w: w32 g42 w15 b62", in_pairs(kMaySpare)), "32-31 32:52 15-14 15-25") << "other pieces as well";
    EXPECT_EQ(turns("w: w22 g32 b43", in_pairs(kMaySpare)), "22-21 22:42:44") << "the first jump tells";
    EXPECT_EQ(turns("w: w32 g42 b62"), "32:52") << "each for himself";
    EXPECT_EQ(turns("w: w32 g42 b62", in_pairs()), "32:52");
}
TEST(NevaReadingPairsCapture, MayLeavesNoneWhereAnEnemysCanBeTaken) {
    EXPECT_EQ(turns("w: w32 g42 w35 r45 b62", in_pairs(kMaySpare)), "32:52 35:55") << "any capture will do";
    EXPECT_EQ(turns("w: w32 g42 W11 r15 b62", in_pairs(kMaySpare)), "K11:16 32:52") << "from afar";
    EXPECT_EQ(turns("w: w32 r42 b62 or", in_pairs(kMaySpare)), "32:52") << "though he has retired";
    EXPECT_EQ(turns("w: w32 g42 b62 og", in_pairs(kMaySpare)), "32-31 32:52") << "an ally in retirement";
    EXPECT_EQ(turns("w: w32 g42 b62", in_pairs(kMaySpare, PairsAllies::white_red)), "32:52") << "Green is no ally";
    EXPECT_EQ(turns("w: w32 r42 b62", in_pairs(kMaySpare, PairsAllies::white_red)), "32-31 32:52");
    EXPECT_EQ(turns("w: w32 b42 g62", in_pairs(kMaySpare, PairsAllies::white_black)), "32-31 32:52");
    EXPECT_EQ(turns("g: g43 b33 w11", in_pairs(kMaySpare, PairsAllies::white_red)), "43:23 43-44");
}
TEST(NevaReadingPairsCapture, MayListsBothKindsByPath) {
    const auto* const king = "w: W34 g54 b66";
    EXPECT_EQ(steps(king, in_pairs(kMaySpare)), "K34-31 K34-32 K34-33 K34-14 K34-24 K34-44 K34:64 K34-35 K34-36");
    EXPECT_EQ(turns(king, in_pairs(kMaySpare)), steps(king, in_pairs(kMaySpare)));
}
TEST(NevaReadingPairsCapture, MayChangesNothingInACaptureThatIsUnderWay) {
    EXPECT_EQ(turns("w: w22 r32 g43 b61", in_pairs(kMaySpare)), "22:42:44");
    EXPECT_EQ(steps("w: w42 r32 g43 b61 j42 x32", in_pairs(kMaySpare)), "42:44");
    EXPECT_EQ(steps("w: W13 r33 g54 b11", in_pairs(kMaySpare)), "K13:53") << "to where it takes his ally's";
    EXPECT_EQ(turns("w: W16 W11 r36 r31 g51", in_pairs(kMaySpare)), "K11:41:61") << "it counts";
}
TEST(NevaReadingPairsCapture, MayBlocksNobodyWhoCanTakeHisAllys) {
    EXPECT_EQ(steps("w: w61 g51 b16", in_pairs(kMaySpare)), "61:41");
    EXPECT_FALSE(is_legal("w: w61 g51 b16", "-", in_pairs(kMaySpare)));
}
TEST(NevaCaptureNotTwice, KeepsAMarkedPieceFromBeingJumpedAgain) {
    EXPECT_EQ(steps("w: w33 r43 r34 j33 x43"), "33:35");
    EXPECT_EQ(steps("w: w33 r43 r34 j33"), "33:53 33:35");
    EXPECT_EQ(turns("w: w11 r21"), "11:31") << "not back again";
}
TEST(NevaCaptureNotTwice, LetsACaptureComeBackToWhereItBegan) {
    EXPECT_EQ(turns("w: w22 r32 r43 r34 r23 b66"), "22:42:44:24:22 22:24:44:42:22");
}

// --- neva.capture.man, neva.capture.king --------------------------------------------------------
TEST(NevaCaptureMan, JumpsInAnyDirection) { EXPECT_EQ(steps("w: w33 r32 r23 r43 r34"), "33:31 33:13 33:53 33:35"); }
TEST(NevaCaptureMan, DoesNotJumpFromAfarOrToAfar) {
    EXPECT_FALSE(is_legal("w: w33 r53 b66", "33:63"));
    EXPECT_FALSE(is_legal("w: w33 r43 b66", "33:63"));
    EXPECT_FALSE(is_legal("w: w33 r43 r53 b66", "33:63")) << "two pieces in a row";
}
TEST(NevaCaptureKing, JumpsFromAfarAndToAfar) {
    EXPECT_EQ(steps("w: W13 r33 b66"), "K13:43 K13:53 K13:63");
    EXPECT_EQ(steps("w: W36 r34 b66"), "K36:31 K36:32 K36:33");
}
TEST(NevaCaptureKing, DoesNotJumpOverTwo) {
    EXPECT_FALSE(is_legal("w: W13 r33 r43 b66", "K13:53"));
    EXPECT_FALSE(is_legal("w: W13 r33 r53 b66", "K13:63"));
    EXPECT_FALSE(is_legal("w: W13 w23 r33 b66", "K13:43"));
    EXPECT_FALSE(is_legal("w: W13 r33 r53 b66 j13 x33", "K13:63")) << "a marked piece blocks";
}
TEST(NevaReadingKingReach, OneStepJumpsLikeAMan) {
    EXPECT_EQ(steps("w: W33 r43 r31 b66", reading(kOneStep)), "K33:53");
    EXPECT_EQ(steps("w: W33 r32 r23 r43 r34", reading(kOneStep)), "K33:31 K33:13 K33:53 K33:35");
}
TEST(NevaReadingKingLanding, NextCellLandsStraightBehind) {
    EXPECT_EQ(steps("w: W13 r33 b66", reading(kNextCell)), "K13:43");
    EXPECT_FALSE(is_legal("w: W13 r33 b66", "K13:53", reading(kNextCell)));
}

// --- neva.capture.landing -----------------------------------------------------------------------
TEST(NevaCaptureLanding, MustContinueBarsLandingsThatEndTheCapture) {
    EXPECT_EQ(steps("w: W13 r33 b54 g11"), "K13:53");
    EXPECT_EQ(steps("w: W13 r33 b54 g11", reading(kAnyLanding)), "K13:43 K13:53 K13:63");
}
TEST(NevaCaptureLanding, LeavesAFreeChoiceWhereNoneContinues) {
    EXPECT_EQ(steps("w: W13 r33 b54 b55 g11"), "K13:43 K13:53 K13:63");
}
TEST(NevaCaptureLanding, JudgesEachJumpByItself) {
    EXPECT_EQ(steps("w: W14 r34 b55 r12 g66"), "K14:11 K14:54") << "the jump over 12 has one landing only";
}
TEST(NevaCaptureLanding, JudgesTheBoardAsTheJumpLeavesIt) {
    // Straight back over 23 it goes only where the piece on 43 is gone, and then from every landing.
    EXPECT_EQ(steps("w: W33 r43 b23 b54 g11"), "K33:13 K33:53");
    EXPECT_EQ(steps("w: W33 r43 b23 b54 g11", reading(kAtOnce)), "K33:13 K33:53 K33:63");
}
TEST(NevaCaptureLanding, AsksNothingOfOneLanding) {
    EXPECT_EQ(steps("w: W13 r33 b54 g11", reading(kNextCell)), "K13:43");
}

// --- neva.capture.jumper-goes-on, neva.capture.complete ------------------------------------------
TEST(NevaCaptureJumperGoesOn, LetsOnlyTheJumperJump) {
    EXPECT_EQ(steps("w: w33 r43 w15 r25 j33"), "33:53");
    EXPECT_EQ(turns("w: w33 r43 w15 r25 j33"), "33:53");
    EXPECT_EQ(steps("w: w33 r43 w15 r25"), "33:53 15:35");
}
TEST(NevaCaptureJumperGoesOn, AllowsNothingWhereTheJumperCannot) {
    EXPECT_EQ(steps("w: w33 w15 r25 j33"), "");
    EXPECT_EQ(turns("w: w33 w15 r25 j33"), "");
    EXPECT_EQ(steps("w: w33 r43 w15 j43"), "") << "not the mover's";
    EXPECT_EQ(steps("w: w33 r43 w15 j66"), "") << "nobody's";
}
TEST(NevaCaptureComplete, GoesOnWhileThePieceCanJump) {
    EXPECT_EQ(printed_after("w: w11 r21 r41 g66", "11:31"), print_placed("w: w31 r21 r41 g66 j31 x21"));
    EXPECT_EQ(printed_after("w: w31 r21 r41 g66 j31 x21", "31:51"), print_placed("g: w51 g66"));
    EXPECT_EQ(turns("w: w11 r21 r41 g66"), "11:31:51");
}
TEST(NevaCaptureComplete, EndsWhenOnlyAnotherPieceCouldJump) {
    EXPECT_EQ(printed_after("w: w11 r21 w44 r54 g66", "11:31"), print_placed("r: w31 w44 r54 g66"));
}
TEST(NevaCaptureComplete, GoesOnAsAManPastItsGoal) {
    // As a king it could take 63 from 61; as a man only what is beside it.
    EXPECT_EQ(printed_after("w: w41 r51 r63 g16", "41:61"), print_placed("r: W61 r63 g16"));
    EXPECT_EQ(turns("w: w63 r62 r51 g16"), "63:61:41");
    EXPECT_EQ(printed_after("w: w61 r62 r51 g16 j61 x62", "61:41"), print_placed("g: w41 g16"));
}

// --- neva.capture.leave -------------------------------------------------------------------------
TEST(NevaCaptureLeave, TakesMarkedPiecesOffWhenTheTurnEnds) {
    EXPECT_EQ(printed_after("w: w31 r21 r41 g42 b66 j31 x21", "31:51"), print_placed("g: w51 g42 b66"));
    EXPECT_EQ(printed_after("w: w31 R21 b66", "31:11"), print_placed("b: w11 b66"));
}
TEST(NevaCaptureLeave, LeavesThemStandingUntilThen) {
    EXPECT_EQ(printed_after("w: w11 r21 r41 g66", "11:31"), print_placed("w: w31 r21 r41 g66 j31 x21"));
    EXPECT_EQ(turns("w: W33 r23 b43 g66"), "K33:13 K33:53 K33:63") << "no way back past a marked piece";
}
TEST(NevaReadingCapturedLeave, AtOnceClearsTheWay) {
    EXPECT_EQ(printed_after("w: w11 r21 r41 g66", "11:31", reading(kAtOnce)), print_placed("w: w31 r41 g66 j31"));
    EXPECT_EQ(turns("w: W33 r23 b43 g66", reading(kAtOnce)), "K33:13:53 K33:13:63 K33:53:13 K33:63:13");
}
TEST(NevaReadingCapturedLeave, AtOnceLetsAKingEndWhereItTookAPiece) {
    const std::string words = "w: W55 g45 g24 g44 g33 r11";
    EXPECT_EQ(turns(words), "K55:25:23:43 K55:25:23:53 K55:25:23:63");
    EXPECT_EQ(turns(words, reading(kAtOnce)), "K55:25:23:43:45 K55:25:23:43:46");
    Rules<Native>::for_each_turn(reading(kAtOnce), place(words), [](const Turn& turn, const Position<Native>& after) {
        const auto end = Bits<kCells>::single(turn.path[4]);
        EXPECT_EQ(after.kings[0], end);
        EXPECT_EQ(after.occupied().count(), 2);
    });
}

// --- neva.capture.majority ----------------------------------------------------------------------
// Of the three pieces that can take, the man takes three, one king two at most, the other one.
constexpr const char* kUnequal = "w: W36 W13 w22 r34 b43 b32";
TEST(NevaCaptureMajority, AmongKingsComparesAKingWithKings) {
    EXPECT_EQ(turns(kUnequal, reading(MajorityWhom::among_kings)), "22:42:44:24 K36:33:31 K36:33:53 K36:33:63");
}
TEST(NevaReadingMajorityWhom, EachKingComparesItWithItself) {
    EXPECT_EQ(turns(kUnequal, reading(MajorityWhom::each_king)),
              "22:42:44:24 K13:53 K13:63 K36:33:31 K36:33:53 K36:33:63");
}
TEST(NevaReadingMajorityWhom, OverAllComparesItWithMenToo) {
    EXPECT_EQ(turns(kUnequal, reading(MajorityWhom::over_all)), "22:42:44:24");
}
TEST(NevaReadingMajorityWhom, MenBoundBindsMenToTheBestOfAKing) {
    // The man on 16 takes one, the man on 15 two, the king on 11 as many as there are on its row.
    const std::string men = "w: w16 w15 r26 r25 r34 W11 ";
    const auto bound = reading(MajorityWhom::men_bound);
    EXPECT_EQ(turns(men + "r31 r51", bound), "K11:41:61 15:35:33");
    EXPECT_EQ(turns(men + "r31 r51", reading(MajorityWhom::among_kings)), "K11:41:61 15:35:33 16:36");
    EXPECT_EQ(steps(men + "r31 r51", bound), "K11:41 15:35 16:36") << "a step does not know";
    EXPECT_EQ(turns(kUnequal, bound), "22:42:44:24 K36:33:31 K36:33:53 K36:33:63") << "kings among kings";
}
TEST(NevaReadingMajorityWhom, MenBoundComparesMenWithNoMan) {
    const std::string men = "w: w16 w15 r26 r25 r34 ";
    const auto bound = reading(MajorityWhom::men_bound);
    EXPECT_EQ(turns(men + "W11 r31", bound), "K11:41 K11:51 K11:61 15:35:33 16:36");
    EXPECT_EQ(turns(men + "W11", bound), "15:35:33 16:36") << "a king that takes nothing";
    EXPECT_EQ(turns(men, bound), "15:35:33 16:36") << "no king";
    EXPECT_EQ(turns(men + "R11 w31 w51", bound), "15:35:33 16:36") << "another player's king";
    EXPECT_EQ(turns("w: w33 r43 r32 r22 g66", bound), "33:31 33:53") << "not even with himself";
}
TEST(NevaReadingMajorityWhom, MenBoundBarsNoQuietStepThatIsAllowed) {
    const auto words = "w: w16 g26 W11 g31 g51 b66";
    EXPECT_EQ(turns(words, in_pairs(MajorityWhom::men_bound, kMaySpare)),
              "K11-21 K11:41:61 K11-12 K11-13 K11-14 K11-15 16-15");
    EXPECT_EQ(turns(words, in_pairs(MajorityWhom::men_bound)), "K11:41:61");
}
TEST(NevaCaptureMajority, DoesNotBindMen) {
    for (const auto whom : {MajorityWhom::among_kings, MajorityWhom::each_king, MajorityWhom::over_all}) {
        EXPECT_EQ(turns("w: w11 r21 r41 w36 r46 b66", reading(whom)), "11:31:51 36:56");
        EXPECT_EQ(turns("w: w33 r43 r32 r22 g66", reading(whom)), "33:31 33:53") << "not even to go the longer way";
    }
}
TEST(NevaCaptureMajority, MakesAKingGoTheLongestWay) {
    EXPECT_EQ(turns("w: W33 r43 r32 b54 g16"), "K33:53:55 K33:53:56");
    EXPECT_EQ(steps("w: W33 r43 r32 b54 g16"), "K33:31 K33:53") << "a step does not know";
}
TEST(NevaCaptureMajority, ComparesTheRestOfACaptureWithTheJumpersOnly) {
    for (const auto whom : {MajorityWhom::among_kings, MajorityWhom::over_all, MajorityWhom::men_bound})
        EXPECT_EQ(turns("w: W36 W13 w22 r34 b43 b32 j13", reading(whom)), "K13:53 K13:63");
    EXPECT_EQ(turns("w: w16 r26 W11 r31 r51 j16", reading(MajorityWhom::men_bound)), "16:36") << "a man's with none";
    EXPECT_EQ(turns("w: W33 r43 r32 b54 g16 j33"), "K33:53:55 K33:53:56");
}

// --- neva.crown.corner, neva.crown.not-by-jump, neva.crown.ends-turn ------------------------------
TEST(NevaCrownCorner, MakesAKingOnTheGoal) {
    EXPECT_EQ(printed_after("w: w51 r55", "51-61"), print_placed("r: W61 r55"));
    EXPECT_EQ(printed_after("r: r12 g55", "12-11"), print_placed("g: R11 g55"));
    EXPECT_EQ(printed_after("g: g15 b55", "15-16"), print_placed("b: G16 b55"));
    EXPECT_EQ(printed_after("b: b65 w33", "65-66"), print_placed("w: B66 w33"));
}
TEST(NevaCrownCorner, DoesNotMakeOneElsewhere) {
    EXPECT_EQ(printed_after("w: w12 r55", "12-11"), print_placed("r: w11 r55"));
    EXPECT_EQ(printed_after("w: w51 r55", "51-61", reading(kAnyWay)), print_placed("r: W61 r55"));
    EXPECT_EQ(printed_after("w: w15 r55", "15-16", reading(kAnyWay)), print_placed("r: w16 r55"));
    EXPECT_EQ(printed_after("w: w61 w33 r55", "33-43"), print_placed("r: w61 w43 r55")) << "who did not move";
}
TEST(NevaCrownNotByJump, MakesAKingOnlyIfTheCaptureEndsThere) {
    EXPECT_EQ(printed_after("w: w41 r51 b22", "41:61"), print_placed("b: W61 b22"));
    EXPECT_EQ(turns("w: w63 r62 r51 g16"), "63:61:41");
    EXPECT_EQ(printed_after("w: w61 r62 r51 g16 j61 x62", "61:41"), print_placed("g: w41 g16"));
}
TEST(NevaReadingCrownJump, NeverLeavesHimAMan) {
    const auto never = reading(CrownJump::never);
    EXPECT_EQ(printed_after("w: w41 r51 b22", "41:61", never), print_placed("b: w61 b22"));
    EXPECT_EQ(printed_after("b: w61 b22", "22-32", never), print_placed("w: w61 b32"));
    EXPECT_EQ(printed_after("w: w51 r55", "51-61", never), print_placed("r: W61 r55")) << "a quiet step still crowns";
}
TEST(NevaReadingCrownJump, NextTurnCrownsHimWhenHisTurnComes) {
    const auto next = reading(CrownJump::next_turn);
    EXPECT_EQ(printed_after("w: w41 r51 b22", "41:61", next), print_placed("b: w61 b22"));
    EXPECT_EQ(printed_after("b: w61 b22", "22-32", next), print_placed("w: W61 b32"));
    EXPECT_EQ(printed_after("g: w61 g22 b33", "22-23", next), print_placed("b: w61 g23 b33")) << "another's turn";
    EXPECT_EQ(printed_after("b: w11 r16 g61 b22", "22-32", next), print_placed("w: w11 r16 g61 b32"))
        << "others' corners";
    EXPECT_EQ(printed_after("w: w41 r51", "41:61", next), print_placed("w: W61")) << "his own turn again";
}
TEST(NevaCrownEndsTurn, PassesTheTurnAlthoughTheKingCouldJump) {
    EXPECT_EQ(printed_after("w: w51 r63", "51-61"), print_placed("r: W61 r63"));
    EXPECT_EQ(printed_after("w: w41 r51 r63", "41:61"), print_placed("r: W61 r63"));
}
TEST(NevaCrownEndsTurn, DoesNotEndTheCaptureOfAKing) {
    EXPECT_EQ(printed_after("w: W41 r51 r63", "K41:61"), print_placed("w: W61 r51 r63 j61 x51"));
}

// --- neva.blocked.pass, neva.blocked.fate ---------------------------------------------------------
TEST(NevaBlockedPass, IsAllToDoForWhoIsShutIn) {
    EXPECT_EQ(steps("w: w61 r55 b12"), "-") << "no way on from the goal";
    EXPECT_EQ(turns("w: w61 w51 r55 b12"), "-");
    EXPECT_EQ(steps("w: W11 r12 r13 r21 r31"), "-");
}
TEST(NevaBlockedPass, IsNotAllowedToWhoCanMove) {
    EXPECT_FALSE(is_legal("w: w33 r55", "-"));
    EXPECT_FALSE(is_legal("w: w61 W33 r55", "-"));
    EXPECT_FALSE(is_legal("w: w61 r51 b12", "-")) << "he can capture";
    EXPECT_FALSE(is_legal("w: w61 r55 b12", "-", reading(kAnyWay)));
    EXPECT_FALSE(is_legal("w: w61 r55 b12 j61", "-")) << "a capture is under way";
}
TEST(NevaBlockedFate, KeepsHimInTheGame) {
    EXPECT_EQ(printed_after("w: w61 r55 b12", "-"), print_placed("r: w61 r55 b12"));
}
TEST(NevaReadingBlockedFate, OutStayRetiresHimAndLeavesHisPieces) {
    const auto s = reading(BlockedPlayer::out_stay);
    EXPECT_EQ(printed_after("w: w61 r55 b12", "-", s), print_placed("r: w61 r55 b12 ow"));
    EXPECT_EQ(printed_after("b: w61 r55 b12 ow", "12-22", s), print_placed("r: w61 r55 b22 ow")) << "he has no turn";
}
TEST(NevaReadingBlockedFate, OutLeaveTakesThemOff) {
    const auto s = reading(BlockedPlayer::out_leave);
    EXPECT_EQ(printed_after("w: w61 r55 b12", "-", s), print_placed("r: r55 b12 ow"));
    EXPECT_EQ(outcome_of(after("w: w61 r55", "-", s), s), Outcome::red_wins);
}
TEST(NevaReadingBlockedFate, OutDoesNotTouchWhoMoves) {
    for (const auto fate : {BlockedPlayer::out_stay, BlockedPlayer::out_leave})
        EXPECT_EQ(printed_after("w: w61 w33 r55", "33-43", reading(fate)), print_placed("r: w61 w43 r55"));
}

// --- neva.win.last, neva.win.pairs, neva.win.between-turns, neva.win.ends-play --------------------
TEST(NevaWinLast, GoesToTheOneWhoLives) {
    EXPECT_EQ(outcome_of("r: w25"), Outcome::white_wins);
    EXPECT_EQ(outcome_of("w: R25 r26"), Outcome::red_wins);
    EXPECT_EQ(outcome_of("w: g25"), Outcome::green_wins);
    EXPECT_EQ(outcome_of("w: w33 b25 ow"), Outcome::black_wins) << "White has retired";
    EXPECT_EQ(outcome_of("w:"), Outcome::nobody_wins);
    EXPECT_EQ(outcome_of("w: w25 ow"), Outcome::nobody_wins);
    EXPECT_EQ(outcome_of(after("w: w25 r35", "25:45")), Outcome::white_wins);
}
TEST(NevaWinLast, WaitsWhileTwoLive) {
    EXPECT_EQ(outcome_of("w: w25 g33"), Outcome::in_play);
    EXPECT_EQ(outcome_of("w: w25 b33"), Outcome::in_play);
    EXPECT_EQ(outcome_of(start(usual_setting())), Outcome::in_play);
}
TEST(NevaWinPairs, GoesToThePairWhoseEnemiesAreOut) {
    EXPECT_EQ(outcome_of("w: w25 g33", in_pairs()), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome_of("w: g33", in_pairs()), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome_of("w: r25 b33 w44 ow", in_pairs()), Outcome::other_pair_wins);
    EXPECT_EQ(outcome_of("w:", in_pairs()), Outcome::nobody_wins);
}
TEST(NevaWinPairs, WaitsWhileBothPairsLive) {
    EXPECT_EQ(outcome_of("w: w25 r33", in_pairs()), Outcome::in_play);
    EXPECT_EQ(outcome_of("w: g25 b33 b34", in_pairs()), Outcome::in_play);
}
TEST(NevaReadingPairsAllies, TellsWhoPlaysWithWhom) {
    const auto wins = [](const char* words, PairsAllies allies) { return outcome_of(words, in_pairs(allies)); };
    EXPECT_EQ(wins("w: w25 r33", PairsAllies::white_red), Outcome::pair_of_white_wins);
    EXPECT_EQ(wins("w: g25 b33", PairsAllies::white_red), Outcome::other_pair_wins);
    EXPECT_EQ(wins("w: w25 g33", PairsAllies::white_red), Outcome::in_play);
    EXPECT_EQ(wins("w: w25 b33", PairsAllies::white_black), Outcome::pair_of_white_wins);
    EXPECT_EQ(wins("w: r25 g33", PairsAllies::white_black), Outcome::other_pair_wins);
    EXPECT_EQ(wins("w: w25 r33", PairsAllies::white_black), Outcome::in_play);
}
TEST(NevaReadingPairsVictory, LastStandingPlaysOnBetweenAllies) {
    const auto s = in_pairs(PairsVictory::last_standing);
    EXPECT_EQ(outcome_of("w: w25 g33", s), Outcome::in_play);
    EXPECT_EQ(outcome_of("w: g33", s), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome_of("w: b33", s), Outcome::other_pair_wins);
    EXPECT_EQ(outcome_of("w:", s), Outcome::nobody_wins);
}
TEST(NevaReadingPairsVictory, AloneHasNoPairWin) {
    const auto s = in_pairs(PairsVictory::alone);
    EXPECT_EQ(outcome_of("w: w33", s), Outcome::white_wins);
    EXPECT_EQ(outcome_of("w: r33", s), Outcome::red_wins);
    EXPECT_EQ(outcome_of("w: g33", s), Outcome::green_wins);
    EXPECT_EQ(outcome_of("w: b33", s), Outcome::black_wins);
    EXPECT_EQ(outcome_of("w: w25 g33 og", s), Outcome::white_wins) << "his ally has retired";
    EXPECT_EQ(outcome_of(after("w: w25 g35", "25:45", s), s), Outcome::white_wins) << "over his ally";
    EXPECT_EQ(outcome_of("w:", s), Outcome::nobody_wins);
}
TEST(NevaReadingPairsVictory, AloneWaitsWhileTwoLive) {
    for (const auto allies : {PairsAllies::opposite, PairsAllies::white_red, PairsAllies::white_black})
        for (const char* words : {"w: w25 r33", "w: w25 g33", "w: w25 b33", "r: r25 g33", "r: r25 b33", "g: g25 b33"})
            EXPECT_EQ(outcome_of(words, in_pairs(PairsVictory::alone, allies)), Outcome::in_play) << words;
    EXPECT_EQ(steps("w: w25 g33", in_pairs(PairsVictory::alone)), "25-24 25-35");
    EXPECT_EQ(outcome_of("w: w33 j33", in_pairs(PairsVictory::alone)), Outcome::in_play) << "a capture is under way";
    EXPECT_EQ(turns("w: w32 g42", in_pairs(PairsVictory::alone, kMaySpare)), "32-31 32:52") << "they are allies yet";
}
TEST(NevaWinBetweenTurns, WaitsForTheEndOfACapture) {
    EXPECT_EQ(outcome_of("w: w33 j33"), Outcome::in_play);
    EXPECT_EQ(outcome_of("w: w33"), Outcome::white_wins);
    EXPECT_EQ(outcome_of("w: w33 g43 j33 x43", in_pairs()), Outcome::in_play);
}
TEST(NevaWinEndsPlay, LeavesNoStep) {
    EXPECT_EQ(steps("w: w25"), "");
    EXPECT_EQ(turns("w: w25"), "");
    EXPECT_EQ(steps("w: w61"), "") << "nor a pass";
    EXPECT_FALSE(is_legal("w: w25", "25-24"));
    EXPECT_EQ(steps("w: w25 g33", in_pairs()), "");
}
TEST(NevaWinEndsPlay, DoesNotEarlier) {
    EXPECT_EQ(steps("w: w25 g33"), "25-24 25-35");
    EXPECT_EQ(steps("w: w25 g33", in_pairs(PairsVictory::last_standing)), "25-24 25-35");
}

// --- neva.notation.marks, neva.frame.rest-stays ---------------------------------------------------
TEST(NevaNotationMarks, MustFitTheStep) {
    EXPECT_TRUE(is_legal("w: w33 r43", "33:53"));
    EXPECT_TRUE(is_legal("w: W33 r66", "K33-43"));
    EXPECT_TRUE(is_legal("w: w51 r55", "51-61")) << "no king as it departs";
}
TEST(NevaNotationMarks, BarsAStepWrittenWrongly) {
    for (const char* step : {"33-53", "K33:53", "K33-53"}) EXPECT_FALSE(is_legal("w: w33 r43", step)) << step;
    for (const char* step : {"33-43", "33:43", "K33:43"}) EXPECT_FALSE(is_legal("w: W33 r66", step)) << step;
    EXPECT_FALSE(is_legal("w: w51 r55", "K51-61"));
}
TEST(NevaFrameRestStays, LeavesEverythingElse) {
    EXPECT_EQ(printed_after("w: w25 R55 G33 b44 b12 og", "25-24"), print_placed("r: w24 R55 G33 b44 b12 og"));
    EXPECT_EQ(printed_after("w: w11 r21 r41 G66 b16 b33 x33 j11 ob", "11:31"),
              print_placed("w: w31 r21 r41 G66 b16 b33 x33 x21 j31 ob"));
}

}  // namespace
}  // namespace nomos::neva
