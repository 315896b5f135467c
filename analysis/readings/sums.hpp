// The numbers that decide a move (WithSums), put into the picture of it: attack against defence, weight against weight.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "analysis/findings/fallen.hpp"
#include "checkers/recorded_game.hpp"
#include "model/core/picture.hpp"
#include "model/core/way_of_play.hpp"

namespace nomos::analysis {

// Of a play that is refused only what refuses it.
template <class R, class Way = ByMoves<R>>
void add_sums(const typename R::template Setting<Native>& setting,
              const typename R::template Position<Native>& position, const typename Way::Played& play,
              Picture& picture) {
    if constexpr (WithSums<R>)
        for (PictureSum& sum :
             Way::after(setting, position, play)
                 ? Way::sums(setting, position, play)
                 : sums_against<R, Way>(setting, position, play, clauses_behind<R, Way>(setting, position, play)))
            picture.sums.push_back(std::move(sum));
}

// Where a line of moves leads as far as it is allowed, the last of them drawn, with what fell on the way, and with the
// sums that decided on the way and of the first move that is refused.
template <class R>
Picture picture_after(const typename R::template Setting<Native>& setting, const recorded_game::Replay<R>& played,
                      const std::vector<std::string>& moves) {
    const std::size_t made = played.played();
    const auto picture_of = [&](std::size_t i) {
        return WayOf<R>::picture(setting, played.positions[i], WayOf<R>::parse(setting, moves[i]));
    };
    Picture drawn = made == 0 ? R::picture(setting, played.positions.front()) : picture_of(made - 1);
    for (std::size_t i = made; i-- > 1;) add_fallen(picture_of(i - 1), drawn);
    for (std::size_t i = 0; i < std::min(made + 1, moves.size()); ++i) {
        const auto& position = played.positions[i];
        const bool is_over = !R::template Rules<Native>::outcome(setting, position).test(0);
        if (is_over) break;  // the next move is refused for that
        add_sums<R, WayOf<R>>(setting, position, WayOf<R>::parse(setting, moves[i]), drawn);
    }
    return drawn;
}

}  // namespace nomos::analysis
