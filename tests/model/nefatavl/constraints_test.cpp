// Each clause decides a position by hand, does not apply to its twin, and changes the answer there
// when it is dropped; each option of each reading has its day. The board is 7x7: a1, g1, a7, g7
// and d4 are brown.
#include "model/nefatavl/constraints.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "model/smt/session.hpp"

namespace nomos::nefatavl {
namespace {

using Rules = Constraints<7>;
using Native7 = Position<Native, 7>;
using Native7Move = Move<Native, 7>;
using Clauses = InForce<Native, Clause>;

int cell(std::string_view name) { return Board<7>::cell(name[0] - 'a', name[1] - '1'); }

Native7 drawn(char to_move, const std::array<std::string_view, 7>& rows_from_top) {
    Native7 p;
    p.defenders_to_move = to_move == 'b';
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 7; ++column) {
            const int c = Board<7>::cell(column, 6 - row);
            const char stone = rows_from_top[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (stone == 't') p.attackers.set(c);
            if (stone == 'T') p.defenders.set(c);
            if (stone == 'K') p.king.set(c);
        }
    EXPECT_TRUE(well_formed(p));
    return p;
}
Native7Move move(std::string_view from, std::string_view to) {
    return {Bits<49>::single(cell(from)), Bits<49>::single(cell(to))};
}
Setting<Native, 7> standard() { return {default_readings<Reading>(readings()), {}, {}}; }
template <class O>
Setting<Native, 7> with(O option) {
    auto s = standard();
    auto& chosen = s.readings.chosen[static_cast<std::size_t>(reading_of(option))];
    chosen = Bits<kMostOptions>::single(static_cast<int>(option));
    return s;
}
Clauses without(Clause c) {
    Clauses in_force;
    in_force.clauses.reset(static_cast<int>(c));
    return in_force;
}

bool legal(const Native7& p, const Native7Move& m, const Clauses& in_force = {}) {
    return Rules::legal<Native>(standard(), p, m, in_force);
}
Native7 result(const Native7& before, const Native7Move& m, const Bits<49>& taken) {
    Native7 after = before;
    for (auto* kind : {&after.attackers, &after.defenders, &after.king}) {
        if ((*kind & m.from).any()) *kind = (*kind & ~m.from) | m.to;
        *kind &= ~taken;
    }
    after.defenders_to_move = !before.defenders_to_move;
    return after;
}
// The squares emptied by the move, in the one `after` that the relation admits of all those in
// which any stones have gone.
std::string taken(const Native7& before, const Native7Move& m, const Setting<Native, 7>& s = standard(),
                  const Clauses& in_force = {}) {
    std::vector<int> stones;
    result(before, m, {}).stones().for_each([&](int c) { stones.push_back(c); });
    std::vector<std::string> answers;
    for (unsigned subset = 0; subset < 1U << stones.size(); ++subset) {
        Bits<49> gone;
        std::string names;
        for (std::size_t i = 0; i < stones.size(); ++i)
            if ((subset >> i & 1U) != 0) gone.set(stones[i]), names += Board<7>::name(stones[i]);
        if (Rules::effect<Native>(s, before, m, result(before, m, gone), in_force)) answers.push_back(names);
    }
    EXPECT_EQ(answers.size(), 1U) << "the effect is a function";
    return answers.empty() ? "nothing follows" : answers.front();
}
std::string taken(const Native7& before, const Native7Move& m, const Clauses& in_force) {
    return taken(before, m, standard(), in_force);
}
Outcome outcome(const Native7& p, const Setting<Native, 7>& s = standard(), const Clauses& in_force = {}) {
    int found = -1;
    for (int k = 0; k < static_cast<int>(Outcome::count_); ++k) {
        if (!Rules::outcome<Native>(s, p, k, in_force)) continue;
        EXPECT_EQ(found, -1) << "one outcome";
        found = k;
    }
    return static_cast<Outcome>(found);
}
Outcome outcome(const Native7& p, const Clauses& in_force) { return outcome(p, standard(), in_force); }

// --- moving ----------------------------------------------------------------------------------
const auto kOpen = drawn('w', {".......",
                               ".T.....",
                               "..K....",
                               ".......",
                               ".......",
                               ".t.t.t.",
                               "......."});
Native7 blacks_turn(Native7 p) {
    p.defenders_to_move = true;
    return p;
}

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
const auto kBrown = drawn('w', {"...t...",
                                ".......",
                                ".......",
                                "t......",
                                ".......",
                                ".......",
                                "K.T...."});
// The same with the king in the open, so that the game goes on.
const auto kBrownOpen = drawn('w', {"...t...",
                                    ".......",
                                    ".......",
                                    "t......",
                                    ".......",
                                    "K......",
                                    "..T...."});
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

// --- capture -----------------------------------------------------------------------------------
const auto kFlank = drawn('w', {".......",
                                "..tT...",
                                "....t..",
                                ".....K.",
                                ".......",
                                "Tt.....",
                                "......."});
TEST(NefatavlConstraints, CaptureCustodial) {
    EXPECT_EQ(taken(kFlank, move("e5", "e6")), "d6");
    EXPECT_EQ(taken(kFlank, move("e5", "e6"), without(Clause::capture_custodial)), "");
    EXPECT_EQ(taken(kFlank, move("e5", "d5")), "") << "not opposite";
    auto black = blacks_turn(kFlank);
    std::swap(black.attackers, black.defenders);
    EXPECT_EQ(taken(black, move("e5", "e6")), "d6") << "both sides hit";
}
TEST(NefatavlConstraints, CaptureManyAtOnce) {
    const auto p = drawn('w', {"...t...",
                               "...T...",
                               "...t...",
                               "...T...",
                               ".tT.TtK",
                               "...T...",
                               "...t..."});
    auto free_square = p;
    free_square.attackers.reset(cell("d5"));
    free_square.attackers.set(cell("d4"));
    free_square.defenders.reset(cell("d4"));
    EXPECT_EQ(taken(free_square, move("d4", "d3")), "d2c3e3");
}
const auto kCorner = drawn('w', {".......",
                                 "..K....",
                                 ".......",
                                 "t....T.",
                                 ".......",
                                 "..t....",
                                 ".T....."});
TEST(NefatavlConstraints, CaptureBrownHitter) {
    EXPECT_EQ(taken(kCorner, move("c2", "c1")), "b1");
    EXPECT_EQ(taken(kCorner, move("c2", "c1"), without(Clause::capture_brown_hitter)), "");
    EXPECT_EQ(taken(kCorner, move("c2", "b2")), "") << "across the line to the corner";
    const auto centre = drawn('w', {"......K", ".......", ".......", "..T....", "...t...", ".t.....", "......."});
    EXPECT_EQ(taken(centre, move("b2", "b4")), "c4") << "the empty centre stands in";
    const auto none_hits = drawn('w', {".......", "..K....", ".......", ".......", "t......", ".......", ".T....."});
    EXPECT_EQ(taken(none_hits, move("a3", "a2")), "") << "brown stands in for one, not for both";
}
TEST(NefatavlConstraints, CaptureCentreWithKing) {
    const auto p = drawn('w', {".......", ".......", ".......", "..TK...", ".......", ".t.....", "......."});
    EXPECT_EQ(taken(p, move("b2", "b4")), "");
    EXPECT_EQ(taken(p, move("b2", "b4"), without(Clause::capture_centre_with_king)), "c4");
    auto away = p;
    away.king = Bits<49>::single(cell("e5"));
    EXPECT_EQ(taken(away, move("b2", "b4")), "c4");
    auto black = blacks_turn(p);
    std::swap(black.attackers, black.defenders);
    EXPECT_EQ(taken(black, move("b2", "b4")), "c4") << "it denies attackers only";
    EXPECT_EQ(taken(black, move("b2", "b4"), with(KingHits::unarmed)), "c4") << "a brown square still";
}
TEST(NefatavlConstraints, CaptureNotMovingInSaysWhatOthersSay) {
    const auto p = drawn('b', {".......", ".......", ".t.....", "..T....", ".t.....", ".......", "K......"});
    EXPECT_EQ(taken(p, move("c4", "b4")), "");
    EXPECT_EQ(taken(p, move("c4", "b4"), without(Clause::capture_not_moving_in)), "");
}
TEST(NefatavlConstraints, CaptureNotEdgeSaysWhatOthersSay) {
    const auto p = drawn('w', {".......", "......K", "..t....", "T......", ".......", ".......", "......."});
    auto squeezed = p;
    squeezed.attackers = Bits<49>::single(cell("b5"));
    EXPECT_EQ(taken(squeezed, move("b5", "b4")), "");
    EXPECT_EQ(taken(squeezed, move("b5", "b4"), without(Clause::capture_not_edge)), "");
    auto along = p;
    along.attackers = Bits<49>::of(std::array{cell("a3"), cell("b5")});
    EXPECT_EQ(taken(along, move("b5", "a5")), "a4") << "along the edge two stones do";
}

// --- the king ----------------------------------------------------------------------------------
TEST(NefatavlConstraints, KingCustodial) {
    const auto p = drawn('w', {".......", ".tK....", "...t...", ".......", ".......", ".......", ".T....."});
    EXPECT_EQ(taken(p, move("d5", "d6")), "c6");
    EXPECT_EQ(taken(p, move("d5", "d6"), without(Clause::king_custodial)), "");
    EXPECT_EQ(taken(p, move("d5", "c5")), "");
    EXPECT_EQ(taken(p, move("d5", "d6"), without(Clause::capture_custodial)), "c6") << "his own clause decides";
}
const auto kCentred = drawn('w', {".......", ".......", "...t...", "..tK...", "...t...", "....t..", "......."});
TEST(NefatavlConstraints, KingCentreFour) {
    EXPECT_EQ(taken(kCentred, move("e2", "e4")), "d4");
    auto three = kCentred;
    three.attackers.reset(cell("d5"));
    EXPECT_EQ(taken(three, move("e2", "e4")), "") << "two opposite are not enough";
    EXPECT_EQ(taken(three, move("e2", "e4"), without(Clause::king_centre_four)), "d4");
    auto friendly = kCentred;
    friendly.attackers.reset(cell("d5"));
    friendly.defenders.set(cell("d5"));
    EXPECT_EQ(taken(friendly, move("e2", "e4")), "") << "a defender beside him";
}
TEST(NefatavlConstraints, KingBesideCentreThree) {
    const auto p = drawn('w', {".......", ".......", ".......", ".......", "..tK...", "...tt..", "......."});
    EXPECT_EQ(taken(p, move("e2", "e3")), "d3");
    auto two = p;
    two.attackers.reset(cell("d2"));
    EXPECT_EQ(taken(two, move("e2", "e3")), "");
    EXPECT_EQ(taken(two, move("e2", "e3"), without(Clause::king_beside_centre_three)), "d3");
    auto held = p;
    held.attackers.reset(cell("c3"));
    held.attackers.set(cell("d6"));
    EXPECT_EQ(taken(held, move("e2", "e3")), "") << "the centre is not one of the three";
    auto further = two;
    further.king = Bits<49>::single(cell("d2"));
    further.attackers = Bits<49>::of(std::array{cell("c2"), cell("e3")});
    EXPECT_EQ(taken(further, move("e3", "e2")), "d2") << "two squares off he is in the open";
}

// --- the readings ------------------------------------------------------------------------------
TEST(NefatavlConstraints, ReadingKingBrownSquare) {
    const auto p = drawn('w', {".......", ".......", ".......", ".......", ".......", "..t....", ".K..T.."});
    EXPECT_EQ(taken(p, move("c2", "c1"), with(KingBrownSquare::helps)), "b1");
    EXPECT_EQ(taken(p, move("c2", "c1"), with(KingBrownSquare::no)), "");
    EXPECT_EQ(taken(kCorner, move("c2", "c1"), with(KingBrownSquare::no)), "b1") << "others fall as ever";
}
TEST(NefatavlConstraints, ReadingKingHits) {
    const auto p = drawn('b', {".......", "..Kt...", "....T..", ".......", ".......", ".......", "......."});
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::hits)), "d6") << "waiting";
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::unarmed)), "");
    const auto q = drawn('b', {".......", "..Tt...", "....K..", ".......", ".......", ".......", "......."});
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::hits)), "d6") << "completing";
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::unarmed)), "");
}
TEST(NefatavlConstraints, ReadingCaptureStanding) {
    const auto p = drawn('w', {".......", "..tTt..", ".......", ".......", ".t.....", "......K", "......."});
    EXPECT_EQ(taken(p, move("b3", "b2"), with(CaptureStanding::by_moved_stone)), "");
    EXPECT_EQ(taken(p, move("b3", "b2"), with(CaptureStanding::any_flanked)), "d6");
    const auto in = drawn('b', {".......", "..t.t..", "...T...", ".......", ".......", "......K", "......."});
    EXPECT_EQ(taken(in, move("d5", "d6"), with(CaptureStanding::any_flanked)), "") << "not by its own move";
    auto surrounded = kCentred;
    surrounded.attackers.set(cell("e4"));
    EXPECT_EQ(taken(surrounded, move("e2", "f2"), with(CaptureStanding::by_moved_stone)), "");
    EXPECT_EQ(taken(surrounded, move("e2", "f2"), with(CaptureStanding::any_flanked)), "d4");
}
const auto kShutIn = drawn('w', {".......", ".......", "......K", ".......", ".......", "T......", "tT....."});
TEST(NefatavlConstraints, ReadingNoMovesWhen) {
    const auto other_turn = blacks_turn(kShutIn);
    EXPECT_EQ(outcome(kShutIn, with(NoMovesWhen::on_turn)), Outcome::defenders_win);
    EXPECT_EQ(outcome(other_turn, with(NoMovesWhen::on_turn)), Outcome::in_play);
    EXPECT_EQ(outcome(other_turn, with(NoMovesWhen::at_once)), Outcome::defenders_win);
    const auto full = drawn('b', {".ttttt.", "ttTTTtt", "ttTTTtt", "ttT.Ttt", "ttTKTtt", "ttTTTtt", ".ttttt."});
    auto locked = full;  // nobody can move; the king's way to the centre is shut by a stone on it
    locked.attackers.set(Board<7>::kCentre);
    for (const auto when : {NoMovesWhen::on_turn, NoMovesWhen::at_once}) {
        EXPECT_EQ(outcome(full, with(when)), when == NoMovesWhen::on_turn ? Outcome::in_play : Outcome::defenders_win)
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
    for (const auto& p : {kOpen, kShutIn, kBrownOpen, kCentred, kFlank})
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

// --- the symbolic instance ---------------------------------------------------------------------
template <int Size>
struct Question {
    smt::Session session;
    Setting<Symbolic, Size> setting = session.fresh<Setting<Symbolic, Size>>("setting");
    Position<Symbolic, Size> before = session.fresh<Position<Symbolic, Size>>("before");
    Position<Symbolic, Size> after = session.fresh<Position<Symbolic, Size>>("after");
    Move<Symbolic, Size> move = session.fresh<Move<Symbolic, Size>>("move");
    InForce<Symbolic, Clause> all{};

    Question() {
        session.require(well_formed(setting) && well_formed(before) && well_formed(move));
        session.require(Constraints<Size>::template legal<Symbolic>(setting, before, move, all));
    }
    smt::Bit effect(const InForce<Symbolic, Clause>& in_force) const {
        return Constraints<Size>::template effect<Symbolic>(setting, before, move, after, in_force);
    }
};
InForce<Symbolic, Clause> symbolic_without(Clause c) { return {smt::Word<Clauses::kCount>(without(c).clauses)}; }

TEST(NefatavlConstraints, SolverFindsALegalCaptureOfThree) {
    Question<11> q;
    q.session.require(q.effect(q.all) && q.setting.readings.is(CaptureStanding::by_moved_stone));
    q.session.require(count(q.after.stones()) + smt::Number(3) == count(q.before.stones()));
    ASSERT_EQ(q.session.check(), smt::Answer::satisfiable);
    const auto setting = q.session.read<Setting<Native, 11>>(q.setting);
    const auto before = q.session.read<Position<Native, 11>>(q.before);
    const auto after = q.session.read<Position<Native, 11>>(q.after);
    const auto made = q.session.read<Move<Native, 11>>(q.move);
    EXPECT_TRUE(Constraints<11>::legal<Native>(setting, before, made, {}));
    EXPECT_TRUE(Constraints<11>::effect<Native>(setting, before, made, after, {}));
    EXPECT_EQ(before.stones().count(), after.stones().count() + 3);
}
// Dead text by proof; and the live twin, so that the question is known to be able to say no.
TEST(NefatavlConstraints, TwoCaptureClausesAreDeadText) {
    for (const auto& [clause, answer] : {std::pair{Clause::capture_not_moving_in, smt::Answer::unsatisfiable},
                                         std::pair{Clause::capture_not_edge, smt::Answer::unsatisfiable},
                                         std::pair{Clause::capture_centre_with_king, smt::Answer::satisfiable}}) {
        Question<11> q;
        q.session.require(q.effect(q.all) != q.effect(symbolic_without(clause)));
        EXPECT_EQ(q.session.check(), answer) << kClauses[static_cast<std::size_t>(clause)].id;
    }
}
TEST(NefatavlConstraints, OutcomesAreOneOfThreeForEveryPosition) {
    smt::Session session;
    const auto setting = session.fresh<Setting<Symbolic, 11>>("setting");
    const auto position = session.fresh<Position<Symbolic, 11>>("position");
    session.require(well_formed(setting) && well_formed(position));
    session.require(count_where(0, 3, [&](int k) {
                        return Constraints<11>::outcome<Symbolic>(setting, position, k, InForce<Symbolic, Clause>{});
                    }) != smt::Number(1));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::nefatavl
