// Games recorded as a table: a column a player, a row a round. A ruleset that names its players in
// the order of their turns lets a table be replayed with what else is written in its cells.
#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "model/core/algebra.hpp"

namespace nomos {

// What a cell holds that has no move: the player is out, or he has no move and passes.
inline constexpr std::string_view kEmptyCell = "-";

// A ruleset whose players take turns in one order and whose next player is the next who is not out.
template <class R>
concept WithSeats = requires(const typename R::template Setting<Native>& setting,
                             const typename R::template Position<Native>& position, std::string_view word) {
    { R::seats() } -> std::same_as<std::span<const std::string_view>>;  // their names
    { R::seat_to_move(setting, position) } -> std::same_as<int>;
    // A word beside a move that changes nothing: "King". Marks of praise need not be named.
    { R::is_remark(word) } -> std::same_as<bool>;
};

}  // namespace nomos
