// Play that goes round: found where it exists, replayed, told to the reader; none where there is none.
#include "analysis/graph/round_play.hpp"

#include <gtest/gtest.h>

#include "analysis/examination/examine.hpp"
#include "analysis/findings/assemble.hpp"
#include "analysis/graph/endless.hpp"
#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

TEST(RoundPlay, IsFoundInTaflAndNotInTicTacToe) {
    const auto tafl = rounds_of_play<nefatavl::Tafl<11>>(5, 50);
    ASSERT_EQ(tafl.size(), 11U) << "all as usual, and each other option";
    for (const RoundOfPlay& r : tafl) EXPECT_TRUE(r.is_endless()) << r.reading;
    for (const RoundOfPlay& r : rounds_of_play<TicTacToe::R>(20, 20)) EXPECT_FALSE(r.found) << r.reading;
}
TEST(RoundPlay, IsReplayedAndRefusedIfItDoesNotComeBack) {
    using R = nefatavl::Tafl<7>;
    const auto setting = R::default_setting();
    auto round = *round_of_play<R>(setting, 5, 50);
    EXPECT_TRUE(round_play::replayed<R>(setting, round));
    auto shorter = round;
    shorter.round.pop_back();
    EXPECT_FALSE(round_play::replayed<R>(setting, shorter)) << "does not come back";
    auto twisted = round;
    std::swap(twisted.round[0], twisted.round[1]);
    EXPECT_FALSE(round_play::replayed<R>(setting, twisted)) << "cannot be played";
}
#ifdef NOMOS_REGISTERED_nerva
TEST(RoundPlay, HasNoPlayOnTheWayThatCanBeLeftOut) {
    const RoundOfPlay r = rounds_of_play("nerva", 20, 200).front();
    EXPECT_EQ(r.lead.size(), 2U) << "two pawns side by side, and no king that shows himself";
    EXPECT_EQ(r.round.size(), 2U);
}
#endif
// Constraints that forbid whatever comes from row 1, and constraints that accept no effect.
template <class Broken>
struct Tafl7With : nefatavl::Tafl<7> {
    using Constraints = Broken;
};
struct NothingFromRowOne : nefatavl::Constraints<7> {
    template <class A>
    static Bit<A> legal(const nefatavl::Setting<A, 7>& s, const nefatavl::Position<A, 7>& p,
                        const nefatavl::Move<A, 7>& m, const InForce<A, nefatavl::Clause>& in_force) {
        return nefatavl::Constraints<7>::legal<A>(s, p, m, in_force) && m.from.lowest() >= 7;
    }
};
struct NoEffect : nefatavl::Constraints<7> {
    template <class A>
    static Bit<A> effect(const nefatavl::Setting<A, 7>&, const nefatavl::Position<A, 7>&, const nefatavl::Move<A, 7>&,
                         const nefatavl::Position<A, 7>&, const InForce<A, nefatavl::Clause>&) {
        return false;
    }
};
TEST(RoundPlay, IsHeldAgainstTheConstraints) {
    EXPECT_TRUE(are_confirmed(rounds_of_play<nefatavl::Tafl<7>>(5, 50)));
    EXPECT_FALSE(are_confirmed(rounds_of_play<Tafl7With<NothingFromRowOne>>(5, 50)));
    EXPECT_FALSE(are_confirmed(rounds_of_play<Tafl7With<NoEffect>>(5, 50)));
}
#ifdef NOMOS_REGISTERED_nika
TEST(RoundPlay, KnowsTheRuleThatEndsIt) {
    const RoundsOfPlay rounds = rounds_of_play("nika", 20, 200);
    for (const RoundOfPlay& r : rounds) {
        EXPECT_TRUE(r.found) << r.reading;
        const int times =
            r.reading == "nika.draw.same-state=pieces-only" || r.reading == "nika.draw.same-state=board-and-city" ? 1
            : r.reading == "nika.draw.repeated=three-repeats"                                                     ? 3
                                                                                                                  : 2;
        EXPECT_EQ(r.times, times) << r.reading;
        EXPECT_EQ(r.outcome, "draw");
    }
    EXPECT_FALSE(endless_part(find_ruleset("nika").info(), rounds)) << "a rule ends it: no gap";
}
#endif
#ifdef NOMOS_REGISTERED_neva
TEST(RoundPlay, GivesTheGapItsLineOfPlay) {
    const RulesetInfo& info = find_ruleset("neva").info();
    RoundsOfPlay rounds;
    const CheckResult check = endless_check("neva", rounds).run({});
    EXPECT_EQ(check.verdict, Verdict::holds);
    EXPECT_EQ(check.method, Method::replay);
    const auto endless = endless_part(info, rounds);
    ASSERT_TRUE(endless);
    const MissingInfo& entry = *std::ranges::find(info.missing, "neva.missing.endless-play", &MissingInfo::id);
    const Finding f = analysis::assemble(info, entry, {}, endless);
    const auto table = find_ruleset("neva").table({});
    std::string position = table->start();
    for (const auto& move : f.line.plays) {
        const Judgement j = table->judge(position, move);
        ASSERT_TRUE(j.legal) << move;
        position = j.after;
    }
    EXPECT_EQ(position, f.witness.position);
    for (const auto& move : f.witness.moves) position = table->judge(position, move).after;
    EXPECT_EQ(position, f.witness.position) << "it comes back";

    analysis::Beside own;
    own.witness.position = "of its own";
    const Finding with_its_own = analysis::assemble(info, entry, own, endless);
    EXPECT_EQ(with_its_own.witness.position, "of its own") << "what a ruleset shows itself is kept";
    EXPECT_GT(with_its_own.evidence.size(), f.evidence.size());
}
#endif
#ifdef NOMOS_REGISTERED_nerva
TEST(RoundPlay, IsAGapOfItsOwnWhereTheTextIsNotKnownToHaveOne) {
    const RulesetInfo& info = find_ruleset("nerva").info();
    const auto endless = endless_part(info, rounds_of_play("nerva", 20, 200));
    ASSERT_TRUE(endless);
    const Finding f = analysis::assemble(info, *endless);
    EXPECT_EQ(f.id, "nerva.play.goes-round");
    EXPECT_EQ(f.kind, FindingKind::gap);
    EXPECT_EQ(f.needed, Needed::end);
}
#endif

