// Nika's laws of weight on lines with a gap and on enemies beside the phalanx: kept by what is read, broken by another.
#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"

namespace nomos::nika_weights {
namespace {

using nika::properties::AStoppedLineStays;
using nika::properties::OnlyTheHeavierLinePushes;
using nika::properties::TheHeavierLinePushes;
using nika::properties::WhoIsNotStoppedMayMarch;
using Nika = Checked<nika::RulesetType, nika::properties::Properties>;

nika::Setting<Native> reading(nika::PhalanxLineWithGap gap, nika::WeightBeside beside) {
    auto setting = Nika::default_setting();
    const auto choose = [&](auto option) { setting.readings.choose(option); };
    choose(gap), choose(beside);
    return setting;
}
struct Kept {
    bool only_the_heavier, the_heavier, stopped;
    bool operator==(const Kept&) const = default;
};
// The laws of a move that is carried out by one reading, as they stand under another.
Kept kept(const char* position, const char* move, const nika::Setting<Native>& read,
          const nika::Setting<Native>& carried_out) {
    using Rules = nika::Rules<Native>;
    const auto before = Nika::parse(read, position);
    const auto action = Nika::parse_move(read, move);
    EXPECT_TRUE(Rules::legal(carried_out, before, action));
    const auto after = Rules::apply(carried_out, before, action);
    const Step<Nika, Native> step{
        read, before, action, after, Rules::outcome(read, before), Rules::outcome(read, after)};
    return {law_of<OnlyTheHeavierLinePushes>(step), law_of<TheHeavierLinePushes>(step),
            law_of<AStoppedLineStays>(step)};
}
using enum nika::PhalanxLineWithGap;
using enum nika::WeightBeside;

// One line without a gap, and one with: its front piece meets an enemy of its own weight.
constexpr const char* kGap = "11/11/11/11/11/11/11/11/11/a>1a>s<7/a>a>a>8 a2 r1566 i0";
constexpr const char* kAll = "move a1+b1+c1+a2+c2 east";
TEST(NikaWeights, OfALineWithAGapAreThoseThatAreRead) {
    const auto line = reading(one_line, counts), weighs = reading(run_weighs, counts), run = reading(each_run, counts);
    for (const auto& read : {line, weighs, run}) EXPECT_EQ(kept(kGap, kAll, read, read), (Kept{true, true, true}));
    EXPECT_EQ(kept(kGap, kAll, line, weighs), (Kept{true, false, true})) << "the line is heavier, and stays";
    EXPECT_EQ(kept(kGap, kAll, line, run), (Kept{true, false, true})) << "the line is heavier, and a part of it stays";
    EXPECT_EQ(kept(kGap, kAll, weighs, line), (Kept{false, true, false})) << "pushed by a run of its own weight";
    EXPECT_EQ(kept(kGap, kAll, run, line), (Kept{false, true, false})) << "the same of a run by itself";
    EXPECT_EQ(kept(kGap, kAll, weighs, run), (Kept{true, true, false})) << "the one behind goes without the line";
    EXPECT_EQ(kept(kGap, kAll, run, weighs), (Kept{true, false, true})) << "the one behind could go, and stays";
}
// The same further up: behind the enemy lies an area that may bar who enters it. Who does not would have to go.
constexpr const char* kAreaBehind = "11/a>1a>s<7/a>a>a>8/11/11/11/11/11/11/11/11 a2 r1566 i0";
constexpr const char* kAreaAhead = "11/1a>1a>s<6/1a>a>a>7/11/11/11/11/11/11/11/11 a2 r1566 i0";
TEST(NikaWeights, ExcuseWhoStaysByAnAreaAheadOnly) {
    const auto line = reading(one_line, counts), weighs = reading(run_weighs, counts);
    EXPECT_EQ(kept(kAreaBehind, "move a9+b9+c9+a10+c10 east", line, line), (Kept{true, true, true}));
    EXPECT_EQ(kept(kAreaBehind, "move a9+b9+c9+a10+c10 east", line, weighs), (Kept{true, false, true}));
    EXPECT_EQ(kept(kAreaAhead, "move b9+c9+d9+b10+d10 east", line, weighs), (Kept{true, true, true}));
}
// The second of two enemies has the phalanx beside him and looks away.
constexpr const char* kBeside = "11/11/11/11/11/11/11/11/11/1a<a<a<a<6/1tvs>a<a<6 a2 r0565 i0";
constexpr const char* kBoth = "move d1+e1+b2+c2+d2+e2 west";
TEST(NikaWeights, OfAnEnemyBesideThePhalanxAreThoseThatAreRead) {
    const auto all = reading(one_line, counts), facing = reading(one_line, must_face);
    for (const auto& read : {all, facing}) EXPECT_EQ(kept(kBeside, kBoth, read, read), (Kept{true, true, true}));
    EXPECT_EQ(kept(kBeside, kBoth, all, facing), (Kept{false, true, false})) << "two are pushed by two";
    EXPECT_EQ(kept(kBeside, kBoth, facing, all), (Kept{true, false, true})) << "two stay before one that weighs";
}
// What must be legal, as one of the laws has it. The rules of the same reading allow no less.
bool is_granted(const char* position, const char* move, const nika::Setting<Native>& read) {
    using Rules = nika::Rules<Native>;
    const auto before = Nika::parse(read, position);
    const auto action = Nika::parse_move(read, move);
    const bool granted =
        WhoIsNotStoppedMayMarch::grants(Candidate<Nika, Native>{read, before, action, Rules::outcome(read, before)});
    EXPECT_TRUE(!granted || Rules::legal(read, before, action));
    return granted;
}
TEST(NikaWeights, WhoOutweighsWhatHeMeetsIsNotRefused) {
    constexpr const char* kThreeToTwo = "11/11/11/11/11/11/11/11/11/1t^s>a<a<6/1s^s>a<a<a<5 a2 r1365 i0";
    const auto read = reading(one_line, counts);
    EXPECT_TRUE(is_granted(kThreeToTwo, "move d1+e1+f1 west", read));
    EXPECT_FALSE(is_granted(kThreeToTwo, "move d1+e1 west", read)) << "two meet two";
    EXPECT_TRUE(is_granted(kGap, kAll, read)) << "three of a line with a gap meet one";
    EXPECT_FALSE(is_granted(kGap, "move a1 west", read)) << "nobody goes over the edge";
}
// Of two lines one meets an enemy of its own weight.
TEST(NikaWeights, AStoppedLineRefusesTheOtherOnlyWhereItStopsAll) {
    constexpr const char* kOneOfThree = "11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a2 r3566 i0";
    auto stays = reading(one_line, counts), stops_all = stays;
    stops_all.readings.choose(nika::PhalanxBlockedLine::stops_all);
    EXPECT_TRUE(is_granted(kOneOfThree, "move c1+c2+c3 east", stays));
    EXPECT_FALSE(is_granted(kOneOfThree, "move c1+c2+c3 east", stops_all));
    EXPECT_TRUE(is_granted(kOneOfThree, "move c1 east", stops_all));
}
// A line in which a friend stands ahead may stay, whatever it weighs.
TEST(NikaWeights, DoNotMatterWhereAFriendStops) {
    const auto line = reading(one_line, counts);
    EXPECT_EQ(kept("11/11/11/11/11/11/11/11/11/a>a>m<8/a>a>a>8 a2 r1656 i0", "move a1+b1+c1+a2+b2 east", line, line),
              (Kept{true, true, true}));
}

}  // namespace
}  // namespace nomos::nika_weights
