// What work may cost: one table. Counted work alone decides when a search gives up, so that it gives up at the
// same place on every machine, however busy.
#pragma once

#include <cstdint>

namespace nomos::budget {

// --- a question to the solver, in Z3's resource units: one to four million a second --------------
inline constexpr unsigned kQuestion = 400'000'000;       // where nothing below is said; --rlimit
inline constexpr unsigned kLocalPart = 200'000;          // a part, from what is known near it: what is local is easy
inline constexpr unsigned kNotion = 100'000;             // a notion both encodings compute, before it is cut
inline constexpr unsigned kAsItStands = 200'000;         // ... and a question of both encodings, likewise
inline constexpr unsigned kQuickLook = 1'000'000;        // an invariant with the others, before hints are followed
inline constexpr unsigned kDifference = 20'000'000;      // where options differ, among other differences
inline constexpr unsigned kFirstDifference = 4'000'000;  // ... before positions are looked at one by one
inline constexpr unsigned kSolvedCase = 24'000'000;      // the best case of a difference; mostly half is needed
inline constexpr unsigned kSolverBesideNative = 20'000'000;  // one position, fuzzed
inline constexpr unsigned kPlyOfSmallBoard = 6'000'000;      // a question and ply of a small board's shortest line
inline constexpr unsigned kPlyOfOwnBoard = 30'000'000;       // ... of the board that is played on
inline constexpr unsigned kPlyUnrolled = 60'000'000;         // ... when somebody asks: explore --unroll

// The clock is no budget: the last guard of a question that would hold a run for ever. Whoever meets it says so.
inline constexpr unsigned kClockMilliseconds = 1'800'000;  // --timeout

// --- searches by play, in plays listed and positions kept -----------------------------------------
inline constexpr std::uint64_t kLineListed = 1'000'000;         // plays listed on the way to one difference
inline constexpr std::uint64_t kReachListed = 1'000'000;        // plays by each of the searches for a position
inline constexpr std::uint64_t kMeasureListed = 12'000'000;     // plays of random games, over all options of a ruleset
inline constexpr std::uint64_t kMeasurePositions = 1'000'000;   // ... and positions looked at
inline constexpr std::uint64_t kSmallBoardPositions = 200'000;  // a small board, explored for one option
inline constexpr std::uint64_t kSmallBoardMoves = 4'000'000;    // ... and its moves
inline constexpr std::uint64_t kExplorePositions = 20'000'000;  // explore --limit
inline constexpr std::uint64_t kExploreEdges = 400'000'000;     // explore --edges
inline constexpr std::uint64_t kReportFuzzed = 24'000;          // positions fuzzed for a report, a ruleset

}  // namespace nomos::budget
