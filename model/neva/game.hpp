// The recorded game of the source: its table, cell by cell.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "model/core/recorded_play.hpp"
#include "model/neva/position.hpp"

namespace nomos::neva {

// One cell of the table. `move` is in the notation of turns; a dash there belongs to a player who
// is out already and is no turn at all (nobody in this game was ever merely blocked).
struct RecordedCell {
    std::string_view move;
    std::string_view mark;  // what else is printed in the cell: praise, the word for a king
    bool played() const { return move != "-"; }
};
// A row of the table, by Player.
using RecordedRound = std::array<RecordedCell, kPlayers>;

struct RecordedGame {
    std::string_view id;
    Provenance provenance = Provenance::text;
    std::span<const RecordedRound> rounds;
    std::string_view end;  // how it ended, in our words
    Player winner{};       // as the comments say
};
const RecordedGame& recorded_game();
// The same as moves in order, without the cells of players who are out.
const RecordedPlay& recorded_play();

}  // namespace nomos::neva
