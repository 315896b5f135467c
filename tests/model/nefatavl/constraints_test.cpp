// Each clause decides a position by hand, does not apply to its twin, and changes the answer there
// when it is dropped. Here: moving, what stays, and the end.
#include "tests/model/nefatavl/drawn_boards.hpp"

namespace nomos::nefatavl {
namespace {

using namespace drawn_boards;

TEST(NefatavlConstraints, MoveOwnStone) {
    EXPECT_TRUE(legal(kOpen, move("b2", "b5")));
    EXPECT_FALSE(legal(kOpen, move("b6", "b3"))) << "the enemy's";
    EXPECT_FALSE(legal(kOpen, move("c5", "c3"))) << "the king is the defenders'";
    EXPECT_FALSE(legal(kOpen, move("e5", "e3"))) << "no stone at all";
    EXPECT_TRUE(legal(blacks_turn(kOpen), move("c5", "c3")));
    EXPECT_TRUE(legal(kOpen, move("b6", "b3"), without(Clause::move_own_stone)));
}
TEST(NefatavlConstraints, MoveRook) {
    EXPECT_TRUE(legal(kOpen, move("f2", "f7")));
    EXPECT_FALSE(legal(kOpen, move("f2", "g3")));
    EXPECT_TRUE(legal(kOpen, move("f2", "g3"), without(Clause::move_rook)));
}
TEST(NefatavlConstraints, MoveNoJump) {
    EXPECT_TRUE(legal(kOpen, move("b2", "c2")));
    for (const auto& m : {move("b2", "e2"), move("b2", "d2"), move("b2", "b6"), move("b2", "b7")}) {
        EXPECT_FALSE(legal(kOpen, m));
        EXPECT_TRUE(legal(kOpen, m, without(Clause::move_no_jump)));
    }
    EXPECT_FALSE(legal(kOpen, move("b2", "b2"))) << "to stay is no move";
}
TEST(NefatavlConstraints, BrownBarred) {
    EXPECT_TRUE(legal(kBrownOpen, move("d7", "f7")));
    for (const auto& m : {move("d7", "g7"), move("d7", "a7"), move("d7", "d4"), move("a4", "d4")}) {
        EXPECT_FALSE(legal(kBrownOpen, m));
        EXPECT_TRUE(legal(kBrownOpen, m, without(Clause::brown_barred)));
    }
    EXPECT_FALSE(legal(blacks_turn(kBrownOpen), move("c1", "g1"))) << "defenders too";
}
TEST(NefatavlConstraints, BrownPassCentre) {
    EXPECT_TRUE(legal(kBrownOpen, move("d7", "d5"), without(Clause::brown_pass_centre))) << "stops before it";
    for (const auto& m : {move("d7", "d3"), move("d7", "d1"), move("a4", "g4")}) {
        EXPECT_TRUE(legal(kBrownOpen, m));
        EXPECT_FALSE(legal(kBrownOpen, m, without(Clause::brown_pass_centre)));
    }
    auto blocked = kBrownOpen;
    blocked.king = Bits<49>::single(Board<7>::kCentre);
    EXPECT_FALSE(legal(blocked, move("d7", "d3"))) << "the centre is not free";
}
TEST(NefatavlConstraints, BrownKingAllowed) {
    const auto p = blacks_turn(kBrownOpen);
    EXPECT_TRUE(legal(p, move("a2", "a1")));
    EXPECT_FALSE(legal(p, move("a2", "a1"), without(Clause::brown_king_allowed)));
    EXPECT_TRUE(legal(p, move("a2", "b2"), without(Clause::brown_king_allowed)));
    auto beside = p;
    beside.king = Bits<49>::single(cell("d3"));
    EXPECT_TRUE(legal(beside, move("d3", "d4")));
    EXPECT_TRUE(legal(beside, move("d3", "d6"), without(Clause::brown_pass_centre))) << "he passes by his own right";
}

// --- what stands, who is next ------------------------------------------------------------------
TEST(NefatavlConstraints, TurnAlternate) {
    const auto m = move("b2", "b3");
    auto same_side = result(kOpen, m, {});
    same_side.defenders_to_move = false;
    EXPECT_FALSE(Rules::effect<Native>(standard(), kOpen, m, same_side, {}));
    EXPECT_TRUE(Rules::effect<Native>(standard(), kOpen, m, same_side, without(Clause::turn_alternate)));
    EXPECT_FALSE(Rules::effect<Native>(standard(), kOpen, m, result(kOpen, m, {}), without(Clause::turn_alternate)));
}
TEST(NefatavlConstraints, FrameRestStays) {
    const auto m = move("b2", "b3");
    auto odd = result(kOpen, m, {});
    odd.attackers.set(cell("g4"));
    EXPECT_FALSE(Rules::effect<Native>(standard(), kOpen, m, odd, {}));
    EXPECT_TRUE(Rules::effect<Native>(standard(), kOpen, m, odd, without(Clause::frame_rest_stays)));
    auto lost = result(kOpen, m, m.to);
    EXPECT_FALSE(Rules::effect<Native>(standard(), kOpen, m, lost, without(Clause::frame_rest_stays)))
        << "the moved stone is not the rest";
}

const auto kShutIn = drawn('w', {".......", ".......", "......K", ".......", ".......", "T......", "tT....."});
const auto kFull = drawn('b', {".ttttt.", "ttTTTtt", "ttTTTtt", "ttT.Ttt", "ttTKTtt", "ttTTTtt", ".ttttt."});
TEST(NefatavlConstraints, ReadingNoMovesWhen) {
    const auto other_turn = blacks_turn(kShutIn);
    EXPECT_EQ(outcome(kShutIn, with(EndNoMovesWhen::on_turn)), Outcome::defenders_win);
    EXPECT_EQ(outcome(other_turn, with(EndNoMovesWhen::on_turn)), Outcome::in_play);
    EXPECT_EQ(outcome(other_turn, with(EndNoMovesWhen::at_once)), Outcome::defenders_win);
    auto locked = kFull;  // nobody can move; the king's way to the centre is shut by a stone on it
    locked.attackers.set(Board<7>::kCentre);
    for (const auto when : {EndNoMovesWhen::on_turn, EndNoMovesWhen::at_once}) {
        EXPECT_EQ(outcome(kFull, with(when)),
                  when == EndNoMovesWhen::on_turn ? Outcome::in_play : Outcome::defenders_win)
            << "the king has the centre, the attackers have nothing";
        EXPECT_EQ(outcome(locked, with(when)), Outcome::attackers_win);
        auto whites_turn = locked;
        whites_turn.defenders_to_move = false;
        EXPECT_EQ(outcome(whites_turn, with(when)), Outcome::defenders_win) << "the side to move loses";
    }
}

// --- the end -----------------------------------------------------------------------------------
TEST(NefatavlConstraints, WinKingCaptured) {
    auto p = kOpen;
    p.king = {};
    EXPECT_EQ(outcome(p), Outcome::attackers_win);
    EXPECT_FALSE(legal(p, move("b2", "b3"))) << "the game is over";
    EXPECT_EQ(outcome(p, without(Clause::win_king_captured)), Outcome::in_play);
    EXPECT_TRUE(legal(p, move("b2", "b3"), without(Clause::win_king_captured)));
    EXPECT_EQ(outcome(kOpen), Outcome::in_play);
}
const auto kBrown = drawn('w', {"...t...", ".......", ".......", "t......", ".......", ".......", "K.T...."});
TEST(NefatavlConstraints, WinCorner) {
    EXPECT_EQ(outcome(kBrown), Outcome::defenders_win);
    EXPECT_FALSE(legal(kBrown, move("d7", "e7")));
    EXPECT_EQ(outcome(kBrown, without(Clause::win_corner)), Outcome::in_play);
    EXPECT_TRUE(legal(kBrown, move("d7", "e7"), without(Clause::win_corner)));
    EXPECT_EQ(outcome(kBrownOpen), Outcome::in_play);
    for (const auto* corner : {"a1", "g1", "a7", "g7"}) {
        auto p = kOpen;
        p.king = Bits<49>::single(cell(corner));
        EXPECT_EQ(outcome(p), Outcome::defenders_win) << corner;
    }
}
TEST(NefatavlConstraints, WinNoMoves) {
    EXPECT_EQ(outcome(kShutIn), Outcome::defenders_win);
    EXPECT_EQ(outcome(kShutIn, without(Clause::win_no_moves)), Outcome::in_play);
    EXPECT_EQ(outcome(kShutIn, without(Clause::brown_barred)), Outcome::defenders_win);
    auto gap = kShutIn;
    gap.defenders.reset(cell("b1"));
    EXPECT_EQ(outcome(gap), Outcome::in_play);
    const auto shut_king = drawn('b', {".......", ".......", ".......", ".......", "......t", "....t.t", "...t.tK"});
    auto p = shut_king;
    p.king = Bits<49>::single(cell("f1"));
    p.attackers = Bits<49>::of(std::array{cell("f2"), cell("e1")});
    EXPECT_EQ(outcome(p), Outcome::in_play) << "the corner is open to him";
    EXPECT_EQ(outcome(p, without(Clause::brown_king_allowed)), Outcome::attackers_win);
    const auto past = drawn('w', {"......K", ".......", ".......", "..t....", ".......", ".......", "......."});
    EXPECT_EQ(outcome(past), Outcome::defenders_win);
    auto only_over_centre = drawn('w', {".......", ".K.....", "..T....", ".Tt....", "..T....", ".......", "......."});
    EXPECT_EQ(outcome(only_over_centre), Outcome::in_play);
    EXPECT_EQ(outcome(only_over_centre, without(Clause::brown_pass_centre)), Outcome::defenders_win);
}
// Want of moves is want of legal moves, whatever clauses are in force.
TEST(NefatavlConstraints, StuckMeansThatNoMoveIsLegal) {
    for (const auto& p : {kOpen, kShutIn, kBrownOpen, kFull})
        for (int c = -1; c < static_cast<int>(Clause::count_); ++c)
            for (bool defenders : {false, true}) {
                const Clauses in_force = c < 0 ? Clauses{} : without(static_cast<Clause>(c));
                auto q = p;
                q.defenders_to_move = defenders;
                bool found = false;
                for (int f = 0; f < 49; ++f)
                    for (int t = 0; t < 49; ++t)
                        found = found || legal(q, {Bits<49>::single(f), Bits<49>::single(t)}, in_force);
                EXPECT_EQ(found, (Squares<Native, 7>{q, in_force}.can_move(defenders))) << "without clause " << c;
            }
}

}  // namespace
}  // namespace nomos::nefatavl
