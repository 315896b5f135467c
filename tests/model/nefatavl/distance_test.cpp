// How many moves stones are from where they are needed.
#include "model/nefatavl/aids/distance.hpp"

#include <gtest/gtest.h>

#include "model/nefatavl/ruleset.hpp"

namespace nomos::nefatavl {
namespace {

using Game = Tafl<7>;
using Small = Position<Native, 7>;

Small parsed(std::string_view text) { return Game::parse(Game::default_setting(), text); }
int walk(const Small& from, const Small& to, const Small& needed) {
    return Game::Distance(Game::default_setting(), to, needed).from(from);
}
int walk(std::string_view from, std::string_view to) { return walk(parsed(from), parsed(to), parsed(to)); }

TEST(NefatavlWalk, CountsRookMovesPastWhatStandsThere) {
    EXPECT_EQ(walk("7/7/7/3K3/7/7/1t5 w", "7/7/7/3K3/7/7/1t5 w"), 0);
    EXPECT_EQ(walk("7/7/7/3K3/7/7/1t5 b", "7/7/7/3K3/7/7/1t5 w"), 1);
    const int one = walk("7/7/7/3K3/7/7/1t5 w", "7/7/7/3K3/7/7/5t1 w"),
              two = walk("7/7/7/3K3/7/7/1t5 w", "7/7/7/3K3/5t1/7/7 w");
    EXPECT_GT(one, 0);
    EXPECT_EQ(two, 2 * one);
    EXPECT_GT(walk("7/7/7/3K3/7/7/1tT4 w", "7/7/7/3K3/7/7/2T2t1 w"), one) << "a defender stands in the way";
}
TEST(NefatavlWalk, WhoIsNotNeededMayBeAnywhereButThere) {
    const auto to = parsed("7/1t5/7/3K3/7/7/1t5 w"), needed = parsed("7/7/7/3K3/7/7/1t5 w");
    EXPECT_EQ(walk(parsed("7/5t1/7/3K3/7/7/1t5 w"), to, needed), 0);
    EXPECT_GT(walk(parsed("7/5t1/5t1/3K3/7/7/1t5 w"), to, needed), 4) << "one has to be taken";
}

}  // namespace
}  // namespace nomos::nefatavl
