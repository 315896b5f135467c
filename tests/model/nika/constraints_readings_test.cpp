// Each reading of Nika: a scene that its options answer differently.
#include <gtest/gtest.h>

#include "tests/model/nika/constraints_table.hpp"

namespace nomos::nika {
namespace {

using table::after_first;
using table::position;
using table::setting_with;

bool legal(const table::Setting& s, const std::string& pieces, const std::string& a) {
    return Constraints::legal<Native>(s, position(pieces), table::action(a), {});
}
bool follows(const table::Setting& s, const std::string& pieces, const std::string& a, const table::Position& then) {
    return legal(s, pieces, a) && Constraints::effect<Native>(s, position(pieces), table::action(a), then, {});
}
bool follows(const table::Setting& s, const std::string& pieces, const std::string& a, const std::string& then) {
    return follows(s, pieces, a, after_first(then));
}

// The worked example: the line e is tied 2 to 2, the line f outweighs its enemies 3 to 2.
TEST(NikaReadings, PhalanxBlockedLine) {
    const std::string pieces = "Ae4n Ae5n Af3n Af4n Af5n Se6s Se7s Tf6s Sf7s", march = "move e4,e5,f3,f4,f5 n";
    const auto stays = setting_with(PhalanxBlockedLine::stays);
    EXPECT_TRUE(follows(stays, pieces, march, "Ae4n Ae5n Af4n Af5n Af6n Se6s Se7s Tf7s Sf8s"));
    EXPECT_FALSE(follows(stays, pieces, march, "Ae5n Ae6n Af4n Af5n Af6n Se7s Se8s Tf7s Sf8s"));
    EXPECT_FALSE(legal(setting_with(PhalanxBlockedLine::stops_all), pieces, march));
    EXPECT_TRUE(legal(setting_with(PhalanxBlockedLine::stops_all), pieces, "move f3,f4,f5 n"));
}

TEST(NikaReadings, PhalanxLineWithGap) {
    const std::string pieces = "Ae3n Af3n Af4n Af5n Ae5n Se6s", march = "move e3,f3,f4,f5,e5 n";
    EXPECT_TRUE(follows(setting_with(PhalanxLineWithGap::one_line), pieces, march, "Ae4n Af4n Af5n Af6n Ae6n Se7s"));
    EXPECT_TRUE(follows(setting_with(PhalanxLineWithGap::each_run), pieces, march, "Ae4n Af4n Af5n Af6n Ae5n Se6s"));
    EXPECT_FALSE(legal(setting_with(PhalanxLineWithGap::each_run, PhalanxBlockedLine::stops_all), pieces, march));
    EXPECT_TRUE(legal(setting_with(PhalanxLineWithGap::one_line, PhalanxBlockedLine::stops_all), pieces, march));
    EXPECT_TRUE(follows(setting_with(PhalanxLineWithGap::run_weighs), pieces, march, "Ae3n Af4n Af5n Af6n Ae5n Se6s"));
    // One line advances as a whole or not at all: a friend before the front run stops the rear one.
    EXPECT_TRUE(follows(setting_with(PhalanxLineWithGap::one_line), "Ae3n Af3n Af4n Af5n Ae5n Me6s", march,
                        "Ae3n Af4n Af5n Af6n Ae5n Me6s"));
}

TEST(NikaReadings, WeightBeside) {
    const std::string pieces = "Af3n Af4n Ae3n Ae4n Ae5n Ae6n Sf5s ", march = "move f3,f4,e3,e4,e5,e6 n";
    const std::string pushed = "Af4n Af5n Ae4n Ae5n Ae6n Ae7n Sf6s ", held = "Af3n Af4n Ae4n Ae5n Ae6n Ae7n Sf5s ";
    EXPECT_TRUE(follows(setting_with(WeightBeside::counts), pieces + "Tf6e", march, held + "Tf6e"));
    EXPECT_FALSE(follows(setting_with(WeightBeside::counts), pieces + "Tf6e", march, pushed + "Tf7e"));
    EXPECT_TRUE(follows(setting_with(WeightBeside::must_face), pieces + "Tf6e", march, pushed + "Tf7e"));
    EXPECT_FALSE(follows(setting_with(WeightBeside::must_face), pieces + "Tf6e", march, held + "Tf6e"));
    EXPECT_TRUE(follows(setting_with(WeightBeside::must_face), pieces + "Tf6w", march, held + "Tf6w")) << "f6 faces e6";
    EXPECT_TRUE(follows(setting_with(WeightBeside::must_face), pieces + "Tf6e Sf7e", march, held + "Tf6e Sf7e"))
        << "f7 touches nobody of the phalanx";
}

TEST(NikaReadings, PushEnemyInGap) {
    const std::string pieces = "Ae2n Ae3n Af3n Af4n Af5n Ae5n Se4s", march = "move e2,e3,f3,f4,f5,e5 n";
    const std::string followed = "Ae3n Ae4n Af4n Af5n Af6n Ae6n Se5s", routed = "Ae3n Ae4n Af4n Af5n Af6n Ae6n";
    EXPECT_TRUE(follows(setting_with(PushEnemyInGap::follows), pieces, march, followed));
    EXPECT_FALSE(follows(setting_with(PushEnemyInGap::follows), pieces, march, routed));
    EXPECT_TRUE(follows(setting_with(PushEnemyInGap::routed), pieces, march, routed));
    EXPECT_FALSE(follows(setting_with(PushEnemyInGap::routed), pieces, march, followed));
    // A piece ahead that does not leave is an enemy piece like any other.
    EXPECT_TRUE(follows(setting_with(PushEnemyInGap::follows, PhalanxLineWithGap::each_run), pieces + " Me6s", march,
                        "Ae3n Ae4n Af4n Af5n Af6n Ae5n Me6s"));
}

// Two runs of one line can each cost an enemy its place: one is routed per run, not per line.
TEST(NikaReadings, TwoAreRoutedInALineWithAGap) {
    const std::string pieces = "Ac8n Ad8n Ad9n Ad10n Ac10n Sc9w Tc11s", march = "move c8,d8,d9,d10,c10 n";
    EXPECT_TRUE(follows(setting_with(PhalanxLineWithGap::one_line), pieces, march, "Ac9n Ad9n Ad10n Ad11n Ac11n"));
    EXPECT_TRUE(
        follows(setting_with(PhalanxLineWithGap::each_run), pieces, march, "Ac9n Ad9n Ad10n Ad11n Ac10n Tc11s"));
}

TEST(NikaReadings, PushFacesWhom) {
    const std::string pieces = "Ae4n Ae5n Af5n Af6n Se6e", march = "move e4,e5,f5,f6 n";
    EXPECT_TRUE(follows(setting_with(PushFacesWhom::oncoming), pieces, march, "Ae5n Ae6n Af6n Af7n"));
    EXPECT_TRUE(follows(setting_with(PushFacesWhom::any_member), pieces, march, "Ae5n Ae6n Af6n Af7n Se7e"));
    // Facing a member does not help against a single piece, nor does facing a piece that is not chosen.
    EXPECT_TRUE(follows(setting_with(PushFacesWhom::any_member), pieces, "move e4,e5 n", "Ae5n Ae6n Af5n Af6n"));
}

TEST(NikaReadings, VictoryPushedHome) {
    const std::string pieces = "Ah6e Ai6e Sj6w", march = "move h6,i6 e", then = "Ai6e Aj6e Sk6w";
    table::Position won = after_first(then);
    won.winners.set(1), won.actors.set(0);
    EXPECT_TRUE(follows(setting_with(VictoryPushedHome::nothing), pieces, march, then));
    EXPECT_FALSE(follows(setting_with(VictoryPushedHome::nothing), pieces, march, won));
    EXPECT_TRUE(follows(setting_with(VictoryPushedHome::wins), pieces, march, won));
    EXPECT_FALSE(follows(setting_with(VictoryPushedHome::wins), pieces, march, then));
    EXPECT_FALSE(follows(setting_with(VictoryPushedHome::routed), pieces, march, then));
    EXPECT_TRUE(follows(setting_with(VictoryPushedHome::routed), pieces, march, "Ai6e Aj6e"));
}

TEST(NikaReadings, PushFacing) {
    const std::string pieces = "Ae4n Ae5n Se6s", march = "move e4,e5 n";
    EXPECT_TRUE(follows(setting_with(PushFacing::keeps), pieces, march, "Ae5n Ae6n Se7s"));
    EXPECT_FALSE(follows(setting_with(PushFacing::keeps), pieces, march, "Ae5n Ae6n Se7n"));
    EXPECT_TRUE(follows(setting_with(PushFacing::turns), pieces, march, "Ae5n Ae6n Se7n"));
    EXPECT_FALSE(follows(setting_with(PushFacing::turns), pieces, march, "Ae5n Ae6n Se7s"));
}

TEST(NikaReadings, VictoryBothAtOnce) {
    table::Position both = position("");
    both.winners = Bits<2>::all(), both.actors.set(1);
    const auto is = [&](VictoryBothAtOnce option, Outcome o) {
        return Constraints::outcome<Native>(setting_with(option), both, static_cast<int>(o), {});
    };
    EXPECT_TRUE(is(VictoryBothAtOnce::actor_wins, Outcome::sparta_thebes_win));
    EXPECT_FALSE(is(VictoryBothAtOnce::actor_wins, Outcome::athens_messene_win));
    EXPECT_FALSE(is(VictoryBothAtOnce::actor_wins, Outcome::draw));
    EXPECT_TRUE(is(VictoryBothAtOnce::draw, Outcome::draw));
    EXPECT_FALSE(is(VictoryBothAtOnce::draw, Outcome::sparta_thebes_win));
}

TEST(NikaReadings, AreaEnemyRally) {
    EXPECT_TRUE(legal(setting_with(AreaEnemyRally::open), "Aj9n", "move j9 e"));
    EXPECT_FALSE(legal(setting_with(AreaEnemyRally::barred), "Aj9n", "move j9 e"));
    // The ally's rally area is c11, Athens' own c1.
    EXPECT_FALSE(legal(setting_with(AreaEnemyRally::owner_only), "Aj9n", "move j9 e"));
    EXPECT_FALSE(legal(setting_with(AreaEnemyRally::owner_only), "Ac10n", "move c10 n"));
    EXPECT_TRUE(legal(setting_with(AreaEnemyRally::barred), "Ac10n", "move c10 n"));
    EXPECT_TRUE(legal(setting_with(AreaEnemyRally::owner_only), "Ac2n", "move c2 s"));
    // Being pushed is not walking.
    EXPECT_TRUE(follows(setting_with(AreaEnemyRally::barred), "Ac8n Ac9n Sc10s", "move c8,c9 n", "Ac9n Ac10n Sc11s"));
}

TEST(NikaReadings, RotateNull) {
    EXPECT_TRUE(legal(setting_with(RotateNull::allowed), "Ae5n Ae6n", "rotate e5,e6 n"));
    EXPECT_FALSE(legal(setting_with(RotateNull::barred), "Ae5n Ae6n", "rotate e5,e6 n"));
    EXPECT_TRUE(legal(setting_with(RotateNull::barred), "Ae5n Ae6n", "rotate e5,e6 w"));
}

TEST(NikaReadings, DrawSameState) {
    const table::Position p = position("Ae5n"), q = after_first("Ae5n"), turned = position("Ae5w");
    EXPECT_FALSE(Constraints::same_state<Native>(setting_with(DrawSameState::everything), p, q));
    EXPECT_TRUE(Constraints::same_state<Native>(setting_with(DrawSameState::pieces_only), p, q));
    EXPECT_FALSE(Constraints::same_state<Native>(setting_with(DrawSameState::pieces_only), p, turned));
    EXPECT_TRUE(Constraints::same_state<Native>(setting_with(DrawSameState::everything), p, p));
}

}  // namespace
}  // namespace nomos::nika
