// Small Nymbats: hexagons of their own, on which both encodings, the symmetry and an independent solver agree.
#include <gtest/gtest.h>

#include "model/nymbat/aids/study.hpp"
#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

using R = nymbat::RulesetType;
using nymbat::Study;

// A board by its place in the list, and the counts that are asked for.
nymbat::Setting<Native> small_nymbat(int board, std::initializer_list<int> counts = {}) {
    auto setting = R::default_setting();
    Study::at(board, [&](auto, auto&& make_small) { make_small(setting); });
    int which = 0;
    for (const int n : counts) Study::set_count(setting, which++, n);
    return setting;
}
Exploration explored_nymbat(const nymbat::Setting<Native>& setting, bool up_to_symmetry, bool conformance = false) {
    ExploreChoice c;
    c.up_to_symmetry = up_to_symmetry, c.conformance = conformance, c.most_edges = 10'000'000;
    return Explorer<R, Study>(setting, R::start<Native>(setting), c).explored();
}
TEST(SmallNymbats, ArePackedAsTheWholeGameIs) { expect_symmetries<R, Study>(R::default_setting(), 2, 2, 40); }
TEST(SmallNymbats, AreHexagonsOfTheirOwn) {
    for (int board = 0; board < 4; ++board) {
        const auto setting = small_nymbat(board, {6, 4});
        const nymbat::Scale& scale = setting.scale;
        const auto start = R::start<Native>(setting);
        EXPECT_EQ(scale.board.count(), 3 * scale.edge * (scale.edge - 1) + 1);
        EXPECT_EQ(scale.home_row[0].count(), scale.edge);
        EXPECT_EQ(scale.home_row[1].count(), scale.edge);
        EXPECT_EQ((scale.home_row[1] | scale.set_up_area[0] | scale.board), scale.board);
        EXPECT_TRUE((scale.set_up_area[0] & scale.set_up_area[1]).none());
        EXPECT_TRUE(R::well_formed<Native>(setting, start));
        EXPECT_TRUE(same(R::parse(setting, R::print(setting, start)), start));
        EXPECT_EQ(R::picture(setting, start).cells.size(), static_cast<std::size_t>(scale.board.count()));
        expect_symmetries<R, Study>(setting, 2, 6, 60);
    }
    EXPECT_EQ(R::print(small_nymbat(0), R::start<Native>(small_nymbat(0))), "2/3/2 r 2,2 0,0 new:rb");
}
TEST(SmallNymbats, EndWithTheWholeGame) {
    const nymbat::Scale whole = small_nymbat(3).scale, told = nymbat::scale_of(8, 3, 60, 30);
    EXPECT_EQ(whole.edge, told.edge);
    EXPECT_EQ(whole.board, told.board);
    EXPECT_EQ(whole.home_row, told.home_row);
    EXPECT_EQ(whole.set_up_area, told.set_up_area);
    EXPECT_EQ(whole.reserve, told.reserve);
    EXPECT_EQ(whole.first_turn_limit, told.first_turn_limit);
    auto setting = small_nymbat(3);
    EXPECT_THROW(Study::set_count(setting, 0, 61), UsageError);
    EXPECT_EQ(small_nymbat(3, {5}).scale.first_turn_limit, 5) << "a first turn spends no more than there is";
}
TEST(SmallNymbats, AreJudgedAlikeInEveryPositionOfTheSmallest) {
    const auto e = explored_nymbat(small_nymbat(0, {1}), true, true);
    EXPECT_TRUE(e.complete);
    EXPECT_TRUE(e.disagreements.empty()) << e.disagreements.front();
    EXPECT_EQ(e.positions, 2081U);
    EXPECT_GT(*e.compared, e.positions * 100);
}
// Larger ones by random play, with enough in reserve for groups, removals and breakthroughs.
TEST(SmallNymbats, AreJudgedAlikeInPlay) {
    for (int board : {0, 1, 2}) {
        auto setting = small_nymbat(board, {9, 5});
        Bits<nymbat::kStages> met;
        std::uint64_t compared = 0;
        for (int option : {0, 1}) {  // the default of each reading that has a say in this, and another
            using nymbat::Reading;
            for (const Reading r : {Reading::group_stand_still, Reading::breakthrough_lost_mover, Reading::win_there})
                setting.readings.choose(r, option);
            for_positions_of_play<R, Study>(setting, 15, 80, [&](const auto& p) {
                met |= p.stage;
                ASSERT_EQ(disagreement_in<R>(setting, p, compared), "") << R::print(setting, p);
            });
        }
        EXPECT_GT(compared, 50'000U);
        EXPECT_GE(met.count(), 5) << "few stages of a turn came up on board " << board;
    }
}
// Rules that take the whole board for the one played on, where it is said what is legal.
struct Overrunning : R {
    template <class A>
    struct Rules : nymbat::Rules<A> {
        static Bit<A> legal(const nymbat::Setting<A>& s, const nymbat::Position<A>& p, const nymbat::Move<A>& m) {
            auto whole = s;
            whole.scale.board = nymbat::Hexagon::kBoard;
            return nymbat::Rules<A>::legal(whole, p, m);
        }
    };
};
TEST(SmallNymbats, AreNotLeftUnnoticed) {
    const auto setting = small_nymbat(1);
    const auto inside = R::parse(setting, "3/4/5/4/2r2 r 0,0 0,0 go:s2,f4,b0 w:c1 m:c1 chosen");
    const auto middle = R::parse(setting, "3/4/2r22/4/3 r 0,0 0,0 go:s1,f2,b0 w:c3 m:c3 chosen");
    std::uint64_t compared = 0;
    EXPECT_EQ(disagreement_in<R>(setting, inside, compared), "");
    EXPECT_NE(disagreement_in<Overrunning>(setting, inside, compared), "");
    EXPECT_EQ(disagreement_in<Overrunning>(setting, middle, compared), "") << "a step away no piece leaves the board";
}
TEST(SmallNymbats, HaveOrbitsThatAddUpAndOneValue) {
    for (const auto& setting : {small_nymbat(0, {1}), small_nymbat(1, {1})}) {
        const auto few = explored_nymbat(setting, true), all = explored_nymbat(setting, false);
        EXPECT_TRUE(few.complete && few.closed && all.complete);
        EXPECT_LT(few.positions, all.positions);
        EXPECT_EQ(few.without_symmetry, all.positions);
        EXPECT_EQ(few.value->start.winner, all.value->start.winner);
        EXPECT_EQ(few.value->start.plies, all.value->start.plies);
        EXPECT_EQ(few.longest, all.longest);
        EXPECT_EQ(few.components->cyclic + all.components->cyclic, 0U);
        EXPECT_EQ(few.value->positions.back(), 0U) << "a game that always ends is always won";
    }
}
TEST(SmallNymbats, AreSolvedAsTheNaiveSolverSolvesThem) { expect_as_naive<R, Study>(small_nymbat(0, {1})); }

}  // namespace
}  // namespace nomos::graph
