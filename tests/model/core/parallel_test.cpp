// Numbered pieces of work, shared among threads.
#include "model/core/parallel.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

namespace nomos {
namespace {

TEST(Parallel, DoesEachPieceOnceWhateverTheThreads) {
    for (const std::size_t n : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{1000}})
        for (const int jobs : {0, 1, 2, 7}) {
            std::vector<std::atomic<int>> done(n);
            parallel_for(n, jobs, [&](std::size_t i) { ++done[i]; });
            for (std::size_t i = 0; i < n; ++i) EXPECT_EQ(done[i], 1) << i << " of " << n << " on " << jobs;
        }
}
TEST(Parallel, BeginsInTheOrderOfTheNumbers) {
    std::vector<std::size_t> alone, expected(50);
    std::iota(expected.begin(), expected.end(), std::size_t{0});
    parallel_for(50, 1, [&](std::size_t i) { alone.push_back(i); });
    EXPECT_EQ(alone, expected);
}
TEST(Parallel, AfterOneThatThrowsNoOtherBegins) {
    for (const int jobs : {1, 3}) {
        std::atomic<std::size_t> begun{0};
        const auto until_ten = [&](std::size_t i) {
            if (i == 10) throw std::runtime_error("ten");
            if (i < 10) ++begun;
            if (i > 10) std::this_thread::yield();
        };
        EXPECT_THROW(parallel_for(1'000'000'000'000, jobs, until_ten), std::runtime_error) << jobs << " threads";
        EXPECT_EQ(begun, 10U) << "those before it were done";
    }
}

}  // namespace
}  // namespace nomos
