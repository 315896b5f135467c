// Nefatavl's properties, asked natively along random games and on random close positions.
#include "model/nefatavl/ruleset.hpp"
#include "properties/nefatavl/properties.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Tafl = Checked<nefatavl::RulesetType, nefatavl::properties::Properties>;

RC_GTEST_PROP(NefatavlPlay, GamesKeepEveryInvariantAndLaw, ()) { play_one_game<Tafl>(); }
RC_GTEST_PROP(NefatavlPlay, CloseFightsKeepEveryInvariantAndLaw, ()) { play_one_move<Tafl>(); }
TEST(NefatavlPlay, EveryLawIsPutToTheTest) { EXPECT_EQ(never_fired<Tafl>(400'000), std::set<std::string>{}); }

// The test can fail: where hit stones stay on the board, some law is broken.
struct NothingFalls : Tafl {
    template <class A>
    struct Rules : Tafl::Rules<A> {
        static Tafl::Position<A> apply(const Tafl::Setting<A>& s, const Tafl::Position<A>& p, const Tafl::Move<A>& m) {
            auto after = Tafl::Rules<A>::apply(s, p, m);
            const auto way = m.from | m.to;
            after.attackers = p.attackers ^ select(p.defenders_to_move, decltype(way){}, way);
            return after;
        }
    };
};
TEST(NefatavlPlay, NoticesABrokenRule) {
    EXPECT_FALSE(rc::check("hit attackers stay on the board (this one is meant to fail)", play_one_move<NothingFalls>));
}

}  // namespace
}  // namespace nomos::play
