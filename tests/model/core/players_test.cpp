// More than two players: who is to move, what each has, and what follows for notation, sampling and constraints.
#include <gtest/gtest.h>

#include <set>

#include "model/core/put_ruleset.hpp"
#include "model/smt/session.hpp"

namespace nomos::threeway {
namespace {

using Board = Hexes<4, 3>;
template <class A>
using Cells = Word<A, Board::kCells>;
enum class Player { white, black, red, count_ };
enum class Clause { turn, rest_stays, count_ };
enum class Outcome { in_play, white_wins, black_wins, red_wins, drawn, count_ };

template <class A>
struct Position {
    OfEach<Cells<A>, Player> stones;
    ToMove<A, Player> to_move;
    NOMOS_FIELDS(stones, to_move)
    Cells<A> pieces() const { return stones.together(); }
    Bit<A> well_formed() const { return stones.are_apart() && to_move.well_formed(); }
};
using Turn = ToMove<Native, Player>;

constexpr SquareNotation<Board, Position<Native>, 3, Turn> kNotation{
    {{{&Position<Native>::stones, Player::white, 'w', "white stone", Colour::white},
      {&Position<Native>::stones, Player::black, 'b', "black stone", Colour::black},
      {&Position<Native>::stones, Player::red, 'r', "red stone", Colour::red}}},
    &Position<Native>::to_move,
    {{{'w', "White"}, {'b', "Black"}, {'r', "Red"}}}};

// --- whose turn it is ------------------------------------------------------------------------------
TEST(Players, TakeTurnsInTheirOrderAndBeginAgain) {
    Turn turn;
    for (int round = 0; round < 2; ++round)
        for (const Player player : kEach<Player>) {
            for (const Player other : kEach<Player>) EXPECT_EQ(turn.is(other), other == player);
            EXPECT_TRUE(turn.well_formed() && turn == Turn::of(player));
            turn = turn.next();
        }
    EXPECT_EQ(player_after(Player::red), Player::white);
    EXPECT_EQ(won_by<Outcome>(Player::red), Outcome::red_wins);
}
enum class Four { north, east, south, west, count_ };
TEST(Players, AreThreeOrMore) {
    using TurnOfFour = ToMove<Native, Four>;
    TurnOfFour turn;
    for (const Four player : kEach<Four>) {
        EXPECT_TRUE(turn == TurnOfFour::of(player));
        turn = turn.next();
    }
    EXPECT_TRUE(turn.is(Four::north));
    turn.others = Bits<3>::of(std::array{0, 2});
    EXPECT_FALSE(turn.well_formed()) << "two of them at once";
}
// For every turn at once: the next one is had by the next player, and by him alone.
TEST(Players, TakeTurnsInTheirOrderAsAFormula) {
    smt::Session session;
    using nomos::Symbolic;
    const ToMove<Symbolic, Player> before{session.fresh_word<2>("before")};
    const ToMove<Symbolic, Player> after = before.next();
    session.require(before.well_formed());
    const auto passed = for_all_players<Player>([&](Player p) { return iff(before.is(p), after.is(player_after(p))); });
    session.require(!(passed && after.well_formed()));
    EXPECT_EQ(session.check(), smt::Answer::unsatisfiable);
}

// --- what each has ---------------------------------------------------------------------------------
TEST(Players, HaveTheirFieldsVisitedByName) {
    std::string names;
    const Position<Native> p;
    Position<Native>::zip([&](const auto& name, const auto&) { names += std::string(FieldName{name}) + ' '; }, p);
    EXPECT_EQ(names, "stones0 stones1 stones2 to_move ");
}
TEST(Players, HoldNoCellTogether) {
    Position<Native> p;
    p.stones[Player::white].set(1), p.stones[Player::red].set(2);
    EXPECT_TRUE(p.well_formed());
    EXPECT_EQ(p.pieces().count(), 2);
    for (const Player player : {Player::white, Player::black}) {
        Position<Native> q = p;
        q.stones[player].set(2);
        EXPECT_FALSE(q.well_formed());
    }
}

// --- notation ----------------------------------------------------------------------------------------
TEST(PlayersNotation, WritesWhoIsToMoveAndReadsIt) {
    std::set<std::string> texts;
    for (std::size_t player = 0; player < 3; ++player) {
        Position<Native> p;
        p.stones[Player::black].set(0), p.stones[Player::red].set(5);
        kNotation.set_mover(p, player);
        EXPECT_EQ(kNotation.mover_of(p), player);
        const std::string text = kNotation.print(p);
        EXPECT_TRUE(same(kNotation.parse(text), p)) << text;
        texts.insert(text);
    }
    EXPECT_EQ(texts, (std::set<std::string>{"..../.r../b... w", "..../.r../b... b", "..../.r../b... r"}));
    const Picture drawn = kNotation.picture(kNotation.parse("..../.r../b... r"));
    EXPECT_EQ(drawn.caption(), "Red to move");
    EXPECT_EQ(drawn.pieces.size(), 2U);
    EXPECT_EQ(drawn.pieces[1].label, "red stone on b2");
}
TEST(PlayersNotation, SaysWhoMayBeToMove) {
    try {
        kNotation.parse("..../..../.... g");
        FAIL();
    } catch (const ParseError& e) {
        EXPECT_NE(std::string(e.hint()).find("w, b or r says who has the move"), std::string::npos) << e.hint();
    }
}

// --- constraints -------------------------------------------------------------------------------------
TEST(PlayersConstraints, PassTheTurnToTheNextUnlessNothingSaysSo) {
    const auto passes = [](Player now, Player then, bool turns, bool stays) {
        InForce<Native, Clause> some;
        if (!turns) some.clauses.reset(static_cast<int>(Clause::turn));
        if (!stays) some.clauses.reset(static_cast<int>(Clause::rest_stays));
        return passes_turn<Native>(Turn::of(now), Turn::of(then), some, Clause::turn, Clause::rest_stays);
    };
    for (const Player now : kEach<Player>)
        for (const Player then : kEach<Player>) {
            EXPECT_EQ(passes(now, then, true, true), then == player_after(now));
            EXPECT_EQ(passes(now, then, false, true), then == now);
            EXPECT_TRUE(passes(now, then, false, false)) << "nothing is demanded";
        }
}
TEST(PlayersConstraints, LookAtCellsAndNotAtWhoseTurnItIs) {
    Position<Native> before, after;
    before.stones[Player::red].set(1), after.stones[Player::red].set(1);
    after.to_move = before.to_move.next();  // a bit of it has the number of a cell
    EXPECT_TRUE(is_same_at(0, before, after) && is_same_at(1, before, after));
    EXPECT_TRUE(is_empty_at(0, after) && !is_empty_at(1, after));
    after.stones[Player::black].set(0);
    EXPECT_FALSE(is_same_at(0, before, after) || is_empty_at(0, after));
}
TEST(PlayersConstraints, TellTheOutcomeByWhoHasWon) {
    const auto won = of_each<Player>([](Player p) { return p == Player::black; });
    for (int k = 0; k < 5; ++k) EXPECT_EQ(is_outcome(k, won, false), k == static_cast<int>(Outcome::black_wins)) << k;
    const auto nobody = of_each<Player>([](Player) { return false; });
    for (int k = 0; k < 5; ++k) EXPECT_EQ(is_outcome(k, nobody, true), k == static_cast<int>(Outcome::drawn)) << k;
    EXPECT_TRUE(is_outcome(0, nobody, false));
}

}  // namespace
}  // namespace nomos::threeway
