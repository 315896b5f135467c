// Small versions of a game, small enough to be explored completely.
//
// A ruleset may offer a struct Study (OnSmallBoards, properties/game.hpp). It has boards() (their
// sizes) and at(board, visit), which calls visit(std::type_identity<R>{}, make_small) with the ruleset's
// type for that size and what turns a setting of it into that of the small board; counts() and set_count(setting,
// which, n), which thin out the set-up; and, of each size, what a search of the game must know:
//   sides(s)             who can win: players, or pairs of them that share their victories; at most 8
//   to_move(s, p)        the side whose choice comes next
//   winners(s, outcome)  the sides that have won, bit i for side i
//   symmetries(s, start) a group (symmetry.hpp), the identity first, of the ruleset's images (symmetries_of.hpp); or
//                        symmetries(s), where it depends on nothing that never moves from where it starts
//   used(s, start)       a position with every bit that can ever be set; numbers as large as they get,
//                        -1 for any
// where small boards break what well-formedness demands, may_start(s, p) in its place, and parse(s, text) in that of
// the notation's, if it refuses such positions; and, so that it can
// be told how much a reading matters, small_games(): some that are explored completely in about a second, and
// own_board(): how far the solver is asked for lines on the board that is played on. kPly,
// where a ply of the search is less than what players call a move, says what it is. kBoardsFillFrames: each board is a
// type of its own, as large as its board, so that no position is shorter than that type's. put_on_board(setting, as),
// where boards are small by what is no field of the setting's record, takes that over for a setting of another algebra.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/algebra.hpp"
#include "model/core/budgets.hpp"
#include "model/core/symmetry.hpp"

namespace nomos {

struct StudyBoard {
    std::string_view id;       // "7x7"
    std::string_view differs;  // how it differs from the game's own, "" when it is the game's own
};
// A number that thins out the set-up.
struct StudyCount {
    std::string_view id;    // "attackers"
    std::string_view says;  // which of them stay
};

// One to be explored: a board, what thins it out, and how it is played.
struct SmallGame {
    std::string_view board;
    std::vector<std::string_view> pieces{};     // "attackers=2"
    std::vector<std::string_view> settled{};    // what players settle before: "pairs=yes"
    int unrolled = 4;                           // a solver looks for lines of so many plies, in about a second; 0: none
    bool too_large = false;                     // to be explored completely: only the solver looks at it
    unsigned units = budget::kPlyOfSmallBoard;  // ... and spends so many of its own on a question and ply at most
};

// The part of a study that searches need, for one size of the board.
template <class S, class R>
concept StudyOf = requires(const typename R::template Setting<Native>& setting,
                           const typename R::template Position<Native>& position) {
    { S::sides(setting) } -> std::same_as<std::vector<std::string_view>>;
    { S::to_move(setting, position) } -> std::same_as<int>;
    { S::winners(setting, 0) } -> std::same_as<unsigned>;
    { S::used(setting, position) } -> std::same_as<typename R::template Position<Native>>;
}
&&(
    requires(const typename R::template Setting<Native>& setting) {
        { S::symmetries(setting) } -> std::same_as<std::vector<Symmetry>>;
    } ||
    requires(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& start) {
        { S::symmetries(setting, start) } -> std::same_as<std::vector<Symmetry>>;
    });

}  // namespace nomos
