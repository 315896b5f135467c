// Nerva's attacks, clause by clause: what may be attacked, the points, ambush, what a capture does.
#include <gtest/gtest.h>

#include "model/nerva/rules.hpp"
#include "tests/model/nerva/scene.hpp"

namespace nomos::nerva {
namespace {

// --- who may attack what -----------------------------------------------------------------------
TEST(NervaAttackOwnPawn, AnyPawnOfTheMoverAroundTheTargetMayBeNamed) {
    const Scene s = Scene().white("c3_1 d5_1").black("d4_1 e4_1");
    EXPECT_TRUE(s.legal("c3_1 -> d4_1"));
    EXPECT_TRUE(s.legal("d5_1 -> d4_1"));
    EXPECT_FALSE(s.legal("e4_1 -> d4_1")) << "the enemy's";
    EXPECT_FALSE(s.legal("c4_1 -> d4_1")) << "nobody's";
    EXPECT_FALSE(Scene().stand(kWhite, "c4_1").black("d4_1").legal("c4_1 -> d4_1")) << "a king attacks nothing";
}
TEST(NervaAttackOwnPawn, NamingChangesNothing) {
    const Scene s = Scene().white("c3_1 d5_1 e4_1").black("d4_1");
    EXPECT_TRUE(same(s.after("c3_1 -> d4_1").position, s.after("d5_1 -> d4_1").position));
    const Scene moves = Scene(s).read(CaptureReplacement::attacker_moves);
    EXPECT_FALSE(same(moves.after("c3_1 -> d4_1").position, moves.after("d5_1 -> d4_1").position));
}
TEST(NervaAttackAdjacent, AllEightPlacesAroundOnTheSameLevel) {
    const Scene s = Scene().white("c3_2").black("b2_2 c2_2 d2_2 d3_2 d4_2 c4_2 b4_2 b3_2 c5_2 c3_1 c3_3 d4_1");
    for (const char* to : {"b2_2", "c2_2", "d2_2", "d3_2", "d4_2", "c4_2", "b4_2", "b3_2"})
        EXPECT_TRUE(s.legal(std::string("c3_2 -> ") + to)) << to;
    for (const char* to : {"c5_2", "c3_1", "c3_3", "d4_1"}) EXPECT_FALSE(s.legal(std::string("c3_2 -> ") + to)) << to;
}
TEST(NervaAttackAdjacent, DoesNotGoRoundTheEdge) {
    EXPECT_FALSE(Scene().white("h3_1").black("a4_1").legal("h3_1 -> a4_1"));
    EXPECT_FALSE(Scene().white("h8_1").black("a1_2").legal("h8_1 -> a1_2"));
    EXPECT_FALSE(Scene().white("c8_1").black("c1_2").legal("c8_1 -> c1_2"));
}
TEST(NervaAttackTarget, AnEnemyPawnOrAKingThatStands) {
    const Scene s = Scene().white("c3_1 c4_1").black("d3_1");
    EXPECT_TRUE(s.legal("c3_1 -> d3_1"));
    EXPECT_FALSE(s.legal("c3_1 -> c4_1")) << "one's own";
    EXPECT_FALSE(s.legal("c3_1 -> d4_1")) << "empty";
    EXPECT_TRUE(Scene(s).stand(kBlack, "d4_1").legal("c3_1 -> d4_1"));
    EXPECT_FALSE(Scene(s).hide(kBlack, "d4_1").legal("c3_1 -> d4_1")) << "hidden";
    EXPECT_FALSE(Scene(s).stand(kWhite, "d4_1").legal("c3_1 -> d4_1")) << "one's own king";
}
TEST(NervaAttackTarget, TheKingComesBeforeThePawnOnItsPlace) {
    const Scene s = Scene().white("c3_1").black("d4_1").stand(kBlack, "d4_1").read(KingPawnOnHim::shares);
    EXPECT_EQ(s.defence("c3_1 -> d4_1"), 0);
    const Scene after = s.after("c3_1 -> d4_1");
    EXPECT_TRUE(after.position.captured[1] && after.has(kBlack, "d4_1"));
}

// --- links ---------------------------------------------------------------------------------------
TEST(NervaLinkAttack, FriendsOnADiagonalShareAttack) {
    const Scene s = Scene().white("c3_1").black("d4_1");
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 1);
    EXPECT_EQ(Scene(s).white("b2_1 b4_1 d2_1").attack("c3_1 -> d4_1"), 4);
    EXPECT_EQ(Scene(s).white("b3_1 c2_1 b2_2").attack("c3_1 -> d4_1"), 1) << "beside, or on another level";
    EXPECT_EQ(Scene(s).black("b2_1").attack("c3_1 -> d4_1"), 1) << "the enemy's";
    EXPECT_EQ(Scene().white("h3_1 a5_1 a4_1").black("h4_1").attack("h3_1 -> h4_1"), 1) << "not round the edge";
}
TEST(NervaLinkDefence, FriendsBesideShareDefence) {
    const Scene s = Scene().white("c3_1").black("d4_1");
    EXPECT_EQ(s.defence("c3_1 -> d4_1"), 1);
    EXPECT_EQ(Scene(s).black("d5_1 e4_1 d3_1 c4_1").defence("c3_1 -> d4_1"), 5);
    EXPECT_EQ(Scene(s).black("c5_1 e5_1 e3_1 d4_2 d5_2").defence("c3_1 -> d4_1"), 1) << "diagonal, or another level";
    EXPECT_EQ(Scene(s).white("d5_1 e4_1").defence("c3_1 -> d4_1"), 1) << "the enemy's";
    EXPECT_EQ(Scene().white("g3_1").black("h4_1 a4_1 a5_1").defence("g3_1 -> h4_1"), 1) << "not round the edge";
}
TEST(NervaKingLends, AsRead) {
    const Scene attacker = Scene().white("c3_1").black("d4_1"), defender = Scene(attacker);
    const auto attack = [&](Scene s, KingLendsWhen lends) { return s.read(lends).attack("c3_1 -> d4_1"); };
    const auto defence = [&](Scene s, KingLendsWhen lends) { return s.read(lends).defence("c3_1 -> d4_1"); };
    const Scene standing = Scene(attacker).stand(kWhite, "b2_1"), hidden = Scene(attacker).hide(kWhite, "b2_1");
    EXPECT_EQ(attack(standing, KingLendsWhen::nothing), 1);
    EXPECT_EQ(attack(standing, KingLendsWhen::standing), 2);
    EXPECT_EQ(attack(standing, KingLendsWhen::also_hidden), 2);
    EXPECT_EQ(attack(hidden, KingLendsWhen::standing), 1);
    EXPECT_EQ(attack(hidden, KingLendsWhen::also_hidden), 2);
    EXPECT_EQ(defence(Scene(defender).stand(kBlack, "e4_1"), KingLendsWhen::standing), 2);
    EXPECT_EQ(defence(Scene(defender).hide(kBlack, "e4_1"), KingLendsWhen::standing), 1);
    EXPECT_EQ(defence(Scene(defender).hide(kBlack, "e4_1"), KingLendsWhen::also_hidden), 2);
}
TEST(NervaKingLends, APlaceLendsOnceAndAHiddenKingEvenUnderTheTarget) {
    const Scene s = Scene().white("c3_1 b2_1").black("d4_1").read(KingLendsWhen::also_hidden);
    EXPECT_EQ(Scene(s).stand(kWhite, "b2_1").attack("c3_1 -> d4_1"), 2) << "a pawn and a king on one place";
    EXPECT_EQ(Scene(s).hide(kWhite, "d4_1").attack("c3_1 -> d4_1"), 3) << "diagonal to the attacker";
}
TEST(NervaKingNoPoints, AKingHasOnlyItsLinks) {
    const Scene s = Scene().white("c3_1").stand(kBlack, "d4_1");
    EXPECT_EQ(s.defence("c3_1 -> d4_1"), 0);
    EXPECT_EQ(Scene(s).black("d5_1 e4_1 e5_1").defence("c3_1 -> d4_1"), 2);
    EXPECT_EQ(Scene(s).black("d4_1 d4_2 d4_3").defence("c3_1 -> d4_1"), 0) << "a full stack of pawns does not help him";
    EXPECT_EQ(Scene(s).black("d4_1 d4_2 d4_3 e4_1").defence("c3_1 -> d4_1"), 1) << "nor does it take his links";
    EXPECT_EQ(Scene(s).stand(kWhite, "c4_1").attack("c3_1 -> d4_1"), 1) << "nor does the other king attack";
}

// --- sums ----------------------------------------------------------------------------------------
TEST(NervaLinkAttack, IsOfDiagonalFriendsOrOfAll) {
    const Scene s = Scene().white("c3_1 b2_1 b3_1 c2_1").black("d4_1");
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 2) << "b2 alone is diagonal to c3";
    EXPECT_EQ(Scene(s).read(LinkSharesAttack::around).attack("c3_1 -> d4_1"), 4);
    EXPECT_EQ(Scene(s).read(LinkSharesAttack::beside).attack("c3_1 -> d4_1"), 3) << "b3 and c2 alone";
    EXPECT_EQ(Scene(s).read(LinkSharesAttack::around, AttackSum::each_one).attack("c3_1 -> d4_1"), 1);
    EXPECT_EQ(Scene(s).stand(kWhite, "b4_1").read(LinkSharesAttack::around).attack("c3_1 -> d4_1"), 4);
    EXPECT_EQ(Scene().white("c4_1 c3_1").black("d4_1").read(LinkSharesAttack::around).attack("c4_1 -> d4_1"), 4);
}
TEST(NervaAttackTotal, AsRead) {
    const Scene s = Scene().white("c3_1 b2_1 d5_1 c5_1 c6_1").black("d4_1");
    // c3 with b2; d5 with c6; c5 alone. b2 and c6 are not around d4.
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 5);
    EXPECT_EQ(Scene(s).read(AttackSum::each_one).attack("c3_1 -> d4_1"), 3);
    EXPECT_EQ(Scene(s).read(AttackSum::named_only).attack("c3_1 -> d4_1"), 2);
    EXPECT_EQ(Scene(s).read(AttackSum::named_only).attack("c5_1 -> d4_1"), 1);
}
TEST(NervaAttackTotal, AttackersLinkedWithEachOtherBothGain) {
    EXPECT_EQ(Scene().white("c4_1 d5_1").black("d4_1").attack("c4_1 -> d4_1"), 4);
    EXPECT_EQ(Scene().white("c4_1 d5_1 e4_1 d3_1").black("d4_1").attack("c4_1 -> d4_1"), 12);
    EXPECT_EQ(Scene().white("c4_1 d5_1").black("d4_1").read(AttackSum::each_one).attack("c4_1 -> d4_1"), 2);
}
TEST(NervaAttackTotal, EachOnceCountsNobodyTwice) {
    const auto once = [](const std::string& white) {
        return Scene().white(white).black("d4_1").read(AttackSum::each_once);
    };
    EXPECT_EQ(once("c3_1").attack("c3_1 -> d4_1"), 1);
    EXPECT_EQ(once("c3_1 b2_1").attack("c3_1 -> d4_1"), 2) << "a friend behind";
    EXPECT_EQ(once("c3_1 b2_1 a1_1").attack("c3_1 -> d4_1"), 2) << "and one behind it";
    EXPECT_EQ(once("c4_1 d5_1").attack("c4_1 -> d4_1"), 2) << "linked attackers";
    EXPECT_EQ(once("c3_1 e3_1 d2_1").attack("c3_1 -> d4_1"), 3) << "a friend of both";
    EXPECT_EQ(once("c3_1 e3_1 b2_1 f2_1").attack("c3_1 -> d4_1"), 4) << "a friend of each";
    EXPECT_EQ(once("c3_1 b2_2").attack("c3_1 -> d4_1"), 1) << "another level";
    EXPECT_EQ(once("c3_1 b3_1").attack("c3_1 -> d4_1"), 1);
    EXPECT_EQ(once("c3_1 b3_1").read(LinkSharesAttack::beside).attack("c3_1 -> d4_1"), 2);
    EXPECT_EQ(once("c3_1 b3_1 b2_1").read(LinkSharesAttack::beside).attack("c3_1 -> d4_1"), 2);
    EXPECT_EQ(once("c3_1 b3_1 b2_1").read(LinkSharesAttack::around).attack("c3_1 -> d4_1"), 3);
    EXPECT_EQ(once("c3_1 e5_1 b2_1").attack("c3_1 -> d4_1"), 4) << "and the ambush";
}
TEST(NervaAttackTotal, EachOnceCountsAKingWhoLendsAndIsNoAttacker) {
    const Scene s = Scene().white("c3_1").black("d4_1").read(AttackSum::each_once);
    EXPECT_EQ(Scene(s).stand(kWhite, "b2_1").attack("c3_1 -> d4_1"), 1);
    const Scene lends = Scene(s).read(KingLendsWhen::standing);
    EXPECT_EQ(Scene(lends).stand(kWhite, "b2_1").attack("c3_1 -> d4_1"), 2);
    EXPECT_EQ(Scene(lends).stand(kWhite, "b2_1").white("b2_1").attack("c3_1 -> d4_1"), 2) << "one place";
    EXPECT_EQ(Scene(lends).stand(kWhite, "c3_1").attack("c3_1 -> d4_1"), 1) << "on the attacker's place";
    EXPECT_EQ(Scene(lends).white("c5_1").stand(kWhite, "d4_1").attack("c3_1 -> d4_1"), 3) << "on the target's";
    EXPECT_EQ(Scene(lends).white("c5_1").stand(kWhite, "e4_1").attack("c3_1 -> d4_1"), 2) << "linked to nobody";
    EXPECT_EQ(Scene(lends).white("d5_1").stand(kWhite, "e4_1").attack("c3_1 -> d4_1"), 3) << "next to the target";
}
TEST(NervaAttackTotal, EachOnceLendsNothingToAFullStack) {
    const Scene s = Scene().white("c3_1 c3_2 c3_3 b2_1").black("d4_1").read(AttackSum::each_once);
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 3);
    EXPECT_EQ(Scene(s).read(StackLinksToo::base).attack("c3_1 -> d4_1"), 4);
    EXPECT_EQ(Scene(s).white("c4_1 d3_1").attack("c3_1 -> d4_1"), 5);
    EXPECT_EQ(Scene(s).white("d2_1 e3_1").attack("c3_1 -> d4_1"), 5) << "d2 lends to e3";
    EXPECT_EQ(Scene().white("c3_1 b2_1 b2_2 b2_3").black("d4_1").read(AttackSum::each_once).attack("c3_1 -> d4_1"), 2);
}
TEST(NervaAttackTotal, EachOnceTakesAtMostTheWholeNeighbourhood) {
    Scene s = Scene().black("d4_1").read(AttackSum::each_once, LinkSharesAttack::around, StackLinksToo::base);
    s.position.pawns[0] = ~places("d4_1");
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 8 * 3 + 16 + 1);
    EXPECT_EQ(Scene(s).read(StackLinksToo::fixed).attack("c3_1 -> d4_1"), 8 * 3 + 1);
}
TEST(NervaAttackTotal, TakesAtMostEightPawnsWithFourLinksEach) {
    Scene s = Scene().black("d4_1").read(StackLinksToo::base).stand(kWhite, "d4_1").read(KingLendsWhen::standing);
    s.position.pawns[0] = ~places("d4_1");
    EXPECT_EQ(s.attack("c3_1 -> d4_1"), 8 * 7 + 1);
    EXPECT_EQ(Scene(s).read(StackLinksToo::fixed).attack("c3_1 -> d4_1"), 8 * 3 + 1);
}
TEST(NervaDefenceTotal, OwnPointsAndLinks) {
    EXPECT_EQ(Scene().white("c3_1").black("d4_1 d5_1").defence("c3_1 -> d4_1"), 2);
    EXPECT_EQ(Scene().white("c3_1").black("d4_1 d5_1").stand(kBlack, "e4_1").defence("c3_1 -> d4_1"), 2);
}
TEST(NervaAttackSuccess, NeedsMorePointsThanTheTargetHas) {
    const Scene s = Scene().white("c3_1 d5_1").black("d4_1");
    EXPECT_TRUE(s.after("c3_1 -> d4_1").has(kWhite, "d4_1")) << "two against one";
    EXPECT_FALSE(Scene(s).black("e4_1").after("c3_1 -> d4_1").has(kWhite, "d4_1")) << "two against two";
    EXPECT_FALSE(Scene().white("c3_1").black("d4_1").after("c3_1 -> d4_1").has(kWhite, "d4_1")) << "one against one";
    EXPECT_TRUE(Scene().white("c3_1").stand(kBlack, "d4_1").after("c3_1 -> d4_1").position.captured[1]);
}
TEST(NervaAttackFailure, IsLegalAndChangesTheTurnAlone) {
    const Scene s = Scene().white("c3_1").black("d4_1 e4_1");
    ASSERT_TRUE(s.legal("c3_1 -> d4_1"));
    EXPECT_TRUE(same(s.after("c3_1 -> d4_1").position, Scene(s).black_to_move().position));
}

