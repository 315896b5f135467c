// A line of a game of four is told as its players write it down; of a game of two it stays a list.
#include "reports/rounds.hpp"

#include <gmock/gmock.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

using testing::ElementsAre;

Finding of_first_moves(const char* ruleset, int plies, const std::vector<std::string>& settled = {}) {
    Finding finding;
    finding.ruleset = ruleset, finding.line.settled = settled;
    TableChoice choice;
    choice.settings = settled;
    const auto table = find_ruleset(ruleset).table(choice);
    for (std::string position = table->start(); plies > 0; --plies) {
        finding.line.plays.push_back(table->legal_moves(position).front());
        position = table->judge(position, finding.line.plays.back()).after;
    }
    return finding;
}
std::vector<int> plies_of(const std::vector<Rounds::Turn>& row) {
    std::vector<int> plies;
    for (const auto& turn : row) plies.push_back(turn.ply);
    return plies;
}

#ifdef NOMOS_REGISTERED_neva
TEST(Rounds, OfFourPlayersAreRowsInTheOrderOfTheirTurns) {
    const Finding finding = of_first_moves("neva", 6);
    const Rounds rounds = rounds_of(finding);
    EXPECT_THAT(rounds.seats, ElementsAre("White", "Red", "Green", "Black"));
    ASSERT_EQ(rounds.rows.size(), 2U);
    EXPECT_THAT(plies_of(rounds.rows[0]), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(plies_of(rounds.rows[1]), ElementsAre(5, 6, 0, 0));
    EXPECT_EQ(rounds.rows[1][1].move, finding.line.plays[5]);
}
TEST(Rounds, BeginWithWhoeverIsFirst) {
    const Rounds rounds = rounds_of(of_first_moves("neva", 4, {"first=green"}));
    ASSERT_EQ(rounds.rows.size(), 2U);
    EXPECT_THAT(plies_of(rounds.rows[0]), ElementsAre(0, 0, 1, 2));
    EXPECT_THAT(plies_of(rounds.rows[1]), ElementsAre(3, 4, 0, 0));
}
TEST(Rounds, OfALineThatCannotBePlayedAreNone) {
    Finding finding = of_first_moves("neva", 2);
    finding.line.plays.push_back(finding.line.plays.front());
    EXPECT_TRUE(rounds_of(finding).empty());
}
#endif
#ifdef NOMOS_REGISTERED_nefatavl
TEST(Rounds, OfTwoPlayersAreNone) { EXPECT_TRUE(rounds_of(of_first_moves("nefatavl", 3)).empty()); }
#endif

}  // namespace
}  // namespace nomos
