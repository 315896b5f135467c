// How fuzzing is led to pairs of clauses, on tic-tac-toe.
#include "analysis/fuzz/coverage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "analysis/fuzz/sources.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace planted;
using tictactoe::Clause;
using Numbers = fuzz::Features<Sound>;

constexpr int index_of(Clause clause) { return static_cast<int>(clause); }
// A cross on a1, and where asked a line of noughts: the game is over.
Case<Sound> onto_a1(bool is_over) {
    Case<Sound> c{Sound::default_setting(), {}, {}};
    c.before.crosses.set(0), c.before.noughts_to_move = true;
    if (is_over)
        for (const int cell : {6, 7, 8}) c.before.noughts.set(cell);
    if (is_over) c.before.crosses.set(1), c.before.crosses.set(3), c.before.noughts_to_move = false;
    c.move.square.set(0);
    return c;
}
std::set<int> forbidden_beside(const Case<Sound>& c, Clause clause) {
    std::set<int> pairs;
    fuzz::each_pair_that_forbids<Sound>(c, index_of(clause), [&](int f) { pairs.insert(f); });
    return pairs;
}

TEST(FuzzPairs, ForbidWhereOnlyBothTogetherDo) {
    const int with_end = Numbers::pair(index_of(Clause::mark_empty_square), index_of(Clause::win_ends_game));
    const int with_line = Numbers::pair(index_of(Clause::mark_empty_square), index_of(Clause::win_line));
    EXPECT_EQ(forbidden_beside(onto_a1(true), Clause::mark_empty_square), (std::set{with_end, with_line}));
    EXPECT_EQ(forbidden_beside(onto_a1(true), Clause::win_ends_game), std::set{with_end}) << "whichever is asked about";
    EXPECT_TRUE(forbidden_beside(onto_a1(false), Clause::mark_empty_square).empty()) << "it forbids alone";
    EXPECT_TRUE(forbidden_beside(onto_a1(false), Clause::win_ends_game).empty()) << "the game is not over";
}
// Whose turn it is and what stands elsewhere are wrong in one field each; both together only if they are laid together.
TEST(FuzzPairs, MeetInAResultThatIsWrongForBoth) {
    Case<Sound> c{Sound::default_setting(), {}, {}};
    c.move.square.set(4);
    const Position<Native> after = Sound::Rules<Native>::apply(c.setting, c.before, c.move);
    const int turn = index_of(Clause::turn_alternate), own = index_of(Clause::mark_own);
    bool is_met = false;
    fuzz::each_feature<Sound>(c, fuzz::Pairs::likely, [&](int f, const Position<Native>* result) {
        if (f != Numbers::pair(std::min(turn, own), std::max(turn, own))) return;
        is_met = true;
        ASSERT_NE(result, nullptr);
        EXPECT_FALSE(same(*result, after));
        const bool by_neither = fuzz::constraints_accept<Sound>(c, *result, fuzz::without<Sound>(turn, own));
        EXPECT_NE(by_neither, fuzz::constraints_accept<Sound>(c, *result, fuzz::without<Sound>(turn)));
        EXPECT_NE(by_neither, fuzz::constraints_accept<Sound>(c, *result, fuzz::without<Sound>(own)));
    });
    EXPECT_TRUE(is_met);
}
TEST(FuzzPairs, AreSoughtNextToForbiddenCases) {
    const std::vector<Case<Sound>> pool{Case<Sound>{Sound::default_setting(), {}, {}}};
    const std::vector<Case<Sound>> forbidden{onto_a1(false)};
    fuzz::Sources<Sound> led(7, pool, &forbidden), not_led(7, pool);
    constexpr int kDraws = 400;
    int of_forbidden = 0, kept = 0;
    for (int i = 0; i < kDraws; ++i) {
        const Case<Sound> c = led.draw(fuzz::Source::mutated);
        if (led.of_forbidden()) {
            EXPECT_EQ(*led.of_forbidden(), 0U);
            ++of_forbidden, kept += same(c.move, forbidden[0].move) ? 1 : 0;
        }
        not_led.draw(fuzz::Source::mutated);
        EXPECT_FALSE(not_led.of_forbidden());
        led.draw(fuzz::Source::thrown);
        EXPECT_FALSE(led.of_forbidden()) << "of the last case alone";
    }
    EXPECT_GT(of_forbidden, kDraws / 4);
    EXPECT_GT(kept, of_forbidden / 4) << "with its move, half of the time";
}

}  // namespace
}  // namespace nomos::fuzz_test
