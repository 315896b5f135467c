// Neva's clauses on crowns and on the end of the game, each by hand: it fires, does not apply to its
// twin, and changes the answer when it is dropped.
#include "tests/model/neva/constraints_kit.hpp"

namespace nomos::neva {
namespace {

using namespace constraints_kit;

// --- crowns ------------------------------------------------------------------------------------
TEST(NevaConstraints, CrownCorner) {
    struct {
        const char *before, *move, *after;
        Player mover, next;
    } const cases[] = {
        {"w51 r33", "51-61", "W61 r33", Player::white, Player::red},
        {"w33 r12", "12-11", "w33 R11", Player::red, Player::white},
        {"w33 g26", "26-16", "w33 G16", Player::green, Player::white},
        {"w33 b65", "65-66", "w33 B66", Player::black, Player::white},
    };
    for (const auto& c : cases) {
        const auto p = put(c.before, c.mover);
        EXPECT_TRUE(follows(p, c.move, put(c.after, c.next))) << c.before;
        EXPECT_FALSE(follows(p, c.move, put(c.after, c.next), without(Clause::crown_corner))) << c.before;
    }
    EXPECT_TRUE(follows(put("w51 r33"), "51-61", put("w61 r33", Player::red), without(Clause::crown_corner)));
    EXPECT_TRUE(follows(put("w65 r33"), "65-66", put("w66 r33", Player::red), with(ManBackward::any_direction)))
        << "another's corner";
    EXPECT_TRUE(follows(put("w62 r33"), "62-61", put("W61 r33", Player::red)));
}
TEST(NevaConstraints, CrownNotByJump) {
    const auto p = put("w41 r51 g33");
    const auto man = put("w61 g33", Player::green), king = put("W61 g33", Player::green);
    for (const auto crown : {CrownJump::at_end, CrownJump::never, CrownJump::next_turn}) {
        EXPECT_EQ(follows(p, "41:61", king, with(crown)), crown == CrownJump::at_end);
        EXPECT_EQ(follows(p, "41:61", man, with(crown)), crown != CrownJump::at_end);
        EXPECT_TRUE(follows(p, "41:61", man, with(crown), without(Clause::crown_not_by_jump)));
    }
    EXPECT_TRUE(follows(put("w41 r51 g62 b66"), "41:61", put("jw61 xr51 g62 b66"))) << "it only passes";
}
TEST(NevaConstraints, CrownNotByJumpButAsTheNextTurnBegins) {
    const auto next_turn = with(CrownJump::next_turn);
    const auto p = put("w33 r11 g66 r55 b16");
    const auto crowned = put("w43 R11 g66 r55 b16", Player::red), not_yet = put("w43 r11 g66 r55 b16", Player::red);
    EXPECT_TRUE(follows(p, "33-43", crowned, next_turn));
    EXPECT_FALSE(follows(p, "33-43", not_yet, next_turn));
    EXPECT_TRUE(follows(p, "33-43", not_yet, next_turn, without(Clause::crown_not_by_jump)));
    EXPECT_TRUE(follows(p, "33-43", not_yet));
    EXPECT_TRUE(follows(put("w33 g16 r54"), "33-43", put("w43 g16 r54", Player::red), next_turn))
        << "Green's turn has not come";
    EXPECT_TRUE(follows(put("w41 r51"), "41:61", put("W61"), next_turn)) << "the turn comes back to White";
    EXPECT_TRUE(follows(put("w25 r35 g44 r11"), "25:45", put("jw45 xr35 g44 r11"), next_turn))
        << "the turn has not passed";
}
// A quiet step ends the turn whether or not it makes a king.
TEST(NevaConstraints, CrownByAQuietStepEndsTheTurnByOtherClauses) {
    for (const auto& in_force : {Clauses{}, without(Clause::crown_ends_turn)}) {
        EXPECT_TRUE(follows(put("w51 r63"), "51-61", put("W61 r63", Player::red), in_force))
            << "though the new king could capture";
        EXPECT_TRUE(follows(put("w41 r51 g25 b66"), "41:61", put("W61 g25 b66", Player::green), in_force))
            << "the new king has nothing to take";
    }
}
// ... and where a jump makes one, its clause alone keeps the king from going on.
TEST(NevaConstraints, CrownEndsTurn) {
    const auto p = put("w11 w46 w65 b64", Player::black);
    const auto over = put("w11 w46 B66", Player::white), goes_on = put("w11 w46 xw65 jB66", Player::black);
    const auto free_again = without(Clause::crown_ends_turn);
    EXPECT_TRUE(follows(p, "64:66", over));
    EXPECT_FALSE(follows(p, "64:66", goes_on));
    EXPECT_TRUE(follows(p, "64:66", goes_on, free_again));
    EXPECT_FALSE(follows(p, "64:66", over, free_again));
    const auto never = with(CrownJump::never);
    EXPECT_TRUE(follows(p, "64:66", put("w11 w46 b66", Player::white), never, free_again)) << "no king, nothing to end";
}

// --- who has won -------------------------------------------------------------------------------
TEST(NevaConstraints, WinLast) {
    const Outcome wins[] = {Outcome::white_wins, Outcome::red_wins, Outcome::green_wins, Outcome::black_wins};
    const char* const last[] = {"w25", "R25", "g25", "B25"};
    for (std::size_t q = 0; q < kPlayers; ++q) {
        EXPECT_EQ(outcome(put(last[q])), wins[q]);
        EXPECT_EQ(outcome(put(last[q]), standard(), without(Clause::win_last)), Outcome::in_play);
    }
    EXPECT_EQ(outcome(put("w25 r54")), Outcome::in_play);
    EXPECT_EQ(outcome(put("w25 r54 or")), Outcome::white_wins) << "Red has retired";
    EXPECT_EQ(outcome(put("w25 r54 ow")), Outcome::red_wins);
    EXPECT_EQ(outcome(put("w25 r54 or ow")), Outcome::nobody_wins);
    EXPECT_EQ(outcome(put("")), Outcome::nobody_wins);
    EXPECT_EQ(outcome(put(""), standard(), without(Clause::win_last)), Outcome::in_play);
}
TEST(NevaConstraints, WinPairs) {
    const auto enemies = in_pairs(), last = in_pairs(PairsVictory::last_standing);
    EXPECT_EQ(outcome(put("w25 g54"), enemies), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome(put("w25 g54"), last), Outcome::in_play);
    EXPECT_EQ(outcome(put("w25 r54"), enemies), Outcome::in_play);
    EXPECT_EQ(outcome(put("w25 r54"), in_pairs(PairsAllies::white_red)), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome(put("w25 b54"), in_pairs(PairsAllies::white_black)), Outcome::pair_of_white_wins);
    EXPECT_EQ(outcome(put("r25 b54"), enemies), Outcome::other_pair_wins);
    EXPECT_EQ(outcome(put("g25 b54"), in_pairs(PairsAllies::white_red)), Outcome::other_pair_wins);
    EXPECT_EQ(outcome(put("r25 g54"), in_pairs(PairsAllies::white_black)), Outcome::other_pair_wins);
    for (const auto& s : {enemies, last}) {
        EXPECT_EQ(outcome(put("g25"), s), Outcome::pair_of_white_wins);
        EXPECT_EQ(outcome(put("b25"), s), Outcome::other_pair_wins);
        EXPECT_EQ(outcome(put("w25 g54 b11 or og"), s), Outcome::in_play);
        EXPECT_EQ(outcome(put("w25 ow"), s), Outcome::nobody_wins);
        EXPECT_EQ(outcome(put("g25"), s, without(Clause::win_pairs)), Outcome::in_play);
        EXPECT_EQ(outcome(put(""), s, without(Clause::win_pairs)), Outcome::in_play);
    }
    EXPECT_EQ(outcome(put("w25 g54")), Outcome::in_play) << "each for himself";
}
TEST(NevaConstraints, WinPairsAlone) {
    const Outcome wins[] = {Outcome::white_wins, Outcome::red_wins, Outcome::green_wins, Outcome::black_wins};
    const char* const pieces[] = {" w25", " R35", " g44", " B53"};
    for (const auto allies : {PairsAllies::opposite, PairsAllies::white_red, PairsAllies::white_black}) {
        const auto alone = in_pairs(PairsVictory::alone, allies);
        for (unsigned living = 0; living < 1U << kPlayers; ++living) {  // a set of players
            std::string all;
            int left = 0;
            Outcome expected = Outcome::nobody_wins;
            for (std::size_t q = 0; q < kPlayers; ++q)
                if (((living >> q) & 1U) != 0) all += pieces[q], ++left, expected = wins[q];
            EXPECT_EQ(outcome(put(all), alone), left > 1 ? Outcome::in_play : expected) << all;
            EXPECT_EQ(outcome(put(all), alone, without(Clause::win_pairs)), Outcome::in_play) << all;
            EXPECT_EQ(outcome(put(all), alone, without(Clause::win_last)), outcome(put(all), alone)) << all;
        }
        EXPECT_EQ(outcome(put("w25 g54 og"), alone), Outcome::white_wins) << "Green has retired";
        EXPECT_EQ(outcome(put("w25 g54 ow"), alone), Outcome::green_wins);
        EXPECT_EQ(outcome(put("w25 g54 ow og"), alone), Outcome::nobody_wins);
    }
    EXPECT_EQ(outcome(put("w25 g54"), with(PairsVictory::alone)), Outcome::in_play) << "each for himself";
    EXPECT_EQ(outcome(put("w25"), with(PairsVictory::alone), without(Clause::win_pairs)), Outcome::white_wins);
    EXPECT_EQ(outcome(put("w25"), with(PairsVictory::alone), without(Clause::win_last)), Outcome::in_play);
}
TEST(NevaConstraints, WinBetweenTurns) {
    const auto p = put("jw45 r44 or");  // all others are out, and the capture goes on
    EXPECT_EQ(outcome(p), Outcome::in_play);
    EXPECT_EQ(outcome(p, standard(), without(Clause::win_between_turns)), Outcome::white_wins);
    EXPECT_TRUE(legal(p, "45:43"));
    EXPECT_FALSE(legal(p, "45:43", without(Clause::win_between_turns)));
    EXPECT_EQ(outcome(put("w45 r44 or")), Outcome::white_wins);
    const auto alone = in_pairs(PairsVictory::alone);
    EXPECT_EQ(outcome(p, alone), Outcome::in_play);
    EXPECT_EQ(outcome(p, alone, without(Clause::win_between_turns)), Outcome::white_wins);
    EXPECT_EQ(outcome(put("jw45 xr35 g44")), Outcome::in_play) << "marked pieces count";
}
TEST(NevaConstraints, WinEndsPlay) {
    const auto over = put("w25"), shut_in = put("w61");
    EXPECT_FALSE(legal(over, "25-35"));
    EXPECT_TRUE(legal(over, "25-35", without(Clause::win_ends_play)));
    EXPECT_FALSE(legal(shut_in, "-"));
    EXPECT_TRUE(legal(shut_in, "-", without(Clause::win_ends_play)));
    EXPECT_TRUE(legal(put("w25 r54"), "25-35"));
    EXPECT_FALSE(legal(put("w25 g54"), "25-35", in_pairs()));
    EXPECT_TRUE(legal(put("w25 g54"), "25-35", in_pairs(PairsVictory::last_standing)));
    EXPECT_TRUE(legal(put("w25 g54"), "25-35", in_pairs(PairsVictory::alone)));
    EXPECT_FALSE(legal(over, "25-35", in_pairs(PairsVictory::alone)));
    EXPECT_TRUE(legal(over, "25-35", in_pairs(PairsVictory::alone), without(Clause::win_pairs)));
}

}  // namespace
}  // namespace nomos::neva
