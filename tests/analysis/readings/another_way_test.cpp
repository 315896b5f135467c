// What only allows other moves is told from what leads elsewhere.
#include "analysis/readings/another_way.hpp"

#include <gtest/gtest.h>

#if defined(NOMOS_REGISTERED_nika) && defined(NOMOS_REGISTERED_nefatavl)
#include "model/nefatavl/ruleset.hpp"
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

}  // namespace
}  // namespace nomos::analysis
#endif
