// Each reading of Nerva that does not bear on points: a scene that its options answer differently.
#include <gtest/gtest.h>

#include "tests/model/nerva/constraints_table.hpp"

namespace nomos::nerva {
namespace {

using namespace table;

bool legal(const table::Setting& s, const table::Position& p, const std::string& m) {
    return Constraints::legal<Native>(s, p, parse_move(m), {});
}
bool legal(const table::Setting& s, const std::string& pieces, const std::string& m) {
    return legal(s, position(pieces), m);
}
bool follows(const table::Setting& s, const table::Position& p, const std::string& m, const table::Position& after) {
    return legal(s, p, m) && Constraints::effect<Native>(s, p, parse_move(m), after, {});
}
bool follows(const table::Setting& s, const std::string& pieces, const std::string& m, const std::string& then) {
    return follows(s, position(pieces), m, position(then));
}
Outcome outcome(const table::Setting& s, const table::Position& p) {
    int found = -1;
    for (int k = 0; k < static_cast<int>(Outcome::count_); ++k)
        if (Constraints::outcome<Native>(s, p, k, {})) {
            EXPECT_EQ(found, -1) << "two outcomes";
            found = k;
        }
    return static_cast<Outcome>(found);
}

// --- placing -----------------------------------------------------------------------------------
TEST(NervaConstraintsReadings, PlaceRestsOn) {
    using enum PlaceRestsOn;
    for (const auto support : {any, on_top, not_under}) {
        const auto s = setting_with(support);
        EXPECT_EQ(legal(s, "", "c3_2"), support != on_top);
        EXPECT_EQ(legal(s, "bc3_1", "c3_3"), support != on_top);
        EXPECT_EQ(legal(s, "bc3_3", "c3_1"), support != not_under) << "under a piece";
        EXPECT_EQ(legal(s, "?Wc3_1", "c3_2"), support != on_top) << "a hidden king supports nothing";
        EXPECT_EQ(legal(s, "?Wc3_2", "c3_1"), true);
        EXPECT_TRUE(legal(s, "Wc3_1", "c3_2")) << "a king supports";
        EXPECT_TRUE(legal(s, "bc3_1", "c3_2"));
    }
}
TEST(NervaConstraintsReadings, KingRevealedBy) {
    using enum KingRevealedBy;
    for (const auto by : {either, enemy, owner}) {
        const auto s = setting_with(by);
        EXPECT_EQ(follows(s, "?Bc3_1", "c3_1", "Bc3_1 black"), by != owner);
        EXPECT_EQ(follows(s, "?Wc3_1", "c3_1", "Wc3_1 black"), by != enemy);
        EXPECT_EQ(follows(s, "?Wc3_1", "c3_1", "wc3_1 ?Wc3_1 black"), by == enemy) << "built upon in secret";
        EXPECT_EQ(follows(s, "?Bc3_1 black", "c3_1", "Bc3_1"), by != enemy);
    }
}
TEST(NervaConstraintsReadings, KingPawnOnHim) {
    using enum KingPawnOnHim;
    for (const auto pawn : {kept, lost, shares}) {
        const auto s = setting_with(pawn);
        EXPECT_EQ(follows(s, "?Bc3_2", "c3_2", "Bc3_2 black"), pawn == kept);
        EXPECT_EQ(follows(s, "?Bc3_2", "c3_2", "Bc3_2 xw2 black"), pawn == lost);
        EXPECT_EQ(follows(s, "?Bc3_2", "c3_2", "Bc3_2 wc3_2 black"), pawn == shares);
        EXPECT_EQ(legal(s, "Bc3_2", "c3_2"), pawn == shares);
        const auto bare = changed(position("?Bc3_2"), [](auto& p) { p.supply[0][1] = 0; });
        EXPECT_FALSE(legal(s, bare, "c3_2")) << "a pawn in hand is needed to look";
    }
}
TEST(NervaConstraintsReadings, KingOnOnePlace) {
    const std::string both = "?Wc3_1 ?Bc3_1", standing = "Wc3_1 Bc3_1 black", one = "?Wc3_1 Bc3_1 black";
    const auto enemy = KingRevealedBy::enemy;
    EXPECT_TRUE(follows(setting_with(KingOnOnePlace::both, enemy), both, "c3_1", standing));
    EXPECT_TRUE(follows(setting_with(KingOnOnePlace::by_itself, enemy), both, "c3_1", one));
    EXPECT_TRUE(follows(setting_with(KingOnOnePlace::by_itself), both, "c3_1", standing)) << "both by the one pawn";
    const auto captured = follows(setting(), "-Wc3_1 ?Bc3_1", "c3_1", "-Wc3_1 Bc3_1 black");
    EXPECT_FALSE(captured) << "the game is over";
}

// --- capturing -----------------------------------------------------------------------------------
const std::string kHit = "e4_2 -> d4_2", kTwo = "we4_2 wc4_2 bd4_2";
TEST(NervaConstraintsReadings, CaptureReplacement) {
    const auto supply = setting_with(CaptureReplacement::supply),
               moves = setting_with(CaptureReplacement::attacker_moves);
    EXPECT_TRUE(follows(supply, kTwo, kHit, "we4_2 wc4_2 wd4_2 xb2 black"));
    EXPECT_TRUE(follows(moves, kTwo, kHit, "wd4_2 wc4_2 xb2 black"));
    EXPECT_TRUE(follows(moves, kTwo, "c4_2 -> d4_2", "wd4_2 we4_2 xb2 black")) << "the named one";
    EXPECT_TRUE(follows(moves, "we4_2 Bd4_2", kHit, "we4_2 -Bd4_2 black")) << "not after a king";
}
TEST(NervaConstraintsReadings, CaptureNoPawnLeft) {
    const auto emptied = [](const std::string& pieces) {
        return changed(position(pieces), [](auto& p) { p.supply[0][1] = 0; });
    };
    const auto barred = setting_with(CaptureNoPawnLeft::barred),
               left_empty = setting_with(CaptureNoPawnLeft::left_empty);
    EXPECT_FALSE(legal(barred, emptied(kTwo), kHit));
    EXPECT_FALSE(legal(barred, emptied("we4_2 bd4_2"), kHit)) << "nor an attack that would fail";
    EXPECT_TRUE(legal(setting_with(CaptureReplacement::attacker_moves), emptied(kTwo), kHit)) << "needs none";
    EXPECT_TRUE(follows(left_empty, emptied(kTwo), kHit, emptied("we4_2 wc4_2 xb2 black")));
    EXPECT_TRUE(legal(barred, emptied("we4_2 bd4_2 Bd4_2"), kHit)) << "the target is the king";
    const auto fails = setting_with(CaptureNoPawnLeft::cannot_succeed);
    EXPECT_TRUE(follows(fails, emptied(kTwo), kHit, turned(emptied(kTwo))));
    EXPECT_FALSE(follows(fails, emptied(kTwo), kHit, emptied("we4_2 wc4_2 xb2 black")));
    EXPECT_TRUE(follows(fails, kTwo, kHit, "we4_2 wc4_2 wd4_2 xb2 black"));
    EXPECT_TRUE(follows(fails, emptied("we4_2 Bd4_2"), kHit, emptied("we4_2 -Bd4_2 black"))) << "a king needs none";
    const auto moves = setting_with(CaptureNoPawnLeft::cannot_succeed, CaptureReplacement::attacker_moves);
    EXPECT_TRUE(follows(moves, emptied(kTwo), kHit, emptied("wd4_2 wc4_2 xb2 black")));
}
TEST(NervaConstraintsReadings, CaptureCapturedPawn) {
    EXPECT_TRUE(follows(setting_with(CaptureCapturedPawn::out), kTwo, kHit, "we4_2 wc4_2 wd4_2 xb2 black"));
    EXPECT_TRUE(follows(setting_with(CaptureCapturedPawn::returns), kTwo, kHit, "we4_2 wc4_2 wd4_2 black"));
}

// --- turns and the end ---------------------------------------------------------------------------
TEST(NervaConstraintsReadings, TurnAfterReveal) {
    using enum TurnAfterReveal;
    for (const auto turn : {passes, king_is_a_turn, again}) {
        const auto s = setting_with(turn);
        EXPECT_EQ(follows(s, "?Bc3_1", "c3_1", "Bc3_1 black"), turn == passes);
        EXPECT_EQ(follows(s, "?Bc3_1", "c3_1", "Bc3_1"), turn != passes);
        EXPECT_EQ(follows(s, "?Wc3_1", "c3_1", "Wc3_1 black"), turn != again) << "his own king";
        EXPECT_EQ(follows(s, "?Wc3_1", "c3_1", "Wc3_1"), turn == again);
        EXPECT_EQ(follows(s, "?Wc3_1 black", "c3_1", "Wc3_1 black"), turn != passes);
        EXPECT_TRUE(follows(s, "?Bc3_1", "c3_2", "wc3_2 ?Bc3_1 black")) << "no king is revealed";
    }
}
TEST(NervaConstraintsReadings, TurnMayPass) {
    using enum TurnMayPass;
    const auto stuck = changed(position("we4_1"), [](auto& p) { p.supply[0] = {}; });
    for (const auto pass : {when_stuck, stuck_loses, stuck_draws, free}) {
        const auto s = setting_with(pass);
        const bool passes = pass == when_stuck || pass == free;
        EXPECT_EQ(legal(s, position(""), "pass"), pass == free);
        EXPECT_EQ(legal(s, stuck, "pass"), passes);
        EXPECT_EQ(follows(s, stuck, "pass", turned(stuck)), passes);
        EXPECT_EQ(outcome(s, position("")), Outcome::in_play);
        EXPECT_EQ(outcome(s, turned(stuck)), Outcome::in_play) << "the other side is to move";
        EXPECT_EQ(outcome(s, stuck), passes                ? Outcome::in_play
                                     : pass == stuck_loses ? Outcome::black_wins
                                                           : Outcome::draw);
    }
}
TEST(NervaConstraintsReadings, StuckOnlyWithoutPlacingAndWithoutAttack) {
    const auto loses = setting_with(TurnMayPass::stuck_loses), draws = setting_with(TurnMayPass::stuck_draws);
    const auto white_empty = [](const std::string& pieces) {
        return changed(position(pieces), [](auto& p) { p.supply[0] = {}; });
    };
    const auto black_empty = [](const std::string& pieces) {
        return changed(position(pieces + " black"), [](auto& p) { p.supply[1] = {}; });
    };
    EXPECT_EQ(outcome(loses, black_empty("bd4_1")), Outcome::white_wins);
    EXPECT_EQ(outcome(draws, black_empty("bd4_1")), Outcome::draw);
    // An attack, also one that must fail; of a pawn only if none is needed to replace it.
    EXPECT_EQ(outcome(loses, white_empty("we4_1 Bd4_1")), Outcome::in_play);
    EXPECT_EQ(outcome(loses, white_empty("we4_1 Bd4_1 bd5_1 bc4_1")), Outcome::in_play) << "in vain";
    EXPECT_EQ(outcome(loses, white_empty("we4_1 ?Bd4_1")), Outcome::black_wins) << "nobody sees him";
    EXPECT_EQ(outcome(loses, white_empty("we4_1 bd4_1")), Outcome::black_wins) << "barred";
    for (const auto left : {CaptureNoPawnLeft::cannot_succeed, CaptureNoPawnLeft::left_empty})
        EXPECT_EQ(outcome(setting_with(TurnMayPass::stuck_loses, left), white_empty("we4_1 bd4_1")), Outcome::in_play);
    // What ends the game otherwise comes first.
    const auto both_empty = changed(white_empty("we4_1"), [](auto& p) { p.supply[1] = {}; });
    EXPECT_EQ(outcome(loses, both_empty), Outcome::draw) << "all is placed";
    const auto more = setting_with(TurnMayPass::stuck_draws, EndGoesTo::more_pawns);
    EXPECT_EQ(outcome(more, both_empty), Outcome::white_wins);
    EXPECT_EQ(outcome(more, white_empty("we4_1")), Outcome::draw) << "not by pawns";
    EXPECT_EQ(outcome(loses, white_empty("we4_1 -Bd6_1")), Outcome::white_wins);
    const auto one = setting_with(TurnMayPass::stuck_loses, EndPlacedWhen::one_supply);
    EXPECT_EQ(outcome(one, white_empty("we4_1")), Outcome::draw);
    // One side can place, and it is the other's turn.
    const auto none = setting_with(TurnMayPass::stuck_loses, EndPlacedWhen::none_placeable);
    EXPECT_EQ(outcome(none, white_empty("we4_1")), Outcome::black_wins);
    EXPECT_EQ(outcome(none, both_empty), Outcome::draw);
}
TEST(NervaConstraintsReadings, EndPlacedWhen) {
    using enum EndPlacedWhen;
    const auto one = changed(position("wa1_1"), [](auto& p) { p.supply[0] = {}; });
    const auto both = changed(one, [](auto& p) { p.supply[1] = {}; });
    const auto full = changed(position("wa1_1"), [](auto& p) { p.pawns[0] = Bits<kPlaces>::all(); });
    for (const auto end : {both_supplies, one_supply, board_full, none_placeable}) {
        const auto s = setting_with(end);
        const bool by_boards = end == board_full || end == none_placeable;
        EXPECT_EQ(outcome(s, one), end == one_supply ? Outcome::draw : Outcome::in_play);
        EXPECT_EQ(outcome(s, turned(one)), end == one_supply ? Outcome::draw : Outcome::in_play);
        EXPECT_EQ(outcome(s, both), end == board_full ? Outcome::in_play : Outcome::draw);
        EXPECT_EQ(outcome(s, full), by_boards ? Outcome::draw : Outcome::in_play);
        EXPECT_EQ(legal(s, one, "pass"), end != one_supply) << "in a finished game nobody passes";
    }
    auto king_fills = full;
    king_fills.pawns[0].reset(place("h8_3"));
    EXPECT_EQ(outcome(setting_with(board_full), king_fills), Outcome::in_play) << "a hidden king fills no place";
    king_fills.revealed[1] = true;
    EXPECT_EQ(outcome(setting_with(board_full), king_fills), Outcome::draw);
}
TEST(NervaConstraintsReadings, EndWhenNonePlaceable) {
    const auto none = EndPlacedWhen::none_placeable;
    const auto s = setting_with(none);
    const auto full = changed(position(""), [](auto& p) { p.pawns[0] = Bits<kPlaces>::all(); });
    const auto but = [&](const std::string& hole, const std::function<void(table::Position&)>& change) {
        return changed(full, [&](auto& p) { p.pawns[0].reset(place(hole)), change(p); });
    };
    const auto nothing = [](auto&) {};
    EXPECT_EQ(outcome(s, but("c3_2", nothing)), Outcome::in_play);
    EXPECT_EQ(outcome(s, but("h8_3", nothing)), Outcome::in_play) << "a hidden king is not in the way";
    // A king who stands is, unless pawns share his place; a captured one ends the game before.
    const auto at_king = but("h8_3", [](auto& p) { p.revealed[1] = true; });
    EXPECT_EQ(outcome(s, at_king), Outcome::draw);
    EXPECT_EQ(outcome(setting_with(none, KingPawnOnHim::shares), at_king), Outcome::in_play);
    // Of either side, and of the size of the place.
    for (const std::size_t side : {0U, 1U}) {
        const auto last = [&](std::size_t size) {
            return but("c3_2", [=](auto& p) { p.supply = {}, p.supply[side][size] = 1; });
        };
        EXPECT_EQ(outcome(s, last(1)), Outcome::in_play) << "whoever is to move";
        EXPECT_EQ(outcome(s, turned(last(1))), Outcome::in_play);
        EXPECT_EQ(outcome(s, last(0)), Outcome::draw) << "large pawns do not go there";
    }
    // Where pawns rest on something: small ones in hand and no piece on the second level.
    const auto small = changed(position("wa1_1"), [](auto& p) { p.supply = {}, p.supply[0][2] = p.supply[1][2] = 1; });
    EXPECT_EQ(outcome(s, small), Outcome::in_play);
    EXPECT_EQ(outcome(setting_with(none, PlaceRestsOn::on_top), small), Outcome::draw);
    const auto under = but("c3_1", nothing);
    EXPECT_EQ(outcome(setting_with(none, PlaceRestsOn::not_under), under), Outcome::draw);
    // Attacks that are left do not matter, nor does what wins.
    const auto attacks = changed(position("we4_1 Bd4_1"), [](auto& p) { p.supply = {}; });
    EXPECT_EQ(outcome(s, attacks), Outcome::draw);
    EXPECT_EQ(outcome(setting_with(none, EndGoesTo::more_pawns), attacks), Outcome::white_wins);
}
TEST(NervaConstraintsReadings, EndGoesTo) {
    const auto ended = [](const std::string& pieces) {
        return changed(position(pieces), [](auto& p) { p.supply = {}; });
    };
    const auto more = setting_with(EndGoesTo::more_pawns);
    EXPECT_EQ(outcome(more, ended("wa1_1 wa2_1 ba3_1")), Outcome::white_wins);
    EXPECT_EQ(outcome(more, ended("wa1_1 ba2_1 ba3_1")), Outcome::black_wins);
    EXPECT_EQ(outcome(more, ended("wa1_1 ba3_1")), Outcome::draw);
    EXPECT_EQ(outcome(setting_with(EndGoesTo::draw), ended("wa1_1 wa2_1 ba3_1")), Outcome::draw);
    EXPECT_EQ(outcome(more, ended("wa1_1 wa2_1 -Wa3_1")), Outcome::black_wins) << "the king decides first";
    EXPECT_EQ(outcome(more, ended("wa1_1 wa2_1 -Wa3_1 -Ba4_1")), Outcome::draw);
}

}  // namespace
}  // namespace nomos::nerva
