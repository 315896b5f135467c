// What is nearer to the set-up is still of its kind, and nothing that could be as there is not.
#include "analysis/lines/towards_set_up.hpp"

#include <gtest/gtest.h>

#include "model/nefatavl/ruleset.hpp"
#include "model/nymbat/position.hpp"

namespace nomos::analysis {
namespace {

using Tafl = nefatavl::Tafl<7>;
using Position = Tafl::Position<Native>;

TEST(NearTheSetUp, AllThatMayStandsWhereItBegan) {
    const auto setting = Tafl::default_setting();
    const Position begin = Tafl::start<Native>(setting);
    constexpr int kSomewhere = 8;  // b2
    Position alone;
    alone.king.set(kSomewhere);
    const auto is_good = [&](const Position& p) {
        return p.king == Bits<49>::single(kSomewhere) && Tafl::well_formed<Native>(setting, p);
    };
    ASSERT_TRUE(is_good(alone));
    const Position near = nearer_the_set_up<Tafl>(setting, alone, is_good);
    EXPECT_TRUE(is_good(near));
    EXPECT_EQ(near.defenders_to_move, begin.defenders_to_move);
    const Bits<49> others = ~Bits<49>::single(kSomewhere);
    EXPECT_EQ(near.attackers, begin.attackers & others);
    EXPECT_EQ(near.defenders, begin.defenders & others);
}
TEST(NearTheSetUp, WhatIsOfNoOtherKindStaysAsItIs) {
    const auto setting = Tafl::default_setting();
    Position alone;
    alone.king.set(8);
    EXPECT_TRUE(
        same(nearer_the_set_up<Tafl>(setting, alone, [&](const Position& p) { return same(p, alone); }), alone));
    const Position begin = Tafl::start<Native>(setting);
    EXPECT_TRUE(same(nearer_the_set_up<Tafl>(setting, alone, [](const Position&) { return true; }), begin));
}
TEST(NearTheSetUp, NumbersComeAsNearAsTheyMay) {
    nymbat::Position<Native> position{}, usual{};
    usual.reserve = {60, 60}, position.delays = {5, 0};
    for_each_number_nearer(position, usual, [&](const auto& other) {
        if (other.reserve[0] > 37 || other.delays[0] < 5) return false;
        return position = other, true;
    });
    EXPECT_EQ(position.reserve[0], 37);
    EXPECT_EQ(position.reserve[1], 60);
    EXPECT_EQ(position.delays[0], 5);
}

}  // namespace
}  // namespace nomos::analysis
