// Small Nervas: boards of their own, on which both encodings, the symmetries and an independent solver agree.
#include <gtest/gtest.h>

#include "model/nerva/aids/study.hpp"
#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

using R = nerva::RulesetType;
using nerva::Boards;
using nerva::kPlaces;
using nerva::Study;
constexpr int kBoards = 5, k2x2 = 0, k3x3 = 2;

nerva::Setting<Native> small_nerva(int board) {
    auto setting = R::default_setting();
    Study::at(board, [&](auto, auto&& make_small) { make_small(setting); });
    return setting;
}
nerva::Position<Native> thinned(const nerva::Setting<Native>& setting, std::array<int, 3> pawns) {
    auto start = R::start<Native>(setting);
    for (int size = 0; size < 3; ++size) Study::thin(start, size, pawns[static_cast<std::size_t>(size)]);
    return start;
}
Exploration explored(int board, std::array<int, 3> pawns, ExploreChoice c = {}) {
    const auto setting = small_nerva(board);
    c.most_edges = 10'000'000;
    return Explorer<R, Study>(setting, thinned(setting, pawns), c).explored();
}
nerva::Setting<Native> any_readings(nerva::Setting<Native> setting, Dice& dice) {
    setting.readings = thrown_readings<nerva::Reading>(nerva::readings(), dice);
    return setting;
}

