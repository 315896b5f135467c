// Sharing numbered pieces of work among threads: the one place where threads begin that work together.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace nomos {

// Calls work(i) once for each 0 <= i < n, on so many threads at most. They begin in the order of the numbers, and end
// in any. After one that throws no other begins; what it throws first is thrown on.
template <class Work>
void parallel_for(std::size_t n, int jobs, Work&& work) {
    if (jobs <= 1 || n <= 1) {
        for (std::size_t i = 0; i < n; ++i) work(i);
        return;
    }
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex guard;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < n; i = next++) work(i);
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!failure) failure = std::current_exception();
            next = n;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t j = 1; j < std::min(n, static_cast<std::size_t>(jobs)); ++j) threads.emplace_back(run);
        run();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace nomos
