// Nerva's executable rules, clause by clause: turns, placing, kings, the end. Each clause fires,
// and does not in its twin. Attacks are in rules_attack_test.cpp.
#include "model/nerva/rules.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/model/nerva/scene.hpp"

namespace nomos::nerva {
namespace {

// --- nerva.turn ----------------------------------------------------------------------------------
TEST(NervaTurnAlternate, EveryPlacingAttackAndPassHandsTheTurnOver) {
    const Scene s = Scene().white("c3_1").black("d4_1 d5_1 e4_1 b1_2").read(TurnMayPass::free);
    EXPECT_TRUE(s.after("a1_1").position.black_to_move);
    EXPECT_TRUE(s.after("c3_1 -> d4_1").position.black_to_move) << "fails";
    EXPECT_TRUE(s.after("pass").position.black_to_move);
    EXPECT_FALSE(s.after("a1_1").after("a2_1").position.black_to_move);
}
TEST(NervaTurnAlternate, EachSideMovesItsOwnPawns) {
    Scene s = Scene().white("c3_1").black("d4_1");
    EXPECT_TRUE(s.legal("c3_1 -> d4_1"));
    EXPECT_FALSE(s.legal("d4_1 -> c3_1"));
    s.black_to_move();
    EXPECT_TRUE(s.legal("d4_1 -> c3_1"));
    EXPECT_EQ(s.after("a1_1").in_hand(kBlack, 1), 7);
}
TEST(NervaTurnAlternate, WhoRevealsTheEnemysKingMovesAgainAsRead) {
    using enum TurnAfterReveal;
    const Scene s = Scene().white("g6_1").hide(kBlack, "f6_1").hide(kWhite, "c4_2");
    for (const auto after : {passes, king_is_a_turn, again}) {
        const Scene read = Scene(s).read(after);
        EXPECT_EQ(read.after("f6_1").position.black_to_move, after == passes);
        EXPECT_EQ(read.after("c4_2").position.black_to_move, after != again) << "his own king";
        EXPECT_TRUE(read.after("a1_1").position.black_to_move) << "no king";
        EXPECT_TRUE(read.after("f6_1").play(after == passes ? "a1_1" : "g6_1 -> f6_1").position.stands(kBlack) ==
                    (after == passes))
            << "the king is taken at once";
    }
}
TEST(NervaTurnAlternate, AKingFoundBesideTheEnemysOwnIsFoundOnce) {
    const Scene both = Scene().hide(kBlack, "c3_2").hide(kWhite, "c3_2").read(KingRevealedBy::owner);
    for (const auto one_place : {KingOnOnePlace::both, KingOnOnePlace::by_itself}) {
        const Scene s = Scene(both).read(one_place, TurnAfterReveal::king_is_a_turn).play("c3_2");
        EXPECT_EQ(s.position.black_to_move, one_place == KingOnOnePlace::by_itself) << "his own alone is no turn";
    }
}
TEST(NervaTurnPass, WhenStuckNeedsThatNeitherPlacingNorAttackIsLeft) {
    Scene s = Scene().white("c3_1").black("d4_1").supply(kWhite, {0, 0, 0});
    EXPECT_TRUE(s.legal("pass")) << "the only attack has no pawn to replace with";
    EXPECT_TRUE(same(s.after("pass").position, Scene(s).black_to_move().position)) << "it changes the turn alone";
    EXPECT_FALSE(Scene(s).supply(kWhite, {0, 0, 1}).legal("pass")) << "it can place";
    EXPECT_FALSE(Scene(s).read(CaptureNoPawnLeft::left_empty).legal("pass")) << "it can attack";
}
TEST(NervaTurnPass, IsTheOnlyMoveOfAStuckPlayer) {
    const Scene s =
        Scene().white("c3_1").black("g7_1 c3_2").supply(kWhite, {0, 0, 0}).read(CaptureNoPawnLeft::left_empty);
    EXPECT_TRUE(s.legal("pass")) << "enemies out of reach are no attack";
    std::vector<std::string> moves;
    Rules<Native>::for_each_move(s.setting, s.position, [&](const auto& m) { moves.push_back(print(m)); });
    EXPECT_EQ(moves, std::vector<std::string>{"pass"});
}
TEST(NervaTurnPass, FreeAndNeverDoNotAskWhetherTheMoverIsStuck) {
    const Scene stuck = Scene().supply(kWhite, {0, 0, 0});
    for (const auto never : {TurnMayPass::stuck_loses, TurnMayPass::stuck_draws}) {
        EXPECT_FALSE(Scene(stuck).read(never).legal("pass"));
        EXPECT_FALSE(Scene().read(never).legal("pass"));
    }
    EXPECT_TRUE(Scene().read(TurnMayPass::free).legal("pass"));
    EXPECT_TRUE(Scene(stuck).read(TurnMayPass::free).legal("pass"));
    EXPECT_FALSE(Scene().legal("pass"));
}

// --- nerva.place, nerva.stack.limit --------------------------------------------------------------
TEST(NervaPlaceSupply, EachBoardNeedsAPawnOfItsSize) {
    const Scene s = Scene().supply(kWhite, {0, 1, 0}).hide(kWhite, "a8_1");
    EXPECT_TRUE(s.legal("c3_2"));
    EXPECT_FALSE(s.legal("c3_1"));
    EXPECT_FALSE(s.legal("c3_3"));
    EXPECT_FALSE(s.legal("a8_1")) << "not even to reveal a king";
}
TEST(NervaPlaceSupport, AnyNeedsNothing) {
    const Scene s = Scene().white("c3_2");
    EXPECT_TRUE(s.legal("c3_1"));
    EXPECT_TRUE(s.legal("c3_3"));
    EXPECT_TRUE(s.legal("d4_3"));
}
TEST(NervaPlaceSupport, OnTopNeedsAPieceOfEitherSideOneLevelBelow) {
    const Scene s = Scene().black("c3_1").stand(kWhite, "e5_2").read(PlaceRestsOn::on_top);
    EXPECT_TRUE(s.legal("d4_1"));
    EXPECT_TRUE(s.legal("c3_2"));
    EXPECT_TRUE(s.legal("e5_3"));
    EXPECT_FALSE(s.legal("d4_2"));
    EXPECT_FALSE(s.legal("c3_3"));
    EXPECT_FALSE(Scene().hide(kWhite, "e5_2").read(PlaceRestsOn::on_top).legal("e5_3")) << "a hidden king is no piece";
}
TEST(NervaPlaceSupport, NotUnderBarsPlacesBelowAPiece) {
    const Scene s = Scene().black("c3_3").stand(kBlack, "e5_2").read(PlaceRestsOn::not_under);
    EXPECT_FALSE(s.legal("c3_1"));
    EXPECT_FALSE(s.legal("c3_2"));
    EXPECT_FALSE(s.legal("e5_1"));
    EXPECT_TRUE(s.legal("e5_3"));
    EXPECT_TRUE(s.legal("d4_3"));
}
TEST(NervaPlaceSupport, DoesNotLimitReplacingPawns) {
    const Scene s = Scene().white("c3_2 c4_2 c5_2").black("d4_2");
    EXPECT_TRUE(Scene(s).read(PlaceRestsOn::on_top).after("c3_2 -> d4_2").has(kWhite, "d4_2"));
    EXPECT_TRUE(Scene(s).black("d4_3").read(PlaceRestsOn::not_under).after("c3_2 -> d4_2").has(kWhite, "d4_2"));
}
TEST(NervaPlaceKingInTheWay, AKingThatStandsBarsItsPlace) {
    for (Side side : {kWhite, kBlack}) {
        EXPECT_FALSE(Scene().stand(side, "c3_2").legal("c3_2"));
        EXPECT_TRUE(Scene().stand(side, "c3_2").legal("c3_1"));
        EXPECT_TRUE(Scene().stand(side, "c3_2").read(KingPawnOnHim::shares).legal("c3_2"));
        EXPECT_TRUE(Scene().hide(side, "c3_2").legal("c3_2")) << "hidden";
    }
}
TEST(NervaPlacePutsPawn, FromTheHandOfItsSize) {
    const Scene after = Scene().after("c3_2");
    EXPECT_TRUE(after.has(kWhite, "c3_2"));
    EXPECT_EQ(after.position.supply[0], (PerSize<Native>{8, 7, 8}));
    EXPECT_EQ(after.position.supply[1], (PerSize<Native>{8, 8, 8}));
    EXPECT_FALSE(after.has(kBlack, "c3_2"));
}
TEST(NervaStackLimit, OnePawnALevelAndThreeATile) {
    const Scene s = Scene().white("c3_1").black("c3_2");
    EXPECT_FALSE(s.legal("c3_1"));
    EXPECT_FALSE(s.legal("c3_2"));
    EXPECT_TRUE(s.legal("c3_3"));
}

// --- nerva.king ----------------------------------------------------------------------------------
TEST(NervaKingChosenPlace, NoMoveChangesIt) {
    const Scene s = Scene().white("c3_1 c4_1 c5_1").black("d5_1").stand(kBlack, "d4_1").hide(kWhite, "g7_3");
    for (const char* move : {"g7_3", "a1_1", "c3_1 -> d4_1", "c4_1 -> d5_1"})
        EXPECT_EQ(s.after(move).position.kings, s.position.kings) << move;
}
TEST(NervaKingReveal, AnyPlacingOnItsPlaceUnderEither) {
    Scene s = Scene().hide(kWhite, "c3_2").hide(kBlack, "e5_1");
    EXPECT_TRUE(s.after("c3_2").position.stands(kWhite));
    EXPECT_TRUE(s.after("e5_1").position.stands(kBlack));
    EXPECT_FALSE(s.after("e5_1").position.stands(kWhite));
    EXPECT_FALSE(s.after("c3_1").position.stands(kWhite)) << "another level";
}
TEST(NervaKingReveal, ByTheEnemyOrTheOwnerAloneAsRead) {
    const Scene s = Scene().hide(kWhite, "c3_2").hide(kBlack, "e5_1");
    Scene enemy = Scene(s).read(KingRevealedBy::enemy), owner = Scene(s).read(KingRevealedBy::owner);
    EXPECT_TRUE(enemy.after("c3_2").position.is_hidden(kWhite));
    EXPECT_TRUE(enemy.after("c3_2").has(kWhite, "c3_2")) << "an ordinary placing";
    EXPECT_TRUE(enemy.after("e5_1").position.stands(kBlack));
    EXPECT_TRUE(owner.after("c3_2").position.stands(kWhite));
    EXPECT_TRUE(owner.after("e5_1").position.is_hidden(kBlack));
    EXPECT_TRUE(owner.black_to_move().after("e5_1").position.stands(kBlack));
}
TEST(NervaKingReveal, NoAttackAndNoReplacingPawnReveals) {
    const Scene s = Scene().white("c3_1 c4_1 c5_1").black("d4_1").hide(kBlack, "d4_1");
    const Scene after = s.after("c3_1 -> d4_1");
    EXPECT_TRUE(after.has(kWhite, "d4_1"));
    EXPECT_TRUE(after.position.is_hidden(kBlack));
}
TEST(NervaKingReveal, ACapturedKingIsNoLongerRevealed) {
    const Scene s = Scene().stand(kBlack, "d4_1");
    EXPECT_TRUE(s.after("a1_1").position.revealed[1]) << "it is never hidden again";
    // Captured but never revealed: no game comes here, and it is not hidden either.
    Scene odd = Scene().hide(kBlack, "d4_1").capture(kBlack);
    EXPECT_FALSE(Rules<Native>::apply(odd.setting, odd.position, parse_move("d4_1")).revealed[1]);
}
TEST(NervaKingSamePlace, BothAreRevealedOrEachByItself) {
    const Scene s = Scene().hide(kWhite, "c3_2").hide(kBlack, "c3_2").read(KingRevealedBy::enemy);
    const auto both = s.after("c3_2").position, one = Scene(s).read(KingOnOnePlace::by_itself).after("c3_2").position;
    EXPECT_TRUE(both.stands(kWhite) && both.stands(kBlack));
    EXPECT_TRUE(one.is_hidden(kWhite) && one.stands(kBlack));
}
TEST(NervaKingSamePlace, NeitherAKingElsewhereNorAnUnrevealedPair) {
    const Scene apart = Scene().hide(kWhite, "c3_1").hide(kBlack, "c3_2");
    EXPECT_TRUE(apart.after("c3_2").position.is_hidden(kWhite) && apart.after("c3_2").position.stands(kBlack));
    EXPECT_TRUE(apart.after("c3_1").position.stands(kWhite) && apart.after("c3_1").position.is_hidden(kBlack));
    const auto built_on =
        Scene().hide(kWhite, "c3_1").stand(kBlack, "c3_1").read(KingPawnOnHim::shares, KingRevealedBy::enemy);
    EXPECT_TRUE(built_on.after("c3_1").position.is_hidden(kWhite)) << "the placing reveals none";
}
TEST(NervaKingRevealPawn, KeptLeavesEverythingInHand) {
    const Scene after = Scene().hide(kBlack, "c3_2").after("c3_2");
    EXPECT_FALSE(after.has(kWhite, "c3_2"));
    EXPECT_EQ(after.in_hand(kWhite, 2), 8);
    EXPECT_EQ(after.lost(kWhite, 2), 0);
}
TEST(NervaKingRevealPawn, LostCostsTheMoverAPawn) {
    const Scene after = Scene().hide(kBlack, "c3_2").read(KingPawnOnHim::lost).after("c3_2");
    EXPECT_FALSE(after.has(kWhite, "c3_2"));
    EXPECT_EQ(after.in_hand(kWhite, 2), 7);
    EXPECT_EQ(after.lost(kWhite, 2), 1);
    EXPECT_EQ(after.lost(kWhite, 1) + after.lost(kWhite, 3) + after.lost(kBlack, 2), 0);
    EXPECT_EQ(Scene().read(KingPawnOnHim::lost).after("c3_2").lost(kWhite, 2), 0) << "nothing was revealed";
}
TEST(NervaKingRevealPawn, SharesPutsItBesideTheKing) {
    const Scene after = Scene().hide(kBlack, "c3_2").read(KingPawnOnHim::shares).after("c3_2");
    EXPECT_TRUE(after.has(kWhite, "c3_2") && after.position.stands(kBlack));
    EXPECT_EQ(after.in_hand(kWhite, 2), 7);
}

// --- nerva.win, nerva.end ------------------------------------------------------------------------
TEST(NervaWinKing, TheSideThatStillHasItsKingWins) {
    EXPECT_EQ(Scene().outcome(), Outcome::in_play);
    EXPECT_EQ(Scene().capture(kBlack).outcome(), Outcome::white_wins);
    EXPECT_EQ(Scene().capture(kWhite).outcome(), Outcome::black_wins);
    EXPECT_EQ(Scene().capture(kWhite).capture(kBlack).outcome(), Outcome::draw);
    EXPECT_EQ(Scene().stand(kBlack, "c3_1").outcome(), Outcome::in_play) << "revealed is not captured";
}
TEST(NervaWinKing, ComesBeforeTheEndByPlacing) {
    const Scene s = Scene().supply(kWhite, {0, 0, 0}).supply(kBlack, {0, 0, 0}).capture(kWhite);
    EXPECT_EQ(s.outcome(), Outcome::black_wins);
}
TEST(NervaEndAllPlaced, OneHandOrBothAreEmpty) {
    const Scene one = Scene().supply(kBlack, {0, 0, 0}), both = Scene(one).supply(kWhite, {0, 0, 0});
    EXPECT_EQ(one.outcome(), Outcome::in_play);
    EXPECT_EQ(both.outcome(), Outcome::draw);
    EXPECT_EQ(Scene(one).read(EndPlacedWhen::one_supply).outcome(), Outcome::draw);
    for (const PerSize<Native> rest : {PerSize<Native>{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}) {
        EXPECT_EQ(Scene(both).supply(kBlack, rest).outcome(), Outcome::in_play);
        EXPECT_EQ(Scene(one).supply(kBlack, rest).read(EndPlacedWhen::one_supply).outcome(), Outcome::in_play);
    }
}
TEST(NervaEndAllPlaced, BoardFullCountsPiecesAndNotHands) {
    Scene s = Scene().read(EndPlacedWhen::board_full).hide(kWhite, "a8_1");
    s.position.pawns[0] = ~places("a8_1 c3_2");
    s.position.pawns[1] = places("c3_2");
    EXPECT_EQ(s.outcome(), Outcome::in_play) << "a hidden king fills no place";
    EXPECT_EQ(Scene(s).stand(kWhite, "a8_1").outcome(), Outcome::draw);
    EXPECT_EQ(Scene(s).black("a8_1").outcome(), Outcome::draw);
    EXPECT_EQ(Scene(s).supply(kWhite, {0, 0, 0}).supply(kBlack, {0, 0, 0}).outcome(), Outcome::in_play);
}
// The first board is full but for h8, and nobody has pawns for another.
Scene full_but_for_one() {
    Scene s = Scene().read(EndPlacedWhen::none_placeable).hide(kWhite, "a8_2").hide(kBlack, "h8_2");
    s.position.pawns[0] = Boards::level_places(0) & ~places("h8_1 c3_1");
    return s.black("c3_1").supply(kWhite, {2, 0, 0}).supply(kBlack, {2, 0, 0});
}
TEST(NervaEndAllPlaced, NonePlaceableAsksForAPlaceOfASizeInHand) {
    const Scene s = full_but_for_one(), full = s.after("h8_1");
    EXPECT_EQ(s.outcome(), Outcome::in_play);
    EXPECT_EQ(full.outcome(), Outcome::draw);
    EXPECT_EQ(Scene(full).read(EndGoesTo::more_pawns).outcome(), Outcome::white_wins);
    EXPECT_EQ(Scene(full).read(EndPlacedWhen::both_supplies).outcome(), Outcome::in_play);
    EXPECT_EQ(Scene(full).read(EndPlacedWhen::board_full).outcome(), Outcome::in_play);
    EXPECT_EQ(Scene(s).supply(kWhite, {0, 0, 0}).supply(kBlack, {0, 0, 0}).outcome(), Outcome::draw) << "none in hand";
    for (Side side : {kWhite, kBlack})
        EXPECT_EQ(Scene(full).supply(side, {1, 0, 1}).outcome(), Outcome::in_play) << "whoever is to move";
    EXPECT_EQ(Scene(full).supply(kWhite, {1, 0, 1}).read(PlaceRestsOn::on_top).outcome(), Outcome::draw);
}
TEST(NervaEndAllPlaced, NonePlaceableGoesByKingsThatStand) {
    for (Side side : {kWhite, kBlack}) {
        const Scene s = full_but_for_one().stand(side, "h8_1");
        EXPECT_EQ(s.outcome(), Outcome::draw);
        EXPECT_EQ(Scene(s).read(KingPawnOnHim::shares).outcome(), Outcome::in_play);
        EXPECT_EQ(full_but_for_one().hide(side, "h8_1").outcome(), Outcome::in_play) << "hidden";
    }
}
TEST(NervaEndAllPlaced, NonePlaceableStopsAttacksToo) {
    const Scene s = full_but_for_one();
    EXPECT_TRUE(s.legal("c4_1 -> c3_1"));
    EXPECT_FALSE(s.after("h8_1").legal("c3_1 -> c4_1"));
}
TEST(NervaEndStuck, TheMoverLosesOrNobodyWins) {
    const Scene stuck = Scene().white("c3_1").black("d4_1").supply(kWhite, {0, 0, 0});
    EXPECT_EQ(stuck.outcome(), Outcome::in_play) << "he passes";
    EXPECT_EQ(Scene(stuck).read(TurnMayPass::free).outcome(), Outcome::in_play);
    EXPECT_EQ(Scene(stuck).read(TurnMayPass::stuck_loses).outcome(), Outcome::black_wins);
    EXPECT_EQ(Scene(stuck).read(TurnMayPass::stuck_draws).outcome(), Outcome::draw);
    const Scene black = Scene().black_to_move().supply(kBlack, {0, 0, 0});
    EXPECT_EQ(Scene(black).read(TurnMayPass::stuck_loses).outcome(), Outcome::white_wins);
    EXPECT_EQ(Scene(black).read(TurnMayPass::stuck_draws).outcome(), Outcome::draw);
}
TEST(NervaEndStuck, NotWhoCanPlaceOrAttackNorWhoIsNotToMove) {
    const Scene stuck = Scene().white("c3_1").black("d4_1").supply(kWhite, {0, 0, 0});
    for (const auto never : {TurnMayPass::stuck_loses, TurnMayPass::stuck_draws}) {
        EXPECT_EQ(Scene(stuck).read(never).supply(kWhite, {0, 0, 1}).outcome(), Outcome::in_play);
        EXPECT_EQ(Scene(stuck).read(never, CaptureNoPawnLeft::cannot_succeed).outcome(), Outcome::in_play);
        EXPECT_EQ(Scene(stuck).read(never).stand(kBlack, "c4_1").outcome(), Outcome::in_play) << "a king needs no pawn";
        EXPECT_EQ(Scene(stuck).read(never).black_to_move().outcome(), Outcome::in_play);
    }
}
TEST(NervaEndStuck, ComesAfterACapturedKingAndAllPawnsPlaced) {
    const Scene stuck = Scene().black("d4_1").supply(kWhite, {0, 0, 0}).read(TurnMayPass::stuck_loses);
    EXPECT_EQ(Scene(stuck).capture(kBlack).outcome(), Outcome::white_wins);
    EXPECT_EQ(Scene(stuck).supply(kBlack, {0, 0, 0}).outcome(), Outcome::draw);
    EXPECT_EQ(Scene(stuck).read(EndPlacedWhen::one_supply).outcome(), Outcome::draw);
}
TEST(NervaEndStuck, LeavesNoMove) {
    const Scene s = Scene().white("c3_1").black("d4_1").supply(kWhite, {0, 0, 0}).read(TurnMayPass::stuck_loses);
    for (const char* move : {"a1_1", "c3_1 -> d4_1", "pass"}) EXPECT_FALSE(s.legal(move)) << move;
    int moves = 0;
    Rules<Native>::for_each_move(s.setting, s.position, [&](const auto&) { ++moves; });
    EXPECT_EQ(moves, 0);
}
TEST(NervaEndWinner, MorePawnsOnTheBoardOrNobody) {
    const Scene s = Scene().supply(kWhite, {0, 0, 0}).supply(kBlack, {0, 0, 0}).black("c3_1").black("c3_2");
    EXPECT_EQ(Scene(s).white("d1_1").outcome(), Outcome::draw);
    EXPECT_EQ(Scene(s).white("d1_1").read(EndGoesTo::more_pawns).outcome(), Outcome::black_wins);
    EXPECT_EQ(Scene(s).white("d1_1 d1_2").read(EndGoesTo::more_pawns).outcome(), Outcome::draw);
    EXPECT_EQ(Scene(s).white("d1_1 d1_2 d1_3").read(EndGoesTo::more_pawns).outcome(), Outcome::white_wins);
}
TEST(NervaEndStops, NoMoveIsLegalInAFinishedGame) {
    const Scene s = Scene().white("c3_1").black("d4_1").read(TurnMayPass::free);
    const Scene won = Scene(s).capture(kBlack),
                placed = Scene(s).supply(kBlack, {0, 0, 0}).read(EndPlacedWhen::one_supply);
    for (const char* move : {"a1_1", "c3_1 -> d4_1", "pass"}) {
        EXPECT_TRUE(s.legal(move)) << move;
        EXPECT_FALSE(won.legal(move)) << move;
        EXPECT_FALSE(placed.legal(move)) << move;
    }
    int moves = 0;
    Rules<Native>::for_each_move(won.setting, won.position, [&](const auto&) { ++moves; });
    EXPECT_EQ(moves, 0);
}

// --- nerva.frame.rest-stays ----------------------------------------------------------------------
TEST(NervaFrameRestStays, APlacingTouchesNoMoreThanItSays) {
    const Scene s = Scene().white("c3_1").black("d4_1 d5_2").stand(kBlack, "g7_1");
    auto expected = s.position;
    expected.pawns[0] |= places("e5_3"), expected.supply[0][2] = 7, expected.black_to_move = true;
    EXPECT_TRUE(same(s.after("e5_3").position, expected));
}

}  // namespace
}  // namespace nomos::nerva
