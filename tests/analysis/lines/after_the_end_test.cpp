// Rules may say what would be legal after the end, too: nothing is played there by what looks at random games and for
// lines.
#include <gtest/gtest.h>

#include "analysis/lines/guided_search.hpp"
#include "analysis/readings/play_search.hpp"
#include "checkers/checked.hpp"
#include "tests/tictactoe/ruleset.hpp"

namespace nomos::analysis {
namespace {

// Tic-tac-toe in which marks are legal as long as there is room, won or not.
struct Unended : tictactoe::RulesetType {
    template <class A>
    struct Rules : tictactoe::Rules<A> {
        static Bit<A> legal(const tictactoe::Setting<A>&, const tictactoe::Position<A>& p,
                            const tictactoe::Move<A>& m) {
            return none(m.square & p.marks());
        }
        template <class Visit>
        static void for_each_move(const tictactoe::Setting<Native>&, const tictactoe::Position<Native>& p,
                                  Visit&& visit) {
            (~p.marks()).for_each([&](int cell) {
                visit(tictactoe::Move<Native>{tictactoe::Board::Cells::single(cell)});
            });
        }
    };
};
using Played = Checked<Unended, std::tuple<>>;
using Position = tictactoe::Position<Native>;

bool is_over(const Position& p) { return !Unended::Rules<Native>::outcome(Unended::default_setting(), p).test(0); }
tictactoe::Cells<Native> row(int k) {
    tictactoe::Cells<Native> cells;
    for (int column = 0; column < 3; ++column) cells.set(3 * k + column);
    return cells;
}

TEST(AfterTheEnd, RandomPlayStops) {
    const auto setting = Played::default_setting();
    Dice dice(1);
    int won_early = 0;
    for (int game = 0; game < 200; ++game) {
        Position p = Played::start<Native>(setting), before = p;
        while (random_play_in<Played>(setting, p, dice)) {
            ASSERT_FALSE(is_over(before));
            before = p;
        }
        EXPECT_TRUE(is_over(p));
        won_early += p.marks().count() < 9 ? 1 : 0;
    }
    EXPECT_GT(won_early, 50) << "there was room to play on";
}
TEST(AfterTheEnd, NoLineLeadsThroughIt) {
    Position both;  // a line each: one of them was made after the other had won
    both.crosses = row(0), both.noughts = row(1);
    Beam beam;
    beam.whole = 10'000;  // of no level is anything left out
    const auto reached = [](const Position& p) { return p.crosses.contains(row(0)) && p.noughts.contains(row(1)); };
    const auto g = guided_line<Played>(Played::default_setting(), both, 12, reached, beam);
    EXPECT_FALSE(g.line);
    EXPECT_TRUE(g.exhausted);
}

}  // namespace
}  // namespace nomos::analysis
