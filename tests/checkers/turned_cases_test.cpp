// The cases of Nika's proofs that are one case turned, and what their inputs are called there.
#include "checkers/turned_cases.hpp"

#include <gtest/gtest.h>

#include <set>

#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"

namespace nomos {
namespace {

using Nika = Checked<nika::RulesetType, nika::properties::Properties>;
static_assert(WithTurnedCases<Nika>);

nika::Action<Native> moves_of(int part) {
    nika::Setting<Native> setting{};
    nika::Action<Native> move{};
    Nika::restrict<Native>(part, setting, move);
    return move;
}

TEST(TurnedCases, EveryMarchIsTurnedToOneWay) {
    std::set<int> ways;
    for (int part = 0; part < 4; ++part) {
        const int image = turned::image_of_case<Nika>(part);
        const auto move = moves_of(part);
        ways.insert((image == turned::kAsItIs ? move : nika::Images::of(image, move)).direction.lowest());
    }
    EXPECT_EQ(ways.size(), 1U);
    EXPECT_EQ(turned::image_of_case<Nika>(5), turned::kAsItIs) << "a rally has no way to go";
}
TEST(TurnedCases, ARenamingTakesEveryBitToOneOfItsOwn) {
    for (int k = 0; k < nika::Images::kCount; ++k) {
        const auto renaming = turned::renaming<Nika>(k);
        std::set<smt::InputBit> taken;
        for (const std::string record : {"before.", "after.", "setting.", "move."})
            for (const std::string field : {"athens", "facing_north", "facing_west", "cells", "rally_sparta", "pieces"})
                for (int b = 0; b < nika::kFrame; ++b)
                    EXPECT_TRUE(taken.insert(renaming({record + field, b}, nika::kFrame)).second) << record << field << b;
        for (int d = 0; d < 4; ++d) EXPECT_TRUE(taken.insert(renaming({"move.direction", d}, 4)).second);
    }
}
TEST(TurnedCases, FacingsTurnWithTheBoard) {
    const auto half_way_round = turned::renaming<Nika>(2);  // left and right, top and bottom
    EXPECT_EQ(half_way_round({"before.facing_north", 0}, nika::kFrame),
              (smt::InputBit{"before.facing_south", nika::kFrame - 1}));
    EXPECT_EQ(half_way_round({"before.turn", 1}, 4), (smt::InputBit{"before.turn", 1})) << "cities stay what they are";
    EXPECT_EQ(half_way_round({"cut 3: facing", 0}, nika::kFrame), (smt::InputBit{"cut 3: facing", nika::kFrame - 1}));
}

}  // namespace
}  // namespace nomos
