// A move that leads from a square to another, or puts a piece where a game says so.
#include <gtest/gtest.h>

#include <set>

#include "model/core/move_ruleset.hpp"
#include "tests/connection/ruleset.hpp"

namespace nomos {
namespace {

template <class A>
struct StepMove {
    connection::Cells<A> from, to;

    NOMOS_FIELDS(from, to)
};
struct StepParts : connection::Parts {
    template <class A>
    using Move = StepMove<A>;
};
struct PutParts : StepParts {
    static constexpr bool kPutsToo = true;
};
using Moves = MoveRuleset<StepParts>;
using Puts = MoveRuleset<PutParts>;
using Cells = connection::Board::Cells;
using Steps = StepMove<Native>;

const connection::Setting<Native> kOfMoves{};
const connection::Position<Native> kBeforeMoves{};
Steps step(int from, int to) { return {Cells::single(from), Cells::single(to)}; }
Steps put(int to) { return {{}, Cells::single(to)}; }
template <class R>
bool is_well_formed(const Steps& m) {
    return R::template well_formed<Native>(kOfMoves, kBeforeMoves, m);
}

TEST(MoveRuleset, TakesTwoSquaresOrOneToPutAPieceOn) {
    EXPECT_TRUE(is_well_formed<Moves>(step(3, 4)) && is_well_formed<Puts>(step(3, 4)));
    EXPECT_FALSE(is_well_formed<Moves>(step(3, 3))) << "a piece that stays";
    EXPECT_FALSE(is_well_formed<Moves>(put(3))) << "from nowhere";
    EXPECT_TRUE(is_well_formed<Puts>(put(3)));
    EXPECT_FALSE(is_well_formed<Puts>({})) << "to nowhere";
    EXPECT_FALSE(is_well_formed<Puts>({Cells::single(3), connection::Board::row_cells(1)})) << "to many squares";
}
template <class R>
std::set<std::string> candidates() {
    std::set<std::string> texts;
    R::for_each_candidate(kOfMoves, kBeforeMoves, [&](const Steps& m) {
        EXPECT_TRUE(is_well_formed<R>(m));
        const std::string text = R::print_move(kOfMoves, m);
        EXPECT_TRUE(same(R::parse_move(kOfMoves, text), m)) << text;
        EXPECT_TRUE(texts.insert(text).second) << text;
    });
    return texts;
}
TEST(MoveRuleset, ReadsTheMovesThatItWrites) {
    EXPECT_EQ(candidates<Moves>().size(), 36U * 35U);
    EXPECT_EQ(candidates<Puts>().size(), 36U * 36U);
    EXPECT_TRUE(candidates<Puts>().contains("f6") && candidates<Puts>().contains("a1-f6"));
}
TEST(MoveRuleset, RefusesWhatIsNoMoveOfTheGame) {
    for (const char* bad : {"a1", "a1-a1", "a1-g1", "a1-a2-a3", "a1 a2", ""})
        EXPECT_THROW(Moves::parse_move(kOfMoves, bad), ParseError) << bad;
    EXPECT_NO_THROW(Puts::parse_move(kOfMoves, "a1"));
}
template <class R>
int puts_thrown(const connection::Position<Native>& p) {
    Dice dice(1);
    int puts = 0;
    for (int i = 0; i < 1000; ++i) {
        const Steps m = R::throw_move(kOfMoves, p, dice);
        EXPECT_TRUE(is_well_formed<R>(m));
        puts += none(m.from) ? 1 : 0;
    }
    return puts;
}
TEST(MoveRuleset, ThrowsMovesThatCanBeWritten) {
    connection::Position<Native> one;
    one.white.set(5);
    EXPECT_EQ(puts_thrown<Moves>(kBeforeMoves), 0);
    EXPECT_EQ(puts_thrown<Moves>(one), 0);
    EXPECT_GT(puts_thrown<Puts>(one), 200);
    EXPECT_LT(puts_thrown<Puts>(one), 500);
}
TEST(MoveRuleset, TellsOfEachStepWhereItLeads) {
    std::set<std::string> listed;
    for_each_step<Steps>(
        Cells::of(std::array{0, 7}), [](const Cells& piece) { return connection::Board::step<Direction::east>(piece); },
        [&](const Steps& m) { listed.insert(Moves::print_move(kOfMoves, m)); });
    EXPECT_EQ(listed, (std::set<std::string>{"a1-b1", "b2-c2"}));
    const auto goes_right = [](const Steps& m) {
        return exists_step<connection::Board>(m, [](int from, int to) { return to == from + 1; });
    };
    EXPECT_TRUE(goes_right(step(0, 1)));
    EXPECT_FALSE(goes_right(step(1, 0)) || goes_right(put(1)));
}

}  // namespace
}  // namespace nomos
