// Each clause of Nerva: a scene where it decides, a twin where it does not apply, and the answer
// without it.
#include "model/nerva/constraints.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/model/nerva/constraints_table.hpp"

namespace nomos::nerva {
namespace {

using namespace table;
using Ask = std::function<bool(const Force&)>;

Ask legal_in(const table::Setting& s, const table::Position& p, const std::string& m) {
    return [=](const Force& f) { return Constraints::legal<Native>(s, p, parse_move(m), f); };
}
Ask legal(const std::string& pieces, const std::string& m) { return legal_in(setting(), position(pieces), m); }
Ask follows_in(const table::Setting& s, const table::Position& p, const std::string& m, const table::Position& after) {
    return [=](const Force& f) { return Constraints::effect<Native>(s, p, parse_move(m), after, f); };
}
Ask follows(const std::string& pieces, const std::string& m, const std::string& then) {
    return follows_in(setting(), position(pieces), m, position(then));
}
// The attack fails.
Ask repelled_in(const table::Setting& s, const std::string& pieces, const std::string& m) {
    return follows_in(s, position(pieces), m, turned(position(pieces)));
}
Ask repelled(const std::string& pieces, const std::string& m) { return repelled_in(setting(), pieces, m); }
Ask outcome_in(const table::Setting& s, const table::Position& p, Outcome o) {
    return [=](const Force& f) { return Constraints::outcome<Native>(s, p, static_cast<int>(o), f); };
}
Ask outcome(const table::Position& p, Outcome o) { return outcome_in(setting(), p, o); }

table::Position empty_handed(const std::string& pieces) {
    return changed(position(pieces), [](auto& p) { p.supply = {}; });
}
table::Position without_large_pawns(const std::string& pieces) {
    return changed(position(pieces), [](auto& p) { p.supply[0][0] = 0; });
}

struct Case {
    Clause clause;
    bool answer;  // with every clause in force; the opposite without this one
    Ask decides;
    bool twin_answer;  // with and without this clause
    Ask twin;
};

// --- turns and placing -------------------------------------------------------------------------
const std::string kReveals = "?Bc3_1";
std::vector<Case> placing_cases() {
    using enum Clause;
    const auto free = setting_with(TurnMayPass::free), on_top = setting_with(PlaceRestsOn::on_top);
    const auto by_enemy = setting_with(KingRevealedBy::enemy);
    const auto grown = changed(position("wc3_1 black"), [](auto& p) { p.pawns[0].set(place("g6_1")); });
    const auto moved_king = changed(position("wc3_1 black"), [](auto& p) { p.kings[1] = {}; });
    return {
        {turn_alternate, true, follows("", "c3_1", "wc3_1 black"), true, legal("", "c3_1")},
        {turn_pass, false, legal("", "pass"), true, legal_in(free, position(""), "pass")},
        {place_supply, false, legal_in(setting(), without_large_pawns(""), "c3_1"), true,
         legal_in(setting(), without_large_pawns(""), "c3_2")},
        {place_support, false, legal_in(on_top, position("wc3_1"), "c3_3"), true,
         legal_in(on_top, position("wc3_1"), "c3_2")},
        {place_king_in_the_way, false, legal("Wc3_1", "c3_1"), true, legal("?Wc3_1", "c3_1")},
        {place_puts_pawn, true, follows("", "c3_1", "wc3_1 black"), true, follows(kReveals, "c3_1", "Bc3_1 black")},
        {stack_limit, false, legal("bc3_1", "c3_1"), true, legal("bc3_2", "c3_1")},
        {king_chosen_place, false, follows_in(setting(), position(""), "c3_1", moved_king), true,
         follows("", "c3_1", "wc3_1 black")},
        {king_reveal, true, follows(kReveals, "c3_1", "Bc3_1 black"), true,
         follows(kReveals, "d3_1", "wd3_1 ?Bc3_1 black")},
        {king_same_place, true, follows_in(by_enemy, position("?Bc3_1 ?Wc3_1"), "c3_1", position("Bc3_1 Wc3_1 black")),
         true, follows_in(by_enemy, position("?Bc3_1 ?Wd3_1"), "c3_1", position("Bc3_1 ?Wd3_1 black"))},
        {king_reveal_pawn, true, follows(kReveals, "c3_1", "Bc3_1 black"), true,
         follows(kReveals, "d3_1", "wd3_1 ?Bc3_1 black")},
        {frame_rest_stays, false, follows_in(setting(), position(""), "c3_1", grown), true,
         follows("", "c3_1", "wc3_1 black")},
    };
}

// --- attacks -----------------------------------------------------------------------------------
std::vector<Case> attack_cases() {
    using enum Clause;
    const std::string hit = "e4_1 -> d4_1", two = "we4_1 wc4_1 bd4_1", taken = "we4_1 wc4_1 wd4_1 xb1 black";
    const std::string one = "we4_1 bd4_1", on_king = "we4_1 Bd4_1", king_falls = "we4_1 -Bd4_1 black";
    const auto grown = changed(turned(position(one)), [](auto& p) { p.pawns[0].set(place("g6_1")); });
    return {
        {attack_own_pawn, false, legal("be4_1 bd4_1", hit), true, legal(one, hit)},
        {attack_adjacent, false, legal("wf4_1 bd4_1", "f4_1 -> d4_1"), true, legal("we5_1 bd4_1", "e5_1 -> d4_1")},
        {attack_target, false, legal("we4_1 ?Bd4_1", hit), true, legal(on_king, hit)},
        {attack_total, true, follows(two, hit, taken), true, repelled(one, hit)},
        {attack_success, true, follows(two, hit, taken), true, repelled(one, hit)},
        {attack_failure, false, follows_in(setting(), position(one), hit, grown), true, repelled(one, hit)},
        {defence_total, true, repelled(one, hit), true, follows(two, hit, taken)},
        {capture_needs_pawn, false, legal_in(setting(), without_large_pawns(one), hit), true,
         legal_in(setting(), without_large_pawns(on_king), hit)},
        {capture_pawn, true, follows(two, hit, taken), true, follows(on_king, hit, king_falls)},
        {capture_replaced, true, follows(two, hit, taken), true, follows(on_king, hit, king_falls)},
        {capture_king, true, follows(on_king, hit, king_falls), true, follows(two, hit, taken)},
    };
}

// --- points ------------------------------------------------------------------------------------
std::vector<Case> points_cases() {
    using enum Clause;
    const std::string hit = "e4_1 -> d4_1", two = "we4_1 wc4_1 ", taken = "we4_1 wc4_1 wd4_1 xb1 black ";
    const std::string ambush = "wc3_1 we5_1 bd4_1 bd5_1 ", from = "e5_1 -> d4_1";
    const std::string ambushed = "wc3_1 we5_1 wd4_1 bd5_1 xb1 black ", no_ambush = "we3_1 we5_1 bd4_1 bd5_1";
    const auto lends = setting_with(KingLendsWhen::standing);
    return {
        {stack_points, true, repelled(two + "bd4_1 bd4_2 bd4_3", hit), true,
         follows(two + "bd4_1 bd4_2 wd4_3", hit, taken + "bd4_2 wd4_3")},
        {king_no_points, true, follows("we4_1 Bd4_1", hit, "we4_1 -Bd4_1 black"), true, repelled("we4_1 bd4_1", hit)},
        {king_lends, true, repelled_in(lends, two + "bd4_1 Bd5_1", hit), true,
         follows(two + "bd4_1 Bd5_1", hit, taken + "Bd5_1")},
        {link_attack, true, follows("we4_1 wf5_1 bd4_1", hit, "we4_1 wf5_1 wd4_1 xb1 black"), true,
         repelled("we4_1 wf4_1 bd4_1", hit)},
        {link_defence, true, repelled(two + "bd4_1 bd5_1", hit), true,
         follows(two + "bd4_1 be5_1", hit, taken + "be5_1")},
        {ambush_bonus, true, follows(ambush, from, ambushed), true, repelled(no_ambush, from)},
        {ambush_counter, true, repelled(ambush + "bd4_2", from), true,
         follows(ambush + "wd4_2", from, ambushed + "wd4_2")},
    };
}

// --- the end -----------------------------------------------------------------------------------
std::vector<Case> end_cases() {
    using enum Clause;
    const auto more = setting_with(EndGoesTo::more_pawns);
    const auto one_left = changed(empty_handed("wa1_1"), [](auto& p) { p.supply[1][2] = 1; });
    const auto stuck_loses = setting_with(TurnMayPass::stuck_loses);
    return {
        {win_king, true, outcome(position("-Bd4_1"), Outcome::white_wins), true,
         outcome(position("Bd4_1"), Outcome::in_play)},
        {end_all_placed, true, outcome(empty_handed("wa1_1"), Outcome::draw), true,
         outcome(one_left, Outcome::in_play)},
        {end_winner, true, outcome_in(more, empty_handed("wa1_1"), Outcome::white_wins), true,
         outcome_in(more, empty_handed("wa1_1 ba2_1"), Outcome::draw)},
        {end_stuck, true, outcome_in(stuck_loses, one_left, Outcome::black_wins), true,
         outcome_in(stuck_loses, turned(one_left), Outcome::in_play)},
        {end_stops, false, legal("-Bd4_1", "c3_1"), true, legal("Bd4_1", "c3_1")},
    };
}

void run(const std::vector<Case>& cases) {
    for (const Case& c : cases) {
        SCOPED_TRACE(kClauseIds[static_cast<std::size_t>(c.clause)]);
        EXPECT_EQ(c.decides(Force{}), c.answer);
        EXPECT_EQ(c.decides(all_but(c.clause)), !c.answer);
        EXPECT_EQ(c.twin(Force{}), c.twin_answer);
        EXPECT_EQ(c.twin(all_but(c.clause)), c.twin_answer);
    }
}
TEST(NervaConstraints, PlacingClausesDecide) { run(placing_cases()); }
TEST(NervaConstraints, AttackClausesDecide) { run(attack_cases()); }
TEST(NervaConstraints, PointsClausesDecide) { run(points_cases()); }
TEST(NervaConstraints, EndClausesDecide) { run(end_cases()); }
TEST(NervaConstraints, EveryClauseHasACase) {
    std::multiset<Clause> met;
    for (const auto& cases : {placing_cases(), attack_cases(), points_cases(), end_cases()})
        for (const Case& c : cases) met.insert(c.clause);
    for (int c = 0; c < static_cast<int>(Clause::count_); ++c)
        EXPECT_EQ(met.count(static_cast<Clause>(c)), 1U) << kClauseIds[static_cast<std::size_t>(c)];
}

// Who can neither place nor attack may pass: just then no placing and no attack is legal, whatever
// clauses are in force.
TEST(NervaConstraints, StuckMeansThatNothingIsLegal) {
    const auto stuck = changed(empty_handed("we4_1 bd4_1 Bd6_1"), [](auto& p) { p.supply[1][0] = 1; });
    const auto at_king = changed(empty_handed("we4_1 Bd4_1"), [](auto& p) { p.supply[1][0] = 1; });
    EXPECT_TRUE(legal_in(setting(), stuck, "pass")(Force{}));
    EXPECT_FALSE(legal_in(setting(), at_king, "pass")(Force{})) << "the king may be attacked with empty hands";
    for (const auto& p : {stuck, at_king, position("")})
        for (int c = -1; c < static_cast<int>(Clause::count_); ++c) {
            const Force force = c < 0 ? Force{} : all_but(static_cast<Clause>(c));
            const auto may = [&](const Move<Native>& m) { return Constraints::legal<Native>(setting(), p, m, force); };
            const bool found = exists(0, kPlaces, [&](int to) {
                return may(placing(to)) || exists(0, kPlaces, [&](int from) { return may(attack(from, to)); });
            });
            EXPECT_EQ(may(pass()), !found || c == static_cast<int>(Clause::turn_pass)) << "without clause " << c;
        }
}
// Where nobody may pass, the same ends the game, whatever other clauses are in force. Without nerva.end.stuck it goes
// on, though nothing is legal.
TEST(NervaConstraints, StuckEndsTheGameOnlyByItsClause) {
    const auto stuck = changed(empty_handed("we4_1 bd4_1 Bd6_1"), [](auto& p) { p.supply[1][0] = 1; });
    const auto at_king = changed(empty_handed("we4_1 Bd4_1"), [](auto& p) { p.supply[1][0] = 1; });
    for (const auto pass_is : {TurnMayPass::stuck_loses, TurnMayPass::stuck_draws})
        for (const auto& p : {stuck, at_king, position("")})
            for (int c = -1; c < static_cast<int>(Clause::count_); ++c) {
                SCOPED_TRACE(c);
                const auto s = setting_with(pass_is);
                const Force force = c < 0 ? Force{} : all_but(static_cast<Clause>(c));
                Force endless = force;
                endless.clauses.reset(static_cast<int>(Clause::end_stuck));
                const auto may = [&](const Move<Native>& m) { return Constraints::legal<Native>(s, p, m, endless); };
                const bool found = exists(0, kPlaces, [&](int to) {
                    return may(placing(to)) || exists(0, kPlaces, [&](int from) { return may(attack(from, to)); });
                });
                const bool ends = !found && c != static_cast<int>(Clause::end_stuck);
                const auto over = pass_is == TurnMayPass::stuck_loses ? Outcome::black_wins : Outcome::draw;
                EXPECT_TRUE(outcome_in(s, p, ends ? over : Outcome::in_play)(force));
                EXPECT_TRUE(outcome_in(s, p, Outcome::in_play)(endless));
                EXPECT_EQ(may(pass()), c == static_cast<int>(Clause::turn_pass));
            }
}
// By nerva.end.stops nobody passes in a game that is over, also where nerva.turn.pass does not bar it.
TEST(NervaConstraints, StuckPlayerWhoHasLostDoesNotPass) {
    const auto stuck = changed(empty_handed("wa1_1"), [](auto& p) { p.supply[1][2] = 1; });
    const auto passes = legal_in(setting_with(TurnMayPass::stuck_loses), stuck, "pass");
    EXPECT_FALSE(passes(Force{}));
    EXPECT_FALSE(passes(all_but(Clause::turn_pass)));
    EXPECT_FALSE(passes(all_but(Clause::end_stops)));
    EXPECT_FALSE(passes(all_but(Clause::end_stuck)));
    EXPECT_TRUE(passes(all_but(Clause::turn_pass, Clause::end_stuck)));
}
// Under none-placeable a place clause that is not in force leaves more to be placed.
TEST(NervaConstraints, NonePlaceableByThePlaceClausesInForce) {
    const auto ends = [](const table::Setting& s, const table::Position& p) { return outcome_in(s, p, Outcome::draw); };
    const auto none = EndPlacedWhen::none_placeable;
    const auto s = setting_with(none), on_top = setting_with(none, PlaceRestsOn::on_top);
    EXPECT_TRUE(ends(s, empty_handed(""))(Force{}));
    EXPECT_FALSE(ends(s, empty_handed(""))(all_but(Clause::place_supply)));
    const auto full = changed(position(""), [](auto& p) { p.pawns[0] = Bits<kPlaces>::all(); });
    EXPECT_TRUE(ends(s, full)(Force{}));
    EXPECT_FALSE(ends(s, full)(all_but(Clause::stack_limit)));
    const auto at_king = changed(full, [](auto& p) { p.pawns[0].reset(place("h8_3")), p.revealed[1] = true; });
    EXPECT_TRUE(ends(s, at_king)(Force{}));
    EXPECT_FALSE(ends(s, at_king)(all_but(Clause::place_king_in_the_way)));
    const auto small = changed(empty_handed("wa1_1"), [](auto& p) { p.supply[1][2] = 1; });
    EXPECT_TRUE(ends(on_top, small)(Force{}));
    EXPECT_FALSE(ends(on_top, small)(all_but(Clause::place_support)));
    EXPECT_FALSE(ends(s, small)(Force{}));
    EXPECT_FALSE(ends(s, full)(all_but(Clause::end_all_placed)));
}

}  // namespace
}  // namespace nomos::nerva
