// The everyday laws: called by their game, and false where they should be.
#include <gtest/gtest.h>

#include "properties/usual.hpp"
#include "tests/connection/ruleset.hpp"

namespace nomos {
namespace {

using Position = connection::Position<Native>;
using Game = connection::RulesetType;

TEST(Everyday, IsNamedByItsGameAndClauses) {
    using Law = everyday::OneOutcome<"demo", "win.row", "win.ends-game">;
    EXPECT_EQ(Law::info().id, "demo.invariant.one-outcome");
    EXPECT_EQ(Law::info().kind, PropertyKind::invariant);
    EXPECT_EQ(Law::info().clauses, (std::vector<std::string_view>{"demo.win.row", "demo.win.ends-game"}));
    EXPECT_EQ((everyday::PiecesStay<"other">::info().id), "other.law.pieces-stay");
    EXPECT_TRUE((everyday::PiecesStay<"other">::info().clauses.empty()));
}
bool winner_moved_last(int outcome, bool black_to_move) {
    const connection::Setting<Native> setting{};
    Position p;
    p.black_to_move = black_to_move;
    const Situation<Game, Native> s{setting, p, Bits<Game::kOutcomes>::single(outcome)};
    return usual::WinnerMovedLast::holds<Game, Native>(s);
}
TEST(Everyday, WinnersMovedLast) {
    EXPECT_TRUE(winner_moved_last(0, false) && winner_moved_last(0, true)) << "nobody won";
    EXPECT_TRUE(winner_moved_last(1, true) && winner_moved_last(2, false));
    EXPECT_FALSE(winner_moved_last(1, false) || winner_moved_last(2, true));
}

template <class A>
struct SwapMove {
    connection::Cells<A> square;
    Bit<A> swap{};
    NOMOS_FIELDS(square, swap)
};
struct WithSwap : Game {
    template <class A>
    using Move = SwapMove<A>;
};
template <class R>
constexpr bool kHasPremise = requires(const Step<R, Native>& s) {
    usual::OfSquares::premise<R, Native>(s);
};
TEST(Everyday, LawsOfPuttingAreOfMovesThatNameASquare) {
    static_assert(kHasPremise<WithSwap> && !kHasPremise<Game>);
    const connection::Setting<Native> setting{};
    const Position p;
    for (const bool swap : {false, true}) {
        const SwapMove<Native> move{{}, swap};
        const Step<WithSwap, Native> step{setting, p, move, p, {}, {}};
        EXPECT_NE((usual::OfSquares::premise<WithSwap, Native>(step)), swap);
    }
}

}  // namespace
}  // namespace nomos