// --- full stacks ---------------------------------------------------------------------------------
TEST(NervaStackPoints, ThreeForThePawnsOfAFullStack) {
    const Scene s = Scene().white("c3_1 c3_2 c3_3").black("d4_2");
    EXPECT_EQ(s.attack("c3_2 -> d4_2"), 3);
    EXPECT_EQ(Scene(s).black_to_move().defence("d4_2 -> c3_2"), 3);
    EXPECT_EQ(Scene(s).read(AttackSum::each_one).attack("c3_2 -> d4_2"), 3);
    EXPECT_EQ(Scene(s).read(AttackSum::named_only).attack("c3_2 -> d4_2"), 3);
}
TEST(NervaStackPoints, NotForTwoPawnsNorForThreeOfTwoSidesNorWithAKing) {
    EXPECT_EQ(Scene().white("c3_1 c3_2").black("d4_2").attack("c3_2 -> d4_2"), 1);
    EXPECT_EQ(Scene().white("c3_1 c3_2").black("d4_2 c3_3").attack("c3_2 -> d4_2"), 1);
    EXPECT_EQ(Scene().white("c3_1 c3_2").black("d4_2").stand(kWhite, "c3_3").attack("c3_2 -> d4_2"), 1);
    EXPECT_EQ(Scene().white("c3_1 c3_2 c3_3").black("d4_2").stand(kBlack, "c3_3").attack("c3_2 -> d4_2"), 3)
        << "nor does a king harm";
}
TEST(NervaStackPoints, LinksAreAddedUnderBaseOnly) {
    const Scene s = Scene().white("c3_1 c3_2 c3_3 b2_2 c4_2").black("d4_2");
    EXPECT_EQ(s.attack("c3_2 -> d4_2"), 4) << "and c4 adds its own";
    EXPECT_EQ(Scene(s).read(StackLinksToo::base).attack("c3_2 -> d4_2"), 5);
    EXPECT_EQ(Scene(s).black_to_move().defence("d4_2 -> c3_2"), 3) << "less than its links would give it";
    EXPECT_EQ(Scene(s).white("b3_2 c2_2 d3_2").black_to_move().defence("d4_2 -> c3_2"), 3) << "reset";
    EXPECT_EQ(Scene(s).read(StackLinksToo::base).black_to_move().defence("d4_2 -> c3_2"), 4);
}
TEST(NervaStackPoints, AStackStillLends) {
    EXPECT_EQ(Scene().white("c3_1 b2_1 b2_2 b2_3").black("d4_1").attack("c3_1 -> d4_1"), 2);
    EXPECT_EQ(Scene().white("c3_1").black("d4_1 e4_1 e4_2 e4_3").defence("c3_1 -> d4_1"), 2);
}

