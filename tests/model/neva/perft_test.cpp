// The executable rules against the naive ones: step by step and turn by turn on random boards, then
// line by line; and turns against the steps that they are composed of.
#include "model/neva/aids/turn_perft.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/neva/naive.hpp"
#include "tests/model/neva/boards.hpp"

namespace nomos::neva {
namespace {

constexpr int kBoards = 60000;

// body(setting, position) for as many random boards.
template <class Body>
void on_random_boards(int boards, std::uint64_t seed, Body&& body) {
    Dice dice(seed);
    for (int i = 0; i < boards && !testing::Test::HasFailure(); ++i) {
        const auto s = random_setting(dice);
        const auto p = random_position(dice);
        ASSERT_TRUE(well_formed<Native>(p));
        SCOPED_TRACE(print(p) + (s.pairs ? " pairs" : ""));
        body(s, p);
    }
}
std::vector<naive::Step> generated(const Setting<Native>& s, const Position<Native>& p) {
    std::vector<naive::Step> steps;
    Rules<Native>::for_each_move(s, p, [&](const auto& m) { steps.push_back(naive::step(m)); });
    return steps;
}
std::vector<naive::Step> steps_of(const Turn& turn) {
    std::vector<naive::Step> steps;
    steps.reserve(static_cast<std::size_t>(turn.steps));
    for (int i = 0; i < turn.steps; ++i) steps.push_back(naive::step(turn.step(i)));
    return steps;
}

// --- steps -------------------------------------------------------------------------------------
TEST(NevaGenerator, ListsTheNaiveStepsInCanonicalOrder) {
    int jumps = 0, passes = 0, finished = 0;
    on_random_boards(kBoards, 1, [&](const auto& s, const auto& p) {
        const auto expected = naive::steps(naive::game(s, p));
        EXPECT_EQ(generated(s, p), expected);
        const bool none = expected.empty();
        finished += none ? 1 : 0;
        jumps += !none && expected[0].jump ? 1 : 0;
        passes += !none && expected[0].from < 0 ? 1 : 0;
    });
    EXPECT_GT(std::min({jumps, passes, finished}), kBoards / 500) << "the boards are too much alike";
}
TEST(NevaLegal, HoldsForTheNaiveStepsAndNoOthers) {
    on_random_boards(kBoards / 20, 2, [](const auto& s, const auto& p) {
        const auto steps = naive::steps(naive::game(s, p));
        const auto agrees = [&](const Move<Native>& m) {
            const bool listed = std::count(steps.begin(), steps.end(), naive::step(m)) == 1;
            EXPECT_EQ(Rules<Native>::legal(s, p, m), listed) << print(m);
        };
        agrees({});
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to)
                for (int marks = 0; marks < 4; ++marks)
                    agrees({Bits<kCells>::single(from), Bits<kCells>::single(to), marks >= 2, marks % 2 == 1});
    });
}
TEST(NevaApply, DoesWhatTheNaiveStepDoes) {
    on_random_boards(kBoards, 3, [](const auto& s, const auto& p) {
        Rules<Native>::for_each_move(s, p, [&](const auto& m) {
            const auto found = Rules<Native>::apply(s, p, m);
            EXPECT_TRUE(well_formed<Native>(found)) << print(m);
            EXPECT_TRUE(naive::same_game(naive::game(s, found), naive::play(naive::game(s, p), naive::step(m))))
                << print(m);
        });
    });
}
TEST(NevaOutcome, IsTheNaiveOne) {
    std::array<int, std::size_t{static_cast<int>(Outcome::count_)}> seen{};
    on_random_boards(kBoards, 4, [&](const auto& s, auto p) {
        const auto found = Rules<Native>::outcome(s, p);
        EXPECT_TRUE(one_hot(found));
        EXPECT_EQ(static_cast<Outcome>(found.lowest()), naive::outcome(naive::game(s, p)));
        ++seen[static_cast<std::size_t>(found.lowest())];
    });
    for (int times : seen) EXPECT_GT(times, 0);
}

// --- turns -------------------------------------------------------------------------------------
TEST(NevaTurns, AreTheNaiveOnesByPath) {
    int longest = 0;
    on_random_boards(kBoards / 2, 5, [&](const auto& s, const auto& p) {
        const auto expected = naive::turns(naive::game(s, p));
        std::size_t i = 0;
        Rules<Native>::for_each_turn(s, p, [&](const Turn& turn, const Position<Native>& after) {
            ASSERT_LT(i, expected.size()) << print(turn);
            EXPECT_EQ(steps_of(turn), expected[i].steps) << print(turn);
            EXPECT_TRUE(naive::same_game(naive::game(s, after), expected[i].after))
                << print(turn) << ": " << print(after);
            longest = std::max(longest, turn.captures());
            ++i;
        });
        EXPECT_EQ(i, expected.size());
    });
    EXPECT_GE(longest, 7);
}
TEST(NevaTurns, AreChainsOfLegalSteps) {
    on_random_boards(kBoards, 6, [](const auto& s, const auto& p) {
        Rules<Native>::for_each_turn(s, p, [&](const Turn& turn, const Position<Native>& after) {
            Position<Native> at = p;
            for (int i = 0; i < turn.steps; ++i) {
                EXPECT_TRUE(i == 0 || at.jumper.any()) << print(turn);
                ASSERT_TRUE(Rules<Native>::legal(s, at, turn.step(i))) << print(turn);
                at = Rules<Native>::apply(s, at, turn.step(i));
            }
            EXPECT_TRUE(at.jumper.none());
            EXPECT_TRUE(same(at, after)) << print(turn);
        });
    });
}
// What the text of the reading says: that whether a king may choose a landing that ends its capture
// makes no difference to whole turns.
TEST(NevaTurns, DoNotDependOnMustContinueOrAny) {
    on_random_boards(kBoards, 7, [](auto s, const auto& p) {
        auto& landing = s.readings.chosen[static_cast<std::size_t>(Reading::king_landing)];
        landing = Bits<kMostOptions>::single(static_cast<int>(KingLanding::must_continue));
        const auto expected = turns(p, s);
        landing = Bits<kMostOptions>::single(static_cast<int>(KingLanding::any));
        EXPECT_EQ(turns(p, s), expected);
    });
}

// --- lines of play -----------------------------------------------------------------------------
TEST(NevaPerft, CountsTheNaiveLinesFromTheSetUp) {
    const auto p = start(usual_setting());
    for (int depth = 0; depth <= 6; ++depth)
        EXPECT_EQ(perft_turns(usual_setting(), p, depth), naive::perft_turns(naive::game(usual_setting(), p), depth));
}
TEST(NevaPerft, CountsTheNaiveLinesUnderEveryOptionOfEachReading) {
    const auto table = readings();
    for (const char* board :
         {"6/1r4/2W1g1/3b2/w4G/B2g2 w", "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg r", "2W3/1g2r1/6/1b1R2/6/3w1G b"})
        for (std::size_t i = 0; i < table.size(); ++i)
            for (std::size_t o = 0; o < table[i].options.size(); ++o)
                for (bool pairs : {false, true}) {
                    auto s = usual_setting();
                    s.readings.choose(i, o);
                    s.pairs = pairs;
                    const auto p = parse_position(board);
                    EXPECT_EQ(perft_turns(s, p, 3), naive::perft_turns(naive::game(s, p), 3))
                        << board << " " << table[i].id << "=" << table[i].options[o].id;
                }
}
TEST(NevaPerft, DoesNotPlayOnWhenTheGameIsOver) {
    EXPECT_EQ(perft_turns(reading(), place("w: w25"), 1), 0U);
    EXPECT_GT(perft_turns(reading(), place("w: w25 g66"), 1), 0U);
    EXPECT_EQ(perft_turns(in_pairs(), place("w: w25 g66"), 1), 0U);
}
TEST(NevaPerft, CountsATurnOnceHoweverManySteps) {
    const auto p = place("w: w11 r21 r41 r52 b66");
    EXPECT_EQ(turns(p), "11:31:51:53");
    EXPECT_EQ(perft_turns(reading(), p, 1), 1U);
}

}  // namespace
}  // namespace nomos::neva