TEST(SmallNervas, AreBoardsOfTheirOwn) {
    ASSERT_EQ(Study::boards().size(), std::size_t{kBoards});
    for (int board = 0; board < kBoards; ++board) {
        const auto setting = small_nerva(board);
        const auto start = R::start<Native>(setting);
        const int places = setting.geometry.places.count();
        EXPECT_EQ(places, 3 * setting.geometry.columns * setting.geometry.rows);
        EXPECT_EQ(start.supply[0][0], places / 6) << "half as many of a size as there are squares";
        EXPECT_EQ(std::string(Study::boards()[static_cast<std::size_t>(board)].id),
                  std::to_string(setting.geometry.columns) + "x" + std::to_string(setting.geometry.rows));
        EXPECT_TRUE(none((start.kings[0] | start.kings[1]) & ~setting.geometry.places));
        for_positions_of_play<R, Study>(setting, 3, 30, [&](const auto& p) {
            ASSERT_TRUE(same(R::parse(setting, R::print(setting, p)), p)) << R::print(setting, p);
            ASSERT_TRUE(none((p.pawns[0] | p.pawns[1]) & ~setting.geometry.places))
                << "nobody stands beside the boards";
            ASSERT_EQ(R::picture(setting, p).cells.size(), static_cast<std::size_t>(places));
        });
    }
    EXPECT_TRUE(same(R::start<Native>(small_nerva(kBoards - 1)), R::start<Native>(R::default_setting())));
    auto p = R::start<Native>(small_nerva(1));
    p.pawns[0].set(Boards::place(2, 0, 0));
    EXPECT_EQ(R::print(small_nerva(1), p), "3/2w - - w s3,3,3/3,3,3 x0,0,0/0,0,0 ?K_a1_1 ?K_c2_1");
}
TEST(SmallNervas, RefusePositionsOfAnotherSize) {
    const auto small = small_nerva(k2x2);
    for (const char* text : {"- - - w s2,2,2/2,2,2 x0,0,0/0,0,0 ?K_c4_2 ?K_b2_1",
                             "8/8/8/8/8/8/8/7w - - w s2,2,2/2,2,2 x0,0,0/0,0,0 ?K_a1_1 ?K_b2_1",
                             "w1/2/2 - - w s2,2,2/2,2,2 x0,0,0/0,0,0 ?K_a1_1 ?K_b2_1"})
        EXPECT_THROW(R::parse(small, text), ParseError) << text;
    EXPECT_THROW(R::parse(R::default_setting(), "w1/2 - - w s2,2,2/2,2,2 x0,0,0/0,0,0 ?K_a1_1 ?K_b2_1"), ParseError);
}
// Kings never move, so a symmetry is what leaves them where they are.
TEST(SmallNervas, HaveTheSymmetriesOfTheirKings) {
    expect_symmetries<R, Study>(R::default_setting(), 1, 2, 60);
    for (const auto& [board, order] : {std::pair(0, 2), std::pair(1, 1), std::pair(2, 2), std::pair(3, 2)})
        expect_symmetries<R, Study>(small_nerva(board), order, 4, 40);
    auto central = small_nerva(k3x3);
    central.kings = {Bits<kPlaces>::single(Boards::place(1, 1, 0)), Bits<kPlaces>::single(Boards::place(1, 1, 2))};
    expect_symmetries<R, Study>(central, 8, 4, 40);
    auto oblong = small_nerva(1);
    oblong.kings = {Bits<kPlaces>::single(Boards::place(1, 0, 0)), Bits<kPlaces>::single(Boards::place(1, 1, 0))};
    expect_symmetries<R, Study>(oblong, 2, 4, 40);
}
TEST(SmallNervas, AddUpTheSameWithAndWithoutSymmetry) {
    for (const auto& [board, pawns] : {std::pair(k2x2, std::array{1, 1, 1}), std::pair(k3x3, std::array{2, 0, 0})}) {
        ExploreChoice whole;
        whole.up_to_symmetry = false;
        const Exploration all = explored(board, pawns, whole), few = explored(board, pawns);
        EXPECT_TRUE(few.closed);
        EXPECT_LT(few.positions, all.positions);
        EXPECT_EQ(few.without_symmetry, all.positions);
        EXPECT_EQ(few.per_depth.size(), all.per_depth.size());
        EXPECT_EQ(few.value->start.winner, all.value->start.winner);
        EXPECT_EQ(few.value->start.plies, all.value->start.plies);
    }
}
TEST(SmallNervas, AreTheSameGameInBothEncodings) {
    ExploreChoice c;
    c.conformance = true;
    const Exploration e = explored(k2x2, {1, 1, 0}, c);
    EXPECT_TRUE(e.complete);
    EXPECT_TRUE(e.disagreements.empty()) << e.disagreements.front();
    EXPECT_GT(*e.compared, 100 * e.positions);
}
// Under many readings and on larger boards, the positions of random games.
TEST(SmallNervas, AreTheSameGameInBothEncodingsUnderAnyReadings) {
    Dice dice(11);
    for (int n = 0; n < 60; ++n) {
        const auto setting = any_readings(small_nerva(n % 4), dice);
        std::uint64_t compared = 0;
        for_positions_of_play<R, Study>(setting, 1, 40, [&](const auto& p) {
            ASSERT_EQ(disagreement_in<R>(setting, p, compared), "") << R::print(setting, p);
        });
        EXPECT_GT(compared, 200U);
    }
}
// Constraints that know the whole boards only: to them a place beside the small ones is a place.
struct Forgetful : R {
    struct Constraints : nerva::Constraints {
        template <class A>
        static Bit<A> legal(nerva::Setting<A> s, const nerva::Position<A>& p, const nerva::Move<A>& m,
                            const InForce<A, nerva::Clause>& f) {
            s.geometry = {};
            return nerva::Constraints::legal<A>(s, p, m, f);
        }
    };
};
TEST(SmallNervas, PlantedAnEncodingThatForgetsTheBoardIsCaught) {
    const auto setting = small_nerva(k2x2);
    std::uint64_t compared = 0;
    EXPECT_NE(disagreement_in<Forgetful>(setting, R::start<Native>(setting), compared), "");
}
TEST(SmallNervas, AreSolvedAsByTheNaiveSolver) {
    auto tiny = small_nerva(k2x2);
    tiny.of_a_size = 1;
    tiny.readings.choose(nerva::Reading::place_rests_on, 1);
    expect_as_naive<R, Study>(tiny);
}
TEST(SmallNervas, AreDecidedByWhoBegins) {
    const Exploration e = explored(k3x3, {4, 0, 0});
    EXPECT_TRUE(e.complete);
    EXPECT_EQ(e.value->start.winner, "White");
    EXPECT_EQ(e.value->start.plies, 9);
    EXPECT_EQ(e.value->line.size(), 9U);
}

TEST(Nerva, OneLargePawnEachIsExploredWhole) {
    const Exploration e = explored(kBoards - 1, {1, 0, 0});
    EXPECT_TRUE(e.complete);
    EXPECT_EQ(e.per_depth[1], 64U) << "White puts his pawn anywhere";
    EXPECT_EQ(e.per_depth[2], 64U * 63U);
    EXPECT_EQ(e.components->cyclic, 0U);
}

}  // namespace
}  // namespace nomos::graph
