// Each clause of Nymbat: a scene where it decides, a twin where it does not apply, and the answer
// without it.
#include "model/nymbat/constraints.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/model/nymbat/constraints_table.hpp"

namespace nomos::nymbat {
namespace {

using namespace table;

struct Case {
    Clause clause;
    bool answer;  // with every clause in force; the opposite without this one
    Ask decides;
    bool twin_answer;  // with and without this clause
    Ask twin;
};

// --- turns, bringing in, passing -------------------------------------------------------------------
const std::string kNew = "r 60,60 0,0 new:r";
std::vector<Case> turn_cases() {
    using enum Clause;
    const auto bare = position(""), one = position("rc4=3"), passed = position("", "b 60,60 1,0");
    const auto corner = position("ra1=3"), first = position("rc4=3", kNew);
    const auto grown = changed(passed, [](auto& p) { put(p, Side::red, hex_of("h8"), 1); });
    const auto brought = position("ra1=3", "r 60,60 0,0 in:3"), with_five = position("", "r 5,60 0,0 in:3");
    const auto nearly_thirty = position("", kNew + " in:28");
    return {
        {board_home_rows, true, legal(bare, "a1=3"), false, legal(bare, "h8=3")},
        {turn_alternate, true, follows(bare, "pass", passed), true, legal(bare, "pass")},
        {turn_first_brings, false, legal(first, "group c4"), true, legal(one, "group c4")},
        {turn_one_option, false, legal(bare, "end"), true, legal(bare, "pass")},
        {bring_hex, false, legal(corner, "a1=3"), true, legal(corner, "b3=3")},
        {bring_number, false, legal(bare, "a1=7"), true, legal(bare, "a1=6")},
        {bring_first_limit, false, legal(nearly_thirty, "a1=3"), true, legal(nearly_thirty, "a1=2")},
        {bring_reserve_limit, false, legal(with_five, "a1=3"), true, legal(with_five, "a1=2")},
        {bring_places, true, follows(bare, "a1=3", brought), true, follows(bare, "pass", passed)},
        {bring_subtract, true, follows(brought, "end", position("ra1=3", "b 57,60 0,0")), true,
         follows(bare, "pass", passed)},
        {moved_last, true, follows(changed(bare, [](auto& p) { p.blue_moved_last = true; }), "a1=3", brought), true,
         follows(bare, "pass", passed)},
        {pass_chosen, true, legal(one, "pass"), true, legal(position("", "r 0,60 0,0"), "pass")},
        {pass_forced, true, legal(full_of_enemies(kNew), "pass"), false, legal(position("", kNew), "pass")},
        {frame_rest_stays, false, follows(bare, "pass", grown), true, follows(bare, "pass", passed)},
    };
}

// --- groups ------------------------------------------------------------------------------------------
// Red has a 3 on h8, chosen and off with speed 3 from distance 7.
const std::string kGo = "r 60,60 0,0 go:s3,f7,b0 w:h8 m:h8", kGone = "r 60,60 0,0 go:s3,f7,b0";
std::vector<Case> group_cases() {
    using enum Clause;
    const auto two = position("rc4=5 rd4=3"), mixed = position("rc4=5 bd4=3");
    const auto chosen = position("rc4=5 rd4=3", "r 60,60 0,0 go:s3,f11,b0 w:c4+d4 m:c4+d4 chosen");
    const auto corner = position("ra1=2", "r 60,60 0,0 go:s2,f14,b0 w:a1 m:a1");
    const auto blocked = changed(corner, [](auto& p) { put(p, Side::blue, hex_of("b1"), 1); });
    const auto faster = changed(blocked, [](auto& p) { p.speed = 3; });
    const auto with_friend = changed(corner, [](auto& p) { put(p, Side::red, hex_of("b1"), 1); });
    const auto off = position("rh8=3", kGo), there = position("rh10=3", kGone + " m:h10");
    const auto ended = position("rh10=3", "b 60,60 0,0");
    return {
        {group_own, false, legal(mixed, "group c4+d4"), true, legal(mixed, "group c4")},
        {group_whole, false, legal(two, "group c4"), true, legal(two, "group c4+d4")},
        {group_as_chosen, true, follows(two, "group c4+d4", chosen), true, legal(two, "group c4+d4")},
        {move_of_group, false, legal(with_friend, "b1-b2"), true, legal(with_friend, "a1-b2")},
        {move_distance, false, legal(corner, "a1-d1"), true, legal(corner, "a1-c1")},
        {move_path, false, legal(blocked, "a1-c1"), true, legal(faster, "a1-c1")},
        {move_end, false, legal(with_friend, "a1-b1"), true, legal(with_friend, "a1-c1")},
        {move_goes, true, follows(off, "h8-h10", there), true, legal(off, "h8-h10")},
        {group_ends, true, follows(there, "end", ended), true,
         follows(position(""), "pass", position("", "b 60,60 1,0"))},
    };
}

// --- removal and breakthrough ----------------------------------------------------------------------
std::vector<Case> removal_cases() {
    using enum Clause;
    const std::string prey = "r 60,60 0,0 go!:s3,f7,b0", judging = "r 60,60 0,0 go!:s3,f7,b3 m:i8 ";
    const auto weak = position("rh8=3 bi8=2", kGo), weak_gone = position("ri8=3", prey + " m:i8");
    const auto held = position("rh8=3 bi8=2 bj8=1", kGo), both_gone = position("bj8=1", prey);
    const std::string pair = "bj8=2 bh7=1 ", behind = "bk8=1 ";
    const auto bridge = position("rh8=3 bi8=1 " + pair, kGo);
    const auto asked = position(pair, "r 60,60 0,0 go!:s3,f7,b3 rest:i8");
    const auto open = position("ri8=3 " + pair, judging + "rest:i8");
    const auto breaking = position("ri8=3 " + pair, judging + "break:i8");
    const auto taken = position("ri8=3 bj8=2", "r 60,60 0,0 go!:s3,f7,b2 m:i8 break:i8");
    const auto done = position("ri8=3 " + pair, prey + " m:i8");
    const auto poor = changed(breaking, [](auto& p) { p.budget = 1; });
    return {
        {removal_enemy, true, follows(weak, "h8-i8", weak_gone), true,
         follows(position("rh8=3", kGo), "h8-i8", position("ri8=3", kGone + " m:i8"))},
        {removal_mover, true, follows(held, "h8-i8", both_gone), true, follows(weak, "h8-i8", weak_gone)},
        {breakthrough_asked, true, follows(bridge, "h8-i8", asked), true, follows(held, "h8-i8", both_gone)},
        {breakthrough_rest, false, legal(open, "rest j8"), true, legal(open, "rest h7")},
        {breakthrough_split, true, follows(open, "rest h7", breaking), true, legal(open, "rest h7")},
        {breakthrough_take, false, legal(position(behind, judging + "break:i8"), "x k8"), true,
         legal(breaking, "x j8")},
        {breakthrough_limit, false, legal(poor, "x j8"), true, legal(poor, "x h7")},
        {breakthrough_takes, true, follows(breaking, "x h7", taken), true, follows(breaking, "done", done)},
        {breakthrough_no_chain, true, follows(breaking, "done", done), true, follows(breaking, "x h7", taken)},
    };
}

// --- the end of a turn -------------------------------------------------------------------------------
std::vector<Case> penalty_cases() {
    using enum Clause;
    const std::string pieces = "rh8=3";
    const auto back = [&](const std::string& start) { return position(pieces, start + " go:s3,f6,b0 m:h8"); };
    const auto level = position(pieces, "r 60,60 0,0 go:s3,f7,b0 m:h8");
    const auto fined = position(pieces, "b 59,60 0,0"), owing = position(pieces, "r 0,60 0,0 owe");
    const auto delayed = position(pieces, "b 60,60 1,0");
    const auto seventh = position(pieces, "r 60,60 6,0");
    const auto brought = position("ra1=3", "r 60,60 0,0 in:3"), paid = position("ra1=3", "b 57,60 0,0");
    return {
        {retreat_turn, true, follows(back("r 60,60 0,0"), "end", fined), true, follows(level, "end", delayed)},
        {delay_turn, true, follows(level, "end", delayed), true, follows(back("r 60,60 0,0"), "end", fined)},
        {delay_count, true, follows(level, "end", delayed), true, follows(brought, "end", paid)},
        {penalty_due, true, follows(back("r 60,60 0,0"), "end", fined), true, follows(seventh, "pass", fined)},
        {penalty_reserve, true, follows(back("r 60,60 0,0"), "end", fined), true,
         follows(back("r 0,60 0,0"), "end", owing)},
        {penalty_piece, true, follows(back("r 0,60 0,0"), "end", owing), true,
         follows(back("r 60,60 0,0"), "end", fined)},
        {penalty_moment, true, follows(back("r 60,60 0,0"), "end", fined), true, follows(level, "end", delayed)},
    };
}

// --- the end of the game -----------------------------------------------------------------------------
std::vector<Case> win_cases() {
    using enum Clause;
    const auto home = position("rh15=1"), guarded = position("rh15=1 bj15=1");
    const auto gone = position("", "r 0,0 0,0"), rich = position("", "r 0,1 0,0");
    const auto on_the_way = position("rh15=1", "r 60,60 0,0 go:s1,f0,b0 m:h15");
    return {
        {win_home_row, true, is(home, Outcome::red_wins), true, is(guarded, Outcome::in_play)},
        {win_empty_board, true, is(gone, Outcome::blue_wins), true, is(rich, Outcome::in_play)},
        {win_between_turns, true, is(on_the_way, Outcome::in_play), true, is(home, Outcome::red_wins)},
        {win_ends_play, false, legal(home, "pass"), true, legal(guarded, "pass")},
    };
}

std::vector<Case> all_cases() {
    std::vector<Case> all;
    for (const auto& some : {turn_cases(), group_cases(), removal_cases(), penalty_cases(), win_cases()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}
TEST(NymbatConstraints, EachClauseDecidesItsCaseAndNotItsTwin) {
    for (const Case& c : all_cases()) {
        SCOPED_TRACE(kClauseIds[static_cast<std::size_t>(c.clause)]);
        EXPECT_EQ(c.decides(Force{}), c.answer);
        EXPECT_EQ(c.decides(all_but(c.clause)), !c.answer);
        EXPECT_EQ(c.twin(Force{}), c.twin_answer);
        EXPECT_EQ(c.twin(all_but(c.clause)), c.twin_answer);
    }
}
// No step decides how a game starts: nymbat.setup.reserve is a fact of start().
TEST(NymbatConstraints, EveryClauseHasACase) {
    std::multiset<Clause> met{Clause::setup_reserve};
    for (const Case& c : all_cases()) met.insert(c.clause);
    for (int c = 0; c < static_cast<int>(Clause::count_); ++c)
        EXPECT_EQ(met.count(static_cast<Clause>(c)), 1U) << kClauseIds[static_cast<std::size_t>(c)];
    const auto p = start<Native>(setting());
    EXPECT_TRUE(p.occupied().none() && p.reserve[0] == 60 && p.reserve[1] == 60);
}

}  // namespace
}  // namespace nomos::nymbat
