// A table over single moves: what it lists, judges and counts agrees, to the end of the game.
#include "model/core/table_of.hpp"

#include <gtest/gtest.h>

#include "tests/hopper/ruleset.hpp"
#include "tests/tictactoe/ruleset.hpp"

// It is no library of its own: its sources are compiled into this program here.
#include "tests/tictactoe/notation.cpp"
#include "tests/tictactoe/ruleset.cpp"
#include "tests/tictactoe/text.cpp"

namespace nomos {
namespace {

static_assert(!WithTurns<tictactoe::RulesetType> && !WithSeats<tictactoe::RulesetType>);
using Texts = std::vector<std::string>;

// After which any mark may still be put: moves that only the end of the game forbids.
struct Endless : tictactoe::RulesetType {
    template <class A>
    struct Rules : tictactoe::Rules<A> {
        static Bit<A> legal(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
            return none(m.square & p.marks());
        }
        template <class Visit>
        static void for_each_move(const Setting<Native>&, const Position<Native>& p, Visit&& visit) {
            (~p.marks()).for_each([&](int c) { visit(Move<Native>{tictactoe::Board::Cells::single(c)}); });
        }
    };
};

template <class R>
std::unique_ptr<Table> table_over(const TableChoice& choice = {}) {
    return AnyRulesetOf<R>().table(choice);
}
template <class F>
std::string message_of(F&& act) try {
    act();
    return "no error";
} catch (const UserError& e) {
    return e.what();
}

TEST(TableOf, AFinishedGameHasNoMovesWhateverTheGeneratorLists) {
    for (const char* won : {"..o/.o./xxx o", "..o/.o./xxx x", "xox/xox/oxo o"}) {
        for (const auto& table : {table_over<Endless>(), table_over<tictactoe::RulesetType>()}) {
            EXPECT_EQ(table->legal_moves(won), Texts{}) << won;
            EXPECT_EQ(table->perft(won, 1), 0U) << won;
            EXPECT_EQ(table->perft(won, 0), 1U) << won;
        }
        const Judgement j = table_over<Endless>()->judge(won, "a3");
        EXPECT_FALSE(j.legal) << won;
        EXPECT_EQ(j.outcome, table_over<Endless>()->outcome({won}));
        EXPECT_NE(j.outcome, "in play");
    }
}
TEST(TableOf, ListsAndCountsTheSameMoves) {
    const auto table = table_over<tictactoe::RulesetType>();
    const auto start = table->start();
    EXPECT_EQ(table->legal_moves(start).size(), 9U);
    std::uint64_t sum = 0;
    for (const auto& move : table->legal_moves(start)) sum += table->perft(table->judge(start, move).after, 2);
    EXPECT_EQ(sum, 9U * 8 * 7);
    EXPECT_EQ(table->perft(start, 3), sum);
}
TEST(TableOf, TakesStepsForGrantedWhereThereAreNoTurns) {
    TableChoice choice;
    choice.steps = true;
    EXPECT_EQ(table_over<tictactoe::RulesetType>(choice)->legal_moves(".../.../... x").size(), 9U);
}
TEST(TableOf, FindsTheReadingThatAllowsALine) {
    const auto table = table_over<tictactoe::RulesetType>();
    EXPECT_EQ(table->readings_allowing(".../.../... x", {"a1", "a1"}), Texts{});
    EXPECT_EQ(table->readings_allowing(".../.../... x", {"a1", "b1"}),
              Texts{"tictactoe.end.full-board-result=last-mover"})
        << "of a line that is legal anyway: every other option that keeps it so";
}
TEST(TableOf, KnowsNoSeatsWhereTheRulesetNamesNone) {
    const auto table = table_over<tictactoe::RulesetType>();
    EXPECT_EQ(table->seats(), Texts{});
    EXPECT_EQ(table->seat_to_move(table->start()), -1);
    EXPECT_FALSE(table->is_remark("King"));
    EXPECT_EQ(table->canonical_move(" b2 "), "b2");
}

// --- what is settled before a game -------------------------------------------------------------
TableChoice with_settings(const Texts& settings) { return {{}, "", "", settings, false}; }

TEST(SettingOptions, ChangeTheSetting) {
    EXPECT_EQ(table_over<hopper::RulesetType>()->start(), "aa.b.cc a");
    EXPECT_EQ(table_over<hopper::RulesetType>(with_settings({"first=cas"}))->start(), "aa.b.cc c");
    EXPECT_EQ(table_over<hopper::RulesetType>(with_settings({"first=cas", "first=ben"}))->start(), "aa.b.cc b")
        << "the later word";
    EXPECT_EQ(AnyRulesetOf<hopper::RulesetType>().setting_options().size(), 1U);
    EXPECT_TRUE(AnyRulesetOf<tictactoe::RulesetType>().setting_options().empty());
}
TEST(SettingOptions, AreNamedWhereTheyDifferFromTheUsual) {
    auto setting = hopper::RulesetType::default_setting();
    EXPECT_EQ(settled<hopper::RulesetType>(setting), Texts{});
    hopper::RulesetType::set(setting, 0, 2);
    EXPECT_EQ(settled<hopper::RulesetType>(setting), Texts{"first=cas"});
    EXPECT_EQ(settled<tictactoe::RulesetType>(tictactoe::RulesetType::default_setting()), Texts{});
}
TEST(SettingOptions, OfferTheNearestName) {
    const auto message = [](const char* text) {
        return message_of([&] { table_over<hopper::RulesetType>(with_settings({text})); });
    };
    EXPECT_EQ(message("frist=ann"), "unknown setting option \"frist\"\n  hint: did you mean first?");
    EXPECT_EQ(message("first=bob"), "unknown value of first \"bob\"\n  hint: did you mean ben?");
    EXPECT_EQ(message("first"),
              "the setting is chosen as KEY=VALUE, and this has no '='\n  hint: for example first=cas");
    EXPECT_EQ(message("first="), "unknown value of first \"\"\n  hint: known: ann, ben, cas");
}
TEST(SettingOptions, AreRefusedWhereTheRulesetHasNone) {
    EXPECT_EQ(message_of([] { table_over<tictactoe::RulesetType>(with_settings({"first=x"})); }),
              "Tic-tac-toe has no setting options\n  hint: leave out first=x");
}

}  // namespace
}  // namespace nomos
