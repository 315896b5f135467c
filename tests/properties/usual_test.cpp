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

bool one_piece_moves(const Position& before, const Position& after) {
    const connection::Setting<Native> setting{};
    const connection::Move<Native> move{};
    return usual::OnePieceMoves::holds<Game, Native>(Step<Game, Native>{setting, before, move, after, {}, {}});
}
TEST(Everyday, OnePieceMovesAndTakesOne) {
    Position before, moved, took, rushed, stormed;
    before.white.set(1), before.white.set(2), before.black.set(8), before.black.set(9);
    moved.white.set(1), moved.white.set(3), moved.black = before.black;
    took.white.set(1), took.white.set(8), took.black.set(9);
    rushed.white.set(3), rushed.white.set(4), rushed.black = before.black;
    stormed.white.set(1), stormed.white.set(8);
    EXPECT_TRUE(one_piece_moves(before, moved) && one_piece_moves(before, took));
    EXPECT_FALSE(one_piece_moves(before, before)) << "none";
    EXPECT_FALSE(one_piece_moves(before, rushed)) << "two";
    EXPECT_FALSE(one_piece_moves(before, stormed)) << "two are taken";
}

// --- of more than two players ------------------------------------------------------------------------
enum class Player { white, black, red, count_ };
template <class A>
struct PositionOfThree {
    OfEach<connection::Cells<A>, Player> stones;
    ToMove<A, Player> to_move;
    NOMOS_FIELDS(stones, to_move)
    connection::Cells<A> pieces() const { return stones.together(); }
};
struct OfThree : Game {
    static constexpr int kOutcomes = 5;
    template <class A>
    using Position = PositionOfThree<A>;
};
using Three = PositionOfThree<Native>;
Three to_move(Player player) {
    Three p;
    p.to_move = ToMove<Native, Player>::of(player);
    return p;
}
bool holds_of_step(auto law, const Three& before, const Three& after) {
    const connection::Setting<Native> setting{};
    const connection::Move<Native> move{};
    return decltype(law)::template holds<OfThree, Native>(Step<OfThree, Native>{setting, before, move, after, {}, {}});
}
TEST(EverydayOfMany, IsNamedByItsGameAndClauses) {
    using Law = everyday::of_many::PlayersTakeTurns<"demo", "turn.in-order">;
    EXPECT_EQ(Law::info().id, "demo.law.players-take-turns");
    EXPECT_EQ(Law::info().clauses, std::vector<std::string_view>{"demo.turn.in-order"});
}
TEST(EverydayOfMany, TheNextPlayerHasTheTurnAndNoOther) {
    for (const Player now : kEach<Player>)
        for (const Player then : kEach<Player>)
            EXPECT_EQ(holds_of_step(usual::PlayersAlternate{}, to_move(now), to_move(then)), then == player_after(now));
}
TEST(EverydayOfMany, WinnersMovedLast) {
    const connection::Setting<Native> setting{};
    for (const Player next : kEach<Player>)
        for (const Player winner : kEach<Player>) {
            const Three p = to_move(next);
            const Situation<OfThree, Native> s{setting, p, Bits<5>::single(1 + static_cast<int>(winner))};
            EXPECT_EQ((usual::WinnerMovedLast::holds<OfThree, Native>(s)), next == player_after(winner));
        }
}
TEST(EverydayOfMany, PiecesStayThoughTheTurnGoesOn) {
    Three before = to_move(Player::black), after = to_move(Player::red);
    before.stones[Player::red].set(3), after.stones[Player::red].set(3), after.stones[Player::black].set(4);
    EXPECT_TRUE(holds_of_step(usual::PiecesStay{}, before, after) &&
                holds_of_step(usual::OnePieceIsPut{}, before, after));
    after.stones[Player::red].reset(3), after.stones[Player::black].set(3);
    EXPECT_FALSE(holds_of_step(usual::PiecesStay{}, before, after)) << "it became another's";
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
