// Nymbat's properties, asked natively along random games and on random close positions.
#include "model/nymbat/ruleset.hpp"
#include "properties/nymbat/properties.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Nymbat = Checked<nymbat::RulesetType, nymbat::properties::Properties>;

RC_GTEST_PROP(NymbatPlay, GamesKeepEveryInvariantAndLaw, ()) { play_one_game<Nymbat>(); }
RC_GTEST_PROP(NymbatPlay, CloseFightsKeepEveryInvariantAndLaw, ()) { play_one_move<Nymbat>(); }
TEST(NymbatPlay, EveryLawIsPutToTheTest) { EXPECT_EQ(never_fired<Nymbat>(200'000), std::set<std::string>{}); }

// The generator always finds something to do before the game is won.
TEST(NymbatPlay, NobodyIsEverAtALoss) {
    Dice dice(7);
    int seen = 0;
    random_play<Nymbat>(dice, 20'000, 400, [&](const auto& setting, const auto& position, const auto&) {
        const bool over = !Nymbat::Rules<Native>::outcome(setting, position).test(0);
        EXPECT_EQ(random_move<Nymbat>(setting, position, dice).has_value(), !over) << Nymbat::print(setting, position);
        return ++seen > 0;
    });
    EXPECT_GT(seen, 10'000);
}

// The test can fail: each of these breaks one rule, and some law notices.
template <class Broken>
struct With : Nymbat {
    template <class A>
    struct Rules : Nymbat::Rules<A> {
        static Nymbat::Position<A> apply(const Nymbat::Setting<A>& s, const Nymbat::Position<A>& p,
                                         const Nymbat::Move<A>& m) {
            auto after = Nymbat::Rules<A>::apply(s, p, m);
            Broken::spoil(p, m, after);
            return after;
        }
    };
};
using nymbat::Kind;
using nymbat::Stage;
using Board = nymbat::Position<Native>;
using Move = nymbat::Move<Native>;

// What a breakthrough takes splits further, and is judged again.
struct ChainReactions {
    static void spoil(const Board&, const Move& m, Board& after) {
        if (m.is(Kind::take)) after.stage = nymbat::only(Stage::judging), after.hole = m.to;
    }
};
// A breakthrough may take what it likes.
struct BudgetIsForgotten {
    static void spoil(const Board& before, const Move& m, Board& after) {
        if (m.is(Kind::take)) after.budget = before.budget;
    }
};
// Who loses a piece gets it back.
struct RemovedComeBack {
    static void spoil(const Board& before, const Move& m, Board& after) {
        if (!m.is(Kind::take) && !m.is(Kind::go)) return;
        const auto foe = before.blue_to_move ? nymbat::Side::red : nymbat::Side::blue;
        (before.pieces_of(foe) & ~after.pieces_of(foe)).for_each([&](int hex) {
            after.reserve[nymbat::index(foe)] += nymbat::number_on(before, foe, hex);
        });
    }
};
// A turn costs nothing, whatever was brought in or is due.
struct NothingIsPaid {
    static void spoil(const Board& before, const Move& m, Board& after) {
        if (m.is(Kind::end) || m.is(Kind::pass)) after.reserve = before.reserve;
    }
};
// A piece may go a second time.
struct MovedOnesWait {
    static void spoil(const Board&, const Move& m, Board& after) {
        if (m.is(Kind::go)) after.waiting |= m.to & after.members;
    }
};

template <class Broken>
void expect_noticed(const char* what) {
    EXPECT_FALSE(rc::check(std::string(what) + " (this one is meant to fail)", [] {
        for (int i = 0; i < 20; ++i) play_one_move<With<Broken>>();
    }));
}
TEST(NymbatPlay, NoticesChainReactions) { expect_noticed<ChainReactions>("a take is judged again"); }
TEST(NymbatPlay, NoticesAForgottenBudget) { expect_noticed<BudgetIsForgotten>("takes cost nothing"); }
TEST(NymbatPlay, NoticesPiecesThatComeBack) { expect_noticed<RemovedComeBack>("what is removed is reserve again"); }
TEST(NymbatPlay, NoticesWhatIsNotPaid) { expect_noticed<NothingIsPaid>("no turn costs anything"); }
TEST(NymbatPlay, NoticesSecondMoves) { expect_noticed<MovedOnesWait>("a piece that has gone waits again"); }

}  // namespace
}  // namespace nomos::play
