// Nerva's properties, asked natively along random games and on random close positions.
#include "model/nerva/ruleset.hpp"
#include "properties/nerva/properties.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;

RC_GTEST_PROP(NervaPlay, GamesKeepEveryInvariantAndLaw, ()) { play_one_game<Nerva>(); }
RC_GTEST_PROP(NervaPlay, CloseFightsKeepEveryInvariantAndLaw, ()) { play_one_move<Nerva>(); }

// One law speaks of boards full but for one place: thrown boards that full have too many pawns of a side.
constexpr std::string_view kOfFullBoards = "nerva.law.last-place-ends-the-game";
TEST(NervaPlay, EveryOtherLawIsPutToTheTest) {
    EXPECT_EQ(never_fired<Nerva>(200'000), std::set<std::string>{std::string(kOfFullBoards)});
}
TEST(NervaPlay, TheLastPlaceIsPutToTheTest) {
    using Law = nerva::properties::LastPlaceEndsTheGame;
    ASSERT_EQ(Law::info().id, kOfFullBoards);
    const std::string half = "wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbb";
    Game<Nerva> game{Nerva::default_setting(), {}};
    const auto choose = [&](auto option) { game.setting.readings.choose(option); };
    choose(nerva::EndPlacedWhen::board_full), choose(nerva::KingPawnOnHim::shares);
    game.position =
        nerva::parse_position(half + "1 " + half + "b " + half + "b b s0,0,0/1,0,0 x0,0,0/0,0,0 K_c4_2 K_f6_1");
    ASSERT_TRUE((induction::all_invariants<Nerva, Native>(game.setting, game.position)));
    const auto move = nerva::parse_move("h1_1");
    ASSERT_TRUE(Nerva::Rules<Native>::legal(game.setting, game.position, move));
    const auto after = Nerva::Rules<Native>::apply(game.setting, game.position, move);
    const auto step = step_between<Nerva>(game, move, after);
    EXPECT_TRUE(premise_of<Law>(step));
    EXPECT_TRUE(law_of<Law>(step));
}

// The test can fail: where captured pawns are not counted as lost, some law is broken.
struct CapturedVanish : Nerva {
    template <class A>
    struct Rules : Nerva::Rules<A> {
        static Nerva::Position<A> apply(const Nerva::Setting<A>& s, const Nerva::Position<A>& p,
                                        const Nerva::Move<A>& m) {
            auto after = Nerva::Rules<A>::apply(s, p, m);
            after.lost = p.lost;
            return after;
        }
    };
};
TEST(NervaPlay, NoticesABrokenRule) {
    EXPECT_FALSE(rc::check("captured pawns vanish (this one is meant to fail)", [] {
        for (int i = 0; i < 20; ++i) play_one_move<CapturedVanish>();
    }));
}

}  // namespace
}  // namespace nomos::play
