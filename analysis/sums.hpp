// The numbers that decide a move, put into the picture of it: attack against defence, weight against weight.
//
// A ruleset whose moves are decided by numbers offers sums(setting, position, move): what its executable rules add up
// for the move under the options of the setting, also where they refuse it for the sum.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <vector>

#include "checkers/record.hpp"
#include "model/core/picture.hpp"

namespace nomos::analysis {

template <class R>
concept WithSums = requires(const typename R::template Setting<Native>& setting,
                            const typename R::template Position<Native>& position,
                            const typename R::template Move<Native>& move) {
    { R::sums(setting, position, move) } -> std::same_as<std::vector<PictureSum>>;
};

template <class R>
void add_sums(const typename R::template Setting<Native>& setting,
              const typename R::template Position<Native>& position, const typename R::template Move<Native>& move,
              Picture& picture) {
    if constexpr (WithSums<R>)
        for (PictureSum& sum : R::sums(setting, position, move)) picture.sums.push_back(std::move(sum));
}

// Where a line of moves leads as far as it is allowed, the last of them drawn, with the sums that decided on the way
// and of the first move that is refused.
template <class R>
Picture picture_after(const typename R::template Setting<Native>& setting, const record::Replay<R>& played,
                      const std::vector<std::string>& moves) {
    const std::size_t made = played.played();
    Picture drawn =
        made == 0 ? R::picture(setting, played.positions.front())
                  : WayOf<R>::picture(setting, played.positions[made - 1], WayOf<R>::parse(setting, moves[made - 1]));
    const std::size_t tried = std::min(played.played() + 1, moves.size());
    for (std::size_t i = 0; i < tried; ++i)
        if constexpr (!WithTurns<R>) add_sums<R>(setting, played.positions[i], R::parse_move(setting, moves[i]), drawn);
    return drawn;
}

}  // namespace nomos::analysis
