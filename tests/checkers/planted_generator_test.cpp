// A generator that omits, doubles or invents a move is found, natively and, where a solver can see
// it, by the solver.
#include "checkers/generator.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {

template <class A>
using SoundRules = tictactoe::Rules<A>;

template <class R>
CheckResult native() {
    return run(generator::tasks<R>(), ".complete");
}
template <class R>
CheckResult by_solver() {
    return run(generator::tasks<R>(), ".solver");
}
// The witness, read back.
template <class R>
Case<R> shown(const CheckResult& r) {
    const auto setting = R::default_setting();
    return {setting, R::parse(setting, r.witnesses.at(0).position),
            R::parse_move(setting, r.witnesses.at(0).moves.at(0))};
}
template <class R>
int times_listed(const Case<R>& c) {
    int times = 0;
    R::template Rules<Native>::for_each_move(c.setting, c.before,
                                             [&](const auto& m) { times += same(m, c.move) ? 1 : 0; });
    return times;
}
template <class R>
void expect_shown(const CheckResult& r, std::string_view detail, bool legal, int times) {
    ASSERT_EQ(r.verdict, Verdict::violated) << r.detail;
    EXPECT_EQ(r.detail, detail);
    const Case<R> c = shown<R>(r);
    EXPECT_EQ(SoundRules<Native>::legal(c.setting, c.before, c.move), legal);
    EXPECT_EQ(times_listed<R>(c), times);
}

template <class A>
struct Omits : SoundRules<A> {
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        SoundRules<Native>::for_each_move(s, p, [&](const auto& m) {
            if (!m.square.test(kC3) || !p.crosses.test(kB2)) visit(m);
        });
    }
};
TEST(PlantedInGenerator, MoveOmitted) {
    using R = WithRules<Omits>;
    expect_shown<R>(native<R>(), "a legal move is missing", true, 0);
    expect_shown<R>(by_solver<R>(), "a legal move is missing", true, 0);
}

template <class A>
struct Doubles : SoundRules<A> {
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        SoundRules<Native>::for_each_move(s, p, [&](const auto& m) {
            visit(m);
            if (m.square.test(kB2)) visit(m);
        });
    }
};
TEST(PlantedInGenerator, MoveDoubled) {
    using R = WithRules<Doubles>;
    expect_shown<R>(native<R>(), "a move is listed twice", true, 2);
}

template <class A>
struct Overwrites : SoundRules<A> {
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        SoundRules<Native>::for_each_move(s, p, visit);
        if (p.crosses.test(kB2) && p.noughts.test(kC3)) visit(Move<Native>{Square::single(kC3)});
    }
};
TEST(PlantedInGenerator, IllegalMoveInvented) {
    using R = WithRules<Overwrites>;
    expect_shown<R>(native<R>(), "an illegal move is listed", false, 1);
}

template <class A>
struct TwoSquares : SoundRules<A> {
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        SoundRules<Native>::for_each_move(s, p, visit);
        if (p.marks().none()) visit(Move<Native>{Square::single(kA1) | Square::single(kC3)});
    }
};
TEST(PlantedInGenerator, MalformedMoveInvented) {
    const auto r = native<WithRules<TwoSquares>>();
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail, "the list holds a move that is no candidate");
    // That move, and not the first of the list, which is a1 as well.
    const auto s = Sound::default_setting();
    std::string why;
    const auto wrong = generator::wrong_at<WithRules<TwoSquares>>(s, Position<Native>{}, why);
    ASSERT_TRUE(wrong);
    EXPECT_EQ(wrong->move.square, Square::single(kA1) | Square::single(kC3));
}

TEST(PlantedInGenerator, SoundOneIsNotBlamed) {
    EXPECT_EQ(native<Sound>().verdict, Verdict::holds);
    EXPECT_EQ(by_solver<Sound>().verdict, Verdict::holds);
}

}  // namespace
}  // namespace nomos::planted
