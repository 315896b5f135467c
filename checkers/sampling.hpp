// Random play: the cheap source of positions that can really be reached.
#pragma once

#include <optional>

#include "checkers/scene.hpp"
#include "model/core/dice.hpp"
#include "model/core/stop.hpp"

namespace nomos {

// One legal move, each as likely as the others (Vitter's reservoir, size one); none if stuck.
template <class R>
std::optional<typename R::template Move<Native>> random_move(const typename R::template Setting<Native>& setting,
                                                             const typename R::template Position<Native>& position,
                                                             Dice& dice) {
    std::optional<typename R::template Move<Native>> chosen;
    int seen = 0;
    R::template Rules<Native>::for_each_move(setting, position, [&](const auto& move) {
        if (dice.below(++seen) == 0) chosen = move;
    });
    return chosen;
}

// The default setting with each reading drawn at random.
template <class R>
typename R::template Setting<Native> random_readings(Dice& dice) {
    auto setting = R::default_setting();
    setting.readings = thrown_readings<typename R::Reading>(R::info().readings, dice);
    return setting;
}

// Plays games of at most `longest` plies until `plies` moves were made, calling
// visit(setting, position, moves so far) at each position; visit answers false to stop.
template <class R, class Visit>
void random_play(Dice& dice, int plies, int longest, Visit&& visit) {
    using Move = typename R::template Move<Native>;
    for (int made = 0; made < plies;) {
        const auto setting = random_readings<R>(dice);
        auto position = R::template start<Native>(setting);
        std::vector<Move> line;
        for (int ply = 0; ply <= longest && made < plies; ++ply, ++made) {
            leave_if_stopped();
            if (!visit(setting, position, line)) return;
            const auto move = random_move<R>(setting, position, dice);
            if (!move) break;
            position = R::template Rules<Native>::apply(setting, position, *move);
            line.push_back(*move);
        }
    }
}

// The first position met in random play for which bad(setting, position); with the line to it.
template <class R, class Bad>
std::optional<Witness> first_in_play(const Options& options, Bad&& bad) {
    Dice dice(options.seed);
    std::optional<Witness> found;
    random_play<R>(dice, options.samples, 400, [&](const auto& setting, const auto& position, const auto& line) {
        if (!bad(setting, position)) return true;
        Witness w = witness_at<R>(setting, position, "reached in play");
        w.pictures = {R::picture(setting, position)};
        for (const auto& m : line) w.moves.push_back(R::print_move(setting, m));
        found = std::move(w);
        return false;
    });
    return found;
}

}  // namespace nomos
