// Nymbat's constraints under each reading, against naive twins of what a path and a group are, and on
// positions that play never reaches.
#include <gtest/gtest.h>

#include "model/nymbat/aids/sampling.hpp"
#include "tests/model/nymbat/constraints_table.hpp"

namespace nomos::nymbat {
namespace {

using namespace table;

bool holds(const Ask& ask) { return ask(Force{}); }
bool is_legal(const Board& p, const std::string& move, const Agreed& s = setting()) { return holds(legal(p, move, s)); }

// --- readings ----------------------------------------------------------------------------------------
TEST(NymbatConstraintsReadings, GroupStandStill) {
    const auto chosen = position("rh8=3", "r 60,60 0,0 go:s3,f7,b0 w:h8 m:h8 chosen");
    const auto allowed = setting(GroupStandStill::allowed);
    EXPECT_FALSE(is_legal(chosen, "end"));
    EXPECT_TRUE(is_legal(chosen, "end", allowed));
    EXPECT_TRUE(holds(follows(chosen, "end", position("rh8=3", "b 60,60 1,0"), allowed)));
}
TEST(NymbatConstraintsReadings, GroupPart) {
    const auto board = position("rd4=1 re4=6 rf4=6");
    const auto part = setting(GroupPart::part);
    EXPECT_TRUE(is_legal(board, "group d4+e4+f4") && is_legal(board, "group d4+e4+f4", part));
    EXPECT_FALSE(is_legal(board, "group e4+f4"));
    EXPECT_TRUE(is_legal(board, "group e4+f4", part));
    for (const char* group : {"group d4", "group e4", "group f4", "group d4+e4"})
        EXPECT_FALSE(is_legal(board, group, part)) << group;
    const auto chosen = position("rd4=1 re4=6 rf4=6", "r 60,60 0,0 go:s6,f11,b0 w:e4+f4 m:e4+f4 chosen");
    EXPECT_TRUE(holds(follows(board, "group e4+f4", chosen, part)));
}
TEST(NymbatConstraintsReadings, PenaltyWhen) {
    const auto later = setting(PenaltyWhen::next_turn);
    const auto seventh = position("rh8=3", "r 60,60 6,0");
    const auto owed = position("rh8=3", "b 60,60 0,0 owes:r"), fined = position("rh8=3", "b 59,60 0,0");
    EXPECT_TRUE(holds(follows(seventh, "pass", fined)) && !holds(follows(seventh, "pass", owed)));
    EXPECT_TRUE(holds(follows(seventh, "pass", owed, later)) && !holds(follows(seventh, "pass", fined, later)));
    EXPECT_TRUE(holds(follows(owed, "pass", position("rh8=3", "r 59,60 0,1"), later)));
    EXPECT_FALSE(holds(follows(owed, "pass", position("rh8=3", "r 60,60 0,1 owes:r"), later)));
    const auto poor = position("rh8=3", "b 0,60 0,0 owes:r"), owing = position("rh8=3", "r 0,60 0,1 owe");
    EXPECT_TRUE(holds(follows(poor, "pass", owing, later)));
    EXPECT_TRUE(holds(follows(owing, "lose h8", position("", "r 0,60 0,1"), later)));
    EXPECT_TRUE(holds(follows(owing, "lose h8", position("", "b 0,60 0,1"))));
    EXPECT_TRUE(holds(follows(position("", "b 0,60 0,0 owes:r"), "pass", position("", "r 0,60 0,1"), later)));
}
TEST(NymbatConstraintsReadings, BreakthroughLostMover) {
    const auto before = position("rh8=3 bi8=2 bj8=1 bh7=1", "r 60,60 0,0 go:s3,f7,b0 w:h8 m:h8");
    const auto asked = position("bj8=1 bh7=1", "r 60,60 0,0 go!:s3,f7,b3 rest:i8");
    const auto over = position("bj8=1 bh7=1", "r 60,60 0,0 go!:s3,f7,b0");
    EXPECT_TRUE(holds(follows(before, "h8-i8", asked)));
    EXPECT_TRUE(holds(follows(before, "h8-i8", over, setting(BreakthroughLostMover::survivors))));
    EXPECT_FALSE(holds(follows(before, "h8-i8", asked, setting(BreakthroughLostMover::survivors))));
}
TEST(NymbatConstraintsReadings, DelayTurns) {
    const auto after_pass = [](int delays, DelayTurns turns) {
        const auto before = position("rh8=3", "r 60,60 " + std::to_string(delays) + ",0");
        const auto fined = position("rh8=3", "b 59,60 0,0");
        const auto counted = position("rh8=3", "b 60,60 " + std::to_string(delays < 6 ? delays + 1 : 0) + ",0");
        const bool costs = holds(follows(before, "pass", fined, setting(turns)));
        EXPECT_NE(costs, holds(follows(before, "pass", counted, setting(turns))));
        return costs;
    };
    for (int delays = 0; delays <= 6; ++delays) {
        EXPECT_EQ(after_pass(delays, DelayTurns::seven), delays == 6) << delays;
        EXPECT_EQ(after_pass(delays, DelayTurns::three), delays >= 2) << delays;
        EXPECT_EQ(after_pass(delays, DelayTurns::three_running), delays >= 2) << delays;
    }
    const auto brought = position("ra1=3", "r 60,60 2,0 in:3");
    for (const auto turns : {DelayTurns::seven, DelayTurns::three, DelayTurns::three_running}) {
        const bool forgets = turns == DelayTurns::three_running;
        EXPECT_EQ(holds(follows(brought, "end", position("ra1=3", "b 57,60 2,0"), setting(turns))), !forgets);
        EXPECT_EQ(holds(follows(brought, "end", position("ra1=3", "b 57,60 0,0"), setting(turns))), forgets);
    }
}
TEST(NymbatConstraintsReadings, DelayForcedPass) {
    const auto shut_out = full_of_enemies("r 60,60 0,0"), after = full_of_enemies("b 60,60 0,0");
    const auto counted = full_of_enemies("b 60,60 1,0"), free_to_play = position("", "r 60,60 0,0");
    EXPECT_TRUE(holds(follows(shut_out, "pass", counted)));
    EXPECT_TRUE(holds(follows(shut_out, "pass", after, setting(DelayForcedPass::free))));
    EXPECT_TRUE(holds(follows(free_to_play, "pass", position("", "b 60,60 1,0"), setting(DelayForcedPass::free))));
    EXPECT_TRUE(
        holds(follows(position("", "r 0,60 0,0"), "pass", position("", "b 0,60 0,0"), setting(DelayForcedPass::free))))
        << "nothing left to bring in";
    EXPECT_FALSE(follows(shut_out, "pass", after, setting(DelayForcedPass::free))(all_but(Clause::pass_forced)))
        << "where nobody is forced no pass is free";
}
TEST(NymbatConstraintsReadings, WinThere) {
    const auto guarded = position("rh15=1 bj15=1"), both = position("rh15=1 bh15=1");
    EXPECT_TRUE(holds(is(guarded, Outcome::red_wins, setting(WinThere::hex))));
    EXPECT_TRUE(holds(is(both, Outcome::in_play, setting(WinThere::hex))));
    EXPECT_TRUE(holds(is(position("ra1=1 bh15=1"), Outcome::in_play))) << "one's own home row does not count";
    EXPECT_TRUE(holds(is(position("ba1=1", "b 0,0 0,0"), Outcome::blue_wins)));
    EXPECT_TRUE(holds(is(position("ba1=1"), Outcome::in_play))) << "Blue's turn has not come";
}
TEST(NymbatConstraintsReadings, WinLastMover) {
    const auto red_last = position("", "r 0,0 0,0"), blue_last = position("", "r 0,0 0,0 last:b");
    const auto piece = setting(WinLastMover::piece);
    for (const auto& p : {red_last, blue_last}) EXPECT_TRUE(holds(is(p, Outcome::blue_wins)));
    EXPECT_TRUE(holds(is(red_last, Outcome::red_wins, piece)));
    EXPECT_TRUE(holds(is(blue_last, Outcome::blue_wins, piece)));
    const auto step = setting(WinLastMover::step);
    EXPECT_TRUE(holds(is(red_last, Outcome::red_wins, step)));
    EXPECT_TRUE(holds(is(blue_last, Outcome::blue_wins, step)));
}
TEST(NymbatConstraintsReadings, WinLastMoverBringingIn) {
    const auto before = position("", "r 1,60 0,0 last:b"), first = position("", "r 60,60 0,0 new:r last:b");
    const auto is_no_move = position("ra1=1", "r 1,60 0,0 step:b in:1");
    EXPECT_TRUE(holds(follows(before, "a1=1", is_no_move)));
    EXPECT_FALSE(holds(follows(before, "a1=1", position("ra1=1", "r 1,60 0,0 in:1"))));
    EXPECT_FALSE(holds(follows(before, "a1=1", position("ra1=1", "r 1,60 0,0 last:b in:1"))));
    EXPECT_TRUE(holds(follows(first, "a1=1", position("ra1=1", "r 60,60 0,0 new:r in:1")))) << "on a first turn it is";
    const auto parted = position("", "r 0,0 0,0 step:b");
    EXPECT_TRUE(holds(is(parted, Outcome::red_wins, setting(WinLastMover::piece))));
    EXPECT_TRUE(holds(is(parted, Outcome::blue_wins, setting(WinLastMover::step))));
}

// --- more of single clauses --------------------------------------------------------------------------
TEST(NymbatConstraints, RemovalCountsEveryEnemyThatTouches) {
    // A 6 against a 2 that has neighbours of 1, 1 and 2: no more than its own number, so it is lost.
    const std::string red = "rg8=6 ", others = "bi8=1 bi9=1 bh9=2", off = "r 60,60 0,0 go:s6,f7,b0 w:g8 m:g8";
    const std::string judging = "r 60,60 0,0 go!:s6,f7,b6 ";
    EXPECT_TRUE(holds(follows(position(red + "bh8=2 " + others, off), "g8-h8", position(others, judging + "rest:h8"))));
    EXPECT_TRUE(holds(follows(position(red + "bh8=1 " + others, off), "g8-h8",
                              position("rh8=6 " + others, judging + "m:h8 rest:h8"))));
}
TEST(NymbatConstraints, PenaltyTakesAPieceOfTheMovers) {
    const auto owing = position("rh8=3 ra1=1 bh9=3", "r 0,60 0,0 owe");
    EXPECT_TRUE(is_legal(owing, "lose a1") && is_legal(owing, "lose h8"));
    EXPECT_FALSE(is_legal(owing, "lose h9") || is_legal(owing, "lose b1"));
    EXPECT_TRUE(holds(follows(owing, "lose a1", position("rh8=3 bh9=3", "b 0,60 0,0"))));
    const auto none_left = position("bh9=3", "r 0,60 6,0");
    EXPECT_TRUE(holds(follows(none_left, "pass", position("bh9=3", "b 0,60 0,0")))) << "nothing to pay with";
}
TEST(NymbatConstraints, RestNeedsSomebodyAtTheHole) {
    const auto lonely = position("bk8=1", "r 60,60 0,0 go!:s3,f7,b3 rest:i8");
    EXPECT_FALSE(is_legal(lonely, "rest k8"));
    const auto in_one_piece = position("bj8=1 bj9=1", "r 60,60 0,0 go!:s3,f7,b3 rest:i8");
    EXPECT_FALSE(is_legal(in_one_piece, "rest j8")) << "j9 is left out";
    EXPECT_TRUE(is_legal(in_one_piece, "rest j8+j9"));
    EXPECT_TRUE(holds(follows(in_one_piece, "rest j8+j9", position("bj8=1 bj9=1", "r 60,60 0,0 go!:s3,f7,b0"))));
}

// --- what is left open: nothing ----------------------------------------------------------------------
template <class Visit>
void each_change(const Board& p, Visit&& visit) {
    Board changed = p;
    const auto flip = [&](auto& field) {
        using T = std::decay_t<decltype(field)>;
        if constexpr (std::is_same_v<T, int>) {
            ++field, visit(changed), --field;
        } else if constexpr (std::is_same_v<T, bool>) {
            field = !field, visit(changed), field = !field;
        } else {
            for (int i = 0; i < T::kSize; ++i) field ^= T::single(i), visit(changed), field ^= T::single(i);
        }
    };
    Board::zip([&](auto, auto& field) { flip(field); }, changed);
}
TEST(NymbatConstraints, EffectLeavesNoFieldOpenUnlessTheFrameIsMissing) {
    const auto before = position("rh8=3 bi8=1 bj8=2 bh7=1", "r 60,60 0,0 go:s3,f7,b0 w:h8 m:h8");
    const auto after = position("bj8=2 bh7=1", "r 60,60 0,0 go!:s3,f7,b3 rest:i8");
    const auto survives =
        changed(after, [](auto& p) { put(p, Side::red, hex_of("i8"), 3), p.members.set(hex_of("i8")); });
    int open = 0;
    ASSERT_TRUE(holds(follows(before, "h8-i8", after)) && !holds(follows(before, "h8-i8", survives)));
    each_change(after, [&](const Board& other) {
        EXPECT_FALSE(holds(follows(before, "h8-i8", other)));
        open += follows(before, "h8-i8", other)(all_but(Clause::frame_rest_stays));
    });
    EXPECT_GT(open, 1000);
}

// --- naive twins -------------------------------------------------------------------------------------
// Follows every path hex by hex.
void walk(const Board& p, Side enemy, int at, int hexes_left, Hexagon::Hexes& reached) {
    reached.set(at);
    if (hexes_left == 0) return;
    for (Way w : kWays)
        if (const int next = Hexagon::neighbour(at, w); next >= 0) {
            reached.set(next);
            if (!p.pieces_of(enemy).test(next)) walk(p, enemy, next, hexes_left - 1, reached);
        }
}
TEST(NymbatConstraints, MoveDistanceAndPathAreThoseOfAWalk) {
    Dice dice(7);
    int gone = 0;
    for (int round = 0; round < 3000; ++round) {
        const auto thrown = throw_position(dice);
        Board p = thrown.second;
        const Side mover = p.blue_to_move ? Side::blue : Side::red;
        if (p.waiting.none() || !(p.is(Stage::chosen) || p.is(Stage::moving))) continue;
        p.speed = dice.below(5);
        const int from = p.waiting.lowest();
        if (!p.pieces_of(mover).test(from)) continue;
        Hexagon::Hexes reached;
        walk(p, enemy_of(mover), from, p.speed, reached);
        const Hexagon::Hexes ends = reached & ~p.pieces_of(mover);
        Hexagon::kBoard.for_each([&](int to) {
            const bool goes = Constraints::legal<Native>(thrown.first, p, go(from, to), {});
            ASSERT_EQ(goes, ends.test(to)) << print(p) << " " << print(go(from, to));
            gone += goes;
        });
    }
    EXPECT_GT(gone, 1000);
}
TEST(NymbatConstraints, AGroupIsWhatAFloodFinds) {
    Dice dice(8);
    int chosen = 0;
    for (int round = 0; round < 3000; ++round) {
        const Board thrown = throw_position(dice).second;
        const Hexagon::Hexes own = thrown.pieces_of(thrown.blue_to_move ? Side::blue : Side::red);
        Board p = position("", thrown.blue_to_move ? "b 9,9 0,0" : "r 9,9 0,0");
        p.pieces = thrown.pieces;
        if (!Constraints::outcome<Native>(setting(), p, 0, {})) continue;
        for (const auto& m : candidates(p)) {
            if (!m.is(Kind::group)) continue;
            Hexagon::Hexes flood = Hexagon::first_of(m.area.hexes), last;
            while (flood != last) last = flood, flood |= Hexagon::around(flood) & own;
            const bool whole = m.area.hexes == flood && own.contains(flood);
            ASSERT_EQ(Constraints::legal<Native>(setting(), p, m, {}), whole) << print(p) << " " << print(m);
            chosen += whole;
        }
    }
    EXPECT_GT(chosen, 1000);
}

}  // namespace
}  // namespace nomos::nymbat
