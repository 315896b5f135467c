// What only allows other moves is told from what leads elsewhere.
#include "analysis/readings/another_way.hpp"

#include <gtest/gtest.h>

#if defined(NOMOS_REGISTERED_nika) && defined(NOMOS_REGISTERED_nefatavl) && defined(NOMOS_REGISTERED_nerva) && \
    defined(NOMOS_REGISTERED_neva)
#include "model/nefatavl/ruleset.hpp"
#include "model/nerva/ruleset.hpp"
#include "model/neva/ruleset.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::analysis {
namespace {

using OfNika = nika::RulesetType;
using OfNefatavl = nefatavl::RulesetType;

template <class R>
std::pair<bool, bool> of(int reading, int first, int second, std::string_view position) {
    const auto a = with_option(R::default_setting(), reading, first),
               b = with_option(R::default_setting(), reading, second);
    const auto p = R::parse(a, position);
    const auto here = differences_here<R>(a, b, p);
    return {weight_of(here) != Materiality::no_effect, is_by_another_way<R>(a, b, p, here)};
}

// With two actions left a piece that may not stay as it is can be turned away and back; after a pass it cannot, and
// another pass is another turn.
TEST(AnotherWay, LeadsToTheSameByTheEndOfTheTurn) {
    const int rotate_null = static_cast<int>(nika::Reading::rotate_null);
    constexpr auto kTwo = "11/11/11/11/8mv2/11/11/11/11/11/11 m2 r6656 i0",
                   kOne = "11/11/11/11/8mv2/11/11/11/11/11/11 m1p r6656 i0";
    EXPECT_EQ(of<OfNika>(rotate_null, 0, 1, kTwo), std::pair(true, true));
    EXPECT_EQ(of<OfNika>(rotate_null, 0, 1, kOne), std::pair(true, false));
}
// Both of these moves are refused where a held line holds the others; the two pieces can as well be ordered one by one
// in the two actions of the turn, the three cannot.
TEST(TellingPlay, LeadsToWhereTheOtherAnswerDoesNot) {
    const int blocked = static_cast<int>(nika::Reading::phalanx_blocked_line);
    const auto a = OfNika::default_setting(), b = with_option(a, blocked, 1);
    const auto p = OfNika::parse(a, "11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a1 r3566 i0");
    const auto by = telling_play<OfNika>(a, b, p, differences_here<OfNika>(a, b, p));
    ASSERT_TRUE(by.has_value());
    EXPECT_EQ(OfNika::print_move(a, *by), "move c1+c2+c3 east");
    EXPECT_TRUE(AnotherWay<OfNika>::leads_elsewhere(a, b, p, *by));
    EXPECT_FALSE(AnotherWay<OfNika>::leads_elsewhere(a, b, p, OfNika::parse_move(a, "move c1 east")));
}
TEST(AnotherWay, IsNoneWhereAMoveHasAnotherEffect) {
    const int hits = static_cast<int>(nefatavl::Reading::king_hits);
    EXPECT_EQ(of<OfNefatavl>(hits, 0, 1, "11/11/11/3K7/11/11/t3tT4t/11/11/11/11 b"), std::pair(true, false));
}

// The definition: whatever the plays of one come to is among what those of the other come to, judged the same.
template <class R>
bool each_comes_to_one_of(const typename R::template Setting<Native>& some,
                          const typename R::template Setting<Native>& others,
                          const typename R::template Position<Native>& position) {
    const auto outcome = [](const auto& s, const auto& p) { return R::template Rules<Native>::outcome(s, p); };
    bool all = true;
    Plays<R>{some, position}.each([&](const auto&, const auto& after) {
        bool is_there = false;
        Plays<R>{others, position}.each([&](const auto&, const auto& reached) {
            is_there = is_there || (same(after, reached) && outcome(some, after) == outcome(others, reached));
        });
        all = all && is_there;
    });
    return all;
}
struct Seen {
    int same = 0, elsewhere = 0;
};
// In thrown positions in which some two options of a reading differ in nothing but which plays are allowed.
template <class R>
Seen held_against_the_definition(int positions) {
    Seen seen;
    Dice dice(1);
    for (int i = 0; i < positions; ++i) {
        const auto [setting, p] = R::throw_position(dice);
        if (!Plays<R>::may_start(setting, p)) continue;
        for (int k = 0; const auto& reading : R::info().readings) {
            for (int option = 1; option < static_cast<int>(reading.options.size()); ++option) {
                const auto a = with_option(setting, k, 0), b = with_option(setting, k, option);
                const auto here = differences_here<R>(a, b, p);
                if (weight_of(here) != Materiality::changes_moves) continue;
                const bool is_same = each_comes_to_one_of<R>(a, b, p) && each_comes_to_one_of<R>(b, a, p);
                EXPECT_EQ(is_by_another_way<R>(a, b, p, here), is_same) << reading.id << " " << R::print(a, p);
                ++(is_same ? seen.same : seen.elsewhere);
            }
            ++k;
        }
    }
    return seen;
}
TEST(AnotherWay, IsWhereAllThatBothComeToIsTheSame) {
    const Seen nerva = held_against_the_definition<nerva::RulesetType>(300),
               neva = held_against_the_definition<neva::RulesetType>(1'000);
    for (const Seen& seen : {nerva, neva}) {
        EXPECT_GT(seen.same, 0);
        EXPECT_GT(seen.elsewhere, 0);
    }
}

}  // namespace
}  // namespace nomos::analysis
#endif