// --- ambush --------------------------------------------------------------------------------------
// The pawns around d4_1 that attack it under each-one, so that links do not blur the sum.
Scene ambush(const std::string& attackers) { return Scene().black("d4_1").white(attackers).read(AttackSum::each_one); }
int sum_of(Scene s, std::string_view move, AmbushNeeds needs = AmbushNeeds::opposite_ends) {
    return s.read(needs).attack(move);
}
TEST(NervaAmbushBonus, OppositeEndsOfADiagonal) {
    EXPECT_EQ(sum_of(ambush("c3_1 e5_1"), "c3_1 -> d4_1"), 3);
    EXPECT_EQ(sum_of(ambush("c5_1 e3_1"), "c5_1 -> d4_1"), 3);
    EXPECT_EQ(sum_of(ambush("c3_1 c5_1 e5_1 e3_1"), "c3_1 -> d4_1"), 5) << "changed once";
    EXPECT_EQ(sum_of(ambush("c3_1 c5_1"), "c3_1 -> d4_1"), 2) << "two ends of two diagonals";
    EXPECT_EQ(sum_of(ambush("d3_1 d5_1"), "d3_1 -> d4_1"), 2) << "a column is no diagonal";
    EXPECT_EQ(sum_of(ambush("c3_1 e5_2"), "c3_1 -> d4_1"), 1) << "another level";
}
TEST(NervaAmbushBonus, OneEndOfEachDiagonalOrAllFour) {
    for (const char* two : {"c3_1 c5_1", "c3_1 e3_1"})
        EXPECT_EQ(sum_of(ambush(two), "c3_1 -> d4_1", AmbushNeeds::each_diagonal), 3) << two;
    EXPECT_EQ(sum_of(ambush("c3_1 e5_1"), "c3_1 -> d4_1", AmbushNeeds::each_diagonal), 2);
    EXPECT_EQ(sum_of(ambush("c3_1 c5_1 e5_1"), "c3_1 -> d4_1", AmbushNeeds::all_four), 3);
    EXPECT_EQ(sum_of(ambush("c3_1 c5_1 e5_1 e3_1"), "c3_1 -> d4_1", AmbushNeeds::all_four), 5);
}
TEST(NervaAmbushBonus, NeedsPawnsOfTheMover) {
    EXPECT_EQ(sum_of(ambush("c3_1").stand(kWhite, "e5_1").read(KingLendsWhen::standing), "c3_1 -> d4_1"), 1);
    EXPECT_EQ(sum_of(ambush("c3_1").black("e5_1"), "c3_1 -> d4_1"), 1);
    EXPECT_EQ(sum_of(ambush("c3_1 e5_1").stand(kBlack, "d4_1"), "c3_1 -> d4_1"), 3) << "a king may be in ambush";
}
TEST(NervaAmbushBonus, ThreePutsTheSumAtThree) {
    for (const char* attackers : {"c3_1 e5_1", "c3_1 e5_1 d5_1 d3_1", "c3_1 c3_2 c3_3 e5_1"})
        EXPECT_EQ(ambush(attackers).read(AmbushPoints::three).attack("c3_1 -> d4_1"), 3) << attackers;
    EXPECT_EQ(ambush("c3_1 e5_1").read(AmbushPoints::three, AttackSum::named_only).attack("c3_1 -> d4_1"), 3);
    EXPECT_EQ(ambush("c3_1 c5_1 d5_1 d3_1").read(AmbushPoints::three).attack("c3_1 -> d4_1"), 4) << "no ambush";
}
TEST(NervaAmbushCounter, APieceOverTheTargetAsRead) {
    const auto sum = [](Scene s, AmbushSpoiledBy counter) { return s.read(counter).attack("c3_1 -> d4_1"); };
    const Scene s = ambush("c3_1 e5_1");
    struct Guard {
        Scene scene;
        std::array<int, 4> sums;  // own-next, any-next, own-higher, any-higher
    };
    const Guard guards[] = {
        {s, {3, 3, 3, 3}},
        {Scene(s).black("d4_2"), {2, 2, 2, 2}},
        {Scene(s).white("d4_2"), {3, 2, 3, 2}},
        {Scene(s).black("d4_3"), {3, 3, 2, 2}},
        {Scene(s).white("d4_3"), {3, 3, 3, 2}},
        {Scene(s).stand(kBlack, "d4_2"), {2, 2, 2, 2}},
        {Scene(s).stand(kWhite, "d4_2"), {3, 2, 3, 2}},
        {Scene(s).hide(kBlack, "d4_2").hide(kWhite, "d4_3"), {3, 3, 3, 3}},
        {Scene(s).black("d5_2 c4_3"), {3, 3, 3, 3}},
    };
    for (const auto& [scene, sums] : guards)
        for (int i = 0; i < 4; ++i)
            EXPECT_EQ(sum(scene, static_cast<AmbushSpoiledBy>(i)), sums[static_cast<std::size_t>(i)])
                << print(scene.position) << " under option " << i;
}
TEST(NervaAmbushCounter, NothingIsOverTheThirdLevel) {
    const Scene s =
        Scene().black("d4_3 d4_2 d4_1").white("c3_3 e5_3").read(AttackSum::each_one, AmbushSpoiledBy::any_higher);
    EXPECT_EQ(s.attack("c3_3 -> d4_3"), 3);
    const Scene under =
        Scene().black("d4_2 d4_1").white("c3_2 e5_2").read(AttackSum::each_one, AmbushSpoiledBy::any_higher);
    EXPECT_EQ(under.attack("c3_2 -> d4_2"), 3) << "a piece below counters nothing";
}

