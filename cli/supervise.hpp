// A crash in one check costs that check, and no other. Verbs that check work in a child of the program; if a signal of
// a fault ends it while it is at a check, another child goes on without that check, whose result says what became of
// it. What was answered before is in the store; without one it is asked again.
// After some crashes, or one outside any check, the program ends by the signal; nobody goes on who was told to stop.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nomos::cli {

inline constexpr std::size_t kMostCrashes = 5;
// Before there is another thread. In the parent the exit code of the last child, or the end by the signal that one
// ended by; in a child none: it goes on. Sanitizers tell of faults themselves and are left alone.
std::optional<int> supervised();

// For the handler of the signal, so it neither allocates nor locks: the check in which it was raised.
void note_crash(std::string_view check);

// Of a child: how many results those before it have told, and whether they began to; that need not be told again.
std::size_t told_before();
bool is_opened_before();
void note_opening();
void one_more_is_told();

}  // namespace nomos::cli
