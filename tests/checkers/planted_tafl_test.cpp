// Defects planted in Nefatavl: the checks find them on a real game too, with the least case.
#include <gtest/gtest.h>

#include "checkers/conformance.hpp"
#include "checkers/induction.hpp"
#include "checkers/native_agreement.hpp"
#include "tests/checkers/small_tafl.hpp"

namespace nomos::small_tafl {
namespace {

template <class A>
using SoundRules = nefatavl::Rules<A, 5>;
using SoundConstraints = nefatavl::Constraints<5>;
template <class A>
using PositionOf = nefatavl::Position<A, 5>;
template <class A>
using MoveOf = nefatavl::Move<A, 5>;
template <class A>
using SettingOf = nefatavl::Setting<A, 5>;

CheckResult run(const std::vector<CheckTask>& tasks, std::string_view ending) {
    for (const auto& t : tasks)
        if (t.id.ends_with(ending)) return t.run({});
    ADD_FAILURE() << "no check ends with " << ending;
    return {};
}
template <class R>
void expect_shows(const CheckResult& r, const std::optional<Case<R>>& expected) {
    ASSERT_TRUE(expected);
    ASSERT_EQ(r.verdict, Verdict::violated) << r.detail;
    const Witness& w = r.witnesses.at(0);
    EXPECT_EQ(w.position, R::print(expected->setting, expected->before));
    EXPECT_EQ(w.moves.at(0), R::print_move(expected->setting, expected->move));
    EXPECT_TRUE(w.readings.empty()) << "the default reading set shows it too";
}

// nefatavl.brown.barred forgotten in the rules, for the centre.
template <class A>
struct RestsOnCentre : SoundRules<A> {
    static Bit<A> legal(const SettingOf<A>& s, const PositionOf<A>& p, const MoveOf<A>& m) {
        using Board = nefatavl::Board<5>;
        const int centre = Board::kCentre, beside = centre - 1;
        const Bit<A> in_play = any(p.king) && none(p.king & Board::corners());
        return SoundRules<A>::legal(s, p, m) ||
               (in_play && !p.defenders_to_move && test(m.from & p.attackers, beside) &&
                test(m.to & ~p.stones(), centre));
    }
};
struct RestsOnCentreGame : Tafl {
    template <class A>
    using Rules = RestsOnCentre<A>;
};
TEST(PlantedInTafl, BrownSquareForgotten) {
    using R = RestsOnCentreGame;
    const auto setting = R::default_setting();
    const auto every = [&](const Position& p, auto&& visit) { R::for_each_candidate(setting, p, visit); };
    const auto bad = [&](const Position& p, const Move& m) {
        return R::template Rules<Native>::legal(setting, p, m) != R::Constraints::legal<Native>(setting, p, m, {});
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".legality"), least_case<R>(setting, 2, every, bad));
}

// nefatavl.capture.not-moving-in forgotten in the constraints: the moved stone falls as well.
struct MovingInIsDeadly : SoundConstraints {
    template <class A>
    static Bit<A> effect(const SettingOf<A>& s, const PositionOf<A>& before, const MoveOf<A>& m,
                         const PositionOf<A>& after, const InForce<A, nefatavl::Clause>& in_force) {
        using Board = nefatavl::Board<5>;
        const auto enemies = select(before.defenders_to_move, before.attackers, before.defenders);
        const auto west = Board::template step<Direction::east>(enemies),
                   east = Board::template step<Direction::west>(enemies);
        return SoundConstraints::effect<A>(s, before, m, after, in_force) && none(m.to & west & east & ~before.king);
    }
};
struct MovingInGame : Tafl {
    using Constraints = MovingInIsDeadly;
};
TEST(PlantedInTafl, EntryThatShouldBeSafe) {
    using R = MovingInGame;
    const auto setting = R::default_setting();
    const auto legal = [&](const Position& p, auto&& visit) {
        R::template Rules<Native>::for_each_move(setting, p, visit);
    };
    const auto bad = [&](const Position& p, const Move& m) {
        return !R::Constraints::effect<Native>(setting, p, m, R::template Rules<Native>::apply(setting, p, m), {});
    };
    expect_shows<R>(run(conformance::tasks<R>(), ".effect"), least_case<R>(setting, 4, legal, bad));
}

// nefatavl.king.hits ignored by the rules: found under the reading where it matters, and named.
template <class A>
struct KingAlwaysArmed : SoundRules<A> {
    static PositionOf<A> apply(const SettingOf<A>& s, const PositionOf<A>& p, const MoveOf<A>& m) {
        SettingOf<A> armed = s;
        armed.readings.choose(nefatavl::Reading::king_hits, 0);
        return SoundRules<A>::apply(armed, p, m);
    }
};
struct KingAlwaysArmedGame : Tafl {
    template <class A>
    using Rules = KingAlwaysArmed<A>;
};
TEST(PlantedInTafl, ReadingIgnored) {
    const auto r = run(conformance::tasks<KingAlwaysArmedGame>(), ".effect");
    ASSERT_EQ(r.verdict, Verdict::violated) << r.detail;
    EXPECT_EQ(r.witnesses.at(0).readings, std::vector<std::string>{"nefatavl.king.hits=unarmed"});
    EXPECT_EQ(run(native_agreement::tasks<KingAlwaysArmedGame>(), ".native").verdict, Verdict::violated);
}

// Where the moved stone falls, whoever has moved can be shut in; and so he can by a set-up that is not well-formed.
template <class A>
struct EntryIsDeadly : SoundRules<A> {
    static PositionOf<A> apply(const SettingOf<A>& s, const PositionOf<A>& p, const MoveOf<A>& m) {
        PositionOf<A> after = SoundRules<A>::apply(s, p, m);
        after.attackers = after.attackers & ~m.to, after.defenders = after.defenders & ~m.to;
        return after;
    }
};
struct EntryIsDeadlyGame : Tafl {
    template <class A>
    using Rules = EntryIsDeadly<A>;
};
TEST(PlantedInTafl, LastMoverShutIn) {
    using nefatavl::properties::LastMoverCanGoBack;
    CheckResult sound, planted;
    induction::prove(law_of_positions<Tafl, LastMoverCanGoBack>(), {}, sound);
    induction::prove(law_of_positions<EntryIsDeadlyGame, LastMoverCanGoBack>(), {}, planted);
    EXPECT_EQ(sound.verdict, Verdict::holds) << sound.detail;
    EXPECT_NE(planted.verdict, Verdict::holds);
    EXPECT_FALSE(planted.witnesses.empty());
    auto setting = Tafl::default_setting();
    EXPECT_TRUE(Tafl::well_formed<Native>(setting));
    setting.first_attackers = nefatavl::Board<5>::beside(nefatavl::Board<5>::centre()), setting.first_defenders = {};
    EXPECT_FALSE(Tafl::well_formed<Native>(setting)) << "the king is shut in";
}

TEST(PlantedInTafl, SoundGameIsNotBlamed) {
    for (const auto& t : conformance::tasks<Tafl>()) EXPECT_EQ(t.run({}).verdict, Verdict::holds) << t.id;
    EXPECT_EQ(run(native_agreement::tasks<Tafl>(), ".native").verdict, Verdict::holds);
}

}  // namespace
}  // namespace nomos::small_tafl
