// No position that play leads to is called incredible, under any readings; what a search made small is.
#include "model/nerva/aids/credible.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/nerva/aids/sampling.hpp"
#include "model/nerva/ruleset.hpp"
#include "tests/model/nerva/scene.hpp"

namespace nomos::nerva {
namespace {

bool credible(std::string_view position) {
    return is_credible(RulesetType::default_setting(), parse_position(position));
}

// Legal moves of a few tried by lot, attacks among them as long as there are pawns to attack.
int play_on(const Setting<Native>& setting, Dice& dice, int plies) {
    Position<Native> p = RulesetType::start<Native>(setting);
    int taken = 0;
    for (int ply = 0; ply < plies && Rules<Native>::outcome(setting, p).test(0); ++ply) {
        for (int attempt = 0; attempt < 40; ++attempt) {
            const Move<Native> m = throw_move(p, dice);
            if (!Rules<Native>::legal(setting, p, m)) continue;
            p = Rules<Native>::apply(setting, p, m);
            break;
        }
        for (const auto& side : p.lost)
            for (const int lost : side) taken += lost;
        RC_ASSERT(is_credible(setting, p));
    }
    return taken;
}

RC_GTEST_PROP(NervaCredible, WhatPlayLeadsToIs, ()) {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    auto setting = throw_position(dice).first;  // any readings, any places of the kings
    RC_TAG(play_on(setting, dice, 120) > 0 ? "something was taken" : "nothing was");
}

TEST(NervaCredible, PawnsThatNobodyTookAreNot) {
    EXPECT_FALSE(credible("- - 8/8/8/8/8/8/8/1wbw4 w s0,0,1/0,0,0 x32,32,29/32,32,31 ?K_c4_2 ?K_f6_1"))
        << "nobody is on the boards whose pawns all fell";
    EXPECT_FALSE(credible("- - - b s32,32,32/0,1,0 x0,0,0/32,31,32 ?K_c4_2 ?K_f6_1"));
    EXPECT_FALSE(credible("8/8/8/5b2/8/8/8/8 - - b s0,32,32/0,32,32 x32,0,0/31,0,0 ?K_c4_2 ?K_f6_1"))
        << "all 32 of Black's came by a capture, the first without an attacker";
    EXPECT_TRUE(credible("- - 8/8/8/8/8/8/8/1www4 b s32,32,29/32,32,31 x0,0,0/0,0,1 ?K_c4_2 ?K_f6_1"));
}
TEST(NervaCredible, WhoHasPawnsDoesNotKeepStill) {
    constexpr auto kWhiteAlone = "- - 8/8/8/8/8/8/8/wwwwww2 w s32,32,26/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1";
    EXPECT_FALSE(credible(kWhiteAlone));
    Scene scene;
    EXPECT_TRUE(is_credible(scene.read(TurnMayPass::free).setting, parse_position(kWhiteAlone)));
}
TEST(NervaCredible, APlaceIsLeftEmptyOnlyOnceTheHandIs) {
    Scene scene;
    scene.read(CaptureNoPawnLeft::left_empty);
    const auto one_placed = parse_position("- - 8/8/8/8/8/8/8/wbb5 b s32,32,31/32,32,29 x0,0,0/0,0,1 ?K_c4_2 ?K_f6_1");
    EXPECT_FALSE(is_credible(scene.setting, one_placed));
}
TEST(NervaCredible, HowPawnsGoIsAReading) {
    Scene scene;
    const auto p = parse_position("- - 8/8/8/8/8/8/8/1w6 b s32,32,31/32,32,31 x0,0,0/0,0,1 ?K_c4_2 ?K_f6_1");
    EXPECT_FALSE(is_credible(scene.setting, p)) << "one white pawn was used, and it cannot have taken before it came";
    EXPECT_TRUE(is_credible(scene.read(CaptureReplacement::attacker_moves).setting, p));
    EXPECT_FALSE(is_credible(scene.read(CaptureCapturedPawn::returns).setting, p)) << "it would be in hand again";
    EXPECT_TRUE(is_credible(scene.read(KingPawnOnHim::lost).setting, p)) << "it revealed a king";
}

}  // namespace
}  // namespace nomos::nerva
