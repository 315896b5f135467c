// Which reading sets fit, against trying them all.
#include "analysis/engines/silent_reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/core/dice.hpp"

namespace nomos::engines {
namespace {

const std::vector<int> kOptions{2, 3, 4, 2, 3};

template <class Visit>
void for_each_set(Visit&& visit) {
    Choices set(kOptions.size());
    for (;;) {
        visit(set);
        std::size_t i = 0;
        while (i < set.size() && ++set[i] == kOptions[i]) set[i++] = 0;
        if (i == set.size()) return;
    }
}
Relation drawn(const SilentReading& readings, Dice& dice) {
    Relation relation;
    for (int r = 0; r < static_cast<int>(kOptions.size()); ++r)
        if (dice.one_in(2)) relation.about.push_back(r);
    for (std::size_t k = 0; k < readings.combinations_of(relation.about); ++k)
        relation.right.push_back(!dice.one_in(3));
    return relation;
}

TEST(SilentReading, IsWhatTryingAllReadingSetsSays) {
    Dice dice(3);
    int refused = 0;
    for (int time = 0; time < 60; ++time) {
        SilentReading readings(kOptions, {0, 2, 1, 1, 0});
        for (int k = 0; k < 7; ++k) {
            const Relation relation = drawn(readings, dice);
            const auto fits_all = [&](const Choices& set, bool with_this) {
                const auto right = [&](const Relation& r) {
                    return r.about.empty() || r.right[readings.combination_of(r.about, set)];
                };
                return std::ranges::all_of(readings.relations(), right) && (!with_this || right(relation));
            };
            std::uint64_t expected = 0;
            if (relation.about.empty()) continue;
            for_each_set([&](const Choices& set) { expected += fits_all(set, true) ? 1U : 0U; });
            const std::uint64_t before = readings.count();
            const bool taken = readings.add(relation);
            EXPECT_EQ(taken, expected > 0);
            EXPECT_EQ(readings.count(), taken ? expected : before);
            refused += taken ? 0 : 1;
            for (int r = 0; r < static_cast<int>(kOptions.size()); ++r)
                for (int o = 0; o < kOptions[static_cast<std::size_t>(r)]; ++o) {
                    bool some = false;
                    for_each_set([&](const Choices& set) {
                        some = some || (set[static_cast<std::size_t>(r)] == o && fits_all(set, false));
                    });
                    const auto found = readings.fitting_with(r, o);
                    EXPECT_EQ(found.has_value(), some);
                    if (found) {
                        EXPECT_TRUE(fits_all(*found, false));
                    }
                }
        }
        EXPECT_GT(readings.count(), 0U);
    }
    EXPECT_GT(refused, 0) << "no contradiction was tried";
}
TEST(SilentReading, PrefersWhatIsUsual) {
    SilentReading readings(kOptions, {1, 2, 3, 0, 1});
    EXPECT_EQ(readings.fitting(), (Choices{1, 2, 3, 0, 1}));
    EXPECT_EQ(readings.count(), 144U);
    EXPECT_TRUE(readings.add({{1}, {true, true, false}}));
    EXPECT_EQ(readings.fitting(), (Choices{1, 0, 3, 0, 1}));
    EXPECT_EQ(readings.count(), 96U);
}
TEST(SilentReading, RefusesTheHopeless) {
    SilentReading readings(kOptions, {0, 0, 0, 0, 0});
    EXPECT_FALSE(readings.add({{0, 3}, {false, false, false, false}}));
    EXPECT_EQ(readings.count(), 144U);
}

}  // namespace
}  // namespace nomos::engines
