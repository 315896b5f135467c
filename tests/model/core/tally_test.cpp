// What is said of sizes without counting is true: held against counting.
#include <gtest/gtest.h>

#include "model/core/dice.hpp"
#include "model/core/tally.hpp"

namespace nomos::tally {
namespace {

using Board = Grid<5, 4>;
using Cells = Board::Cells;

Cells any_cells(Dice& dice) {
    Cells cells;
    const int sparse = 1 + dice.below(6);
    for (int c = 0; c < Board::kCells; ++c) cells.assign(c, dice.one_in(sparse));
    return cells;
}
std::vector<Cells> any_words(Dice& dice) {
    std::vector<Cells> words;
    for (int i = dice.below(5); i > 0; --i) words.push_back(any_cells(dice));
    return words;
}
int total(const std::vector<Cells>& words) {
    int n = 0;
    for (const Cells& w : words) n += w.count();
    return n;
}

TEST(Tally, LevelsCountTheWordsOfEachCell) {
    Dice dice(1);
    for (int i = 0; i < 2000; ++i) {
        const auto words = any_words(dice);
        const auto more_than = levels(words);
        for (int c = 0; c < Board::kCells; ++c) {
            std::size_t n = 0;
            for (const Cells& w : words) n += w.test(c) ? 1U : 0U;
            for (std::size_t k = 0; k < more_than.size(); ++k) EXPECT_EQ(more_than[k].test(c), n > k);
        }
    }
}
TEST(Tally, AtMostInEachCellIsAtMostAltogether) {
    Dice dice(2);
    int met = 0, missed = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto fewer = any_words(dice);
        auto more = any_words(dice);
        if (dice.one_in(2)) more.insert(more.end(), fewer.begin(), fewer.end());
        const bool holds = at_most_in_each_cell(fewer, more);
        (holds ? met : missed) += 1;
        EXPECT_TRUE(!holds || total(fewer) <= total(more));
    }
    EXPECT_GT(met, 1000);
    EXPECT_GT(missed, 1000);
}
TEST(Tally, AStepKeepsTheSizeUnlessSomethingFallsOff) {
    Dice dice(3);
    for (int i = 0; i < 5000; ++i) {
        const Cells w = any_cells(dice), moved = Board::step<Direction::east>(w);
        EXPECT_LE(moved.count(), w.count());
        EXPECT_EQ((stays_on_board<Board, Direction::east>(w)), moved.count() == w.count());
    }
}

}  // namespace
}  // namespace nomos::tally
