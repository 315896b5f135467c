// The draw by repetition: short games, every action allowed by the constraints, and the action that draws them.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "tests/model/nika/constraints_table.hpp"

namespace nomos::nika {
namespace {

using table::all_but;
using table::Force;
using table::letter;
using table::position;
using table::setting_with;

using History = std::vector<table::Position>;
constexpr int kNever = 0;
constexpr char kPass = '-';

Cells<Native> own_pieces(const table::Position& p) { return p.city[static_cast<std::size_t>(p.turn.lowest())]; }

// An action of the city to act: "n", "e", "s" or "w" turns its one piece that way, "-" is a pass.
table::Action action_of(const table::Position& p, char sign) {
    if (sign == kPass) return table::action("pass");
    table::Action a;
    a.kind.set(static_cast<int>(Kind::rotate));
    a.pieces = own_pieces(p);
    a.direction.set(static_cast<int>(letter("nesw", sign)));
    return a;
}
table::Position after(table::Position p, char sign) {
    const bool pass = sign == kPass, passed_both = pass && p.second_action && p.passed_first;
    if (!pass) {
        for (Cells<Native>& facing : p.facing) facing &= ~own_pieces(p);
        p.facing[letter("nesw", sign)] |= own_pieces(p);
    }
    p.idle_turns = pass ? p.idle_turns + (passed_both ? 1 : 0) : 0;
    p.passed_first = pass && !p.second_action;
    if (p.second_action) p.turn = Bits<4>::single((p.turn.lowest() + 1) % kCities);
    p.second_action = !p.second_action;
    return p;
}
std::optional<int> outcome(const table::Setting& s, const History& history, const Force& f = {}) {
    return Constraints::outcome_of_history(s, history, f);
}

// Plays the actions from a set-up until the game is drawn: with which of them, the first being 1?
int drawn_with(const table::Setting& s, const std::string& pieces, const std::string& signs, const Force& f = {}) {
    History history{position(pieces)};
    for (const char sign : signs) {
        const table::Position before = history.back(), then = after(before, sign);
        const table::Action a = action_of(before, sign);
        EXPECT_TRUE(Constraints::legal<Native>(s, before, a, f) && Constraints::effect<Native>(s, before, a, then, f))
            << "action " << history.size() << " of " << signs;
        history.push_back(then);
        if (const std::optional<int> k = outcome(s, history, f)) {
            EXPECT_EQ(*k, static_cast<int>(Outcome::draw));
            return static_cast<int>(history.size()) - 1;
        }
    }
    return kNever;
}

// Athens turns its piece away and back, the others pass: the set-up comes again after eight actions.
const std::string kAwayAndBack = "en------";
const std::string kThreeRounds = kAwayAndBack + kAwayAndBack + kAwayAndBack;

TEST(NikaHistory, ThirdTime) {
    const auto s = setting_with(DrawRepeated::third_time);
    EXPECT_EQ(drawn_with(s, "Ae5n", kThreeRounds), 16) << "the set-up is there for the first time";
    EXPECT_EQ(drawn_with(s, "Ae5n", "en------en-----"), kNever);
}
TEST(NikaHistory, ThreeRepeats) {
    const auto s = setting_with(DrawRepeated::three_repeats);
    EXPECT_EQ(drawn_with(s, "Ae5n", kThreeRounds), 24);
    EXPECT_EQ(drawn_with(s, "Ae5n", kAwayAndBack + kAwayAndBack + "en-----"), kNever);
}

// Other states may come between: here those of a round that is played otherwise.
TEST(NikaHistory, WhateverCameBetween) {
    const auto s = setting_with(DrawRepeated::third_time);
    EXPECT_EQ(drawn_with(s, "Ae5n", "en------es------wn------"), 24);
}

// Three cities pass, and Thebes turns its piece away and back: Athens has the board of the set-up before it for the
// third time, but for the first pass of Athens with one action left.
TEST(NikaHistory, SameStateIsEverything) {
    const auto s = setting_with(DrawSameState::everything);
    EXPECT_EQ(drawn_with(s, "Ae5n Tg5n", "------en"), kNever);
    EXPECT_EQ(drawn_with(s, "Ae5n Tg5n", "------en------en"), 16);
    EXPECT_EQ(drawn_with(s, "Ae5n", "--------"), kNever) << "all pass, which is another draw";
}
TEST(NikaHistory, SameStateIsBoardAndCity) {
    const auto s = setting_with(DrawSameState::board_and_city);
    EXPECT_EQ(drawn_with(s, "Ae5n Tg5n", "------en"), 8);
    EXPECT_EQ(drawn_with(s, "Ae5n", "-------"), kNever) << "after two passes another city is to move";
    const auto four = setting_with(DrawSameState::board_and_city, DrawRepeated::three_repeats);
    EXPECT_EQ(drawn_with(four, "Ae5n Tg5n", "------en-"), 9);
}
TEST(NikaHistory, SameStateIsPiecesOnly) {
    const auto s = setting_with(DrawSameState::pieces_only);
    EXPECT_EQ(drawn_with(s, "Ae5n", "--"), 2);
    EXPECT_EQ(drawn_with(s, "Ae5n", "en--"), 3) << "the piece faces north again with the second action";
    EXPECT_EQ(drawn_with(s, "Ae5n", "es-"), kNever) << "facings count";
    EXPECT_EQ(drawn_with(setting_with(DrawSameState::pieces_only, DrawRepeated::three_repeats), "Ae5n", "---"), 3);
}

// The piece comes to face north with the first action of three turns, which end otherwise each time.
TEST(NikaHistory, ComparedAfterEveryAction) {
    const auto s = setting_with(DrawCompared::after_action);
    EXPECT_EQ(drawn_with(s, "Ae5e", "nw------ns------n"), 17);
    EXPECT_EQ(drawn_with(s, "Ae5e", "nw------ns------e"), kNever);
}
TEST(NikaHistory, ComparedAtTheEndOfATurn) {
    const auto s = setting_with(DrawCompared::after_turn);
    EXPECT_EQ(drawn_with(s, "Ae5e", "nw------ns------ne------"), kNever);
    EXPECT_EQ(drawn_with(s, "Ae5n", kThreeRounds), 16);
    const auto board = setting_with(DrawCompared::after_turn, DrawSameState::pieces_only);
    EXPECT_EQ(drawn_with(board, "Ae5n", "----"), 4) << "two passed turns";
    EXPECT_EQ(drawn_with(board, "Ae5n", "es--"), kNever);
    const auto four = setting_with(DrawCompared::after_turn, DrawSameState::pieces_only, DrawRepeated::three_repeats);
    EXPECT_EQ(drawn_with(four, "Ae5n", "------"), 6) << "three passed turns";
}
// At the end of a turn there are always two actions left.
TEST(NikaHistory, ActionsLeftDoNotMatterAtTheEndOfATurn) {
    for (const auto same : {DrawSameState::everything, DrawSameState::board_and_city}) {
        const auto s = setting_with(DrawCompared::after_turn, same);
        EXPECT_EQ(drawn_with(s, "Ae5n Tg5n", "------en"), kNever);
        EXPECT_EQ(drawn_with(s, "Ae5n Tg5n", "------en------en"), 16);
    }
}

TEST(NikaHistory, NothingWithoutTheClause) {
    const Force without = all_but(Clause::draw_repetition);
    EXPECT_EQ(drawn_with(setting_with(), "Ae5n", kThreeRounds, without), kNever);
    EXPECT_EQ(drawn_with(setting_with(DrawSameState::pieces_only), "Ae5n", "-------", without), kNever);
}
TEST(NikaHistory, NothingOfNoOrOnePosition) {
    EXPECT_EQ(outcome(setting_with(), {}), std::nullopt);
    EXPECT_EQ(outcome(setting_with(), {position("Ae5n")}), std::nullopt);
}
// The last pass of all four cities brings a state for the third time.
TEST(NikaHistory, NothingWhereAllHavePassed) {
    const std::string actions = "wn------wn--------";
    EXPECT_EQ(drawn_with(setting_with(), "Ae5e", actions), kNever);
    EXPECT_EQ(drawn_with(setting_with(), "Ae5e", actions, all_but(Clause::draw_all_pass)), 18);
}
TEST(NikaHistory, NothingWhereACityHasWon) {
    const table::Position p = position("Ae5n");
    table::Position won = p;
    won.winners.set(1), won.actors.set(1);
    EXPECT_EQ(outcome(setting_with(), {p, p, p}), static_cast<int>(Outcome::draw));
    EXPECT_EQ(outcome(setting_with(), {p, p, won}), std::nullopt);
    EXPECT_EQ(outcome(setting_with(), {p, p, won}, all_but(Clause::win_victory_area)), static_cast<int>(Outcome::draw));
}

}  // namespace
}  // namespace nomos::nika
