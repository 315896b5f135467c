// A recorded game as it was judged, for people and for programs.
#pragma once

#include <string>

#include "model/core/game_file.hpp"
#include "model/core/registry.hpp"
#include "model/core/replay.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// A line a move; of an illegal one its place in the file, why it is, what could have been played and what would have to
// be read otherwise; the last position, drawn. `columns`: of the terminal.
std::string replay_text(const Table& table, const RulesetInfo& info, const Replay& game, const GameFile& record,
                        int columns);
// One document, a move of the game in each entry of its "moves".
std::string replay_json(const RulesetInfo& info, const Replay& game, const GameFile& record);

}  // namespace nomos
