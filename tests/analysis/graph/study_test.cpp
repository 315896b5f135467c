// What the rulesets' studies say of their games: symmetries are symmetries, thinned set-ups are the
// ones asked for, and positions pack and unpack.
#include <gtest/gtest.h>

#include "tests/analysis/graph/studies.hpp"
#ifdef NOMOS_REGISTERED_neva
#include "model/neva/aids/study.hpp"
#endif
#ifdef NOMOS_REGISTERED_nika
#include "model/nika/aids/study.hpp"
#endif

namespace nomos::graph {
namespace {

TEST(Studies, SymmetriesOfNefatavl) {
    expect_symmetries<nefatavl::Tafl<7>, nefatavl::Study>(nefatavl::Tafl<7>::default_setting(), 8, 4, 40);
    expect_symmetries<nefatavl::Tafl<11>, nefatavl::Study>(nefatavl::Tafl<11>::default_setting(), 8, 1, 30);
}
TEST(Studies, ThinnedTaflStandsAlikeAllAround) {
    for (const int n : {4, 8, 16}) {
        auto s = nefatavl::Tafl<7>::default_setting();
        nefatavl::Study::set_count(s, 0, n), nefatavl::Study::set_count(s, 1, 0);
        const Space<nefatavl::Tafl<7>, nefatavl::Study> space(s, true);
        EXPECT_EQ(space.canonical().orbit(space.layout().pack(nefatavl::Tafl<7>::start<Native>(s))), 1) << n;
        EXPECT_EQ(s.first_attackers.count(), n);
    }
}
#ifdef NOMOS_REGISTERED_neva
TEST(Studies, SymmetriesOfNeva) {
    using R = neva::RulesetType;
    auto setting = R::default_setting();
    expect_symmetries<R, neva::Study>(setting, 1);
    setting.pairs = true;
    expect_symmetries<R, neva::Study>(setting, 2);
    setting.readings.choose(neva::Reading::pairs_allies, 1);
    expect_symmetries<R, neva::Study>(setting, 1);
}
neva::Setting<Native> small_neva(int board) {
    auto setting = neva::RulesetType::default_setting();
    neva::Study::at(board, [&](auto, auto&& make_small) { make_small(setting); });
    return setting;
}
TEST(Studies, SmallNevasAreSquaresOfTheirOwn) {
    using R = neva::RulesetType;
    for (int board = 0; board < 4; ++board) {
        auto setting = small_neva(board);
        const int size = setting.geometry.size;
        const auto start = R::start<Native>(setting);
        EXPECT_TRUE(neva::Study::may_start(setting, start)) << R::print(setting, start);
        EXPECT_TRUE(same(R::parse(setting, R::print(setting, start)), start));
        EXPECT_EQ(setting.geometry.cells.count(), size * size);
        setting.pairs = true;
        expect_symmetries<R, neva::Study>(setting, 2, 4, 40);
    }
    EXPECT_EQ(small_neva(3).first_men, R::default_setting().first_men);
    EXPECT_EQ(R::print(small_neva(0), R::start<Native>(small_neva(0))), "w1r/3/b1g w");
    const auto beside = R::parse(R::default_setting(), "w5/6/6/6/6/b5 w");
    EXPECT_FALSE(neva::Study::may_start(small_neva(1), beside));
}
TEST(Studies, EncodingsAgreeOnASmallNeva) {
    using R = neva::RulesetType;
    for (int board : {0, 1}) {
        const auto setting = small_neva(board);
        ExploreChoice c;
        c.limit = 6000, c.conformance = true;
        const auto e = Explorer<R, neva::Study>(setting, R::start<Native>(setting), c).explored();
        EXPECT_TRUE(e.disagreements.empty()) << e.disagreements.front();
        EXPECT_GT(*e.compared, e.positions);
    }
}
TEST(Studies, ThinnedNevaKeepsMenNearestTheirCorners) {
    for (int n = 1; n <= neva::kMenEach; ++n) {
        auto s = neva::RulesetType::default_setting();
        neva::Study::set_count(s, 0, n);
        const auto next_to_sit = neva::Images::of(0, s).first_men;  // a quarter turn
        for (std::size_t p = 0; p < neva::kPlayers; ++p) {
            EXPECT_EQ(s.first_men[p].count(), n);
            EXPECT_TRUE(s.first_men[p].test(neva::kHomeCorner[p]));
            EXPECT_EQ(next_to_sit[p], s.first_men[p]);
        }
    }
}
#endif
#ifdef NOMOS_REGISTERED_nika
TEST(Studies, SymmetriesOfNika) {
    using R = nika::RulesetType;
    for (int board : {0, 1}) {
        auto setting = R::default_setting();
        setting.board = nika::study_board(board);
        EXPECT_TRUE(nika::sound_board(setting)) << "sound, but for the number of pieces and the middle";
        expect_symmetries<R, nika::Study>(setting, 2);
    }
    auto lopsided = R::default_setting();
    lopsided.board = nika::study_board(0);
    lopsided.board.rally[0] = {};
    EXPECT_EQ(nika::Study::symmetries(lopsided, R::start<Native>(lopsided)).size(), 1U);
}
TEST(Studies, EncodingsAgreeOnASmallNika) {
    using R = nika::RulesetType;
    auto setting = R::default_setting();
    setting.board = nika::study_board(0);
    ExploreChoice c;
    c.limit = 2000, c.conformance = true;
    const auto e = Explorer<R, nika::Study>(setting, R::start<Native>(setting), c).explored();
    EXPECT_TRUE(e.disagreements.empty()) << e.disagreements.front();
    EXPECT_GT(*e.compared, e.positions * 10);
}
#endif

}  // namespace
}  // namespace nomos::graph
