// Neva's properties, asked natively along random games and on random close positions.
#include "model/neva/ruleset.hpp"
#include "properties/neva/properties.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Neva = Checked<neva::RulesetType, neva::properties::Properties>;

RC_GTEST_PROP(NevaPlay, GamesKeepEveryInvariantAndLaw, ()) { play_one_game<Neva>(); }
RC_GTEST_PROP(NevaPlay, CloseFightsKeepEveryInvariantAndLaw, ()) { play_one_move<Neva>(); }
TEST(NevaPlay, EveryLawIsPutToTheTest) { EXPECT_EQ(never_fired<Neva>(200'000), std::set<std::string>{}); }

// The test can fail: each of these breaks one rule, and some law notices.
template <class Broken>
struct With : Neva {
    template <class A>
    struct Rules : Neva::Rules<A> {
        static Neva::Position<A> apply(const Neva::Setting<A>& s, const Neva::Position<A>& p, const Neva::Move<A>& m) {
            auto after = Neva::Rules<A>::apply(s, p, m);
            Broken::spoil(p, m, after);
            return after;
        }
    };
};
// Whose piece has been taken answers at once, though others are living in between.
struct VictimAnswers {
    static void spoil(const neva::Position<Native>& before, const neva::Move<Native>& m,
                      neva::Position<Native>& after) {
        if (!m.jump || after.jumper.any()) return;
        for (std::size_t p = 0; p < neva::kPlayers; ++p) {
            const bool lost = (before.pieces_of(p) & ~after.pieces_of(p) & ~m.from).any();
            if (lost && after.pieces_of(p).any()) after.turn = Bits<neva::kPlayers>::single(static_cast<int>(p));
        }
    }
};
// A man that jumps lands on the cell beside: off its lattice.
struct JumpsSlip {
    static void spoil(const neva::Position<Native>&, const neva::Move<Native>& m, neva::Position<Native>& after) {
        const auto beside = neva::Board::step<Direction::east>(m.to) & ~after.occupied();
        if (!m.jump || m.king || beside.none() || after.jumper.any()) return;
        for (auto& men : after.men)
            if ((men & m.to).any()) men = (men & ~m.to) | beside;
    }
};
// What was captured stays on the board.
struct NothingLeaves {
    static void spoil(const neva::Position<Native>& before, const neva::Move<Native>& m,
                      neva::Position<Native>& after) {
        if (!m.jump) return;
        for (std::size_t p = 0; p < neva::kPlayers; ++p)
            after.men[p] = after.men[p] | (before.men[p] & ~m.from & ~after.occupied());
    }
};

template <class Broken>
void expect_noticed(const char* what) {
    EXPECT_FALSE(rc::check(std::string(what) + " (this one is meant to fail)", [] {
        for (int i = 0; i < 20; ++i) play_one_move<With<Broken>>();
    }));
}
TEST(NevaPlay, NoticesAnAnswerOutOfTurn) { expect_noticed<VictimAnswers>("who lost a piece moves next"); }
TEST(NevaPlay, NoticesAManOffItsLattice) { expect_noticed<JumpsSlip>("a jump ends one cell aside"); }
TEST(NevaPlay, NoticesCapturesThatStay) { expect_noticed<NothingLeaves>("captured men stay"); }

}  // namespace
}  // namespace nomos::play
