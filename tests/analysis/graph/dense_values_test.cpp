// What is said of numbered positions, derived again: each depth and each value from what follows, by the constraints'
// legal moves. That leaves no room: depths are right if no move skips one and each but the first has a move to it, and
// values if each win has its move to a loss one ply shorter and none shorter, each loss only wins, the longest one ply
// shorter, and who can force nothing has a move to where nothing is forced.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

using R = nefatavl::Tafl<5>;
using Study = nefatavl::Study;
using Position = R::Position<Native>;
using Setting = R::Setting<Native>;
using Space = graph::Space<R, Study>;
using Numbers = Numbering<Position>;
using Reached = DenseReached<Space>;

auto thin(int attackers, int defenders) {
    auto setting = R::default_setting();
    Study::set_count(setting, 0, attackers), Study::set_count(setting, 1, defenders);
    return setting;
}

// visit(position after it) for moves that the constraints allow; of the big board for those that are generated, as
// the constraints' take hours.
template <class Visit>
void each_move(const Setting& setting, const Position& p, bool by_constraints, Visit&& visit) {
    if (!by_constraints) return WayOf<R>::for_each(setting, p, [&](const auto&, const auto& after) { visit(after); });
    R::for_each_candidate(setting, p, [&](const auto& m) {
        if (R::Constraints::template legal<Native>(setting, p, m, {}))
            visit(R::template Rules<Native>::apply(setting, p, m));
    });
}

// How many numbers say what their position does not come to; positions and values looked at.
struct Derived {
    std::uint64_t positions = 0, decided = 0, wrong_depths = 0, wrong_values = 0;
};
template <class Values>
class Deriving {
public:
    Deriving(const Reached& reached, const Values& values, bool by_constraints)
        : reached_(reached),
          values_(values),
          numbers_(reached.numbers()),
          by_constraints_(by_constraints),
          led_to_(numbers_.size()) {}

    Derived operator()(const Position& start) {
        led_to_[numbers_(start).number] = true;
        if (reached_.depth_of(numbers_(start).number) != 0) ++all_.wrong_depths;
        for (const Layer& layer : numbers_.layers())
            for (std::uint32_t n = layer.base; n < layer.end; ++n)
                if (reached_.is_reached(n)) derive(n, numbers_.at(layer, n));
        for (std::uint32_t n = 0; n < numbers_.size(); ++n)
            if (reached_.is_reached(n) && !led_to_[n]) ++all_.wrong_depths;
        return all_;
    }

private:
    void derive(std::uint32_t n, const Position& p) {
        ++all_.positions;
        if (numbers_(p).number != n) ++all_.wrong_depths;
        const auto& setting = reached_.space().setting();
        const int outcome = R::Rules<Native>::outcome(setting, p).lowest();
        const Decision said = values_.of(n);
        all_.decided += said.decided() ? 1U : 0U;
        if (outcome != kInPlay) {
            const unsigned winners = Study::winners(setting, outcome);
            const auto is = winners == 0 ? Decision() : Decision::of(winners == 1 ? 0 : 1, 0);
            if (said.code() != is.code()) ++all_.wrong_values;
            return;
        }
        const int mover = Study::to_move(setting, p);
        int quickest = -1, slowest = -1;
        bool all_lost = true, any = false;
        each_move(setting, p, by_constraints_, [&](const Position& after) {
            any = true;
            const std::uint32_t to = numbers_(after).number;
            if (!reached_.is_reached(to) || reached_.depth_of(to) > reached_.depth_of(n) + 1)
                return void(++all_.wrong_depths);
            if (reached_.depth_of(to) == reached_.depth_of(n) + 1) led_to_[to] = true;
            const Decision d = values_.of(to);
            if (d.decided() && d.side() == mover)
                quickest = quickest < 0 ? d.plays() : std::min(quickest, d.plays());
            else if (d.decided())
                slowest = std::max(slowest, d.plays());
            all_lost = all_lost && d.decided() && d.side() != mover;
        });
        const auto is = quickest >= 0     ? Decision::of(mover, quickest + 1)
                        : any && all_lost ? Decision::of(1 - mover, slowest + 1)
                                          : Decision();
        if (said.code() != is.code()) ++all_.wrong_values;
    }

    const Reached& reached_;
    const Values& values_;
    const Numbers& numbers_;
    bool by_constraints_;
    std::vector<bool> led_to_;
    Derived all_;
};

template <class S = Study>
Derived derived(const Setting& setting, const Position& start, int jobs, bool by_constraints = true) {
    const auto numbers =
        Numbers::of(S::used(setting, start), S::most(setting, start), Space::group(setting, start, true));
    expect(numbers.has_value(), "a small board is numbered");
    const Space space(setting, start, false);
    const Limits limits{0, jobs, {}};
    const Reached reached(space, *numbers, start, false, limits);
    const DenseSolved<R, S, Space> solved(reached, jobs);
    return Deriving(reached, solved, by_constraints)(start);
}
void expect_derived(const Setting& setting, const Position& start, int jobs = 1) {
    const Derived d = derived(setting, start, jobs);
    EXPECT_GT(d.positions, 0U);
    EXPECT_EQ(d.wrong_depths, 0U);
    EXPECT_EQ(d.wrong_values, 0U);
}

TEST(NumberedValues, FollowFromThoseOfTheNextPositions) {
    for (const auto& [attackers, defenders] : std::vector<std::pair<int, int>>{{2, 0}, {1, 1}, {2, 1}, {3, 0}}) {
        SCOPED_TRACE(fmt::format("{} attackers, {} defenders", attackers, defenders));
        expect_derived(thin(attackers, defenders), R::start<Native>(thin(attackers, defenders)), 2);
    }
}
TEST(NumberedValues, FollowUnderEveryOption) {
    const auto readings = R::info().readings;
    for (std::size_t r = 0; r < readings.size(); ++r)
        for (std::size_t o = 0; o < readings[r].options.size(); ++o) {
            SCOPED_TRACE(std::string(readings[r].options[o].id));
            auto setting = thin(2, 1);
            setting.readings.choose(r, o);
            expect_derived(setting, R::start<Native>(setting));
        }
}
// A start that no symmetry keeps, the other side to move.
TEST(NumberedValues, FollowFromAnyStart) {
    const auto setting = R::default_setting();
    for (const char* text : {"1t3/5/1tK2/3T1/5 b", "5/t2T1/2K2/5/1t3 w"}) {
        SCOPED_TRACE(text);
        expect_derived(setting, R::parse(setting, text));
    }
}

TEST(Planted, ValuesThatDoNotFollowAreSeen) {
    const auto setting = thin(2, 1);
    const Derived d = derived<Forgetful>(setting, R::start<Native>(setting), 1);
    EXPECT_EQ(d.wrong_depths, 0U);
    EXPECT_GT(d.wrong_values, 0U);
}

// The board that docs/performance.md tells of: each position up to symmetry, by the moves that are generated. It takes
// minutes and is run by hand (--gtest_also_run_disabled_tests).
TEST(NumberedValues, DISABLED_FollowOnTheWholeBoard) {
    const auto setting = thin(4, 4);
    const Derived d = derived(setting, R::start<Native>(setting), 2, false);
    EXPECT_EQ(d.positions, 59'678'313U);
    EXPECT_EQ(d.wrong_depths, 0U);
    EXPECT_EQ(d.wrong_values, 0U);
    fmt::print("{} positions, {} decided\n", d.positions, d.decided);
}

}  // namespace
}  // namespace nomos::graph
