// Nika's properties, asked natively along random games and on random close positions.
#include "checkers/telling_laws.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Nika = Checked<nika::RulesetType, nika::properties::Properties>;

RC_GTEST_PROP(NikaPlay, GamesKeepEveryInvariantAndLaw, ()) { play_one_game<Nika>(); }
RC_GTEST_PROP(NikaPlay, CloseFightsKeepEveryInvariantAndLaw, ()) { play_one_move<Nika>(); }
TEST(NikaPlay, EveryLawIsPutToTheTest) { EXPECT_EQ(never_fired<Nika>(20'000), std::set<std::string>{}); }

// Two of the three answers to who wins when pushed home leave nothing to ask about both teams at once.
TEST(NikaPlay, ThatOnlyActorsComeHomeSettlesWhoWinsAtOnce) {
    std::set<std::string> under;
    for (const auto& law : laws_that_settle_turns_under<Nika>()) {
        EXPECT_EQ(law.told.reading, "nika.victory.both-at-once");
        EXPECT_TRUE(law.is_proved({}));
        under.emplace(law.told.option);
    }
    EXPECT_EQ(under, (std::set<std::string>{"nothing", "routed"}));
}

// The test can fail: where routed pieces are not counted, some law is broken.
struct RoutedVanish : Nika {
    template <class A>
    struct Rules : Nika::Rules<A> {
        static Nika::Position<A> apply(const Nika::Setting<A>& s, const Nika::Position<A>& p, const Nika::Move<A>& m) {
            auto after = Nika::Rules<A>::apply(s, p, m);
            after.routed = p.routed;
            return after;
        }
    };
};
TEST(NikaPlay, NoticesABrokenRule) {
    EXPECT_FALSE(rc::check("routed pieces vanish (this one is meant to fail)", play_one_move<RoutedVanish>));
}

}  // namespace
}  // namespace nomos::play