// --- captures ------------------------------------------------------------------------------------
Scene winning() { return Scene().white("c3_2 d5_2").black("d4_2"); }  // two against one
constexpr std::string_view kWinning = "c3_2 -> d4_2";

TEST(NervaCaptureNeedsPawn, BarsAttacksOnPawnsForWantOfOne) {
    const Scene s = winning().supply(kWhite, {8, 0, 8});
    EXPECT_FALSE(s.legal(kWinning));
    EXPECT_FALSE(Scene(s).black("e4_2 d3_2").legal(kWinning)) << "whether it would succeed or not";
    EXPECT_TRUE(winning().supply(kWhite, {0, 1, 0}).legal(kWinning));
    EXPECT_TRUE(Scene(s).read(CaptureNoPawnLeft::left_empty).legal(kWinning));
    EXPECT_TRUE(Scene(s).read(CaptureReplacement::attacker_moves).legal(kWinning));
    EXPECT_TRUE(Scene(s).stand(kBlack, "d4_2").legal(kWinning)) << "a king needs none, though a pawn is there too";
}
TEST(NervaCaptureNeedsPawn, OrLetsThemFailForWantOfOne) {
    const Scene s = winning().supply(kWhite, {8, 0, 8}).read(CaptureNoPawnLeft::cannot_succeed);
    EXPECT_TRUE(same(s.after(kWinning).position, Scene(s).black_to_move().position)) << "two against one";
    EXPECT_TRUE(Scene(s).supply(kWhite, {0, 1, 0}).play(kWinning).has(kWhite, "d4_2"));
    EXPECT_TRUE(Scene(s).read(CaptureReplacement::attacker_moves).play(kWinning).has(kWhite, "d4_2"));
    EXPECT_TRUE(Scene(s).stand(kBlack, "d4_2").play(kWinning).position.captured[1]) << "a king needs none";
}
TEST(NervaCapturePawn, GoesOutOrReturns) {
    const Scene out = winning().after(kWinning), back = winning().read(CaptureCapturedPawn::returns).after(kWinning);
    EXPECT_FALSE(out.has(kBlack, "d4_2"));
    EXPECT_EQ(out.lost(kBlack, 2), 1);
    EXPECT_EQ(out.in_hand(kBlack, 2), 8);
    EXPECT_EQ(back.lost(kBlack, 2), 0);
    EXPECT_EQ(back.in_hand(kBlack, 2), 9);
    EXPECT_EQ(out.lost(kBlack, 1) + out.lost(kBlack, 3) + out.lost(kWhite, 2), 0);
}
TEST(NervaCaptureReplaced, ByANewPawn) {
    const Scene after = winning().after(kWinning);
    EXPECT_TRUE(after.has(kWhite, "c3_2 d4_2 d5_2"));
    EXPECT_EQ(after.position.supply[0], (PerSize<Native>{8, 7, 8}));
}
TEST(NervaCaptureReplaced, ByNoneWhenNoneIsLeft) {
    const Scene s = winning().read(CaptureNoPawnLeft::left_empty);
    const Scene after = Scene(s).supply(kWhite, {8, 0, 8}).play(kWinning);
    EXPECT_FALSE(after.has(kWhite, "d4_2") || after.has(kBlack, "d4_2"));
    EXPECT_EQ(after.in_hand(kWhite, 2), 0);
    EXPECT_TRUE(Scene(s).play(kWinning).has(kWhite, "d4_2")) << "put while there is one";
}
TEST(NervaCaptureReplaced, ByTheNamedPawn) {
    const Scene after = winning().read(CaptureReplacement::attacker_moves).after(kWinning);
    EXPECT_TRUE(after.has(kWhite, "d4_2 d5_2"));
    EXPECT_FALSE(after.has(kWhite, "c3_2"));
    EXPECT_EQ(after.in_hand(kWhite, 2), 8);
}
TEST(NervaCaptureKing, MarksItAndMovesNothing) {
    for (CaptureReplacement replacement : {CaptureReplacement::supply, CaptureReplacement::attacker_moves}) {
        const Scene s = winning().stand(kBlack, "d4_2").read(replacement);
        auto expected = s.position;
        expected.captured[1] = true, expected.black_to_move = true;
        EXPECT_TRUE(same(s.after(kWinning).position, expected));
    }
    EXPECT_FALSE(winning().after(kWinning).position.captured[1]);
}
TEST(NervaCaptureKing, WinsTheRecordedEnding) {
    const Scene s = Scene().hide(kBlack, "f6_1").white("g6_1").black_to_move().play("K_f6_1");
    EXPECT_EQ(s.outcome(), Outcome::in_play);
    EXPECT_EQ(s.after("g6_1 -> f6_1").outcome(), Outcome::white_wins);
}
TEST(NervaFrameRestStays, ACaptureTouchesNoMoreThanItSays) {
    const Scene s = winning().black("g1_3").stand(kWhite, "a1_1").black_to_move().supply(kBlack, {3, 3, 3});
    const Scene black = Scene(s).black("e4_2 e5_2 c5_2");
    auto expected = black.position;
    expected.pawns[0] &= ~places("d5_2"), expected.pawns[1] |= places("d5_2");
    expected.supply[1][1] = 2, expected.lost[0][1] = 1, expected.black_to_move = false;
    EXPECT_TRUE(same(black.after("e5_2 -> d5_2").position, expected));
}

}  // namespace
}  // namespace nomos::nerva
