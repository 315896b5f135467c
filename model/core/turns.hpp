// Whole turns, for games in which what players call a move is a chain of the ruleset's moves: a
// capture that goes on, a group that marches piece by piece.
//
// A ruleset with turns keeps single moves as its Move, and they are what is proved. Turns are
// composed of them, natively: by the executable rules when they list turns, and a second time by the
// constraints when they judge one. A rule that compares whole turns (the greatest number of captures)
// is a rule of turns and of no single move. At a table turns are what is listed, judged and counted.
//
// To add turns, a ruleset R offers what the concept below asks for:
//   Turn             `steps` moves, 1 or more, the i-th being step(i); turns can be compared
//   turn_starts      no turn is under way in the position
//   for_each_turn    every allowed turn once, with the position after it; where a turn is under way,
//                    what may become of it. Both arguments may be the generator's own and change
//   turn_legal       the constraints' word on one turn
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>

#include "model/core/perft.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

template <class R>
concept WithTurns = Ruleset<R> &&
    requires(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& position,
             const typename R::Turn& turn, const InForce<Native, typename R::Clause>& in_force, std::string_view text) {
    requires std::equality_comparable<typename R::Turn>;
    { turn.steps } -> std::convertible_to<int>;
    { turn.step(0) } -> std::same_as<typename R::template Move<Native>>;
    { R::print_turn(setting, turn) } -> std::same_as<std::string>;
    { R::parse_turn(setting, text) } -> std::same_as<typename R::Turn>;
    { R::turn_starts(setting, position) } -> std::same_as<bool>;
    R::template Rules<Native>::for_each_turn(
        setting, position, [](const typename R::Turn&, const typename R::template Position<Native>&) {});
    { R::Constraints::turn_legal(setting, position, turn, in_force) } -> std::same_as<bool>;
};

// A ruleset whose moves are what players call a move, several of them in a turn, says who has the turn: a move after
// which it is the same player's still has not ended it.
template <class R>
concept TurnsOfMoves = !WithTurns<R> && requires(const typename R::template Position<Native>& position) {
    { R::whose_turn(position) } -> std::same_as<int>;
};

// Visits every allowed turn with the position after it; a finished position has none.
template <WithTurns R, class Visit>
void for_each_turn(const typename R::template Setting<Native>& setting,
                   const typename R::template Position<Native>& position, Visit&& visit) {
    constexpr int kInPlay = 0;
    if (R::template Rules<Native>::outcome(setting, position).test(kInPlay))
        R::template Rules<Native>::for_each_turn(setting, position, visit);
}

// The position after the turn, if it is allowed.
template <WithTurns R>
std::optional<typename R::template Position<Native>> after_turn(const typename R::template Setting<Native>& setting,
                                                                const typename R::template Position<Native>& position,
                                                                const typename R::Turn& wanted) {
    std::optional<typename R::template Position<Native>> found;
    for_each_turn<R>(setting, position, [&](const auto& turn, const auto& after) {
        if (turn == wanted) found = after;
    });
    return found;
}

// Perft (perft.hpp) over turns: how many lines of exactly `depth` turns start from the position.
template <WithTurns R>
NOMOS_FLATTENED std::uint64_t perft_turns(const typename R::template Setting<Native>& setting,
                                          const typename R::template Position<Native>& position, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t lines = 0;
    for_each_turn<R>(setting, position, [&](const auto&, const auto& after) {
        consume(after);
        lines += depth == 1 ? 1 : perft_turns<R>(setting, after, depth - 1);
    });
    return lines;
}

// Whatever stands crossed out in `from`, on cells that hold nothing in `to`.
inline void add_crossed_out(const Picture& from, Picture& to) {
    for (const PicturePiece& piece : from.pieces) {
        const auto there = [&](const PicturePiece& p) { return p.column == piece.column && p.row == piece.row; };
        if (piece.mark == Mark::crossed_out && std::none_of(to.pieces.begin(), to.pieces.end(), there))
            to.pieces.push_back(piece);
    }
}
// An allowed turn as one drawing: the board after it, an arrow a step, all that was taken on the way.
template <WithTurns R>
Picture picture_of_turn(const typename R::template Setting<Native>& setting,
                        typename R::template Position<Native> position, const typename R::Turn& turn) {
    Picture all;
    for (int i = 0; i < turn.steps; ++i) {
        Picture step = R::picture_of_move(setting, position, turn.step(i));
        step.arrows.insert(step.arrows.begin(), all.arrows.begin(), all.arrows.end());
        add_crossed_out(all, step);
        all = std::move(step);
        position = R::template Rules<Native>::apply(setting, position, turn.step(i));
    }
    all.made = R::print_turn(setting, turn), all.notes = R::picture(setting, position).notes;
    return all;
}

}  // namespace nomos
