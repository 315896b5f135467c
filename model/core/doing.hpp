// What each thread is at, in memory that a signal handler may read: so that a crash is not without a word.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace nomos::doing {

inline constexpr const char* kChecking = "checking";
struct Now {
    const char* verb = nullptr;  // kChecking, "fuzzing"; null: nothing that could be named
    std::array<char, 120> what{};
    const char* oracle = nullptr;  // of a fuzzed position
    std::uint64_t seed = 0, batch = 0, position = 0;
};
inline thread_local Now current;

// `verb` is to live for ever.
inline void now(const char* verb, std::string_view what, std::uint64_t seed = 0) {
    current.verb = nullptr, current.oracle = nullptr, current.seed = seed;
    current.what.fill('\0');
    std::copy_n(what.begin(), std::min(what.size(), current.what.size() - 1), current.what.begin());
    current.verb = verb;
}
inline void nothing() { current.verb = nullptr; }

}  // namespace nomos::doing
