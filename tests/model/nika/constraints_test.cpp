// Each clause of Nika: a scene where it decides, a twin where it does not apply, and the answer
// without it.
#include "model/nika/constraints.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "tests/model/nika/constraints_table.hpp"

namespace nomos::nika {
namespace {

using table::action;
using table::after_first;
using table::all_but;
using table::Force;
using table::position;
using table::setting;
using table::setting_with;
using table::setting_without;

using Ask = std::function<bool(const Force&)>;

Ask legal_in(const table::Setting& s, const table::Position& p, const std::string& a) {
    return [=](const Force& f) { return Constraints::legal<Native>(s, p, action(a), f); };
}
Ask legal(const std::string& pieces, const std::string& a) { return legal_in(setting(), position(pieces), a); }
Ask follows_in(const table::Setting& s, const table::Position& p, const std::string& a, const table::Position& q) {
    return [=](const Force& f) { return Constraints::effect<Native>(s, p, action(a), q, f); };
}
Ask follows(const std::string& pieces, const std::string& a, const std::string& then) {
    return follows_in(setting(), position(pieces), a, after_first(then));
}
Ask outcome(const table::Position& p, Outcome o) {
    return [=](const Force& f) { return Constraints::outcome<Native>(setting(), p, static_cast<int>(o), f); };
}
table::Position changed(table::Position p, const std::function<void(table::Position&)>& change) {
    change(p);
    return p;
}

struct Case {
    Clause clause;
    bool answer;  // with every clause in force; the opposite without this one
    Ask decides;
    bool twin_answer;  // with and without this clause
    Ask twin;
};

// --- turns and passing -------------------------------------------------------------------------
table::Position between(bool second, int turn) {
    return changed(position("Ae5n"), [=](auto& p) {
        p.turn = Bits<4>::single(turn);
        p.second_action = second;
    });
}
std::vector<Case> turn_cases() {
    using enum Clause;
    const auto turned = between(false, 0), half = changed(between(true, 0), [](auto&p) { p.passed_first = true; });
    const auto won = changed(position(""), [](auto& p) { p.winners.set(0), p.actors.set(0); });
    const auto idle = [](int n) { return changed(position(""), [=](auto& p) { p.idle_turns = n; }); };
    return {
        {turn_clockwise, false, follows_in(setting(), between(true, 0), "pass", between(false, 2)), false,
         follows_in(setting(), turned, "pass", between(true, 2))},
        {turn_two_actions, false,
         follows_in(setting(), turned, "pass", changed(turned, [](auto& p) { p.passed_first = true; })), true,
         follows_in(setting(), turned, "pass", half)},
        {action_pass, true, legal("Ae5n", "pass"), true, legal("Ae5n", "rotate e5 e")},
        {draw_all_pass, true, outcome(idle(4), Outcome::draw), false, outcome(idle(3), Outcome::draw)},
        {win_ally, true, outcome(won, Outcome::athens_messene_win), false, outcome(won, Outcome::sparta_thebes_win)},
        {win_victory_area, true,
         follows_in(setting(), position("Af10n"), "move f10 n",
                    changed(after_first("Af11n"), [](auto& p) { p.winners.set(0), p.actors.set(0); })),
         true, follows("Af9n", "move f9 n", "Af10n")},
        {frame_rest_stays, false, follows("Ae5n Sh8w", "move e5 n", "Ae6n Sh8e"), true,
         follows("Ae5n Sh8w", "move e5 n", "Ae6n Sh8w")},
    };
}

// --- single pieces and phalanxes -----------------------------------------------------------------
std::vector<Case> move_cases() {
    using enum Clause;
    const auto barred = setting_with(AreaEnemyRally::barred);
    return {
        {team_alliances, false, legal("Ae5n Me6n", "move e5 n"), true, legal("Ae5n Se6n", "move e5 n")},
        {rotate_single, true, legal("Ae5n", "rotate e5 w"), true, legal("Ae5n Ae6n", "rotate e5,e6 w")},
        {rotate_phalanx, true, legal("Ae5n Ae6n", "rotate e5,e6 w"), true, legal("Ae5n", "rotate e5 w")},
        {move_single, true, legal("Ae5n", "move e5 w"), true, legal("Ae5n Ae6n", "move e5,e6 n")},
        {move_free_rotation, true, follows("Ae5n", "move e5 w", "Ad5w"), true,
         follows("Ae5n Ae6n", "move e5,e6 n", "Ae6n Ae7n")},
        {move_occupied, false, legal("Ae5n Ae6w", "move e5 n"), true, legal("Ae5n Af6w", "move e5 n")},
        {move_on_board, false, legal_in(setting_without("e6"), position("Ae5n"), "move e5 n"), true,
         legal("Ae5n", "move e5 n")},
        {area_enemy_victory_barred, false, legal("Aj6n", "move j6 e"), true, legal("Af2n", "move f2 s")},
        {area_normal, false, legal_in(barred, position("Aj9n"), "move j9 e"), true,
         legal_in(barred, position("Ac10n"), "move c10 n")},
        {rally_place, true, legal("Ae5n", "rally c1 w"), false, legal("Ae5n Sc1n", "rally c1 w")},
        {rout_not_facing, true, legal("Ae5n Se6e", "move e5 n"), false, legal("Ae5n Se6s", "move e5 n")},
        {rout_routed_area, true, follows("Ae5n Se6e", "move e5 n", "Ae6n"), true, follows("Ae5n", "move e5 n", "Ae6n")},
        {phalanx_formation, false, legal("Ae5n Ag5n", "rotate e5,g5 w"), true, legal("Ae5n Af5n", "rotate e5,f5 w")},
        {phalanx_forward, true, legal("Ae5n Af5n", "move e5,f5 n"), false, legal("Ae5n Af5n", "move e5,f5 e")},
    };
}

// --- pushing -------------------------------------------------------------------------------------
std::vector<Case> push_cases() {
    using enum Clause;
    const std::string march = "move e4,e5 n";
    return {
        {push_outweighs, false, legal("Ae4n Ae5n Se6s Se7n", march), true, legal("Ae4n Ae5n Se6s", march)},
        {push_one_space, true, follows("Ae4n Ae5n Se6s", march, "Ae5n Ae6n Se7s"), true,
         follows("Ae4n Ae5n", march, "Ae5n Ae6n")},
        {weight_pushing, true, legal("Ae4n Ae5n Se6s", march), true, legal("Ae4n Ae5n", march)},
        {weight_pushed, false, legal("Ae4n Ae5n Se6s Te7n", march), true, legal("Ae4n Ae5n Se6s", march)},
        {pushed_into_enemy, true, follows("Ae4n Ae5n Se6s Me7w", march, "Ae5n Ae6n Me7w"), true,
         follows("Ae4n Ae5n Se6s Me8w", march, "Ae5n Ae6n Se7s Me8w")},
        {pushed_into_enemy_victory, true, follows("Af8n Af9n Sf10s", "move f8,f9 n", "Af9n Af10n"), true,
         follows("Af7n Af8n Sf9s", "move f7,f8 n", "Af8n Af9n Sf10s")},
        {pushed_off_board, true,
         follows_in(setting_without("e7"), position("Ae4n Ae5n Se6s"), march, after_first("Ae5n Ae6n")), true,
         follows("Ae4n Ae5n Se6s", march, "Ae5n Ae6n Se7s")},
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
TEST(NikaConstraints, TurnClausesDecide) { run(turn_cases()); }
TEST(NikaConstraints, MoveClausesDecide) { run(move_cases()); }
TEST(NikaConstraints, PushClausesDecide) { run(push_cases()); }

// Clauses that stand behind others (that they are dead text is proved in constraints_proof_test).
TEST(NikaConstraints, FacingIsRuledThreeTimes) {
    using enum Clause;
    const Ask pushed = follows("Ae4n Ae5n Se6e", "move e4,e5 n", "Ae5n Ae6n Se7e");
    const Ask routed = follows("Ae4n Ae5n Se6e", "move e4,e5 n", "Ae5n Ae6n");
    EXPECT_TRUE(routed(Force{}));
    EXPECT_TRUE(routed(all_but(rout_not_facing)));
    EXPECT_TRUE(routed(all_but(phalanx_rout_not_push)));
    EXPECT_TRUE(routed(all_but(push_front_faces)));
    EXPECT_TRUE(pushed(all_but(phalanx_rout_not_push, push_front_faces)));
    EXPECT_FALSE(routed(all_but(phalanx_rout_not_push, push_front_faces))) << "either of the two may go, not both";
    EXPECT_TRUE(pushed(all_but(rout_not_facing, phalanx_rout_not_push, push_front_faces)));
    EXPECT_FALSE(legal("Ae4n Ae5n Se6e", "move e4,e5 n")(all_but(rout_not_facing, phalanx_rout_not_push)));
}
// Who stands behind the front enemy counts by two clauses, he himself by one.
TEST(NikaConstraints, WeightBehindTheFrontEnemyIsRuledTwice) {
    using enum Clause;
    const Ask against_two = legal("Ae4n Ae5n Se6s Te7w", "move e4,e5 n");
    const Ask against_three = legal("Ae4n Ae5n Se6s Te7w Se8w", "move e4,e5 n");
    EXPECT_FALSE(against_two(Force{}));
    EXPECT_FALSE(against_two(all_but(weight_any_facing)));
    EXPECT_TRUE(against_two(all_but(weight_pushed))) << "the front enemy does not count";
    EXPECT_FALSE(against_three(all_but(weight_pushed))) << "those behind him do";
    EXPECT_TRUE(against_three(all_but(weight_pushed, weight_any_facing)));
}

}  // namespace
}  // namespace nomos::nika