TEST(Endings, AreProvedOnlyByALawThatHoldsByProof) {
    RoundsOfPlay rounds(3);
    rounds[1].reading = "a=b";
    rounds[2].reading = "a=c", rounds[2].found = true;
    const std::vector<LawThatEnds> laws{{"game.law", {"", "a=b"}}};
    CheckResult check;
    check.id = "game.law", check.verdict = Verdict::holds, check.method = Method::proof;
    const auto proved = endings(rounds, laws, {check});
    ASSERT_EQ(proved.size(), 3U);
    EXPECT_EQ(proved[0].by, Ending::By::law);
    EXPECT_EQ(proved[1].by, Ending::By::law);
    EXPECT_EQ(proved[2].by, Ending::By::loop);
    check.verdict = Verdict::unknown;
    EXPECT_EQ(endings(rounds, laws, {check})[0].by, Ending::By::nothing);
    check.verdict = Verdict::holds, check.method = Method::sampled;
    EXPECT_EQ(endings(rounds, laws, {check})[0].by, Ending::By::nothing);
    EXPECT_EQ(endings(rounds, laws, {})[1].by, Ending::By::nothing);
    // A loop that no search met, and a check replays.
    CheckResult loop;
    loop.id = "game.loop", loop.verdict = Verdict::holds, loop.method = Method::replay;
    const std::vector<LawThatEnds> loops{{"game.loop", {"a=b"}}};
    EXPECT_EQ(endings(rounds, {}, {loop}, loops)[1].by, Ending::By::told);
    EXPECT_EQ(endings(rounds, {}, {loop}, loops)[0].by, Ending::By::nothing) << "it is not told of this option";
    loop.verdict = Verdict::unknown;
    EXPECT_EQ(endings(rounds, {}, {loop}, loops)[1].by, Ending::By::nothing);
    rounds[2].times = 2, rounds[2].outcome = "draw";
    EXPECT_EQ(endings(rounds, {}, {})[2].by, Ending::By::history);
}

}  // namespace
}  // namespace nomos::graph
