// The recorded game of a source, as a ruleset offers it: its moves in order, from the set-up on, each
// a turn where the ruleset has turns (turns.hpp). Cells of a table in which nobody moves are left out.
#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "model/core/turns.hpp"

namespace nomos {

struct RecordedMove {
    std::string where;  // "round 6, Black"
    std::string move;   // in the notation of the ruleset
};
struct RecordedPlay {
    std::string id, title;  // "neva.game.training", "the training game"
    std::vector<RecordedMove> moves;
    // Options "KEY=VALUE" that a sentence of the source says word for word and the default departs from.
    // That the game refutes one is a contradiction of the source.
    std::vector<std::string> by_the_letter{};
};

template <class R>
concept WithRecordedGame = requires {
    { R::recorded_play() } -> std::same_as<const RecordedPlay&>;
};

// The single steps of a recorded move.
template <class R>
std::vector<typename R::template Move<Native>> steps_of(const typename R::template Setting<Native>& setting,
                                                        const std::string& text) {
    if constexpr (WithTurns<R>) {
        const auto turn = R::parse_turn(setting, text);
        std::vector<typename R::template Move<Native>> steps;
        for (int i = 0; i < turn.steps; ++i) steps.push_back(turn.step(i));
        return steps;
    } else {
        return {R::parse_move(setting, text)};
    }
}

}  // namespace nomos
